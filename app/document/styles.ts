import { browserAssets } from "virtual:browser-assets";

/**
 * A page's styles: the markup that ends its head, and its hash for the Content-Security-Policy. Under `vite dev` they are a link,
 * without a hash.
 */
export interface Styles {
  hash?: string | undefined;
  markup(): Promise<Uint8Array<ArrayBuffer>>;
}

const encoder = new TextEncoder();

/** The only place that puts styles into a page. They are inline, so that the first paint waits for no second response. */
export function createStyles(readFile: (path: string) => Promise<string>) {
  const elements = new Map<string, Uint8Array<ArrayBuffer>>();

  return function styleOf(page: string): Styles {
    const sheet = browserAssets.sheets[page];
    if (!sheet) throw new Error(`app/pages/${page} has no style sheet: no page of this name was built`);
    const { href, hash } = sheet;
    return { hash, markup: async () => (hash ? (elements.get(page) ?? (await element(page, href))) : link(href)) };
  };

  async function element(page: string, href: string) {
    try {
      const made = encoder.encode(`<style>${await readFile(href)}</style>`);
      elements.set(page, made);
      return made;
    } catch {
      return link(href);
    }
  }
}

function link(href: string) {
  return encoder.encode(`<link rel="stylesheet" href="${href}">`);
}
