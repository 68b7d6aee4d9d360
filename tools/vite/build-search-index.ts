// Gathers the search index: pages, their parts, questions, clauses and articles.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import about from "#app/pages/about/words.json" with { type: "json" };
import aircon from "#app/pages/aircon-rebate/words.json" with { type: "json" };
import hotWater from "#app/pages/hot-water/words.json" with { type: "json" };
import rebates from "#app/pages/rebates-and-finance/words.json" with { type: "json" };
import serviceAreas from "#app/pages/service-areas/words.json" with { type: "json" };
import { costOf } from "#content/cost.ts";
import { isFigureId, sentenceText } from "#content/figures/index.ts";
import { moneyInTensText } from "#content/format.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { brands } from "#content/offers/brands.ts";
import { commercialFinance, financeOptions } from "#content/offers/finance-options.ts";
import { packages } from "#content/offers/packages.ts";
import { offerText } from "#content/offers/service-offers.ts";
import { batteryTiers } from "#content/offers/tiers.ts";
import { withOurDetails } from "#content/our-details.ts";
import { descriptionOf, pages } from "#content/pages.ts";
import { firstSteps } from "#content/questions/first-steps.ts";
import { withoutLinks } from "#content/questions/question.ts";
import { faq, hotWaterQuestions, residentialQuestions } from "#content/questions/questions.ts";
import { type ServiceId, serviceIds } from "#content/request/services/services.ts";
import { nextChangeAfter, plannedInstallationDay, plannedPeriodText } from "#content/rules/changes.ts";
import type { Day } from "#content/rules/schedule.ts";
import answers from "#content/search/documents/answers.json" with { type: "json" };
import dictionary from "#content/search/documents/dictionary.json" with { type: "json" };
import icons from "#content/search/documents/icons.json" with { type: "json" };
import parts from "#content/search/documents/parts.json" with { type: "json" };
import searchedAs from "#content/search/documents/searched-as.json" with { type: "json" };
import { type SearchEntry, type SearchIndex, todayMark } from "#content/search/entry.ts";
import { nameOf } from "#content/search/language.ts";
import { readArticles } from "./articles/read.ts";
import { stepsOf } from "./dated-text.ts";
import { encodeNames, placeNames } from "./localities/text.ts";

/** A search entry before synonyms are added. */
interface Draft extends Pick<SearchEntry, "title" | "description" | "path"> {
  keywords?: readonly string[];
  headings?: readonly string[];
}

/** The index as JSON, as the browser downloads it, with its dated texts from a day on. */
export function buildSearchIndex(root: string, fromDay = melbourneDate(new Date())): string {
  const articles = articleDrafts(root);
  const entries = [
    ...pages.map((page) => ({
      path: page.path,
      title: page.name,
      keywords: [page.title],
      headings: pageHeadings[page.path] ?? [],
      description: [answersByPath.get(page.path), descriptionOf(page, articles.length)].join(" ").trim(),
    })),
    ...withOurDetails(parts).map(({ answer, ...part }) => ({ ...part, description: answer })),
    ...clauseDrafts("/terms", join(root, "app/pages/terms/terms.mdx")),
    ...clauseDrafts("/privacy", join(root, "app/pages/privacy/privacy.mdx")),
    ...questions.map(({ page, id, ask, answer }) => ({
      path: `${page}#${id}`,
      title: ask,
      description: beginningOf(answer[0] ?? ""),
    })),
    ...articles,
  ].map(entryOf);
  const names = new Set(
    entries.flatMap(({ description }) => [...description.matchAll(placeholder)].map(([, name = ""]) => name)),
  );
  const index: SearchIndex = {
    dictionary,
    places: encodeNames(placeNames().map(nameOf)),
    icons,
    entries,
    texts: Object.fromEntries([...names].map((name) => [name, stepsOf(textByDay(name), fromDay)])),
  };
  return JSON.stringify(index);
}

