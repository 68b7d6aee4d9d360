import type { CardView } from "#app/pages/office/view.ts";
import { dayMs, secondMs } from "#content/durations.ts";
import { dateName, dayAndTime, melbourneDate, melbourneTime, timeName } from "#content/melbourne.ts";
import { isFault, wantsWriting } from "#content/request/schema.ts";
import { drainBody } from "#worker/bodies/read-body.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { bucketDeadlineMs, StorageError, withDeadline } from "#worker/deadline.ts";
import { LoggableError } from "#worker/log.ts";
import type { RecordResult, UndoResult } from "../inbox/types.ts";
import { calendarResponse, staffAppointment } from "../letters/calendar.ts";
import {
  choices,
  fileSummary,
  filledRows,
  lookUpPlace,
  mailTo,
  mapLink,
  meterLines,
  originsText,
  phoneToCall,
  placeOf,
  recomputeEstimate,
  subjectOf,
  suspicionSentences,
  typedFields,
  wholeAddress,
} from "../letters/describe.ts";
import { openPdfSentence } from "../letters/staff.ts";
import { linkIn, listDays, pathOf } from "../links/links.ts";
import { createOnly, keys, readAboutQuote, readableQuote, readForRestore } from "../record/documents.ts";
import { type HistoryLine, historyOf } from "../record/history.ts";
import { entryOf, filesOf, type Lead, wasWrittenTo } from "../record/lead.ts";
import { type Outcome, type OutcomeName, outcomeNamed, outcomesBy } from "../record/outcomes.ts";
import { amountText } from "../record/quote.ts";
import { goesAhead, type Stage } from "../record/stage.ts";
import { visitName } from "../record/visit.ts";
import { officeMessage, officePage, seeOther } from "./office-page.tsx";
import {
  bookableHalfDays,
  type DeskDependencies,
  type OpenedRequest,
  openRequest,
  type Permission,
} from "./open-request.ts";
import { type PostedForm, readPostedForm, readWithoutFile } from "./posted.ts";
import { type MainButton, mainButtonOf, taskOf } from "./task.ts";
import { withdraw } from "./withdraw.ts";

/** A request opened by its card's link. */
interface OpenedCard extends OpenedRequest {
  expiresMs: number;
  /** The path and query. */
  url: string;
  /** Whether the card links to the list of open requests. A card from an email doesn't, because the email may have been forwarded. */
  linksToList: boolean;
  /** Staff have just undone the latest event. */
  isEventJustUndone: boolean;
  permission: Permission;
}

export async function serveCard(
  request: Request,
  alias: string,
  permission: Permission,
  dependencies: DeskDependencies,
): Promise<Response> {
  const openedCard = await withDeadline(openCard(request, alias, permission, dependencies), bucketDeadlineMs);
  if (openedCard instanceof Response) return openedCard;
  // `readBody()` gives a long body its own deadline.
  if (request.method === "POST") return handlePost(request, openedCard, dependencies);
  const isCalendar = new URL(request.url).searchParams.has("calendar");
  return withDeadline(
    isCalendar ? visitCalendar(openedCard, dependencies) : cardResponse(openedCard, dependencies),
    bucketDeadlineMs,
  );
}

