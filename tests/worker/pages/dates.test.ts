import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { proving } from "#tests/prove.ts";
import { startLeadSite } from "#tests/site/lead-site.ts";

/** New Year's Eve, a leap day, the hours in which Melbourne's clocks change, and a date long past. */
const dates = ["2026-12-31T23:40", "2028-02-29T12:00", "2027-04-04T02:30", "2027-10-03T02:30", "2024-06-30T08:30"];

/** A third on each date, and all of them on some; `PROVE=on npm test` asks for every page on every date. */
const pagesAt = (place: number) => pages.filter((_, at) => proving || at % 3 === place % 3);

test.each(dates)("on %s pages are shown as at that date, and a request is kept as ever", async (date) => {
  const site = await startLeadSite({ date });
  for (const { path } of pagesAt(dates.indexOf(date))) {
    const answer = await site.ask(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain(`data-today="${date.slice(0, 10)}"`);
  }
  const id = crypto.randomUUID();
  const reference = await site.accepted({ shownAt: String(Date.now() - 60_000) }, id);
  await site.mail(reference, "visitor");
  await site.settled(id);
  await site.sweep();
  expect(await site.keysUnder(`leads/${id}`)).toEqual([`leads/${id}/request.json`]);
  expect(site.mailsAbout(reference)[0]?.subject).not.toContain("[Check]");
  await site.stop();
});
