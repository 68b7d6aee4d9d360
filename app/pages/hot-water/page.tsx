import type { LoaderFunctionArgs } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Closing } from "#app/components/closing.tsx";
import { CommonQuestions } from "#app/components/common-questions.tsx";
import { Illustration } from "#app/components/illustration.tsx";
import { Actions } from "#app/components/links.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { Section } from "#app/components/section.tsx";
import { OffersJsonLd } from "#app/document/json-ld.tsx";
import { FigureClaim, FigureHistory, FigureValue } from "#app/figures/figure.tsx";
import { FigureNote } from "#app/figures/notes.tsx";
import { PlanningFigure } from "#app/figures/planning-figure.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import type { PageProps } from "#app/routing/page-route.ts";
import { pageServices } from "#app/routing/page-services.ts";
import { hotWaterAssumptions } from "#content/energy/hot-water.ts";
import { figureId } from "#content/figures/index.ts";
import { numberText } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { ordinaryHotWaterText } from "#content/offers/ordinary-job.ts";
import { promises, replyWithinText } from "#content/promises.ts";
import { hotWaterQuestions } from "#content/questions/questions.ts";
import { urgentCallSentence } from "#content/request/call-due.ts";
import { Eligibility } from "./eligibility.tsx";
import { Comparison, RunningCost, Upgrades } from "./running-cost.tsx";
import words from "./words.json" with { type: "json" };

export function Component({ query, today, loaderData: whenWeCall }: PageProps<typeof loader>) {
  return (
    <>
      <HotWaterHero whenWeCall={whenWeCall} />
      <LocalContents links={words.contents} />
      <Comparison />
      <Upgrades />
      <Eligibility />
      <RunningCost query={query} today={today} />
      <Benefits />
      <CommonQuestions group="hot-water" questions={hotWaterQuestions} />
      <OffersJsonLd service="Heat pump hot water" offers={["heat-pump"]} />
      <Closing
        page="/hot-water"
        title="Before the old one lets you down"
        secondLink={{ href: "/blog/heat-pump-winter-2026", text: "Heat pumps in winter" }}
      >
        Send a photo of your hot water system and its label. We’ll get back to you {replyWithinText} with a size, a
        place to put it and a price fixed for {promises.quoteHolds}.
      </Closing>
    </>
  );
}

const { assumed: cop } = hotWaterAssumptions.heatPumpCop;

/** Where a tank's heat comes from, for each kWh of power: the heat pump's COP is how many kWh of heat that makes. */
const heatSources = [
  ["from the grid or your roof", "1\u00a0kWh"],
  ["out of the air", `+ ${numberText(cop - 1)}`],
  ["hot water in the tank", `= ${numberText(cop)}`],
] as const;

/** When we call somebody without hot water. It depends on the time of day: the page is cached for the hour. */
export function loader({ context }: LoaderFunctionArgs) {
  return urgentCallSentence(context.get(pageServices).now());
}

function HotWaterHero({ whenWeCall }: { whenWeCall: string }) {
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-4 pb-5 tablet:gap-y-8 tablet:pt-9 from-tablet:pb-[clamp(3rem,5vw,4.5rem)] wide:grid-cols-12">
      <div className="wide:col-[7/13] wide:pt-9 wide:pb-4">
        <Breadcrumb path="/hot-water" />
        <h1>Heat pump hot water takes its heat from the air</h1>
        <p className="lead mt-4 wide:mt-6">
          A heat pump moves heat from the air into your tank. Over a year in Victoria it uses about{" "}
          <FigureValue id="heat-pump-energy-saving" /> less energy than an electric tank.
          <FigureNote id="heat-pump-energy-saving" />
        </p>
        <p className="mt-4 border-l-4 border-clay pl-4">
          <b>No hot water today?</b> <a href="/help">Get help now</a>. {holdTogether(whenWeCall)}
        </p>
        <div className="mt-6">
          <PlanningFigure id="heat-pump-price" withNote />
        </div>
        <Actions
          className="mt-6"
          links={[
            { href: "/contact?service=heat-pump#form", text: "Get a quote" },
            { href: "#estimate", text: "Your running costs" },
          ]}
        />
        <details className="fold small rule-above rule-below mt-4">
          <summary>Entry-level price</summary>
          <p className="pb-4">
            <FigureClaim id="heat-pump-price" /> <FigureHistory id="heat-pump-price" />
          </p>
        </details>
        <p className="small mt-4">
          GST included. Your <a href="#cost-to-buy">written quote</a> shows what Victorian Energy Upgrades takes off.{" "}
          {ordinaryHotWaterText}
        </p>
        <dl className="mb-5 grid grid-cols-[1.2fr_1fr_1fr] border-y border-ink *:flex *:flex-col-reverse *:justify-end *:py-3.5 *:pr-2 from-tablet:mb-8">
          {heatSources.map(([from, amount]) => (
            <div key={from}>
              <dt className="small">{from}</dt>
              <dd className="text-price whitespace-nowrap phone:text-[min(1.75rem,7.8vw)]">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Illustration
        className="mx-[calc((var(--axis)-100vw)/2)] phone:row-start-1 wide:col-[1/7] wide:row-start-1 wide:mr-12"
        caption="Illustration: tank and heat pump in one, by the laundry."
        captionClass="px-[calc((100vw-var(--axis))/2)] pt-2.5 phone:hidden"
        name="heat-pump"
        narrow={{ name: "heat-pump-narrow", sizes: "100vw" }}
        alt="A white cylinder with a fan on top beside a laundry door"
        sizes="(min-width: 64rem) 78rem, 100vw"
        priority
        imageClass="h-[10.5rem] w-full object-cover object-[60%_50%] from-tablet:object-[60%_60%] tablet:h-[26rem] wide:h-[max(36rem,100%-2.5rem)]"
      />
    </section>
  );
}

const Benefits = cachedForDay(function Benefits() {
  return (
    <Section id="benefits" title="Heat pumps in four numbers">
      <dl className="mt-[clamp(1.25rem,3vw,2.5rem)] grid from-tablet:grid-cols-2 from-tablet:gap-x-6 wide:grid-cols-4 phone:rule-below">
        {words.facts.map(({ figure, after, meaning }) => (
          <div key={figure} className="rule-above grid content-start gap-y-1 py-3 from-tablet:py-4">
            <dt className="semibold text-small">
              <b className="mr-1 text-h3 whitespace-nowrap from-tablet:block from-tablet:text-price">
                <FigureValue id={figureId(figure)} />
              </b>{" "}
              {after}
            </dt>
            <dd className="text-[1rem] leading-[1.45]">{textOf(meaning)}</dd>
          </div>
        ))}
      </dl>
      <div className="split mt-[clamp(2.25rem,4vw,3.5rem)] gap-y-3">
        <h3 className="wide:col-[1/5]">When to run it</h3>
        <div className="wide:col-[5/13]">
          <p>
            In the middle of the day, when the air is warm and your own solar can run it. Without solar, look at the
            Midday Power Saver: since <FigureValue id="midday-power-start" /> a household with a smart meter can choose
            a plan that doesn’t charge from <FigureValue id="midday-power-hours" />. Check what it charges at other
            times.
          </p>
        </div>
      </div>
    </Section>
  );
});
