import { numbers } from "../question/fields.ts";
import { type Reading, readerOf, reading } from "../question/reader.ts";

const answers = ["yes", "no", "unsure"] as const;
type YesNo = (typeof answers)[number];

/** Per cent. */
export const usualReserve = 20;

export interface VppInput {
  battery: number | undefined;
  /** Whether the battery is on an operator's list, and whether it has a steady internet connection. */
  listed: YesNo;
  internet: YesNo;
  /** Whether the plan the operator asks for costs more than the present one. */
  plan: "same" | "dearer" | "unsure";
  /** Share of the battery kept for blackouts, per cent. */
  reserve: number;
  /** From the contract: dollars a year, evenings a year, kWh each and cents per kWh. */
  yearly: number | undefined;
  events: number | undefined;
  perEvent: number | undefined;
  cents: number | undefined;
}

export function read(query: URLSearchParams): Reading<VppInput> {
  const reader = readerOf(query);
  const yesNo = (field: string) => reader.choice(field, answers, "Choose yes, no or not sure.") ?? "unsure";
  return reading(reader, {
    battery: reader.numeric("battery", numbers.battery),
    listed: yesNo("listed"),
    internet: yesNo("internet"),
    plan: reader.choice("vppplan", ["same", "dearer", "unsure"], "Choose one of the three.") ?? "unsure",
    reserve: reader.numeric("reserve", { name: "the reserve", unit: "%", least: 0, most: 100 }) ?? usualReserve,
    yearly: reader.numeric("yearly", { name: "the yearly payment", unit: "dollars", least: 0, most: 5000 }),
    events: reader.numeric("events", { name: "the number of events", least: 0, most: 366, whole: true }),
    perEvent: reader.numeric("perevent", { name: "the energy in an event", unit: "kWh", least: 0, most: 100 }),
    cents: reader.numeric("cents", { name: "the payment", unit: "c/kWh", least: 0, most: 1000 }),
  });
}
