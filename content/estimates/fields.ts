import type { Home } from "#content/energy/savings.ts";
import type { Orientation } from "#content/energy/yield.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import type { Zone } from "#content/rules/zones.ts";
import type { Household } from "./programs/solar.ts";
import { type NumberSpec, plainNumber, type Reader } from "./reader.ts";

/** Fields that several estimators ask for, with the ends between which their numbers must lie. */
export const numbers = {
  kw: { name: "the panels' size", unit: "kW", least: 0.5, most: 1000 },
  battery: { name: "the battery's usable size", unit: "kWh", least: 0, most: 100 },
  rate: { name: "your usage rate", unit: "c/kWh", least: 1, most: 100 },
} as const satisfies Record<string, NumberSpec>;

/** Assumed where no postcode is given. */
export const melbourne: { postcode: undefined; zone: Zone } = { postcode: undefined, zone: 4 };

export type Place = { postcode: string | undefined; zone: Zone | undefined };

/** Where panels stand: Melbourne where nobody asks for a place, nothing where a postcode was sent that can't be used. */
export function readPlace(reader: Reader): Place {
  const place = reader.postcode();
  if (place) return place;
  return reader.values.postcode === undefined ? melbourne : { postcode: undefined, zone: undefined };
}

/** Said where panels are asked about and the postcode was sent empty. */
export function askForPlace({ values, problems }: Reader): void {
  if (values.postcode === "") problems.postcode ??= "Write your postcode: the number of certificates depends on it.";
}

/** The price of one certificate, which visitors may set. */
export function readCertificatePrice(reader: Reader): number {
  const price = reader.numeric("stc", {
    name: "the price of a certificate",
    unit: "dollars",
    least: 1,
    most: 45,
    meanwhile: `$${certificatePrice.assumed} is used until then.`,
  });
  return price ?? certificatePrice.assumed;
}

type Income = "under" | "over" | number;

/** Dollars, or "under" and "over" the income cap of the day, whatever that is. */
function readIncome(reader: Reader): Income | undefined {
  const text = reader.single("income")?.toLowerCase();
  if (text === undefined) return undefined;
  const band = /^(under|over)\b/.exec(text)?.[1];
  if (band === "under" || band === "over") return reader.keep("income", band);
  const dollars = plainNumber(text);
  if (dollars !== undefined && dollars <= 10_000_000) return reader.keep("income", dollars);
  reader.problems.income = "Choose a band, or write the household's taxable income in dollars, such as 120,000.";
  return undefined;
}

export type HouseholdInput = { income: Income | undefined; owner: Household["owner"]; build: Household["build"] };

export function readHousehold(reader: Reader): HouseholdInput {
  const income = readIncome(reader);
  const owner = reader.choice("owner", ["owner", "renter"], "Choose owner or renter.") ?? "owner";
  const build = reader.choice("build", ["existing", "new"], "Choose an existing home or a new build.") ?? "existing";
  return { income, owner, build };
}

export function householdOn({ income, owner, build }: HouseholdInput, cap: number | undefined): Household {
  return { underIncomeCap: isUnder(income, cap), owner, build };
}

function isUnder(income: Income | undefined, cap: number | undefined): boolean | undefined {
  if (income === undefined || cap === undefined) return undefined;
  return typeof income === "number" ? income < cap : income === "under";
}

export const homes = ["out", "mixed", "home"] as const satisfies readonly Home[];
export const homeNames: Record<Home, string> = {
  out: "Everyone out by day",
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
