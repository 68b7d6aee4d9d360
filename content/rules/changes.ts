import { addDays } from "../melbourne.ts";
import { batteryFactors } from "./battery-certificates.ts";
import type { Day } from "./schedule.ts";
import { lastDeemedYear } from "./solar-certificates.ts";

const newYears = Array.from({ length: lastDeemedYear - 2025 }, (_, index) => `${2027 + index}-01-01`);

/** Every day on which a federal amount is known to change, in order. */
export const knownChanges: readonly Day[] = [
  ...new Set([...batteryFactors.map(({ from }) => from), ...newYears]),
].sort();

/** The last day before federal amounts change next; none where no change is known. */
export function unchangedUntil(day: Day): Day | undefined {
  const next = knownChanges.find((change) => change > day);
  return next && addDays(next, -1);
}
