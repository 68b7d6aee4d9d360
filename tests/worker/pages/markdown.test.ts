import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { sitemapPaths } from "#tests/running-site/site.ts";
import { elements, lineOf, parseHtml } from "#tests/unit/page-text.ts";

const site = await sharedSite();
const markdownHeaders = { Accept: "text/markdown" };
const withoutMarkdown = ["/contact", "/your-meter"];
const listedPaths = (await sitemapPaths(site)).filter((path) => !withoutMarkdown.includes(path));
const readText = async (path: string, headers = {}) => (await site.ask(path, { headers })).text();

const markdownUrlOf = (path: string) => `${path === "/" ? "/index" : path}.md`;

test("every listed page names its Markdown's URL, and is sent as Markdown to a client that asks for it", async () => {
  for (const path of listedPaths) {
    const url = markdownUrlOf(path);
    const { headers } = await site.ask(path);
    expect(headers.get("vary"), path).toBe("Accept");
    expect(headers.get("link")).toContain(`, <${url}>; rel="alternate"; type="text/markdown"`);
    expect(await readText(path, markdownHeaders), path).toBe(await readText(url));
  }
});

test.each(listedPaths)("the Markdown of %s has each heading, table cell and note of the page", async (path) => {
  const html = await readText(path);
  const text = await readText(markdownUrlOf(path));
  const [main] = elements(parseHtml(html.replaceAll(/<sup class="note-mark">.*?<\/sup>/g, "")), "main");
  if (!main) throw new Error(`${path} has no main`);
  const markdownText = plain(text);
  const headings = ["h1", "h2", "h3"].flatMap((name) => elements(main, name));
  expect(headings).not.toEqual([]);
  const cells = ["th", "td"].flatMap((name) => elements(main, name));
  const inNavigation = elements(main, "nav").flatMap((nav) => elements(nav, "h2"));
  const missingTexts = [...headings, ...cells]
    .filter((element) => !inNavigation.includes(element))
    .map((element) => plain(lineOf(element)))
    .filter((words) => !markdownText.includes(words));
  expect(missingTexts).toEqual([]);
  const notes = [...html.matchAll(/<li id="(?:fn|note)-/g)];
  expect([...text.matchAll(/^\[\^\d+\]: /gm)]).toHaveLength(notes.length);
  for (const [, number] of text.matchAll(/\[\^(\d+)\](?!:)/g)) expect(text).toContain(`\n[^${number}]: `);
  expect(text).not.toMatch(/(?<!\\)<\/?[a-z]|&\w+;|undefined|\]\(\/|\]\(#/);
});

/** Letters and digits only, because Markdown has other marks and spaces than HTML. */
function plain(text: string): string {
  return text.replaceAll(/\]\([^)\s]*\)|\[\^\d+\](?!:)|[^\p{L}\p{N}$%]/gu, "");
}

test("forms, request pages and missing pages have no Markdown, and are answered as usual", async () => {
  for (const path of [...withoutMarkdown, "/request", "/offline", "/404", "/nothing", "/office"]) {
    expect((await site.ask(`${path}.md`)).status, path).toBe(404);
    const response = await site.ask(path, { headers: markdownHeaders });
    expect(response.headers.get("content-type"), path).not.toContain("markdown");
    expect(response.headers.get("link") ?? "", path).not.toContain("markdown");
  }
});

test("a page and its Markdown never share an ETag or a cache entry", async () => {
  const tagOf = async (headers: object) => {
    await readText("/faq", headers);
    return (await site.ask("/faq", { headers: { ...headers } })).headers.get("etag") ?? "";
  };
  const [page, text] = [await tagOf({}), await tagOf(markdownHeaders)];
  expect(text).not.toBe(page);
  const statusFor = async (tag: string, headers = {}) =>
    (await site.ask("/faq", { headers: { ...headers, "If-None-Match": tag } })).status;
  expect(await statusFor(page), "the page, by its own tag").toBe(304);
  expect(await statusFor(text, markdownHeaders), "the Markdown, by its own tag").toBe(304);
  expect(await statusFor(text), "the page, by the Markdown's tag").toBe(200);
  expect(await statusFor(page, markdownHeaders), "the Markdown, by the page's tag").toBe(200);
  expect(await readText("/faq")).toMatch(/^<!doctype html>/);
  const head = await site.ask("/faq.md", { method: "HEAD" });
  expect(head.headers.get("etag")).toBe(text);
  expect(await head.text()).toBe("");
});

test("a page's Markdown ignores campaign parameters and uses the fields of its query", async () => {
  expect(await readText("/faq.md?utm_source=x&gclid=1")).toBe(await readText("/faq.md"));
  const answer = await readText("/your-price.md?postcode=3350&kw=6.6&battery=0&utm_source=zx81");
  expect(answer).toContain('url: "http://127.0.0.1/your-price?postcode=3350&kw=6.6&battery=0"\n');
  expect(answer).toMatch(/^- You pay about: \*\*\$[\d,]+\*\*$/m);
  expect(answer).not.toContain("zx81");
});
