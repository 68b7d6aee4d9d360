import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { everyPage } from "#tests/running-site/site.ts";
import { monday, usualDate } from "#tests/settings.ts";
import { forbiddenPhrasesIn, mainText, plainText, unescaped } from "#tests/worker/text.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";
import { calculatorWords, headings, phrases } from "./phrases.cases.ts";
import { claimsIn, jsonLdBlock } from "./schema-org.ts";

const site = await sharedSite();
const pages = await everyPage(site);
const paths = new Set(pages.map(({ path }) => path));

test.each(pages)("$path has a title, a description, its own address and a social card", async ({ path, html }) => {
  const { title, meta } = headOf(html);
  expect(title.length, title).toBeLessThanOrEqual(60);
  const description = meta.get("description") ?? "";
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(description).not.toMatch(/[{}]/);
  expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1${path}"`);
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
  ({ html }) => {
    const card = headOf(html).meta.get("og:image") ?? "(no og:image)";
    expect(html).toContain(`"image":"${card}"`);
  },
);

test("the sitemap has every article, and no two pages share a title or description", () => {
  for (const slug of articleSlugs()) expect(paths).toContain(`/blog/${slug}`);
  const heads = pages.map(({ html }) => headOf(html));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ meta }) => meta.get("description"))).size).toBe(pages.length);
});

test.each(pages)(
  "the structured data of $path has the right shape and repeats the page's own words",
  ({ path, html }) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, block = ""]) => {
        expect(block).not.toContain("<");
        return jsonLdBlock.parse(JSON.parse(block));
      },
    );
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
const noResults = { path: "/blog", html: await (await site.ask("/blog?q=xyzzy")).text() };

test.each([...pages, noResults])(
  "every link of $path leads to an existing page and part, and to the calculator that its text names",
  ({ path, html }) => {
    for (const [, href = "", text = ""] of html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)) {
      const linkText = plainText(text);
      if (/^(tel|sms):/.test(href) && /\d{3}/.test(linkText)) expect(digits(linkText), href).toBe(digits(href));
      if (href.startsWith("mailto:") && linkText.includes("@")) expect(href).toBe(`mailto:${linkText}`);
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

const tablesOfCards = /<table class="[^"]*table-cards.*?<\/table>/gs;
const pictureElements = /<picture[^>]*>.*?<\/picture>/gs;

test("some pages have tables that are cards on a phone, and some have drawings and pictures", () => {
  for (const pattern of [tablesOfCards, pictureElements, /<th\b/, /<svg\b/, /<img /])
    expect(pages.filter(({ html }) => html.match(pattern)).length, String(pattern)).toBeGreaterThan(1);
});

test.each(pages)("where a table of $path is cards on a phone, each cell names its column", ({ html }) => {
  for (const [table] of html.matchAll(tablesOfCards)) {
    const [head = "", body = ""] = table.split("</thead>");
    const [, ...names] = [...head.matchAll(/<t[hd]\b.*?>(.*?)<\/t[hd]>/gs)].map(([, name = ""]) => plainText(name));
    for (const [row] of body.matchAll(/<tr.*?<\/tr>/gs)) {
      const labels = [...row.matchAll(/<td[^>]* data-label="([^"]*)"/g)].map(([, label = ""]) => plainText(label));
      expect(labels).toEqual(names);
    }
  }
});

test.each(pages)("every table heading on $path has a scope, and every drawing is hidden or labelled", ({ html }) => {
  for (const [head] of html.matchAll(/<th\b[^>]*>/g)) expect(head).toMatch(/ scope="(col|row|rowgroup)"/);
  for (const [drawing] of html.matchAll(/<svg\b[^>]*>/g)) expect(drawing).toMatch(/ (aria-hidden="true"|role="img")/);
});

test("every page but the one for withdrawals is linked from another", () => {
  const linkedPaths = new Set(
    pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<a\s[^>]*href="([^"?#]*)/g)].map(([, to]) => to).filter((to) => to !== path),
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

test.each(pages)("$path has no more notes than allowed, and its fold says “1 note” only for one", ({ path, html }) => {
  const noteCount = html.match(/<li id="note-\d+"/g)?.length ?? 0;
  expect(noteCount).toBeLessThanOrEqual(maxNotes[path] ?? 12);
  expect(html.includes('<summary id="notes">1 note</summary>')).toBe(noteCount === 1);
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
  const pageHeadings = headingsIn(pages.find((page) => page.path === path)?.html ?? "");
  expect(requiredHeadings.filter((heading) => !pageHeadings.includes(heading))).toEqual([]);
});

test.each(pages)(
  "the pictures of $path have sizes, load lazily and are described in five words or more",
  ({ html }) => {
    for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
      expect(tag).toMatch(/\swidth="\d+"/);
      expect(tag).toMatch(/\sheight="\d+"/);
      expect(/loading="lazy"/.test(tag), tag).toBe(!/fetchPriority="high"/i.test(tag));
      const alt = unescaped(/\salt="([^"]*)"/.exec(tag)?.[1] ?? "none");
      if (alt === "") continue;
      expect(alt.split(/\s+/).length, tag).toBeGreaterThanOrEqual(5);
      expect(alt).not.toMatch(/^(an? )?(image|picture|photo|render)|\.(avif|webp)|-\d{3,4}/i);
    }
  },
);

test.each(pages)("the pictures of $path are as wide as shown, and at most 400 KB together on a phone", ({ html }) => {
  const pictures = [...html.matchAll(pictureElements)].map(([picture]) => picture);
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

/** The texts of a page's headings, and of its tables' heading cells. */
function headingsIn(html: string): string[] {
  const elements = html.matchAll(/<(h[1-3]|th)\b[^>]*>(.*?)<\/\1>/gs);
  return [...elements].map(([, , text = ""]) => plainText(text).trim());
}

function headOf(html: string) {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    meta: new Map(metas.map(([, name = "", content = ""]) => [name, unescaped(content)])),
  };
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
