import { melbourneDate } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import { freeHalfDays, teamOf } from "#content/visits.ts";
import { bucketDeadlineMs, withDeadline } from "#worker/deadline.ts";
import { errorFields, type Log } from "#worker/log.ts";
import type { InboxCalls, RequestRecord } from "../inbox/inbox.ts";
import type { ReceiveDependencies } from "../intake/receive.ts";
import type { Links } from "../links/links.ts";
import type { Signatures } from "../links/signatures.ts";
import { keys, type LeadBucket, readLead } from "../record/documents.ts";
import type { Lead } from "../record/lead.ts";
import { type Stage, stageAt } from "../record/stage.ts";

/** What the staff's and visitors' pages need. */
export interface DeskDependencies extends ReceiveDependencies {
  bucket: LeadBucket;
  inbox(): InboxCalls;
  links: Links;
  signatures: Signatures;
  /** Emails the visitor that their request was withdrawn. There is one attempt, because the stored address is being deleted. */
  confirmWithdrawal(lead: Lead, reference: string): Promise<void>;
  /** Whether visitors can book visits themselves. */
  bookings: boolean;
  now(): number;
  /** The time that the site shows, so that an estimate in the office matches its page. */
  siteTime(): Date;
  log: Log;
}

/** What lets staff in. Every staff link is checked against its `generation`. */
export interface Permission {
  /** Cloudflare Access let them in, so the list opens without a link. */
  isSignedIn: boolean;
  /** Incremented each time all staff links are ended. */
  generation: number;
}

/** A request opened by a signed link, for its visitor's page or for staff's card. */
export interface OpenedRequest {
  lead: Lead;
  /** Undefined if the inbox has no row for the request. */
  record: RequestRecord | undefined;
  reference: string;
  /** The alias that addresses carry instead of the id. */
  alias: string;
  stage: Stage;
}

/**
 * `withdrawn`: by its visitor or staff, or its consent has ended. `lost`: the inbox has it, but its document is gone, and nobody
 * withdrew it. `unknown`: neither the bucket nor the inbox has it. `unreadable`: the stored document can't be read.
 */
export type NotOpened = { kind: "withdrawn" | "lost" | "unknown" | "unreadable"; reference: string };

export async function openRequest(
  id: string,
  findRecord: () => Promise<RequestRecord | undefined>,
  { bucket, signatures, now }: Pick<DeskDependencies, "bucket" | "signatures" | "now">,
): Promise<OpenedRequest | NotOpened> {
  const [record, lead] = await Promise.all([findRecord(), withDeadline(readLead(bucket, id), bucketDeadlineMs)]);
  const reference = record?.reference ?? referenceOf(id);
  if (record && record.state.withdrawn !== null) return { kind: absenceOf(record, now()), reference };
  if (lead === "unreadable") return { kind: lead, reference };
  if (!lead) {
    // A withdrawal may have deleted the document since the record was read, or not have reached the inbox yet.
    const marker = await withDeadline(bucket.head(keys.withdrawal(id)), bucketDeadlineMs);
    return { kind: marker ? "withdrawn" : absenceOf(await findRecord(), now()), reference };
  }
  const { events = [], state } = record ?? {};
  const stage = stageAt(events, now(), state?.promised ?? undefined);
  return { lead, record, reference, alias: signatures.aliasOf(id), stage };
}

/** Why a request has no document. The inbox also ends one that was lost before staff had it, but keeps the problem. */
function absenceOf(record: RequestRecord | undefined, now: number): "withdrawn" | "lost" | "unknown" {
  if (!record) return "unknown";
  const { state, problems } = record;
  const wasDeleted = state.withdrawn !== null || now >= state.consentEnds;
  return wasDeleted && !problems.includes("missing") ? "withdrawn" : "lost";
}

/** The half-days that can be booked in an area now, except the one that the request has already. */
export async function bookableHalfDays(
  { lead, stage, reference }: OpenedRequest,
  { area, isConfirmed }: { area: string | undefined; isConfirmed: boolean },
  { inbox, now, log }: Pick<DeskDependencies, "inbox" | "now" | "log">,
): Promise<string[]> {
  if (area === undefined || !teamOf(area)) return [];
  const bookedSlots = await inbox()
    .bookedSlots(area, lead.id)
    .catch((error: unknown): undefined => {
      log({ event: "slots-unknown", lead: reference, ...errorFields(error) });
    });
  // Visits take place on real days, whatever date a developer's site shows.
  const free = bookedSlots
    ? freeHalfDays(area, { today: melbourneDate(new Date(now())), bookedSlots, isConfirmed })
    : [];
  return free.filter((halfDay) => halfDay !== stage.visitAhead?.halfDay);
}
