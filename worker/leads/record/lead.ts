import * as z from "zod/mini";
import { dayMs, secondMs } from "#content/durations.ts";
import { addDays, startOfDay } from "#content/melbourne.ts";
import { uploadKeptDays } from "#content/request/limits.ts";
import { type CheckedRequest, isCallback, isFault, wantsWriting } from "#content/request/schema.ts";
import type { InboxEntry } from "./entry.ts";
import type { Booking } from "./visit.ts";

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const idSchema = z.string().check(z.regex(uuid));
const textSchema = z.string();
const momentSchema = z.string().check(z.refine((iso) => !Number.isNaN(Date.parse(iso))));
const dateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const uploadSchema = z.object({
  key: textSchema,
  name: textSchema,
  type: textSchema,
  bytes: z.number(),
  /** Hashes of the file as received and as stored. */
  sha256: z.object({ received: textSchema, kept: textSchema }),
});

/**
 * Checks only the shape, because the request was validated before it was stored. A value that only a later version knows, such as
 * another service, is kept and shown by its stored name.
 */
const requestSchema = z.pipe(
  z.transform(withMissingFields),
  z.custom<CheckedRequest>((value) => storedShape.safeParse(value).success),
);
const optionalTextSchema = z.optional(textSchema);
const storedShape = z.object({
  name: textSchema,
  phone: textSchema,
  email: textSchema,
  address: textSchema,
  projectType: textSchema,
  selectedServices: z.array(textSchema),
  city: optionalTextSchema,
  state: optionalTextSchema,
  postalCode: optionalTextSchema,
  message: optionalTextSchema,
  meter: optionalTextSchema,
  fault: optionalTextSchema,
  since: optionalTextSchema,
  jobReference: optionalTextSchema,
  answerBy: optionalTextSchema,
  bestTime: optionalTextSchema,
  propertySize: optionalTextSchema,
  currentBill: optionalTextSchema,
  timeline: optionalTextSchema,
  preferred: z.optional(z.array(textSchema)),
  moreAddresses: z.optional(z.array(textSchema)),
  urgent: z.optional(z.literal(true)),
  consent: z.literal(true),
});

/** Adds empty fields to a kind of request that this version doesn't know: it may lack those of an assessment. */
function withMissingFields(storedRequest: unknown): unknown {
  if (typeof storedRequest !== "object" || storedRequest === null) return storedRequest;
  const isKnown =
    !("kind" in storedRequest) ||
    storedRequest.kind === undefined ||
    isCallback(storedRequest) ||
    isFault(storedRequest);
  return isKnown
    ? storedRequest
    : { projectType: "", selectedServices: [], email: "", phone: "", address: "", ...storedRequest };
}

/**
 * The document `leads/<id>/request.json`, or `changed.json` once its visitor changed it. Apart from files and questions in `note-…`,
 * all that a visitor typed is in these two.
 */
const leadSchema = z.object({
  id: idSchema,
  receivedAt: momentSchema,
  /** By when we promised to call. Their page, every email and the reminders use this time. */
  callBackBy: momentSchema,
  digest: textSchema,
  request: requestSchema,
  consent: z.object({ version: textSchema, wording: textSchema, endsOn: dateSchema }),
  /** The first file that came with it. */
  upload: z.optional(uploadSchema),
  /** The other files that came with it. */
  otherUploads: z.optional(z.array(uploadSchema)),
  /** Files that the visitor added on the request's page. */
  addedUploads: z.optional(z.array(z.extend(uploadSchema, { addedAt: momentSchema }))),
  /** The request that this one corrects. */
  replaces: z.optional(idSchema),
  /** The first request of its chain of corrections. */
  chain: z.optional(idSchema),
  /** A digest of the draft's key, which only its sender knows, so that only they can correct it. */
  draftDigest: z.optional(textSchema),
  estimate: z.optional(z.object({ tool: textSchema, query: textSchema })),
  origins: z.optional(z.array(z.object({ kind: textSchema, slug: textSchema }))),
  /** When a visitor who had asked us to write gave a number. Before that, nobody called. */
  phoneSince: z.optional(momentSchema),
  /** How often the visitor changed the email address. */
  addressChanges: z.optional(z.number()),
  /** The last address that was replaced. */
  replacedEmail: z.optional(textSchema),
  /** When the visitor last changed the request on its page. */
  changedAt: z.optional(textSchema),
  /** Why somebody should look twice before calling. Never a reason to drop a request. */
  suspicions: z.array(textSchema),
});

