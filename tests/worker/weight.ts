// What the build weighs: pages, the chunks of islands, the Worker and the search index.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { root } from "#tests/site/runtime.ts";
import { workerModules } from "#tools/local/built-worker.ts";
import { articleSlugs } from "#tools/vite/articles/slugs.ts";

const client = join(root, "dist/client");
const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));

/** What a page makes a browser fetch, counted from its markup and the build; text as gzip 9. */
export async function weigh(url: string) {
  const answer = await fetch(url);
  const html = await answer.text();
  const islands = all(html, /data-island="([^"]+)"/g).map(islandSource);
  const fonts = [
    ...all(html, /as="font"[^>]* href="([^"]+)"/g),
    ...all(answer.headers.get("link") ?? "", /<([^>]+\.woff2)>/g),
  ];
  return {
    "bytes of HTML": gzipSync(html, { level: 9 }).length,
    "bytes of script at start": sum(all(html, /<script [^>]*src="([^"]+)"/g).map(gzipped)),
    "bytes of its islands":
      islands.length > 0 ? chunkBytes([...islands, "app/client/hydrate.ts"], ["app/client/client.ts"]) : 0,
    "bytes of preloaded fonts": sum([...new Set(fonts)].map((file) => statSync(join(client, file)).size)),
  };
}

/** Gzip bytes of these sources' chunks and all that they import, without those that others have brought. */
export function chunkBytes(sources: readonly string[], brought: readonly string[] = []): number {
  const before = new Set(chunkFiles(brought));
  return sum(
    chunkFiles(sources)
      .filter((file) => !before.has(file))
      .map(gzipped),
  );
}

/** The files of these sources' chunks and of all that they import, in the folder of the build for browsers. */
export function chunkFiles(sources: readonly string[]): string[] {
  const found = new Set(sources);
  for (const name of found) for (const imported of manifest[name]?.imports ?? []) found.add(imported);
  return [...found].map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`the build has no ${name}`);
    return file;
  });
}

/** The sources of all calculators that are islands. */
export const calculatorSources = Object.keys(manifest).filter((name) =>
  /^app\/estimators\/.*(calculators\/[^/]+|island)\.tsx$/.test(name),
);

function islandSource(island: string): string {
  const files = [`/${island}/island.tsx`, `/calculators/${island}.tsx`];
  return Object.keys(manifest).find((name) => files.some((file) => name.endsWith(file))) ?? `island ${island}`;
}

/** Gzip bytes of the Worker's code; articles, places and the search index are read when they are first used. */
export function workerBytes(): number {
  const folder = join(root, "dist/worker");
  const readLater = new Set(articleSlugs().map((slug) => `assets/${slug}.js`));
  const code = workerModules(folder).filter(
    ({ name }) => !readLater.has(name) && !/localities|search-index/.test(name),
  );
  return gzipSync(Buffer.concat(code.map(({ name }) => readFileSync(join(folder, name)))), { level: 9 }).length;
}

export async function searchIndexBytes(url: string): Promise<number> {
  const index = Buffer.from(await (await fetch(`${url}/search-index.json`)).arrayBuffer());
  return brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
}
