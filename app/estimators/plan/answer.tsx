import { BillBars } from "#app/charts/bill-bars.tsx";
import { PaybackLine, yearsDrawn, yearsToZero } from "#app/charts/payback-line.tsx";
import { Fold } from "#app/components/fold.tsx";
import { moneyInTensText, moneyText, numberText, roundToHundreds, roundToTens } from "#content/format.ts";
import { ordinaryAirConditioningText, ordinaryHotWaterText } from "#content/offers/ordinary-job.ts";
import { townOf } from "#content/places/data/named-places.ts";
import type { ServiceId } from "#content/request/services/services.ts";
import type { PlanResult } from "../calculators/plan.tsx";
import { AskAbout } from "../results/ask-about.tsx";
import { Calculations } from "../results/calculations.tsx";
import { KeyFigures } from "../results/key-figures.tsx";
import { RoundedMoney } from "../results/named-number.tsx";
import { type PlanHome, yearlyGasCharge } from "./home.ts";
import { linksOf } from "./links.ts";
import type { JobId, makePlan, PlanStep } from "./plan.ts";
import { ifItFailsFirst, priceNote, reasonsOf, solarFirstText, visitSentences, whyNotText } from "./reasons.ts";
import { RenterAnswer } from "./renter.tsx";
import { capitalisedJobName, dateText } from "./words.ts";
import { planLines } from "./workings.ts";

type Plan = ReturnType<typeof makePlan>;

interface PlanProps {
  plan: Plan;
  home: PlanHome;
}

/** The years in order, each with its jobs: what comes first, its price then, and why. */
export function PlanAnswer({ result, query }: { result: PlanResult; query: string }) {
  const { plan, home, firstYear } = result;
  if (!plan)
    return (
      <>
        <RenterAnswer home={home} />
        <AskAbout calculator="plan" query={query} hidden />
      </>
    );
  return (
    <>
      <PlaceOfPlan postcode={home.postcode.postcode} firstYear={firstYear} />
      {plan.steps.length > 0 && <PlanFigures plan={plan} firstYear={firstYear} />}
      <YearLine plan={plan} home={home} firstYear={firstYear} />
      {plan.steps.length > 0 && <p className="small">{priceNote(plan)}</p>}
      {plan.steps.length > 0 && <PlanDrawings plan={plan} firstYear={firstYear} />}
      <div className="plan-notes">
        <LeftOut plan={plan} home={home} />
        <GoodToKnow plan={plan} home={home} />
      </div>
      <div className="folds">
        <Fold summary="The sums by year">
          <SumsByYear plan={plan} />
        </Fold>
        <Fold summary="How we got this">
          <Calculations lines={planLines(result)} />
          <p className="small">
            The first step is at today’s price, later ones at the price on 1 January of their year. We count a step’s
            saving from the following year. All prices come from today’s list, and all savings use today’s rates. This
            is an estimate, not a quote.
          </p>
        </Fold>
      </div>
      <AskAbout
        calculator="plan"
        query={query}
        text="Ask about this plan"
        services={plan.steps.map(({ id }) => serviceOf[id])}
      />
    </>
  );
}

const serviceOf: Readonly<Record<JobId, ServiceId>> = {
  water: "heat-pump",
  panels: "solar-panels",
  battery: "solar-battery",
  heating: "aircon-rebate",
};

/** Savings minus spending, at the start and after each year that is drawn. */
function balancesOf({ years, yearlySaving }: Plan): number[] {
  const balances = [0, ...years.map(({ balance }) => balance)];
  while (balances.length <= yearsDrawn) balances.push((balances.at(-1) ?? 0) + yearlySaving);
  return balances;
}

/** The calendar year when the plan has run for this many years: 0.5 and 1 are both in its first year. */
function yearOf(years: number, firstYear: number): number {
  return firstYear + Math.ceil(years) - 1;
}

function PlaceOfPlan({ postcode, firstYear }: { postcode: string | undefined; firstYear: number }) {
  const town = postcode && townOf(postcode);
  return (
    <p className="small">
      For {town || (postcode ? `postcode ${postcode}` : "Melbourne")}.
      {town && ` We visit the region once a month. The first step is priced for ${firstYear}.`}
    </p>
  );
}

