import { DrawnAnswer } from "#app/estimators/results/drawn-answer.tsx";
import { KeyFigures } from "#app/estimators/results/key-figures.tsx";
import { maxPaybackYears, yearlyDegradation } from "#content/energy/inputs/constants.ts";
import { batteryOwnUseDollars } from "#content/energy/money/own-use.ts";
import { degradationOf, type Payback } from "#content/energy/money/payback.ts";
import { yearsText } from "#content/energy/money/years-text.ts";
import {
  kwhSizeText,
  kwhText,
  kwText,
  moneyRangeText,
  moneyText,
  monthName,
  numberText,
  roundToHundreds,
  roundToTens,
} from "#content/format.ts";
import type { MeterAnswer } from "#content/meter/answer.ts";
import { planShapes } from "#content/meter/plans.ts";
import { laterCostsText } from "#content/offers/ordinary-job.ts";
import { NamedValue } from "../results/named-value.tsx";
import { FoldedTable, NumberTable } from "../results/tables.tsx";
import type { WhatIfInput } from "../web-worker/compute.ts";
import type { WhatIfReport } from "../web-worker/messages.ts";
import type { YearFacts } from "../year/facts.ts";
import { estimateQuery, yourPriceQuery } from "./query.ts";

interface WhatIfAnswerProps extends WhatIfReport {
  facts: YearFacts;
}