/** The fields whose stored names are less clear than ours. Stored names never change. */
const storedNames = new Map([
  ["otherUploads", "more"],
  ["addedUploads", "added"],
  ["draftDigest", "draft"],
  ["addressChanges", "emails"],
  ["suspicions", "checks"],
]);
const ownNames = new Map([...storedNames].map(([own, stored]) => [stored, own]));

function renameFields(document: object, names: ReadonlyMap<string, string>): object {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [names.get(name) ?? name, value]));
}

export type Lead = z.output<typeof leadSchema>;
export type Upload = z.output<typeof uploadSchema>;

export function promisedBy({ callBackBy }: Pick<Lead, "callBackBy">): number {
  return Date.parse(callBackBy);
}

/** Whether we wrote to them at this time instead of calling: they had asked for that, and hadn't given a number yet. */
export function wasWrittenTo({ request, phoneSince = "" }: Lead, at: number): boolean {
  return wantsWriting(request) || at <= Date.parse(phoneSince);
}

/** The files that came with a request. */
export function uploadsOf({ upload, otherUploads = [] }: Lead): Upload[] {
  return upload ? [upload, ...otherUploads] : otherUploads;
}

/** All files of a request. Each is kept until `ends`. */
export function filesOf(lead: Lead): (Upload & { ends: number })[] {
  const { receivedAt, addedUploads = [] } = lead;
  const files = [...uploadsOf(lead).map((upload) => ({ ...upload, addedAt: receivedAt })), ...addedUploads];
  return files.map((file) => ({ ...file, ends: Date.parse(file.addedAt) + uploadKeptDays * dayMs }));
}

/** A request as it is stored: the same fields in the same order. */
export function leadAsJson(lead: Lead): string {
  return JSON.stringify(renameFields(lead, storedNames));
}

/** Undefined if it can't be read, such as a truncated copy. Fields that this version doesn't know are kept. */
export function parseLead(json: string): Lead | undefined {
  try {
    const storedLead = renameFields(JSON.parse(json), ownNames);
    const parseResult = leadSchema.safeParse(storedLead);
    return parseResult.success ? { ...storedLead, ...parseResult.data } : undefined;
  } catch {
    return undefined;
  }
}

const bookingSchema = z.object({
  area: optionalTextSchema,
  time: textSchema,
  at: z.number(),
  isConfirmed: z.boolean(),
});

export function bookingIn(json: string): Booking | undefined {
  try {
    return bookingSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** When the links in our letters expire. Each change of address adds a second, which tells new links from old ones. */
export function letterLinksEnd({ addressChanges = 0 }: Lead, consentEnds: number): number {
  return consentEnds + addressChanges * secondMs;
}

/** What the inbox needs to know of a stored request. `network`: where it came from, if known. */
export function entryOf(lead: Lead, network = ""): InboxEntry {
  const received = Date.parse(lead.receivedAt);
  const fileEnds = filesOf(lead).map((file) => file.ends);
  const { request, origins = [], estimate } = lead;
  const origin = [
    ...origins.map(({ kind, slug }) => `${kind} ${slug}`),
    ...(estimate ? [`estimate ${estimate.tool}`] : []),
  ];
  return {
    id: lead.id,
    received,
    promised: promisedBy(lead),
    consentEnds: startOfDay(addDays(lead.consent.endsOn, 1)).getTime(),
    uploadEnds: fileEnds.length > 0 ? Math.min(...fileEnds) : null,
    replaces: lead.replaces ?? null,
    chain: lead.chain ?? null,
    digest: lead.digest,
    // Only an assessment must have an email address. If a robot filled in the hidden field, the address may be anybody's, so staff
    // check first.
    confirmTo:
      request.email === "" || lead.suspicions.includes("hidden-field") ? null : { email: request.email, network },
    urgent: request.urgent === true,
    services: isCallback(request) || isFault(request) ? (request.kind ?? "") : request.selectedServices.join(" "),
    origin: origin.join("; "),
  };
}
