import { browserAssets } from "virtual:browser-assets";
import { pageSheets } from "virtual:page-sheets";

/** A page's styles: what ends its head, and what that hashes to for its policy. Under `vite dev` they are links, without a hash. */
export interface Styles {
  hash?: string | undefined;
  markup(): Promise<Uint8Array<ArrayBuffer>>;
}

const encoder = new TextEncoder();

/** The only place that puts styles into a page: they stand in it, so that its first paint waits for no second answer. */
export function createStyles(readFile: (path: string) => Promise<string>) {
  const elements = new Map<string, Uint8Array<ArrayBuffer>>();

  return function styleOf(page: string): Styles {
    const { href, hash = browserAssets.styleHashes[page] } = pageSheets[page] ?? {};
    const sheets = href ? [href] : sharedAndOwn(page);
    return { hash, markup: async () => (hash ? (elements.get(page) ?? (await element(page, sheets))) : links(sheets)) };
  };

  async function element(page: string, sheets: readonly string[]) {
    try {
      const texts = await Promise.all(sheets.map(readFile));
      const made = encoder.encode(`<style>${texts.join("")}</style>`);
      elements.set(page, made);
      return made;
    } catch {
      return links(sheets);
    }
  }
}

function sharedAndOwn(page: string): readonly string[] {
  const own = browserAssets.pageStyles[page];
  return own ? [...browserAssets.styles, own] : browserAssets.styles;
}

function links(sheets: readonly string[]) {
  return encoder.encode(sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join(""));
}
