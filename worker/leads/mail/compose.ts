import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Compose } from "../delivery/lead-delivery.ts";
import type { DeliveryState, MailKind } from "../delivery/state.ts";
import type { Links } from "../links/links.ts";
import { keys, type LeadBucket } from "../storage/bucket.ts";
import type { Lead } from "../storage/lead.ts";
import { alertNotice, type Counts, heartbeatNotice, stopNotice } from "./notices.ts";
import type { Mail } from "./relay.ts";
import { staffHtml, staffSubject, staffText } from "./staff.ts";
import { threadOf } from "./summary.ts";
import { visitorHtml, visitorSubject, visitorText } from "./visitor.ts";

export interface ComposeDependencies {
  bucket: LeadBucket;
  links: Links;
  siteUrl: string;
  staffAddress: string;
  /** What an estimator says today, as lines of text; nothing where the query makes no sense. */
  describeEstimate(estimate: EstimateOrigin, today: string): string[] | undefined;
  /** The time that the site shows: an estimate in a mail says what its page says. */
  shownNow(): Date;
}

export function createCompose(parts: ComposeDependencies): Compose {
  return async (kind, state, lead) => {
    const { plain } = state.mails[kind];
    const frame = {
      to: parts.staffAddress,
      campaign: `${state.id}.${kind}`,
      thread: threadOf(state.id, parts.siteUrl),
    };
    const written = await write(kind, state, lead, parts);
    return plain ? withoutAnythingAtFault({ ...frame, ...written }, state.id) : { ...frame, ...written };
  };
}

export function composeHeartbeat(date: string, counts: Counts, staffAddress: string): Mail {
  return { ...heartbeatNotice(date, counts), to: staffAddress, campaign: `heartbeat.${date}` };
}

type Written = Pick<Mail, "subject" | "text"> & Partial<Mail>;

async function write(
  kind: MailKind,
  state: DeliveryState,
  lead: Lead | undefined,
  parts: ComposeDependencies,
): Promise<Written> {
  const reference = referenceOf(state.id);
  if (kind === "stop") return stopNotice(reference, new Date(state.receivedAt));
  if (kind === "alert") return alertNotice(reference, state.alertAbout ?? "staff-parked");
  if (!lead) throw new Error(`${reference}: the request is missing`);
  return kind === "staff" ? toStaff(lead, state, parts) : toVisitor(lead, state, parts);
}

async function toStaff(lead: Lead, state: DeliveryState, parts: ComposeDependencies): Promise<Written> {
  const { links, describeEstimate, shownNow } = parts;
  const { uploadEnds, consentEnds = 0 } = state;
  const [uploadLink, deleteLink, corrects, coverage] = await Promise.all([
    uploadEnds === undefined ? undefined : links.upload(lead.id, uploadEnds),
    links.consent(lead.id, "delete", consentEnds),
    correctedBy(lead, parts),
    coverageOf(lead),
  ]);
  const estimate = lead.estimate && describeEstimate(lead.estimate, melbourneDate(shownNow()));
  const meter = await meterOf(lead);
  const context = {
    ...(uploadLink !== undefined && { uploadLink }),
    ...(uploadEnds !== undefined && { uploadEnds: new Date(uploadEnds) }),
    ...(deleteLink !== undefined && { deleteLink }),
    ...(corrects !== undefined && { corrects }),
    ...(coverage !== undefined && { coverage }),
    ...(estimate && { estimate }),
    ...(meter && { meter }),
  };
  return {
    subject: staffSubject(lead),
    text: staffText(lead, context),
    html: staffHtml(lead, context),
    replyTo: lead.request.email,
    ...inThreadOf(lead, corrects, parts),
  };
}

async function toVisitor(lead: Lead, { consentEnds = 0 }: DeliveryState, parts: ComposeDependencies): Promise<Written> {
  const [withdrawLink, corrects] = await Promise.all([
    parts.links.consent(lead.id, "withdraw", consentEnds),
    correctedBy(lead, parts),
  ]);
  const context = { ...(withdrawLink !== undefined && { withdrawLink }), ...(corrects !== undefined && { corrects }) };
  return {
    to: lead.request.email,
    subject: visitorSubject(lead),
    text: visitorText(lead, context),
    html: visitorHtml(lead, context),
    replyTo: business.email,
    ...inThreadOf(lead, corrects, parts),
  };
}

/** A mail without this line is better than none. */
async function coverageOf({ request }: Lead): Promise<string | undefined> {
  const loaded = await import("#content/places/address-coverage.ts").catch(() => undefined);
  return loaded?.addressCoverage(request);
}

/** The energy engine is loaded only for a mail that needs it, and a mail without its lines is better than none. */
async function meterOf({ request }: Lead): Promise<string[] | undefined> {
  if (request.meter === undefined) return undefined;
  try {
    const [{ decodeSummary }, { summaryInWords }] = await Promise.all([
      import("#content/meter/summary.ts"),
      import("#content/meter/in-words.ts"),
    ]);
    const summary = decodeSummary(request.meter);
    return summary ? summaryInWords(summary) : undefined;
  } catch {
    return undefined;
  }
}

/** A correction names the request before it, if that one ever arrived. */
async function correctedBy({ replaces }: Lead, { bucket }: ComposeDependencies): Promise<string | undefined> {
  return replaces !== undefined && (await bucket.head(keys.request(replaces))) ? referenceOf(replaces) : undefined;
}

/** Mail programs show a correction below what it corrects. */
function inThreadOf({ id, replaces }: Lead, corrects: string | undefined, { siteUrl }: ComposeDependencies) {
  if (corrects === undefined || replaces === undefined) return {};
  return { thread: `${threadOf(replaces, siteUrl)} ${threadOf(id, siteUrl)}` };
}

/** After a refusal that blames the content: no markup, no reply address, a subject of plain letters. */
function withoutAnythingAtFault({ to, text, campaign, thread }: Mail, id: string): Mail {
  return {
    to,
    text,
    campaign,
    ...(thread !== undefined && { thread }),
    subject: `${referenceOf(id)} from the website`,
  };
}
