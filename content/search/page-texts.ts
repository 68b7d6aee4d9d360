import { accreditations } from "../services/accreditations.ts";
import { airconSystems } from "../services/aircon.ts";
import { brands } from "../services/brands.ts";
import { commercialFinance } from "../services/commercial-finance.ts";
import { coverageTypes } from "../services/coverage.ts";
import { financeOptions } from "../services/finance-options.ts";
import { waterUpgrades } from "../services/hot-water.ts";
import { packages } from "../services/packages.ts";
import { otherPrograms, rebateCards } from "../services/rebate-cards.ts";
import { tariffOptions } from "../services/tariff-options.ts";
import { batteryTiers } from "../services/tiers.ts";

interface PageText {
  /** What a visitor may look for by its name. */
  headings: readonly string[];
  text: readonly string[];
}

/** What pages show of content/services, by their paths. */
export const pageTexts: Readonly<Record<string, PageText>> = {
  "/residential": described(packages.map(({ name, description }) => [name, description])),
  "/commercial": described(commercialFinance.map(({ option, description }) => [option, description])),
  "/solar-batteries": described([
    ...batteryTiers.map(({ name, description }) => [`${name} backup`, description] as const),
    ...brands.map(({ name, description }) => [name, description] as const),
  ]),
  "/hot-water": described(waterUpgrades.map(({ title, description }) => [title, description])),
  "/aircon-rebate": described(airconSystems.map(({ name, description }) => [name, description])),
  "/rebates-and-finance": described([
    ...[...rebateCards, ...otherPrograms].map(({ title, description }) => [title, description] as const),
    ...tariffOptions.map(({ type, description }) => [type, description] as const),
    ...financeOptions.map(({ option, description }) => [option, description] as const),
  ]),
  "/about": described(accreditations.map(({ name }) => [name, ""])),
  "/service-areas": described(coverageTypes.map(({ name, description }) => [name, description])),
};

function described(things: readonly (readonly [name: string, description: string])[]): PageText {
  return { headings: things.map(([name]) => name), text: things.map(([, description]) => description) };
}
