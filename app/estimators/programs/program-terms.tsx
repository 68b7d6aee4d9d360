import type { ReactNode } from "react";
import type { Day } from "#content/rules/schedule.ts";
import { Calculations } from "../results/calculations.tsx";
import { type Terms, termsOn } from "./terms.ts";

/** By program: who applies and whom it is for. */
export function programTerms(today: Day): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(termsOn(today)).map(([id, terms]) => [id, <Calculations key={id} lines={termLines(terms)} />]),
  );
}

export function termLines({ whoApplies, conditions }: Terms) {
  return [
    { label: "Who applies", calculation: whoApplies },
    { label: "Conditions", calculation: conditions.join(" ") },
  ];
}
