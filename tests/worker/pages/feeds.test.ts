import { expect, test } from "vitest";
import { usualDate } from "#tests/settings.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { faultsOfFragment } from "#tests/site/valid-html.ts";
import { articleSlugs } from "#tools/vite/articles/slugs.ts";
import { readAtom } from "./atom.ts";

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
