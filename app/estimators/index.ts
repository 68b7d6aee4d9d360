import type { Day } from "#content/rules/schedule.ts";
import { apartments } from "./calculators/apartments.tsx";
import { commercial } from "./calculators/commercial.tsx";
import { heating } from "./calculators/heating.tsx";
import { hotWater } from "./calculators/hot-water.tsx";
import { outputCheck } from "./calculators/output.tsx";
import { plan } from "./calculators/plan.tsx";
import { price } from "./calculators/price.tsx";
import { quote } from "./calculators/quote.tsx";
import { vpp } from "./calculators/vpp.tsx";
import { houseFieldsNotIn, houseText } from "./carried-house.ts";
import { commercialAssumptions, commercialLines } from "./commercial-workings.tsx";
import type { AnyCalculator } from "./define-calculator.tsx";
import { type Estimate, linesIn } from "./estimate-lines.ts";
import { enteredText, labelWithoutUnit } from "./fields.ts";
import { planLines } from "./plan/workings.ts";
import { priceAssumptions } from "./price/small-print.tsx";

/** Every calculator of the site. Some workings are added here, so that a browser doesn't load them with the calculator. */
export const calculators: readonly AnyCalculator[] = [
  { ...price, assumptions: priceAssumptions },
  { ...plan, arithmetic: planLines },
  quote,
  vpp,
  apartments,
  heating,
  { ...hotWater, assumptions: (_, { notes }: { notes: string[] }) => notes.map((text) => ({ text })) },
  { ...commercial, arithmetic: commercialLines, assumptions: commercialAssumptions },
  outputCheck,
];

/** Computes an estimate again from its query, for the request form and the email to staff. Undefined for an unknown calculator. */
export function estimateFromQuery(name: string, query: URLSearchParams, today: Day): Estimate | undefined {
  const calculator = calculators.find((candidate) => candidate.name === name);
  return calculator && estimateOf(calculator, query, today);
}

export function estimateOf(calculator: AnyCalculator, query: URLSearchParams, today: Day): Estimate {
  const { title, page, tab, fields, read, compute, summarise, arithmetic = linesIn } = calculator;
  const { entered, typedTexts, problems, query: understoodQuery } = read(query, today);
  const enteredLines = Object.entries(fields).flatMap(([field, row]) => {
    const value = problems[field] ? "" : enteredText(row, typedTexts[field]?.toLowerCase() ?? "", today);
    return value ? [{ label: labelWithoutUnit(row), value }] : [];
  });
  const houseQuery = houseFieldsNotIn(query, understoodQuery);
  const restOfHouseText = houseText(houseQuery);
  const result = compute(entered, today);
  const sharedQuery = [understoodQuery, houseQuery.toString()].filter(Boolean).join("&");
  return {
    title,
    path: `${page}?${tab ? `tab=${tab}&` : ""}${sharedQuery}`,
    query: sharedQuery,
    lines: [
      ...enteredLines,
      ...summarise(result),
      ...(restOfHouseText ? [{ label: "Their house", value: restOfHouseText }] : []),
    ],
    arithmetic: () => arithmetic(result),
  };
}
