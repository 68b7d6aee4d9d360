/** "6 am", "noon", "midnight": the names of hours on every axis of the site. */
export function hourName(hour: number): string {
  const hourOfDay = hour % 24;
  if (hourOfDay === 0) return "midnight";
  if (hourOfDay === 12) return "noon";
  return `${((hourOfDay - 1) % 12) + 1}\u00a0${hourOfDay < 12 ? "am" : "pm"}`;
}
