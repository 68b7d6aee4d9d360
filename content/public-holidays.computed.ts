import publicHolidays from "./public-holidays.json" with { type: "json" };

/**
 * Victoria's public holidays, without their names. The Friday before the AFL Grand Final is proclaimed each year, so for 2027 and 2028
 * the list has the days that we expect. Extend public-holidays.json before its last year ends.
 */
export const holidays = Object.keys(publicHolidays);
