import { dailyParts } from "#app/page-request/daily-markup.tsx";
import { Calculations } from "../results/calculations.tsx";
import { type Terms, termsOn } from "./terms.ts";

/** By program: who applies, what it adds to, whom it is for and what could change. */
export const programTerms = dailyParts((today) =>
  Object.fromEntries(
    Object.entries(termsOn(today)).map(([id, terms]) => [id, <Calculations key={id} lines={termLines(terms)} />]),
  ),
);

export function termLines({ whoApplies, stacks, conditions, couldChange }: Terms) {
  return [
    { label: "Who applies", calculation: whoApplies },
    { label: "With other discounts", calculation: stacks },
    { label: "Conditions", calculation: conditions.join(" ") },
    { label: "What could change", calculation: couldChange.join(" ") },
  ];
}
