import { hourMs } from "#content/durations.ts";
import { dayName } from "#content/melbourne.ts";
import { halfDaySpan } from "#content/request/preferred.ts";

interface FreeTimesProps {
  /** Half-days like "2026-11-26-am". */
  halfDays: readonly string[];
  /** The page's own URL. */
  link: string;
}

const unfoldedDays = 5;

/** Each free half-day is a button that books it at once. */
export function FreeTimes({ halfDays, link }: FreeTimesProps) {
  const days = [...Map.groupBy(halfDays, (halfDay) => halfDay.slice(0, 10))];
  const laterDays = days.slice(unfoldedDays);
  return (
    <form method="post" action={`${link}&act=book`} className="max-w-[44em]">
      <Days days={days.slice(0, unfoldedDays)} link={link} />
      {laterDays.length > 0 && (
        <details className="fold rule-below">
          <summary>Later days</summary>
          <Days days={laterDays} link={link} />
        </details>
      )}
    </form>
  );
}

function Days({ days, link }: { days: readonly [date: string, halfDays: string[]][]; link: string }) {
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
                formAction={`${link}&act=book&time=${halfDay}`}
                aria-label={`${halfDayText(halfDay)}, ${dayName(date)}`}
              >
                {halfDayText(halfDay)}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A half-day's name: "Morning, 8 to 12". */
function halfDayText(halfDay: string): string {
  const { starts, ends } = halfDaySpan(halfDay);
  const hours = Math.round((ends.getTime() - starts.getTime()) / hourMs);
  return halfDay.endsWith("am") ? `Morning, ${12 - hours} to 12` : `Afternoon, 12 to ${hours}`;
}
