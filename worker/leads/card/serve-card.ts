import { business } from "#content/business.ts";
import { isReference, referenceOf } from "#content/request/reference.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import type { Log } from "#worker/log.ts";
import { isForeign } from "#worker/same-origin.ts";
import type { InboxCalls, Marked, Seen } from "../inbox/types.ts";
import type { Links, SignedLink } from "../links/links.ts";
import type { Signatures } from "../links/signatures.ts";
import { createOnly, keys, type LeadBucket, readableLead } from "../storage/bucket.ts";
import { inTime } from "../storage/deadline.ts";
import { entryOf } from "../storage/entry.ts";
import type { Lead } from "../storage/lead.ts";
import { appointmentsOf } from "./appointments.ts";
import { calendarFile } from "./calendar.ts";
import { contextOf } from "./context.ts";
import { cardHeaders, cardNotice } from "./document.ts";
import type { Mark } from "./history.ts";
import { inspect } from "./inspect.ts";
import { cardPage } from "./page.ts";
import { type Posted, readPosted } from "./posted.ts";

export interface CardDependencies {
  bucket: LeadBucket;
  links: Links;
  signatures: Signatures;
  inbox(): Pick<InboxCalls, "accept" | "look" | "mark">;
  inboxMs: number;
  isTooOften(request: Request): Promise<boolean>;
  shownNow(): Date;
  now(): number;
  log: Log;
}

/** A request as its card's link opens it. */
interface Opened {
  lead: Lead;
  /** Undefined where the inbox has no record of it. */
  seen: Seen | undefined;
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
  const isTooOften = await parts.isTooOften(request);
  const opened = await open(request, alias, parts);
  if (opened instanceof Response) return opened;
  const posted = await readPosted(request).catch((error: unknown) => {
    if (error instanceof UnreadableBody) return undefined;
    throw error;
  });
  if (!posted)
    return cardNotice("Nothing was changed", "We couldn’t read that. Open the card again and use its buttons.", 400);
  if (isTooOften) return show(opened, parts, { ...posted, problem: tooOften, status: 429 });
  if (posted.problem !== undefined) return show(opened, parts, posted);
  const { lead, seen, address } = opened;
  const done = await note(lead, posted, parts);
  const reference = seen?.reference ?? referenceOf(lead.id);
  parts.log({ event: "card-marked", lead: reference, outcome: posted.mark.outcome, done });
  if (done === "gone") return deleted();
  if (done === "full") return show(opened, parts, { ...posted, problem: cardIsFull });
  if (done === "unknown") return failed();
  if (posted.mark.outcome === "fresh-link")
    return cardNotice("A new link is on its way", `It’s going to our own inbox. This one no longer works.`, 200);
  // Shown by a page of its own, so that a reload marks nothing again.
  return new Response(null, { status: 303, headers: { ...cardHeaders, Location: address } });
}

const tooOften = "That was too often, and nothing was changed. Press the button again in a minute.";
const cardIsFull = "This card can’t hold any more notes. Clear the note, then press the button again.";

/** The note's text first, in the bucket; then the inbox. Whatever isn't taken leaves no text behind. */
async function note(lead: Lead, { mark }: Posted, { bucket, inbox, inboxMs }: CardDependencies): Promise<Marked> {
  const { key, outcome, time, note: text } = mark;
  const isNew = text !== undefined && (await createOnly(bucket, keys.note(lead.id, key), text));
  const ask = () => inTime(inbox().mark(lead.id, { key, outcome, time, hasNote: text !== undefined }), inboxMs);
  let done = await ask();
  if (done === "unknown") {
    await inbox().accept(entryOf(lead), { isRestored: true });
    // Where one record is lost, others are: the timer looks for them.
    await bucket.put(keys.comparison, "");
    done = await ask();
  }
  if (done !== "marked" && isNew) await bucket.delete(keys.note(lead.id, key));
  return done;
}

/** Decides before anything is sent. */
async function open(request: Request, alias: string, parts: CardDependencies): Promise<Opened | Response> {
  const { pathname, searchParams } = new URL(request.url);
  const link = { alias, expires: searchParams.get("expires") ?? "", signature: searchParams.get("sig") ?? "" };
  const id = await parts.links.opens("card", link);
  if (id === undefined) return ended();
  const [lead, seen] = await Promise.all([
    readableLead(parts.bucket, id),
    inTime(parts.inbox().look({ id }), parts.inboxMs),
  ]);
  if (seen && seen.delivery.withdrawn !== null) return deleted();
  if (seen && Number(link.expires) < seen.delivery.linksFrom) return ended();
  if (!lead) return seen ? deleted() : unknown();
  const address = `${pathname}?${new URLSearchParams({ expires: link.expires, sig: link.signature })}`;
  return { lead, seen, link, address };
}

async function marksOf({ lead, seen }: Opened, { bucket }: CardDependencies): Promise<Mark[]> {
  const events = seen?.events ?? [];
  return Promise.all(
    events.map(async ({ hasNote, key, ...event }) => ({
      ...event,
      note: hasNote ? await (await bucket.get(keys.note(lead.id, key)))?.text() : undefined,
    })),
  );
}

async function show(opened: Opened, parts: CardDependencies, refused?: Posted): Promise<Response> {
  const { lead, seen, link, address } = opened;
  const linkEnds = new Date(Number(link.expires) * 1000);
  const [context, marks] = await Promise.all([contextOf(lead, linkEnds, parts), marksOf(opened, parts)]);
  const isUnknown = seen === undefined || seen.delivery.mails.staff.phase === "restored";
  const reference = seen?.reference ?? referenceOf(lead.id);
  return cardPage({ ...context, lead, reference, marks, isUnknown, linkEnds, address, refused });
}

async function asCalendar(which: string, opened: Opened, parts: CardDependencies): Promise<Response> {
  const { lead, seen, link } = opened;
  const known = (["visit", "times"] as const).find((one) => one === which);
  const host = business.email.split("@")[1] ?? "website.invalid";
  const reference = seen?.reference ?? referenceOf(lead.id);
  const marks = await marksOf(opened, parts);
  const appointments = known ? appointmentsOf(known, { lead, reference, marks, alias: link.alias, host }) : [];
  if (appointments.length === 0)
    return cardNotice("No times to add", "No visit is booked, and they didn’t choose any times.", 404);
  return new Response(calendarFile(appointments, new Date(parts.now())), {
    headers: {
      ...cardHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${reference}.ics"`,
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

function unknown(): Promise<Response> {
  return cardNotice(
    "State unknown",
    "The site has no record of this request. It may have been deleted, or the record was lost. Look for its emails before you call.",
    404,
  );
}

function failed(): Promise<Response> {
  return cardNotice(
    "Try again in a minute",
    "The site’s storage didn’t answer, so this may not be saved. Go back and press the button again. It’s only counted once.",
    503,
  );
}
