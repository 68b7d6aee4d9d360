import { afterAll, expect, test } from "vitest";
import { realIdentity } from "#tests/site/real-identity.ts";
import { startSite } from "#tests/site/site.ts";

const real = realIdentity();
afterAll(() => real.remove());

const addresses = [
  ["/", "/?gclid=x&utm_source=y"],
  ["/rebates-and-finance", "/rebates-and-finance?x=<script>alert(1)</script>"],
  ["/residential", "/residential?fbclid=1"],
] as const;

test.each([
  ["the sample identity", undefined],
  ["a real identity", real.root],
])("an isolate whose first visitor comes from an ad serves everybody the plain page, under %s", async (_, root) => {
  const sites = await Promise.all([startSite({ root }), startSite({ root })]);
  const [fromAd, plain] = sites;
  for (const [path, marked] of addresses) {
    const first = await fromAd.ask(marked);
    const bytes = await first.text();
    expect(bytes, marked).toBe(await (await plain.ask(path)).text());
    expect(bytes.includes('content="noindex"'), marked).toBe(root === undefined);
    expect(await (await fromAd.ask(path)).text(), path).toBe(bytes);
  }
  await Promise.all(sites.map((site) => site.stop()));
});

test("the first visitor's page fills the memory: from then on the same bytes come whole, with a tag", async () => {
  const site = await startSite();
  const first = await site.ask("/");
  expect(first.status).toBe(200);
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("etag")).toBeNull();
  const bytes = await first.text();
  const again = await site.ask("/");
  expect(await again.text()).toBe(bytes);
  expect(again.headers.get("etag")).toMatch(/^W\/"[0-9a-f]{12}-[\w=]+-\d{4}-\d\d-\d\d"$/);
  expect(again.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  await site.stop();
});
