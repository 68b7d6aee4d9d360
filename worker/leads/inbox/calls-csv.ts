import { melbourneStamp } from "#content/melbourne.ts";
import type { CallRecord } from "./calls.ts";

const columns = ["reference", "received", "zone", "services", "from", "called after (hours)", "outcome"];

/** The requests of the last four weeks for a spreadsheet: long enough that a visit booked later still shows. */
export function callsCsv(records: readonly CallRecord[], now: number): string {
  const recent = records.filter(({ received }) => received >= now - fourWeeks);
  const rows = recent.map(({ reference, received, called, outcome, zone, services, origin }) => [
    reference,
    melbourneStamp(new Date(received)).replace("T", " "),
    zone,
    services,
    origin,
    called === null ? "" : ((called - received) / 3_600_000).toFixed(1),
    outcome ?? "open",
  ]);
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

const fourWeeks = 28 * 86_400_000;

/** A spreadsheet would compute what begins like a formula. */
export function cell(text: string): string {
  const plain = /^[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
