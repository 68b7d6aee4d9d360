import { type FigureId, oldestCheck } from "#content/figures/index.ts";
import { longDate } from "#content/format.ts";

/** The day on which these figures were last read at their sources: the oldest of several. */
export function CheckedOn({ ids }: { ids: readonly FigureId[] }) {
  return longDate(oldestCheck(ids));
}