/** Checks the link before anything is sent. */
async function openCard(
  request: Request,
  alias: string,
  permission: Permission,
  dependencies: DeskDependencies,
): Promise<OpenedCard | Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { expires, signature } = linkIn(searchParams);
  const isListed = searchParams.get("from") === "list";
  const scope = isListed ? "listed" : "card";
  const id = dependencies.links.idOpenedBy(scope, { alias, expires, signature }, permission.generation);
  if (id === undefined)
    return officeMessage(
      "This link no longer works",
      "It may have expired, or somebody ended all links. For a new link, open the list of open requests from today’s email. Nothing was changed.",
      403,
    );
  const openedRequest = await openRequest(id, () => dependencies.inbox().find({ id }), dependencies);
  if ("kind" in openedRequest) {
    const { kind, reference } = openedRequest;
    if (kind === "withdrawn") return deletedMessage();
    if (kind === "unknown")
      return unknownMessage(
        "The site has no record of this request. It may have been deleted, or the record was lost.",
        404,
      );
    if (kind === "lost") {
      dependencies.log({ event: "request-missing", lead: reference });
      return unknownMessage(
        "This request wasn’t withdrawn, but its record is gone from the bucket: restore it from the backup.",
        503,
      );
    }
    dependencies.log({ event: "request-unreadable", lead: reference });
    return unknownMessage("We can’t read this request’s record: look in the bucket.", 503);
  }
  const query = new URLSearchParams({ ...(isListed && { from: "list" }), expires, sig: signature });
  return {
    ...openedRequest,
    expiresMs: Number(expires) * secondMs,
    url: `${pathname}?${query}`,
    linksToList: isListed || permission.isSignedIn,
    isEventJustUndone: searchParams.get("done") === "undo",
    permission,
  };
}

async function handlePost(request: Request, openedCard: OpenedCard, dependencies: DeskDependencies): Promise<Response> {
  const isRateLimited = await dependencies.isRateLimited(request);
  const { readQueue, now } = dependencies;
  const options = { now: now(), readQueue, takesQuotes: hasPage(openedCard.lead) };
  try {
    return await readPostedForm(request, options, (postedForm) =>
      withDeadline(respondToForm(postedForm, isRateLimited, openedCard, dependencies), bucketDeadlineMs),
    );
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    // Reads the typed fields again without the file, so that the response can show them.
    const formWithoutFile = error.reason === "too-big" ? await readWithoutFile(request, options) : undefined;
    if (formWithoutFile)
      return withDeadline(respondToForm(formWithoutFile, isRateLimited, openedCard, dependencies), bucketDeadlineMs);
    await drainBody(request);
    const isLate = error.reason === "too-slow" || error.reason === "busy";
    return officeMessage(
      "Nothing was changed",
      "We couldn’t read the form. Go back and press the button again.",
      isLate ? 503 : 400,
    );
  }
}

/** A request without an email address has no lasting page. */
function hasPage({ request }: Lead): boolean {
  return request.email !== "";
}

async function respondToForm(
  postedForm: PostedForm,
  isRateLimited: boolean,
  openedCard: OpenedCard,
  dependencies: DeskDependencies,
): Promise<Response> {
  if (isRateLimited)
    return cardResponse(openedCard, dependencies, {
      ...postedForm,
      problem: "Too many attempts, so nothing was changed. Try again in a minute.",
      status: 429,
    });
  if (postedForm.problem !== undefined) return cardResponse(openedCard, dependencies, postedForm);
  const { lead, url, reference } = openedCard;
  const { outcome } = postedForm.event;
  if (outcome === "delete") {
    if ((await withdraw(lead.id, dependencies, "staff")) === "withdrawn") return deletedMessage();
    throw new StorageError("withdrawing");
  }
  const result =
    outcome === "undo"
      ? await undo(lead, postedForm, dependencies)
      : await storeAndRecord(lead, outcome, postedForm, dependencies);
  dependencies.log({ event: "card-posted", lead: reference, outcome, result });
  if (result === "withdrawn") return deletedMessage();
  if (
    result === "full" ||
    result === "slot-taken" ||
    result === "late" ||
    result === "was-undone" ||
    result === "quote-saved-before"
  )
    return cardResponse(openedCard, dependencies, { ...postedForm, problem: refusalTexts[result] });
  if (result === "unknown" || result === "quote-replaced") throw new LoggableError(`the inbox says ${result}`);
  return seeOther(outcome === "undo" ? `${url}&done=undo` : url);
}

