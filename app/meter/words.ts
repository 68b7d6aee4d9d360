import { defaultOffer } from "#content/energy/tariffs.ts";
import { percent } from "#content/format.ts";
import { dateName } from "#content/melbourne.ts";
import type { MeterReading, Refused } from "./reader/answer/result.ts";

/** Everything that is said about a file, in one place. */
export const refusals: Readonly<Record<Refused["outcome"], string>> = {
  pdf: "This is a PDF, most likely a bill. It has no half-hourly readings. Your distributor’s website gives them as a CSV file – here is how.",
  "daily-summary":
    "This file has one total a day. To see mornings and evenings apart we need readings of 30 minutes or less: choose ‘detailed’, ‘interval data’ or ‘Victorian Energy Compare’ in place of ‘summary’.",
  nem13:
    "This file has meter readings months apart (accumulated data), not half-hours. Nearly every Victorian home has a smart meter: ask for interval data (NEM12).",
  empty: "This file is empty. The download may have been cut short: please download it again.",
  spreadsheet:
    "This is a spreadsheet workbook. The file as it was downloaded works best; or save it as CSV and drop that.",
  image: "This is a picture.",
  html: "This is a web page, perhaps a sign-in page that was saved in place of the file. Sign in again and download the CSV.",
  "export-only":
    "This file has only what your solar sent to the grid. We also need what you bought: it may be a second file; drop both together.",
  "no-energy-stream": "This file has only technical measurements, no energy. Ask for consumption data.",
  locked: "This zip file has a password. Unpack it and drop the CSV.",
  "too-large": "This file is far larger than meter data gets, so we stopped.",
  "no-readings": "The file names a meter, but its readings are all missing. Ask your distributor to send it again.",
  unreadable: cannotFind(),
  "not-meter-data": cannotFind(),
};

export function outcomeWords(reading: Omit<MeterReading, "series">): string {
  const { outcome, days } = reading;
  if (outcome === "too-short")
    return `This file has ${count(days, "day")}. We need at least four weeks, better twelve months: ask for the longest period your distributor offers, up to two years.`;
  if (outcome === "part-year")
    return `Read: ${count(days, "day")}. A whole year would show both summer and winter; until then the missing months are filled from the ones we have, and marked.`;
  const from = reading.distributor ? `, from ${defaultOffer[reading.distributor].name}` : "";
  return `Read: ${dateName(reading.from)} to ${dateName(reading.to)}, ${count(days, "day")}, every ${reading.intervalMinutes} minutes${from}. Your file stayed on this device.`;
}

/** Lines beneath the result. Those that ask for a correction stand beside its control. */
export function warningLines(reading: Omit<MeterReading, "series">): string[] {
  const { gaps, estimatedShare, warnings, state, rows, badRows } = reading;
  const has = (warning: MeterReading["warnings"][number]) => warnings.includes(warning);
  const lines: string[] = [];
  if (gaps.days > 0 && gaps.longest)
    lines.push(
      `${gaps.days === 1 ? "1 day is" : `${gaps.days} days are`} missing (longest: ${between(gaps.longest)}). We filled them from similar days.`,
    );
  if (estimatedShare > 0.05)
    lines.push(`${percent(estimatedShare)} of the readings are estimated or substituted by the network.`);
  if (has("unlabelled-registers"))
    lines.push(
      `Two readings stand at every time without names. ${reading.registersRefused ? "" : "We added them. "}If one is your solar, use your distributor’s file instead.`,
    );
  if (has("outside-victoria") && state)
    lines.push(`This meter is in ${state}. We work in Victoria, and sun, prices and rebates here are Victoria’s.`);
  if (has("very-large-use")) lines.push("More than 500 kWh a day: a business, or a file in watt-hours?");
  if (badRows > 0)
    lines.push(
      `Some rows could not be read and were left out (${badRows.toLocaleString("en-AU")} of ${rows.toLocaleString("en-AU")}).`,
    );
  return lines;
}

export const clockQuestion =
  "The file doesn’t say whether it keeps daylight saving; we assume standard time. Evenings may be an hour off in summer.";
export const connectionsQuestion = "This file has two connections. Which one is your home?";
export const controlledQuestion =
  "One stream runs only for a few hours: we take it for a controlled load, such as hot water.";
export const distributorQuestion = "We can’t tell your distributor from this file. Which is it?";

function cannotFind(): string {
  return "We could not find meter readings in this file. What works: the NEM12 or Victorian Energy Compare CSV of your distributor.";
}

function count(value: number, word: string): string {
  return `${value.toLocaleString("en-AU")} ${word}${value === 1 ? "" : "s"}`;
}

/** "10–19 January", or both dates in full where months differ. */
function between({ from, to }: { from: string; to: string }): string {
  const [first, last] = [dateName(from).replace(/ \d{4}$/, ""), dateName(to).replace(/ \d{4}$/, "")];
  if (first === last) return first;
  const [day, month] = first.split(" ");
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first} to ${last}`;
}
