import { expect, test } from "vitest";
import { readAtom } from "#tests/site/atom.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { faultsOfFragment } from "#tests/site/markup.ts";
import { startSite } from "#tests/site/site.ts";
import { usualDate } from "#tests/site/usual-date.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";

const site = await sharedSite();

test("the sitemap lists exactly what a walk over the site's links finds", async () => {
  const sitemap = await (await site.ask("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  const found = new Set<string>();
  const toVisit = ["/", "/consent"];
  for (let path = toVisit.pop(); path !== undefined; path = toVisit.pop()) {
    if (found.has(path)) continue;
    const answer = await site.ask(path);
    expect(answer.status, path).toBe(200);
    found.add(path);
    const page = await answer.text();
    for (const [, href = ""] of page.matchAll(/<a\s[^>]*href="(\/[^"?#]*)/g))
      if (!/^\/(assets|cards|api|uploads)\/|\.\w+$/.test(href)) toVisit.push(href);
  }
  expect([...found].sort()).toEqual(listed.sort());
});

test("every anchor that a page links to stands on the page it names", async () => {
  const sitemap = await (await site.ask("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, await (await site.ask(path)).text());
  const broken: string[] = [];
  for (const [from, text] of texts)
    for (const [, path, anchor = ""] of text.matchAll(/href="([^"#?]*)#([^"]+)"/g)) {
      const target = texts.get(path || from);
      if (target !== undefined && !target.includes(`id="${anchor}"`)) broken.push(`${from} links to ${path}#${anchor}`);
    }
  expect([...new Set(broken)]).toEqual([]);
});

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

test("data blocks are valid JSON, cannot be closed early and name their kind", async () => {
  for (const path of ["/", "/residential", "/blog/victoria-rebate-guide-2025"]) {
    const page = await (await site.ask(path)).text();
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(blocks.length, path).toBeGreaterThan(0);
    for (const [, text = ""] of blocks) {
      expect(text).not.toContain("<");
      expect(JSON.parse(text)).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
    }
  }
});

test("the manifest's icons and every page's icons are there", async () => {
  const manifest = (await (await site.ask("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  const paths = [...manifest.icons.map(({ src }) => src), "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"];
  for (const path of paths) expect((await site.ask(path)).status, path).toBe(200);
});

test("browsers' own reports become log lines without addresses, and what makes no sense is passed over", async () => {
  const post = (path: string, body: string, headers = {}) => site.ask(path, { method: "POST", body, headers });
  const vitals = { path: "/blog/insurance-warranty", connection: "4g", ttfb: 12, lcp: 640, cls: 0 };
  const report = [
    {
      type: "csp-violation",
      body: {
        effectiveDirective: "img-src",
        blockedURL: "https://evil.example/x?name=Jo",
        documentURL: `${site.url}/contact?sent=WB-1`,
      },
    },
  ];
  expect((await post("/api/vitals", JSON.stringify(vitals))).status).toBe(204);
  expect(
    (await post("/api/vitals", JSON.stringify({ ...vitals, path: "/about-to-be-ignored" }), { "Sec-GPC": "1" })).status,
  ).toBe(204);
  expect((await post("/api/reports", JSON.stringify(report))).status).toBe(204);
  for (const body of [
    "",
    "{",
    "[]",
    "null",
    '"x"',
    JSON.stringify({ path: "/", ttfb: -1, cls: 0 }),
    "x".repeat(20_000),
  ])
    for (const path of ["/api/vitals", "/api/reports"]) expect((await post(path, body)).status).toBe(204);
  const lines = (await site.logs()).join("\n");
  expect(lines).toContain('"event":"vitals","route":"/blog/:slug","connection":"4g","ttfb":12,"lcp":640,"cls":0');
  expect(lines).toContain('"directive":"img-src","blocked":"https://evil.example","route":"/contact"');
  expect(lines).not.toMatch(/name=Jo|sent=|about-to-be-ignored/);
});

test("the service worker can be withdrawn without a build", async () => {
  const standing = await site.ask("/sw.js");
  expect(standing.headers.get("cache-control")).toBe("no-cache");
  expect(await standing.text()).toContain("/offline");
  const withdrawn = await startSite({ vars: { SERVICE_WORKER: "off" } });
  expect(await (await withdrawn.ask("/sw.js")).text()).toContain("unregister");
  await withdrawn.stop();
});
