/** "6 am", "noon", "midnight": the names of hours on every axis of the site. */
export function hourName(hour: number): string {
  const ofDay = hour % 24;
  if (ofDay === 0) return "midnight";
  if (ofDay === 12) return "noon";
  return `${((ofDay - 1) % 12) + 1}\u00a0${ofDay < 12 ? "am" : "pm"}`;
}

/** The hours something happens in, drawn on a small day and said in words. */
export function HourBar({ from, to, label }: { from: number; to: number; label: string }) {
  return (
    <p className="hour-bar">
      <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${from} 0H${to}V1H${from}Z`} />
      </svg>
      <span className="hour">
        {label} {hourName(from)} to {hourName(to)}
      </span>
    </p>
  );
}
