import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import type { EstimateOrigin } from "#content/request/origin.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { OpenProblem } from "../delivery/alerts.ts";
import type { Compose, Mail } from "../delivery/mail-service.ts";
import { type DeliveryState, isHook, type MailKind } from "../delivery/state.ts";
import type { Counts } from "../delivery/sweep.ts";
import type { Links } from "../links/links.ts";
import { keys, type LeadBucket } from "../storage/bucket.ts";
import type { Lead } from "../storage/lead.ts";
import { cardExpires } from "../storage/marks.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { meterOf } from "./meter.ts";
import { alertNotice, heartbeatNotice, linkNotice, reminderNotice, stopNotice } from "./notices.ts";
import { placeOf } from "./place.ts";
import { fileAddedLetter, staffLetter } from "./staff.ts";
import { threadOf } from "./summary.ts";
import { visitorLetter } from "./visitor.ts";

export interface ComposeDependencies {
  bucket: LeadBucket;
  links: Links;
  /** The name of an id in everything that leaves the Worker. */
  aliasOf(id: string): string;
  siteUrl: string;
  staffAddress: string;
  /** What an estimator says today, as lines of text; undefined where the query makes no sense. */
  describeEstimate(estimate: EstimateOrigin, today: string): string[] | undefined;
  /** The time that the site shows: an estimate in a mail says what its page says. */
  shownNow(): Date;
  now(): number;
}

type Written = Pick<Mail, "subject" | "text"> & Partial<Mail>;

/** One for each kind of mail; what every mail of a lead has in common is added around it. */
const writers: Record<
  Exclude<MailKind, "hook" | "unhook">,
  (state: DeliveryState, lead: Lead | undefined, parts: ComposeDependencies) => Written | Promise<Written>
> = {
  stop: ({ id, receivedAt }) => stopNotice(referenceOf(id), new Date(receivedAt)),
  staff: (state, lead, parts) => toStaff(present(lead), state, parts),
  visitor: (state, lead, parts) => toVisitor(present(lead), state, parts),
  soon: async (state, lead, parts) => reminderNotice("soon", present(lead), await cardLink(state, parts)),
  late: async (state, lead, parts) => reminderNotice("late", present(lead), await cardLink(state, parts)),
  link: async (state, _, parts) => linkNotice(referenceOf(state.id), await cardLink(state, parts)),
};

export function createCompose(parts: ComposeDependencies): Compose {
  return async (kind, state, lead) => {
    if (isHook(kind)) throw new Error("this is no mail");
    const alias = parts.aliasOf(state.id);
    const written = await writers[kind](state, lead, parts);
    const mail = {
      to: parts.staffAddress,
      campaign: `${alias}.${kind}`,
      thread: threadOf(alias, parts.siteUrl),
      ...written,
    };
    return state.mails[kind].plain ? plainly(mail, state.id) : mail;
  };
}

export function composeHeartbeat(date: string, counts: Counts, to: string): Mail {
  const { csv } = counts;
  const attachments =
    csv === undefined ? [] : [{ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8", text: csv }];
  return { ...heartbeatNotice(date, counts), to, campaign: `heartbeat.${date}`, attachments };
}

export function composeAlert(found: readonly OpenProblem[], to: string, now: Date): Mail {
  return { ...alertNotice(found), to, campaign: `alert.${now.toISOString().slice(0, 16)}` };
}

async function toStaff(lead: Lead, state: DeliveryState, parts: ComposeDependencies): Promise<Written> {
  const { links, describeEstimate, shownNow, now } = parts;
  const { uploadEnds, consentEnds = 0 } = state;
  const [uploadLink, card, deleteLink, corrects, place, meter] = await Promise.all([
    uploadEnds === undefined ? undefined : links.upload(lead.id, uploadEnds),
    cardLink(state, parts),
    links.consent(lead.id, "delete", consentEnds),
    correctedBy(lead, parts),
    placeOf(lead),
    meterOf(lead),
  ]);
  const context = {
    now: new Date(now()),
    meter,
    place: place.name,
    coverage: place.coverage,
    uploadLink,
    uploadEnds: uploadEnds === undefined ? undefined : new Date(uploadEnds),
    cardLink: card,
    deleteLink,
    corrects,
    estimate: lead.estimate && describeEstimate(lead.estimate, melbourneDate(shownNow())),
  };
  return {
    ...(await printed(lead.fileOnly ? fileAddedLetter(lead, context) : staffLetter(lead, context))),
    ...(lead.request.email && { replyTo: lead.request.email }),
    ...inThreadOf(lead, corrects, parts),
  };
}

async function toVisitor(lead: Lead, { consentEnds = 0 }: DeliveryState, parts: ComposeDependencies): Promise<Written> {
  const [withdrawLink, correctLink, addLink, corrects, place] = await Promise.all([
    parts.links.consent(lead.id, "withdraw", consentEnds),
    parts.links.correct(lead.id, consentEnds),
    parts.links.add(lead.id, Date.parse(lead.receivedAt)),
    correctedBy(lead, parts),
    placeOf(lead),
  ]);
  const context = { now: new Date(parts.now()), place: place.name, withdrawLink, correctLink, addLink, corrects };
  return {
    ...(await printed(visitorLetter(lead, context))),
    to: lead.request.email,
    replyTo: business.email,
    automatic: true,
    ...inThreadOf(lead, corrects, parts),
  };
}

async function printed(letter: Letter): Promise<Written> {
  return { subject: letter.subject, text: asText(letter), html: await asHtml(letter) };
}

function cardLink({ id, marks }: DeliveryState, { links, now }: ComposeDependencies): Promise<string | undefined> {
  return links.card(id, cardExpires(now(), marks));
}

/** A correction names the request before it, if that one ever arrived. */
async function correctedBy({ replaces }: Lead, { bucket }: ComposeDependencies): Promise<string | undefined> {
  return replaces !== undefined && (await bucket.head(keys.request(replaces))) ? referenceOf(replaces) : undefined;
}

/** Mail programs show a correction below what it corrects. */
function inThreadOf({ id, replaces }: Lead, corrects: string | undefined, parts: ComposeDependencies) {
  if (corrects === undefined || replaces === undefined) return {};
  const [before, own] = [replaces, id].map((one) => threadOf(parts.aliasOf(one), parts.siteUrl));
  return { thread: `${before} ${own}` };
}

/** After a refusal that blames the content: no markup, no reply address, a subject of plain letters. */
function plainly({ to, text, campaign, thread, automatic }: Mail, id: string): Mail {
  return {
    to,
    text,
    campaign,
    ...(thread !== undefined && { thread }),
    ...(automatic !== undefined && { automatic }),
    subject: `${referenceOf(id)} from the website`,
  };
}

function present(lead: Lead | undefined): Lead {
  if (!lead) throw new Error("the request is missing");
  return lead;
}
