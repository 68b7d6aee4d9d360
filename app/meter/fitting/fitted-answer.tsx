import { TableScroll } from "#app/controls/table-scroll.tsx";
import { kwh, kwhSize, kw as kwText, money, moneyRange, number } from "#content/format.ts";
import type { Part, PartAnswer } from "#content/meter/answer.ts";
import { type PlanShape, planShapes } from "#content/meter/plans.ts";
import type { FittedResult, Question } from "../thread/messages.ts";
import type { YearFacts } from "../year/facts.ts";
import { MonthsWithIt } from "./months-with-it.tsx";

interface FittedAnswerProps {
  question: Question;
  result: FittedResult;
  facts: YearFacts;
}

const partNames: Readonly<Record<Part, string>> = {
  panels: "Panels",
  battery: "Battery, on top",
  together: "Together",
};

/** Next to the actual year: what would have been bought and paid, and how long each part takes to pay back. */
export function FittedAnswer({ question, result, facts }: FittedAnswerProps) {
  const { answer, plans, middayWorth } = result;
  const { now, fittedYear, bills } = answer;
  const { kw, battery } = answer.fitted;
  const parts = (["panels", "battery", "together"] as const).flatMap((part) => {
    const found = answer.parts[part];
    return found ? [[part, found] as const] : [];
  });
  return (
    <div className="meter-answer">
      <div className="dusk meter-card">
        <p>
          With {kw > 0 ? `${kwText(kw)} of ${question.hasPanels ? "extra " : ""}panels` : ""}
          {kw > 0 && battery > 0 ? " and " : ""}
          {battery > 0 ? `${kwhSize(battery)} of battery` : kw > 0 ? "" : "nothing"}, you would have bought
        </p>
        <p className="figure-number">
          <output name="fitted-bought" data-value={fittedYear.bought.toFixed(0)}>
            {kwh(fittedYear.bought)}
          </output>
        </p>
        <p>
          instead of {kwh(now.bought)}, and paid about{" "}
          <output name="fitted-bill" data-value={bills.both.toFixed(0)}>
            {money(bills.both)}
          </output>{" "}
          instead of {money(bills.now)}
          {bills.both < 0 ? " (less than nothing: a credit)" : ""}.
        </p>
        <dl className="meter-flows">
          {kw > 0 ? (
            <>
              <Flow
                label={question.hasPanels ? "made by the extra panels" : "made"}
                value={fittedYear.made - now.made}
              />
              <Flow label="used as it’s made" value={fittedYear.direct} />
            </>
          ) : null}
          <Flow label="from the battery" value={fittedYear.moved} />
          <Flow label="exported" value={fittedYear.exported} />
        </dl>
      </div>
      {parts.length > 0 ? <PartsTable parts={parts} /> : null}
      <p className="small">
        We used an average year’s sun on a north-facing roof in Melbourne, not last year’s. Next year will differ. We
        assume the same prices, after certificates, as on our other pages.
      </p>
      <MonthsWithIt answer={answer} />
      <PlansTable plans={plans} shape={question.shape} />
      {middayWorth === undefined ? null : <Midday worth={middayWorth} facts={facts} />}
    </div>
  );
}

function Flow({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{kwh(value)}</dd>
    </div>
  );
}

function PartsTable({ parts }: { parts: readonly (readonly [Part, PartAnswer])[] }) {
  return (
    <TableScroll label="Worth, cost and payback">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="num">
              Yearly saving
            </th>
            <th scope="col" className="num">
              Costs
            </th>
            <th scope="col" className="num">
              Pays back in, years
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([part, { worth, cost, payback }]) => (
            <tr key={part}>
              <th scope="row">{partNames[part]}</th>
              <td className="num">
                {money(worth.assumed)} <span className="small">({moneyRange(worth.low, worth.high)})</span>
              </td>
              <td className="num">{moneyRange(cost.low, cost.high)}</td>
              <td className="num">{yearsOf(payback)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function yearsOf({ low, assumed, high }: PartAnswer["payback"]): string {
  if (assumed === null) return "never, in 50 years";
  return `${number(assumed, 1)} (${low === null ? "–" : number(low, 1)} to ${high === null ? "never" : number(high, 1)})`;
}

function PlansTable({ plans, shape }: { plans: FittedResult["plans"]; shape: PlanShape }) {
  const shapes = Object.entries(planShapes) as [PlanShape, string][];
  const least = Math.min(...shapes.map(([one]) => plans[one].fitted));
  return (
    <TableScroll label="Three kinds of plan">
      <table className="table">
        <caption>A year’s bill on three kinds of plan, at the rates above</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col" className="num">
              As it was
            </th>
            <th scope="col" className="num">
              With it
            </th>
          </tr>
        </thead>
        <tbody>
          {shapes.map(([one, name]) => (
            <tr key={one}>
              <th scope="row">
                {name}
                {one === shape ? <span className="small">yours</span> : null}
              </th>
              <td className="num">{money(plans[one].now)}</td>
              <td className="num">
                {money(plans[one].fitted)}
                {plans[one].fitted === least ? " – least" : ""}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** A circuit of its own, which panels don't serve unless it is rewired. */
function Midday({ worth, facts }: { worth: number; facts: YearFacts }) {
  return (
    <p className="meter-midday">
      <b>Your controlled load</b>, {kwh(facts.controlled)} a year, is on its own circuit, which panels and a battery
      don’t supply. On the house’s circuit from 11 am to 3 pm, with a timer or a heat pump, it would{" "}
      {worth > 0 ? `save about ${money(worth)} a year with these sizes` : `cost about ${money(-worth)} a year more`}.
    </p>
  );
}
