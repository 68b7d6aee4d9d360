import { money } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { compute, type PriceAnswer } from "./answer.ts";
import { type PriceInput, read } from "./question.ts";

/** How one answer changes the result, against leaving that field as it was. */
export interface Effect {
  name: string;
  text: string;
}

/** Each further field, by what it is called in the form. Those in the first list change the energy, the rest only the price. */
const energyFields = {
  bill: "Your bill",
  use: "Your usage",
  home: "Who is home",
  distributor: "Your network",
  rate: "Your rate",
  feedin: "Your feed-in rate",
  midday: "Midday Power Saver",
  ev: "Your car",
  orientation: "Your roof’s direction",
};
const priceFields = {
  postcode: "Your postcode",
  existing: "Existing panels",
  income: "Your income",
  owner: "Who owns the home",
  stc: "Your certificate price",
  cost: "Your price",
  year: "Your installation date",
};

/** A year of half-hours is simulated again for two fields at most; more than two are told together. */
const mostSimulated = 2;

export function effectsOf(query: string, answer: PriceAnswer, today: Day): Effect[] {
  if (!answer.cost) return [];
  const given = new URLSearchParams(query);
  const usual = { ...read(new URLSearchParams(), today).values, year: today.slice(0, 4) };
  const changed = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).filter(([field]) => isChanged(field, given, usual));
  const energy = changed(energyFields);
  const effects = changed(priceFields).flatMap(([field, name]) =>
    priceEffect(name, without(query, [field], today).input, answer),
  );
  if (energy.length <= mostSimulated)
    effects.push(
      ...energy.flatMap(([field, name]) => savingEffect(name, without(query, [field], today).input, answer)),
    );
  else {
    const fields = energy.map(([field]) => field);
    effects.push(...savingEffect("Your details together", without(query, fields, today).input, answer));
  }
  return effects;
}

/** The same question with some fields as nobody had touched them. */
function without(query: string, fields: readonly string[], today: Day) {
  const rest = new URLSearchParams(query);
  for (const field of fields) {
    rest.delete(field);
    if (field === "year") rest.delete("half");
  }
  return read(rest, today);
}

function isChanged(field: string, given: URLSearchParams, usual: Readonly<Record<string, string>>): boolean {
  const answer = given.get(field);
  return Boolean(answer) && answer !== usual[field];
}

function priceEffect(name: string, usual: PriceInput, { cost }: PriceAnswer): Effect[] {
  const before = compute(usual, { simulate: false }).cost;
  if (!before || !cost) return [];
  const difference = Math.round(cost.pay.typical - before.pay.typical);
  const atTheTop = Math.round(cost.pay.high - before.pay.high);
  if (difference !== 0)
    return [{ name, text: `${money(Math.abs(difference))} ${difference > 0 ? "more" : "less"} to pay` }];
  if (atTheTop !== 0)
    return [{ name, text: `${money(Math.abs(atTheTop))} ${atTheTop > 0 ? "more" : "less"} at the highest price` }];
  return [{ name, text: "doesn’t change the price" }];
}

function savingEffect(name: string, usual: PriceInput, { saving }: PriceAnswer): Effect[] {
  const before = compute(usual).saving;
  if (!before || !saving) return [];
  const difference = Math.round((saving.assumed - before.assumed) / 10) * 10;
  return [
    {
      name,
      text:
        difference === 0
          ? "changes the saving by less than $10 a year"
          : `saves ${money(Math.abs(difference))} ${difference > 0 ? "more" : "less"} a year`,
    },
  ];
}
