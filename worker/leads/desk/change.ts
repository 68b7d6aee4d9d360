import { business } from "#content/business.ts";
import { enteredValues, type RawRequest } from "#content/request/fields.ts";
import { maxFiles, maxNoteLength } from "#content/request/limits.ts";
import { callUsText, fileHelp, fileMessages, messages } from "#content/request/messages.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { OwnPageResponse } from "#content/request/response.ts";
import { checkRequest, emailIn, wantsWriting } from "#content/request/schema.ts";
import { cleanText } from "#content/request/text.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { requestKind } from "#content/request/view.ts";
import { bucketDeadlineMs, isOutage, retryOnce, withDeadline } from "#worker/deadline.ts";
import { networkOf } from "#worker/limits.ts";
import { errorFields } from "#worker/log.ts";
import type { NewEvent } from "../inbox/types.ts";
import { inspectFile } from "../intake/accept.ts";
import { uploadOf } from "../intake/new-lead.ts";
import { earlyRefusalOf, type ReceivedPost, receive } from "../intake/receive.ts";
import { fileRefusal, refusal } from "../intake/refusals.ts";
import { linkIn, pathOf } from "../links/links.ts";
import { createOnly, documents, eraseDocuments, keys, readLeadIfReadable } from "../record/documents.ts";
import { entryOf, filesOf, type Lead, leadAsJson, letterLinksEnd } from "../record/lead.ts";
import { type OutcomeName, outcomeNamed, outcomesBy } from "../record/outcomes.ts";
import { answerNow, type Stage, takesVisit } from "../record/stage.ts";
import type { DeskDependencies } from "./open-request.ts";
import { canAnswerQuote, type OwnRequest, offerFor, openOwnPage } from "./own-page.ts";
import { withdraw } from "./withdraw.ts";

/** Handles a form that somebody with the link posted from a request's own page. */
export async function changeRequest(http: Request, dependencies: DeskDependencies): Promise<OwnPageResponse> {
  const query = new URL(http.url).searchParams;
  const act = query.get("act") ?? "";
  try {
    const ownRequest = await openOwnPage(query, dependencies);
    if ("kind" in ownRequest) return { status: ownRequest.kind === "missing" ? 404 : 410 };
    const response = await perform(act, http, ownRequest, dependencies);
    if (response.isDone && !actsWithoutConfirmation.includes(act))
      await retryOnce("inbox.recordOutcome", () => confirm(ownRequest, dependencies)).catch((error: unknown) =>
        dependencies.log({ event: "confirm-failed", lead: ownRequest.reference, ...errorFields(error) }),
      );
    return { act, ...response };
  } catch (error) {
    return { act, ...responseToOutage(error, http, dependencies) };
  }
}

function responseToOutage(error: unknown, http: Request, { links, log }: DeskDependencies): OwnPageResponse {
  if (!isOutage(error)) throw error;
  const link = links.read("request", linkIn(new URL(http.url).searchParams));
  log({ event: "change-failed", lead: link && referenceOf(link.id), ...errorFields(error) });
  return failedResponse;
}

