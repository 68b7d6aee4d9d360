import { fade } from "#content/energy/house/tables.ts";
import type { Answer } from "#content/energy/remembered.ts";

/** A year of the first ten: kWh made, dollars saved, and their sum so far. */
export type YearRow = { year: number; made: number; low: number; high: number; totalLow: number; totalHigh: number };

const tableYears = 10;

/** What panels and a battery save, each year a little less. */
export function firstYears({ year: { both }, worth }: Answer): YearRow[] {
  const rows: YearRow[] = [];
  const { panels, batteryOnTop, together } = worth;
  const sum = panels.assumed + batteryOnTop.assumed;
  const share = sum > 0 ? panels.assumed / sum : 1;
  let totalLow = 0;
  let totalHigh = 0;
  for (let index = 0; index < tableYears; index++) {
    const left = share * (1 - fade.panels) ** index + (1 - share) * (1 - fade.battery) ** index;
    const [low, high] = [together.low * left, together.high * left];
    totalLow += low;
    totalHigh += high;
    rows.push({ year: index + 1, made: both.made * (1 - fade.panels) ** index, low, high, totalLow, totalHigh });
  }
  return rows;
}
