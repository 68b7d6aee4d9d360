import type { Home } from "#content/energy/estimate.ts";
import type { Orientation } from "#content/energy/yield.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { NumberSpec, Reader } from "./reader.ts";

/** Fields that several estimators ask for, with the ends between which their numbers must lie. */
export const numbers = {
  kw: { name: "the panels’ size", unit: "kW", least: 0.5, most: 1000 },
  battery: { name: "the battery’s usable size", unit: "kWh", least: 0, most: 100 },
  rate: { name: "your usage rate", unit: "c/kWh", least: 1, most: 100 },
} as const satisfies Record<string, NumberSpec>;

/** Assumed where no postcode is given. */
export const melbourne: { postcode: undefined; zone: Zone } = { postcode: undefined, zone: 4 };

/** The price of one certificate, which visitors may set. */
export function readCertificatePrice(reader: Reader): number {
  const price = reader.numeric("stc", {
    name: "the price of a certificate",
    unit: "dollars",
    least: 1,
    most: 45,
    meanwhile: `Until then we use $${certificatePrice.assumed}.`,
  });
  return price ?? certificatePrice.assumed;
}

export const homes = ["out", "mixed", "home"] as const satisfies readonly Home[];
export const homeNames: Record<Home, string> = {
  out: "Everyone out during the day",
  mixed: "Someone home part of the day",
  home: "Someone home all day",
};

export const orientationNames = [
  "north",
  "north-east",
  "north-west",
  "east",
  "west",
  "south",
] as const satisfies readonly Orientation[];
