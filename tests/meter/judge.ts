import type { MeterReading, Refused } from "#app/meter/reader/answer/result.ts";

const outcomes =
  "year part-year too-short pdf daily-summary nem13 empty spreadsheet image html export-only no-energy-stream locked too-large no-readings unreadable not-meter-data".split(
    " ",
  );

/** What is wrong with an answer, whatever the file was; empty where nothing is. */
export function faultsIn(reading: MeterReading | Refused): string[] {
  const faults: string[] = [];
  if (!outcomes.includes(reading.outcome)) faults.push(`an outcome of its own: ${reading.outcome}`);
  if (!reading.ok) return faults;
  const { series } = reading;
  const numbers: Readonly<Record<string, number>> = {
    ...reading.totals,
    days: reading.days,
    gapDays: reading.gaps.days,
    gapIntervals: reading.gaps.intervals,
    estimatedShare: reading.estimatedShare,
    intervalMinutes: reading.intervalMinutes,
  };
  for (const [name, number] of Object.entries(numbers))
    if (!Number.isFinite(number) || number < 0) faults.push(`${name} is ${number}`);
  for (const name of ["general", "controlled", "export"] as const)
    if (!series[name].every((kwh) => Number.isFinite(kwh) && kwh >= 0))
      faults.push(`a half-hour of ${name} is no number`);
  if (reading.estimatedShare > 1) faults.push("more than everything is estimated");
  if (reading.days + reading.gaps.days !== series.days) faults.push("days and gaps don't make the whole");
  if (!/^\d{4}-\d\d-\d\d$/.test(reading.from) || reading.from > reading.to) faults.push("no time from and to");
  return faults;
}
