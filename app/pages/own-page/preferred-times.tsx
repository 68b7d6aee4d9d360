import { Problem } from "#app/components/fields/field.tsx";
import { Checkbox } from "#app/request/fields/request-field.tsx";
import { halfDayName, maxPreferred } from "#content/request/preferred.ts";

interface PreferredTimesProps {
  /** Half-days like "2026-11-26-am". */
  halfDays: readonly string[];
  chosen: readonly string[];
  problem: string | undefined;
}

/** Half-days that the visitor can prefer. Choosing one books nothing. */
export function PreferredTimes({ halfDays, chosen, problem }: PreferredTimesProps) {
  return (
    <div className="field-full grid gap-1.5" id="preferred" tabIndex={-1}>
      <p className="semibold" id="preferred-label">
        Times that suit you for the visit
      </p>
      <p className="field-hint" id="preferred-hint">
        Choose up to {maxPreferred}. We’ll confirm one before we come. We visit each region once a month, so outside
        Melbourne it may have to be another day.
      </p>
      <Problem id="preferred" text={problem} />
      <ul
        className="grid gap-x-6 gap-y-1 from-tablet:grid-cols-2"
        aria-labelledby="preferred-label"
        aria-describedby="preferred-hint"
      >
        {halfDays.map((halfDay) => (
          <li key={halfDay}>
            <Checkbox
              className="flex min-h-11 cursor-pointer items-center gap-3"
              name="preferred"
              value={halfDay}
              defaultChecked={chosen.includes(halfDay)}
            >
              {halfDayName(halfDay)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}
