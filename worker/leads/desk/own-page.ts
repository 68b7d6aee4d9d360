// desk/: the pages that staff and visitors open by their links. This is the page of a visitor's own request.
import { dayMs, secondMs } from "#content/durations.ts";
import { dayName, melbourneDate, timeOnDay } from "#content/melbourne.ts";
import { looksInterstate } from "#content/places/address.ts";
import { likelyEmail } from "#content/request/email-typo.ts";
import { callUsText } from "#content/request/messages.ts";
import { offeredHalfDays } from "#content/request/preferred.ts";
import { referenceOf } from "#content/request/reference.ts";
import { wantsWriting } from "#content/request/schema.ts";
import { topicOf } from "#content/request/topics.ts";
import { type RequestLinkResult, type RequestView, requestKind } from "#content/request/view.ts";
import { melbourne, teamOf } from "#content/visits.ts";
import { StorageError } from "#worker/deadline.ts";
import { errorFields, LoggableError } from "#worker/log.ts";
import { calendarResponse, visitorAppointment } from "../letters/calendar.ts";
import {
  choices,
  fileSummary,
  filledRows,
  halfDayText,
  phoneEndingText,
  placeOf,
  quotedForText,
  recomputeEstimate,
  servicesText,
} from "../letters/describe.ts";
import { replacedQuoteText } from "../letters/next-steps.ts";
import { visitPlace } from "../letters/visitor.ts";
import { linkIn } from "../links/links.ts";
import { waitsForUndo } from "../record/delivery.ts";
import { readAboutQuote } from "../record/documents.ts";
import { entryOf, filesOf, type Lead, letterLinksEnd, promisedBy, type Upload, wasWrittenTo } from "../record/lead.ts";
import { outcomeNamed, outcomesBy } from "../record/outcomes.ts";
import { amountText, type Quote } from "../record/quote.ts";
import { answerNow, isQuoteValid, type Stage, stageAt, takesVisit } from "../record/stage.ts";
import { halfDayOf, visitTime } from "../record/visit.ts";
import { bookableHalfDays, type DeskDependencies, type OpenedRequest, openRequest } from "./open-request.ts";
import { wordsForVisitor } from "./own-page-words.ts";
import { plainRefusal, servePdf } from "./upload.ts";

/** A request opened by its visitor. */
export interface OwnRequest extends OpenedRequest {
  /** The visitor used a link from our letter, so the email address in the request is theirs. */
  cameByLetter: boolean;
  linkEnds: number;
}

/** Opens the page. This changes nothing, because mail programs open links by themselves. */
export async function openOwnPage(
  query: URLSearchParams,
  dependencies: DeskDependencies,
): Promise<OwnRequest | Exclude<RequestLinkResult, { kind: "open" }>> {
  const signedLink = linkIn(query);
  const link = dependencies.links.read("request", signedLink);
  if (!link) return { kind: "missing" };
  if (link.hasExpired) return { kind: "ended" };
  // Visitors can withdraw even if the inbox doesn't answer, or doesn't know the request yet.
  const findRecord = () =>
    dependencies
      .inbox()
      .find({ id: link.id })
      .catch((error: unknown): undefined => {
        dependencies.log({ event: "stage-unknown", lead: referenceOf(link.id), ...errorFields(error) });
      });
  const openedRequest = await openRequest(link.id, findRecord, dependencies);
  if ("kind" in openedRequest) {
    const { kind, reference } = openedRequest;
    if (kind === "unreadable") throw new LoggableError(`the stored request ${reference} can't be read`);
    if (kind === "lost") throw new LoggableError(`the stored request ${reference} is missing`);
    return { kind: "withdrawn", reference };
  }
  // The first link lasts a day; links in letters last as long as the consent, so a late end shows that it came by letter. After a
  // change of address, earlier letters don't count.
  const { lead } = openedRequest;
  const earliestLetterEnd = lead.addressChanges
    ? letterLinksEnd(lead, entryOf(lead).consentEnds)
    : Date.parse(lead.receivedAt) + 2 * dayMs;
  const linkEnds = Number(signedLink.expires) * secondMs;
  const cameByLetter = linkEnds >= earliestLetterEnd;
  return { ...openedRequest, stage: shownStage(openedRequest, dependencies.now()), cameByLetter, linkEnds };
}