/** Carries out what the form asks for. Every change is rate-limited: forms with a typed field by `receive()`, the others here. */
async function perform(
  act: string,
  http: Request,
  ownRequest: OwnRequest,
  dependencies: DeskDependencies,
): Promise<OwnPageResponse> {
  const [name, { form, visit, needsQuote } = {}] =
    outcomesBy("visitor").find(([, outcome]) => outcome.form?.act === act) ?? [];
  if (!form?.field && name !== "asked-about-quote") {
    const earlyRefusal = await earlyRefusalOf(http, dependencies);
    if (earlyRefusal) return refusal(earlyRefusal);
  }
  if (act === "withdraw")
    return (await withdraw(ownRequest.lead.id, dependencies)) === "withdrawn" ? doneResponse : failedResponse;
  if (name === undefined) return { status: 400, error: `We couldn’t read that. Try again, or ${callUsText}.` };
  if (needsQuote) return answerQuote(name, http, ownRequest, dependencies);
  if (!isOpenFor(name, ownRequest.stage) || !isOffered(form, ownRequest.lead)) return tooLateResponse;
  if (visit === "off" && !ownRequest.stage.visitAhead) return doneResponse;
  if (name === "chose-visit") return book(http, ownRequest, dependencies);
  if (name === "confirmed" && !ownRequest.cameByLetter) return { status: 403, error: confirmFromLetter };
  if (!form?.field) return recordEvent(name, ownRequest, dependencies);
  return receive<OwnPageResponse>(http, dependencies, async (post, earlyRefusal) => {
    if (earlyRefusal) return refusal(earlyRefusal);
    if (name === "new-email") return changeEmail(http, ownRequest, post, dependencies);
    return withDeadline(storeAndNotify(ownRequest.lead, name, post, dependencies), bucketDeadlineMs);
  });
}

/** Emails the link to the new address. The daily limits per address and per network are those for asking for a link. */
async function changeEmail(
  http: Request,
  { lead, record, reference, stage, cameByLetter }: OwnRequest,
  post: ReceivedPost,
  dependencies: DeskDependencies,
): Promise<OwnPageResponse> {
  const values = enteredValues(post.raw);
  // The first day's link may still be in the browser of a shared computer.
  if (!cameByLetter && stage.isConfirmed)
    return {
      status: 403,
      error: `To change your email address, open the link in our email, or ${callUsText}.`,
      values,
    };
  const email = emailIn(post.raw.email);
  if (email === undefined) return { status: 422, fields: { email: messages.email.wrong }, values };
  const changes = record?.events.filter(({ outcome }) => outcome === "new-email").length ?? 0;
  if (changes >= maxEmailChanges)
    return { status: 409, error: `To change your email address again, ${callUsText}.`, values };
  // Only one previous address is stored, so the next change must wait until that one has been notified.
  const isNotifying = ["due", "sending"].includes(record?.state.deliveries["old-email"].phase ?? "off");
  if (isNotifying && email !== lead.request.email)
    return {
      status: 409,
      error: `We’re still notifying your previous email address. Try again in an hour, or ${callUsText}.`,
      values,
    };
  const response = await withDeadline(storeAndNotify(lead, "new-email", post, dependencies), bucketDeadlineMs);
  if (!response.isDone) return { ...response, values };
  await dependencies.inbox().askForLink({ reference, email, network: networkOf(http) });
  // Links in earlier letters no longer show the quote. The visitor gets a new link now, so that a typing mistake can be fixed.
  const changedLead = cameByLetter && (await readLeadIfReadable(dependencies.bucket, lead.id));
  const link =
    changedLead &&
    dependencies.links.to("request", lead.id, letterLinksEnd(changedLead, entryOf(changedLead).consentEnds));
  return link ? { ...response, link: pathOf(link) } : response;
}

/** How often the address of a request may change. Each change sends letters. */
const maxEmailChanges = 3;

