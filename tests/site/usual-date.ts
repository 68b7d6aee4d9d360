/** A Monday before anybody is at work: what the site shows doesn't depend on when the tests run. */
export const usualDate = process.env.TEST_DATE ?? "2026-11-23T05:00";
