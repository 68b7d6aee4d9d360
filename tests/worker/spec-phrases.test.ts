import { afterAll, beforeAll, expect, test } from "vitest";
import { type Site, startSite } from "../site.ts";

/** What the specification quotes, page by page. A hyphen between figures may be printed as an en dash. */
const phrases: Record<string, readonly string[]> = {
  "/service-areas": [
    "Metro Melbourne",
    "within 40km of the CBD",
    "Regional Victoria",
    "monthly visits",
    "Remote Consultation",
    "statewide",
    "62 suburbs",
    "Geelong & Surf Coast",
    "Ballarat & Central Highlands",
    "Bendigo & Loddon Mallee",
    "Gippsland",
    "Yarra Valley & Ranges",
    "Same day",
    "2-5 days",
    "Near regional, within 100km",
    "1-2 weeks",
    "Remote regional",
  ],
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test.each(Object.entries(phrases))("%s says what the specification quotes", async (path, quoted) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  const said = textOf(await answer.text());
  expect(quoted.filter((phrase) => !said.includes(phrase))).toEqual([]);
});

/** The text of `<main>` as it is read out, without the marks of its notes. */
function textOf(page: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(page)?.[1] ?? "";
  return main
    .replaceAll(/<sup[\s\S]*?<\/sup>/g, "")
    .replaceAll(/<!--.*?-->|<\/?(a|b|em|span|strong)(\s[^>]*)?>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/&#x27;|’/g, "'")
    .replaceAll("–", "-")
    .replaceAll(/\s+/g, " ");
}
