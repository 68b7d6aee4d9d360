// letters/: what is mailed, and the roads it takes: the letters, the mail service and its receipts, the business's own system.
import { business } from "#content/business.ts";
import { isWritten } from "#content/request/schema.ts";
import type { LeadsContext } from "../context.ts";
import { isWebhook, type MailKind, type SendResult } from "../inbox/policy.ts";
import type { DailyCounts, FoundProblem } from "../inbox/reports.ts";
import type { LetterContext } from "../inbox/types.ts";
import { readStored } from "../record/documents.ts";
import { type Lead, promisedBy } from "../record/lead.ts";
import { stageOf } from "../record/stage.ts";
import { cardDays, day, listDays } from "../timing.ts";
import { calendarFile, visitorsVisit } from "./calendar.ts";
import { placeOf } from "./describe.ts";
import { gatherFacts } from "./facts.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { createRelay, type Mail } from "./relay.ts";
import { staffLetter } from "./staff.ts";
import { alertNotice, changeNotice, heartbeatNotice, reminderNotice, withdrawalNotice } from "./staff-notices.ts";
import { confirmationLetter, visitLetter, withdrawnLetter } from "./visitor.ts";
import { createWebhook } from "./webhook.ts";

/** A mail that can't be written is treated like one that the relay finds at fault: plainer next time. */
const atFault: SendResult = { kind: "refused", because: "content", status: 0 };

/** Everything that the inbox needs to send what is due: loaded when its alarm goes off. */
export function createMailer(context: LeadsContext) {
  const { bucket, links, signatures, now } = context;
  const { mail, timing } = context.settings;
  const relay = createRelay(mail, timing.mailDeadlineMs);
  const webhook = createWebhook(context);
  return {
    read: (id: string) => readStored(bucket, id),
    /** Writes a letter; undefined where nobody wants it. Never throws: one that can't be written is tried in a plainer form. */
    async prepare(kind: MailKind, about: LetterContext): Promise<Prepared | undefined> {
      if (isWebhook(kind)) return webhook && { call: () => webhook(kind, about).catch(() => atFault) };
      // A visitor who only left a number has no address.
      if (kind === "visit" && about.request?.lead.request.email === "") return undefined;
      const written = await writeMail(kind, about, context).catch(() => undefined);
      const zone = kind === "staff" && about.request ? (await placeOf(about.request.lead)).zone : undefined;
      return { call: async () => (written ? relay({ to: mail.to, ...written }) : atFault), zone };
    },
    async alert(problems: FoundProblem[]): Promise<SendResult> {
      const campaign = `alert.${new Date().toISOString().slice(0, 16)}`;
      const results = mail.alertsTo.map((to) => relay({ ...alertNotice(problems), to, campaign }));
      return mostCertain(await Promise.all(results));
    },
    async daily(date: string, counts: DailyCounts): Promise<SendResult> {
      const { csv, generation } = counts;
      const list = links.to("list", "", now() + listDays * day, generation);
      const file = { filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8", text: csv ?? "" };
      const attachments = csv === undefined ? [] : [file];
      return relay({ ...heartbeatNotice(date, counts, list), to: mail.to, campaign: `heartbeat.${date}`, attachments });
    },
    /** Tells the visitor that their request was withdrawn. */
    async confirmWithdrawal(lead: Lead, reference: string): Promise<void> {
      const letter = await toSender(lead, withdrawnLetter(lead, reference));
      await relay({ ...letter, campaign: `${signatures.aliasOf(lead.id)}.withdrawn` });
    },
  };
}

interface Prepared {
  call(): Promise<SendResult>;
  /** How far away the request is, for the spreadsheet. */
  zone?: string | undefined;
}

/** An alert counts as sent if one of its recipients' mails was accepted. */
function mostCertain(results: SendResult[]): SendResult {
  const ofKind = (kind: SendResult["kind"]) => results.find((result) => result.kind === kind);
  return ofKind("accepted") ?? ofKind("unknown") ?? results[0] ?? { kind: "unknown" };
}

/** A mail to staff where it names nobody else. */
type Written = Omit<Mail, "to"> & Partial<Pick<Mail, "to">>;
type Draft = Omit<Written, "campaign">;
type Kind = Exclude<MailKind, "webhook" | "webhook-withdrawal">;

/** What all mails of a lead have in common is put around each of them. */
async function writeMail(kind: Kind, about: LetterContext, context: LeadsContext): Promise<Written> {
  const { delivery, reference } = about;
  const alias = context.signatures.aliasOf(delivery.id);
  const draft = await draftOf(kind, about, context);
  const written = { campaign: `${alias}.${kind}`, thread: threadOf(alias, context), ...draft };
  return delivery.mails[kind].plainText ? withoutMarkup(written, reference) : written;
}

async function draftOf(kind: Kind, about: LetterContext, context: LeadsContext): Promise<Draft> {
  const { reference, events, delivery, request, generation } = about;
  const card = context.links.to("card", delivery.id, context.now() + cardDays * day, generation);
  if (kind === "withdrawal") return withdrawalNotice(reference, about.stopped);
  if (kind === "change") return changeNotice(reference, events, card);
  if (!request) throw new Error("the request is missing");
  const { lead } = request;
  if (kind === "reminder" || kind === "overdue")
    return reminderNotice(kind, reference, promisedBy(lead), isWritten(lead.request), card);
  const facts = await gatherFacts(lead, about, card, context);
  if (kind === "visit") {
    const stage = stageOf(events, facts.now);
    const visit = visitorsVisit({ stage, alias: context.signatures.aliasOf(lead.id), reference }, facts.place);
    const text = calendarFile(visit, context.now());
    const file = { filename: "visit.ics", type: "text/calendar; charset=utf-8", text };
    return { ...(await toSender(lead, visitLetter(lead, facts, stage))), attachments: [file] };
  }
  const thread = threadWith(lead, about, context);
  if (kind === "visitor") return { ...(await toSender(lead, confirmationLetter(lead, facts))), ...thread };
  const { email } = lead.request;
  return { ...(await printed(staffLetter(lead, facts))), ...(email && { replyTo: email }), ...thread };
}

/** A letter to the visitor who sent the request. */
async function toSender({ request }: Lead, letter: Letter): Promise<Draft & Pick<Mail, "to">> {
  return { ...(await printed(letter)), to: request.email, replyTo: business.email, automatic: true };
}

async function printed(letter: Letter): Promise<Draft> {
  return { subject: letter.subject, text: asText(letter), html: await asHtml(letter) };
}

/** Mail programs show a correction below what it corrects. */
function threadWith({ id, replaces }: Lead, { corrects }: LetterContext, context: LeadsContext) {
  if (corrects === undefined || replaces === undefined) return {};
  return { thread: [replaces, id].map((each) => threadOf(context.signatures.aliasOf(each), context)).join(" ") };
}

/** After a refusal that blames the content: no markup, no reply address, a subject of plain letters. */
function withoutMarkup({ html: _, replyTo: __, attachments: ___, ...mail }: Written, reference: string): Written {
  return { ...mail, subject: `${reference} from the website` };
}

/** All mails of a lead are one thread. */
function threadOf(alias: string, { settings: { siteUrl } }: LeadsContext): string {
  return `<${alias}@${URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "website.invalid"}>`;
}
