import { calendarResponse, feedAppointment } from "../letters/calendar.ts";
import { placeOf } from "../letters/describe.ts";
import { linkIn } from "../links/links.ts";
import { readLead } from "../record/documents.ts";
import { stageAt } from "../record/stage.ts";
import { endedLinkMessage } from "./office-page.tsx";
import type { DeskDependencies, Permission } from "./open-request.ts";

/** The feed's path below `/office/`. */
export const visitsFile = "visits.ics";

const maxVisits = 200;

/** Serves the booked visits to staff's calendar programs. The feed needs its own link, even if Cloudflare Access let staff in. */
export async function serveVisits(
  { url }: Request,
  { generation }: Permission,
  { links, inbox, bucket, signatures, now, log }: DeskDependencies,
): Promise<Response> {
  const { searchParams, origin } = new URL(url);
  if (links.idOpenedBy("visits", { ...linkIn(searchParams), alias: "" }, generation) === undefined)
    return endedLinkMessage();
  const visits = await inbox().bookedVisits(maxVisits);
  if (visits.length === maxVisits) log({ event: "visits-cut", count: maxVisits });
  const appointments = visits.map(async ({ id, reference, events }) => {
    const stage = stageAt(events, now());
    if (!stage.visit) return [];
    const lead = await readLead(bucket, id);
    // The request was withdrawn, and the inbox doesn't know yet.
    if (!lead) return [];
    if (lead === "unreadable") log({ event: "visit-unreadable", lead: reference });
    const place = lead === "unreadable" ? undefined : (await placeOf(lead)).name;
    return feedAppointment({ lead, reference, stage, alias: signatures.aliasOf(id) }, place, `${origin}/office`);
  });
  return calendarResponse((await Promise.all(appointments)).flat(), "visits", now());
}
