import { business } from "#content/business.ts";
import { instantOf, openingHoursOn } from "#content/melbourne.ts";
import { isHalfDay } from "#content/request/preferred.ts";
import type { Lead } from "../record/lead.ts";
import { type Stage, visitMinutes } from "../record/stage.ts";
import { otherAddresses, phoneToCall, servicesOf, wholeAddress } from "./describe.ts";

/** One appointment. Times are moments, so that a phone in another zone shows them right. */
interface Appointment {
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

interface Calendared {
  lead: Lead;
  reference: string;
  stage: Stage;
  /** What stands for the request in addresses. */
  alias: string;
}

const host = business.email.split("@")[1] ?? "website.invalid";

/** The visit for the visitor's own calendar, also once it was cancelled. Nothing in it was typed by anybody. */
export function visitorsVisit(
  { stage, alias, reference }: Omit<Calendared, "lead">,
  place = business.area as string,
): Appointment[] {
  const { visit, booked, sequence } = stage;
  if (!booked) return [];
  return [
    {
      uid: `${alias}@${host}`,
      starts: booked,
      minutes: visitMinutes,
      title: `Visit by ${business.name}`,
      place,
      text: `Reference ${reference}. Questions: ${business.phone.display}`,
      status: visit ? "CONFIRMED" : "CANCELLED",
      sequence,
    },
  ];
}

/** The visit that was booked, or the half-days that suit, for staff's calendar. Empty where there are none. */
export function staffsAppointments(which: string, { lead, reference, stage, alias }: Calendared): Appointment[] {
  const { request } = lead;
  const { visit, sequence } = stage;
  const phone = phoneToCall(lead);
  const person = phone ? `${request.name}, ${phone.number}` : request.name;
  const others = otherAddresses(lead);
  const common = {
    place: wholeAddress(request),
    text: [reference, person, servicesOf(lead), others && `Other addresses: ${others}`].filter(Boolean).join("\n"),
    sequence,
  };
  if (which === "visit" && visit) {
    const title = `Visit: ${request.name}`;
    return [{ ...common, uid: `${alias}@${host}`, starts: visit, minutes: visitMinutes, title, status: "CONFIRMED" }];
  }
  const wishes = which === "times" ? (request.preferred ?? []).filter(isHalfDay) : [];
  return wishes.map((halfDay) => ({
    ...common,
    ...halfDayOf(halfDay),
    uid: `${alias}.${halfDay}@${host}`,
    title: `A time that suits ${request.name}`,
    status: "TENTATIVE",
  }));
}

const noon = 12;

/** "2026-11-26-am": from opening until noon, or from noon until closing. */
function halfDayOf(halfDay: string): { starts: Date; minutes: number } {
  const date = halfDay.slice(0, 10);
  const [opens, closes] = openingHoursOn(date) ?? [8, 18];
  const [from, to] = halfDay.endsWith("am") ? [opens, noon] : [noon, closes];
  return { starts: instantOf({ date, minutes: from * 60 }), minutes: (to - from) * 60 };
}

/** For a browser to hand on to the calendar. It comes from a signed address, so it goes nowhere else. */
export function calendarResponse(appointments: readonly Appointment[], reference: string, now: number): Response {
  return new Response(calendarFile(appointments, now), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.ics"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A calendar file (RFC 5545). */
export function calendarFile(appointments: readonly Appointment[], now: number): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Request card//EN",
    ...appointments.flatMap(({ uid, starts, minutes, title, place, text, status, sequence }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(starts.getTime())}`,
      `DTEND:${utc(starts.getTime() + minutes * 60_000)}`,
      `STATUS:${status}`,
      `SUMMARY:${escaped(title)}`,
      `LOCATION:${escaped(place)}`,
      `DESCRIPTION:${escaped(text)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
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
