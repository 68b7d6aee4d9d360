import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { saidBy, shownOf, undefinedIn } from "#tests/page/schema-org.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const site = await sharedSite();
let heads: Head[];
beforeAll(async () => {
  const sitemap = await (await site.ask("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  heads = await Promise.all(paths.map(readHead));
});

interface Head {
  path: string;
  title: string;
  meta: Map<string, string>;
  canonical: string;
  /** What a reader sees of it. */
  shown: string;
  blocks: { "@type": string }[];
  headings: number[];
}

const day = z.iso.date();
const address = z.url();
const text = z.string().check(z.minLength(2));
const context = z.literal("https://schema.org");
const dollars = z.int().check(z.gte(1_000));
const organisation = z.object({ "@type": z.literal("Organization"), name: text, url: address });

/** What search engines ask of each kind of block. */
const shapes: Record<string, z.ZodMiniType> = {
  HomeAndConstructionBusiness: z.object({
    "@context": context,
    name: text,
    url: address,
    telephone: text,
    image: address,
    areaServed: z.object({ name: z.literal("Victoria") }),
    openingHoursSpecification: z.array(
      z.object({
        "@type": z.literal("OpeningHoursSpecification"),
        opens: z.string().check(z.regex(/^\d\d:\d\d$/)),
        closes: z.string().check(z.regex(/^\d\d:\d\d$/)),
      }),
    ),
  }),
  BreadcrumbList: z.object({
    "@context": context,
    itemListElement: z
      .array(z.object({ "@type": z.literal("ListItem"), position: z.number(), name: text, item: z.optional(address) }))
      .check(z.minLength(2)),
  }),
  FAQPage: z.object({
    "@context": context,
    mainEntity: z
      .array(
        z.object({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.object({ "@type": z.literal("Answer"), text }),
        }),
      )
      .check(z.minLength(2)),
  }),
  Article: z.object({
    "@context": context,
    headline: text.check(z.maxLength(110)),
    description: text,
    image: address,
    datePublished: day,
    dateModified: day,
    author: organisation,
    publisher: organisation,
  }),
  Service: z.object({
    "@context": context,
    name: text,
    description: z.optional(text),
    url: z.optional(address),
    offers: z.optional(
      z.array(
        z.object({
          description: text.check(z.regex(/^About \$[\d,]+ [^.]+\. From \$[\d,]+ \w/)),
          priceSpecification: z.object({
            price: dollars,
            minPrice: dollars,
            priceCurrency: z.literal("AUD"),
            valueAddedTaxIncluded: z.literal(true),
          }),
        }),
      ),
    ),
  }),
};

test("every page's title has at most 60 characters, its description at most 155, and no two are the same", () => {
  expect(heads.length).toBeGreaterThan(40);
  for (const { path, title, meta } of heads) {
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(meta.get("description")?.length, path).toBeLessThanOrEqual(155);
    expect(meta.get("description")?.length, path).toBeGreaterThan(50);
    expect(meta.get("description"), path).not.toMatch(/[{}]/);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta.get("description"))).size).toBe(heads.length);
});

test("every page has one h1, and its headings are in order", () => {
  for (const { path, headings } of heads) {
    expect(
      headings.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [index, level] of headings.entries())
      expect(level - (headings[index - 1] ?? 0), `${path}, heading ${index}`).toBeLessThanOrEqual(1);
  }
});

test("every page names itself by the site's address, and its card is there", async () => {
  for (const { path, meta, canonical } of heads) {
    expect(canonical).toBe(`http://127.0.0.1${path}`);
    expect(meta.get("og:url")).toBe(canonical);
    expect(meta.get("og:title"), path).toBeTruthy();
    expect(meta.get("og:description"), path).toBe(meta.get("description"));
    expect(meta.get("twitter:card")).toBe("summary_large_image");
    const card = new URL(meta.get("og:image") ?? "");
    expect((await site.ask(card.pathname, { method: "HEAD" })).status, card.href).toBe(200);
  }
});

test("under the sample identity no page is to be indexed", () => {
  for (const { path, meta } of heads) expect(meta.get("robots"), path).toBe("noindex");
});

test("every page's data blocks are of the shape that their kind has", () => {
  for (const { path, blocks } of heads) {
    const kinds = blocks.map((block) => block["@type"]);
    expect(kinds, path).toContain(path === "/" ? "HomeAndConstructionBusiness" : "BreadcrumbList");
    if (path === "/faq") expect(kinds).toContain("FAQPage");
    if (path.startsWith("/blog/")) expect(kinds).toContain("Article");
    if (["/residential", "/commercial", "/solar-batteries", "/hot-water", "/aircon-rebate"].includes(path))
      expect(kinds, path).toContain("Service");
    for (const block of blocks) {
      const checked = shapes[block["@type"]]?.safeParse(block);
      expect(checked?.error?.issues, `${path}: ${block["@type"]}`).toBeUndefined();
      expect(checked?.success, `${path}: ${block["@type"]}`).toBe(true);
      expect(undefinedIn(block), path).toEqual([]);
    }
  }
});

test("what a data block says of prices and questions stands on the page it is on", () => {
  const said = heads.flatMap(({ path, shown, blocks }) =>
    blocks.flatMap((block) => saidBy(block).map((words) => ({ path, words, shown }))),
  );
  expect(said.length).toBeGreaterThan(50);
  for (const { path, words, shown } of said) expect(shown.includes(words), `${path}: ${words}`).toBe(true);
});

async function readHead(path: string): Promise<Head> {
  const page = await (await site.ask(path)).text();
  const metas = [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return {
    path,
    title: plain(/<title>([^<]*)<\/title>/.exec(page)?.[1] ?? ""),
    meta: new Map(metas.map(([, name = "", content = ""]) => [name, plain(content)])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? "",
    shown: shownOf(page),
    blocks: [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, block = ""]) =>
      JSON.parse(block),
    ),
    headings: [...page.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level)),
  };
}

function plain(markup: string): string {
  return markup.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
