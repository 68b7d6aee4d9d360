import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { calculators } from "#app/estimators/index.ts";
import { routes } from "#app/routes.ts";
import { articleOf } from "#content/articles/index.ts";
import { moneyText } from "#content/format.ts";
import { faultPhotoRetentionText, fileRetentionText } from "#content/promises.ts";
import { latestIncomeCap } from "#content/rules/solar-homes.ts";
import { ancestorsOf, elements, everyElement, lineOf, linesOf, parseHtml } from "#tests/unit/page-text.ts";
import { readPage } from "#tests/unit/read-page.ts";

/** URLs whose queries change the page. */
const urlsWithQuery = [
  "/contact?from=residential",
  "/contact?from=residential&callback",
  "/contact?callback&urgent",
  "/your-price?tab=quote",
  "/your-price?tab=vpp&battery=10",
  "/your-price?tab=apartments",
  "/your-price?tab=heating&postcode=3350&kw=6.6",
  "/hot-water?postcode=3550&kw=6.6&battery=13.5&bill=700",
  "/help?kw=6.6&month=april&made=200",
  "/blog?category=hot-water",
  "/blog?q=battery",
  "/blog?q=xqzvwk",
];

const paths = routes
  .flatMap(({ handle }) => handle.heads.map(({ path }) => path))
  .filter((path) => path !== "/components");
const isArticle = (path: string) => path.startsWith("/blog/");
const nameOf = (url: string) => url.replace(/\?.*/, "").slice(1) || "home";

const reading = [...paths, ...urlsWithQuery].map(
  async (url) => [url, parseHtml(await readPage(url, "2026-11-23"))] as const,
);
const pages = new Map(await Promise.all(reading));

const titles = new Map([...pages].map(([url, page]) => [url, elements(page, "h1").map(lineOf)[0]]));

const urls = [...pages.keys()].filter((url) => !isArticle(url));
const allLines = [...pages.keys()].flatMap((url) => linesOf(mainOf(url)));
const names = [...new Set(urls.map(nameOf))];

// After changing a page: npm test -- tests/unit/outlines -u, and read what has changed.
test.each(names)("the headings and links of the page %s match its snapshot", async (name) => {
  const [firstUrl = "", ...others] = urls.filter((url) => nameOf(url) === name);
  const firstLines = [...headOf(pageAt(firstUrl)), ...outlineOf(mainOf(firstUrl))];
  const texts = [[firstUrl, ...firstLines]];
  for (const otherUrl of others)
    texts.push([
      otherUrl,
      ...[...headOf(pageAt(otherUrl)), ...outlineOf(mainOf(otherUrl))].filter((line) => !firstLines.includes(line)),
    ]);
  const text = texts.map((lines) => lines.join("\n")).join("\n\n");
  await expect(`${withoutPrices(text)}\n`).toMatchFileSnapshot(`${name}.txt`);
});

test("each article's title, description, sections and links match the snapshot", async () => {
  const texts = [...pages.keys()].filter(isArticle).map((path) => {
    const [head = "", description = ""] = headOf(pageAt(path));
    const title = head.replace(/ \| Wattlebird$/, "");
    // linksIn() leaves out the words of a link that are the target's title.
    expect(title, path).toBe(articleOf(path.replace("/blog/", ""))?.title);
    expect(titles.get(path)?.replaceAll("\u00a0", " ")).toBe(title);
    const sections = elements(mainOf(path), "h2").map(lineOf);
    const links = elements(mainOf(path), "a").filter((link) => !link.getAttribute("href")?.startsWith("#"));
    return [path, description, `   ${sections.join(" · ")}`, ...linksIn(links)].join("\n");
  });
  await expect(`${withoutPrices(texts.join("\n\n"))}\n`).toMatchFileSnapshot("articles.txt");
});

test("no page gives the former income limit as the present one", () => {
  const formerLimit = moneyText(latestIncomeCap("2026-12-01").before);
  const sentences = allLines
    .flatMap((line) => line.split(/(?<=\.) /))
    .filter((sentence) => sentence.includes(formerLimit));
  expect(sentences).not.toEqual([]);
  expect(sentences.filter((sentence) => !/limit (was|dropped|before)|stopped applying/.test(sentence))).toEqual([]);
});

test.each(["/privacy", "/consent"])("%s says how long the first link works", (path) => {
  expect(textOf(path)).toContain("The link you see after sending works for a day");
});