/** Records the customer's answer to the quote. Pressing the same button twice records it once. */
async function answerQuote(
  name: OutcomeName,
  http: Request,
  ownRequest: OwnRequest,
  dependencies: DeskDependencies,
): Promise<OwnPageResponse> {
  const { stage } = ownRequest;
  // Visitors can answer only the quote that they have read, and only while it is the latest. They can always stop the reminders.
  const shownKey = new URL(http.url).searchParams.get("quote") ?? stage.quote?.key;
  const quoteKey = name === "no-quote-reminders" ? undefined : shownKey;
  if (name !== "asked-about-quote") {
    if (!ownRequest.record) return failedResponse;
    if (!(await canAnswerQuote(ownRequest, dependencies))) return noQuoteResponse;
    return answerNow(stage) === name ? doneResponse : recordEvent(name, ownRequest, dependencies, { quote: quoteKey });
  }
  return receive<OwnPageResponse>(http, dependencies, async ({ raw }, earlyRefusal) => {
    const values = enteredValues(raw);
    if (earlyRefusal) return refusal(earlyRefusal, { values });
    if (!ownRequest.record) return { ...failedResponse, values };
    if (!(await canAnswerQuote(ownRequest, dependencies))) return { ...noQuoteResponse, values };
    const question = cleanText(typeof raw.message === "string" ? raw.message.slice(0, 4 * maxNoteLength) : "");
    if (question === "") return { status: 422, fields: { message: "Write your question" } };
    if ([...question].length > maxNoteLength)
      return { status: 422, fields: { message: messages.tooLong(maxNoteLength) }, values };
    const key = /^[\w-]{20,64}$/.exec(String(raw.draft))?.[0] ?? crypto.randomUUID();
    const otherQuestions = ownRequest.record.events.filter((event) => event.outcome === name && event.key !== key);
    if (otherQuestions.length >= maxQuestions)
      return { status: 409, error: `We have your questions. For another one, ${callUsText}.`, values };
    const asking = recordQuestion({ question, key, quote: quoteKey }, ownRequest, dependencies);
    return { ...(await asking.catch((error: unknown) => responseToOutage(error, http, dependencies))), values };
  });
}

/** If the inbox doesn't answer, it may have recorded the question, so the note stays. A retry with the same key records it once. */
async function recordQuestion(
  { question, key, quote }: { question: string } & Pick<NewEvent, "key" | "quote">,
  ownRequest: OwnRequest,
  dependencies: DeskDependencies,
): Promise<OwnPageResponse> {
  const { bucket } = dependencies;
  const note = keys.note(ownRequest.lead.id, key);
  const isNew = await createOnly(bucket, note, question);
  // The key's note has another text: the visitor edited it, or went back to the form. So this is another question.
  if (!isNew && (await (await bucket.get(note))?.text()) !== question)
    return recordQuestion({ question, key: crypto.randomUUID(), quote }, ownRequest, dependencies);
  const response = await recordEvent("asked-about-quote", ownRequest, dependencies, { key, hasNote: true, quote });
  if (!response.isDone) await bucket.delete(note);
  return response;
}

/** The number of notes on a card is limited, and staff need room for theirs. */
const maxQuestions = 20;

/**
 * Stores the changed request under its own reference, with the consent as it was given, and notifies staff. If somebody else
 * changed it at the same moment, reads it and tries once more.
 */
async function storeAndNotify(
  { id }: Lead,
  outcome: OutcomeName,
  post: ReceivedPost,
  dependencies: DeskDependencies,
): Promise<OwnPageResponse> {
  const { bucket, inbox, log } = dependencies;
  const storeResult = (await storeChange(id, outcome, post, dependencies)) ??
    (await storeChange(id, outcome, post, dependencies)) ?? { response: failedResponse };
  if (storeResult !== "stored") return storeResult.response;
  const event = { key: crypto.randomUUID(), outcome, hasNote: false };
  const result = await inbox()
    .recordOutcome(id, event)
    .catch((error: unknown) => {
      log({ event: "change-waits", lead: referenceOf(id), ...errorFields(error) });
      return "unknown" as const;
    });
  log({ event: "request-changed", lead: referenceOf(id), what: outcome, waits: result === "unknown" });
  if (result === "withdrawn") await eraseDocuments(bucket, documents.all(id));
  // The timer may have removed the first marker before anything was stored.
  if (result === "unknown") await bucket.put(keys.waiting(id), "changed");
  else await bucket.delete(keys.waiting(id));
  return result === "withdrawn" ? { status: 410 } : doneResponse;
}

/**
 * Returns undefined if somebody else's change was stored in the meantime. If the inbox doesn't answer afterwards, the marker has
 * the whole request emailed to staff again.
 */
