// The model's input: a house, its plan, and what is installed.
import type { PriceRange } from "#content/prices.ts";
import { defaults } from "./constants.ts";

/** Whether people are at home during the day: nobody, for part of it, or all of it. */
export type DaytimeOccupancy = "out" | "mixed" | "home";
export type Heating = "gas" | "electric";
export type Span = { low: number; assumed: number; high: number };

/** Clock hours of the day. If `to` is before `from`, the span passes midnight. */
export type Hours = { from: number; to: number };

export type Place = {
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** The place's yield relative to Melbourne's. */
  factor?: number | undefined;
  /** kWh per kW on the average day of each month, facing north at 22°. */
  monthlyYield?: readonly number[] | undefined;
};

/** Azimuth: 0 north, 90 east, 180 south, 270 west. */
export type Face = { kw: number; azimuth?: number | undefined; pitch?: number | undefined };

export type Panels = {
  faces: readonly Face[];
  /** The height in degrees of whatever shades the east and the west. */
  shade?: { east?: number | undefined; west?: number | undefined } | undefined;
  inverterKw?: number | undefined;
};

export type Load = {
  /** kWh on the average day of the year. */
  dailyKwh?: number | undefined;
  occupancy?: DaytimeOccupancy | undefined;
  heating?: Heating | undefined;
  /** A business instead of a home: replaces `occupancy` and `heating`. */
  work?: Work | undefined;
  /** kWh by half-hour of the average day of each month, 12 × 48; replaces `dailyKwh`, `occupancy` and `heating`. */
  profile?: readonly (readonly number[])[] | undefined;
  /** Spread of a profile's days: standard deviation ÷ mean. */
  daySpread?: number | undefined;
  /** The share of direct use that was really exported and bought back within the half-hour. */
  hiddenShare?: number | undefined;
  /** Whether use is even within each half-hour, because the loads run steadily. */
  isSteady?: boolean | undefined;
  /** Real half-hours, days × 48 kWh, from a meter; replaces everything above except `hiddenShare`. */
  days?: readonly MeteredDay[] | undefined;
};

/**
 * A building's week: its hours, its days from Monday, and its power when closed as a share of its power when open. With fewer than
 * 52 weeks it is closed for the rest of the year.
 */
export type Work = Hours & { days: number; idleShare: number; weeks?: number | undefined };

/** One day of a meter: month 0–11, weekday 0 Monday to 6 Sunday, 48 × kWh. */
type MeteredDay = { month: number; weekday: number; kwh: ArrayLike<number> };

export type HotWater = {
  dailyKwh: number;
  /** Part of the day's use, in addition to it, or on a controlled load: a circuit with its own rate, which panels don't serve. */
  counted?: "included" | "added" | "controlled" | undefined;
  /** The hour at which its timer starts. */
  from?: number | undefined;
  kw?: number | undefined;
};

export type Car = {
  kmPerWeek: number;
  charge?: "solar" | "midday" | "night" | "arrival" | undefined;
  /** Days a week when it is at home in the daytime. */
  homeDays?: number | undefined;
  kw?: number | undefined;
};

export type Battery = {
  /** Usable kWh: `batteryKwh` elsewhere. */
  kwh: number;
  kw?: number | undefined;
  /** The share of the energy put in that comes out. */
  efficiency?: number | undefined;
  /** The share of its size that is kept for a blackout. */
  reserve?: number | undefined;
  gridCharge?: "never" | "free" | "cheap" | undefined;
  /** When the grid charges it, if `gridCharge` is "cheap". */
  cheap?: Hours | undefined;
  /** The grid charges it up to this share. */
  upTo?: number | undefined;
  /** In months whose sun doesn't fill it, it serves the house only from the start of the plan's peak. */
  saveForPeak?: boolean | undefined;
};

export type Period = Hours & {
  name?: string | undefined;
  /** Cents per kWh. */
  rate: number;
  days?: "all" | "weekdays" | "weekends" | undefined;
};

/** A plan's rates, in cents, as on the bill: a home's with GST, a business's without. */
export type Plan = {
  usageCents?: number | undefined;
  supplyCentsPerDay?: number | undefined;
  periods?: readonly Period[] | undefined;
  /** Hours that cost nothing, up to `cap` kWh a day. */
  free?: (Hours & { cap?: number | undefined }) | undefined;
  feedIn?: number | { base: number; periods: readonly Period[] } | undefined;
  /** The most kW that may be exported. */
  exportLimitKw?: number | undefined;
  controlledCents?: number | undefined;
};

/** The contract of a virtual power plant's operator, as the visitor typed it. */
export type Operator = {
  yearlyDollars?: number | undefined;
  /** Evenings with an event, per year. */
  events?: number | undefined;
  kwhPerEvent?: number | undefined;
  /** What the operator pays for each kWh that it takes. */
  centsPerKwh?: number | undefined;
  /** The clock hours between which its events fall. */
  from?: number | undefined;
  to?: number | undefined;
  /** The share of the battery's size that is kept from the house. */
  reservedShare?: number | undefined;
};

/** Dollars after certificates and rebates. */
export type PartPrices = {
  panels?: PriceRange | undefined;
  battery?: PriceRange | undefined;
  batteryAlone?: PriceRange | undefined;
};

export type EnergyInput = {
  place?: Place | undefined;
  panels?: Panels | undefined;
  load: Load;
  hotWater?: HotWater | undefined;
  car?: Car | undefined;
  battery?: Battery | undefined;
  plan?: Plan | undefined;
  planNow?: Plan | undefined;
  vpp?: Operator | undefined;
  feedIn?: Partial<Span> | undefined;
  cost?: PartPrices | undefined;
};

export type SizedBattery = ReturnType<typeof sizedBattery>;

export function sizedBattery(battery: Battery, operator?: Operator) {
  const capacityKwh = battery.kwh;
  const reserve = battery.reserve ?? defaults.battery.reserve;
  return {
    capacityKwh,
    powerKw: battery.kw ?? defaults.battery.kw,
    efficiency: battery.efficiency ?? defaults.battery.efficiency,
    /** The house doesn't discharge it below this; an operator, below `operatorFloorKwh`. */
    floorKwh: Math.min(1, reserve + (operator?.reservedShare ?? 0)) * capacityKwh,
    operatorFloorKwh: reserve * capacityKwh,
    gridCharge: battery.gridCharge ?? "never",
    cheap: battery.cheap,
    /** The level that the grid charges it to. */
    gridTopKwh: (battery.upTo ?? 1) * capacityKwh,
    saveForPeak: battery.saveForPeak ?? true,
  };
}
