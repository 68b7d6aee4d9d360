import { Fold } from "#app/controls/fold.tsx";
import type { Part, Span } from "#content/energy/estimate.ts";
import { kwh, longDate, money, moneyRange } from "#content/format.ts";
import type { PriceRange } from "#content/prices.ts";
import { AskAbout } from "../frame/ask-about.tsx";
import { Calculations } from "../frame/calculations.tsx";
import { sumOf } from "../question/estimate.ts";
import { houseOf } from "../question/house-fields.ts";
import { Months } from "../savings/months.tsx";
import type { PriceAnswer } from "./answer.ts";
import type { Effect } from "./effects.ts";
import { Amount, Figures } from "./figures.tsx";
import { PaybackScale } from "./payback-scale.tsx";
import { workings } from "./workings.ts";

interface PriceResultsProps {
  answer: PriceAnswer;
  effects: readonly Effect[];
  /** The question as understood, for the request form. */
  query: string;
  wrong: boolean;
}

/** The price first, then what makes it, what it saves and when each part has paid for itself. */
export function PriceResults({ answer, effects, query, wrong }: PriceResultsProps) {
  const { cost, discounts, energy, parts, saving, firstToBuy, later } = answer;
  if (!cost)
    return (
      <div className="price-answer dusk">
        <h2 id="answer" className="price-figure-label" tabIndex={-1}>
          Choose panels, a battery or both
        </h2>
        <p>The price appears here.</p>
      </div>
    );
  return (
    <div className="price-answer dusk">
      {wrong && <p className="label">Fix the highlighted fields. Here is what we can work out so far.</p>}
      <h2 id="answer" className="price-figure-label" tabIndex={-1}>
        Roughly what you’ll pay after discounts
      </h2>
      <p className="price-figure">
        <Figures name="pay" span={cost.pay} to={100} />
      </p>
      <p>
        Most homes come in at around <Amount name="pay-assumed" value={cost.pay.typical} to={10} />, GST included.
      </p>
      <dl className="price-lines">
        <div>
          <dt>
            Price before discounts
            {cost.price.low < cost.price.high && (
              <small>Our range is {moneyRange(toTen(cost.price.low), toTen(cost.price.high))}</small>
            )}
          </dt>
          <dd>{money(toTen(cost.price.typical))}</dd>
        </div>
        {discounts.map(({ name, amount, condition }) => (
          <div key={name}>
            <dt>
              {name}
              <small>{condition}</small>
            </dt>
            <dd>{amount > 0 ? `−${money(amount)}` : "$0"}</dd>
          </div>
        ))}
        <div>
          <dt>Total discounts</dt>
          <dd>
            −<Amount name="discounts" value={sumOf(discounts.map(({ amount }) => amount))} to={1} />
          </dd>
        </div>
        <div className="price-left">
          <dt>You pay about</dt>
          <dd>{money(toTen(cost.pay.typical))}</dd>
        </div>
        {saving && (
          <div className="price-saving">
            <dt>Yearly saving</dt>
            <dd>
              <Figures name="saving" span={saving} to={10} />
              <small>
                about <Amount name="saving-assumed" value={saving.assumed} to={10} />
              </small>
            </dd>
          </div>
        )}
      </dl>
      <div className="price-returns">
        {effects.length > 0 && (
          <ul className="price-effects small" aria-label="What your details change">
            {effects.map(({ name, text }) => (
              <li key={name}>
                <b>{name}:</b> {text}
              </li>
            ))}
          </ul>
        )}
        {energy && (
          <PaybackScale
            paybacks={parts.map((part) => ({
              name: partNames[part],
              output: outputOf[part],
              years: energy.payback[part],
            }))}
          />
        )}
        {firstToBuy && <p>{firstToBuy}</p>}
        {later && (
          <p className="small">
            From {longDate(later.day)} the same system costs about {money(toTen(later.more))} more:{" "}
            {moneyRange(toHundred(later.pay.low), toHundred(later.pay.high))}.
          </p>
        )}
      </div>
      <AskAbout tool="price" query={query} />
      {energy && (
        <Fold summary="Month by month">
          <Months months={energy.months.map((flow, index) => ({ ...flow, month: index + 1 }))} />
          <p className="small">
            Over the year: {kwh(energy.year.both.made)} made, {kwh(energy.year.both.direct + energy.year.both.moved)}{" "}
            used in the house, {kwh(energy.year.both.exported)} exported, {kwh(energy.year.both.bought)} bought from the
            grid.
          </p>
        </Fold>
      )}
      <Fold summary="How we work this out">
        <Calculations lines={workings(answer)} />
        <p className="small">This is an estimate from averages, not a quote.</p>
      </Fold>
      <SameHouse query={query} />
    </div>
  );
}

/** The other estimators, asked about the same house. */
function SameHouse({ query }: { query: string }) {
  const house = houseOf(new URLSearchParams(query)).toString();
  return (
    <p className="small">
      The same house in detail: <a href={`/rebates-and-finance?${house}#estimate`}>each rebate</a>,{" "}
      <a href={`/residential?${house}#estimate`}>savings by month</a>,{" "}
      <a href={`/solar-batteries?${house}#estimate`}>battery size</a>,{" "}
      <a href={`/hot-water?${house}#estimate`}>hot water</a>
    </p>
  );
}

const partNames: Record<Part, string> = {
  panels: "Panels",
  batteryOnTop: "Adding the battery",
  together: "Together",
  batteryAlone: "Battery alone",
};

const outputOf: Record<Part, string> = {
  panels: "payback-panels",
  batteryOnTop: "payback-battery",
  together: "payback-together",
  batteryAlone: "payback-battery-alone",
};

export function sentenceOf(pay: PriceRange, saving: Span | undefined): string {
  const saves = saving ? `; saves ${moneyRange(toTen(saving.low), toTen(saving.high))} a year` : "";
  return `You pay about ${moneyRange(toHundred(pay.low), toHundred(pay.high))}${saves}`;
}

function toTen(value: number): number {
  return Math.round(value / 10) * 10;
}

function toHundred(value: number): number {
  return Math.round(value / 100) * 100;
}
