/** "6 am", "noon", "midnight": the names of hours on every axis of the site. */
export function hourName(hour: number): string {
  const ofDay = hour % 24;
  if (ofDay === 0) return "midnight";
  if (ofDay === 12) return "noon";
  return `${((ofDay - 1) % 12) + 1}\u00a0${ofDay < 12 ? "am" : "pm"}`;
}
