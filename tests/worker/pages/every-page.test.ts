import { statSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { everyPage } from "#tests/running-site/site.ts";
import { monday, usualDate } from "#tests/settings.ts";
import { elements, everyElement, hrefsIn, parseHtml } from "#tests/unit/page-text.ts";
import { forbiddenPhrasesIn, mainText, plainText } from "#tests/worker/text.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { calculatorWords, headings, phrases } from "./phrases.cases.ts";
import { claimsIn, jsonLdBlock } from "./schema-org.ts";

const site = await sharedSite();
const pages = (await everyPage(site)).map((page) => ({ ...page, root: parseHtml(page.html) }));
const paths = new Set(pages.map(({ path }) => path));

test.each(pages)("$path has a title, a description, its own URL and a social card", async ({ path, root }) => {
  const { title, meta } = headOf(root);
  // Search results cut longer titles and descriptions off.
  expect(title.length, title).toBeLessThanOrEqual(60);
  const description = meta.get("description") ?? "";
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).not.toMatch(/[{}]/);
  const [canonical] = elements(root, "link", { rel: "canonical" });
  expect(canonical?.getAttribute("href")).toBe(`http://127.0.0.1${path}`);
  expect(meta.get("og:url")).toBe(`http://127.0.0.1${path}`);
  expect(title).toContain(meta.get("og:title") ?? "(no og:title)");
  expect(meta.get("og:description")).toBe(description);
  expect(meta.get("twitter:card")).toBe("summary_large_image");
  // While the business is a sample, no page may be indexed.
  expect(meta.get("robots")).toBe(business.sample ? "noindex" : undefined);
  const card = new URL(meta.get("og:image") ?? "").pathname;
  expect(card).toBe(`/cards/${path === "/" ? "home" : path.slice(1).replace("/", "-")}.jpg`);
  expect((await site.ask(card, { method: "HEAD" })).status).toBe(200);
});

test.each(pages.filter(({ path }) => path.startsWith("/blog/")))(
  "the structured data of $path has the article's social card",
  ({ html, root }) => {
    const card = headOf(root).meta.get("og:image") ?? "(no og:image)";
    expect(html).toContain(`"image":"${card}"`);
  },
);

test("the sitemap has every article, and no two pages share a title or description", () => {
  for (const slug of articleSlugs()) expect(paths).toContain(`/blog/${slug}`);
  const heads = pages.map(({ root }) => headOf(root));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ meta }) => meta.get("description"))).size).toBe(pages.length);
});

test.each(pages)(
  "the structured data of $path has the right shape and repeats the page's own words",
  ({ path, html, root }) => {
    const blocks = elements(root, "script", { type: "application/ld+json" }).map(({ textContent: block }) => {
      expect(block).not.toContain("<");
      return jsonLdBlock.parse(JSON.parse(block ?? ""));
    });
    const kinds: string[] = blocks.map((block) => block["@type"]);
    expect(kinds).toEqual(expect.arrayContaining([...requiredKinds(path)]));
    const text = mainText(html);
    for (const words of blocks.flatMap(claimsIn)) expect(text).toContain(plainText(words));
  },
);

/** The kinds of structured data that a page must have. */
function requiredKinds(path: string): readonly string[] {
  if (path === "/") return ["HomeAndConstructionBusiness"];
  if (path.startsWith("/blog/")) return ["BreadcrumbList", "Article"];
  return ["BreadcrumbList", ...(kindsOfPages[path] ?? [])];
}

const kindsOfPages: Readonly<Record<string, readonly string[]>> = {
  "/faq": ["FAQPage"],
  "/residential": ["Service"],
  "/commercial": ["Service"],
  "/solar-batteries": ["Service"],
  "/hot-water": ["Service"],
  "/aircon-rebate": ["Service"],
};

const digits = (number: string) => number.replace("+61", "0").replaceAll(/\D/g, "");
const noResults = { path: "/blog", root: parseHtml(await (await site.ask("/blog?q=xyzzy")).text()) };

