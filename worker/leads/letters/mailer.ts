// letters/: everything that is sent: the letters and other emails, the mail service and its receipts, the posts to the business's own
// system. This file writes what is due, and sends it.
import { business } from "#content/business.ts";
import { dayMs } from "#content/durations.ts";
import { timeOnDay } from "#content/melbourne.ts";
import { wantsWriting } from "#content/request/schema.ts";
import { siteClock } from "#worker/clock.ts";
import { bucketDeadlineMs, isOutage, withDeadline } from "#worker/deadline.ts";
import { consoleLog, errorFields, LoggableError } from "#worker/log.ts";
import { cardDays, createLinks, listDays, visitsDays } from "../links/links.ts";
import { createSignatures } from "../links/signatures.ts";
import {
  type DeliveryKind,
  isToStaff,
  isWebhook,
  type MailRoute,
  resultFields,
  type SendResult,
} from "../record/delivery.ts";
import { type LeadBucket, readAboutQuote, readLead, readOriginal, readQuote, readStored } from "../record/documents.ts";
import { historyOf } from "../record/history.ts";
import { type Lead, promisedBy } from "../record/lead.ts";
import { amountText } from "../record/quote.ts";
import { goesAhead, stageAt, standingsAround } from "../record/stage.ts";
import { visitName } from "../record/visit.ts";
import { readSettings } from "../settings.ts";
import { calendarFile, visitorAppointment } from "./calendar.ts";
import { omitOnError, phoneToCall, placeOf } from "./describe.ts";
import { gatherFacts, type LetterContext, type LetterDependencies } from "./facts.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { createStaffFallback, type MailService, withFallback } from "./mail-routes.ts";
import { latestAnswer, replacedQuoteText } from "./next-steps.ts";
import { createRelay, type Email } from "./relay.ts";
import { staffLetter } from "./staff.ts";
import {
  alertNotice,
  changeNotice,
  type DailyCounts,
  dailyNotice,
  type FoundProblem,
  heartbeatNotice,
  reminderNotice,
  type VisitorDetails,
  withdrawalNotice,
} from "./staff-notices.ts";
import {
  answerLetter,
  confirmationLetter,
  linkLetter,
  oldEmailLetter,
  quoteLetter,
  visitLetter,
  visitPlace,
  visitReminderLetter,
  withdrawnLetter,
} from "./visitor.ts";
import { createWebhook } from "./webhook.ts";

export type Mailer = ReturnType<typeof createMailer>;

/** The inbox's mailer, with the environment's settings. */
export function mailerFor(env: Env, bucket: LeadBucket, clock: () => Date): Mailer {
  const settings = readSettings(env);
  const signatures = createSignatures(settings.linkSecrets);
  const now = () => clock().getTime();
  const links = createLinks(settings.siteUrl, signatures, now);
  const { mail, timing } = settings;
  const staffFallback = createStaffFallback(env.STAFF_MAIL, mail.from, timing.sendDeadlineMs);
  const siteTime = siteClock(env, clock);
  return createMailer({ settings, bucket, signatures, links, now, siteTime }, staffFallback);
}

