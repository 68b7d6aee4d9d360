import type { AssessmentAnswer } from "#content/request/answer.ts";
import type { Bytes } from "#content/request/uploads/bytes.ts";
import { drainBody, readBody } from "#worker/bodies/read-body.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { isForeign } from "#worker/same-origin.ts";
import type { LeadsContext } from "../context.ts";
import { type Received, receivedForm, receivedJson } from "./received.ts";
import { refusal } from "./refusals.ts";

type Refused = 403 | 429 | undefined;

/** Reads what a form or a program sent, once and within its limits, and says what it is to be refused for, if anything. */
export async function receive<T>(
  http: Request,
  { memory, isTooOften }: LeadsContext,
  decide: (received: Received, refused: Refused) => Promise<T>,
): Promise<T | AssessmentAnswer> {
  const refused = isForeign(http) ? 403 : (await isTooOften(http)) ? 429 : undefined;
  const type = http.headers.get("Content-Type") ?? "";
  const reader = readers.find(({ reads }) => reads.test(type));
  if (!reader) return refusal(refused ?? 415);
  try {
    return await readBody(http, { bytes: reader.bytes, deadlineMs, memory }, (body) =>
      decide(reader.read(body, type), refused),
    );
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    // Before the answer is written, not beside it: a page that waits for a slow sender would take memory.
    await drainBody(http);
    return refusal(refused ?? error.reason);
  }
}

const deadlineMs = 300_000;

const readers: { reads: RegExp; bytes: number; read(body: Bytes, type: string): Received }[] = [
  // More than a file may have, so that one that is too long is refused next to its field and everything else is kept.
  { reads: /^multipart\/form-data\s*;/i, bytes: 16 * 1024 * 1024, read: receivedForm },
  // Files come by form. What is so short can be parsed, whatever its shape.
  { reads: /^application\/json\s*(;|$)/i, bytes: 64 * 1024, read: receivedJson },
];
