import { type FigureId, oldestCheck } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";
import { electionNote } from "#content/rules/election.ts";
import { useToday } from "../routing/today.ts";

/** The day on which these figures were last checked at their sources. If the days differ, the earliest. */
export function CheckedOn({ ids }: { ids: readonly FigureId[] }) {
  return longDate(oldestCheck(ids));
}

/** What the state election means for figures of state programs, today and on the day they were checked. */
export function ElectionNote() {
  return electionNote(
    useToday(),
    oldestCheck(["solar-homes-cap", "veu-aircon-copayment-small", "veu-hot-water-copayment"]),
  );
}
