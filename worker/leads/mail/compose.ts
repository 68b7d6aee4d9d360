import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { isWritten } from "#content/request/schema.ts";
import type { LeadsContext } from "../context.ts";
import { isHook, type MailKind, type Reminder } from "../inbox/policy.ts";
import type { DailyCounts, FoundProblem } from "../inbox/reports.ts";
import type { LetterContext } from "../inbox/types.ts";
import { calendarFile, visitorsVisit } from "../office/calendar.ts";
import { stageOf } from "../standing.ts";
import { type Lead, promisedBy } from "../storage/lead.ts";
import { cardDays, day, listDays } from "../timing.ts";
import { estimateInWords, meterOf, priceSeen } from "./enclosed.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { alertNotice, heartbeatNotice, newsNotice, reminderNotice, stopNotice } from "./notices.ts";
import { placeOf } from "./place.ts";
import type { Mail } from "./relay.ts";
import { fileAddedLetter, staffLetter } from "./staff.ts";
import { type Entry, threadOf } from "./summary.ts";
import { confirmationLetter, visitLetter } from "./visitor.ts";

export interface LetterParts extends Pick<LeadsContext, "links" | "signatures" | "shownNow" | "now"> {
  siteUrl: string;
  staffAddress: string;
}

type Written = Pick<Mail, "subject" | "text"> & Partial<Mail>;

/** One for each kind of mail; what every mail of a lead has in common is added around it. */
const writers: Record<
  Exclude<MailKind, "hook" | "unhook">,
  (context: LetterContext, parts: LetterParts) => Written | Promise<Written>
> = {
  stop: ({ reference, stopped }) => stopNotice(reference, stopped),
  news: async (context, parts) => newsNotice(context.reference, context.events, await cardLink(context, parts)),
  staff: toStaff,
  visitor: toVisitor,
  visit: toVisitorOfVisit,
  soon: (context, parts) => toRemind("soon", context, parts),
  late: (context, parts) => toRemind("late", context, parts),
};

export async function composeMail(kind: MailKind, context: LetterContext, parts: LetterParts): Promise<Mail> {
  if (isHook(kind)) throw new Error("this is no mail");
  const { delivery, reference } = context;
  const alias = parts.signatures.aliasOf(delivery.id);
  const written = await writers[kind](context, parts);
  const mail = {
    to: parts.staffAddress,
    campaign: `${alias}.${kind}`,
    thread: threadOf(alias, parts.siteUrl),
    ...written,
  };
  return delivery.mails[kind].plain ? plainly(mail, reference) : mail;
}

export async function composeHeartbeat(
  date: string,
  counts: DailyCounts,
  { links, staffAddress: to, now }: LetterParts,
): Promise<Mail> {
  const { csv, ended } = counts;
  const list = await links.office(now() + listDays * day, ended);
  const attachments =
    csv === undefined ? [] : [{ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8", text: csv }];
  return { ...heartbeatNotice(date, counts, list), to, campaign: `heartbeat.${date}`, attachments };
}

export function composeAlert(found: readonly FoundProblem[], to: string, now: Date): Mail {
  return { ...alertNotice(found), to, campaign: `alert.${now.toISOString().slice(0, 16)}` };
}

async function toStaff(context: LetterContext, parts: LetterParts): Promise<Written> {
  const lead = present(context);
  const { uploadEnds } = context.delivery;
  const [card, place, meter, estimate] = await Promise.all([
    cardLink(context, parts),
    placeOf(lead),
    meterOf(lead),
    estimateInWords(lead, melbourneDate(parts.shownNow())),
  ]);
  const letter = {
    reference: context.reference,
    now: new Date(parts.now()),
    meter,
    place: place.name,
    coverage: place.coverage,
    uploadEnds: uploadEnds === null ? undefined : new Date(uploadEnds),
    cardLink: card,
    corrects: context.corrects,
    estimate,
  };
  return {
    ...(await printed(lead.fileOnly ? fileAddedLetter(lead, letter) : staffLetter(lead, letter))),
    ...(lead.request.email && { replyTo: lead.request.email }),
    ...inThreadOf(lead, context, parts),
  };
}

async function toRemind(reminder: Reminder, context: LetterContext, parts: LetterParts): Promise<Written> {
  const lead = present(context);
  const card = await cardLink(context, parts);
  return reminderNotice(reminder, context.reference, promisedBy(lead), isWritten(lead.request), card);
}

async function toVisitor(context: LetterContext, parts: LetterParts): Promise<Written> {
  const lead = present(context);
  const { consentEnds } = context.delivery;
  const [requestLink, place, price, offers] = await Promise.all([
    parts.links.request(lead.id, consentEnds),
    placeOf(lead),
    priceSeen(lead, melbourneDate(parts.shownNow())),
    offersFor(lead, melbourneDate(parts.shownNow())),
  ]);
  const { reference, corrects } = context;
  const letter = {
    reference,
    now: new Date(parts.now()),
    place: place.name,
    price,
    offers,
    requestLink,
    corrects,
  };
  return {
    ...(await toSender(lead, confirmationLetter(lead, letter))),
    ...inThreadOf(lead, context, parts),
  };
}

/** What the services typically cost. The price list and the model behind it load when a letter needs them. */
async function offersFor({ request }: Lead, today: string): Promise<readonly Entry[]> {
  const { offersOf } = await import("#content/offers/service-offers.ts");
  return request.selectedServices.length > 0 ? offersOf(request.selectedServices, today) : [];
}

async function toVisitorOfVisit(context: LetterContext, parts: LetterParts): Promise<Written> {
  const lead = present(context);
  const { reference, events, delivery } = context;
  const stage = stageOf(events, new Date(parts.now()));
  const [requestLink, place] = await Promise.all([parts.links.request(lead.id, delivery.consentEnds), placeOf(lead)]);
  const file = calendarFile(
    visitorsVisit({ stage, alias: parts.signatures.aliasOf(lead.id), reference }, place.name),
    parts.now(),
  );
  return {
    ...(await toSender(lead, visitLetter(lead, { ...stage, reference, place: place.name, requestLink }))),
    attachments: [{ filename: "visit.ics", type: "text/calendar; charset=utf-8", text: file }],
  };
}

/** A letter to the visitor who sent the request. */
export async function toSender({ request }: Lead, letter: Letter): Promise<Written & Pick<Mail, "to">> {
  return { ...(await printed(letter)), to: request.email, replyTo: business.email, automatic: true };
}

async function printed(letter: Letter): Promise<Written> {
  return { subject: letter.subject, text: asText(letter), html: await asHtml(letter) };
}

function cardLink({ delivery, ended }: LetterContext, { links, now }: LetterParts): Promise<string | undefined> {
  return links.card(delivery.id, now() + cardDays * day, ended);
}

/** Mail programs show a correction below what it corrects. */
function inThreadOf({ id, replaces }: Lead, { corrects }: LetterContext, parts: LetterParts) {
  if (corrects === undefined || replaces === undefined) return {};
  const [before, own] = [replaces, id].map((one) => threadOf(parts.signatures.aliasOf(one), parts.siteUrl));
  return { thread: `${before} ${own}` };
}

/** After a refusal that blames the content: no markup, no reply address, a subject of plain letters. */
function plainly({ to, text, campaign, thread, automatic }: Mail, reference: string): Mail {
  return {
    to,
    text,
    campaign,
    ...(thread !== undefined && { thread }),
    ...(automatic !== undefined && { automatic }),
    subject: `${reference} from the website`,
  };
}

function present({ request }: LetterContext): Lead {
  if (!request) throw new Error("the request is missing");
  return request.lead;
}
