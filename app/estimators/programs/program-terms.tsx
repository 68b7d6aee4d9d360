import type { ReactNode } from "react";
import type { Day } from "#content/rules/schedule.ts";
import { Calculations } from "../results/calculations.tsx";
import { type Terms, termsOn } from "./terms.ts";

/** By program: who applies, what it adds to, whom it is for and what could change. */
export function programTerms(today: Day): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(termsOn(today)).map(([id, terms]) => [id, <Calculations key={id} lines={termLines(terms)} />]),
  );
}

export function termLines({ whoApplies, stacks, conditions, couldChange }: Terms) {
  return [
    { label: "Who applies", calculation: whoApplies },
    { label: "With other discounts", calculation: stacks },
    { label: "Conditions", calculation: conditions.join(" ") },
    { label: "What could change", calculation: couldChange.join(" ") },
  ];
}
