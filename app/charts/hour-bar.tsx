import { hourName } from "./hours.ts";

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
