import { DOMParser, type Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { usualDate } from "#tests/settings.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { faultsOfFragment } from "#tests/site/valid-html.ts";
import { articleSlugs } from "#tools/vite/articles/slugs.ts";

const site = await sharedSite();

test("robots.txt names the sitemap, security.txt has not expired", async () => {
  expect(await (await site.ask("/robots.txt")).text()).toContain("Sitemap: http://127.0.0.1/sitemap.xml");
  const security = await (await site.ask("/.well-known/security.txt")).text();
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? "");
  expect(expires.getTime()).toBeGreaterThan(Date.parse(usualDate));
});

test("the feed is valid Atom, and holds every article in full as valid HTML with absolute addresses", async () => {
  const answer = await site.ask("/feed.xml");
  expect(answer.headers.get("content-type")).toContain("application/atom+xml");
  const { entries, faults } = readAtom(await answer.text());
  expect(faults).toEqual([]);
  expect(entries).toHaveLength(articleSlugs().length);
  for (const { id, html } of entries) {
    expect(html.length, id).toBeGreaterThan(5_000);
    expect(html, id).not.toMatch(/(href|src)="[/#]/);
    expect(await faultsOfFragment(html), id).toEqual([]);
  }
});

test("llms.txt names every article, and says how many there are", async () => {
  const text = await (await site.ask("/llms.txt")).text();
  for (const slug of articleSlugs()) expect(text).toContain(`/blog/${slug})`);
  expect(text).toContain(`: ${articleSlugs().length} articles that answer one question each`);
});

test("the manifest's icons and every page's icons are there", async () => {
  const manifest = (await (await site.ask("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  const paths = [...manifest.icons.map(({ src }) => src), "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"];
  for (const path of paths) expect((await site.ask(path)).status, path).toBe(200);
});

test("browsers' own reports become log lines without addresses, and what makes no sense is passed over", async () => {
  const post = (path: string, body: string, headers = {}) => site.ask(path, { method: "POST", body, headers });
  const vitals = { path: "/blog/insurance-warranty", connection: "4g", ttfb: 12, lcp: 640, cls: 0 };
  const body = { effectiveDirective: "img-src", blockedURL: "https://evil.example/x?name=Jo" };
  const report = [{ type: "csp-violation", body: { ...body, documentURL: `${site.url}/contact?sent=WB-1` } }];
  expect((await post("/api/vitals", JSON.stringify(vitals))).status).toBe(204);
  const ignored = JSON.stringify({ ...vitals, path: "/about-to-be-ignored" });
  expect((await post("/api/vitals", ignored, { "Sec-GPC": "1" })).status).toBe(204);
  expect((await post("/api/reports", JSON.stringify(report))).status).toBe(204);
  const senseless = ["", "{", "[]", "null", '"x"', JSON.stringify({ path: "/", ttfb: -1, cls: 0 }), "x".repeat(20_000)];
  for (const body of senseless)
    for (const path of ["/api/vitals", "/api/reports"]) expect((await post(path, body)).status).toBe(204);
  const lines = (await site.logs()).join("\n");
  expect(lines).toContain('"event":"vitals","route":"/blog/:slug","connection":"4g","ttfb":12,"lcp":640,"cls":0');
  expect(lines).toContain('"directive":"img-src","blocked":"https://evil.example","route":"/contact"');
  expect(lines).not.toMatch(/name=Jo|sent=|about-to-be-ignored/);
});

const namespace = "http://www.w3.org/2005/Atom";

/** How often an element of RFC 4287 stands in a feed and in an entry: once, at most once, or any number of times. */
const common = {
  id: "1",
  title: "1",
  updated: "1",
  rights: "?",
  author: "*",
  contributor: "*",
  category: "*",
  link: "*",
};
const allowed: Record<string, Record<string, string>> = {
  feed: { ...common, generator: "?", icon: "?", logo: "?", subtitle: "?", entry: "*" },
  entry: { ...common, published: "?", summary: "?", content: "1", source: "?" },
};

/** RFC 3339, as RFC 4287 asks. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A feed's entries, and everything in it that a feed reader may refuse. A text that is no XML throws. */
function readAtom(text: string): { entries: { id: string; html: string }[]; faults: string[] } {
  const refuse = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const feed = new DOMParser({ onError: refuse }).parseFromString(text, "application/xml").documentElement;
  if (feed?.namespaceURI !== namespace || feed.localName !== "feed") throw new Error("this is no Atom feed");
  const entries = childrenOf(feed, "entry");
  const ids = [feed, ...entries].map((each) => textOf(each, "id"));
  const self = childrenOf(feed, "link").filter((link) => link.getAttribute("rel") === "self");
  return {
    entries: entries.map((entry) => ({ id: textOf(entry, "id"), html: textOf(entry, "content") })),
    faults: [
      ...[feed, ...entries].flatMap(faultsIn),
      ...(new Set(ids).size === ids.length ? [] : ["two entries have one id"]),
      ...(self.length === 1 && childrenOf(feed, "author").length > 0
        ? []
        : ["the feed needs its own link and an author"]),
    ],
  };
}

function faultsIn(element: Element): string[] {
  const most = allowed[element.localName ?? ""] ?? {};
  const unknown = childrenOf(element).filter(({ localName }) => !Object.hasOwn(most, localName ?? ""));
  const counts = Object.entries(most).flatMap(([name, times]) => {
    const count = childrenOf(element, name).length;
    return times === "*" || count === 1 || (times === "?" && count === 0) ? [] : [`${count} ${name}`];
  });
  const values = childrenOf(element).filter((child) => !isRight(child));
  return [...unknown.map(({ tagName }) => tagName), ...counts, ...values.map((child) => `${child}`)].map(
    (fault) => `${element.localName} ${textOf(element, "id")}: ${fault}`,
  );
}

function isRight(element: Element): boolean {
  const value = element.textContent ?? "";
  const attribute = (name: string) => element.getAttribute(name) ?? "";
  switch (element.localName) {
    case "id":
      return URL.canParse(value);
    case "updated":
    case "published":
      return time.test(value) && !Number.isNaN(Date.parse(value));
    case "link":
      return URL.canParse(attribute("href"));
    case "category":
      return attribute("term") !== "";
    case "author":
      return childrenOf(element, "name").length === 1;
    case "entry":
      return true;
    default:
      return value.trim() !== "" && childrenOf(element).length === 0 && /^(text|html)?$/.test(attribute("type"));
  }
}

function textOf(element: Element, name: string): string {
  return childrenOf(element, name)[0]?.textContent ?? "";
}

function childrenOf(element: Element, name?: string): Element[] {
  const children = [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
  return name === undefined ? children : children.filter(({ localName }) => localName === name);
}
