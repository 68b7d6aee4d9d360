import { saveAnywayText } from "#app/pages/office/view.ts";
import { dayMs } from "#content/durations.ts";
import { dayName, melbourneDate, melbourneTime, openingHoursOn, parseStamp, timeName } from "#content/melbourne.ts";
import { holidays } from "#content/public-holidays.computed.ts";
import { maxBytesTogether, maxNoteLength } from "#content/request/limits.ts";
import { fileMessages } from "#content/request/messages.ts";
import { halfDayName, isHalfDay } from "#content/request/preferred.ts";
import { cleanLine, cleanText } from "#content/request/text.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { isPdf } from "#content/request/uploads/inspect.ts";
import { isClosed } from "#content/visits.ts";
import { readBody, shortBodyBytes } from "#worker/bodies/read-body.ts";
import type { ReadQueue } from "#worker/bodies/read-queue.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { inspectFile } from "../intake/accept.ts";
import { multipartIn, type ReceivedFile, readTypedFields } from "../intake/receive.ts";
import { isOutcome, type OutcomeName, outcomeNamed } from "../record/outcomes.ts";
import { amountIn } from "../record/quote.ts";
import { visitAt, visitName } from "../record/visit.ts";
import { notOnClockText, type TypedTime, timeIn, typedAs } from "./typed-time.ts";

/** A posted form, and what is wrong with it, if anything. */
export interface PostedForm {
  event: PostedEvent;
  typedTime: TypedTime;
  problem?: string;
  /** The field to show the problem next to. */
  field?: "amount" | "file";
  /** 422 by default. */
  status?: number;
  /** A time when we don't usually visit, which staff were asked about. If they post it again, it is accepted. */
  unusualTime?: string;
  /** What was typed as the quote's amount. */
  amount?: string;
}

/** What a button records: an outcome, or that the request is deleted or its last event undone. */
interface PostedEvent {
  outcome: OutcomeName | "delete" | "undo";
  key: string;
  time?: string;
  /** The time is one of the free slots that the card showed. */
  mustBeFree?: true;
  note?: string;
  quote?: { pdf: Bytes; amount: number };
}

interface ReadOptions {
  now: number;
  readQueue: ReadQueue;
  /** The visitor has a page where they can read a quote. */
  takesQuotes: boolean;
}

/** Reads the card's form, and responds to it while its file is in memory. */
export function readPostedForm<T>(
  request: Request,
  options: ReadOptions,
  respond: (postedForm: PostedForm) => Promise<T>,
) {
  const type = request.headers.get("Content-Type") ?? "";
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type)) throw new UnreadableBody("malformed");
  const limits = isMultipart ? { ...longForm, readQueue: options.readQueue } : shortForm;
  return readBody(request, limits, (body) => respond(formIn(body, isMultipart ? type : undefined, options)));
}

/** Reads the typed fields of a form whose file is too long. Undefined if they can't be read. */
export async function readWithoutFile(request: Request, options: ReadOptions): Promise<PostedForm | undefined> {
  const type = request.headers.get("Content-Type") ?? "";
  const body = await readTypedFields(request, type);
  if (!body) return undefined;
  try {
    const postedForm = formIn(body, type, options);
    return { ...postedForm, problem: `${fileMessages.tooBig}. Choose another file.`, field: "file", status: 413 };
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    // The form is also malformed, which the caller responds to.
    return undefined;
  }
}

function formIn(body: Bytes, multipart: string | undefined, { now, takesQuotes }: ReadOptions): PostedForm {
  const { form, files, isWhole } = multipart
    ? multipartIn(body, multipart)
    : { form: new URLSearchParams(new TextDecoder().decode(body)), files: [], isWhole: true };
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const outcome = text("outcome");
  if (!isWhole || !isForStaff(outcome)) throw new UnreadableBody("malformed");
  const key = /^[\w-]{8,64}$/.exec(text("key"))?.[0] ?? crypto.randomUUID();
  const note = cleanText(text("note"));
  const { time: timeField, visit, takesQuote } = outcomeNamed(outcome) ?? {};
  const typedTime = { date: cleanLine(text("date")).slice(0, 40), clock: cleanLine(text("clock")).slice(0, 40) };
  const daysBack = visit === "booked" ? maxDays.back : 0;
  const earliestDay = melbourneDate(new Date(now - daysBack * dayMs));
  const { problem: timeProblem, ...chosenTime } = timeField ? timeFrom(text("at").trim(), typedTime, earliestDay) : {};
  const event: PostedEvent = { outcome, key, ...chosenTime, ...(note !== "" && { note }) };
  const { time } = event;
  const postedForm = { event, typedTime: time === undefined ? typedTime : typedAs(time) };
  const problem = timeProblem ?? problemWith(event, now);
  if (problem !== undefined) return { ...postedForm, problem };
  if (takesQuotes && takesQuote) {
    const amount = text("amount").trim();
    const quote = readPostedQuote(amount, files[0]);
    return "problem" in quote ? { ...postedForm, amount, ...quote } : { event: { ...event, quote }, typedTime };
  }
  const question = visit === "booked" && time && text("asked") !== time ? questionAbout(time, now) : undefined;
  return question && time ? { ...postedForm, problem: question, unusualTime: time } : postedForm;
}

