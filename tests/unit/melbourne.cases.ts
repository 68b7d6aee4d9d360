/** Moments, and what a visitor then reads about the hours of our phone line. */
export const phoneHours: readonly [moment: string, text: string][] = [
  ["2026-11-23T08:00+11:00", "Open until 6 pm"],
  ["2026-11-21T15:59+11:00", "Open until 4 pm"],
  ["2026-11-21T16:00+11:00", "Closed now: open from 8 am on Monday"],
  ["2026-11-23T07:59+11:00", "Closed now: open from 8 am today"],
  ["2026-11-27T18:00+11:00", "Closed now: open from 9 am on Saturday"],
  ["2026-12-24T18:30+11:00", "Closed now: open from 8 am on Tuesday"],
  ["2026-12-25T10:00+11:00", "Closed now: open from 8 am on Tuesday"],
];

/** When a request arrives, and by when we call: within 24 hours, while we're open, not counting Sundays and public holidays. */
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

/** Each public holiday's rule: the dates and weekdays that it can have. Sunday is 0; Easter's dates are the almanac's. */
export const holidayRules: Readonly<Record<string, RegExp>> = {
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
