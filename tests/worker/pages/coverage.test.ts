import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";
import { mainText, unescaped } from "#tests/worker/text.ts";

const site = await sharedSite();

test("without a place asked for there is no answer on the page", async () => {
  const page = await (await site.ask("/service-areas")).text();
  expect(page).toContain('name="place"');
  expect(page).not.toContain("<output");
});

test.each([
  ["Brunswick", "Brunswick 3056: Metro Melbourne"],
  ["torquay vic", "Torquay 3228: Regional Victoria within 100 km"],
  ["Mildura", "Mildura 3500: Regional Victoria beyond 100 km"],
  ["Warrnambool", "Warrnambool 3280: Remote consultation"],
  ["3228", "Torquay 3228: Regional Victoria within 100 km"],
  ["3350", "Ballarat 3350: Regional Victoria beyond 100 km"],
  ["Reedy Creek", "2 places are called Reedy Creek. Which one is yours?"],
  ["Warnambool", "Did you mean Warrnambool?"],
  ["3001", "3001 is for PO boxes in Melbourne."],
  ["Albury", "That is in New South Wales. We install in Victoria only."],
  ["xyzzy", "We can’t find that suburb, town or postcode in Victoria."],
  ["", "Enter a suburb, town or postcode."],
])("asked for %j the page answers once: %s", async (place, words) => {
  const answer = await site.ask(`/service-areas?${new URLSearchParams({ place })}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const outputs = (await answer.text()).match(/<output name="coverage".*?<\/output>/gs);
  expect(outputs).toHaveLength(1);
  expect(outputs?.[0]?.replaceAll(/<[^>]+>/g, "")).toContain(words);
});

test("what was meant instead is a link away", async () => {
  const page = await (await site.ask("/service-areas?place=Warnambool")).text();
  const link = /Did you mean.*?<a[^>]* href="([^"]+)"/s.exec(page)?.[1] ?? "";
  const answer = await (await site.ask(unescaped(link).replace(/#.*/, ""))).text();
  expect(mainText(answer)).toContain("Warrnambool 3280: Remote consultation");
});
