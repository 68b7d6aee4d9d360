import { plainNumber, type Reader } from "../question/reader.ts";
import type { Household } from "./solar.ts";

type Income = "under" | "over" | number;

/** Dollars, or "under" and "over" the income cap of the day, whatever that is. */
function readIncome(reader: Reader): Income | undefined {
  const text = reader.single("income")?.toLowerCase();
  if (text === undefined) return undefined;
  const band = /^(under|over)\b/.exec(text)?.[1];
  if (band === "under" || band === "over") return reader.keep("income", band);
  const dollars = plainNumber(text);
  if (dollars !== undefined && dollars <= 10_000_000) return reader.keep("income", dollars);
  reader.problems.income = "Choose a band, or enter the household’s taxable income in dollars, such as 120,000.";
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