test.each([...pages, noResults])(
  "every link of $path leads to an existing page and part, and to the calculator that its text names",
  ({ path, root }) => {
    for (const link of elements(root, "a")) {
      const [href, linkText] = [link.getAttribute("href") ?? "", textOf(link)];
      if (/^(https?|tel|mailto|sms):|^\/(assets|api|uploads)\/|^[^?#]*\.\w+$/.test(href)) continue;
      const [, target = "", query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
      const page = pages.find((other) => other.path === (target || path));
      // A request's own page isn't in the sitemap.
      if (target === "/request") continue;
      expect(page, href).toBeDefined();
      if (anchor) expect(page?.html.includes(` id="${anchor}"`), href).toBe(true);
      if (target !== "/your-price") continue;
      const [tool = "price"] = Object.keys(calculatorWords).filter((name) => calculatorWords[name]?.test(linkText));
      expect(new URLSearchParams(query).get("tab") ?? "price", `${href}: ${linkText}`).toBe(tool);
    }
  },
);

test.each([...pages, noResults])(
  "where a link of $path shows a number or an email address, it leads to it",
  ({ root }) => {
    for (const link of elements(root, "a")) {
      const [href, linkText] = [link.getAttribute("href") ?? "", textOf(link)];
      if (/^(tel|sms):/.test(href) && /\d{3}/.test(linkText)) expect(digits(linkText), href).toBe(digits(href));
      if (href.startsWith("mailto:") && linkText.includes("@")) expect(href).toBe(`mailto:${linkText}`);
    }
  },
);

const tablesOfCards = (root: Element) =>
  elements(root, "table").filter((table) => table.getAttribute("class")?.includes("table-cards"));

test("some pages have tables that are cards on a phone, and some have drawings and pictures", () => {
  expect(pages.filter(({ root }) => tablesOfCards(root).length > 0).length).toBeGreaterThan(1);
  for (const tag of ["th", "svg", "picture", "img"])
    expect(pages.filter(({ root }) => elements(root, tag).length > 0).length, tag).toBeGreaterThan(1);
});

test.each(pages)("where a table of $path is cards on a phone, each cell names its column", ({ root }) => {
  for (const table of tablesOfCards(root)) {
    const [head] = elements(table, "thead");
    const cells = head ? everyElement(head).filter(({ tagName }) => /^t[hd]$/.test(tagName)) : [];
    const names = cells.slice(1).map(textOf);
    for (const row of elements(table, "tbody").flatMap((body) => elements(body, "tr"))) {
      const labels = elements(row, "td").flatMap((cell) => cell.getAttribute("data-label") ?? []);
      expect(labels.map(plainText)).toEqual(names);
    }
  }
});

test.each(pages)("every table heading on $path has a scope, and every drawing is hidden or labelled", ({ root }) => {
  for (const heading of elements(root, "th"))
    expect(heading.getAttribute("scope"), textOf(heading)).toMatch(/^(col|row|rowgroup)$/);
  for (const drawing of elements(root, "svg")) {
    if (drawing.getAttribute("aria-hidden") === "true") continue;
    expect(drawing.getAttribute("role")).toBe("img");
    expect(drawing.getAttribute("aria-label") || drawing.getAttribute("aria-labelledby")).toMatch(/\w/);
  }
});

test("every page but the one for withdrawals is linked from another", () => {
  const linkedPaths = new Set(
    pages.flatMap(({ path, root }) =>
      hrefsIn(root)
        .map((href) => href.replace(/[?#].*/, ""))
        .filter((to) => to !== path),
    ),
  );
  expect([...paths].filter((path) => !linkedPaths.has(path) && path !== "/consent")).toEqual([]);
});

test.each(pages)("$path has no banned phrases, no expired claims and no error text", ({ html }) => {
  const text = mainText(html);
  expect(forbiddenPhrasesIn(text.replaceAll("'", "’"))).toEqual([]);
  expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object|Infinity/);
  if (usualDate === monday) expect(text).not.toContain("(under review)");
});

/** How many notes a page may have, if not twelve. On Help each piece of advice names its source. */
const maxNotes: Readonly<Record<string, number>> = { "/": 5, "/contact": 0, "/help": 14 };

test.each(pages)("$path has no more notes than allowed, and its fold says “1 note” only for one", ({ path, root }) => {
  const noteCount = elements(root, "li").filter((item) => item.getAttribute("id")?.startsWith("note-")).length;
  expect(noteCount).toBeLessThanOrEqual(maxNotes[path] ?? 12);
  const [fold] = elements(root, "summary", { id: "notes" });
  expect(fold?.textContent === "1 note").toBe(noteCount === 1);
});

test.each(Object.entries(phrases))(
  "%s has the phrases that the specification and the law require",
  (path, requiredPhrases) => {
    const pageText = mainText(pages.find((page) => page.path === path)?.html ?? "")
      .replaceAll(/[–−]/g, "-")
      .replaceAll(" (under review)", "")
      .toLowerCase();
    expect(requiredPhrases.filter((phrase) => !pageText.includes(phrase.toLowerCase()))).toEqual([]);
  },
);

test.each(Object.entries(headings))("%s has the headings that the specification names", (path, requiredHeadings) => {
  const page = pages.find((page) => page.path === path);
  const pageHeadings = ["h1", "h2", "h3", "th"].flatMap((tag) =>
    page ? elements(page.root, tag).map((heading) => textOf(heading)) : [],
  );
  expect(requiredHeadings.filter((heading) => !pageHeadings.includes(heading))).toEqual([]);
});

test.each(pages)(
  "the pictures of $path have sizes, load lazily and are described in five words or more",
  ({ root }) => {
    for (const picture of elements(root, "img")) {
      const tag = String(picture);
      for (const side of ["width", "height"]) expect(picture.getAttribute(side), tag).toMatch(/^\d+$/);
      // The parser finds no attribute with a capital, as React writes this one.
      const isFirstSeen = /fetchPriority="high"/i.test(tag);
      expect(picture.getAttribute("loading") === "lazy", tag).toBe(!isFirstSeen);
      const alt = picture.getAttribute("alt") ?? "none";
      if (alt === "") continue;
      expect(alt.split(/\s+/).length, alt).toBeGreaterThanOrEqual(5);
      expect(alt).not.toMatch(/^(an? )?(image|picture|photo|render)|\.(avif|webp)|-\d{3,4}/i);
    }
  },
);

test.each(pages)("the pictures of $path are as wide as shown, and at most 400 KB together on a phone", ({ html }) => {
  const pictures = [...html.matchAll(/<picture[^>]*>.*?<\/picture>/gs)].map(([picture]) => picture);
  // Pictures in a closed fold are loaded when it is opened.
  const htmlWithoutFolds = html.replaceAll(/<details.*?<\/details>/gs, "");
  const bytes = pictures.map((picture) => {
    const [onPhone, onDesk] = [shownAt(picture, 360), shownAt(picture, 1440)];
    expect(onPhone.files.at(-1)?.width, picture).toBeGreaterThanOrEqual(2 * onPhone.width);
    expect(onDesk.files.at(-1)?.width, picture).toBeGreaterThanOrEqual(onDesk.width);
    // A browser chooses the smallest file that is wide enough.
    const file = onPhone.files.find(({ width }) => width >= 2 * onPhone.width) ?? onPhone.files.at(-1);
    if (!htmlWithoutFolds.includes(picture)) return 0;
    return statSync(join(import.meta.dirname, `../../../app/pictures/files/${file?.name}.avif`)).size;
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(400_000);
});

/** An element's text as `plainText` reads it. */
function textOf(element: Element): string {
  return plainText(element.toString()).trim();
}

function headOf(root: Element) {
  const metas = elements(root, "meta").map((meta) => {
    const name = meta.getAttribute("name") ?? meta.getAttribute("property");
    return [name, meta.getAttribute("content") ?? ""] as const;
  });
  return { title: elements(root, "title")[0]?.textContent ?? "", meta: new Map(metas) };
}

/** The files of a picture's AVIF source in a window of this width, and the width at which it is shown. */
function shownAt(picture: string, windowWidth: number) {
  const sources = [...picture.matchAll(/<source [^>]*>/g)].map(([tag]) => tag);
  const source =
    sources.find((tag) => tag.includes("image/avif") && (windowWidth < 640 || !tag.includes("max-width"))) ?? "";
  const sizes = (/\ssizes="([^"]*)"/.exec(source)?.[1] ?? "").split(",");
  const size =
    sizes.find((candidate) => 16 * Number(/min-width: (\d+)rem/.exec(candidate)?.[1] ?? 0) <= windowWidth) ?? "";
  const files = [...source.matchAll(/\/([\w-]+?-\d+)-[\w-]{8}\.avif (\d+)w/g)].map(([, name, width]) => ({
    name,
    width: Number(width),
  }));
  return { files, width: cssWidth(size.replace(/^.*\) (?=\S+$)/, ""), windowWidth) };
}

function cssWidth(size: string, windowWidth: number): number {
  const [, fixedRem] = /^\s*([\d.]+)rem\s*$/.exec(size) ?? [];
  if (fixedRem) return 16 * Number(fixedRem);
  const [, percent, lessRem] = /^\s*(?:calc\()?([\d.]+)vw(?: - ([\d.]+)rem\))?\s*$/.exec(size) ?? [];
  if (!percent) throw new Error(`a width that the test can't read: ${size}`);
  return (windowWidth * Number(percent)) / 100 - 16 * Number(lessRem ?? 0);
}