async function storeChange(
  id: string,
  outcome: OutcomeName,
  post: ReceivedPost,
  { bucket, now }: DeskDependencies,
): Promise<"stored" | { response: OwnPageResponse } | undefined> {
  const earlierChange = await bucket.head(keys.changed(id));
  const currentLead = await readLeadIfReadable(bucket, id);
  if (!currentLead) return { response: { status: 410 } };
  const changedAt = new Date(now()).toISOString();
  const field = outcomeNamed(outcome)?.form?.field ?? "file";
  const changedRequest =
    field === "file"
      ? await withFile(currentLead, post, changedAt)
      : withField(currentLead, field, post.raw, changedAt);
  if ("response" in changedRequest) return changedRequest;
  const { lead, file } = changedRequest;
  const marker = await bucket.put(keys.waiting(id), "changed");
  if (file) await bucket.put(file.key, file.bytes, { httpMetadata: { contentType: file.type } });
  const onlyIf = earlierChange ? { etagMatches: earlierChange.etag } : { etagDoesNotMatch: "*" };
  if (await bucket.put(keys.changed(id), leadAsJson({ ...lead, changedAt }), { onlyIf })) return "stored";
  if (file) await bucket.delete(file.key);
  // Deletes the marker, unless it belongs to the other change, which staff must still be told about.
  const { version } = (await bucket.head(keys.waiting(id))) ?? {};
  if (version === marker?.version) await bucket.delete(keys.waiting(id));
  return undefined;
}

interface ChangedRequest {
  lead: Lead;
  file?: { key: string; type: string; bytes: Bytes };
}

/** The request with one field changed, checked like the whole form. */
function withField(
  currentLead: Lead,
  field: keyof RawRequest,
  raw: RawRequest,
  changedAt: string,
): ChangedRequest | { response: OwnPageResponse } {
  // A visitor who adds a number may be called.
  const answerBy = field === "phone" ? "call" : currentLead.request.answerBy;
  const checkResult = checkRequest({ ...currentLead.request, answerBy, [field]: raw[field] });
  if (!checkResult.ok) return { response: { status: 422, fields: checkResult.problems } };
  // Keeps fields that a later version stored and this one doesn't know.
  const request = { ...currentLead.request, [field]: undefined, ...checkResult.request };
  if (JSON.stringify(request) === JSON.stringify(currentLead.request)) return { response: doneResponse };
  const hadNoPhone = wantsWriting(currentLead.request) && !wantsWriting(checkResult.request);
  const emailChange = {
    addressChanges: (currentLead.addressChanges ?? 0) + 1,
    replacedEmail: currentLead.request.email,
  };
  return {
    lead: {
      ...currentLead,
      request,
      ...(hadNoPhone && { phoneSince: changedAt }),
      ...(field === "email" && emailChange),
    },
  };
}

/** The request with one more file. Sending the same file twice adds it once. */
async function withFile(
  currentLead: Lead,
  { files: [file] = [], isTruncated }: ReceivedPost,
  addedAt: string,
): Promise<ChangedRequest | { response: OwnPageResponse }> {
  if (isTruncated) return { response: refusal("malformed") };
  if (!file) return notAdded({ message: fileMessages.missing });
  const inspectedFile = inspectFile(file);
  if (!inspectedFile.ok) return notAdded(inspectedFile, file.name);
  const upload = await uploadOf(currentLead.id, { ...inspectedFile, received: file });
  if (filesOf(currentLead).some(({ sha256 }) => sha256.received === upload.sha256.received))
    return { response: doneResponse };
  if (filesOf(currentLead).length >= maxFiles)
    return notAdded({ message: fileMessages.tooMany, help: fileHelp.tooMany }, file.name);
  const addedUploads = [...(currentLead.addedUploads ?? []), { ...upload, addedAt }];
  return { lead: { ...currentLead, addedUploads }, file: { ...upload, bytes: inspectedFile.bytes } };
}