/** Hides a quote while staff can still undo it. */
function shownStage({ record, stage }: OpenedRequest, now: number): Stage {
  if (!record || !waitsForUndo(record.state.deliveries.quote, now)) return stage;
  const hidden = record.events.findLast(({ outcome }) => outcomeNamed(outcome)?.takesQuote);
  const visible = record.events.filter((event) => event !== hidden);
  return stageAt(visible, now, record.state.promised ?? undefined);
}

/** The area and half-days that the visitor can book. Undefined if they can't book one now. */
export async function offerFor(
  ownRequest: OwnRequest,
  dependencies: DeskDependencies,
): Promise<{ area: string; freeHalfDays: string[] } | undefined> {
  const { lead, record, stage, cameByLetter } = ownRequest;
  // A suspicious request can book once staff have spoken to the sender.
  const isSuspect = lead.suspicions.length > 0 && !(stage.contact && stage.isConfirmed);
  const isForVisits = requestKind(lead.request) === "assessment";
  // We call a home without hot water at once, and booking a visit would cancel that call.
  const isCalledFirst = stage.step === "call" && lead.request.urgent === true && !wantsWriting(lead.request);
  if (!dependencies.bookings || !record || !takesVisit(stage) || !isForVisits || isSuspect || isCalledFirst)
    return undefined;
  const { area = "" } = await placeOf(lead);
  const freeHalfDays = await bookableHalfDays(
    ownRequest,
    { area, isConfirmed: cameByLetter || stage.isConfirmed },
    dependencies,
  );
  return freeHalfDays.length > 0 ? { area, freeHalfDays } : undefined;
}

type ShownQuestion = NonNullable<RequestView["quote"]>["questions"][number];

/** The latest quote. It contains a street and a price, so only the links in our letters show it. */
async function readShownQuote(
  { lead, stage, cameByLetter }: OwnRequest,
  { bucket, now }: Pick<DeskDependencies, "bucket" | "now">,
): Promise<(Quote & { key: string; ends: number; isOpen: boolean; shownQuestions: ShownQuestion[] }) | undefined> {
  const { quote, questions } = stage;
  const aboutQuote = cameByLetter ? await readAboutQuote(bucket, lead.id, stage, questions) : undefined;
  if (!aboutQuote?.quote || !quote) return undefined;
  const shownQuestions = aboutQuote.questions.map(({ text, answeredAt }) => ({
    text,
    answeredText: answeredAt === undefined ? undefined : answeredText(lead, answeredAt),
  }));
  return {
    ...aboutQuote.quote,
    key: quote.key,
    ends: quote.ends,
    isOpen: isQuoteValid(stage, now()),
    shownQuestions,
  };
}

async function pdfSummary({ file }: Quote, { bucket }: Pick<DeskDependencies, "bucket">): Promise<string> {
  const storedFile = await bucket.head(file);
  return storedFile ? fileSummary({ type: "application/pdf", bytes: storedFile.size }) : "PDF";
}

function answeredText(lead: Lead, answeredAt: number): string {
  const byEmail = wasWrittenTo(lead, answeredAt) ? " by email" : "";
  return `We answered${byEmail} on ${dayName(melbourneDate(new Date(answeredAt)))}.`;
}

export async function canAnswerQuote(ownRequest: OwnRequest, dependencies: DeskDependencies): Promise<boolean> {
  return (await readShownQuote(ownRequest, dependencies))?.isOpen === true;
}

export async function viewRequest(query: URLSearchParams, dependencies: DeskDependencies): Promise<RequestLinkResult> {
  const ownRequest = await openOwnPage(query, dependencies);
  return "kind" in ownRequest
    ? ownRequest
    : { kind: "open", view: await requestView(ownRequest, query.get("done"), dependencies) };
}

