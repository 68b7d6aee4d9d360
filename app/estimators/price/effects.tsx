import { costOf } from "#content/cost.ts";
import { moneyText, roundToTens } from "#content/format.ts";
import type { PriceRange } from "#content/prices.ts";
import { type Fields, labelWithoutUnit } from "../fields.ts";
import { energyInput } from "../house.ts";
import {
  type EnteredForPrice,
  energyOf,
  fields,
  houseOf,
  type PriceProps,
  type PriceResult,
  purchaseOf,
  wholePartOf,
} from "./compute.ts";

/** Up to two fields are simulated one by one; more are simulated together and share one sentence. */
const maxSimulated = 2;

/** How each field changes the result, compared with that field's default. */
export function Effects({ entered, result, defaults }: PriceProps & { defaults: EnteredForPrice }) {
  const effects = effectsOf(entered, result, defaults);
  if (effects.length === 0) return null;
  return (
    <ul className="price-effects small" aria-label="What your details change">
      {effects.map(([name, text]) => (
        <li key={name}>
          <b>{name}:</b> {text}
        </li>
      ))}
    </ul>
  );
}

function effectsOf(
  entered: EnteredForPrice,
  { cost, saving, day, house, parts }: PriceResult,
  defaults: Readonly<Record<string, unknown>>,
): [string, string][] {
  if (!cost) return [];
  const changedNames = Object.entries(entered).flatMap(([name, value]) =>
    value === defaults[name] || unlistedFields.includes(name) ? [] : [name],
  );
  if (changedNames.length === 0) return [];
  const withDefaultsFor = (names: readonly string[]): EnteredForPrice => ({
    ...entered,
    ...Object.fromEntries(names.map((name) => [name, defaults[name]])),
  });
  const input = JSON.stringify(energyInput(house));
  const simulatedNames = changedNames.filter(
    (name) => JSON.stringify(energyInput(houseOf(withDefaultsFor([name])))) !== input,
  );
  const groups = simulatedNames.length <= maxSimulated ? simulatedNames.map((name) => [name]) : [simulatedNames];
  const savingChanges = groups.map((names): [string, string] => {
    const { savings } = energyOf(withDefaultsFor(names), cost);
    const change = roundToTens((saving?.assumed ?? 0) - savings[wholePartOf(parts)].assumed);
    const noChangeText = "your answer changes the saving by less than $10 a year";
    return [labelOf(names), change === 0 ? noChangeText : changeText(change, "the yearly saving")];
  });
  const priceChanges = changedNames.flatMap((name): [string, string][] => {
    const text = priceChangeText(cost.pay, costOf(purchaseOf(withDefaultsFor([name]), day), day).pay);
    return text ? [[labelOf([name]), text]] : [];
  });
  return [...priceChanges, ...(saving ? savingChanges : [])];
}

/** Fields whose effect isn't listed: what is bought, the postcode, which has its own sentence, and fields that change no figure. */
const unlistedFields: readonly string[] = ["kw", "battery", "postcode", "backup", "hours", "half"];

function labelOf(names: readonly string[]): string {
  const rows: Fields = fields;
  const row = rows[names[0] ?? ""];
  return names.length > 1 || !row ? "Your details together" : labelWithoutUnit(row);
}

function priceChangeText(currentPay: PriceRange, payWithout: PriceRange): string {
  const change = Math.round(currentPay.typical - payWithout.typical);
  const changeOfHigh = Math.round(currentPay.high - payWithout.high);
  if (change !== 0) return changeText(change, "the price");
  return changeOfHigh === 0 ? "" : changeText(changeOfHigh, "the top of the price range");
}

function changeText(change: number, what: string): string {
  const amount = moneyText(Math.abs(change));
  return `your answer ${change > 0 ? `adds ${amount} to` : `takes ${amount} off`} ${what}`;
}
