import type { Operator, Period, Plan } from "#content/energy/estimate.ts";
import { defaults } from "#content/energy/house/tables.ts";
import { type Distributor, defaultOffer, feedIn, meanOffer, offerWithoutGst } from "#content/energy/prices/tariffs.ts";
import { range, size } from "#content/format.ts";
import { numbers } from "../question/fields.ts";
import type { NumberSpec, Reader } from "../question/reader.ts";
import { hour, readHours } from "./use-fields.ts";

export type Rates = {
  distributor: Distributor | undefined;
  /** Cents per kWh bought, and cents a day. */
  rate: number;
  supply: number;
  /** Cents per kWh exported; nothing means the range of standing offers. */
  feedin: number | undefined;
  feedinEvening: Period | undefined;
  /** Dear hours and cheap ones, off the bill. */
  periods: Period[];
  /** On a plan whose hours from 11 am to 2 pm cost nothing, up to `cap` kWh a day. */
  midday: boolean;
  cap: number | undefined;
  exportLimit: number;
  controlledRate: number | undefined;
  vpp: Operator | undefined;
};

/** The Midday Power Saver's hours; energy.vic.gov.au, checked 21 November 2026. */
const middayHours = { from: 11, to: 14 } as const;

const distributors = ["ausnet", "citipower", "jemena", "powercor", "united"] as const satisfies readonly Distributor[];
const cents: NumberSpec = { name: "this rate", unit: "c/kWh", least: 0, most: 100 };

export function readRates(reader: Reader, site: "home" | "business"): Rates {
  const distributor = reader.choice("distributor", distributors, "Choose a network from the list.");
  const network = distributor ? defaultOffer[distributor] : meanOffer;
  const offer = site === "business" ? offerWithoutGst(network) : network;
  const rate = reader.numeric("rate", { ...numbers.rate, meanwhile: `Until then we use ${size(offer.usage)} c/kWh.` });
  const supply = reader.numeric("supply", { name: "the daily charge", unit: "c a day", least: 0, most: 300 });
  return {
    distributor,
    rate: rate ?? offer.usage,
    supply: supply ?? offer.supply,
    feedin: reader.numeric("feedin", {
      name: "the feed-in rate",
      unit: "c/kWh",
      least: 0,
      most: 60,
      meanwhile: `Until then we use ${range(feedIn.low, feedIn.high)} c/kWh.`,
    }),
    feedinEvening: readPeriod(reader, "feedin2", "evening"),
    periods: [readPeriod(reader, "peak", "peak"), readPeriod(reader, "low", "low")].filter(
      (period) => period !== undefined,
    ),
    midday: reader.choice("midday", ["no", "yes", "on"], "Choose yes or no.")?.replace("on", "yes") === "yes",
    cap: reader.numeric("cap", { name: "the daily cap", unit: "kWh", least: 0, most: 200 }),
    exportLimit:
      reader.numeric("exportlimit", { name: "the export limit", unit: "kW", least: 0, most: 30 }) ??
      defaults.tariff[site === "business" ? "exportLimitThreePhase" : "exportLimit"],
    controlledRate: reader.numeric("controlled", { ...cents, name: "the controlled load’s rate" }),
    vpp: readOperator(reader),
  };
}

/** A rate and its hours: all three are on the bill, and none is assumed. */
function readPeriod(reader: Reader, field: string, name: string): Period | undefined {
  const rate = reader.numeric(field, { ...cents });
  const hours = readHours(reader, `${field}from`, `${field}to`, "this rate");
  if (rate !== undefined && !hours) reader.problems[field] ??= "Enter its hours as well; they’re on your bill.";
  return rate === undefined || !hours ? undefined : { name, rate, ...hours };
}

/** An operator's contract, as typed from it. */
function readOperator(reader: Reader): Operator | undefined {
  const share = reader.numeric("vppshare", { name: "the share it keeps", unit: "%", least: 0, most: 100 });
  const operator = {
    yearly: reader.numeric("vppyear", { name: "the yearly credit", unit: "dollars", least: 0, most: 5000 }),
    events: reader.numeric("vppevents", { name: "the number of events a year", least: 0, most: 180, whole: true }),
    kwhPerEvent: reader.numeric("vppkwh", { name: "the energy per event", unit: "kWh", least: 0, most: 100 }),
    cents: reader.numeric("vppcents", { name: "the rate per event", unit: "c/kWh", least: 0, most: 2000 }),
    from: reader.numeric("vppfrom", hour("events start")),
    to: reader.numeric("vppto", hour("events end")),
    share: share === undefined ? undefined : share / 100,
  };
  return Object.values(operator).some((value) => value !== undefined) ? operator : undefined;
}

export function planOf(rates: Rates): Plan {
  const { rate, supply, feedin, feedinEvening, periods, midday, cap, exportLimit, controlledRate } = rates;
  return {
    usage: rate,
    supply,
    ...(periods.length > 0 && { periods }),
    ...(midday && { free: { ...middayHours, cap } }),
    ...(feedinEvening ? { feedIn: { base: feedin ?? 0, periods: [feedinEvening] } } : { feedIn: feedin }),
    exportLimit,
    controlledRate,
  };
}