const refusalTexts = {
  full: "This card can’t hold any more notes. Clear the note, then press the button again.",
  "slot-taken": "That time has just been taken, so nothing was changed.",
  "was-undone": "You undid that, so nothing was changed. Press the button again to record it.",
  "quote-saved-before":
    "This quote was saved before, with another amount or PDF. Look at the history: if that’s wrong, send another quote.",
  late: "It’s too late to undo that, so nothing was changed. Record what’s right: the visitor gets an email about it.",
};

/** Undoes an event that staff recorded by mistake, and deletes its note and quote. */
async function undo(
  lead: Lead,
  { event: { key } }: PostedForm,
  { bucket, inbox }: DeskDependencies,
): Promise<UndoResult> {
  const area = await areaOf(lead);
  const result = await inbox().undo(lead.id, key, area);
  const { file } = (await readableQuote(bucket, lead.id, key)) ?? {};
  if (result === "undone")
    await bucket.delete([keys.note(lead.id, key), keys.quote(lead.id, key), ...(file === undefined ? [] : [file])]);
  return result;
}

/** Stores the note and the quote in the bucket, then records the event in the inbox. If the inbox refuses it, deletes both. */
async function storeAndRecord(
  lead: Lead,
  outcome: OutcomeName,
  { event }: PostedForm,
  { bucket, inbox, log }: DeskDependencies,
): Promise<RecordResult | "quote-saved-before"> {
  const { key, time, mustBeFree, note: text, quote } = event;
  const area = outcomeNamed(outcome)?.visit === "booked" ? await areaOf(lead) : undefined;
  const file = keys.quoteFile(lead.id);
  const writtenKeys: string[] = [];
  if (text !== undefined && (await createOnly(bucket, keys.note(lead.id, key), text)))
    writtenKeys.push(keys.note(lead.id, key));
  if (quote) {
    await bucket.put(file, quote.pdf, { httpMetadata: { contentType: "application/pdf" } });
    const isNew = await createOnly(bucket, keys.quote(lead.id, key), JSON.stringify({ file, amount: quote.amount }));
    if (isNew) writtenKeys.push(file, keys.quote(lead.id, key));
    else {
      await bucket.delete(file);
      const savedQuote = await readableQuote(bucket, lead.id, key);
      const savedPdf = savedQuote && (await bucket.head(savedQuote.file));
      if (savedQuote?.amount !== quote.amount || savedPdf?.size !== quote.pdf.length) {
        await bucket.delete(writtenKeys);
        return "quote-saved-before";
      }
    }
  }
  const record = () =>
    inbox().recordOutcome(lead.id, { key, outcome, time, hasNote: text !== undefined, area, mustBeFree });
  let result = await record();
  if (result === "unknown") {
    await inbox().accept(entryOf(lead), { isRestored: true, ...(await readForRestore(bucket, lead.id, log)) });
    // If one record is lost, others may be too, so the timer compares documents and rows.
    await bucket.put(keys.comparison, "");
    result = await record();
  }
  if (result !== "recorded") await bucket.delete(writtenKeys);
  return result;
}

/** The area whose visiting days apply. A visit recorded without it would take no slot. */
async function areaOf(lead: Lead): Promise<string | undefined> {
  const { area } = await lookUpPlace(lead).catch((cause: unknown) => {
    throw new StorageError("looking up the place", { cause });
  });
  return area;
}

async function cardResponse(
  openedCard: OpenedCard,
  dependencies: DeskDependencies,
  refusedForm?: PostedForm,
): Promise<Response> {
  const { reference } = openedCard;
  const title = refusedForm === undefined ? reference : `Error: ${reference}`;
  return officePage(
    title,
    { kind: "card", card: await cardView(openedCard, dependencies, refusedForm) },
    refusedForm ? (refusedForm.status ?? 422) : 200,
  );
}