test("Privacy and Consent agree on how long files are kept", () => {
  expect(textOf("/consent")).toContain(
    `kept for ${fileRetentionText}; the photo of a fault for ${faultPhotoRetentionText}.`,
  );
  expect(textOf("/privacy")).toContain(fileRetentionText);
});

test("every range of dollars gives the lower amount first", () => {
  const ranges = allLines.flatMap((line) => [...line.matchAll(/(?<!from )\$([\d,]+)(?:–| to )\$?([\d,]+)/g)]);
  expect(ranges.length).toBeGreaterThan(20);
  const dollars = (text = "") => Number(text.replaceAll(",", ""));
  expect(ranges.filter(([, low, high]) => dollars(low) > dollars(high)).map(([range]) => range)).toEqual([]);
});

test("every page has the same header and footer", async () => {
  const headerAndFooter = (url: string) =>
    ["header", "footer"].flatMap((tag) => linksIn(elements(pageAt(url), tag).filter((each) => !isIn("main", each))));
  // The request button's link contains the page's name.
  const withoutPageName = (links: string) => links.replaceAll(/\/contact\?from=[a-z-]+#form/g, "/contact#form");
  const [home, ...others] = [...pages.keys()].map((url) => withoutPageName(headerAndFooter(url).join("\n")));
  for (const otherList of others) expect(otherList).toBe(home);
  await expect(`${home}\n`).toMatchFileSnapshot("header-and-footer.txt");
});

function pageAt(url: string): Element {
  const page = pages.get(url);
  if (!page) throw new Error(`${url} wasn't read`);
  return page;
}

function mainOf(url: string): Element {
  const [main] = elements(pageAt(url), "main");
  if (!main) throw new Error(`${url} has no main part`);
  return main;
}

function textOf(path: string): string {
  return linesOf(mainOf(path)).join(" ").replaceAll("\u00a0", " ");
}

function headOf(page: Element): string[] {
  const description = elements(page, "meta", { name: "description" })[0]?.getAttribute("content");
  return [...elements(page, "title").slice(0, 1).map(lineOf), description ?? ""];
}

/** For each section: its heading, its smaller headings, folds, fields, pictures and columns, then its links. */
function outlineOf(main: Element): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  let links: Element[] = [];
  const endSection = () => {
    if (parts.length > 0) lines.push(`   ${[...new Set(parts)].join(" · ")}`);
    lines.push(...linksIn(links));
    [parts, links] = [[], []];
  };
  for (const element of everyElement(main).filter((each) => !isInCalculator(each))) {
    const { tagName: tag } = element;
    if (tag === "a") links.push(element);
    if (tag === "h1" || tag === "h2") {
      endSection();
      lines.push(`${tag === "h1" ? "#" : "##"} ${lineOf(element)}`);
    } else if (isPart(element)) parts.push(lineOf(element));
    else if (tag === "img" && element.getAttribute("alt")) parts.push(`picture: ${element.getAttribute("alt")}`);
  }
  endSection();
  return lines;
}

/** Whether an element gets a line of its own. A heading that is a link is listed with the links. */
function isPart(element: Element): boolean {
  const { tagName: tag } = element;
  if (tag === "th") return element.getAttribute("scope") === "col";
  return /^(h[3-6]|label|legend|summary)$/.test(tag) && elements(element, "a").length === 0 && lineOf(element) !== "";
}

/** Calculators have their own snapshots. */
function isInCalculator(element: Element): boolean {
  return ancestorsOf(element).some((each) => calculators.some(({ name }) => each.getAttribute("data-island") === name));
}

function isIn(tag: string, element: Element): boolean {
  return ancestorsOf(element).some((each) => each.tagName === tag);
}

/** Links with their words, unless these are the target's title. Links to notes are left out. */
function linksIn(inside: readonly Element[]): string[] {
  const links = inside
    .flatMap((each) => (each.tagName === "a" ? [each] : elements(each, "a")))
    .map((link) => ({ to: link.getAttribute("href") ?? "", words: lineOf(link) || link.getAttribute("aria-label") }))
    .filter(({ to }) => !/^#note/.test(to))
    .map(({ to, words }) => (titles.get(to) === words ? to : `${words} → ${to}`));
  return links.length > 0 ? [`   ${[...new Set(links)].join(" · ")}`] : [];
}

function withoutPrices(text: string): string {
  return text.replaceAll(/\$[\d,.]*\d(–[\d,]+)?/g, "$…");
}
