/** A Monday before anybody is at work. What is right only on a day is tested on this one. */
export const monday = "2026-11-23T05:00";

/** What the site shows doesn't depend on when the tests run. */
export const usualDate = process.env.TEST_DATE ?? monday;
