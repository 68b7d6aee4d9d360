import type { LoaderFunctionArgs } from "react-router";
import { DataTable } from "#app/components/data-table.tsx";
import { LastChanged } from "#app/components/last-changed.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { type ClauseProps, clausesIn, prose } from "#app/components/prose.tsx";
import { Section } from "#app/components/section.tsx";
import { TableScroll } from "#app/components/table-scroll.tsx";
import type { PageProps } from "#app/routing/page-route.ts";
import { pageServices } from "#app/routing/page-services.ts";
import { holdTogether } from "#content/hold-together.ts";
import { personalDataKept } from "#content/legal/legal.ts";
import { promises } from "#content/promises.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import Text from "./privacy.mdx";

const text = Text({ components: { ...prose, Clause } });

export function Component({ loaderData: { hasWebhook } }: PageProps<typeof loader>) {
  return (
    <>
      <section className="wrap pt-[clamp(2.5rem,5vw,5rem)]" aria-labelledby="privacy">
        <h1 id="privacy" className="max-w-[12em]">
          What we know about you, and when we delete it
        </h1>
        <p className="lead mt-6">
          Ask for an assessment and we keep what you typed, for {holdTogether(promises.consent)} at most unless you
          become a customer. Just browse and we keep nothing.
        </p>
        <RequestTimeline />
        <LocalContents ruledClass="ruled-contents" links={[{ id: "held", text: "What we keep" }, ...clausesIn(text)]} />
      </section>
      <DataKept />
      <div className="wrap pb-section print:columns-2 print:gap-x-16">
        {hasWebhook && (
          <Clause id="own-system" title="Our own system">
            <p>
              Your request also goes to the system we plan our work in, signed and over an encrypted connection. If you
              withdraw, we tell that system straight away, with the reference and nothing else, and it deletes your
              request too.
            </p>
          </Clause>
        )}
        {text}
        <div className="rule-above pt-4">
          <LastChanged />
        </div>
      </div>
    </>
  );
}

export function loader({ context }: LoaderFunctionArgs) {
  return { hasWebhook: context.get(pageServices).hasWebhook };
}

const timeline = [
  ["Day 1", "You send it.", "We save it, then email it to our staff. If you left an email address, you get a copy."],
  [
    `Within ${promises.requestReply}`,
    "We call you,",
    `or write if you asked us to, and agree on a day for the visit. That’s ${promises.replyRule}.`,
  ],
  [
    `After ${uploadKeptDays}\u00a0days`,
    "The attachment leaves the website.",
    "Its link stops working. Staff delete their copy when your quote is done.",
  ],
  [
    `After ${promises.consent}`,
    "The rest is deleted.",
    "Your consent has ended, and the request goes with it. Ask, and we’ll do it sooner.",
  ],
] as const;

/** What happens to a request, from the day it is sent to the day it is deleted. */
function RequestTimeline() {
  return (
    <ol
      className="mt-12 grid gap-6 border-l-6 pl-5 phone:[border-image:linear-gradient(#f4b41a,#c98b73,#22304a)_1] from-tablet:grid-cols-4 from-tablet:border-t-8 from-tablet:border-l-0 from-tablet:pt-5 from-tablet:pl-0 from-tablet:[border-image:linear-gradient(90deg,#f4b41a,#f0be7c,#c98b73,#22304a)_1]"
      aria-label="What happens to your request"
    >
      {timeline.map(([time, event, details]) => (
        <li
          key={time}
          className="from-tablet:row-span-2 from-tablet:grid from-tablet:grid-rows-subgrid from-tablet:gap-y-1"
        >
          <p className="hour phone:mb-1">{holdTogether(time)}</p>
          <p>
            <b>{event}</b> {details}
          </p>
        </li>
      ))}
    </ol>
  );
}

function DataKept() {
  return (
    <Section id="held" title="What we keep">
      <p className="mt-4 max-w-[42em]">
        Your request and everything that goes with it, for {holdTogether(promises.consent)} at most. If you become a
        customer, we keep the job’s paperwork for as long as a warranty runs or the law requires, and at least five
        years.
      </p>
      <PhoneFold summary="What, why, how long, and who sees it">
        <TableScroll label="What we keep, why, how long, and who sees it">
          <DataTable
            cardsClass="table-cards"
            caption="What we keep, why, how long, and who sees it"
            captionClass="unseen"
            columns={["What", "Why", "How long", { name: "Who sees it", cellClass: "phone:col-span-full" }]}
            rows={personalDataKept.map(({ what, why, howLong, who }) => ({
              name: what,
              cells: [why, holdTogether(howLong), who],
            }))}
          />
        </TableScroll>
      </PhoneFold>
    </Section>
  );
}

/** A clause of the policy. Its title is beside its text if there is room. */
function Clause({ id, title, children }: ClauseProps) {
  return (
    <section
      className="rule-above gap-x-8 pt-4 pb-10 phone:first:border-t-0 phone:first:pt-0 wide:grid wide:grid-cols-[4fr_8fr] wide:py-6 print:block print:break-inside-avoid print:py-4"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="grid max-w-[38em] gap-3 phone:mt-3 tablet:mt-3 print:mt-2">{children}</div>
    </section>
  );
}