function createMailer(dependencies: LetterDependencies, staffFallback: MailService | undefined) {
  const { bucket, links, now } = dependencies;
  const { mail, timing, access } = dependencies.settings;
  const relay = createRelay(mail, timing.sendDeadlineMs);
  const toStaff = withFallback(relay, staffFallback);
  const webhook = createWebhook(dependencies);
  return {
    read: (id: string) => readStored(bucket, id),
    /**
     * Writes what is due, ready to be sent. Undefined if it isn't wanted any more. Throws only if the bucket fails: an error in
     * writing is a result of the attempt.
     */
    async prepare(kind: DeliveryKind, context: LetterContext): Promise<PreparedDelivery | "unreadable" | undefined> {
      if (isWebhook(kind))
        return (
          webhook && { attempt: () => webhook(kind, context).catch((error) => refusedUnwritable(kind, context, error)) }
        );
      if (isAboutVisit(kind) && !isVisitWanted(kind, context, now())) return undefined;
      // A visitor who only left a number has no address.
      if (kind === "link" && context.stored?.lead.request.email === "") return undefined;
      const quote = isAboutQuote(kind) ? await quoteForLetter(kind, context, bucket, now()) : undefined;
      if (quote === "unreadable") return quote;
      if (isAboutQuote(kind) && !quote) return undefined;
      const email = await writeEmail(kind, { ...context, quote }, dependencies).catch((error: unknown) => {
        if (isOutage(error)) throw error;
        return { failure: refusedUnwritable(kind, context, error) };
      });
      const { coverageName } = kind === "staff" && context.stored ? await placeOf(context.stored.lead) : {};
      const send = isToStaff(kind) ? toStaff : relay;
      return {
        attempt: async (firstRoute) =>
          "failure" in email ? email.failure : send({ to: mail.to, ...email }, firstRoute),
        coverageName,
      };
    },
    async alert(problems: FoundProblem[], refusedWith: number): Promise<SendResult> {
      const campaign = `alert.${new Date().toISOString().slice(0, 16)}`;
      // The email says what is wrong with the primary mail service.
      const email = alertNotice(problems, refusedWith);
      const results = await Promise.all(mail.alertsTo.map((to) => toStaff({ ...email, to, campaign }, "fallback")));
      const best = bestResult(results);
      // The inbox logs the best result.
      for (const [index, result] of results.entries())
        if (result !== best && result.kind !== "accepted")
          consoleLog({
            event: "mail",
            mail: "digest",
            setting: index === 0 ? "MAIL_TO" : "MAIL_ALERTS_TO",
            ...resultFields(result),
          });
      return best;
    },
    async daily(date: string, counts: DailyCounts): Promise<SendResult> {
      const { csv, generation } = counts;
      const list = links.to("list", "", now() + listDays * dayMs, generation);
      // A calendar program can't sign in.
      const visits = access ? undefined : links.to("visits", "", now() + visitsDays * dayMs, generation);
      const attachments =
        csv === undefined ? [] : [{ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8", text: csv }];
      const sendResult = await toStaff({
        ...dailyNotice(date, counts, { list, visits }),
        to: mail.to,
        campaign: `daily.${date}`,
        attachments,
      });
      if (sendResult.kind === "accepted" && mail.heartbeatTo) {
        const heartbeat = { ...heartbeatNotice(date), campaign: `heartbeat.${date}`, to: mail.heartbeatTo };
        const heartbeatResult = await relay(heartbeat);
        consoleLog({ event: "mail", mail: "heartbeat", ...resultFields(heartbeatResult) });
      }
      return sendResult;
    },
  };
}

/** Sends the visitor the letter that their request was withdrawn. There is one attempt. */
export async function confirmWithdrawal(
  lead: Lead,
  reference: string,
  { settings: { mail, timing }, signatures }: Pick<LetterDependencies, "settings" | "signatures">,
): Promise<void> {
  const letter = await toVisitor(lead, withdrawnLetter(lead, reference));
  const campaign = `${signatures.aliasOf(lead.id)}.withdrawn`;
  const result = await createRelay(mail, timing.sendDeadlineMs)({ ...letter, campaign });
  consoleLog({ event: "mail", lead: reference, mail: "withdrawn", ...resultFields(result) });
}

interface PreparedDelivery {
  attempt(firstRoute: MailRoute): Promise<SendResult>;
  /** How far away the home is, in words, for the spreadsheet. */
  coverageName?: string | undefined;
}

/** Logs an error in our own code. With this result the inbox tries again in a plainer form, then tells staff. */
function refusedUnwritable(kind: DeliveryKind, { reference }: LetterContext, error: unknown): SendResult {
  consoleLog({ event: "letter-failed", lead: reference, mail: kind, ...errorFields(error) });
  return { kind: "refused", because: "our-fault", status: 0 };
}

/** An alert counts as sent if any recipient's email was accepted. */
function bestResult(results: SendResult[]): SendResult {
  const ofKind = (kind: SendResult["kind"]) => results.find((result) => result.kind === kind);
  return ofKind("accepted") ?? ofKind("unknown") ?? results[0] ?? { kind: "unknown" };
}

/** An email that goes to staff unless it names somebody else. */
type UnaddressedEmail = Omit<Email, "to"> & Partial<Pick<Email, "to">>;
type Draft = Omit<UnaddressedEmail, "campaign">;
type EmailKind = Exclude<DeliveryKind, "webhook" | "webhook-withdrawal">;

/** Turns a draft into an email, with its campaign id and thread. */
async function writeEmail(
  kind: EmailKind,
  context: LetterContext,
  dependencies: LetterDependencies,
): Promise<UnaddressedEmail> {
  const { state, reference } = context;
  const alias = dependencies.signatures.aliasOf(state.id);
  const draft = await draftOf(kind, context, dependencies);
  const email = { campaign: `${alias}.${kind}`, thread: threadOf(alias, dependencies), ...draft };
  return state.deliveries[kind].plainText ? withoutMarkup(email, reference) : email;
}

async function draftOf(kind: EmailKind, context: LetterContext, dependencies: LetterDependencies): Promise<Draft> {
  const { reference, events, state, stored, generation } = context;
  const { links, signatures, now } = dependencies;
  const card = links.to("card", state.id, now() + cardDays * dayMs, generation);
  if (kind === "withdrawal") return withdrawalNotice(reference, context.withdrawnTogether);
  if (kind === "change") {
    const lead = await omitOnError("customer", state.id, async () => {
      const storedLead = await withDeadline(readLead(dependencies.bucket, state.id), bucketDeadlineMs);
      if (storedLead === "unreadable") throw new LoggableError("the request can't be read");
      return storedLead;
    });
    const visitor = lead && (await visitorDetails(lead, context, dependencies));
    const replyTo = lead?.request.email || undefined;
    const notice = changeNotice(reference, historyOf(events), { card, visitor, takesReply: replyTo !== undefined });
    return { ...notice, ...(replyTo && { replyTo }) };
  }
  if (!stored) throw new LoggableError("the request is missing");
  const { lead } = stored;
  if (kind === "reminder" || kind === "overdue")
    return reminderNotice(kind, {
      reference,
      promised: promisedBy(lead),
      prefersWriting: wantsWriting(lead.request),
      card,
    });
  const facts = await gatherFacts(lead, context, card, dependencies);
  const stage = stageAt(events, facts.now, state.promised ?? undefined);
  if (kind === "visit-reminder") return toVisitor(lead, visitReminderLetter(lead, facts, stage));
  if (kind === "visit") {
    const place = visitPlace(lead.request, { place: facts.place, isConfirmed: stage.heldUntil === undefined });
    const isRebooked = stage.isRebooked && !state.deliveries.visit.isFirst;
    const entry = { stage, alias: signatures.aliasOf(context.chain), reference };
    const method = stage.visit ? "REQUEST" : "CANCEL";
    const appointments = visitorAppointment(entry, place, facts.who);
    const text = calendarFile(appointments, now(), { method, attendee: lead.request.email });
    const file = { filename: "visit.ics", type: `text/calendar; charset=utf-8; method=${method}`, text };
    // An unconfirmed visit has no calendar file, nor has a cancelled one that was never in their calendar.
    const wasConfirmed = standingsAround(events).some(({ after }) => after.visit && after.heldUntil === undefined);
    const hasFile = wasConfirmed && stage.heldUntil === undefined;
    const letter = visitLetter(lead, facts, { ...stage, isRebooked }, hasFile);
    return { ...(await toVisitor(lead, letter)), ...(hasFile && { attachments: [file] }) };
  }
  if (kind === "old-email") {
    // Requests changed before `replacedEmail` existed have the old address only in the original.
    const to =
      lead.replacedEmail ??
      (await withDeadline(readOriginal(dependencies.bucket, lead.id), bucketDeadlineMs))?.request.email;
    if (!to) throw new LoggableError("the address is missing");
    return { ...(await toVisitor(lead, oldEmailLetter(lead, reference))), to };
  }
  if (isAboutQuote(kind)) {
    if (!context.quote) throw new LoggableError("the quote is missing");
    if (kind === "answer") return toVisitor(lead, answerLetter(lead, facts, stage));
    const replacedText = replacedQuoteText(stage);
    const reminders = { isReminder: kind === "quote-reminder", mayRemind: !stage.wantsNoQuoteReminders };
    return toVisitor(lead, quoteLetter(lead, facts, { ...context.quote, ...reminders, replacedText }));
  }
  if (kind === "link") return toVisitor(lead, linkLetter(lead, facts));
  const thread = threadWith(lead, context, dependencies);
  if (kind === "visitor") return { ...(await toVisitor(lead, confirmationLetter(lead, facts, stage))), ...thread };
  const { email } = lead.request;
  return { ...(await renderLetter(staffLetter(lead, facts))), ...(email && { replyTo: email }), ...thread };
}

function isAboutVisit(kind: DeliveryKind): kind is "visit" | "visit-reminder" {
  return kind === "visit" || kind === "visit-reminder";
}

function isAboutQuote(kind: DeliveryKind): kind is "quote" | "quote-reminder" | "answer" {
  return kind === "quote" || kind === "quote-reminder" || kind === "answer";
}

/** The visitor's details for the email to staff about a change. If the quote can't be read, the email leaves it out. */
async function visitorDetails(
  lead: Lead,
  { state, events }: LetterContext,
  { bucket, now }: LetterDependencies,
): Promise<VisitorDetails> {
  const stage = stageAt(events, now(), state.promised ?? undefined);
  const { step, due, visitAhead, wantsToMove, hasContract } = stage;
  const isOurs = step === "reply" || step === "call" || (step === "contract" && hasContract);
  const waitsForStaff = isOurs || wantsToMove || (step === "visit" && !visitAhead);
  const isAnswer = latestAnswer(stage, { isEmail: true }) !== undefined;
  const aboutQuote = isAnswer
    ? await omitOnError("quote", state.id, () => readAboutQuote(bucket, state.id, stage))
    : undefined;
  return {
    name: lead.request.name,
    place: (await placeOf(lead)).name,
    phone: phoneToCall(lead)?.number,
    dueText: waitsForStaff && due !== undefined ? timeOnDay(new Date(due)) : undefined,
    answer: aboutQuote?.quote && {
      amountText: amountText(aboutQuote.quote),
      questions: aboutQuote.questions.map(({ text }) => text),
      goesAhead: goesAhead(stage),
      wantsToMove,
      visitText: visitAhead && visitName(visitAhead),
    },
  };
}

/**
 * The quote that the letter is about. Undefined if the letter isn't wanted any more, "unreadable" if the quote was lost or can't be
 * parsed.
 */
async function quoteForLetter(kind: DeliveryKind, { stored, events }: LetterContext, bucket: LeadBucket, now: number) {
  const stage = stageAt(events, now);
  const { quote, step } = stage;
  if (!stored || stored.lead.request.email === "" || !quote || step === "closed") return undefined;
  // A newer quote was sent in the meantime.
  if (kind === "answer" && latestAnswer(stage, { isEmail: true }) === undefined) return undefined;
  const storedQuote = await withDeadline(readQuote(bucket, stored.lead.id, quote.key), bucketDeadlineMs);
  // A quote is stored before its event is recorded, so a missing one was lost.
  if (storedQuote === "unreadable" || (!storedQuote && kind === "quote")) return "unreadable";
  return storedQuote && { ...storedQuote, ends: quote.ends };
}

/**
 * Whether an email about a visit is wanted: not if the visitor gave no address, the reminder's visit is over, or the visit that was
 * cancelled was never announced.
 */
function isVisitWanted(kind: DeliveryKind, { stored, events, state }: LetterContext, now: number): boolean {
  const { visit, visitAhead } = stageAt(events, now);
  if (stored?.lead.request.email === "") return false;
  if (kind === "visit") return visit !== undefined || !state.deliveries.visit.isFirst;
  return visitAhead !== undefined && visitAhead.starts > now;
}

/** A letter to the visitor who sent the request. */
async function toVisitor({ request }: Lead, letter: Letter): Promise<Draft & Pick<Email, "to">> {
  return { ...(await renderLetter(letter)), to: request.email, replyTo: business.email, automatic: true };
}

async function renderLetter(letter: Letter): Promise<Draft> {
  return { subject: letter.subject, text: asText(letter), html: await asHtml(letter) };
}

/** Puts a correction into the thread of the request that it corrects. */
function threadWith({ id, replaces }: Lead, { corrects }: LetterContext, dependencies: LetterDependencies) {
  if (corrects === undefined || replaces === undefined) return {};
  return {
    thread: [replaces, id].map((leadId) => threadOf(dependencies.signatures.aliasOf(leadId), dependencies)).join(" "),
  };
}

/** What is sent after an email was refused for its content: no markup, no reply address, and a plain subject. */
function withoutMarkup(
  { html: _, replyTo: __, attachments: ___, ...mail }: UnaddressedEmail,
  reference: string,
): UnaddressedEmail {
  return { ...mail, subject: `${reference} from the website` };
}

/** All emails about a lead form one thread. */
function threadOf(alias: string, { settings: { siteUrl } }: LetterDependencies): string {
  return `<${alias}@${URL.canParse(siteUrl) ? new URL(siteUrl).hostname : "website.invalid"}>`;
}
