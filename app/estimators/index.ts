import type { Day } from "#content/rules/schedule.ts";
import * as batterySize from "./battery/answer.ts";
import { apartments } from "./calculators/apartments.tsx";
import { heating } from "./calculators/heating.tsx";
import { hotWater } from "./calculators/hot-water.tsx";
import { vpp } from "./calculators/vpp.tsx";
import * as day from "./day/answer.ts";
import type { AnyCalculator } from "./define.tsx";
import * as yourPrice from "./price/answer.ts";
import { read as readPrice } from "./price/question.ts";
import { workings } from "./price/workings.ts";
import { type Estimate, type Line, linesIn, type SummaryLine } from "./question/estimate.ts";
import { houseBesides, houseInWords } from "./question/house-in-words.ts";
import type { Reading } from "./question/reader.ts";
import * as quote from "./quote/answer.ts";
import * as compareQuotes from "./quotes/answer.ts";
import { read as readQuotes } from "./quotes/question.ts";
import * as rebates from "./rebates/answer.ts";
import * as savings from "./savings/answer.ts";

type Estimator<Input, Result> = {
  read(query: URLSearchParams, today: Day): Reading<Input>;
  compute(input: Input, today: Day): Result;
  summarise(input: Input, result: Result): SummaryLine[];
  /** How it was worked out; what the result says itself if absent. */
  arithmetic?(result: Result): Line[];
};

/** Every calculator of the site. */
export const calculators: readonly AnyCalculator[] = [hotWater, vpp, apartments, heating];

const tools = {
  price: tool("Your price", "/your-price", {
    read: readPrice,
    compute: (input) => yourPrice.compute(input),
    summarise: yourPrice.summarise,
    arithmetic: workings,
  }),
  quotes: tool("Is my quote fair?", (query) => `/your-price?tab=quote&${query}`, {
    read: readQuotes,
    compute: compareQuotes.compute,
    summarise: compareQuotes.summarise,
  }),
  ...Object.fromEntries(calculators.map(({ name, estimate }) => [name, estimate])),
  rebates: tool("Rebates for my home", "/rebates-and-finance", {
    read: rebates.read,
    compute: rebates.compute,
    summarise: rebates.summarise,
  }),
  quote: tool("A quote I already have", "/rebates-and-finance", {
    read: quote.read,
    compute: quote.compute,
    summarise: quote.summarise,
  }),
  savings: tool("Savings and payback", savingsPage, {
    read: savings.read,
    compute: savings.compute,
    summarise: savings.summarise,
  }),
  battery: tool("Battery size", "/solar-batteries", {
    read: batterySize.read,
    compute: batterySize.compute,
    summarise: batterySize.summarise,
  }),
  day: tool("One day in my house", "/", { read: day.read, compute: day.compute, summarise: day.summarise }),
};

export type Tool = keyof typeof tools;

export function isTool(name: string): name is Tool {
  return Object.hasOwn(tools, name);
}

/** Computes a shared estimate again, for the request form and the mail to staff; nothing for an unknown tool. */
export function estimateFromQuery(name: string, query: URLSearchParams, today: Day): Estimate | undefined {
  return isTool(name) ? tools[name](query, today) : undefined;
}

function savingsPage(query: string): string {
  return `${new URLSearchParams(query).get("site") === "business" ? "/commercial" : "/residential"}?${query}`;
}

type Page = string | ((query: string) => string);

function tool<Input, Result>(title: string, page: Page, estimator: Estimator<Input, Result>) {
  const { read, compute, summarise, arithmetic = linesIn } = estimator;
  return (given: URLSearchParams, today: Day): Estimate => {
    const { input, query: understood } = read(given, today);
    const rest = houseBesides(given, understood);
    const house = houseInWords(rest);
    const result = compute(input, today);
    const asked = [understood, rest.toString()].filter(Boolean).join("&");
    return {
      title,
      path: typeof page === "string" ? `${page}?${asked}` : page(asked),
      query: asked,
      lines: [...summarise(input, result), ...(house ? [{ label: "Their house", value: house }] : [])],
      arithmetic: () => arithmetic(result),
    };
  };
}
