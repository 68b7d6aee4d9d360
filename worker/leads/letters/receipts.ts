// Receives the mail service's reports about our emails.
import { Webhooks } from "mailchannels-sdk";
import * as z from "zod/mini";
import { minuteMs } from "#content/durations.ts";
import { readBody } from "#worker/bodies/read-body.ts";
import type { ReadQueue } from "#worker/bodies/read-queue.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { networkOf } from "#worker/limits.ts";
import { errorFields, type Log } from "#worker/log.ts";
import type { Signatures } from "../links/signatures.ts";
import { type DeliveryKind, deliveryKinds, type Receipt } from "../record/delivery.ts";
import type { ReceiptKeys } from "./receipt-keys.ts";

export interface ReceiptReport {
  id: string;
  kind: DeliveryKind;
  receipt: Receipt;
  requestId: string | undefined;
}

interface ReceiptDependencies {
  receiptKeys: ReceiptKeys;
  signatures: Signatures;
  readQueue: ReadQueue;
  /** Whether a network posts so many reports that it must be abuse. */
  isRateLimited(request: Request): Promise<boolean>;
  /** Records the reports in the inbox. */
  record(reports: ReceiptReport[]): Promise<void>;
  now(): number;
  log: Log;
}

/** Accepts the mail service's reports about emails. Only signed reports are trusted. */
export async function acceptReceipts(request: Request, dependencies: ReceiptDependencies): Promise<Response> {
  const { receiptKeys, readQueue, record, now, log } = dependencies;
  const headers = Object.fromEntries(request.headers);
  const signatureInput = headers["signature-input"] ?? "";
  const keyId = /;keyid="([^"]{1,100})"/.exec(signatureInput)?.[1];
  // A post that can't be a report is refused before we read it or fetch a key.
  if (keyId === undefined || !isRecent(signatureInput, now())) return new Response(null, { status: 401 });
  if (await dependencies.isRateLimited(request)) return tryLater();
  const text = (body: Uint8Array) => new TextDecoder().decode(body);
  const payload = await readBody(request, { ...limits, readQueue }, text).catch(asRefusal);
  if (payload instanceof Response) return payload;
  const signingKey = await receiptKeys.named(keyId, networkOf(request));
  if (signingKey === "later") return tryLater();
  const isSigned = signingKey !== "unknown" && (await Webhooks.verify({ payload, headers, publicKey: signingKey.key }));
  if (!isSigned) return new Response(null, { status: 401 });
  const events = eventsSchema.safeParse(jsonOf(payload));
  if (!events.success) {
    log({ event: "receipts-unreadable" });
    return new Response(null, { status: 400 });
  }
  try {
    const reports = reportsIn(events.data, dependencies);
    await record(reports);
    log({ event: "receipts", events: events.data.length, told: reports.length });
  } catch (error) {
    // The mail service sends the reports again. Those already recorded change nothing the second time.
    log({ event: "receipts-failed", ...errorFields(error) });
    return tryLater();
  }
  return new Response(null, { status: 204 });
}

/** An alias may have been made with the current secret or the previous one, so both ids are reported. The inbox ignores unknown ids. */
function reportsIn(events: Events, { signatures }: ReceiptDependencies): ReceiptReport[] {
  return events.flatMap(({ event, campaign_id, request_id: requestId }) => {
    const receipt = receiptByEvent[event];
    const [alias = "", name = ""] = (campaign_id ?? "").split(".");
    const kind = deliveryKinds.find((known) => known === name);
    return receipt && kind ? signatures.idsOf(alias).map((id) => ({ id, kind, receipt, requestId })) : [];
  });
}

function asRefusal(error: unknown): Response {
  if (!(error instanceof UnreadableBody)) throw error;
  return new Response(null, { status: statusByReason[error.reason] });
}

/** With this response the mail service sends the batch again. */
function tryLater(): Response {
  return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
}

/** Events in one post. */
const maxEvents = 1000;
/** Room for that many events, of the size that the service describes. */
const limits = { bytes: 768 * 1024, deadlineMs: minuteMs };
const statusByReason = { "too-big": 413, "too-slow": 408, malformed: 400, busy: 503 } as const;

const receiptByEvent: Partial<Record<string, Receipt>> = {
  processed: "processed",
  delivered: "delivered",
  "hard-bounced": "failed",
  dropped: "failed",
};

const eventsSchema = z
  .array(
    z.object({
      event: z.string(),
      campaign_id: z.optional(z.string()),
      request_id: z.optional(z.string()),
    }),
  )
  .check(z.maxLength(maxEvents));

type Events = z.output<typeof eventsSchema>;

/** The client library refuses old reports, but would accept one with a date in the future until that date. */
function isRecent(signatureInput: string, now: number): boolean {
  const created = Number(/;created=(\d{1,12})/.exec(signatureInput)?.[1]);
  return Math.abs(now - created * 1000) <= 5 * minuteMs;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
