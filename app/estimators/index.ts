import type { Day } from "#content/rules/schedule.ts";
import * as ownersCorporation from "./apartments/answer.ts";
import { read as readOwnersCorporation } from "./apartments/question.ts";
import * as batterySize from "./battery/answer.ts";
import * as day from "./day/answer.ts";
import * as heating from "./heating/answer.ts";
import { read as readHeating } from "./heating/question.ts";
import * as hotWater from "./hot-water/answer.ts";
import * as yourPrice from "./price/answer.ts";
import { read as readPrice } from "./price/question.ts";
import { workings } from "./price/workings.ts";
import { type Line, linesIn, type SummaryLine } from "./question/estimate.ts";
import { houseInWords, mainPartsOf } from "./question/house-in-words.ts";
import type { Reading } from "./question/reader.ts";
import * as quote from "./quote/answer.ts";
import * as compareQuotes from "./quotes/answer.ts";
import { read as readQuotes } from "./quotes/question.ts";
import * as rebates from "./rebates/answer.ts";
import * as savings from "./savings/answer.ts";
import * as vpp from "./vpp/answer.ts";
import { read as readVpp } from "./vpp/question.ts";

type Estimator<Input, Result> = {
  read(query: URLSearchParams, today: Day): Reading<Input>;
  compute(input: Input, today: Day): Result;
  summarise(input: Input, result: Result): SummaryLine[];
  /** How it was worked out; what the result says itself if absent. */
  arithmetic?(result: Result): Line[];
};

export type Estimate = {
  title: string;
  /** The page that holds the tool. */
  path: string;
  /** The question as understood: known fields with usable answers, no free text. */
  query: string;
  lines: SummaryLine[];
  /** How it was worked out, step by step. */
  arithmetic(): Line[];
};

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
  vpp: tool("Virtual power plant", (query) => `/your-price?tab=vpp&${query}`, {
    read: readVpp,
    compute: vpp.compute,
    summarise: vpp.summarise,
  }),
  apartments: tool("Solar for apartments", (query) => `/your-price?tab=apartments&${query}`, {
    read: readOwnersCorporation,
    compute: ownersCorporation.compute,
    summarise: ownersCorporation.summarise,
  }),
  heating: tool("Heating: gas or reverse cycle", (query) => `/your-price?tab=heating&${query}`, {
    read: readHeating,
    compute: heating.compute,
    summarise: heating.summarise,
  }),
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
  "hot-water": tool("Hot water running cost", "/hot-water", {
    read: hotWater.read,
    compute: hotWater.compute,
    summarise: hotWater.summarise,
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
  return new URLSearchParams(query).get("site") === "business" ? "/commercial" : "/residential";
}

type Page = string | ((query: string) => string);

function tool<Input, Result>(title: string, page: Page, estimator: Estimator<Input, Result>) {
  const { read, compute, summarise, arithmetic = linesIn } = estimator;
  return (given: URLSearchParams, today: Day): Estimate => {
    const { input, query: understood } = read(given, today);
    const path = typeof page === "string" ? page : page(understood);
    const rest = houseBesides(given, understood);
    const house = houseInWords(rest);
    const result = compute(input, today);
    return {
      title,
      path,
      query: [understood, rest.toString()].filter(Boolean).join("&"),
      lines: [...summarise(input, result), ...(house ? [{ label: "Their house", value: house }] : [])],
      arithmetic: () => arithmetic(result),
    };
  };
}

/** What was entered about the house on another page and this estimate doesn't ask. */
function houseBesides(given: URLSearchParams, understood: string): URLSearchParams {
  const read = new URLSearchParams(understood);
  return new URLSearchParams(
    mainPartsOf(given).flatMap(([field, value]) => (read.has(field) ? [] : [[field, String(value)]])),
  );
}
