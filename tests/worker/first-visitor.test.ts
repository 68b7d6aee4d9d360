import { afterAll, expect, test } from "vitest";
import { realIdentity } from "../real-identity.ts";
import { startSite } from "../site.ts";

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
