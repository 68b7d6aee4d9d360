import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export interface PageBytes {
  path: string;
  html: number;
  css: number;
  fonts: number;
  /** Before any island starts. */
  script: number;
}

/** What a first visit to a page carries before anybody touches it, gzip. Fonts are compressed already. */
export async function bytesOf(url: string, path: string, root: string): Promise<PageBytes> {
  const html = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const text = html.toString("utf8");
  const files = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, file = ""]) => join(root, "dist/client", file));
  const gzipped = (paths: string[]) =>
    paths.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  return {
    path,
    html: gzipSync(html, { level: 9 }).length,
    css: gzipped(files(/rel="stylesheet" href="([^"]+)"/g)),
    fonts: files(/as="font"[^>]* href="([^"]+)"/g).reduce((sum, file) => sum + statSync(file).size, 0),
    script: gzipped(files(/<script type="module" src="([^"]+)"/g)),
  };
}

export function brotli4(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}
