/**
 * When a request is received, when we promise to call, and when staff are reminded, in Melbourne. We call within 24 hours, to the quarter
 * hour, while we're open; Sundays and public holidays don't count.
 */
export const promiseCases: readonly [what: string, received: string, promised: string, reminded: string][] = [
  ["a weekday", "2026-11-24 10:20", "10:15 am on Wednesday 25 November", "8:15 am on Wednesday 25 November"],
  [
    "early on a weekday, with the reminder on the day before",
    "2026-11-24 08:40",
    "8:30 am on Wednesday 25 November",
    "4:30 pm on Tuesday 24 November",
  ],
  ["a weekday before opening hours", "2026-11-24 05:00", "6 pm on Tuesday 24 November", "4 pm on Tuesday 24 November"],
  ["a weekday evening", "2026-11-18 19:30", "6 pm on Thursday 19 November", "4 pm on Thursday 19 November"],
  ["the minute we open", "2026-11-18 08:00", "8 am on Thursday 19 November", "4 pm on Wednesday 18 November"],
  [
    "a Friday morning, earlier than we open on Saturdays",
    "2026-11-20 08:59",
    "6 pm on Friday 20 November",
    "4 pm on Friday 20 November",
  ],
  ["a Friday evening", "2026-11-20 19:00", "4 pm on Saturday 21 November", "2 pm on Saturday 21 November"],
  ["a Saturday", "2026-11-21 09:30", "9:30 am on Monday 23 November", "3:30 pm on Saturday 21 November"],
  ["a Saturday evening", "2026-11-21 20:00", "6 pm on Monday 23 November", "4 pm on Monday 23 November"],
  ["a Sunday", "2026-11-22 12:00", "6 pm on Monday 23 November", "4 pm on Monday 23 November"],
  ["Christmas Eve", "2026-12-24 09:10", "9 am on Tuesday 29 December", "5 pm on Thursday 24 December"],
  ["the Sunday after Christmas", "2026-12-27 09:00", "6 pm on Tuesday 29 December", "4 pm on Tuesday 29 December"],
  ["Cup Day", "2026-11-03 11:00", "6 pm on Wednesday 4 November", "4 pm on Wednesday 4 November"],
  [
    "the day before daylight saving begins",
    "2026-10-03 10:00",
    "10 am on Monday 5 October",
    "8 am on Monday 5 October",
  ],
  ["the hour after daylight saving begins", "2026-10-04 03:10", "6 pm on Monday 5 October", "4 pm on Monday 5 October"],
  ["the Thursday before Easter", "2027-03-25 08:30", "8:30 am on Tuesday 30 March", "4:30 pm on Thursday 25 March"],
  [
    "the day before daylight saving ends",
    "2027-04-03 09:20",
    "9:15 am on Monday 5 April",
    "3:15 pm on Saturday 3 April",
  ],
  ["the hour that the clock repeats", "2027-04-04 02:30", "6 pm on Monday 5 April", "4 pm on Monday 5 April"],
];
