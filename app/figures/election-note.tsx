import { oldestCheck } from "#content/figures/index.ts";
import { electionNote } from "#content/rules/election.ts";
import { useToday } from "../page-request/today.tsx";

/** What the state election means for figures of state programs, as of today and of the day when they were checked. */
export function ElectionNote() {
  return electionNote(
    useToday(),
    oldestCheck(["solar-homes-cap", "veu-aircon-copayment-small", "veu-hot-water-copayment"]),
  );
}
