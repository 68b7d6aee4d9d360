import { averageCarKwh } from "#content/energy/car.ts";
import { emissions } from "#content/energy/emissions.ts";
import { type Payback, payback } from "#content/energy/payback.ts";
import { yieldAt } from "#content/energy/place-yield.ts";
import { type EnergyFlow, type House, monthByMonth, type Worth, yearlyWorth, yearOf } from "#content/energy/savings.ts";
import { daysInMonth, faded } from "#content/energy/yield.ts";
import { kwh, kwhSize, kw as kwText, money, moneyRange, range, rate as rateText } from "#content/format.ts";
import type { Day } from "#content/rules/schedule.ts";
import { type Line, type Outputs, type SummaryLine, summaryLine, tenths, whole } from "../question/estimate.ts";
import { homeNames } from "../question/fields.ts";
import { type Assumption, assumptionsOf } from "./assumptions.ts";
import { type Cost, costOf } from "./cost.ts";
import { paybackLines, worthLines } from "./lines.ts";
import type { SavingsInput } from "./question.ts";

export { read, type SavingsInput } from "./question.ts";

type SavingsOutput =
  | "daily-use"
  | "yearly-kwh"
  | "yearly-direct"
  | "yearly-moved"
  | "yearly-exported"
  | "yearly-bought"
  | "yearly-saving-low"
  | "yearly-saving-high"
  | "payback-low"
  | "payback-high"
  | "ten-year-low"
  | "ten-year-high"
  | "co2-tonnes";

/** kWh of one month. */
type Month = EnergyFlow & { month: number };

/** A year of the first ten: kWh made, dollars saved, and their sum so far. */
type YearRow = { year: number; made: number; low: number; high: number; totalLow: number; totalHigh: number };

export type SavingsResult = {
  outputs: Outputs<SavingsOutput>;
  year: EnergyFlow | undefined;
  months: Month[];
  years: YearRow[];
  worth: Worth | undefined;
  cost: Cost | undefined;
  arithmetic: { saving: Line[]; payback: Line[] };
  assumptions: Assumption[];
};

const tableYears = 10;

export function compute(input: SavingsInput, today: Day): SavingsResult {
  const house = houseOf(input);
  const year = house && yearOf(house);
  const rates = { usage: input.rate, feedIn: input.feedin, middayPlan: input.midday };
  const complete = year && input.dailyUse !== undefined;
  const worth = complete ? yearlyWorth(year, rates) : undefined;
  const cost = input.kw === undefined ? undefined : costOf(input, input.kw, today);
  const years = house && complete ? firstYears(house, rates) : [];
  const back: Payback =
    worth && cost
      ? payback(cost.price, cost.certificateValue, cost.stateRebate, worth)
      : { low: undefined, high: undefined };
  const last = years.at(-1);
  const flow = complete ? year : undefined;
  return {
    outputs: {
      "daily-use": tenths(input.dailyUse),
      "yearly-kwh": whole(year?.made),
      "yearly-direct": whole(flow?.direct),
      "yearly-moved": whole(flow?.moved),
      "yearly-exported": whole(flow?.exported),
      "yearly-bought": whole(flow?.bought),
      "yearly-saving-low": whole(worth?.low),
      "yearly-saving-high": whole(worth?.high),
      "payback-low": tenths(back.low),
      "payback-high": tenths(back.high),
      "ten-year-low": whole(last?.totalLow),
      "ten-year-high": whole(last?.totalHigh),
      "co2-tonnes": tenths(flow && ((flow.direct + flow.moved) * emissions.gridKgPerKwh) / 1000),
    },
    year: flow,
    months: house && complete ? monthsOf(house) : [],
    years,
    worth,
    cost,
    arithmetic: {
      saving: flow && worth ? worthLines(flow, worth, input) : [],
      payback: cost && worth ? paybackLines(cost, worth, back) : [],
    },
    assumptions: assumptionsOf(input, cost),
  };
}

/** Without a known use only what the panels make can be told. */
function houseOf({ kw, dailyUse, home, battery, orientation, postcode, car }: SavingsInput): House | undefined {
  if (kw === undefined) return undefined;
  return {
    kw,
    dailyUse: dailyUse ?? 0,
    home,
    batteryKwh: battery,
    orientation,
    place: yieldAt(postcode).factor,
    ...(car === "no" ? {} : { car: { kwh: averageCarKwh, charged: car } }),
  };
}

function monthsOf(house: House): Month[] {
  return monthByMonth(house).map((day, index) => {
    const days = daysInMonth[index] ?? 0;
    const { made, direct, moved, exported, bought } = day;
    return {
      month: index + 1,
      made: made * days,
      direct: direct * days,
      moved: moved * days,
      exported: exported * days,
      bought: bought * days,
    };
  });
}

function firstYears(house: House, rates: Parameters<typeof yearlyWorth>[1]): YearRow[] {
  const rows: YearRow[] = [];
  let totalLow = 0;
  let totalHigh = 0;
  for (let year = 1; year <= tableYears; year++) {
    const flow = yearOf({ ...house, kw: house.kw * faded(year - 1) });
    const { low, high } = yearlyWorth(flow, rates);
    totalLow += low;
    totalHigh += high;
    rows.push({ year, made: flow.made, low, high, totalLow, totalHigh });
  }
  return rows;
}

export function summarise(input: SavingsInput, { outputs }: SavingsResult): SummaryLine[] {
  const { "yearly-saving-low": low, "yearly-saving-high": high, "payback-low": first, "payback-high": last } = outputs;
  return [
    ...(input.postcode ? [{ label: "Postcode", value: input.postcode }] : []),
    ...summaryLine("Panels", input.kw, kwText),
    ...summaryLine("Battery", input.battery || undefined, (size) => `${kwhSize(size)} usable`),
    ...summaryLine("Used a day", outputs["daily-use"], (use) => kwh(use, 1)),
    { label: "At home", value: homeNames[input.home] },
    { label: "Usage rate", value: rateText(input.rate) },
    ...summaryLine("Made a year", outputs["yearly-kwh"], kwh),
    ...(low !== undefined && high !== undefined ? [{ label: "Worth a year", value: moneyRange(low, high) }] : []),
    ...(first !== undefined && last !== undefined
      ? [{ label: "Pays back in", value: `${range(first, last)} years` }]
      : []),
    ...summaryLine("Price given", input.price, money),
  ];
}