async function cardView(
  openedCard: OpenedCard,
  dependencies: DeskDependencies,
  refusedForm?: PostedForm,
): Promise<CardView> {
  const { lead, record, reference, stage, url, expiresMs, linksToList, permission } = openedCard;
  const { request } = lead;
  const { links, now, siteTime } = dependencies;
  const events = record?.events ?? [];
  const lines = historyOf(events, ({ at }) => wasWrittenTo(lead, at));
  const isFaultReport = isFault(request);
  const prefersWriting = wantsWriting(request);
  const phone = phoneToCall(lead);
  const place = await placeOf(lead);
  const [freeHalfDays, meter, estimate, files, history, { quote, questions }] = await Promise.all([
    bookableHalfDays(openedCard, { area: place.area, isConfirmed: true }, dependencies),
    meterLines(lead),
    recomputeEstimate(lead, melbourneDate(siteTime())),
    linkedFiles(openedCard, dependencies),
    withNotes(openedCard, lines, dependencies),
    readAboutQuote(dependencies.bucket, lead.id, stage),
  ]);
  const shownAt = now();
  const isStateUnknown =
    record === undefined || (record.state.deliveries.staff.phase === "restored" && events.length === 0);
  const task = isStateUnknown
    ? {
        text: "State unknown: the site lost its record of this request. Look for its emails, and ask whether somebody has called.",
        isLate: true,
      }
    : taskOf(stage, { now: shownAt, prefersWriting, isFaultReport, urgent: request.urgent });
  const mainButton = mainButtonOf(stage, { now: shownAt, isFaultReport });
  const amount = quote && amountText(quote);
  return {
    reference,
    name: request.name,
    reason: subjectOf(lead),
    place: place.name,
    task: task.text,
    isLate: task.isLate,
    latestEvent: latestEventText(lines, stage),
    amount,
    questions: questions.map(({ text }) => text),
    hasPriority: isFaultReport || request.urgent === true,
    suspicions: suspicionSentences(lead),
    phone,
    email: prefersWriting
      ? { href: `${mailTo(request.email)}?subject=Your%20request%20${reference}`, address: request.email }
      : undefined,
    undo: undoOf(openedCard, lines.at(-1)),
    isEventJustUndone: refusedForm === undefined && openedCard.isEventJustUndone,
    mainButton: mainButton === "reach" || mainButton === "map" ? mainButton : undefined,
    groups: buttonsFor({ prefersWriting, isFaultReport, takesQuotes: hasPage(lead), mainButton, amount }, stage),
    // The half-days that suit the visitor come first.
    slots: [true, false].flatMap((isPreferred) =>
      freeHalfDays
        .filter((halfDay) => (request.preferred ?? []).includes(halfDay) === isPreferred)
        .map((halfDay) => ({ halfDay, isPreferred })),
    ),
    url,
    listUrl: linksToList
      ? pathOf(links.to("list", "", Math.min(expiresMs, now() + listDays * dayMs), permission.generation) ?? "/office")
      : undefined,
    refusedForm:
      refusedForm?.problem === undefined
        ? undefined
        : {
            note: "",
            ...refusedForm.event,
            ...refusedForm.typedTime,
            amount: refusedForm.amount ?? "",
            problem: refusedForm.problem,
            field: refusedForm.field,
            unusualTime: refusedForm.unusualTime,
          },
    // The card shows the name and the number further up.
    typedFields: typedFields(lead).filter(([label, value]) => label !== "Name" && value !== phone?.number),
    message: request.message,
    coverage: place.coverage,
    mapUrl: wholeAddress(request) === "" ? undefined : mapLink(lead),
    choices: filledRows(...choices(lead), ["Came from", originsText(lead)]),
    calendarUrl: stage.visit && stage.heldUntil === undefined ? `${url}&calendar=visit` : undefined,
    files,
    meter,
    estimate: estimate && {
      title: estimate.title,
      href: estimate.path,
      lines: estimate.lines.map(({ label, value }) => [label, value]),
    },
    history,
    consentEnds: dateName(lead.consent.endsOn),
    linkEnds: dayAndTime(new Date(expiresMs)),
  };
}

