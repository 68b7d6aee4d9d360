// Visits as calendar entries: for the visitor, on the card, and in the feed for staff's calendar programs.
import { business } from "#content/business.ts";
import { melbourneStamp } from "#content/melbourne.ts";
import type { Lead } from "../record/lead.ts";
import type { Stage } from "../record/stage.ts";
import { otherAddresses, phoneToCall, servicesText, wholeAddress } from "./describe.ts";

/** One calendar entry. */
interface Appointment {
  uid: string;
  starts: number;
  ends: number;
  title: string;
  place: string;
  text: string;
  /** "TENTATIVE" is a visit that isn't confirmed. */
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** Higher than in the previous file, so that a calendar moves the appointment instead of adding one. */
  sequence: number;
}

interface CalendarRequest {
  lead: Lead;
  reference: string;
  stage: Stage;
  /** The request's alias. In the visitor's entry it is the alias of the chain's first request, so that a correction keeps the entry. */
  alias: string;
}

const host = business.email.split("@")[1] ?? "website.invalid";

/** The visit for the visitor's calendar, even if it was cancelled. The callers add none for an unconfirmed one. */
export function visitorAppointment(
  { stage, alias, reference }: Omit<CalendarRequest, "lead">,
  place = business.area as string,
  who = "",
): Appointment[] {
  const { visit, booked, sequence } = stage;
  if (!booked) return [];
  return [
    {
      uid: `${alias}@${host}`,
      ...booked,
      title: `Visit by ${business.name}`,
      place,
      text: `Reference ${reference}. ${who && `${who} will visit. `}Questions: ${business.phone.display}`,
      status: visit ? "CONFIRMED" : "CANCELLED",
      sequence,
    },
  ];
}

/** The booked visit for staff's calendar. Empty if there is none. */
export function staffAppointment({ lead, reference, stage, alias }: CalendarRequest): Appointment[] {
  const { request } = lead;
  const { visit, sequence } = stage;
  if (!visit) return [];
  const phone = phoneToCall(lead);
  const person = phone ? `${request.name}, ${phone.number}` : request.name;
  const moreAddresses = otherAddresses(lead);
  const text = [reference, person, servicesText(lead), moreAddresses && `Other addresses: ${moreAddresses}`];
  return [
    {
      ...visit,
      uid: `${alias}@${host}`,
      title: `Visit: ${request.name}`,
      place: wholeAddress(request),
      text: text.filter(Boolean).join("\n"),
      status: "CONFIRMED",
      sequence,
    },
  ];
}

/**
 * A visit in the feed for staff's calendars, with just enough about the person to recognise the visit: only the reference if the request
 * can't be read.
 */
export function feedAppointment(
  { lead, reference, stage, alias }: Omit<CalendarRequest, "lead"> & { lead: Lead | "unreadable" },
  place = "",
  office = "",
): Appointment[] {
  const { visit, heldUntil, sequence } = stage;
  if (!visit) return [];
  const title = lead === "unreadable" ? `${reference} can’t be read` : `${shortNameOf(lead)}: ${servicesText(lead)}`;
  const status = heldUntil === undefined ? "CONFIRMED" : "TENTATIVE";
  return [{ ...visit, uid: `${alias}@${host}`, title, place, text: `${reference}\n${office}`, status, sequence }];
}

/** "Zoë van der Nguyen" → "Zoë N." */
function shortNameOf({ request }: Lead): string {
  const [firstName = "", ...otherNames] = request.name.split(/\s+/);
  const [initial] = otherNames.at(-1) ?? "";
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
}

/** A calendar file for the browser. It comes from a signed URL, so nothing may cache it or pass the URL on. */
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

/** A calendar method (RFC 5546): "REQUEST" adds the entry to the attendee's calendar, "CANCEL" removes it. */
interface Invitation {
  method: "REQUEST" | "CANCEL";
  attendee: string;
}

/** A calendar file (RFC 5545). */
export function calendarFile(appointments: readonly Appointment[], now: number, invitation?: Invitation): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${business.shortName}//Visits//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${invitation?.method ?? "PUBLISH"}`,
    ...melbourneZone,
    ...appointments.flatMap(({ uid, starts, ends, title, place, text, status, sequence }) => [
      "BEGIN:VEVENT",
      `UID:${uid}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${utcTime(now)}`,
      `DTSTART;${localTime(starts)}`,
      `DTEND;${localTime(ends)}`,
      `STATUS:${status}`,
      `ORGANIZER;CN="${business.name}":mailto:${business.email}`,
      ...(invitation ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${invitation.attendee}`] : []),
      `SUMMARY:${escapeText(title)}`,
      `LOCATION:${escapeText(place)}`,
      `DESCRIPTION:${escapeText(text)}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

const zone = "Australia/Melbourne";

/** Daylight saving as in `melbourne.ts`, for calendars that don't know the zone's name. */
const melbourneZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${zone}`,
  "BEGIN:STANDARD",
  "DTSTART:20080406T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU",
  "TZOFFSETFROM:+1100",
  "TZOFFSETTO:+1000",
  "TZNAME:AEST",
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  "DTSTART:20081005T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU",
  "TZOFFSETFROM:+1000",
  "TZOFFSETTO:+1100",
  "TZNAME:AEDT",
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

/** A time with its zone, so that a phone in another zone shows it right. */
function localTime(moment: number): string {
  return `TZID=${zone}:${melbourneStamp(new Date(moment)).replaceAll(/[-:]/g, "")}00`;
}

function utcTime(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n?|\n/g, "\\n");
}

/** In bytes. The format allows 75, which include a continued line's first space. */
const maxLineBytes = 73;

/** Folds a long line: it continues after a line break and a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxLineBytes) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
