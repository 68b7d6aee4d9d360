import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { workerModules } from "#tests/running-site/built-worker.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { root } from "#tests/running-site/runtime.ts";
import { everyPage } from "#tests/running-site/site.ts";
import { monday } from "#tests/settings.ts";
import { elements, everyElement, parseHtml } from "#tests/unit/page-text.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";

// Sizes are measured on one day, whatever TEST_DATE is.
const site = await sharedSite(monday);
const clientFolder = join(root, "dist/client");
const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"));
const calculatorSources = Object.keys(manifest).filter((name) =>
  /^app\/estimators\/.*(calculators\/[^/]+|island)\.tsx$/.test(name),
);
const reactSources = ["app/island/client.ts", "app/island/hydrate.ts"];

// The first script, the fonts, the index and a calculator have budgets, for phones on a slow connection. The other limits are what was
// reached, rounded up, so that growth is a decision. The commit that raised one says why.
test("every page stays within 1.5 KB for its first script, 112 KB for its islands and 45 KB for its fonts", async () => {
  for (const { path, headers, html } of await everyPage(site)) {
    const page = parseHtml(html);
    const valuesOf = (tag: string, name: string, attributes = {}) =>
      elements(page, tag, attributes).flatMap((element) => element.getAttribute(name) || []);
    const scripts = valuesOf("script", "src");
    const islands = everyElement(page).flatMap((element) => element.getAttribute("data-island") || []);
    const fonts = valuesOf("link", "href", { as: "font" });
    const earlyFonts = firstGroupsOf(headers.get("link") ?? "", /<([^>]+\.woff2)>/g);
    expect(scripts, path).not.toEqual([]);
    expect(fonts, path).not.toEqual([]);
    expectWithin(1.5, sum(scripts.map(gzipped)), `the first script of ${path}`);
    expectWithin(
      112,
      chunkBytes([...reactSources, ...islands.map(islandSource)], ["app/island/client.ts"]),
      `the islands of ${path}`,
    );
    const fontFiles = [...new Set([...fonts, ...earlyFonts])];
    expectWithin(45, sum(fontFiles.map((file) => statSync(join(clientFolder, file)).size)), `the fonts of ${path}`);
  }
});

test("the search index stays within 50 KB with brotli 4", async () => {
  const index = Buffer.from(await (await site.ask("/search-index.json")).arrayBuffer());
  const { length } = brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  expectWithin(50, length, "the search index");
});

test("the Worker's code stays within 414 KB, without what is loaded on first use", () => {
  const readLater = new Set(articleSlugs().map((slug) => `assets/${slug}.js`));
  const names = workerModules(join(root, "dist/worker")).map(({ name }) => name);
  const codeNames = names.filter((name) => !readLater.has(name) && !/localities|search-index/.test(name));
  expectWithin(414, bytesOf(codeNames), "the Worker's code");
});

test("the Worker's entry and its static imports stay within 41 KB", () => {
  const neededFiles = new Set(["index.js"]);
  for (const name of neededFiles)
    for (const imported of firstGroupsOf(
      workerCode(name).toString(),
      /\b(?:from|import)\s*"\.\/(?:assets\/)?([\w.-]+\.js)"/g,
    ))
      neededFiles.add(`assets/${imported}`);
  expect(neededFiles.size).toBeGreaterThan(1);
  expectWithin(41, bytesOf([...neededFiles]), "the Worker's entry");
});

test.each(calculatorSources)("%s with React and the script that starts islands stays within 102 KB", (calculator) => {
  expectWithin(102, chunkBytes([...reactSources, calculator]), calculator);
});

test.each([
  ["the search", 12, ["app/search/island.tsx"]],
  ["the meter's file and year", 25, ["app/meter/take-files.ts", "app/meter/island.tsx"]],
])("without React, %s stays within %i KB", (name, limit, sources) => {
  expectWithin(limit, chunkBytes(sources, reactSources), name);
});

test("React stays within 70 KB, and is built without any calculator's code", () => {
  expectWithin(70, chunkBytes(["app/island/hydrate.ts"]), "React");
  const textOf = (sources: readonly string[]) =>
    chunkFiles(sources)
      .map((file) => readFileSync(join(clientFolder, file), "utf8"))
      .join("\n");
  for (const words of ["usable kWh", "Solar Homes"]) {
    expect(textOf(calculatorSources)).toContain(words);
    expect(textOf(["app/island/hydrate.ts"])).not.toContain(words);
  }
});

function expectWithin(kilobytes: number, bytes: number, what: string): void {
  const advice = "find what grew in the sizes that npx vite build prints; load it on first use or remove it";
  expect
    .soft(bytes, `${what}: ${advice}, or raise this limit and say why in the commit`)
    .toBeLessThanOrEqual(kilobytes * 1024);
}

/** Gzip bytes of these sources' chunks and their imports, without those that are loaded already. */
function chunkBytes(sources: readonly string[], loadedSources: readonly string[] = []): number {
  const filesBefore = new Set(chunkFiles(loadedSources));
  return sum(
    chunkFiles(sources)
      .filter((file) => !filesBefore.has(file))
      .map(gzipped),
  );
}

/** The built files of these sources' chunks and of everything that they import. */
function chunkFiles(sources: readonly string[]): string[] {
  const foundSources = new Set(sources);
  for (const name of foundSources) for (const imported of manifest[name]?.imports ?? []) foundSources.add(imported);
  return [...foundSources].map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`the build has no ${name}`);
    return file;
  });
}

function islandSource(island: string): string {
  const files = [`/${island}/island.tsx`, `/calculators/${island}.tsx`];
  return Object.keys(manifest).find((name) => files.some((file) => name.endsWith(file))) ?? `island ${island}`;
}

/** Gzip bytes of these modules of the Worker. */
function bytesOf(modules: readonly string[]): number {
  return gzipSync(Buffer.concat(modules.map(workerCode)), { level: 9 }).length;
}

function workerCode(name: string): Buffer {
  return readFileSync(join(root, "dist/worker", name));
}

function firstGroupsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length;
}
