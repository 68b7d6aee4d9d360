import { Closing } from "#app/components/closing.tsx";
import { Hero } from "#app/components/hero.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { Section } from "#app/components/section.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import type { PageProps } from "#app/routing/page-route.ts";
import { useToday } from "#app/routing/today.ts";
import { commercialExamples } from "#content/figures/records/commercial.ts";
import { kwText, moneyText } from "#content/format.ts";
import { type CommercialSize, commercialCost } from "#content/offers/commercial-cost.ts";
import { promises } from "#content/promises.ts";
import { yearOfDay } from "#content/rules/schedule.ts";
import { plannedBusinessDay } from "#content/rules/solar-certificates.ts";
import { melbourneZone } from "#content/rules/zones.ts";
import { Buildings } from "./buildings.tsx";
import { Finance } from "./finance.tsx";
import { Programs } from "./programs.tsx";
import { Savings } from "./savings.tsx";
import { WeekFigure } from "./week.tsx";
import words from "./words.json" with { type: "json" };

const siteVisitForm = "/contact?from=commercial&service=commercial-solar#form";

export function Component({ query, today }: PageProps) {
  return (
    <>
      <CommercialHero />
      <WeekFigure />
      <LocalContents links={words.contents} />
      <Gains />
      <Buildings />
      <Programs />
      <Savings query={query} today={today} />
      <Finance />
      <SiteVisit />
      <Closing
        page="/commercial"
        title="Twelve months of bills and an hour on site"
        secondLink={{ href: "/blog/business-solar-compliance", text: "Approvals, step by step" }}
        href={siteVisitForm}
      >
        That’s all we need for a free proposal. It comes with the output by month, the export limit we’d apply for, and
        a price fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

const example: CommercialSize = { kw: 30, example: commercialExamples[30] };

const CommercialHero = cachedForDay(function CommercialHero() {
  const today = useToday();
  const year = yearOfDay(plannedBusinessDay(example.kw, today));
  const isNextYear = year > yearOfDay(today);
  const years = [year, isNextYear ? year - 1 : year + 1];
  const [planned, alternative] = years.map(
    (installedYear) => commercialCost(example, melbourneZone, installedYear).remaining,
  );
  if (!planned || !alternative)
    throw new Error(`content/figures/records/commercial.ts has no price of ${example.kw} kW`);
  return (
    <Hero
      path="/commercial"
      picture="school"
      title="Commercial solar, sized to your working day"
      lead="If you’re open during the day, you use a lot of your solar yourself and buy less power."
      actions={[
        { href: siteVisitForm, text: "Schedule Site Visit" },
        { href: "#finance", text: "Ways to pay" },
      ]}
      trust={["Licensed and insured", "A fixed written quote"]}
    >
      <p className="with-claim mt-4">
        <b>{moneyText(planned.exGst)}</b> for a typical {kwText(example.kw)} installed in {year}, after certificates and
        before GST, or {moneyText(planned.incGst)} with GST.{" "}
        {isNextYear ? `If we can still install by 31 December ${year - 1},` : `In ${year + 1}`} it’s{" "}
        {moneyText(alternative.exGst)} before GST, or {moneyText(alternative.incGst)} with GST.
      </p>
    </Hero>
  );
});

const metrics = [
  ["commercial-cost-reduction", "Saving on your electricity bill"],
  ["payback-commercial", "Payback"],
  ["stc-commercial-range", "What certificates take off the price"],
] as const;

const Gains = cachedForDay(function Gains() {
  return (
    <section className="wrap split py-section" aria-labelledby="gains">
      <div className="wide:col-[1/8]">
        <h2 id="gains">Four benefits</h2>
        <ul className="rule-below mt-6 tablet:grid tablet:grid-cols-2 tablet:gap-x-8">
          {words.benefits.map(({ title, text }) => (
            <li key={title} className="rule-above from-tablet:py-4">
              <h3 className="fold-title text-h4">{title}</h3>
              <PhoneFold plain summary={title}>
                <p className="max-w-[36em] phone:pb-4">{text}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-5 tablet:grid-cols-3 tablet:gap-x-6 from-tablet:gap-y-7 wide:col-[9/13]">
        <h2 className="text-h3 tablet:col-span-3">What a business can expect</h2>
        {metrics.map(([id, name]) => (
          <div key={id}>
            <h3 className="mb-2 text-h4">{name}</h3>
            <PlanningFigure id={id} withNote withClaim />
          </div>
        ))}
      </div>
    </section>
  );
});

/** The stops of a visit, on a line like the header's. */
const SiteVisit = cachedForDay(function SiteVisit() {
  return (
    <Section id="visit" title="The assessment: what we look at" groundClass="sand">
      <ol className="mt-4 ml-2 grid from-tablet:mt-12 wide:ml-0 wide:grid-cols-5">
        {words.stops.map(({ title, text }) => (
          <li
            key={title}
            className="relative border-l-2 border-ink pl-7 not-last:pb-7 last:border-transparent wide:border-t-2 wide:border-l-0 wide:pt-7 wide:pr-6 wide:pl-0"
          >
            <span className="absolute top-0 -left-2.25 size-4 rounded-full border-2 border-ink bg-wattle wide:-top-2.25 wide:left-0" />
            <h3 className="-mt-1 wide:mt-0">{title}</h3>
            <p className="mt-1.5 text-[1rem]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
});
