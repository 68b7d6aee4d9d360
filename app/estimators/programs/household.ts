import type { RebateStatus } from "#content/cost.ts";
import { longDate, moneyText } from "#content/format.ts";
import { certificatePrice } from "#content/rules/certificate-price.ts";
import { plannedInstallationDay } from "#content/rules/changes.ts";
import { type Day, yearOfDay } from "#content/rules/schedule.ts";
import { incomeCapOn, rentedHomes, solarHomes } from "#content/rules/solar-homes.ts";
import { amount, choice, type Entered, type Field } from "../fields.ts";

const incomeBands = { "": "Prefer not to say", under: "Under the limit", over: "Over the limit" } as const;

/** The fields about a household that decide its rebates, and the certificate price to use. */
export const householdFields = {
  income: {
    ...choice({ label: "Household taxable income", options: incomeBands, default: "" }),
    options: incomeBandsOn,
  },
  owner: choice({
    label: "Do you own or rent?",
    options: { owner: "Own and live in it", renter: "Rent" },
    default: "owner",
  }),
  build: choice({ label: "The home", options: { existing: "Existing home", new: "New build" }, default: "existing" }),
  stc: amount(
    { label: "Certificate price ($)", hint: `Leave blank and we’ll use ${certificatePrice.assumed}` },
    { noun: "the price of a certificate", unit: "dollars", min: 1, max: 45, assumed: certificatePrice.assumed },
  ),
};

function incomeBandsOn(today: Day) {
  const cap = incomeCapOn(today);
  return cap === undefined
    ? incomeBands
    : { ...incomeBands, under: `Under ${moneyText(cap)}`, over: `From ${moneyText(cap)}` };
}

/** The household for `costOf`. If the day's income limit isn't known, what was entered about income is ignored. */
export function householdOn({ income, owner }: Pick<Entered<typeof householdFields>, "income" | "owner">, day: Day) {
  const isIncomeKnown = income !== "" && incomeCapOn(day) !== undefined;
  return { underIncomeCap: isIncomeKnown ? income === "under" : undefined, owner: owner === "owner" };
}

/** Says who gets the Solar Homes rebate, or why it isn't counted. */
export function rebateConditionText(status: RebateStatus, day: Day): string {
  const conditions: Record<RebateStatus, string> = {
    counted: "You told us your income is under the limit. You apply before you pay.",
    get "if-eligible"() {
      return `If your household’s taxable income is under ${capText(day)} and you own and live in the home.`;
    },
    get "over-income-cap"() {
      return `Not for households with a taxable income of ${capText(day)} or more.`;
    },
    renter: `Renters can’t claim it. ${rentedHomes}`,
    "not-bought": "Only for panels.",
    business: "Only for homes.",
    "has-panels": `Not if panels were installed there in the last ${solarHomes.yearsSinceLastSolar} years.`,
    unknown: `Nothing has been announced beyond ${longDate(solarHomes.knownUntil)}, so we haven’t counted it.`,
  };
  return conditions[status];
}

function capText(day: Day): string {
  const cap = incomeCapOn(day);
  if (cap === undefined) throw new Error(`content/rules/solar-homes.ts has no income limit for ${day}`);
  return moneyText(cap);
}

/** The first or the second half of a year. */
type Half = 1 | 2;

export type InstallationDate = { year: number; half: Half; day: Day };

/** How many years after this one can be chosen. */
const yearsAhead = 5;

/** The year and half-year of an installation. By default, those of the day on which we plan to install at a home. */
export const installedFields = {
  year: {
    kind: "select",
    label: "Installed in",
    default: (today) => String(yearOfDay(plannedInstallationDay(today))),
    options: yearsFrom,
    read: (reader, name, today) => {
      const firstYear = yearOfDay(today);
      const plannedYear = yearOfDay(plannedInstallationDay(today));
      const problem = `Choose a year from ${firstYear} to ${firstYear + yearsAhead}. For now we’ve used ${plannedYear}.`;
      return Number(reader.choice(name, Object.keys(yearsFrom(today)), problem) ?? plannedYear);
    },
  } satisfies Field<number>,
  half: {
    kind: "select",
    label: "Which half of the year",
    default: (today) => String(halfOf(plannedInstallationDay(today))),
    dependsOn: ["year", "half"],
    options: () => ({ 1: "January–June", 2: "July–December" }),
    read: (reader, name, today): Half => {
      const chosenHalf = reader.choice(name, ["1", "2"], "Choose the first or the second half of the year.");
      const year = Number(reader.textOf("year") ?? yearOfDay(plannedInstallationDay(today)));
      const earliestHalf = year > yearOfDay(today) ? 1 : halfOf(today);
      if (chosenHalf === "1" && earliestHalf === 2) {
        reader.problems[name] = `The first half of ${yearOfDay(today)} is over. We used the second.`;
        reader.understood.set(name, [""]);
      }
      return chosenHalf === "2" ? 2 : earliestHalf;
    },
  } satisfies Field<Half>,
};

export function halfOf(day: Day): Half {
  return day.slice(5) < "07-01" ? 1 : 2;
}

function yearsFrom(today: Day): Record<string, string> {
  const years = Array.from({ length: yearsAhead + 1 }, (_, index) => String(yearOfDay(today) + index));
  return Object.fromEntries(years.map((year) => [year, year]));
}

/** The last day for which an installation can be estimated. */
export function lastInstallationDay(today: Day): Day {
  return `${yearOfDay(today) + yearsAhead}-12-31`;
}

/** The day whose rules apply to an installation: today, or the first day of a later half-year. */
export function installationDateOf({ year, half }: Omit<InstallationDate, "day">, today: Day): InstallationDate {
  const isNow = year === yearOfDay(today) && half === halfOf(today);
  return { year, half, day: isNow ? today : `${year}-${half === 1 ? "01" : "07"}-01` };
}
