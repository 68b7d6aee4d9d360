import publicHolidays from "./public-holidays.json" with { type: "json" };

/** Only the days: no page says which holiday it is. */
export const holidays = Object.keys(publicHolidays);
