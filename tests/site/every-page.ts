import type { Site } from "./site.ts";

export interface SentPage {
  path: string;
  headers: Headers;
  html: string;
}

/** The paths that the sitemap lists. */
export async function sitemapPaths({ ask }: Pick<Site, "ask">): Promise<string[]> {
  const sitemap = await (await ask("/sitemap.xml")).text();
  return [...sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
}

/** Every page of the sitemap, as it is sent. */
export async function everyPage(site: Pick<Site, "ask">): Promise<SentPage[]> {
  const paths = await sitemapPaths(site);
  return Promise.all(
    paths.map(async (path) => {
      const { headers, text } = await site
        .ask(path)
        .then((answer) => ({ headers: answer.headers, text: answer.text() }));
      return { path, headers, html: await text };
    }),
  );
}
