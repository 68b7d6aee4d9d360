import { business } from "#content/business.ts";
import { isWritten } from "#content/request/schema.ts";
import { calendarFile, visitorsVisit } from "../calendar.ts";
import type { MailKind } from "../inbox/policy.ts";
import type { DailyCounts, FoundProblem } from "../inbox/reports.ts";
import type { LetterContext } from "../inbox/types.ts";
import { stageOf } from "../standing.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { cardDays, day, listDays } from "../timing.ts";
import { gatherFacts, type LetterDependencies } from "./facts.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { alertNotice, changeNotice, heartbeatNotice, reminderNotice, withdrawalNotice } from "./notices.ts";
import type { Mail } from "./relay.ts";
import { staffLetter } from "./staff.ts";
import { confirmationLetter, visitLetter } from "./visitor.ts";

type Draft = Pick<Mail, "subject" | "text"> & Partial<Mail>;
type Kind = Exclude<MailKind, "webhook" | "webhook-withdrawal">;

/** What all mails of a lead have in common is put around each of them. */
export async function composeMail(kind: Kind, context: LetterContext, dependencies: LetterDependencies): Promise<Mail> {
  const { delivery, reference } = context;
  const alias = dependencies.signatures.aliasOf(delivery.id);
  const mail = {
    to: dependencies.staffAddress,
    campaign: `${alias}.${kind}`,
    thread: threadOf(alias, dependencies.siteUrl),
    ...(await draftOf(kind, context, dependencies)),
  };
  return delivery.mails[kind].plainText ? withoutMarkup(mail, reference) : mail;
}

async function draftOf(kind: Kind, context: LetterContext, dependencies: LetterDependencies): Promise<Draft> {
  const { reference, events, delivery, request, generation } = context;
  const card = dependencies.links.to("card", delivery.id, dependencies.now() + cardDays * day, generation);
  if (kind === "withdrawal") return withdrawalNotice(reference, context.stopped);
  if (kind === "change") return changeNotice(reference, events, card);
  if (!request) throw new Error("the request is missing");
  const { lead } = request;
  if (kind === "reminder" || kind === "overdue")
    return reminderNotice(kind, reference, promisedBy(lead), isWritten(lead.request), card);
  const facts = await gatherFacts(lead, context, card, dependencies);
  if (kind === "visit") {
    const stage = stageOf(events, facts.now);
    const visit = visitorsVisit({ stage, alias: dependencies.signatures.aliasOf(lead.id), reference }, facts.place);
    const file = {
      filename: "visit.ics",
      type: "text/calendar; charset=utf-8",
      text: calendarFile(visit, dependencies.now()),
    };
    return { ...(await toSender(lead, visitLetter(lead, facts, stage))), attachments: [file] };
  }
  const thread = threadWith(lead, context, dependencies);
  if (kind === "visitor") return { ...(await toSender(lead, confirmationLetter(lead, facts))), ...thread };
  return {
    ...(await printed(staffLetter(lead, facts))),
    ...(lead.request.email && { replyTo: lead.request.email }),
    ...thread,
  };
}

export async function composeHeartbeat(
  date: string,
  counts: DailyCounts,
  { links, staffAddress: to, now }: LetterDependencies,
): Promise<Mail> {
  const { csv, generation } = counts;
  const list = links.to("list", "", now() + listDays * day, generation);
  const attachments =
    csv === undefined ? [] : [{ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8", text: csv }];
  return { ...heartbeatNotice(date, counts, list), to, campaign: `heartbeat.${date}`, attachments };
}

export function composeAlert(found: readonly FoundProblem[], to: string, now: Date): Mail {
  return { ...alertNotice(found), to, campaign: `alert.${now.toISOString().slice(0, 16)}` };
}

/** A letter to the visitor who sent the request. */
export async function toSender({ request }: Lead, letter: Letter): Promise<Draft & Pick<Mail, "to">> {
  return { ...(await printed(letter)), to: request.email, replyTo: business.email, automatic: true };
}

async function printed(letter: Letter): Promise<Draft> {
  return { subject: letter.subject, text: asText(letter), html: await asHtml(letter) };
}

/** Mail programs show a correction below what it corrects. */
function threadWith({ id, replaces }: Lead, { corrects }: LetterContext, { signatures, siteUrl }: LetterDependencies) {
  if (corrects === undefined || replaces === undefined) return {};
  const [before, own] = [replaces, id].map((one) => threadOf(signatures.aliasOf(one), siteUrl));
  return { thread: `${before} ${own}` };
}

/** After a refusal that blames the content: no markup, no reply address, a subject of plain letters. */
function withoutMarkup({ html: _, replyTo: __, attachments: ___, ...mail }: Mail, reference: string): Mail {
  return { ...mail, subject: `${reference} from the website` };
}

/** All mails of a lead are one thread. */
function threadOf(alias: string, siteUrl: string): string {
  return `<${alias}@${URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "website.invalid"}>`;
}
