import { longDate } from "#content/format.ts";
import type { Day } from "./schedule.ts";

export const election: Day = "2026-11-28";

/** What the state election means for every figure of a state program that was last checked on a day. */
export function electionNote(today: Day, checkedOn: Day): string {
  if (today <= election)
    return `A state election is due on ${longDate(election)}; after it any state program can change.`;
  return checkedOn > election
    ? `State programs were checked after the election of ${longDate(election)}.`
    : `The state election of ${longDate(election)} came after these rules were checked; state programs may have changed.`;
}