async function requestView(
  ownRequest: OwnRequest,
  doneAct: string | null,
  dependencies: DeskDependencies,
): Promise<RequestView> {
  const { now, siteTime } = dependencies;
  const { lead, record, reference, stage, cameByLetter, linkEnds } = ownRequest;
  const { request } = lead;
  const files = filesOf(lead);
  const kind = requestKind(request);
  const place = await placeOf(lead);
  const today = melbourneDate(siteTime());
  const estimate = await recomputeEstimate(lead, today);
  const bookedHalfDay = stage.booked && halfDayOf(stage.booked);
  const preferredHalfDays = (request.preferred ?? []).filter((halfDay) => halfDay !== bookedHalfDay);
  const visit = stage.visitAhead && visitTime(stage.visitAhead);
  const [offer, quote] = await Promise.all([
    offerFor(ownRequest, dependencies),
    readShownQuote(ownRequest, dependencies),
  ]);
  const requestRows = [
    ["What for", servicesText(lead)],
    ["Where", place.name ?? ["The address you entered", place.coverage].filter(Boolean).join(". ")],
    ["Other addresses", (await shownOtherAddresses(lead, stage.isConfirmed)).join("\n")],
    ["Times that suit", preferredHalfDays.map(halfDayText).join("; ")],
  ] as const;
  return {
    reference,
    kind,
    fault: stage.step !== "call" || wantsWriting(request) ? undefined : request.urgent ? "hot-water" : request.fault,
    hasFile: files.length > 0,
    ...wordsForVisitor(stage, {
      received: Date.parse(lead.receivedAt),
      promised: promisedBy(lead),
      kind,
      prefersWriting: wantsWriting(request),
      wasWrittenTo: wasWrittenTo(lead, stage.contact?.at ?? now()),
      canBook: offer !== undefined,
      hasQuote: quote !== undefined,
      isRemote: place.coverageKind === "remote-consultation",
      cameByLetter,
      now: now(),
    }),
    details: filledRows(
      ...(kind === "assessment" ? requestRows : choices(lead)),
      ["Where", kind === "assessment" ? undefined : place.name],
      ["Phone", phoneEndingText(lead)],
      ...(estimate?.price ? [estimate.price] : []),
      [
        files.length > 1 ? "Attachments" : "Attachment",
        files.map(stage.isConfirmed ? nameAndKind : fileSummary).join("\n"),
      ],
    ),
    visit,
    hold: stage.heldUntil === undefined ? undefined : { canConfirm: cameByLetter },
    linkEnds: cameByLetter ? undefined : timeOnDay(new Date(linkEnds)),
    hasEmail: request.email !== "",
    typo: typoIn(request.email),
    isConfirmed: cameByLetter || stage.isConfirmed,
    getsReminder: stage.visitAhead !== undefined && stage.heldUntil === undefined && !stage.wantsNoReminders,
    quote: quote && {
      key: quote.key,
      what: quotedForText(lead),
      amount: amountText(quote),
      file: await pdfSummary(quote, dependencies),
      until: dayName(melbourneDate(new Date(quote.ends))),
      replaced: answerNow(stage) === undefined ? replacedQuoteText(stage) : undefined,
      isOpen: quote.isOpen,
      answer: answerNow(stage),
      answerText: datedAnswerText(stage),
      questions: quote.shownQuestions,
      getsReminder: record?.state.deliveries["quote-reminder"].phase === "due",
    },
    freeHalfDays: offer?.freeHalfDays ?? [],
    region: offer && offer.area !== melbourne ? offer.area : undefined,
    times:
      kind === "assessment" && takesVisit(stage)
        ? {
            offered: [...new Set([...preferredHalfDays, ...offeredHalfDays(today, place.coverageKind)])].sort(),
            preferred: preferredHalfDays,
          }
        : undefined,
    done: doneText(doneAct, visit, { prefersWriting: wantsWriting(request), isHeld: stage.heldUntil !== undefined }),
    changeable:
      stage.step === "closed"
        ? undefined
        : {
            hasPhone: !wantsWriting(request),
            services: stage.quote ? undefined : request.selectedServices,
            topic: topicOf(lead.origins ?? []),
            message: request.message ?? "",
          },
  };
}

