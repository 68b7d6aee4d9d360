import { feedIn, meanOffer } from "./tariffs.ts";
import { type Orientation, overTheYear, yieldByMonth } from "./yield.ts";

export type Home = "out" | "mixed" | "home";

export const dayTimeShare: Record<Home, number> = { out: 0.3, mixed: 0.45, home: 0.6 };
export const directShare: Record<Home, number> = { out: 0.25, mixed: 0.35, home: 0.5 };

/** Of what goes into a battery this much comes out; of its usable size this much is used on a good day. */
export const batteryEfficiency = 0.9;
export const batteryDailyShare = 0.9;

/** Weather and uneven evenings: taken off what a battery moves at the low end of a range. */
export const lowEndMoved = 0.8;

export type House = {
  kw: number;
  /** kWh used on an average day. */
  dailyUse: number;
  home: Home;
  batteryKwh?: number;
  orientation?: Orientation;
  /** Yield against Melbourne's, 1 = the same. */
  place?: number;
  /** A car's kWh a day, besides the daily use. */
  car?: { kwh: number; charged: "day" | "night" };
};

export type EnergyFlow = { made: number; direct: number; moved: number; exported: number; bought: number };

/** The average day of a month, in kWh. */
export function averageDay(house: House, yieldPerKw: number): EnergyFlow {
  const { kw, dailyUse, home, batteryKwh = 0, car } = house;
  const made = kw * yieldPerKw;
  const byDay = dayTimeShare[home] * dailyUse;
  const atHome = Math.min(directShare[home] * made, byDay);
  const intoCar = car?.charged === "day" ? Math.min(car.kwh, made - atHome) : 0;
  const direct = atHome + intoCar;
  const surplus = made - direct;
  const evening = dailyUse - byDay + (car?.charged === "night" ? car.kwh : 0);
  const moved = Math.min(surplus * batteryEfficiency, evening, batteryKwh * batteryDailyShare);
  const bought = dailyUse + (car?.kwh ?? 0) - direct - moved;
  return { made, direct, moved, exported: surplus - moved / batteryEfficiency, bought };
}

export function monthByMonth(house: House): EnergyFlow[] {
  return yieldByMonth(house.orientation, house.place).map((yieldPerKw) => averageDay(house, yieldPerKw));
}

/** kWh of the first year. */
export function yearOf(house: House): EnergyFlow {
  const days = monthByMonth(house);
  const sum = (key: keyof EnergyFlow) => overTheYear(days.map((day) => day[key]));
  return {
    made: sum("made"),
    direct: sum("direct"),
    moved: sum("moved"),
    exported: sum("exported"),
    bought: sum("bought"),
  };
}

/** On a plan that charges nothing from 11 am to 2 pm, what is used directly in those hours saves nothing: this share of it. */
export const middayShare = { least: 0.3, assumed: 0.36, most: 0.45 } as const;

export type Worth = { low: number; assumed: number; high: number };
export type Rates = { usage?: number; feedIn?: number | undefined; middayPlan?: boolean };

/** Dollars a year: what is not bought and what is paid for exports. A visitor's own feed-in holds for the whole range. */
export function yearlyWorth(year: EnergyFlow, rates: Rates = {}): Worth {
  const usage = (rates.usage ?? meanOffer.usage) / 100;
  const worth = (feedInCents: number, movedShare: number, atNoCharge: number) => {
    const moved = year.moved * movedShare;
    const exported = year.made - year.direct - moved / batteryEfficiency;
    const saving = year.direct * (rates.middayPlan ? 1 - atNoCharge : 1) + moved;
    return saving * usage + (exported * feedInCents) / 100;
  };
  const one = worth(rates.feedIn ?? feedIn.low, lowEndMoved, middayShare.most);
  const other = worth(rates.feedIn ?? feedIn.high, 1, middayShare.least);
  return {
    low: Math.min(one, other),
    assumed: worth(rates.feedIn ?? feedIn.assumed, 1, middayShare.assumed),
    high: Math.max(one, other),
  };
}
