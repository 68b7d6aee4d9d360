import { business } from "#content/business.ts";
import { isWritten } from "#content/request/schema.ts";
import type { MailKind } from "../inbox/policy.ts";
import type { DailyCounts, FoundProblem } from "../inbox/reports.ts";
import type { LetterContext } from "../inbox/types.ts";
import { calendarFile, visitorsVisit } from "../office/calendar.ts";
import { stageOf } from "../standing.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { cardDays, day, listDays } from "../timing.ts";
import { aboutOf, type LetterParts } from "./facts.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { alertNotice, heartbeatNotice, newsNotice, reminderNotice, stopNotice } from "./notices.ts";
import type { Mail } from "./relay.ts";
import { staffLetter } from "./staff.ts";
import { confirmationLetter, visitLetter } from "./visitor.ts";

type Written = Pick<Mail, "subject" | "text"> & Partial<Mail>;
type Kind = Exclude<MailKind, "hook" | "unhook">;

/** What all mails of a lead have in common is put around each of them. */
export async function composeMail(kind: Kind, context: LetterContext, parts: LetterParts): Promise<Mail> {
  const { delivery, reference } = context;
  const alias = parts.signatures.aliasOf(delivery.id);
  const mail = {
    to: parts.staffAddress,
    campaign: `${alias}.${kind}`,
    thread: threadOf(alias, parts.siteUrl),
    ...(await write(kind, context, parts)),
  };
  return delivery.mails[kind].plain ? plainly(mail, reference) : mail;
}

async function write(kind: Kind, context: LetterContext, parts: LetterParts): Promise<Written> {
  const { reference, events, delivery, request, ended } = context;
  const card = parts.links.to("card", delivery.id, parts.now() + cardDays * day, ended);
  if (kind === "stop") return stopNotice(reference, context.stopped);
  if (kind === "news") return newsNotice(reference, events, card);
  if (!request) throw new Error("the request is missing");
  const { lead } = request;
  if (kind === "soon" || kind === "late")
    return reminderNotice(kind, reference, promisedBy(lead), isWritten(lead.request), card);
  const about = await aboutOf(lead, context, card, parts);
  if (kind === "visit") {
    const stage = stageOf(events, about.now);
    const visit = visitorsVisit({ stage, alias: parts.signatures.aliasOf(lead.id), reference }, about.place);
    const file = {
      filename: "visit.ics",
      type: "text/calendar; charset=utf-8",
      text: calendarFile(visit, parts.now()),
    };
    return { ...(await toSender(lead, visitLetter(lead, about, stage))), attachments: [file] };
  }
  const thread = threadWith(lead, context, parts);
  if (kind === "visitor") return { ...(await toSender(lead, confirmationLetter(lead, about))), ...thread };
  return {
    ...(await printed(staffLetter(lead, about))),
    ...(lead.request.email && { replyTo: lead.request.email }),
    ...thread,
  };
}

export async function composeHeartbeat(
  date: string,
  counts: DailyCounts,
  { links, staffAddress: to, now }: LetterParts,
): Promise<Mail> {
  const { csv, ended } = counts;
  const list = links.to("list", "", now() + listDays * day, ended);
  const attachments =
    csv === undefined ? [] : [{ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8", text: csv }];
  return { ...heartbeatNotice(date, counts, list), to, campaign: `heartbeat.${date}`, attachments };
}

export function composeAlert(found: readonly FoundProblem[], to: string, now: Date): Mail {
  return { ...alertNotice(found), to, campaign: `alert.${now.toISOString().slice(0, 16)}` };
}

/** A letter to the visitor who sent the request. */
export async function toSender({ request }: Lead, letter: Letter): Promise<Written & Pick<Mail, "to">> {
  return { ...(await printed(letter)), to: request.email, replyTo: business.email, automatic: true };
}

async function printed(letter: Letter): Promise<Written> {
  return { subject: letter.subject, text: asText(letter), html: await asHtml(letter) };
}

/** Mail programs show a correction below what it corrects. */
function threadWith({ id, replaces }: Lead, { corrects }: LetterContext, { signatures, siteUrl }: LetterParts) {
  if (corrects === undefined || replaces === undefined) return {};
  const [before, own] = [replaces, id].map((one) => threadOf(signatures.aliasOf(one), siteUrl));
  return { thread: `${before} ${own}` };
}

/** After a refusal that blames the content: no markup, no reply address, a subject of plain letters. */
function plainly({ html: _, replyTo: __, attachments: ___, ...mail }: Mail, reference: string): Mail {
  return { ...mail, subject: `${reference} from the website` };
}

/** All mails of a lead are one thread. */
function threadOf(alias: string, siteUrl: string): string {
  return `<${alias}@${URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "website.invalid"}>`;
}
