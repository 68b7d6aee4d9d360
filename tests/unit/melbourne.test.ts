import { expect, test } from "vitest";
import { hourMs, minuteMs } from "#content/durations.ts";
import {
  dateName,
  dayAndTime,
  latestCallAt,
  melbourneTime,
  momentOf,
  openingHoursOn,
  phonesAt,
  timeOnDay,
  weekdayOf,
  workingTimeAfter,
} from "#content/melbourne.ts";
import publicHolidays from "#content/public-holidays.json" with { type: "json" };
import { proving } from "#tests/settings.ts";

test("a date is written with its month's name", () => {
  expect(dateName("2026-11-21")).toBe("21 November 2026");
});

test("a moment is written with its weekday and time", () => {
  expect(dayAndTime(new Date("2026-11-20T22:00Z"))).toBe("Saturday 21 November, 9 am");
});

test("midnight is written as the end of the day before", () => {
  expect(timeOnDay(new Date("2026-11-30T13:00Z"))).toBe("midnight at the end of Monday 30 November");
});

/** Moments, and what a visitor then reads about the hours of our phone line. */
const phoneHours: readonly [moment: string, text: string][] = [
  ["2026-11-23T08:00+11:00", "Open until 6 pm"],
  ["2026-11-21T15:59+11:00", "Open until 4 pm"],
  ["2026-11-21T16:00+11:00", "Closed now: open from 8 am on Monday"],
  ["2026-11-23T07:59+11:00", "Closed now: open from 8 am today"],
  ["2026-11-27T18:00+11:00", "Closed now: open from 9 am on Saturday"],
  ["2026-12-24T18:30+11:00", "Closed now: open from 8 am on Tuesday"],
  ["2026-12-25T10:00+11:00", "Closed now: open from 8 am on Tuesday"],
];

test.each(phoneHours)("at %s the phone line's hours read “%s”", (moment, text) => {
  expect(phonesAt(new Date(moment)).text).toBe(text);
});

test("Melbourne's clock agrees with the time zone database, every half-hour around a change and every day", () => {
  const timeZoneDatabase = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Australia/Melbourne",
    dateStyle: "short",
    timeStyle: "short",
  });
  const differences: string[] = [];
  for (let time = Date.UTC(2008, 5); time < Date.UTC(2041, 0); ) {
    const now = new Date(time);
    const { date, minutes } = melbourneTime(now);
    const clock = `${date} ${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    if (clock !== timeZoneDatabase.format(now)) differences.push(`${now.toISOString()}: ${clock}`);
    const isNearChange = [3, 9].includes(now.getUTCMonth()) && now.getUTCDate() < 9;
    time += isNearChange ? 30 * minuteMs : 23.5 * hourMs;
  }
  expect(differences).toEqual([]);
});

test.each(["2026-01-10", "2026-04-04", "2026-04-05", "2026-04-06", "2026-07-01", "2026-10-03", "2026-10-05"])(
  "a moment made from a Melbourne time on %s converts back to it",
  (date) => {
    for (const minutes of [0, 59, 4 * 60, 12 * 60, 23 * 60 + 59])
      expect(melbourneTime(momentOf({ date, minutes }))).toEqual({ date, minutes });
  },
);

test("we call back while we're open, and have at least seven opening hours to do so", () => {
  for (let hours = 0; hours < 366 * 24; hours += proving ? 1 : 17) {
    const receivedAt = new Date(Date.parse("2026-11-21T00:20:00Z") + hours * hourMs);
    const callBack = latestCallAt(receivedAt);
    const { date, minutes } = melbourneTime(callBack);
    const [opens = Number.NaN, closes = Number.NaN] = openingHoursOn(date) ?? [];
    expect(minutes, date).toBeGreaterThanOrEqual(opens * 60);
    expect(minutes, date).toBeLessThanOrEqual(closes * 60);
    expect(callBack.getTime(), date).toBeGreaterThanOrEqual(workingTimeAfter(receivedAt, 7 * 60).getTime());
  }
});

/** Each public holiday's rule: the dates and weekdays that it can have. Sunday is 0; Easter's dates are the almanac's. */
const holidayRules: Readonly<Record<string, RegExp>> = {
  "New Year's Day": /-01-01 /,
  "New Year's Day (additional day)": /-01-0[23] 1$/,
  "Australia Day": /-01-26 /,
  "Labour Day": /-03-(0[89]|1[0-4]) 1$/,
  "Good Friday": /^(2026-04-03|2027-03-26|2028-04-14) 5$/,
  "Saturday before Easter Sunday": /^(2026-04-04|2027-03-27|2028-04-15) 6$/,
  "Easter Sunday": /^(2026-04-05|2027-03-28|2028-04-16) 0$/,
  "Easter Monday": /^(2026-04-06|2027-03-29|2028-04-17) 1$/,
  "ANZAC Day": /-04-25 /,
  "King's Birthday": /-06-(0[89]|1[0-4]) 1$/,
  "Friday before the AFL Grand Final": /-09-(2[3-9]|30) 5$/,
  "Melbourne Cup": /-11-0[1-7] 2$/,
  "Christmas Day": /-12-25 /,
  "Christmas Day (additional day)": /-12-27 [12]$/,
  "Boxing Day": /-12-26 /,
  "Boxing Day (additional day)": /-12-28 [12]$/,
};

const years = ["2026", "2027", "2028"];
const holidays = Object.entries(publicHolidays);

test.each(holidays)("the public holiday on %s, %s, is on a day that its rule allows", (date, name) => {
  expect(years).toContain(date.slice(0, 4));
  expect(`${date} ${weekdayOf(date)}`).toMatch(holidayRules[name] ?? "a rule for this holiday");
});

test.each(Object.keys(holidayRules).filter((name) => !name.includes("additional day")))(
  "%s is a public holiday once a year",
  (name) => {
    expect(holidays.filter((holiday) => holiday[1] === name).map(([date]) => date.slice(0, 4))).toEqual(years);
  },
);

test("the three years have four additional days for holidays at a weekend", () => {
  expect(holidays.filter(([, name]) => name.includes("additional day"))).toHaveLength(4);
});
