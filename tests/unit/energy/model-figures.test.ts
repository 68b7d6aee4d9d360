import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { fixedClaims, fixedPrices, onPrices } from "#tests/unit/fixed-prices.ts";
import { computedFiles } from "#tools/vite/computed.ts";

const root = join(import.meta.dirname, "../../..");
const today = "2026-11-21";

const kept = join(import.meta.dirname, "model-figures.json");

/**
 * Every place that the model's figures come from, as a fingerprint of its values. Change a constant of the engine, and the difference
 * names each page that changes; a change of our prices names none. Read those pages again, then keep the new fingerprints with `READ_AGAIN=1`.
 */
test("the model says of every page what it said when that page was last read", async () => {
  const sources = await onPrices({ prices: fixedPrices, claims: fixedClaims }, sourcesOfFigures);
  const now = Object.fromEntries(sources.map(({ name, values }) => [name, fingerprint(values)]));
  if (process.env.READ_AGAIN) writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`);
  const before: Record<string, string> = JSON.parse(readFileSync(kept, "utf8"));
  const changed = sources.filter(({ name }) => now[name] !== before[name]);
  const pages = [...new Set(changed.flatMap(({ pages }) => pages))].sort();
  expect(pages, "pages whose modelled figures changed").toEqual([]);
  expect(Object.keys(now).sort()).toEqual(Object.keys(before).sort());
});

interface Source {
  name: string;
  values: unknown;
  pages: string[];
}

async function sourcesOfFigures(): Promise<Source[]> {
  const { figures } = await import("#content/figures/index.ts");
  const { textOn } = await import("#content/figures/records/record.ts");
  const { commercial } = await import("#app/estimators/calculators/commercial.tsx");
  const { day } = await import("#app/estimators/calculators/day.tsx");
  const { price } = await import("#app/estimators/calculators/price.tsx");
  const computed = computedFiles(root).map(async (file) => {
    const { claims: _, ...values } = await import(join(root, file));
    return { name: file, values, pages: pagesOf(file) };
  });
  const recorded = figures
    .filter(({ source, today: now }) => source.url === "/how-we-calculate" || now?.why(today).includes("pays back"))
    .map(({ id, value, today: now }) => ({
      name: id,
      values: [textOn(value, today), now?.value(today)],
      pages: pagesThatName(id),
    }));
  const asked: Source[] = [
    { name: "business", values: commercial.answer("", today).outputs, pages: ["/commercial"] },
    { name: "day", values: day.answer("", today).outputs, pages: ["/"] },
    { name: "your-price", values: price.answer("", today).saving, pages: ["/your-price"] },
  ];
  return [...(await Promise.all(computed)), ...recorded, ...asked];
}

/** Figures of `content/figures` are found by their ids instead. */
function pagesOf(file: string): string[] {
  if (file.startsWith("content/articles/")) return [`/blog/${basename(file, ".computed.ts")}`];
  if (file.startsWith("content/questions/")) return ["/faq"];
  const page = /^app\/pages\/([^/]+)\//.exec(file)?.[1];
  return page ? [page === "home" ? "/" : `/${page}`] : [];
}

const texts = globSync("{app/pages,content/articles,content/questions,content/offers}/**/*.{ts,tsx,mdx,json}", {
  cwd: root,
})
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

function pagesThatName(id: string): string[] {
  const named = texts.filter(({ text }) => text.includes(`"${id}"`) || text.includes(`{${id}}`));
  return [...new Set(named.map(({ file }) => pageOf(file)))];
}

function pageOf(file: string): string {
  if (file.startsWith("content/articles/")) return `/blog/${basename(file, ".mdx")}`;
  if (file.startsWith("content/offers/")) return "/residential";
  if (file.startsWith("content/questions/faq")) return "/faq";
  const name = /^(?:app\/pages|content\/questions)\/([^/.]+)/.exec(file)?.[1] ?? "";
  return name === "home" ? "/" : `/${name}`;
}

function fingerprint(values: unknown): string {
  const text = JSON.stringify(values, (_key, value) =>
    typeof value === "number" ? Number(value.toPrecision(5)) : value,
  );
  return createHash("sha1").update(text).digest("hex").slice(0, 10);
}
