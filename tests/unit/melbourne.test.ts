import { expect, test } from "vitest";
import { hour, minute } from "#content/durations.ts";
import {
  callBackBy,
  dayAndTime,
  melbourneTime,
  momentOf,
  openingHoursOn,
  phonesAt,
  timeOnDay,
  weekdayOf,
  workingTimeAfter,
} from "#content/melbourne.ts";
import publicHolidays from "#content/public-holidays.json" with { type: "json" };
import { callPromise, urgentCall } from "#content/request/call-due.ts";
import { urgentMinutes } from "#content/request/limits.ts";
import { proving } from "#tests/settings.ts";
import { callbacks, holidays, phoneHours, promisedCalls, readings, urgentCalls } from "./melbourne.cases.ts";

test.each(readings)("%s is %s", (_, gives, expected) => {
  expect(gives).toBe(expected);
});

test.each(promisedCalls)("at %s a call about a %s is promised %s", (moment, kind, text) => {
  expect(callPromise(new Date(moment), kind)).toBe(text);
});

test("our hours and call promises change only on the hour, so a page can be cached for an hour", () => {
  // A weekday, a Saturday, a Sunday and a public holiday.
  for (const date of ["2026-11-27", "2026-11-28", "2026-11-29", "2026-12-25"]) {
    const midnight = momentOf({ date, minutes: 0 }).getTime();
    const textsAt = (time: number) =>
      [phonesAt, ...(["urgent", "fault", "callback"] as const).map((kind) => (now: Date) => callPromise(now, kind))]
        .map((read) => JSON.stringify(read(new Date(time))))
        .join();
    for (let hours = 0; hours < 24; hours++) {
      const start = midnight + hours * hour;
      for (const minutes of [14, 15, 30, 59]) expect(textsAt(start + minutes * minute)).toBe(textsAt(start));
    }
  }
});

test("a visitor without hot water reads whether we're open, and when we call", () => {
  expect(urgentCall(new Date("2026-11-30T03:02+11:00"))).toBe("Closed now: we’ll call you first, by 10 am today.");
  expect(urgentCall(new Date("2026-11-30T08:00+11:00"))).toBe(
    "Open until 6 pm: we’ll call you first, within two opening hours.",
  );
});

test.each(phoneHours)("at %s the phone line reads: %s", (moment, text) => {
  expect(phonesAt(new Date(moment)).text).toBe(text);
});

test("Melbourne's clock agrees with the time zone database, every half hour around a change and every day", () => {
  const known = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Australia/Melbourne",
    dateStyle: "short",
    timeStyle: "short",
  });
  const differing: string[] = [];
  for (let time = Date.UTC(2008, 5); time < Date.UTC(2041, 0); ) {
    const now = new Date(time);
    const { date, minutes } = melbourneTime(now);
    const clock = `${date} ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    if (clock !== known.format(now)) differing.push(`${now.toISOString()}: ${clock}`);
    const changing = [3, 9].includes(now.getUTCMonth()) && now.getUTCDate() < 9;
    time += changing ? 30 * minute : 23.5 * hour;
  }
  expect(differing).toEqual([]);
});

test("a moment made from a Melbourne time converts back to it, in winter, in summer and around the changes", () => {
  for (const date of ["2026-01-10", "2026-04-04", "2026-04-05", "2026-04-06", "2026-07-01", "2026-10-03", "2026-10-05"])
    for (const minutes of [0, 59, 4 * 60, 12 * 60, 23 * 60 + 59])
      expect(melbourneTime(momentOf({ date, minutes }))).toEqual({ date, minutes });
});

test.each(callbacks)(
  "a request on %s at %s is called by %s: within 24 hours in opening hours, not counting Sundays and holidays",
  (date, time, by) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    expect(dayAndTime(callBackBy(momentOf({ date, minutes: hours * 60 + minutes })))).toBe(by);
  },
);

test.each(urgentCalls)("a home without hot water that asks at %s is called by %s", (asked, by) => {
  expect(timeOnDay(workingTimeAfter(new Date(asked), urgentMinutes))).toBe(by);
});

test("at least seven opening hours lie between any request and its promised time", () => {
  for (let hours = 0; hours < 366 * 24; hours += proving ? 1 : 17) {
    const received = new Date(Date.parse("2026-11-21T00:20:00Z") + hours * hour);
    const promised = callBackBy(received);
    const due = melbourneTime(promised);
    const [opens, closes] = openingHoursOn(due.date) ?? [99, 0];
    expect(due.minutes).toBeGreaterThanOrEqual(opens * 60);
    expect(due.minutes).toBeLessThanOrEqual(closes * 60);
    expect(promised.getTime()).toBeGreaterThanOrEqual(workingTimeAfter(received, 7 * 60).getTime());
  }
});

test("every public holiday is listed for each year, on the day its rule names", () => {
  const years = ["2026", "2027", "2028"];
  for (const [name, rule] of Object.entries(holidays)) {
    const days = Object.entries(publicHolidays).flatMap(([date, of]) => (of === name ? [date] : []));
    for (const date of days) expect(`${date} ${weekdayOf(date)}`, name).toMatch(rule);
    if (!name.includes("additional")) expect(days.map((date) => date.slice(0, 4))).toEqual(years);
  }
  expect(Object.values(publicHolidays).filter((name) => name.includes("additional"))).toHaveLength(4);
  for (const date of Object.keys(publicHolidays)) expect(years).toContain(date.slice(0, 4));
});
