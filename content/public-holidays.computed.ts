import publicHolidays from "./public-holidays.json" with { type: "json" };

/**
 * Only the days: no page says which holiday it is. The Friday before the AFL Grand Final is proclaimed each year: those of 2027 and
 * 2028 are the expected ones. Extend the list before its last year ends.
 */
export const holidays = Object.keys(publicHolidays);
