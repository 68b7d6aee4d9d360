import { day } from "#content/durations.ts";
import { melbourneDate, momentOf } from "#content/melbourne.ts";
import { longestNote } from "#content/request/limits.ts";
import { isHalfDay } from "#content/request/preferred.ts";
import { cleanLine, cleanText } from "#content/request/text.ts";
import { readBody } from "#worker/bodies/read-body.ts";
import { isOutcome, type OutcomeName, outcomeNamed } from "../record/outcomes.ts";
import { visitAt } from "../record/visit.ts";
import { notOnClock, type TypedTime, timeIn, typedAs } from "./typed-time.ts";

/** What was posted, and what is wrong with it, if anything is. */
export interface Posted {
  mark: PostedMark;
  /** The time as it was typed. */
  typed: TypedTime;
  problem?: string;
  /** 422 unless it says otherwise. */
  status?: number;
  /** The time that has passed: posted once more with it, a visit is recorded. */
  past?: string;
}

interface PostedMark {
  outcome: OutcomeName | "delete";
  key: string;
  time?: string;
  /** The time is one of the free places that the card showed. */
  needsPlace?: true;
  note?: string;
}

/** Reads the card's form. Undefined where it isn't one, or names no outcome that there is. */
export async function readPosted(request: Request, now: number): Promise<Posted | undefined> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return undefined;
  const parse = (body: Uint8Array<ArrayBuffer>) => new Response(body, { headers: { "Content-Type": type } }).formData();
  const form = await readBody(request, limits, (body) => parse(body).catch(() => undefined));
  const text = (name: string) => {
    const value = form?.get(name);
    return typeof value === "string" ? value : "";
  };
  const outcome = text("outcome");
  if (!isForStaff(outcome)) return undefined;
  const key = /^[\w-]{8,64}$/.exec(text("key"))?.[0] ?? crypto.randomUUID();
  const note = cleanText(text("note"));
  const { time: asksTime, visit } = outcomeNamed(outcome) ?? {};
  const typed = { date: cleanLine(text("date")).slice(0, 40), clock: cleanLine(text("clock")).slice(0, 40) };
  const back = visit === "booked" ? mostDays.back : 0;
  const earliest = melbourneDate(new Date(now - back * day));
  const { problem: unreadable, ...at } = asksTime ? timeOf(text("at").trim(), typed, earliest) : {};
  const mark: PostedMark = { outcome, key, ...at, ...(note !== "" && { note }) };
  const { time } = mark;
  const posted = { mark, typed: time === undefined ? typed : typedAs(time) };
  const problem = unreadable ?? problemWith(mark, now);
  if (problem !== undefined) return { ...posted, problem };
  const isPast = visit === "booked" && time && Number(visitAt(time)?.starts) <= now;
  return isPast && text("past") !== time ? { ...posted, problem: pastVisit, past: time } : posted;
}

/** A free place's button says its half-day; otherwise the time was typed. */
function timeOf(
  at: string,
  typed: TypedTime,
  earliest: string,
): Pick<PostedMark, "time" | "needsPlace"> & { problem?: string } {
  if (isHalfDay(at)) return { time: at, needsPlace: true };
  if (at !== "") return momentOf(at) ? { time: at.slice(0, 16) } : { problem: notOnClock };
  if (typed.date === "" && typed.clock === "") return {};
  return timeIn(typed, earliest);
}

function isForStaff(name: string): name is PostedMark["outcome"] {
  return name === "delete" || (isOutcome(name) && outcomeNamed(name)?.by === "staff");
}

const pastVisit =
  "That time has passed. If we visited then, save it once more: it’s recorded, and the visitor isn’t mailed.";

/** Of days: staff record a visit late, and plan one ahead. Anything else is a slip of the keyboard. */
const mostDays = { back: 14, ahead: 366 };

const limits = { bytes: 16 * 1024, deadlineMs: 20_000 };

function problemWith({ outcome, time, note = "" }: PostedMark, now: number): string | undefined {
  if ([...note].length > longestNote)
    return `Keep the note to ${longestNote} characters. This one has ${[...note].length}.`;
  const moment = Number((time && visitAt(time)?.starts) || now);
  if (moment < now - mostDays.back * day || moment > now + mostDays.ahead * day)
    return "Choose a time within the last two weeks or the coming year.";
  const needed = outcomeNamed(outcome);
  if (needed?.time?.isNeeded && time === undefined) return "Enter when the visit is.";
  if (needed?.needsNote && note === "") return "The note is empty.";
  return undefined;
}
