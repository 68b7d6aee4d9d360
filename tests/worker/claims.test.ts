import { afterAll, expect, test } from "vitest";
import { figures, historyOf, planningFigureOn } from "#content/figures/index.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { offerText } from "#content/offers/service-offers.ts";
import { type ServiceId, serviceName } from "#content/request/services/services.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { startSite } from "#tests/running-site/site.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";
import { dayOn, plainText } from "#tests/worker/text.ts";
import { claims } from "./claims.cases.ts";

const site = await sharedSite();

test("every claim has a row in the table", () => {
  const listed = new Set(claims.map(([, , id]) => id));
  expect(figures.filter(({ id, kind }) => kind === "claim" && !listed.has(id)).map(({ id }) => id)).toEqual([]);
});

const day = dayOn(await (await site.ask("/")).text());
/** Claims that have lapsed. Articles keep the words they were published with. */
const lapsedClaims = claims.filter(([, page, id]) => historyOf(id, day) !== "" && !page.startsWith("/blog/"));
const plannedClaims = claims.filter(
  (claim) => !lapsedClaims.includes(claim) && planningFigureOn(claim[2], day) !== undefined,
);

test("some claims have lapsed, and some have a figure to plan on", () => {
  expect(lapsedClaims).not.toEqual([]);
  expect(plannedClaims).not.toEqual([]);
});

test.each(claims)("“%s” is on %s", async (words, page) => {
  expect(placesOf(words, plain(await read(page)))).not.toEqual([]);
});

test.each(lapsedClaims)("“%s” has lapsed, and %s says in which year", async (_words, page, id) => {
  expect(historyOf(id, day)).toMatch(/\b20\d\d\b/);
  expect(plain(await read(page))).toContain(plain(historyOf(id, day)));
});

/** Claims that come after the figure to plan on. Any other claim only has to be near it. */
const followsPlanningFigure = /^(?!example-).*-(price|saving)$/;
/** About five sentences: a package's prices on two days stand between the two. */
const nearbyLetters = 500;

test.each(plannedClaims)("beside “%s” on %s is the figure to plan on", async (words, page, id) => {
  const text = plain(await read(page)).toLowerCase();
  const typicalText = plain(planningFigureOn(id, day)?.value ?? "").toLowerCase();
  const passages = placesOf(words, text).map((place) =>
    text.slice(Math.max(0, place - nearbyLetters), followsPlanningFigure.test(id) ? place : place + nearbyLetters),
  );
  expect(
    passages.filter((nearby) => nearby.includes(typicalText)),
    typicalText,
  ).not.toEqual([]);
});

/** Where a service is sold. */
const soldOn: readonly (readonly [ServiceId, string])[] = [
  ["solar-panels", "/residential"],
  ["solar-battery", "/solar-batteries"],
  ["heat-pump", "/hot-water"],
  ["aircon-rebate", "/aircon-rebate"],
  ["commercial-solar", "/commercial"],
];

// On today's date, because the build writes the search's texts for the day of the build and later ones.
const today = melbourneDate(new Date());
const siteToday = await startSite({ date: today });
afterAll(() => siteToday.stop());

test.each(soldOn)("a search for %s gives the offer whose price is on %s", async (service, path) => {
  const readToday = async (address: string) => (await siteToday.ask(address)).text();
  const offer = plain(offerText(service, today));
  expect(plain(await readToday(path))).toContain(/\$[\d,]+/.exec(offer)?.[0]);
  const results = await readToday(`/blog?q=${encodeURIComponent(serviceName(service))}`);
  expect(plain(results.replaceAll(/<\/?mark>/g, ""))).toContain(offer);
});

test("the form names every service, without a price", async () => {
  const [services] = elements(parseHtml(await read("/contact")), "fieldset", { id: "selectedServices" });
  for (const [service] of soldOn) expect(services?.textContent).toContain(serviceName(service));
  expect(services?.textContent).not.toContain("$");
});

async function read(path: string): Promise<string> {
  return (await site.ask(path)).text();
}

/** Where these words begin in a text, if no digit or dot stands before them. */
function placesOf(words: string, text: string): number[] {
  return [...text.matchAll(new RegExp(`(?<![\\d.])${escaped(words)}`, "gi"))].map(({ index }) => index);
}

/** A page's text without its notes, where a planning figure doesn't count. */
function plain(page: string): string {
  return plainText(page.replace(/<section class="notes[\s\S]*$/, ""))
    .replaceAll(/[–−]/g, "-")
    .replaceAll(" (under review)", "");
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&");
}