/** The question that staff must answer before an unusual visit time is recorded. Undefined for a usual one. */
function questionAbout(time: string, now: number): string | undefined {
  const visit = visitAt(time);
  if (!visit) return undefined;
  const visitText = visitName(visit);
  if (visit.starts <= now)
    return `${visitText}, has passed. If we visited then, press “${saveAnywayText}”: it’s recorded, and the visitor isn’t emailed.`;
  const { date, minutes } = melbourneTime(new Date(visit.starts));
  // On a day when we're closed, a time before 8 am or after 6 pm is unusual as well.
  const [openingHour, closingHour] = openingHoursOn(date) ?? [8, 18];
  const isAtNight = minutes < openingHour * 60 || minutes >= closingHour * 60;
  const reasons = [closedOnText(date), isAtNight && `at ${timeName(minutes)}`].filter(Boolean);
  return reasons.length > 0
    ? `${visitText}: that’s ${reasons.join(", ")}. To book it, press “${saveAnywayText}”.`
    : undefined;
}

/** Why nobody visits on this day. Undefined if somebody does. */
function closedOnText(date: string): string | undefined {
  if (!isClosed(date)) return undefined;
  if (openingHoursOn(date)) return "a day on which nobody visits";
  return holidays.includes(date) ? "a public holiday" : `a ${dayName(date).split(" ")[0]}`;
}

/** A free slot's button sends its half-day; otherwise the time was typed. */
function timeFrom(
  slot: string,
  typedTime: TypedTime,
  earliestDay: string,
): Pick<PostedEvent, "time" | "mustBeFree"> & { problem?: string } {
  if (isHalfDay(slot)) return { time: slot, mustBeFree: true };
  // A script may send a whole time, such as "2026-12-14T14:30".
  if (slot !== "") return parseStamp(slot) ? { time: slot.slice(0, 16) } : { problem: notOnClockText };
  if (typedTime.date === "" && typedTime.clock === "") return {};
  return timeIn(typedTime, earliestDay);
}

function isForStaff(name: string): name is PostedEvent["outcome"] {
  return name === "delete" || name === "undo" || (isOutcome(name) && outcomeNamed(name)?.by === "staff");
}

/** How many days ago or ahead a visit may be. Any other date is a typing error. */
const maxDays = { back: 14, ahead: 366 };

const shortForm = { bytes: 16 * 1024, deadlineMs: 20_000 };
const longForm = { bytes: maxBytesTogether + shortBodyBytes, deadlineMs: 300_000 };

/** The uploaded quote, or what is wrong with it. */
function readPostedQuote(
  typedAmount: string,
  file: ReceivedFile | undefined,
): NonNullable<PostedEvent["quote"]> | Required<Pick<PostedForm, "problem" | "field">> {
  const amount = amountIn(typedAmount);
  const chooseAgain = file ? " Choose the PDF once more, too." : "";
  if (amount === undefined)
    return { problem: `Enter the amount in dollars, like 11,370 or 11,370.50.${chooseAgain}`, field: "amount" };
  if (!file?.bytes) return { problem: "Choose the quote’s PDF.", field: "file" };
  const inspectedFile = inspectFile(file);
  if (inspectedFile.ok && inspectedFile.type === "application/pdf") return { pdf: file.bytes, amount };
  const isTooBig = !inspectedFile.ok && inspectedFile.message === fileMessages.tooBig;
  const typeProblem = isPdf(file.bytes)
    ? "This PDF is incomplete. Save it again, then choose it."
    : "This isn’t a PDF. Choose the quote’s PDF.";
  const problem = isTooBig ? `${fileMessages.tooBig}. Choose another file.` : typeProblem;
  return { problem, field: "file" };
}

function problemWith({ outcome, time, note = "" }: PostedEvent, now: number): string | undefined {
  if ([...note].length > maxNoteLength)
    return `Keep the note to ${maxNoteLength} characters. This one has ${[...note].length}.`;
  const moment = (time && visitAt(time)?.starts) || now;
  if (moment < now - maxDays.back * dayMs || moment > now + maxDays.ahead * dayMs)
    return "Choose a time within the last two weeks or the coming year.";
  const rules = outcomeNamed(outcome);
  // Staff must type an hour: a half-day on a closed day would look like a booking from before the owner closed that day, which the
  // list asks staff to move.
  const closed = rules?.visit === "booked" && time && isHalfDay(time) && closedOnText(time.slice(0, 10));
  if (closed) return `${halfDayName(time)}: that’s ${closed}. Enter the hour that you agreed on, like 9 am.`;
  if (rules?.time?.isNeeded && time === undefined) return "Enter the date and time of the visit.";
  if (rules?.needsNote && note === "") return "The note is empty.";
  return undefined;
}
