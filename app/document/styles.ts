import { browserAssets } from "virtual:browser-assets";

/**
 * A page's styles: the markup that ends its head, and the hash of its text for the Content-Security-Policy. Under `vite dev` they
 * are a link, which needs no hash.
 */
export interface Styles {
  hash?: string | undefined;
  markup(): Promise<Uint8Array<ArrayBuffer>>;
}

const encoder = new TextEncoder();

/** Makes the function that finds a page's styles. They are inline, so that the first paint doesn't wait for a second response. */
export function createStyles(readFile: (path: string) => Promise<string>) {
  const elements = new Map<string, Uint8Array<ArrayBuffer>>();

  return function styleOf(page: string): Styles {
    const sheet = browserAssets.sheets[page];
    if (!sheet)
      throw new Error(`The build has no style sheet named "${page}": is that the folder of a page in app/routes.ts?`);
    const { href, hash } = sheet;
    return { hash, markup: async () => (hash ? (elements.get(page) ?? (await styleElement(page, href))) : link(href)) };
  };

  async function styleElement(page: string, href: string) {
    try {
      const markup = encoder.encode(`<style>${await readFile(href)}</style>`);
      elements.set(page, markup);
      return markup;
    } catch {
      // `readFile` has logged why. The browser loads the styles itself, and the next request tries again.
      return link(href);
    }
  }
}

function link(href: string) {
  return encoder.encode(`<link rel="stylesheet" href="${href}">`);
}
