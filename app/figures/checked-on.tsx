/** A figure is a number that we claim or quote (content/figures). Here is how pages print one; app/charts draws numbers. */

import { type FigureId, oldestCheck } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import { useToday } from "../routing/today.ts";

/** The day on which these figures were last read at their sources: the oldest of several. */
export function CheckedOn({ ids }: { ids: readonly FigureId[] }) {
  return longDate(oldestCheck(ids));
}

/** What the state election means for figures of state programs, as of today and of the day when they were checked. */
export function ElectionNote() {
  return electionNote(
    useToday(),
    oldestCheck(["solar-homes-cap", "veu-aircon-copayment-small", "veu-hot-water-copayment"]),
  );
}
