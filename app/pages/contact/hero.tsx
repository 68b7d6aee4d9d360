import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { promises } from "#content/promises.ts";

/** By what is below it. Once the form was sent, what to fix or what happens next comes first. */
const openings = {
  assessment: {
    title: "Book a free assessment",
    lead: `Fill in the form and we’ll get back to you within ${promises.requestReply} to arrange a visit. ${promises.replyRule}.`,
    trust: [
      "No cost, no obligation",
      `${promises.assessment} at your place`,
      `A quote fixed for ${promises.quoteHolds}`,
    ],
  },
  callback: {
    title: "We’ll call you back",
    lead: `Leave your number and we’ll call within ${promises.requestReply}. ${promises.replyRule}.`,
    trust: ["No cost, no obligation"],
  },
  urgent: {
    title: "No hot water today? We’ll call you first",
    lead: `Leave your name and number. We’ll call within ${promises.urgentReply}; what comes after hours, we call when the phones open.`,
    trust: [],
  },
  mistakes: { title: "Almost there", lead: undefined, trust: [] },
  sent: { title: "Thank you", lead: undefined, trust: [] },
} as const;

/** What it is, what it costs, what to do: the form is right below. */
export function ContactHero({ showing }: { showing: keyof typeof openings }) {
  const { title, lead, trust } = openings[showing];
  return (
    <section className="wrap split gap-x-8 pt-6 phone:gap-y-4 pb-6 tablet:grid-cols-[1fr_auto] from-tablet:pt-12 from-tablet:pb-10 wide:gap-x-0">
      <div className="wide:col-[1/9]">
        <h1>{title}</h1>
        {lead && <p className="lead mt-4">{holdTogether(lead)}</p>}
        {trust.length > 0 && (
          <ul className="semibold mt-4 flex flex-wrap gap-x-6 text-small">
            {trust.map((reason) => (
              <li key={reason} className="tick">
                {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 from-tablet:block from-tablet:self-end wide:col-[9/13]">
        <span className="label block">Rather talk? Call now</span>
        <a
          className="block text-h3 no-underline hover:underline from-tablet:text-[clamp(2.25rem,4.2vw,3.375rem)]"
          href={business.phone.href}
        >
          {business.phone.display}
        </a>
        <span className="small block">{business.hours.text}</span>
      </p>
    </section>
  );
}
