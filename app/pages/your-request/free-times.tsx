import { hourMs } from "#content/durations.ts";
import { dayName } from "#content/melbourne.ts";
import { halfDaySpan } from "#content/request/preferred.ts";

interface FreeTimesProps {
  /** Half-days like "2026-11-26-am". */
  free: readonly string[];
  /** The page's own address. */
  pageAddress: string;
}

const unfoldedDays = 5;

/** Each free half-day is a button that books it at once. */
export function FreeTimes({ free, pageAddress }: FreeTimesProps) {
  const days = [...Map.groupBy(free, (halfDay) => halfDay.slice(0, 10))];
  const laterDays = days.slice(unfoldedDays);
  return (
    <form method="post" action={`${pageAddress}&act=book`} className="max-w-[44em]">
      <Days days={days.slice(0, unfoldedDays)} pageAddress={pageAddress} />
      {laterDays.length > 0 && (
        <details className="fold rule-below">
          <summary>Later days</summary>
          <Days days={laterDays} pageAddress={pageAddress} />
        </details>
      )}
    </form>
  );
}

function Days({ days, pageAddress }: { days: readonly [date: string, halfDays: string[]][]; pageAddress: string }) {
  return (
    <ul>
      {days.map(([date, halfDays]) => (
        <li
          key={date}
          className="border-t border-line py-3 from-tablet:flex from-tablet:items-center from-tablet:gap-6"
        >
          <span className="semibold block from-tablet:w-[14rem]">{dayName(date)}</span>
          <span className="mt-2 grid grid-cols-2 gap-2 from-tablet:mt-0">
            {halfDays.map((halfDay) => (
              <button
                key={halfDay}
                className="btn btn-line px-2"
                type="submit"
                formAction={`${pageAddress}&act=book&time=${halfDay}`}
                aria-label={`${nameOf(halfDay)}, ${dayName(date)}`}
              >
                {nameOf(halfDay)}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A half-day's name: "Morning, 8 to 12". */
function nameOf(halfDay: string): string {
  const { starts, ends } = halfDaySpan(halfDay);
  const hours = Math.round((ends.getTime() - starts.getTime()) / hourMs);
  return halfDay.endsWith("am") ? `Morning, ${12 - hours} to 12` : `Afternoon, 12 to ${hours}`;
}