/**
 * The other addresses; only their suburbs until the visitor has confirmed the request, since the email address may be a stranger’s.
 */
function shownOtherAddresses({ request, ...lead }: Lead, isConfirmed: boolean): Promise<string[]> {
  const suburbOf = async (address: string) =>
    (await placeOf({ ...lead, request: { ...request, address, city: undefined, postalCode: undefined } })).name;
  const addresses = request.moreAddresses ?? [];
  return Promise.all(
    addresses.map(async (address) => {
      const shownAddress = isConfirmed ? address : ((await suburbOf(address)) ?? "An address you entered");
      return looksInterstate(address)
        ? `${shownAddress} (outside Victoria? We install in Victoria only)`
        : shownAddress;
    }),
  );
}

function nameAndKind(file: Upload): string {
  return [file.name, fileSummary(file)].filter(Boolean).join(": ");
}

/** “I’d like to go ahead”, on Tuesday 24 November */
function datedAnswerText({ answer }: Stage): string | undefined {
  const says = answer && outcomeNamed(answer.outcome)?.says;
  return says && `“${says}”, on ${dayName(melbourneDate(new Date(answer.at)))}`;
}

/** A likely typo in the email address, such as "gmial.com". Shows only the domains. */
function typoIn(email: string): RequestView["typo"] {
  const [typed = "", meant] = [email, likelyEmail(email)].map((address) => address?.split("@").at(-1));
  return meant === undefined ? undefined : { typed, meant };
}

/** What the page says after a form was posted. */
function doneText(
  act: string | null,
  visit: string | undefined,
  facts: { prefersWriting: boolean; isHeld: boolean },
): string | undefined {
  if (act === "withdraw") return "Your request is being deleted.";
  const [, outcome] = outcomesBy("visitor").find(([, { form }]) => form?.act === act) ?? [];
  return outcome?.form?.confirmation(visit, facts);
}

/** Serves the quote's PDF under the link of the request's page. */
export async function serveQuote(query: URLSearchParams, dependencies: DeskDependencies): Promise<Response> {
  const ownRequest = await openOwnPage(query, dependencies);
  if ("kind" in ownRequest) return noFile(ownRequest, "There is no quote.");
  if (!ownRequest.record) throw new StorageError("finding the row");
  return servePdf(dependencies.bucket, ownRequest.lead.id, (await readShownQuote(ownRequest, dependencies))?.file);
}

/** Serves the visit as a calendar file under the link of the request's page. */
export async function serveVisit(query: URLSearchParams, dependencies: DeskDependencies): Promise<Response> {
  const ownRequest = await openOwnPage(query, dependencies);
  if (!("kind" in ownRequest) && !ownRequest.record) throw new StorageError("finding the row");
  if ("kind" in ownRequest || !ownRequest.stage.visit || ownRequest.stage.heldUntil !== undefined)
    return noFile(ownRequest, "There is no visit.");
  const { lead, stage, record, reference } = ownRequest;
  const { name: place, area } = await placeOf(lead);
  // The id is that of the entry in the letters, so a calendar replaces that entry.
  const alias = dependencies.signatures.aliasOf(record?.chain ?? lead.id);
  const who = area !== undefined ? teamOf(area)?.who : undefined;
  const visit = visitorAppointment(
    { stage, alias, reference },
    visitPlace(lead.request, { place, isConfirmed: true }),
    who,
  );
  return calendarResponse(visit, reference, dependencies.now());
}

function noFile(openResult: object, sentence: string): Response {
  const hasEnded = "kind" in openResult && openResult.kind === "ended";
  return hasEnded
    ? plainRefusal(`This link no longer works. Ask for a new one at /request, or ${callUsText}.`, 410)
    : plainRefusal(sentence, 404);
}