function PlanFigures({ plan, firstYear }: { plan: Plan; firstYear: number }) {
  const paybackYears = yearsToZero(balancesOf(plan));
  return (
    <KeyFigures
      figures={[
        {
          label: "You pay",
          figure: <RoundedMoney name="plan-spent" value={plan.spent} step={10} />,
          note: "after discounts, plus extras",
        },
        {
          label: "You save",
          figure: <RoundedMoney name="plan-saved" value={plan.yearlySaving} step={10} />,
          note: "a year, once it’s done",
        },
        {
          label: "Paid back in",
          figure: paybackYears === undefined ? `over ${yearsDrawn} years` : String(yearOf(paybackYears, firstYear)),
          note: "with every step counted",
        },
      ]}
    />
  );
}

function YearLine({ plan, home, firstYear }: PlanProps & { firstYear: number }) {
  const { steps, offGas } = plan;
  const lastYear = Math.max(0, offGas?.year ?? 0, ...steps.map(({ year }) => year));
  return (
    <ol className="year-line">
      {spansOf(plan).map(({ from, to, spent }) => (
        <li key={from}>
          <h3>
            {from === to ? from : `${from} to ${to}`}
            {spent > 0 && <small>{moneyText(roundToTens(spent))} that year</small>}
          </h3>
          {steps
            .filter(({ year }) => year === from)
            .map((step) => (
              <StepOfYear key={step.id} step={step} plan={plan} home={home} firstYear={firstYear} />
            ))}
          {offGas?.year === from && <OffGas offGas={offGas} hasGasCooktop={home.cooktop === "gas"} />}
          {spent === 0 && offGas?.year !== from && <p>{idleText(plan, { isBeforeJob: from < lastYear })}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Each year with a job, and the spans of years without one. */
function spansOf({ years, offGas }: Plan): { from: number; to: number; spent: number }[] {
  const isIdle = (year: number, spent: number) => spent === 0 && offGas?.year !== year;
  const spans: { from: number; to: number; spent: number }[] = [];
  for (const { year, spent } of years) {
    const lastSpan = spans.at(-1);
    if (lastSpan && isIdle(lastSpan.from, lastSpan.spent) && isIdle(year, spent)) lastSpan.to = year;
    else spans.push({ from: year, to: year, spent });
  }
  return spans;
}

function idleText({ yearlySaving }: Plan, { isBeforeJob }: { isBeforeJob: boolean }): string {
  if (isBeforeJob) return "Nothing to buy: save the budget for the next step.";
  return yearlySaving > 0
    ? `Nothing more to buy. It saves about ${moneyText(roundToTens(yearlySaving))} every year.`
    : "Come back when something breaks, or when you know how long you’ll stay.";
}

function StepOfYear({ step, plan, home, firstYear }: PlanProps & { step: PlanStep; firstYear: number }) {
  const { pay, saving, payback } = step;
  const { priceLink, savingLink } = linksOf(step, plan, home);
  const failureAdvice = ifItFailsFirst(step, home);
  return (
    <article className="plan-step">
      <h4>
        {capitalisedJobName(step)} <small>{dateText(step)}</small>
      </h4>
      <p className="plan-step-figures">
        <b>
          <RoundedMoney name={`plan-${step.id}`} value={pay.typical} step={10} />
        </b>{" "}
        saves {moneyText(roundToTens(saving.assumed))} a year
        {payback.assumed !== null && `, paid back in ${numberText(payback.assumed, 1)} years`}
      </p>
      <ul className="dashes">
        {reasonsOf(step, plan, home, firstYear).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {failureAdvice && <li>{failureAdvice}</li>}
      </ul>
      <p className="small print:hidden">
        <a href={priceLink}>{savingLink ? "Its price, line by line" : "The same house in Your price"}</a>
        {savingLink && (
          <>
            {" · "}
            <a href={savingLink}>{step.id === "heating" ? "What it saves against gas" : "What it saves"}</a>
          </>
        )}
      </p>
    </article>
  );
}

function OffGas({ offGas, hasGasCooktop }: { offGas: NonNullable<Plan["offGas"]>; hasGasCooktop: boolean }) {
  return (
    <article className="plan-step">
      <h4>{hasGasCooktop ? "Change the cooktop and close the gas account" : "Close the gas account"}</h4>
      <p className="plan-step-figures">
        saves another {moneyInTensText(offGas.saving)} a year, which isn’t in the totals above
      </p>
      <p>
        {hasGasCooktop &&
          `It’s the last appliance on gas. Cooking costs about ${moneyText(offGas.cooking?.gas ?? 0)} a year there, and ${moneyText(offGas.cooking?.induction ?? 0)} on induction. We don’t sell cooktops, so get a price for one and for its circuit. `}
        {hasGasCooktop ? "Then ask" : "Ask"} your retailer to remove the gas connection (“abolishment”), and ask what
        that costs. The daily charge, {moneyText(yearlyGasCharge)} a year, ends with it.{" "}
        <a href="/blog/home-electrification">How to leave gas</a>
      </p>
    </article>
  );
}

function PlanDrawings({ plan, firstYear }: { plan: Plan; firstYear: number }) {
  const balances = balancesOf(plan);
  const paybackYears = yearsToZero(balances);
  const finalBalance = balances.at(-1) ?? 0;
  const lastYear = firstYear + yearsDrawn - 1;
  return (
    <div className="drawn">
      <BillBars
        title="Power and gas for a year"
        before={{ label: "Today", dollars: plan.bills.before }}
        after={{ label: "At the end of the plan", dollars: plan.bills.after }}
      />
      <PaybackLine
        title="What you’ve spent and saved"
        balances={balances}
        marks={[0, 5, 10, 15, 20].map((yearsAfter) => String(firstYear + Math.max(0, yearsAfter - 1)))}
        sentence={
          paybackYears === undefined
            ? `By ${lastYear} you’d still be about ${moneyText(Math.max(100, roundToHundreds(-finalBalance)))} short.`
            : `You have your money back in ${yearOf(paybackYears, firstYear)}. By ${lastYear} you’re about ${moneyText(roundToHundreds(finalBalance))} ahead, less whatever has to be replaced by then.`
        }
      />
    </div>
  );
}

function LeftOut({ plan: { leftOut }, home }: PlanProps) {
  if (leftOut.length === 0) return null;
  return (
    <section>
      <h3>Not in the plan</h3>
      <ul className="dashes">
        {leftOut.map((step) => (
          <li key={step.id}>
            <b>
              {capitalisedJobName(step)}, about {moneyText(roundToTens(priceLeftOut(step)))}
              {step.whyNot !== "young" && `, saves ${moneyText(roundToTens(step.saving.assumed))} a year`}.
            </b>{" "}
            {whyNotText(step, home)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The price of a job that isn't in the plan. A water heater that is too new to replace gets no state rebate. */
function priceLeftOut({ whyNot, pay, cost }: Plan["leftOut"][number]): number {
  return whyNot === "young" ? cost.withoutRebate.typical : pay.typical;
}

function GoodToKnow({ plan, home }: PlanProps) {
  const orderText = solarFirstText(plan, home);
  const visits = visitSentences(plan, home);
  const isPlanned = (id: JobId) => plan.steps.some((step) => step.id === id);
  return (
    <>
      {orderText && (
        <section>
          <h3>Why this order</h3>
          <p>{orderText}</p>
        </section>
      )}
      <section>
        <h3>One visit, one switchboard</h3>
        <ul className="dashes">
          {visits.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>
            An <a href="/faq#old-switchboard">old switchboard</a> may have to be replaced first. That isn’t in these
            prices: send us a photo and we’ll tell you. <a href="/faq#one-phase-or-three">Three-phase power</a> is
            rarely needed.
          </li>
          {isPlanned("water") && (
            <li className="print:hidden">
              {ordinaryHotWaterText}
              {home.people > 4 && ` For ${numberText(home.people)} people you need a larger tank.`}
            </li>
          )}
          {isPlanned("heating") && <li className="print:hidden">{ordinaryAirConditioningText}</li>}
          {home.dwelling === "apartment" && (
            <li>
              Panels go on a roof that belongs to all owners:{" "}
              <a href="/your-price?tab=apartments">solar for your apartments</a>. An outdoor unit needs the owners
              corporation’s consent.
            </li>
          )}
        </ul>
      </section>
    </>
  );
}

function SumsByYear({ plan: { years, spent } }: { plan: Plan }) {
  return (
    <table className="table">
      <caption className="unseen">What the plan costs and saves, year by year</caption>
      <thead>
        <tr>
          {["Year", "Spent", "Saved", "So far"].map((name, index) => (
            <th key={name} scope="col" className={index > 0 ? "num" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, spent: dollars, saved, balance }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td className="num">{moneyText(roundToTens(dollars))}</td>
            <td className="num">{moneyText(roundToTens(saved))}</td>
            <td className="num">{spent > 0 ? moneyText(roundToTens(balance)) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