interface ButtonFacts {
  prefersWriting: boolean;
  isFaultReport: boolean;
  takesQuotes: boolean;
  mainButton: MainButton | undefined;
  /** The amount of the latest quote. */
  amount: string | undefined;
}

/** The outcomes that staff can record at this stage, grouped by subject. */
function buttonsFor(facts: ButtonFacts, stage: Stage): CardView["groups"] {
  const { prefersWriting, isFaultReport, takesQuotes, mainButton, amount } = facts;
  const { step, visitAhead, heldUntil, quote, hasContract } = stage;
  const hasVisit = visitAhead !== undefined;
  const hasReasonToCall = mainButton === "reach" || mainButton === "booked" || hasVisit;
  const offeredOutcomes = outcomesBy("staff").filter(([, { onlyFor, leadsTo, byPhone, sendsContract, ...needs }]) => {
    if ((needs.needsVisit && !hasVisit) || (needs.needsHold && heldUntil === undefined)) return false;
    if ((needs.needsQuote && !quote) || (needs.needsContract && !hasContract)) return false;
    if ((byPhone && (prefersWriting || !hasReasonToCall)) || (sendsContract && hasContract)) return false;
    const needsOpenRequest = leadsTo === "closed" || sendsContract === true;
    return onlyFor !== (isFaultReport ? "not fault" : "fault") && !(step === "closed" && needsOpenRequest);
  });
  const buttons = offeredOutcomes.map(([name, outcome]) => {
    const { text, button = {}, time, explanation, needsNote, takesQuote, visit } = outcome;
    const isQuote = takesQuote === true && takesQuotes;
    return {
      name,
      group: groupOf(outcome),
      text:
        button.always ??
        (isQuote ? (quote ? button.sendsAnotherQuote : button.sendsQuote) : undefined) ??
        (prefersWriting ? button.inWriting : undefined) ??
        (hasVisit ? button.withVisit : undefined) ??
        text,
      opensForm: time !== undefined || explanation !== undefined || needsNote === true || isQuote,
      time: time && { label: time.label, isOptional: !time.isNeeded },
      takesSlot: visit === "booked",
      isQuote,
      isMain: name === mainButton,
      explanation: isQuote ? quoteExplanation(stage, amount) : explanation,
    };
  });
  return [...Map.groupBy(buttons, ({ group }) => group)].map(([title, outcomes]) => ({ title, outcomes }));
}

function groupOf({ visit, needsHold, takesQuote, needsQuote, needsContract, leadsTo, needsNote }: Outcome): string {
  if (takesQuote || needsQuote || needsContract) return "The quote";
  if (leadsTo === "closed" || needsNote) return "The request";
  return visit || needsHold ? "The visit" : "In touch";
}

function quoteExplanation(stage: Stage, amount: string | undefined): string {
  const replacesSentence = goesAhead(stage)
    ? `This replaces the quote${amount === undefined ? "" : ` of ${amount}`} that they’d like to go ahead with, and asks them again. `
    : "";
  const reminderSentence = stage.wantsNoQuoteReminders
    ? "They don’t want to be reminded of it."
    : "If they don’t answer within a week, we remind them once.";
  return `${replacesSentence}They get an email that leads to their page, with the PDF, the amount and three answers. ${reminderSentence}`;
}

/** The latest event, while it can still be undone. */
function undoOf({ lead, record, stage }: OpenedCard, lastLine: HistoryLine | undefined): CardView["undo"] {
  if (!lastLine || !record?.undoable) return undefined;
  const { until, planned } = record.undoable;
  const untilText = timeName(melbourneTime(new Date(until)).minutes);
  // Counts only this event's emails: one about an earlier event goes at its own time.
  const emailKinds = (["visit", "quote", "answer"] as const).filter((kind) => planned[kind]?.phase === "due");
  const sendsQuote = emailKinds.includes("quote");
  const emailSentence = `The visitor gets an email about it at ${untilText}${sendsQuote ? ", and sees the quote on their page from then on" : ""}.`;
  const isEmailed = emailKinds.length > 0 && lead.request.email !== "";
  const { text = lastLine.text, button } = outcomeNamed(lastLine.outcome) ?? {};
  const isMoved = lastLine.outcome === "booked" && stage.isRebooked;
  const name = (isMoved && button?.withVisit) || text;
  return {
    key: lastLine.key,
    text: `${lastLine.text}. ${isEmailed ? emailSentence : "The visitor gets no email about it."}`,
    name,
    until: untilText,
  };
}

