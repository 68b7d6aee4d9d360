import { costOf } from "#content/cost.ts";
import { money, tens } from "#content/format.ts";
import type { PriceRange } from "#content/prices.ts";
import { type Fields, nameOf } from "../fields.ts";
import { energyInput } from "../house.ts";
import {
  energyOf,
  fields,
  houseOf,
  type PriceAnswers,
  type PriceProps,
  type PriceResult,
  purchaseOf,
} from "./compute.ts";

/** At most two fields simulate the year again; more than two share one sentence. */
const maxSimulated = 2;

/** How each further answer changes the result, compared with leaving that field unchanged. */
export function Effects({ answers, result, defaults }: PriceProps & { defaults: PriceAnswers }) {
  const effects = effectsOf(answers, result, defaults);
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
  answers: PriceAnswers,
  { cost, saving, day, house, parts }: PriceResult,
  defaults: Readonly<Record<string, unknown>>,
): [string, string][] {
  if (!cost) return [];
  const changed = Object.entries(answers).flatMap(([name, answer]) =>
    answer === defaults[name] || mainFields.includes(name) ? [] : [name],
  );
  if (changed.length === 0) return [];
  const without = (names: readonly string[]): PriceAnswers => ({
    ...answers,
    ...Object.fromEntries(names.map((name) => [name, defaults[name]])),
  });
  const input = JSON.stringify(energyInput(house));
  const simulated = changed.filter((name) => JSON.stringify(energyInput(houseOf(without([name])))) !== input);
  const groups = simulated.length <= maxSimulated ? simulated.map((name) => [name]) : [simulated];
  const savings = groups.map((names): [string, string] => {
    const { worth } = energyOf(without(names), cost);
    const more = tens((saving?.assumed ?? 0) - worth[parts.at(-1) ?? "together"].assumed);
    const less = more === 0 ? "your answer changes the saving by less than $10 a year" : "";
    return [
      namesOf(names),
      less ||
        `your answer ${more > 0 ? "adds" : "takes"} ${money(Math.abs(more))} ${more > 0 ? "to" : "off"} the yearly saving`,
    ];
  });
  const payments = changed.flatMap((name): [string, string][] => {
    const text = differenceOf(cost.pay, costOf(purchaseOf(without([name]), day), day).pay);
    return text ? [[namesOf([name]), text]] : [];
  });
  return [...payments, ...(saving ? savings : [])];
}

/** These fields are the question itself, so their effect isn't listed. The place has its own sentence. */
const mainFields: readonly string[] = ["kw", "battery", "postcode", "backup", "hours", "half"];

function namesOf(names: readonly string[]): string {
  const rows: Fields = fields;
  const row = rows[names[0] ?? ""];
  return names.length > 1 || !row ? "Your details together" : nameOf(row);
}

function differenceOf(now: PriceRange, before: PriceRange): string {
  const more = Math.round(now.typical - before.typical);
  const atTheTop = Math.round(now.high - before.high);
  if (more !== 0)
    return more > 0
      ? `your answer adds ${money(more)} to the price`
      : `your answer takes ${money(-more)} off the price`;
  return atTheTop === 0 ? "" : `${money(Math.abs(atTheTop))} ${atTheTop > 0 ? "more" : "less"} at the highest price`;
}
