import { instantOf, openingHoursOn } from "#content/melbourne.ts";
import type { MarkEvent } from "../inbox/types.ts";
import { callNumber, wholeAddress } from "../mail/facts.ts";
import { servicesOf } from "../mail/summary.ts";
import { stageOf, visitMinutes } from "../standing.ts";
import type { Lead } from "../storage/lead.ts";
import { type Appointment, visitSequence } from "./calendar.ts";

interface AppointmentsOf {
  lead: Lead;
  reference: string;
  events: readonly MarkEvent[];
  alias: string;
  host: string;
}

/** The visit that was booked, or the half-days that suit, as staff's calendar takes them. Empty where there are none. */
export function appointmentsOf(
  which: "visit" | "times",
  { lead, reference, events, alias, host }: AppointmentsOf,
): Appointment[] {
  const { request } = lead;
  const common = {
    place: wholeAddress(request),
    text: `${reference}\n${request.name}, ${callNumber(lead)}\n${servicesOf(request)}`,
    sequence: visitSequence(events),
  };
  if (which === "visit") {
    const starts = stageOf(events, new Date()).visit;
    const title = `Visit: ${request.name}`;
    return starts
      ? [{ ...common, uid: `${alias}@${host}`, starts, minutes: visitMinutes, title, status: "CONFIRMED" }]
      : [];
  }
  return (request.preferred ?? []).map((halfDay) => ({
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
