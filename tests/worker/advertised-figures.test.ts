import { expect, test } from "vitest";
import { figures, todayOf } from "#content/figures/index.ts";
import { advertised } from "#tools/figures/advertised.ts";
import { dayOn } from "../page/day-on.ts";
import { sharedSite } from "../site/lead-site.ts";

const site = await sharedSite();

test("every advertised record has its row in the table", () => {
  const listed = new Set(advertised.map(([, , id]) => id));
  expect(figures.filter(({ id, kind }) => kind === "advertised" && !listed.has(id)).map(({ id }) => id)).toEqual([]);
});

test.each(advertised)("“%s” is on %s, with today's value beside it where that differs", async (words, page, id) => {
  const sent = await (await site.ask(page)).text();
  const text = plain(sent);
  const places = [...text.matchAll(new RegExp(`(?<![\\d.])${escaped(words)}`, "g"))].map(({ index }) => index);
  expect(places.length, words).toBeGreaterThan(0);
  const now = todayOf(id, dayOn(sent))?.value;
  if (now === undefined) return;
  const beside = places.map((place) => text.slice(place, place + words.length + 160));
  expect(beside.filter((each) => each.includes(plain(now))).length, `${now} beside ${words}`).toBeGreaterThan(0);
});

/** The page as it is read, without the marks of its notes; a note is no place for today's value. */
function plain(page: string): string {
  return page
    .replace(/<section class="notes[\s\S]*$/, "")
    .replaceAll(/<sup[\s\S]*?<\/sup>|<script[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ")
    .replaceAll(/[–−]/g, "-")
    .replaceAll(" (under review)", "")
    .replaceAll(/\s+/g, " ");
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&");
}
