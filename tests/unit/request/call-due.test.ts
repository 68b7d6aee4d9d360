import { expect, test } from "vitest";
import { hourMs, minuteMs } from "#content/durations.ts";
import { momentOf, phonesAt, timeOnDay, workingTimeAfter } from "#content/melbourne.ts";
import { callPromiseText, urgentCallSentence } from "#content/request/call-due.ts";
import { urgentMinutes } from "#content/request/limits.ts";

const kinds = ["urgent", "fault", "callback"] as const;

// On a Sunday evening and before opening we promise a time; while we're open, a length of time.
test.each([
  ["2026-11-29T19:30+11:00", "urgent", "by 10 am on Monday 30 November"],
  ["2026-11-29T19:30+11:00", "fault", "by noon on Monday 30 November"],
  ["2026-11-29T19:30+11:00", "callback", "by 6 pm on Monday 30 November"],
  ["2026-11-30T03:02+11:00", "urgent", "by 10 am today"],
  ["2026-11-30T03:02+11:00", "fault", "by noon today"],
  ["2026-11-30T03:02+11:00", "callback", "by 6 pm today"],
  ["2026-11-23T10:00+11:00", "urgent", "within two opening hours"],
  ["2026-11-23T10:00+11:00", "fault", "within four opening hours"],
  ["2026-11-23T10:00+11:00", "callback", "within 24 hours (not counting Sundays and public holidays)"],
] as const)("at %s a request of kind “%s” is promised a call %s", (moment, kind, promise) => {
  expect(callPromiseText(new Date(moment), kind)).toBe(promise);
});

test.each([
  ["a weekday", "2026-11-27"],
  ["a Saturday", "2026-11-28"],
  ["a Sunday", "2026-11-29"],
  ["a public holiday", "2026-12-25"],
])("on %s our hours and promises change only on the hour, so a page can be cached for an hour", (_, date) => {
  const midnight = momentOf({ date, minutes: 0 }).getTime();
  const textsAt = (time: number) => {
    const now = new Date(time);
    return [phonesAt(now).text, ...kinds.map((kind) => callPromiseText(now, kind))];
  };
  for (let hours = 0; hours < 24; hours++) {
    const start = midnight + hours * hourMs;
    for (const minutes of [14, 15, 30, 59]) expect(textsAt(start + minutes * minuteMs)).toEqual(textsAt(start));
  }
});

test.each([
  ["2026-11-30T03:02+11:00", "Closed now: we’ll call you first, by 10 am today."],
  ["2026-11-30T08:00+11:00", "Open until 6 pm: we’ll call you first, within two opening hours."],
])("at %s a visitor without hot water reads “%s”", (moment, text) => {
  expect(urgentCallSentence(new Date(moment))).toBe(text);
});

test.each([
  ["2026-11-23T10:00+11:00", "noon on Monday 23 November"],
  ["2026-11-23T17:30+11:00", "9:30 am on Tuesday 24 November"],
  ["2026-11-21T20:00+11:00", "10 am on Monday 23 November"],
])("the two opening hours that follow %s end at %s", (received, end) => {
  expect(timeOnDay(workingTimeAfter(new Date(received), urgentMinutes))).toBe(end);
});
