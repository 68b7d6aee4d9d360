import about from "#app/pages/about/words.json" with { type: "json" };
import aircon from "#app/pages/aircon-rebate/words.json" with { type: "json" };
import hotWater from "#app/pages/hot-water/words.json" with { type: "json" };
import rebates from "#app/pages/rebates-and-finance/words.json" with { type: "json" };
import serviceAreas from "#app/pages/service-areas/words.json" with { type: "json" };
import { melbourneDate } from "#content/melbourne.ts";
import { brands } from "#content/offers/brands.ts";
import { commercialFinance, financeOptions } from "#content/offers/finance-options.ts";
import { packages } from "#content/offers/packages.ts";
import { batteryTiers } from "#content/offers/tiers.ts";
import dictionary from "#content/search/documents/dictionary.json" with { type: "json" };
import { type FoundArticle, searchDocuments } from "#content/search/documents/documents.ts";
import { createIndex } from "#content/search/find.ts";
import { readArticles } from "./articles/read.ts";
import { foundClauses } from "./found-clauses.ts";
import { placeNames } from "./localities/text.ts";

/** The index as it is sent. */
export function buildSearchIndex(root: string): string {
  const articles = readArticles(root).flatMap(foundArticle);
  const documents = searchDocuments(
    pageHeadings,
    articles,
    foundClauses(root),
    placeNames(),
    melbourneDate(new Date()),
  );
  return JSON.stringify(createIndex(documents, dictionary));
}

function foundArticle({ slug, frontMatter, blocks }: ReturnType<typeof readArticles>[number]): FoundArticle[] {
  if (!frontMatter) return [];
  const { title, description, keywords } = frontMatter;
  const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
  return [{ slug, title, description, keywords, headings }];
}

/** What a visitor may look for by its name on a page, by the page's path. */
const pageHeadings: Readonly<Record<string, readonly string[]>> = {
  "/residential": packages.map(({ name }) => name),
  "/commercial": commercialFinance.map(({ option }) => option),
  "/solar-batteries": [...batteryTiers.map(({ name }) => `${name} backup`), ...brands.map(({ name }) => name)],
  "/hot-water": hotWater.upgrades.map(({ title }) => title),
  "/aircon-rebate": aircon.systems.map(({ name }) => name),
  "/rebates-and-finance": [
    ...[...rebates.rebateCards, ...rebates.otherPrograms].map(({ title }) => title),
    ...rebates.tariffOptions.map(({ type }) => type),
    ...financeOptions.map(({ option }) => option),
  ],
  "/about": about.accreditations.map(({ name }) => name),
  "/service-areas": serviceAreas.coverageTypes.map(({ name }) => name),
};