/** The page opens at its top, far above the field, so the message there names the file and the problem. */
function notAdded(problem: Parameters<typeof fileRefusal>[0], name?: string): { response: OwnPageResponse } {
  const sentences = [name && `“${name}” wasn’t added`, problem.message]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`);
  return { response: { ...fileRefusal(problem), error: [...sentences, problem.help].filter(Boolean).join(" ") } };
}

/** These leave nothing to confirm: the request is gone, or the inbox has confirmed it with the event. */
const actsWithoutConfirmation = ["withdraw", "book", "confirm"];

/** A post through the link in our letter confirms the visitor's email address, and with it their booking. */
async function confirm({ lead, cameByLetter, stage }: OwnRequest, { inbox }: DeskDependencies): Promise<void> {
  if (cameByLetter && !stage.isConfirmed)
    await inbox().recordOutcome(lead.id, { key: "confirmed-by-letter", outcome: "confirmed", hasNote: false });
}

/** Books the visit only if the inbox reserved its slot. */
async function book(http: Request, ownRequest: OwnRequest, dependencies: DeskDependencies): Promise<OwnPageResponse> {
  const halfDay = new URL(http.url).searchParams.get("time") ?? "";
  const offer = await offerFor(ownRequest, dependencies);
  if (!offer)
    return { status: 409, error: `No times can be booked here at the moment. To agree on one, ${callUsText}.` };
  const booking = { area: offer.area, halfDay, network: networkOf(http), isConfirmed: ownRequest.cameByLetter };
  const result = await dependencies.inbox().book(ownRequest.lead.id, booking);
  dependencies.log({ event: "visit-booked", lead: ownRequest.reference, result });
  if (result === "booked") return doneResponse;
  if (result === "slot-taken") return { status: 409, error: "That time has just gone. Choose another one below." };
  if (result === "too-many") return { status: 409, error: tooManyHeld };
  if (result === "late") return tooLateResponse;
  return result === "withdrawn" ? { status: 410 } : failedResponse;
}

/** The services can be changed until a quote was sent, the other details until the request is closed. The visit has its own rule. */
function isOpenFor(name: OutcomeName, stage: Stage): boolean {
  const { step, quote } = stage;
  const isAboutVisit = outcomeNamed(name)?.visit !== undefined || name === "no-reminders";
  if (isAboutVisit) return takesVisit(stage) || step === "quote";
  return step !== "closed" && (name !== "new-services" || quote === undefined);
}

const confirmFromLetter = "Open the link in our email, and confirm the visit there.";
const tooManyHeld = `Two visits are already held for your network. Confirm one by the link in its email, or ${callUsText}.`;

/** The pages of a callback, of a home without hot water and of a fault have fewer forms than an assessment's. */
function isOffered(form: ReturnType<typeof outcomesBy>[number][1]["form"], { request }: Lead): boolean {
  const kind = requestKind(request);
  if (kind === "assessment" || form?.onCallback) return true;
  return (kind === "fault" && form?.onFault === true) || (kind === "urgent" && form?.onUrgent === true);
}

async function recordEvent(
  outcome: OutcomeName,
  { lead }: OwnRequest,
  { inbox }: DeskDependencies,
  { key = crypto.randomUUID(), hasNote = false, quote }: Partial<Pick<NewEvent, "key" | "hasNote" | "quote">> = {},
) {
  const result = await inbox().recordOutcome(lead.id, { key, outcome, hasNote, quote });
  if (result === "quote-replaced") return newerQuoteResponse;
  return result === "recorded" ? doneResponse : failedResponse;
}

const doneResponse: OwnPageResponse = { status: 200, isDone: true };
const noQuoteResponse: OwnPageResponse = {
  status: 409,
  error: `There’s no quote to answer here any more. Please ${callUsText}.`,
};
const newerQuoteResponse: OwnPageResponse = {
  status: 409,
  error: `There’s a newer quote. It will be on this page in a minute or two: read it before you answer, or ${callUsText}.`,
};
const tooLateResponse: OwnPageResponse = {
  status: 409,
  error: `That can’t be changed here any more. Call us: ${business.phone.display}.`,
};
const failedResponse: OwnPageResponse = { status: 503, error: `That didn’t work. Please try again, or ${callUsText}.` };
