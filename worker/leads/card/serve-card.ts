import { business } from "#content/business.ts";
import { isReference, referenceOf } from "#content/request/reference.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import type { Log } from "#worker/log.ts";
import { isForeign } from "#worker/same-origin.ts";
import type { Links, SignedLink } from "../links/links.ts";
import { type LeadBucket, readableLead } from "../storage/bucket.ts";
import type { Lead } from "../storage/lead.ts";
import { type Mark, readMarks, summaryOf } from "../storage/marks.ts";
import type { LeadDelivery } from "../storage/store.ts";
import { appointmentsOf } from "./appointments.ts";
import { calendarFile } from "./calendar.ts";
import { contextOf } from "./context.ts";
import { cardHeaders, cardNotice } from "./document.ts";
import { type InspectDependencies, inspect } from "./inspect.ts";
import { cardPage } from "./page.ts";
import { type Posted, readPosted } from "./posted.ts";

export interface CardDependencies extends InspectDependencies {
  bucket: LeadBucket;
  links: Links;
  deliveryOf(id: string): Pick<LeadDelivery, "mark"> & ReturnType<InspectDependencies["deliveryOf"]>;
  shownNow(): Date;
  log: Log;
}

/** A request as its card's link opens it. */
interface Opened {
  lead: Lead;
  marks: Mark[];
  link: SignedLink;
  /** Path and query. */
  address: string;
}

/**
 * The card of a request, for anyone who holds its signed link. Only a post changes anything. Where a reference takes the
 * alias's place, the command line asks where the request stands.
 */
export async function serveCard(request: Request, alias: string, parts: CardDependencies): Promise<Response> {
  try {
    return await (isReference(alias) ? inspect(request, alias, parts) : serve(request, alias, parts));
  } catch (error) {
    parts.log({ event: "card-failed", kind: error instanceof Error ? error.name : typeof error });
    return failed();
  }
}

async function serve(request: Request, alias: string, parts: CardDependencies): Promise<Response> {
  if (request.method === "POST") return post(request, alias, parts);
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { ...cardHeaders, Allow: "GET, HEAD, POST" } });
  const opened = await open(request, alias, parts);
  if (opened instanceof Response) return opened;
  const calendar = new URL(request.url).searchParams.get("calendar");
  return calendar === null ? show(opened, parts) : asCalendar(calendar, opened, parts);
}

async function post(request: Request, alias: string, parts: CardDependencies): Promise<Response> {
  if (isForeign(request))
    return cardNotice("Nothing was changed", `Another website sent this. Use the buttons on the card.`, 403);
  const opened = await open(request, alias, parts);
  if (opened instanceof Response) return opened;
  const posted = await readPosted(request).catch((error: unknown) => {
    if (error instanceof UnreadableBody) return undefined;
    throw error;
  });
  if (!posted)
    return cardNotice("Nothing was changed", "We couldn’t read that. Open the card again and use its buttons.", 400);
  if (posted.problem !== undefined) return show(opened, parts, posted);
  const { lead, address } = opened;
  const reference = referenceOf(lead.id);
  const done = await parts.deliveryOf(lead.id).mark(lead.id, posted.mark);
  parts.log({ event: "card-marked", lead: reference, outcome: posted.mark.outcome, done });
  if (done === "gone") return deleted();
  if (posted.mark.outcome === "fresh-link")
    return cardNotice("A new link is on its way", `It’s going to our own inbox. This one no longer works.`, 200);
  // Shown by a page of its own, so that a reload marks nothing again.
  return new Response(null, { status: 303, headers: { ...cardHeaders, Location: address } });
}

/** Decides before anything is sent. */
async function open(request: Request, alias: string, { bucket, links }: CardDependencies): Promise<Opened | Response> {
  const { pathname, searchParams } = new URL(request.url);
  const link = { alias, expires: searchParams.get("expires") ?? "", signature: searchParams.get("sig") ?? "" };
  const id = await links.opens("card", link);
  if (id === undefined) return ended();
  const [lead, marks] = await Promise.all([readableLead(bucket, id), readMarks(bucket, id)]);
  if (!lead) return deleted();
  if (Number(link.expires) < summaryOf(marks).linksFrom) return ended();
  const address = `${pathname}?${new URLSearchParams({ expires: link.expires, sig: link.signature })}`;
  return { lead, marks, link, address };
}

async function show({ lead, marks, link, address }: Opened, parts: CardDependencies, refused?: Posted) {
  const context = await contextOf(lead, parts);
  const linkEnds = new Date(Number(link.expires) * 1000);
  return cardPage({ ...context, lead, marks, linkEnds, address, refused });
}

function asCalendar(
  which: string,
  { lead, marks, link }: Opened,
  { now }: CardDependencies,
): Promise<Response> | Response {
  const known = (["visit", "times"] as const).find((one) => one === which);
  const host = business.email.split("@")[1] ?? "website.invalid";
  const appointments = known ? appointmentsOf(known, { lead, marks, alias: link.alias, host }) : [];
  if (appointments.length === 0)
    return cardNotice("No times to add", "No visit is booked, and they didn’t choose any times.", 404);
  return new Response(calendarFile(appointments, new Date(now())), {
    headers: {
      ...cardHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${referenceOf(lead.id)}.ics"`,
    },
  });
}

function ended(): Promise<Response> {
  return cardNotice(
    "This link no longer works",
    "It may have expired, or somebody asked for a new one, which is in our inbox. Nothing was changed.",
    403,
  );
}

function deleted(): Promise<Response> {
  return cardNotice(
    "This request has been deleted",
    "It was withdrawn, or its consent ended, so we deleted everything about it. Don’t call or write about it.",
    410,
  );
}

function failed(): Promise<Response> {
  return cardNotice(
    "Try again in a minute",
    "The site’s storage didn’t answer, so this may not be saved. Go back and press the button again. It’s only counted once.",
    503,
  );
}
