import { expect, test } from "vitest";
import { calculators } from "#app/estimators/index.ts";
import { routes } from "#app/routes.ts";
import { fixedClaims, fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";
import { attributesOf, changesIn, linesOfMarkup } from "#tests/unit/markup-lines.ts";
import { unescaped } from "#tests/worker/text.ts";

/** Pages as they are asked for beside their own addresses, under the name of the text that shows them. */
const asked: Readonly<Record<string, readonly string[]>> = {
  contact: [
    "/contact?callback",
    "/contact?callback&urgent",
    "/contact?service=heat-pump&from=heat-pump-winter-2026&estimate=price%3Fkw%3D8%26battery%3D10",
    "/contact?for=owners-corporation&service=commercial-solar",
  ],
  "your-price": [
    "/your-price?tab=quote",
    "/your-price?tab=vpp&battery=10",
    "/your-price?tab=apartments",
    "/your-price?tab=heating&postcode=3350&kw=6.6",
  ],
  "hot-water": ["/hot-water?postcode=3550&kw=6.6&battery=13.5&bill=700"],
  blog: ["/blog?category=hot-water", "/blog?q=battery", "/blog?q=xqzvwk"],
  "service-areas": ["/service-areas?place=Warnambool"],
};

const paths = routes.flatMap(({ heads }) => heads.map(({ path }) => path)).filter((path) => path !== "/components");
const nameOf = (path: string) => (path.startsWith("/blog/") ? "articles" : path.slice(1) || "home");
const names = [...new Set(paths.map(nameOf))];
const addressesOf = (name: string) => [...paths.filter((path) => nameOf(path) === name), ...(asked[name] ?? [])];

const calculatorForms = new RegExp(
  `data-island="(${calculators.map(({ name }) => name).join("|")})".*?<p class="unseen" role="status">`,
  "gs",
);

const pages = await onPrices({ prices: fixedPrices, claims: fixedClaims }, async () => {
  const { readPage } = await import("#tests/unit/read-page.ts");
  const all = names
    .flatMap(addressesOf)
    .map(async (address) => [address, await readPage(address, "2026-11-23")] as const);
  return new Map(await Promise.all(all));
});

/** Around every page there is what is around Home. */
const [, aroundHome] = outlineOf("/");

// After a change of pages: npx vitest run --project unit tests/unit/outlines -u, and read what has changed.
test.each(names)("what the page %s is made of and leads to", async (name) => {
  const [first = "", ...others] = addressesOf(name);
  const [own, around] = outlineOf(first);
  const texts = [[`→ ${first}`, ...own, ...(first === "/" ? around : changesIn(around, aroundHome))]];
  const shared = name === "articles" ? [] : own;
  for (const other of others) {
    const [lines, around] = outlineOf(other);
    texts.push([`→ ${other}`, ...changesIn(lines, shared), ...changesIn(around, aroundHome)]);
  }
  const text = texts.map((lines) => lines.join("\n")).join("\n\n");
  await expect(`${text.replaceAll(/\$[\d,.]*\d(–[\d,]+)?/g, "$…")}\n`).toMatchFileSnapshot(`${name}.txt`);
});

/** What a page says of itself, with what is in its main part; and what is around that. */
function outlineOf(address: string): [own: string[], around: string[]] {
  const html = pages.get(address) ?? "";
  const [, head = "", before = "", main = "", after = ""] =
    /<head>(.*?)<\/head>(.*?)<main[^>]*>(.*)<\/main>(.*)/s.exec(html) ?? [];
  return [
    [...headLines(head), ...dataLines(main), ...partsOf(main)],
    [...partsOf(before), ...partsOf(after)],
  ];
}

function headLines(head: string): string[] {
  const meta = [...head.matchAll(/<(?:meta|link)([^>]*)>/g)].map(([, rest = ""]) => attributesOf(rest));
  const said = (wanted: RegExp) =>
    meta
      .filter(({ name, property, rel }) => wanted.test(name ?? property ?? rel ?? ""))
      .map(({ content, href }) => content ?? href);
  const titles = [/<title>(.*?)<\/title>/.exec(head)?.[1], ...said(/^description/)].map((text) =>
    unescaped(text ?? ""),
  );
  return [...titles, said(/^(robots|canonical|og:(type|image))$/).join(" "), ...dataLines(head)];
}

/** What search engines read, block by block, and item by item where it is long. Long words are cut, and none are counted. */
function dataLines(markup: string): string[] {
  const cut = (name: string, value: unknown) => {
    if (typeof value === "string" && value.length > 60) return `${value.slice(0, 60)}…`;
    return name === "wordCount" ? undefined : value;
  };
  return [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = ""]) => {
    const block: object = JSON.parse(text);
    const lists = text.length < 700 ? [] : Object.entries(block).filter(([, value]) => Array.isArray(value));
    const own = { ...block, ...Object.fromEntries(lists.map(([name]) => [name, undefined])) };
    return [own, ...lists.flatMap(([, items]) => items)].map((each) => JSON.stringify(each, cut));
  });
}

/** Headings, folds, fields, pictures and tables; and between them links, each once. Notes' numbers are left out. */
function partsOf(markup: string): string[] {
  const links = new Set<string>();
  const parts: string[] = [];
  let endsInLinks = false;
  for (const line of linesOfMarkup(markup.replaceAll(calculatorForms, ""))) {
    const bare = line
      .replaceAll(/⟦[^⟧]*⟧|\[#[^:\]]*: ?\w{0,2}\]/g, "")
      .replaceAll(/ +/g, " ")
      .trim();
    const fresh = (bare.match(/\[[^\]]*\]/g) ?? []).filter((link) => !links.has(link));
    for (const link of fresh) links.add(link);
    if (/^(#|[▸▾] |\()|[‹‖▣]| \| /.test(bare)) {
      if (!parts.at(-1)?.endsWith(bare.replace(/[▸▾]/, ""))) parts.push(bare);
      endsInLinks = false;
    } else if (fresh.length > 0) {
      const line = fresh.join(" ");
      parts.push(endsInLinks ? `${parts.pop()} ${line}` : line);
      endsInLinks = true;
    }
  }
  return parts;
}