/**
 * The event that led to the current stage, and the latest one that isn't a note. Leaves out the time of the visit ahead, which the card
 * shows further up.
 */
function latestEventText(lines: readonly HistoryLine[], { wantsToMove, visitAhead }: Stage): string {
  const decidingLine = lines.findLast(({ outcome: name }) => {
    const { leadsTo, visit, due } = outcomeNamed(name) ?? {};
    // Choosing other times counts only while a visit is booked.
    return leadsTo ?? due ?? (visit !== "to be moved" || wantsToMove ? visit : undefined);
  });
  const lastLine = lines.findLast(({ outcome }) => outcome !== "note");
  const visitText = visitAhead && visitName(visitAhead);
  const shortened = (text: string) => (visitText ? text.replace(new RegExp(` (on|for|to) ${visitText}$`), "") : text);
  return [...new Set([decidingLine, lastLine])]
    .flatMap((line) => (line ? `${shortened(line.text)}. Recorded ${dayAndTime(new Date(line.at))}.` : []))
    .join(" ");
}

/** The files that came with the request, and those added later. Their links expire with the card's. */
async function linkedFiles({ lead, expiresMs, permission }: OpenedCard, { bucket, links, now }: DeskDependencies) {
  const link = links.to("upload", lead.id, expiresMs, permission.generation);
  return Promise.all(
    filesOf(lead).map(async (file, index) => {
      const isStored = now() < file.ends && (await bucket.head(file.key)) !== null;
      const untilText = isStored ? `, until ${dateName(melbourneDate(new Date(file.ends)))}` : "";
      const warning = file.type === "application/pdf" ? ` ${openPdfSentence}` : "";
      return {
        href: isStored && link ? `${link}&file=${index}` : undefined,
        text: `${file.name}: ${fileSummary(file)}${untilText}.${warning}`,
      };
    }),
  );
}

/** Every event, the latest last. Notes and quotes are read from the bucket. */
async function withNotes(
  { lead, expiresMs, permission }: OpenedCard,
  lines: readonly HistoryLine[],
  { bucket, links }: DeskDependencies,
) {
  const link = links.to("upload", lead.id, expiresMs, permission.generation);
  const notedLines = await Promise.all(
    lines.map(async ({ at, outcome, key, hasNote, text }) => {
      const quote = outcomeNamed(outcome)?.takesQuote && (await readableQuote(bucket, lead.id, key));
      return {
        time: dayAndTime(new Date(at)),
        text,
        note: hasNote ? await (await bucket.get(keys.note(lead.id, key)))?.text() : undefined,
        quote: quote && { amount: amountText(quote), href: link && `${link}&quote=${key}` },
      };
    }),
  );
  return [{ time: dayAndTime(new Date(lead.receivedAt)), text: "Request received" }, ...notedLines];
}

async function visitCalendar(openedCard: OpenedCard, { now }: DeskDependencies): Promise<Response> {
  const appointments = staffAppointment(openedCard);
  if (appointments.length === 0) return officeMessage("Nothing to add", "No visit is booked.", 404);
  return calendarResponse(appointments, openedCard.reference, now());
}

function unknownMessage(reason: string, status: number): Response {
  return officeMessage("State unknown", `${reason} Look for its emails before you call.`, status);
}

function deletedMessage(): Response {
  return officeMessage(
    "This request has been deleted",
    "It was withdrawn, or its consent ended, so we deleted everything about it. Don’t call or write about it.",
    410,
  );
}
