import { longDate } from "#content/format.ts";
import type { Day } from "./schedule.ts";

export const electionDay: Day = "2026-11-28";

/** What the state election means for the figures of state programs. After it, that depends on when they were last checked. */
export function electionNote(today: Day, checkedOn: Day = ""): string {
  const day = longDate(electionDay);
  if (today <= electionDay) return `There’s a state election on ${day}. State programs could change after it.`;
  return checkedOn > electionDay
    ? `State programs were checked after the election of ${day}.`
    : `State programs may have changed since the election of ${day}.`;
}
