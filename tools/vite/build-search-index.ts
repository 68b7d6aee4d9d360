import { readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateSync } from "@mdx-js/mdx";
import { Children, isValidElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import about from "#app/pages/about/words.json" with { type: "json" };
import aircon from "#app/pages/aircon-rebate/words.json" with { type: "json" };
import help from "#app/pages/help/words.json" with { type: "json" };
import hotWater from "#app/pages/hot-water/words.json" with { type: "json" };
import rebates from "#app/pages/rebates-and-finance/words.json" with { type: "json" };
import serviceAreas from "#app/pages/service-areas/words.json" with { type: "json" };
import { melbourneDate } from "#content/melbourne.ts";
import { brands } from "#content/offers/brands.ts";
import { commercialFinance, financeOptions } from "#content/offers/finance-options.ts";
import { packages } from "#content/offers/packages.ts";
import { batteryTiers } from "#content/offers/tiers.ts";
import { withOurDetails } from "#content/our-details.ts";
import dictionary from "#content/search/documents/dictionary.json" with { type: "json" };
import { type FoundArticle, type FoundClause, searchDocuments } from "#content/search/documents/documents.ts";
import type { SearchIndex } from "#content/search/entry.ts";
import { nameOf } from "#content/search/language.ts";
import { readArticles } from "./articles/read.ts";
import { stepsOf } from "./dated-text.ts";
import { placeNames } from "./localities/text.ts";

/** The index as it is sent. */
export function buildSearchIndex(root: string): string {
  const articles = readArticles(root).flatMap(foundArticle);
  const today = melbourneDate(new Date());
  const documents = searchDocuments(pageHeadings, articles, foundClauses(root), (onDay) => stepsOf(onDay, today));
  const index: SearchIndex = { dictionary, places: placeNames().map(nameOf).join(","), ...documents };
  return JSON.stringify(index);
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
  "/help": help.problems.map(({ title }) => title),
  "/service-areas": serviceAreas.coverageTypes.map(({ name }) => name),
};

/** The clauses of the legal pages, as they are found. */
function foundClauses(root: string): FoundClause[] {
  return [
    ...clausesOf("/terms", join(root, "app/pages/terms/terms.mdx")),
    ...clausesOf("/privacy", join(root, "app/pages/privacy/privacy.mdx")),
  ];
}

function clausesOf(page: FoundClause["page"], file: string): FoundClause[] {
  const { default: Text } = evaluateSync(readFileSync(file, "utf8"), runtime);
  const components = ["Clause", "Clauses", "Detail", "Figure", "LawsOwnWords", "Warranties"];
  const text = Text({ components: Object.fromEntries(components.map((name) => [name, name])) });
  return elementsIn(text).flatMap(({ type, props: { id = "", title = "", found, children } }) => {
    if (type !== "Clause") return [];
    const [first] = Children.toArray(children).filter((part) => isValidElement(part));
    return [{ page, id, ...withOurDetails({ title, beginning: found ?? plainText(first) }) }];
  });
}

interface Props {
  id?: string;
  title?: string;
  name?: string;
  /** What search says of a clause that begins with something else. */
  found?: string;
  children?: ReactNode;
}

/** The elements of a text in its order, down to its clauses. */
function elementsIn(text: ReactNode): { type: unknown; props: Props }[] {
  return Children.toArray(text).flatMap((part) => {
    if (!isValidElement<Props>(part)) return [];
    return part.type === "Clause" ? [part] : elementsIn(part.props.children);
  });
}

/** A paragraph's words; our own details and figures as "{name}". */
function plainText(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (!isValidElement<Props>(part)) return String(part).replaceAll("\n", " ");
      const { id, name = id, children } = part.props;
      return part.type === "Detail" || part.type === "Figure" ? `{${name}}` : plainText(children);
    })
    .join("");
}
