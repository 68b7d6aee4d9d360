import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Manifest } from "vite";
import { workerModules } from "#tools/local/built-worker.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { root } from "./direct-site.ts";

/** What a page makes a browser fetch, counted from its markup and the build; text as gzip 9. */
export type Weight = Record<
  "bytes of HTML" | "bytes of CSS" | "bytes of script at start" | "bytes of its islands" | "bytes of preloaded fonts",
  number
>;

const client = join(root, "dist/client");

export async function weigh(url: string): Promise<Weight> {
  const answer = await fetch(url);
  const html = await answer.text();
  const styles = all(html, /rel="stylesheet"[^>]* href="([^"]+)"/g);
  const scripts = all(html, /<script [^>]*src="([^"]+)"/g);
  const fonts = [
    ...all(html, /as="font"[^>]* href="([^"]+)"/g),
    ...all(answer.headers.get("link") ?? "", /<([^>]+\.woff2)>/g),
  ];
  const chunks = islandChunks(all(html, /data-island="([^"]+)"/g));
  return {
    "bytes of HTML": gzipSync(html, { level: 9 }).length,
    "bytes of CSS": sum(styles, gzipped),
    "bytes of script at start": sum(scripts, gzipped),
    "bytes of its islands": sum(chunks, gzipped),
    "bytes of preloaded fonts": sum([...new Set(fonts)], (file) => statSync(join(client, file)).size),
  };
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function sum(values: readonly string[], sizeOf: (value: string) => number): number {
  return values.reduce((total, value) => total + sizeOf(value), 0);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
}

/** React, the islands and all that these import before they can run. */
function islandChunks(islands: readonly string[]): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
  const keys = new Set<string>();
  const add = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) if (imported !== "app/client/client.ts") add(imported);
  };
  for (const island of islands) {
    const files = [`/${island}/island.tsx`, `/calculators/${island}.tsx`];
    const key = Object.keys(manifest).find((each) => files.some((file) => each.endsWith(file)));
    if (!key) throw new Error(`the build has no island ${island}`);
    add(key);
  }
  if (islands.length > 0) add("app/client/hydrate.ts");
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
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
