import { batteryFactors } from "./battery-certificates.ts";
import type { Day } from "./schedule.ts";
import { lastDeemedYear } from "./solar-certificates.ts";

const newYears = Array.from({ length: lastDeemedYear - 2025 }, (_, index) => `${2027 + index}-01-01`);

/** Every day on which a federal amount is known to change, in order. */
export const knownChanges: readonly Day[] = [
  ...new Set([...batteryFactors.map(({ from }) => from), ...newYears]),
].sort();
