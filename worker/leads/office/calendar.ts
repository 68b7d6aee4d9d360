import { business } from "#content/business.ts";
import type { MarkEvent } from "../inbox/types.ts";
import { momentOf, stageOf, visitMinutes } from "../standing.ts";

/** One appointment. Times are moments, so that a phone in another zone shows them right. */
export interface Appointment {
  uid: string;
  starts: Date;
  minutes: number;
  title: string;
  place: string;
  text: string;
  /** "TENTATIVE" is a wish that nobody has confirmed. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
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

/** Whether there was another visit before the one that is booked. */
export function wasMoved(events: readonly { outcome: string }[]): boolean {
  const since = events.findLastIndex(({ outcome }) => ["cancelled", "gave-up-visit", "not-for-us"].includes(outcome));
  return events.slice(since + 1).filter(({ outcome }) => outcome === "booked").length > 1;
}

interface EntryOf {
  uid: string;
  place: string;
  reference: string;
}

/** The visit for the visitor's own calendar, also once it was cancelled. Nothing in it was typed by anybody. */
export function visitEntry(
  events: readonly Pick<MarkEvent, "at" | "outcome" | "time">[],
  { uid, place, reference }: EntryOf,
): Appointment | undefined {
  const { visit } = stageOf(events, new Date(0));
  const booked = events.findLast(({ outcome }) => outcome === "booked");
  const starts = visit ?? (booked?.time ? momentOf(booked.time) : undefined);
  return (
    starts && {
      uid,
      starts,
      minutes: visitMinutes,
      title: `Visit by ${business.name}`,
      place,
      text: `Reference ${reference}. Questions: ${business.phone.display}`,
      status: visit ? "CONFIRMED" : "CANCELLED",
      sequence: visitSequence(events),
    }
  );
}

/** How often the visit was booked, moved or cancelled. */
export function visitSequence(events: readonly { outcome: string }[]): number {
  return events.filter(({ outcome }) => ["booked", "cancelled", "gave-up-visit", "not-for-us"].includes(outcome))
    .length;
}

function eventLines({ uid, starts, minutes, title, place, text, status, sequence }: Appointment, now: Date) {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(new Date(starts.getTime() + minutes * 60_000))}`,
    `STATUS:${status}`,
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
