// Writes meter files, and zip files of them, from generated half-hours.
import { deflateRawSync } from "node:zlib";

/** A generated home's half-hours: its use, which is highest in the evening, its controlled load and its solar. */
export interface GeneratedHome {
  /** The first day, counted from 1 January 1970. */
  firstDay: number;
  /** Thousandths of a kWh in each half-hour of market time. */
  use: number[][];
  controlled: number[][];
  solar: number[][];
}

export function generatedHome(first: string, days: number): GeneratedHome {
  const firstDay = Date.parse(`${first}T00:00:00Z`) / 86_400_000;
  const halfHours = Array.from({ length: 48 }, (_, halfHour) => halfHour);
  const eachDay = <T>(value: (day: number) => T) => Array.from({ length: days }, (_, day) => value(day));
  return {
    firstDay,
    use: eachDay((day) =>
      halfHours.map(
        (halfHour) => 60 + ((day * 7 + halfHour * 13) % 40) + (halfHour >= 34 && halfHour < 44 ? 700 + day : 0),
      ),
    ),
    controlled: eachDay((day) => halfHours.map((halfHour) => (halfHour >= 2 && halfHour < 8 ? 1800 + (day % 5) : 0))),
    solar: eachDay((day) =>
      halfHours.map((halfHour) => (halfHour >= 14 && halfHour < 34 ? 300 + ((day + halfHour) % 50) : 0)),
    ),
  };
}

export function total(halfHours: readonly (readonly number[])[]): number {
  return halfHours.flat().reduce((sum, kwh) => sum + kwh, 0) / 1000;
}

export function kwh(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}

export function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

/** "2026-01-31" as "31/1/2026". */
export function slashDay(day: number): string {
  const [year, month, date] = isoDay(day).split("-").map(Number);
  return `${date}/${month}/${year}`;
}

export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export const homeNmi = "6407000000";

export interface Nem12Options {
  suffix?: string;
  unit?: string;
  minutes?: number | string;
  quality?: string;
  meter?: string;
  nmi?: string;
  updated?: string;
}

export function nem12Block(firstDay: number, days: readonly (readonly number[])[], options: Nem12Options = {}): string {
  const { suffix = "E1", unit = "KWH", minutes = 30, quality = "A", meter = "1234567", nmi = homeNmi } = options;
  const rows = days.map((values, day) => {
    const date = isoDay(firstDay + day).replaceAll("-", "");
    return `300,${date},${values.map(kwh).join(",")},${quality},,,${options.updated ?? "20261101000000"},`;
  });
  return [`200,${nmi},E1,${suffix},${suffix},,${meter},${unit},${minutes},`, ...rows, ""].join("\r\n");
}

/** The day and time on Victoria's clock of a half-hour in standard time. */
export function toLocalTime(day: number, halfHour: number): { day: number; minutes: number } {
  const utcMs = (day * 48 + halfHour) * 30 * 60_000 - 10 * 3_600_000;
  const localMinutes = day * 1440 + halfHour * 30 + (isStandardTime(new Date(utcMs)) ? 0 : 60);
  return { day: Math.floor(localMinutes / 1440), minutes: localMinutes % 1440 };
}

const melbourne = new Intl.DateTimeFormat("en-AU", { timeZone: "Australia/Melbourne", timeZoneName: "longOffset" });

function isStandardTime(instant: Date): boolean {
  return melbourne.format(instant).includes("+10:00");
}

interface ZipOptions {
  encrypted?: boolean;
  /** Replaces each entry's packed bytes. */
  packed?: Uint8Array;
}

/** A zip file with these entries. */
export function zipOf(
  entries: Readonly<Record<string, string | Uint8Array>>,
  { encrypted = false, packed }: ZipOptions = {},
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const body = packed ?? deflateRawSync(content);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(encrypted ? 1 : 0, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(body.length, 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt16LE(Buffer.byteLength(name), 22);
    const localEntry = Buffer.concat([Buffer.from("PK\x03\x04"), header, Buffer.from(name), body]);
    const directoryFields = Buffer.alloc(14);
    directoryFields.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\0"), header, directoryFields, Buffer.from(name)]));
    parts.push(localEntry);
    offset += localEntry.length;
  }
  const centralDirectory = Buffer.concat(directory);
  const endRecord = Buffer.alloc(18);
  endRecord.writeUInt16LE(directory.length, 4);
  endRecord.writeUInt16LE(directory.length, 6);
  endRecord.writeUInt32LE(centralDirectory.length, 8);
  endRecord.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, centralDirectory, Buffer.from("PK\x05\x06"), endRecord]));
}
