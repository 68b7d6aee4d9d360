import type { Day } from "./schedule.ts";

export const election: Day = "2026-11-28";

/** What a state election means for every figure of a state program. */
export function electionNote(today: Day): string {
  return today < election
    ? "A state election is due on 28 November 2026; after it any state program can change."
    : "The state election of 28 November 2026 came after these rules were checked; state programs may have changed.";
}
