import type { Cost } from "#content/cost.ts";
import type { Flow, Part, Payback, Pull, Span } from "#content/energy/estimate.ts";
import { gridKgPerKwh } from "#content/energy/house/tables.ts";
import { kwh, kwhSize, kw as kwText, money, moneyRange, range, rate as rateText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { houseAnswer, totalKw } from "../house/answer.ts";
import type { HouseQuestion } from "../house/question.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine, tenths, whole } from "../question/estimate.ts";
import { homeNames } from "../question/fields.ts";
import { type Assumption, assumptionsOf, hoursText } from "./assumptions.ts";
import { paybackLines, worthLines } from "./lines.ts";
import { firstYears, type YearRow } from "./years.ts";

export { readHouse as read } from "../house/question.ts";

type SavingsOutput =
  | "daily-use"
  | "yearly-kwh"
  | "yearly-direct"
  | "yearly-moved"
  | "yearly-exported"
  | "yearly-bought"
  | "yearly-saving-low"
  | "yearly-saving-assumed"
  | "yearly-saving-high"
  | "payback-low"
  | "payback-assumed"
  | "payback-high"
  | "ten-year-low"
  | "ten-year-high"
  | "co2-tonnes";

/** A part of what may be bought, with what it adds and when it has paid for itself. */
export type PartRow = { part: Part; worth: Span; payback: Payback; perThousand: number | undefined };

export type SavingsResult = {
  outputs: Outputs<SavingsOutput>;
  year: Flow | undefined;
  /** kWh, January first. */
  months: readonly Flow[];
  years: YearRow[];
  worth: Span | undefined;
  /** What moves the worth, largest first. */
  pulls: readonly Pull[];
  /** Panels, a battery on top and a battery alone, in the order to buy them; empty without a battery. */
  parts: PartRow[];
  /** Dollars a year that a plan with free hours is worth by itself. */
  planWorth: number | undefined;
  cost: Cost | undefined;
  arithmetic: { saving: Line[]; payback: Line[] };
  assumptions: Assumption[];
};

export function compute(question: HouseQuestion, today: Day): SavingsResult {
  const { answer, cost: found } = houseAnswer(question, today);
  const known = question.kw !== undefined;
  const asked = known && question.dailyUse !== undefined;
  const flow = asked ? answer.year.both : undefined;
  const worth = asked ? answer.worth.together : undefined;
  const back = asked ? answer.payback[question.battery > 0 ? "together" : "panels"] : undefined;
  const cost = known ? found : undefined;
  const years = asked ? firstYears(answer) : [];
  const last = years.at(-1);
  return {
    outputs: {
      "daily-use": tenths(question.dailyUse),
      "yearly-kwh": known ? whole(answer.year.both.made) : undefined,
      "yearly-direct": whole(flow?.direct),
      "yearly-moved": whole(flow?.moved),
      "yearly-exported": whole(flow?.exported),
      "yearly-bought": whole(flow?.bought),
      "yearly-saving-low": whole(worth?.low),
      "yearly-saving-assumed": whole(worth?.assumed),
      "yearly-saving-high": whole(worth?.high),
      "payback-low": tenths(back?.low ?? undefined),
      "payback-assumed": tenths(back?.assumed ?? undefined),
      "payback-high": tenths(back?.high ?? undefined),
      "ten-year-low": whole(last?.totalLow),
      "ten-year-high": whole(last?.totalHigh),
      "co2-tonnes": tenths(flow && (answer.year.nothing.bought - flow.bought) * (gridKgPerKwh / 1000)),
    },
    year: flow,
    months: asked ? answer.months : [],
    years,
    worth,
    pulls: asked ? answer.pulls.together : [],
    parts: asked && question.battery > 0 ? partsOf(answer) : [],
    planWorth: asked && question.midday ? answer.planWorth : undefined,
    cost,
    arithmetic: {
      saving: asked ? worthLines(answer, question) : [],
      payback: cost && worth && back ? paybackLines(cost, worth, back) : [],
    },
    assumptions: assumptionsOf(question, cost),
  };
}

/** The most dollars a year for each $1,000 come first: that is the order to buy in. */
function partsOf({ worth, payback, perThousand }: ReturnType<typeof houseAnswer>["answer"]): PartRow[] {
  const row = (part: "panels" | "batteryOnTop" | "batteryAlone"): PartRow => ({
    part,
    worth: worth[part],
    payback: payback[part],
    perThousand: perThousand[part],
  });
  const parts = [row("panels"), row("batteryOnTop"), row("batteryAlone")];
  return parts
    .filter(({ worth: each }) => each.assumed > 0)
    .sort((one, other) => (other.perThousand ?? 0) - (one.perThousand ?? 0));
}

export function summarise(input: HouseQuestion, { outputs }: SavingsResult): SummaryLine[] {
  const { "yearly-saving-low": low, "yearly-saving-high": high, "payback-low": first, "payback-high": last } = outputs;
  return [
    ...(input.postcode ? [{ label: "Postcode", value: input.postcode }] : []),
    ...summaryLine("Panels", totalKw(input), kwText),
    ...summaryLine("Battery", input.battery || undefined, (size) => `${kwhSize(size)} usable`),
    ...summaryLine("Used per day", outputs["daily-use"], (use) => kwh(use, 1)),
    input.work ? { label: "Open", value: hoursText(input.work) } : { label: "At home", value: homeNames[input.home] },
    { label: "Usage rate", value: rateText(input.rate) },
    ...summaryLine("Yearly output", outputs["yearly-kwh"], kwh),
    ...(low !== undefined && high !== undefined ? [{ label: "Yearly saving", value: moneyRange(low, high) }] : []),
    ...(first !== undefined && last !== undefined
      ? [{ label: "Pays back in", value: `${range(first, last)} years` }]
      : []),
    ...summaryLine("Price given", input.price, money),
  ];
}