/** What the chosen sizes would have saved and cost, laid out as on Your price. */
export function WhatIfAnswer({ input, result: { answer }, facts }: WhatIfAnswerProps) {
  const { year, bills, savings, cost, payback } = answer;
  const { kw, batteryKwh } = answer.system;
  const part = kw === 0 ? "batteryOnTop" : batteryKwh === 0 ? "panels" : "together";
  const saving = savings.together;
  const fromPanels = [
    [input.hasPanels ? "made by the extra panels" : "made", year.both.made - year.neither.made],
    ["used as it’s made", year.both.direct],
  ] as const;
  const flows = [
    ...(kw > 0 ? fromPanels : []),
    ["from the battery", year.both.discharged] as const,
    ["exported", year.both.exported] as const,
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="dusk grid grid-cols-1 gap-5 rounded p-[clamp(1.25rem,4vw,2.5rem)]">
        <p className="semibold">
          With {kw > 0 ? `${kwText(kw)} of ${input.hasPanels ? "extra " : ""}panels` : ""}
          {kw > 0 && batteryKwh > 0 ? " and " : ""}
          {batteryKwh > 0 ? `${kwhSizeText(batteryKwh)} of battery` : kw > 0 ? "" : "nothing"}
        </p>
        <KeyFigures
          figures={[
            {
              label: "You’d pay about",
              figure: (
                <NamedValue name="system-pay" value={cost.pay.typical.toFixed(0)}>
                  {moneyText(roundToTens(cost.pay.typical))}
                </NamedValue>
              ),
            },
            {
              label: "You’d save about",
              figure: (
                <NamedValue name="system-saving" value={saving.assumed.toFixed(0)}>
                  {moneyText(roundToTens(saving.assumed))}
                </NamedValue>
              ),
              note: "a year",
            },
            { label: "Paid back in", figure: yearsText(payback[part].assumed), note: "years" },
          ]}
        />
        <p>
          The saving is {moneyRangeText(roundToTens(saving.low), roundToTens(saving.high))}, the price after discounts{" "}
          {moneyRangeText(roundToHundreds(cost.pay.low), roundToHundreds(cost.pay.high))}.
          {cost.withoutRebate.typical > cost.pay.typical &&
            ` Without the state rebate it’s about ${moneyText(roundToTens(cost.withoutRebate.typical))}.`}{" "}
          You’d have bought{" "}
          <NamedValue name="system-bought" value={year.both.bought.toFixed(0)}>
            {kwhText(year.both.bought)}
          </NamedValue>{" "}
          instead of {kwhText(year.neither.bought)}.
        </p>
        {cost.pay.typical > 0 && (
          <DrawnAnswer
            before={bills.neither}
            after={bills.both}
            cost={cost.pay.typical}
            saving={saving.assumed}
            degradation={
              part === "together" ? degradationOf(savings) : yearlyDegradation[part === "panels" ? part : "battery"]
            }
            laterCostsText={laterCostsText(kw, batteryKwh)}
          />
        )}
        <dl className="rule-above grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 pt-4">
          {flows.map(([label, value]) => (
            <div key={label}>
              <dt className="text-label text-quiet">{label}</dt>
              <dd className="semibold">{kwhText(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="print:hidden">
          <a className="btn" href={`/contact?${estimateQuery(input, facts)}#form`}>
            Ask for this quote
          </a>
        </p>
      </div>
      <PartsTable answer={answer} />
      <p className="small">
        The price is the one that <a href={`/your-price?${yourPriceQuery(input, facts)}#answer`}>Your price</a> gives
        for these sizes. We used an average year’s sun on a north-facing roof, not last year’s. Next year will differ.{" "}
        {batteryKwh > 0 &&
          `We’ve taken off ${moneyText(batteryOwnUseDollars.assumed)} for the power that the battery itself uses.`}
      </p>
    </div>
  );
}

/** The months, the plan with the lowest bill, and the saving from moving a controlled load to solar hours. */
export function WhatIfYear({ input, result: { answer, plans, solarHoursSaving }, facts }: WhatIfAnswerProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlansTable plans={plans} input={input} />
      <MonthsWithIt answer={answer} />
      {solarHoursSaving === undefined ? null : <ControlledInSolarHours saving={solarHoursSaving} facts={facts} />}
    </div>
  );
}

/** What each part saves and costs. The battery's saving is on top of the panels'. */
function PartsTable({ answer: { system, savings, cost, payback } }: { answer: MeterAnswer }) {
  const parts = [
    { name: "Panels", part: "panels", pay: cost.panels.pay, isChosen: system.kw > 0 },
    { name: "Battery, on top", part: "batteryOnTop", pay: cost.battery.pay, isChosen: system.batteryKwh > 0 },
    { name: "Together", part: "together", pay: cost.pay, isChosen: system.kw > 0 && system.batteryKwh > 0 },
  ] as const;
  return (
    <NumberTable
      caption="What each part saves and costs"
      columns={["What", "Yearly saving", "Costs", "Pays back in, years"]}
      cardsClass="table-cards"
      rows={parts
        .filter(({ isChosen }) => isChosen)
        .map(({ name, part, pay }) => ({
          name,
          cells: [
            `${moneyText(savings[part].assumed)} (${moneyRangeText(savings[part].low, savings[part].high)})`,
            moneyRangeText(pay.low, pay.high),
            paybackText(payback[part]),
          ],
        }))}
    />
  );
}

function paybackText({ low, assumed, high }: Payback): string {
  if (assumed === null) return `not within ${maxPaybackYears} years`;
  return `${numberText(assumed, 1)} (${low === null ? "–" : numberText(low, 1)} to ${high === null ? "never" : numberText(high, 1)})`;
}

interface PlansTableProps {
  plans: WhatIfReport["result"]["plans"];
  input: WhatIfInput;
}

function PlansTable({ plans, input: { shape, rates } }: PlansTableProps) {
  const pricedShapes = planShapes.filter(([name]) => name !== "threeRate" || rates.saver !== undefined);
  const lowestBill = Math.min(...pricedShapes.map(([name]) => plans[name].withSystem));
  return (
    <NumberTable
      caption="A year’s bill by kind of plan, at the rates above"
      columns={["Plan", "As it was", "With it"]}
      rows={pricedShapes.map(([name, plan]) => ({
        name: plan,
        about: name === shape ? "yours" : undefined,
        cells: [
          moneyText(plans[name].current),
          moneyText(plans[name].withSystem) + (plans[name].withSystem === lowestBill ? " – least" : ""),
        ],
      }))}
    />
  );
}

/** The months as they were, next to what they would have been. */
function MonthsWithIt({ answer: { months, monthsNow } }: { answer: MeterAnswer }) {
  return (
    <FoldedTable
      summary="Month by month with it"
      caption="kWh a month"
      columns={["Month", "Bought", "With it", "Exported with it"]}
      makeRows={() =>
        months.map(({ bought, exported }, month) => ({
          name: monthName(month + 1),
          cells: [monthsNow[month]?.bought ?? 0, bought, exported].map((kwh) => numberText(kwh)),
        }))
      }
    />
  );
}

/** A controlled load has its own circuit, which panels don't serve unless it is rewired. */
function ControlledInSolarHours({ saving, facts }: { saving: number; facts: YearFacts }) {
  return (
    <p className="max-w-[44rem]">
      <b>Your controlled load</b>, {kwhText(facts.controlled)} a year, is on its own circuit, which panels and a battery
      don’t supply. On the house’s circuit from 11 am to 3 pm, with a timer or a heat pump, it would{" "}
      {saving > 0
        ? `save about ${moneyText(saving)} a year with these sizes`
        : `cost about ${moneyText(-saving)} a year more`}
      .
    </p>
  );
}
