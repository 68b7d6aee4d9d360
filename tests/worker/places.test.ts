import { afterAll, beforeAll, expect, test } from "vitest";
import { startMaps } from "../site/maps-stand-in.ts";
import { type Site, startSite } from "../site/site.ts";

let maps: Awaited<ReturnType<typeof startMaps>>;
let keyed: Site;
beforeAll(async () => {
  maps = await startMaps();
  keyed = await startSite({ vars: { PLACES_KEY: "test-key", PLACES_URL: maps.url } });
});
afterAll(() => Promise.all([keyed.stop(), maps.stop()]));

test("answers are kept by nobody, and no typed address is in the log", async () => {
  const answer = await keyed.ask("/api/places?q=77+Wagtail+Way+Brunswick");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { suggestions } = (await answer.json()) as Suggestions;
  await keyed.ask(`/api/places/${suggestions[0]?.id}`, { headers: { "Sec-Fetch-Site": "cross-site" } });
  await keyed.ask(`/api/places/${suggestions[0]?.id}x`);
  await keyed.ask("/api/coverage?place=Wagtail+Way");
  await keyed.ask("/api/suburbs?q=Wagtail+Way");
  const logs = (await keyed.logs()).join("\n");
  expect(logs).toContain('"route":"/api/places/:other"');
  expect(logs).not.toContain("agtail");
  expect(logs).not.toContain(suggestions[0]?.id);
});

interface Suggestions {
  suggestions: { id: string }[];
}
