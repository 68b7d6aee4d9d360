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

/** What a visitor may look for by its name on a page, by the page's path. */
export const pageHeadings: Readonly<Record<string, readonly string[]>> = {
  "/residential": packages.map(({ name }) => name),
  "/commercial": commercialFinance.map(({ option }) => option),
  "/solar-batteries": [...batteryTiers.map(({ name }) => `${name} backup`), ...brands.map(({ name }) => name)],
  "/hot-water": waterUpgrades.map(({ title }) => title),
  "/aircon-rebate": airconSystems.map(({ name }) => name),
  "/rebates-and-finance": [
    ...[...rebateCards, ...otherPrograms].map(({ title }) => title),
    ...tariffOptions.map(({ type }) => type),
    ...financeOptions.map(({ option }) => option),
  ],
  "/about": accreditations.map(({ name }) => name),
  "/service-areas": coverageTypes.map(({ name }) => name),
};
