// The documents in R2: their keys, and how they are read, listed and erased.
import { referenceOf } from "#content/request/reference.ts";
import type { InboxEntry } from "./entry.ts";
import type { Lead } from "./lead.ts";
import type { Quote, SentQuote } from "./quote.ts";
import { openQuestions, type Stage } from "./stage.ts";
import type { Booking } from "./visit.ts";

/** The part of R2 that the lead pipeline uses. */
export type LeadBucket = Pick<R2Bucket, "head" | "get" | "put" | "list" | "delete">;

export const keys = {
  /** A marker: the inbox doesn't have this request yet. If it isn't empty, staff also get their email again. */
  waiting: (id: string) => `waiting/${id}`,
  /** A marker: the inbox doesn't know yet that this request was withdrawn. */
  withdrawal: (id: string) => `waiting/withdrawn/${id}`,
  /** Has the timer compare documents and rows. Staff put it there after a restore, and the card does if a row is missing. */
  comparison: "waiting/compare",
  request: (id: string) => `leads/${id}/request.json`,
  /** The request as its visitor changed it on its page. The original stays unchanged. */
  changed: (id: string) => `leads/${id}/changed.json`,
  /** A note by staff, or a customer's question about a quote. As personal as the request itself. */
  note: (id: string, key: string) => keyBeside(id, "note", key),
  /** A quote from staff, without its PDF. What an interrupted undo leaves behind is deleted with the request. */
  quote: (id: string, key: string) => keyBeside(id, "quote", key),
  quoteFile: (id: string) => `leads/${id}/quote-file-${crypto.randomUUID()}`,
  /** The booked visit, for rebuilding a lost inbox. Not personal. */
  visit: (id: string) => `leads/${id}/visit.json`,
  upload: (id: string) => `leads/${id}/upload-${crypto.randomUUID()}`,
} as const;

/** The path of an event's document. An inherited event's key is `<original id>.<key>`: its document stays with the original request. */
function keyBeside(id: string, kind: "note" | "quote", key: string): string {
  const [ownKey = "", owner = id] = key.split(".").toReversed();
  return `leads/${owner}/${kind}-${ownKey}`;
}

/** The key of an event that a correction inherits. */
export function inheritedKey(id: string, key: string): string {
  return key.includes(".") ? key : `${id}.${key}`;
}

/** The documents of each kind, by their prefix. */
export const documents = {
  all: (id: string) => `leads/${id}/`,
  uploads: (id: string) => `leads/${id}/upload-`,
} as const;

/** "unreadable": there is a document, but it can't be parsed. For example, it is a truncated copy. */
export async function readLead(bucket: LeadBucket, id: string): Promise<Lead | "unreadable" | undefined> {
  const [sentObject, changedObject] = await Promise.all([bucket.get(keys.request(id)), bucket.get(keys.changed(id))]);
  if (!sentObject) return undefined;
  // Every isolate imports this file, because the inbox does. So the schema library loads only when a request is read.
  const { parseLead } = await import("./lead.ts");
  return parseLead(await (changedObject ?? sentObject).text()) ?? "unreadable";
}

/** A request as read for a letter. */
export interface StoredRequest {
  lead: Lead;
  entry: InboxEntry;
}

export async function readStored(bucket: LeadBucket, id: string): Promise<StoredRequest | "missing" | "unreadable"> {
  const lead = await readLead(bucket, id);
  if (lead === "unreadable") return lead;
  const { entryOf } = await import("./lead.ts");
  return lead ? { lead, entry: entryOf(lead) } : "missing";
}

/** The original request, before its visitor changed it. */
export async function readOriginal(bucket: LeadBucket, id: string): Promise<Lead | undefined> {
  const sentObject = await bucket.get(keys.request(id));
  const { parseLead } = await import("./lead.ts");
  return sentObject ? parseLead(await sentObject.text()) : undefined;
}

/** For callers that treat an unreadable request as missing. */
export async function readLeadIfReadable(bucket: LeadBucket, id: string): Promise<Lead | undefined> {
  const lead = await readLead(bucket, id);
  return lead === "unreadable" ? undefined : lead;
}

/** Logs that a document can't be read or changed. */
type DocumentLog = (line: { event: string; lead: string }) => void;

/** Undefined if no visit is booked, or if the booking can't be read: restoring the request matters more. */
async function readBooking(bucket: LeadBucket, id: string, log: DocumentLog): Promise<Booking | undefined> {
  const storedText = await (await bucket.get(keys.visit(id)))?.text();
  if (storedText === undefined) return undefined;
  const { bookingIn } = await import("./lead.ts");
  const booking = bookingIn(storedText);
  if (!booking) log({ event: "booking-unreadable", lead: referenceOf(id) });
  return booking;
}

