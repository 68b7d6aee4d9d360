import { business } from "#content/business.ts";
import { promises } from "#content/promises.ts";

const replyRule = `${promises.replyRule}. No cost, no obligation.`;

/** What is below it. Once the form was sent, what to fix or what happens next comes first. */
export type Showing = keyof typeof openings;

const openings = {
  assessment: {
    title: "Book a free assessment",
    lead: `We’ll get back to you within ${promises.requestReply}, with a time for the assessment. ${replyRule}`,
  },
  callback: {
    title: "We’ll call you back",
    lead: `Leave your number and we’ll call within ${promises.requestReply}. ${replyRule}`,
  },
  urgent: {
    title: "No hot water today? We’ll call you first",
    lead: `Leave your name and number. We’ll call within ${promises.urgentReply}; what comes after hours, we call when the phones open.`,
  },
  mistakes: { title: "Almost there", lead: undefined },
  sent: { title: "Thank you", lead: undefined },
} as const;

export function ContactHero({ showing }: { showing: Showing }) {
  const { title, lead } = openings[showing];
  return (
    <section className="wrap split contact-hero">
      <div className="span-1-9">
        <h1>{title}</h1>
        {lead && <p className="lead mt-4">{lead}</p>}
      </div>
      <div className="span-9-13 contact-call">
        <p className="label">Rather talk? Call now</p>
        <a href={business.phone.href}>{business.phone.display}</a>
        <p className="small">{business.hours.text}</p>
      </div>
    </section>
  );
}
