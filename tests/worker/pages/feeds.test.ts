import { DOMParser, type Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { articles } from "#content/articles/index.ts";
import { business } from "#content/business.ts";
import { momentOf } from "#content/melbourne.ts";
import { business as fixedBusiness } from "#tests/fixed-business.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { htmlErrorsOfFragment } from "#tests/running-site/valid-html.ts";
import { articleSlugs } from "#tools/vite/articles/article.ts";

const site = await sharedSite();

const midnight = (date = "") => momentOf({ date, minutes: 0 }).toISOString();
const readText = async (path: string) => (await site.ask(path)).text();

// After a change: npm test -- tests/worker/pages/feeds.test.ts -u, and read what has changed.
test.each([
  ["/robots.txt", "what crawlers may read"],
  ["/.well-known/security.txt", "where to report a weakness"],
  ["/manifest.webmanifest", "what an installed site is called and shows"],
])("%s says %s", async (path) => {
  const text = (await readText(path))
    .replace(`Content-Signal: ${business.contentSignal}`, `Content-Signal: ${fixedBusiness.contentSignal}`)
    .replace(`mailto:${business.supportEmail}`, `mailto:${fixedBusiness.supportEmail}`)
    .replace(`"name":"${business.name}"`, `"name":"${fixedBusiness.name}"`)
    .replace(`"short_name":"${business.shortName}"`, `"short_name":"${fixedBusiness.shortName}"`)
    .replaceAll(/(?<=^Expires: )[\d-]+/gm, "…")
    .replaceAll(',"', ',\n"');
  await expect(text).toMatchFileSnapshot(`feeds/${path.split("/").at(-1)}.txt`);
});

test("llms.txt, the sitemap and the feed list each article with the date of its last check", async () => {
  const llms = await readText("/llms.txt");
  expect(llms).toContain(`: ${articleSlugs().length} articles that answer one question each`);
  const latestDay = articles
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  const sitemap = await readText("/sitemap.xml");
  expect(sitemap).toContain(`<loc>http://127.0.0.1/</loc><lastmod>${latestDay}</lastmod>`);
  const feed = await readText("/feed.xml");
  expect(feed).toContain(`<updated>${midnight(latestDay)}</updated>\n<author>`);
  const entries = readAtom(feed);
  for (const [index, { slug, title, category, excerpt, checkedOn }] of articles.entries()) {
    const id = `http://127.0.0.1/blog/${slug}`;
    expect(llms).toContain(`[${title}](${id}): ${excerpt}\n`);
    expect(sitemap).toContain(`<loc>${id}</loc><lastmod>${checkedOn}</lastmod>`);
    const link = { rel: "alternate", type: "text/html", href: id };
    const updated = midnight(checkedOn);
    expect(entries[index]).toMatchObject({ id, title, link, updated, category: { term: category }, summary: excerpt });
  }
});

test("the feed is valid Atom, and holds every article in full as valid HTML with absolute URLs", async () => {
  const feed = await readText("/feed.xml");
  const entries = readAtom(feed);
  expect(feed.match(/<content type="html">/g)).toHaveLength(entries.length);
  expect(entries).toHaveLength(articleSlugs().length);
  for (const { id, content: html } of entries) {
    expect(html.length, `${id} in full, not its excerpt`).toBeGreaterThan(5_000);
    expect(html, id).not.toMatch(/(href|src)="[/#]|[" ,]\/assets\//);
    expect(await htmlErrorsOfFragment(html), id).toEqual([]);
  }
});

test("the icons of the manifest, and those that browsers ask for, exist", async () => {
  const manifest = (await (await site.ask("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  const paths = [...manifest.icons.map(({ src }) => src), "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"];
  for (const path of paths) expect((await site.ask(path)).status, path).toBe(200);
});

const anyText = z.string().check(z.minLength(1));
/** A date in RFC 3339, as RFC 4287 requires. */
const feedTime = z.iso.datetime({ offset: true });
const linkElement = z.strictObject({ rel: z.enum(["self", "alternate"]), type: anyText, href: z.url() });

/** An Atom feed (RFC 4287) with the elements that ours has. */
const atomFeed = z.strictObject({
  title: anyText,
  id: z.url(),
  link: z.tuple([z.extend(linkElement, { rel: z.literal("self") }), linkElement]),
  updated: feedTime,
  author: z.strictObject({ name: anyText }),
  entry: z.array(
    z.strictObject({
      title: anyText,
      id: z.url(),
      link: linkElement,
      updated: feedTime,
      category: z.strictObject({ term: anyText }),
      summary: anyText,
      content: anyText,
    }),
  ),
});

/** A feed's entries. Throws if the text isn't XML or a feed reader might refuse it. */
function readAtom(text: string) {
  const refuse = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError: refuse }).parseFromString(text, "application/xml").documentElement;
  expect(root?.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(root?.localName).toBe("feed");
  const feed = atomFeed.parse(root && contentOf(root));
  const ids = [feed.id, ...feed.entry.map(({ id }) => id)];
  expect(new Set(ids).size, "each has an id of its own").toBe(ids.length);
  return feed.entry;
}

/** An element's text, its attributes, or its children by name, as a list if several have the same name. */
function contentOf(element: Element): unknown {
  const children = [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
  if (children.length === 0 && element.textContent !== "") return element.textContent;
  if (children.length === 0) return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const byName = Map.groupBy(children, ({ localName }) => localName);
  return Object.fromEntries(
    [...byName].map(([name, all]) => [name, all.length === 1 ? all.map(contentOf)[0] : all.map(contentOf)]),
  );
}
