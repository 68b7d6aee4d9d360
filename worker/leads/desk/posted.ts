import { day } from "#content/durations.ts";
import { momentOf } from "#content/melbourne.ts";
import { longestNote } from "#content/request/limits.ts";
import { cleanText } from "#content/request/text.ts";
import { readBody } from "#worker/bodies/read-body.ts";
import { isOutcome, type OutcomeName, outcomeNamed } from "../record/outcomes.ts";

/** What was posted, and what is wrong with it, if anything is. */
export interface Posted {
  mark: PostedMark;
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
  const at = text("at").trim();
  const hasTime = outcomeNamed(outcome)?.time !== undefined;
  const time = hasTime && momentOf(at) ? at.slice(0, 16) : undefined;
  const mark: PostedMark = {
    outcome,
    key,
    ...(time !== undefined && { time }),
    ...(note !== "" && { note }),
  };
  const problem = problemWith(mark, hasTime ? at : "", now);
  if (problem !== undefined) return { mark, problem };
  const isPast = outcomeNamed(outcome)?.visit === "booked" && time !== undefined && Number(momentOf(time)) <= now;
  return isPast && text("past") !== time ? { mark, problem: pastVisit, past: time } : { mark };
}

function isForStaff(name: string): name is PostedMark["outcome"] {
  return name === "delete" || (isOutcome(name) && outcomeNamed(name)?.by === "staff");
}

const pastVisit =
  "That time has passed. If we visited then, save it once more: it’s recorded, and the visitor isn’t mailed.";

/** Of days: staff record a visit late, and plan one ahead. Anything else is a slip of the keyboard. */
const mostDays = { back: 14, ahead: 366 };

const limits = { bytes: 16 * 1024, deadlineMs: 20_000 };

function problemWith({ outcome, time, note = "" }: PostedMark, at: string, now: number): string | undefined {
  if ([...note].length > longestNote)
    return `Keep the note to ${longestNote} characters. This one has ${[...note].length}.`;
  if (at !== "" && time === undefined) return "There’s no such time on the clock in Melbourne. Choose another.";
  const moment = Number((time && momentOf(time)) || now);
  if (moment < now - mostDays.back * day || moment > now + mostDays.ahead * day)
    return "Choose a time within the last two weeks or the coming year.";
  const needed = outcomeNamed(outcome);
  if (needed?.time?.isNeeded && time === undefined) return "Enter when the visit is.";
  if (needed?.needsNote && note === "") return "The note is empty.";
  return undefined;
}
