import { Problem } from "#app/controls/fields/field.tsx";
import { halfDayName, mostPreferred } from "#content/request/preferred.ts";

interface PreferredTimesProps {
  /** As "2026-11-26-am". */
  halfDays: readonly string[];
  chosen: readonly string[];
  problem: string | undefined;
}

/** Wishes for the visit. Nothing is booked by them. */
export function PreferredTimes({ halfDays, chosen, problem }: PreferredTimesProps) {
  return (
    <div className="field field-full" id="preferred" tabIndex={-1}>
      <p className="preferred-label" id="preferred-label">
        Times that suit you for the visit
      </p>
      <p className="field-hint" id="preferred-hint">
        Choose up to {mostPreferred}. We’ll confirm one when we call. In the regions we visit once a month, so it may
        have to be another day.
      </p>
      <Problem id="preferred" text={problem} />
      <ul className="half-days" aria-labelledby="preferred-label" aria-describedby="preferred-hint">
        {halfDays.map((value) => (
          <li key={value}>
            <label>
              <input
                className="check"
                type="checkbox"
                name="preferred"
                value={value}
                defaultChecked={chosen.includes(value)}
              />
              {halfDayName(value)}
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