function entryOf({ path, title, description, keywords = [], headings = [] }: Draft): SearchEntry {
  const isArticle = path.startsWith("/blog/");
  const icon = isArticle ? "book" : iconsByPath.get(path.replace(/[#?].*/, ""));
  if (icon === undefined) throw new Error(`content/search: content/pages.ts has no page for ${path}`);
  return {
    path,
    title,
    description: withoutLinks(description),
    headings: headings.join("\n"),
    icon,
    category: isArticle ? "Blog" : "Pages",
    keywords: [...keywords, ...(namesByPath.get(path) ?? [])].join("\n"),
  };
}

/** The articles. Each is also found by its subject: its slug without dashes, and without a year at the end. */
function articleDrafts(root: string): Draft[] {
  return readArticles(root).flatMap(({ slug, frontMatter, blocks }) => {
    if (!frontMatter) return [];
    const { title, description, keywords } = frontMatter;
    const headings = blocks.filter(({ kind }) => kind === "heading").map(({ text }) => text);
    const subject = slug.replace(/-20\d\d$/, "").replaceAll("-", " ");
    return [{ path: `/blog/${slug}`, title, description, keywords: [subject, ...keywords], headings }];
  });
}

/** The clauses of a legal page, each with its summary and its beginning. */
function clauseDrafts(page: string, file: string): Draft[] {
  const clauses = readFileSync(file, "utf8").matchAll(/<Clause\b([^>]*)>\s+(.*?)(?=\n\n|<\/Clause>)/gs);
  return [...clauses].map(([, attributes = "", firstParagraph = ""]) => {
    const attributePairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    const { id, title, short = "", searchDescription = plainText(firstParagraph) } = Object.fromEntries(attributePairs);
    if (!id || !title) throw new Error(`${file}: a <Clause> has no id or title: <Clause${attributes}>`);
    const clause = withOurDetails({ title, answer: `${short} ${searchDescription}`.trim() });
    return { path: `${page}#${id}`, title: clause.title, description: beginningOf(clause.answer) };
  });
}

/** A paragraph's words, with our own details and figures as "{name}". */
function plainText(paragraph: string): string {
  const named = paragraph.replaceAll(/<(?:Detail|Figure)\b[^>]*?(?:name|id)="([^"]+)"[^>]*>/g, "{$1}");
  return named.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");
}

/** The beginning of an answer, at most 170 characters. It ends with a sentence, if one ends after 70 or more. */
function beginningOf(answer: string): string {
  const text = withoutLinks(answer);
  if (text.length <= 170) return text;
  // Leaves room for the ellipsis.
  const start = text.slice(0, 165);
  return /^.{70,}[.!?](?= )/.exec(start)?.[0] ?? `${start.replace(/[\s,;:]+\S*$/, "")} …`;
}

/** The page of a visitor's request isn't in the pages' records. */
const iconsByPath = new Map<string, string>([
  ...pages.map(({ path, icon }) => [path, icon] as const),
  ["/request", "help"],
]);
const answersByPath = new Map<string, string>(Object.entries(answers));
const namesByPath = new Map<string, readonly string[]>(Object.entries(searchedAs));

const questions = [
  ...residentialQuestions.map((question) => ({ page: "/residential", ...question })),
  ...hotWaterQuestions.map((question) => ({ page: "/hot-water", ...question })),
  ...faq.flatMap((group) => group.questions.map((question) => ({ page: "/faq", ...question }))),
];

/** Headings on a page that a visitor may search for, by the page's path. */
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
  "/help": firstSteps.map(({ title }) => title),
  "/service-areas": serviceAreas.coverageKinds.map(({ name }) => name),
};

const placeholder = /\{([a-z0-9-]+)\}/g;

/** The text for a name in a description. */
function textByDay(name: string): (day: Day) => string {
  if (isFigureId(name)) return (day) => sentenceText(name, day);
  if (name === "typical-prices") return typicalPrices;
  const service = serviceIds.find((id) => name === `offer-${id}`);
  if (!service)
    throw new Error(
      `content/search: a description names "{${name}}", which is neither a figure nor "offer-" and a service`,
    );
  return (day) => offerOn(service, day);
}

/** A service's offer, with the period for which its price is valid. */
function offerOn(service: ServiceId, day: Day): string {
  const offer = offerText(service, day);
  const isDated = service === "vpp-eligibility" || service === "commercial-solar";
  return isDated ? offer : `${offer} That’s for an installation ${plannedFor(day)}.`;
}

function typicalPrices(day: Day): string {
  const price = (kw: number, batteryKwh: number) =>
    moneyInTensText(costOf({ kw, batteryKwh }, plannedInstallationDay(day)).pay.typical);
  return `About ${price(6.6, 0)} for 6.6 kW, ${price(10, 0)} for 10 kW, and ${price(8, 10)} for 8 kW with a 10 kWh battery, after rebates in Melbourne, if installed ${plannedFor(day)}.`;
}

function plannedFor(day: Day): string {
  return nextChangeAfter(day) ? plannedPeriodText(day) : `by ${todayMark}`;
}
