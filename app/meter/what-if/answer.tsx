import { batteryOwnUse } from "#content/energy/money/own-use.ts";
import type { Payback } from "#content/energy/money/payback.ts";
import { hundreds, kwh, kwhSize, kw as kwText, money, moneyRange, monthName, number, tens } from "#content/format.ts";
import type { MeterAnswer } from "#content/meter/answer.ts";
import { type PlanShape, planShapes } from "#content/meter/plans.ts";
import { FoldedTable, NumberTable } from "../results/tables.tsx";
import { Value } from "../results/value.tsx";
import type { FittedReport, Question } from "../web-worker/messages.ts";
import type { YearFacts } from "../year/facts.ts";

interface FittedAnswerProps extends FittedReport {
  facts: YearFacts;
}

/** What the sizes would have saved and cost, as Your price says it. */
export function FittedAnswer({ question, result: { answer }, facts }: FittedAnswerProps) {
  const { year, bills, worth, cost } = answer;
  const { kw, battery } = answer.fitted;
  const saving = worth.together;
  const fromPanels = [
    [question.hasPanels ? "made by the extra panels" : "made", year.both.made - year.nothing.made],
    ["used as it’s made", year.both.direct],
  ] as const;
  const flows = [
    ...(kw > 0 ? fromPanels : []),
    ["from the battery", year.both.moved] as const,
    ["exported", year.both.exported] as const,
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="dusk grid gap-2 rounded p-[clamp(1.25rem,4vw,2.5rem)]">
        <p>
          With {kw > 0 ? `${kwText(kw)} of ${question.hasPanels ? "extra " : ""}panels` : ""}
          {kw > 0 && battery > 0 ? " and " : ""}
          {battery > 0 ? `${kwhSize(battery)} of battery` : kw > 0 ? "" : "nothing"}, you’d save about
        </p>
        <p className="figure-number text-wattle">
          <Value name="fitted-saving" exact={saving.assumed.toFixed(0)}>
            {money(tens(saving.assumed))}
          </Value>
        </p>
        <p>
          a year, {moneyRange(tens(saving.low), tens(saving.high))}. You’d pay about{" "}
          <Value name="fitted-pay" exact={cost.pay.typical.toFixed(0)}>
            {money(tens(cost.pay.typical))}
          </Value>{" "}
          after discounts, {moneyRange(hundreds(cost.pay.low), hundreds(cost.pay.high))}.
        </p>
        <p>
          You’d have bought{" "}
          <Value name="fitted-bought" exact={year.both.bought.toFixed(0)}>
            {kwh(year.both.bought)}
          </Value>{" "}
          instead of {kwh(year.nothing.bought)}, and the year’s bill would have been about{" "}
          <Value name="fitted-bill" exact={bills.both.toFixed(0)}>
            {money(bills.both)}
          </Value>{" "}
          instead of {money(bills.nothing)}
          {bills.both < 0 ? " (less than nothing: a credit)" : ""}.
        </p>
        <dl className="rule-above mt-4 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 pt-4">
          {flows.map(([label, value]) => (
            <div key={label}>
              <dt className="text-label text-quiet">{label}</dt>
              <dd className="semibold">{kwh(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PartsTable answer={answer} />
      <p className="small">
        The price is the one that <a href={priceOf(question, facts)}>Your price</a> gives for these sizes. We used an
        average year’s sun on a north-facing roof, not last year’s. Next year will differ.{" "}
        {battery > 0 && `We’ve taken off ${money(batteryOwnUse.assumed)} for the power a battery uses itself.`}
      </p>
    </div>
  );
}

/** Its months, on which plan it does best, and what a controlled load would do at midday. */
export function FittedYear({ question, result: { answer, plans, middayWorth }, facts }: FittedAnswerProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlansTable plans={plans} shape={question.shape} />
      <MonthsWithIt answer={answer} />
      {middayWorth === undefined ? null : <Midday worth={middayWorth} facts={facts} />}
    </div>
  );
}

/** The same sizes, place and use: a year's average stands for the meter's half-hours. */
function priceOf({ fitted: { kw, battery }, postcode, hasPanels }: Question, facts: YearFacts): string {
  const quarter = String(Math.round(facts.bought / 4));
  const query = new URLSearchParams({ kw: String(kw), battery: String(battery), postcode, use: quarter });
  if (hasPanels) query.set("existing", "yes");
  return `/your-price?${query}#answer`;
}

/** The battery is worked out on top of the panels. */
function PartsTable({ answer: { fitted, worth, cost, payback } }: { answer: MeterAnswer }) {
  const parts = [
    { name: "Panels", part: "panels", pay: cost.panels.pay, isAsked: fitted.kw > 0 },
    { name: "Battery, on top", part: "batteryOnTop", pay: cost.battery.pay, isAsked: fitted.battery > 0 },
    { name: "Together", part: "together", pay: cost.pay, isAsked: fitted.kw > 0 && fitted.battery > 0 },
  ] as const;
  return (
    <NumberTable
      caption="What each part saves and costs"
      columns={["What", "Yearly saving", "Costs", "Pays back in, years"]}
      rows={parts
        .filter(({ isAsked }) => isAsked)
        .map(({ name, part, pay }) => ({
          name,
          cells: [
            `${money(worth[part].assumed)} (${moneyRange(worth[part].low, worth[part].high)})`,
            moneyRange(pay.low, pay.high),
            yearsOf(payback[part]),
          ],
        }))}
    />
  );
}

function yearsOf({ low, assumed, high }: Payback): string {
  if (assumed === null) return "never, in 50 years";
  return `${number(assumed, 1)} (${low === null ? "–" : number(low, 1)} to ${high === null ? "never" : number(high, 1)})`;
}

function PlansTable({ plans, shape }: { plans: FittedReport["result"]["plans"]; shape: PlanShape }) {
  const least = Math.min(...planShapes.map(([name]) => plans[name].fitted));
  return (
    <NumberTable
      caption="A year’s bill on three kinds of plan, at the rates above"
      columns={["Plan", "As it was", "With it"]}
      rows={planShapes.map(([name, plan]) => ({
        name: plan,
        about: name === shape ? "yours" : undefined,
        cells: [money(plans[name].now), money(plans[name].fitted) + (plans[name].fitted === least ? " – least" : "")],
      }))}
    />
  );
}

/** The same months next to what they would have been. */
function MonthsWithIt({ answer: { months, monthsNow } }: { answer: MeterAnswer }) {
  return (
    <FoldedTable
      summary="Month by month with it"
      caption="kWh a month"
      columns={["Month", "Bought", "With it", "Exported with it"]}
      makeRows={() =>
        months.map(({ bought, exported }, at) => ({
          name: monthName(at + 1),
          cells: [monthsNow[at]?.bought ?? 0, bought, exported].map((kwh) => number(kwh)),
        }))
      }
    />
  );
}

/** A circuit of its own, which panels don't serve unless it is rewired. */
function Midday({ worth, facts }: { worth: number; facts: YearFacts }) {
  return (
    <p className="max-w-[44rem]">
      <b>Your controlled load</b>, {kwh(facts.controlled)} a year, is on its own circuit, which panels and a battery
      don’t supply. On the house’s circuit from 11 am to 3 pm, with a timer or a heat pump, it would{" "}
      {worth > 0 ? `save about ${money(worth)} a year with these sizes` : `cost about ${money(-worth)} a year more`}.
    </p>
  );
}
