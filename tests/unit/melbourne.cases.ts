import { dateName, dayAndTime, melbourneDate, momentOf, timeOnDay } from "#content/melbourne.ts";

/** Moments and dates, and how they are read and written. */
export const readings: readonly [what: string, gives: string, expected: string][] = [
  ["the date at 1:30 pm UTC in summer", melbourneDate(new Date("2026-11-20T13:30Z")), "2026-11-21"],
  ["the date at 1:30 pm UTC in winter", melbourneDate(new Date("2026-07-20T13:30Z")), "2026-07-20"],
  [
    "10 am in Melbourne in summer",
    momentOf({ date: "2026-11-21", minutes: 600 }).toISOString(),
    "2026-11-20T23:00:00.000Z",
  ],
  [
    "10 am in Melbourne in winter",
    momentOf({ date: "2026-06-21", minutes: 600 }).toISOString(),
    "2026-06-21T00:00:00.000Z",
  ],
  ["2026-11-21 in words", dateName("2026-11-21"), "21 November 2026"],
  ["9 am on 21 November in words", dayAndTime(new Date("2026-11-20T22:00Z")), "Saturday 21 November, 9 am"],
  [
    "midnight after 30 November in words",
    timeOnDay(new Date("2026-11-30T13:00Z")),
    "midnight at the end of Monday 30 November",
  ],
];

/** When a home without hot water asks, and by when we call: within two opening hours. */
export const urgentCalls: readonly [asked: string, by: string][] = [
  ["2026-11-23T10:00+11:00", "noon on Monday 23 November"],
  ["2026-11-23T17:30+11:00", "9:30 am on Tuesday 24 November"],
  ["2026-11-21T20:00+11:00", "10 am on Monday 23 November"],
];

/** What somebody reads of our call before they ask for it: on a Sunday evening a time, while we're open a length of time. */
export const promisedCalls: readonly [moment: string, kind: "callback" | "urgent" | "fault", text: string][] = [
  ["2026-11-29T19:30+11:00", "urgent", "by 10 am on Monday 30 November"],
  ["2026-11-29T19:30+11:00", "fault", "by noon on Monday 30 November"],
  ["2026-11-29T19:30+11:00", "callback", "by 6 pm on Monday 30 November"],
  ["2026-11-30T03:02+11:00", "urgent", "by 10 am today"],
  ["2026-11-30T03:02+11:00", "fault", "by noon today"],
  ["2026-11-30T03:02+11:00", "callback", "by 6 pm today"],
  ["2026-11-23T10:00+11:00", "urgent", "within two opening hours"],
  ["2026-11-23T10:00+11:00", "fault", "within four opening hours"],
  ["2026-11-23T10:00+11:00", "callback", "within 24 hours (not counting Sundays and public holidays)"],
];

/** Moments, and what a visitor then reads of the phone line's hours. */
export const phoneHours: readonly [moment: string, text: string][] = [
  ["2026-11-23T08:00+11:00", "Open until 6 pm"],
  ["2026-11-21T15:59+11:00", "Open until 4 pm"],
  ["2026-11-21T16:00+11:00", "Closed now: open from 8 am on Monday"],
  ["2026-11-23T07:59+11:00", "Closed now: open from 8 am today"],
  ["2026-11-27T18:00+11:00", "Closed now: open from 9 am on Saturday"],
  ["2026-12-24T18:30+11:00", "Closed now: open from 8 am on Tuesday"],
  ["2026-12-25T10:00+11:00", "Closed now: open from 8 am on Tuesday"],
];

/** When somebody asks to be called, and by when we call. */
export const callbacks: readonly [date: string, time: string, by: string][] = [
  ["2026-11-18", "10:15", "Thursday 19 November, 10:15 am"],
  ["2026-11-18", "19:30", "Thursday 19 November, 6 pm"],
  ["2026-11-18", "06:30", "Wednesday 18 November, 6 pm"],
  ["2026-11-18", "08:00", "Thursday 19 November, 8 am"],
  ["2026-11-20", "08:59", "Friday 20 November, 6 pm"],
  ["2026-11-20", "17:00", "Saturday 21 November, 4 pm"],
  ["2026-11-21", "15:00", "Monday 23 November, 3 pm"],
  ["2026-11-21", "20:00", "Monday 23 November, 6 pm"],
  ["2026-11-22", "11:00", "Monday 23 November, 6 pm"],
  ["2026-12-24", "16:00", "Tuesday 29 December, 4 pm"],
  ["2026-12-27", "09:00", "Tuesday 29 December, 6 pm"],
  ["2027-03-25", "12:00", "Tuesday 30 March, noon"],
];

/** When each public holiday is: the days on which it can be, and its weekday, 0 for Sunday. Easter as the almanac has it. */
export const holidays: Readonly<Record<string, RegExp>> = {
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
