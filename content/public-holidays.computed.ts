import publicHolidays from "./public-holidays.json" with { type: "json" };

/** The days alone: no page names what is celebrated. */
export const holidays = Object.keys(publicHolidays);
