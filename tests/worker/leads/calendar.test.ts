import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";
import { marked, sent } from "./sent.ts";

const site = await sharedSite();

test("a visit and the times that suit can be put into a calendar, in Melbourne's time", async () => {
  const { card } = await sent(site, {
    name: "Calendar; Person, Esq",
    preferred: ["2026-11-26-am", "2026-11-28-pm"],
    address: `${"Long Street Name ".repeat(8)}1, Kew VIC 3101`,
  });
  expect((await site.ask(`${card}&calendar=visit`)).status).toBe(404);
  await marked(site, card, { outcome: "booked", at: "2026-11-26T14:30" });
  const answer = await site.ask(`${card}&calendar=visit`);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  const file = await answer.text();
  for (const line of ["DTSTART:20261126T033000Z", "DTEND:20261126T043000Z", "SEQUENCE:1", "STATUS:CONFIRMED"])
    expect(file).toContain(`${line}\r\n`);
  expect(file).toContain("SUMMARY:Visit: Calendar\\; Person\\, Esq\r\n");
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", ""), "a line break that isn't the format's").not.toContain("\n");
  const times = await (await site.ask(`${card}&calendar=times`)).text();
  expect(times.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(new Set(times.match(/^UID:.+/gm)).size, "a calendar keeps one appointment of each UID").toBe(2);
  for (const line of ["DTSTART:20261125T210000Z", "DTEND:20261126T010000Z", "DTSTART:20261128T010000Z"])
    expect(times).toContain(`${line}\r\n`);
  expect(times).not.toContain("CONFIRMED");
});