/** Undefined if the event was recorded without a quote. */
export async function readQuote(
  bucket: LeadBucket,
  id: string,
  key: string,
): Promise<Quote | "unreadable" | undefined> {
  const storedText = await (await bucket.get(keys.quote(id, key)))?.text();
  if (storedText === undefined) return undefined;
  const { quoteIn } = await import("./quote.ts");
  return quoteIn(storedText) ?? "unreadable";
}

/** For pages, which leave out a quote that can't be read. */
export async function readableQuote(bucket: LeadBucket, id: string, key: string): Promise<Quote | undefined> {
  const quote = await readQuote(bucket, id, key);
  return quote === "unreadable" ? undefined : quote;
}

/** The latest quote and the questions about it: by default, the unanswered ones. */
export async function readAboutQuote(
  bucket: LeadBucket,
  id: string,
  stage: Pick<Stage, "quote" | "questions">,
  wantedQuestions: Stage["questions"] = openQuestions(stage),
): Promise<{ quote: Quote | undefined; questions: { text: string; answeredAt?: number }[] }> {
  const textOf = async ({ key, ...question }: (typeof wantedQuestions)[number]) => {
    const text = await (await bucket.get(keys.note(id, key)))?.text();
    return text === undefined ? [] : [{ ...question, text }];
  };
  const [quote, ...questions] = await Promise.all([
    stage.quote && readableQuote(bucket, id, stage.quote.key),
    ...wantedQuestions.map(textOf),
  ]);
  return { quote, questions: questions.flat() };
}

/** For rebuilding a lost inbox: the booked visit, and the quote whose email went out last. Leaves out those that can't be read. */
export async function readForRestore(bucket: LeadBucket, id: string, log: DocumentLog) {
  const prefix = keys.quote(id, "");
  const quotes: SentQuote[] = [];
  for await (const { key: name } of listAll(bucket, prefix)) {
    const key = name.slice(prefix.length);
    const quote = key.startsWith("file-") ? undefined : await readQuote(bucket, id, key);
    if (quote === "unreadable") log({ event: "quote-unreadable", lead: referenceOf(id) });
    else if (quote?.sentAt !== undefined)
      quotes.push({ key, at: quote.sentAt, answer: quote.answer, questions: quote.questions });
  }
  const latestQuote = quotes.toSorted((a, b) => a.at - b.at).at(-1);
  return { booking: await readBooking(bucket, id, log), quote: latestQuote };
}

export async function updateQuote(
  bucket: LeadBucket,
  id: string,
  { key, at: sentAt, ...answers }: SentQuote,
  log: DocumentLog,
): Promise<void> {
  const storedObject = await bucket.get(keys.quote(id, key));
  const { quoteIn } = await import("./quote.ts");
  const text = (await storedObject?.text()) ?? "";
  // A quote that can't be read is logged later, when its letter is written.
  if (!storedObject || !quoteIn(text)) return;
  // If it was deleted in the meantime, it must stay deleted.
  const writtenObject = await bucket.put(
    keys.quote(id, key),
    JSON.stringify({ ...JSON.parse(text), sentAt, ...answers }),
    { onlyIf: { etagMatches: storedObject.etag } },
  );
  if (!writtenObject) log({ event: "quote-not-updated", lead: referenceOf(id) });
}

export async function writeBooking(bucket: LeadBucket, id: string, booking: Booking | undefined): Promise<void> {
  await (booking ? bucket.put(keys.visit(id), JSON.stringify(booking)) : bucket.delete(keys.visit(id)));
}

/**
 * Whether a failed call may simply be repeated. A conditional write may have succeeded, so code that repeats one must read what is
 * there, as `store.ts` does.
 */
export function isUnconditional([, , options]: unknown[]): boolean {
  return !(typeof options === "object" && options !== null && "onlyIf" in options);
}

/** Writes an object unless it exists. Returns whether it was written. */
export async function createOnly(bucket: LeadBucket, key: string, content: string): Promise<boolean> {
  return (await bucket.put(key, content, { onlyIf: { etagDoesNotMatch: "*" } })) !== null;
}

export async function* listAll(bucket: LeadBucket, prefix: string): AsyncGenerator<R2Object> {
  let startOptions: Pick<R2ListOptions, "cursor"> | undefined = {};
  do {
    const page: R2Objects = await bucket.list({ prefix, ...startOptions });
    yield* page.objects;
    startOptions = page.truncated ? { cursor: page.cursor } : undefined;
  } while (startOptions);
}

/** Deletes all objects under a prefix, except those to keep, which it returns. */
export async function eraseDocuments(
  bucket: LeadBucket,
  prefix: string,
  isKept: (object: R2Object) => boolean = () => false,
): Promise<R2Object[]> {
  const keptObjects: R2Object[] = [];
  const erasedKeys: string[] = [];
  for await (const object of listAll(bucket, prefix)) {
    if (isKept(object)) keptObjects.push(object);
    else erasedKeys.push(object.key);
  }
  if (erasedKeys.length > 0) await bucket.delete(erasedKeys);
  return keptObjects;
}
