import { accreditations } from "#app/pages/about/accreditations-copy.ts";
import { airconSystems } from "#app/pages/aircon-rebate/copy.ts";
import { waterUpgrades } from "#app/pages/hot-water/copy.ts";
import { otherPrograms, rebateCards } from "#app/pages/rebates-and-finance/rebate-cards.ts";
import { tariffOptions } from "#app/pages/rebates-and-finance/tariff-options.ts";
import { coverageTypes } from "#app/pages/service-areas/copy.ts";
import { brands } from "#content/offers/brands.ts";
import { commercialFinance } from "#content/offers/commercial-finance.ts";
import { financeOptions } from "#content/offers/finance-options.ts";
import { packages } from "#content/offers/packages.ts";
import { batteryTiers } from "#content/offers/tiers.ts";
import type { PageText } from "#content/search/index/documents.ts";

/** What can be found of the pages’ own copy, by their paths. */
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
