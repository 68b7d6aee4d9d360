import { instantOf, melbourneStamp } from "#content/melbourne.ts";

/** One appointment. Times are moments, so that a phone in another zone shows them right. */
export interface Appointment {
  uid: string;
  starts: Date;
  minutes: number;
  title: string;
  place: string;
  text: string;
  /** A wish that nobody has confirmed. */
  tentative: boolean;
  /** Higher than in the file before: a calendar then moves the appointment instead of adding one. */
  sequence: number;
}

/** A calendar file (RFC 5545). */
export function calendarFile(appointments: readonly Appointment[], now: Date): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Request card//EN",
    ...appointments.flatMap((one) => eventLines(one, now)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

/** "2026-11-26T14:30" on Melbourne's clock; undefined where the clock never shows it. */
export function momentOf(stamp: string): Date | undefined {
  const [, date, hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(stamp) ?? [];
  if (date === undefined) return undefined;
  const moment = instantOf({ date, minutes: Number(hours) * 60 + Number(minutes) });
  return !Number.isNaN(moment.getTime()) && melbourneStamp(moment) === stamp.slice(0, 16) ? moment : undefined;
}

function eventLines({ uid, starts, minutes, title, place, text, tentative, sequence }: Appointment, now: Date) {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(new Date(starts.getTime() + minutes * 60_000))}`,
    `STATUS:${tentative ? "TENTATIVE" : "CONFIRMED"}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(text)}`,
    "END:VEVENT",
  ];
}

function utc(moment: Date): string {
  return moment
    .toISOString()
    .replaceAll(/[-:]/g, "")
    .replace(/\.\d{3}/, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n?|\n/g, "\\n");
}

const longestLine = 73;

/** Lines hold at most 75 bytes; what is longer goes on after a line break and a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > longestLine) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
