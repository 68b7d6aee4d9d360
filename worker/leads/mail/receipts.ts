import { Webhooks } from "mailchannels-sdk";
import * as z from "zod/mini";
import type { BodyBudget } from "../../bodies/budget.ts";
import { smallText } from "../../bodies/stream.ts";
import { UnreadableBody } from "../../bodies/unreadable.ts";
import { networkOf } from "../../limits.ts";
import type { Log } from "../../log.ts";
import type { MailKind, Receipt } from "../delivery/state.ts";
import { isLeadId } from "../storage/lead.ts";
import type { ReceiptKeys } from "./receipt-keys.ts";

export interface ReceiptDependencies {
  bodies: BodyBudget;
  keys: ReceiptKeys;
  now(): number;
  tell(id: string, kind: MailKind, receipt: Receipt, requestId: string | undefined): Promise<void>;
  log: Log;
}

/** Takes what the mail service reports about mails it was given. Only what carries its signature is believed. */
export async function acceptReceipts(
  request: Request,
  { bodies, keys, now, tell, log }: ReceiptDependencies,
): Promise<Response> {
  let payload: string;
  const share = bodies.share(networkOf(request));
  try {
    payload = await smallText(request, bodyLimits, share);
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    return new Response(null, { status: unreadable[error.reason] });
  } finally {
    share.release();
  }
  const headers = Object.fromEntries(request.headers);
  const input = headers["signature-input"] ?? "";
  const found = isOfThisMoment(input, now()) ? await keys.named(/;keyid="([^"]{1,100})"/.exec(input)?.[1]) : "unknown";
  if (found === "later") return comeAgain();
  const signed =
    found !== "unknown" && (await Webhooks.verify({ payload, headers, publicKey: found.key }).catch(() => false));
  if (!signed) return new Response(null, { status: 401 });
  const events = eventsSchema.safeParse(jsonOf(payload));
  if (!events.success) return new Response(null, { status: 400 });
  let told = 0;
  try {
    for (const { event, campaign_id, request_id } of events.data) {
      const receipt = receipts[event];
      const [id = "", kind = ""] = (campaign_id ?? "").split(".");
      const mail = kinds.find((known) => known === kind);
      if (!receipt || !mail || !isLeadId(id)) continue;
      await tell(id, mail, receipt, request_id);
      told += 1;
    }
  } catch {
    // What was told already changes nothing the second time.
    return comeAgain();
  }
  log({ event: "receipts", events: events.data.length, told });
  return new Response(null, { status: 204 });
}

/** The mail service keeps the batch as failed, to be sent again. */
function comeAgain(): Response {
  return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
}

/** A thousand events, as the service describes them. */
const bodyLimits = { bytes: 768 * 1024, silenceMs: 20_000, wholeMs: 60_000 };
const unreadable = { "too-big": 413, "too-slow": 408, incomplete: 400, malformed: 400, busy: 503 } as const;
const kinds: readonly MailKind[] = ["staff", "visitor", "alert", "stop"];

const receipts: Partial<Record<string, Receipt>> = {
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
  .check(z.maxLength(1000));

/** The client library refuses what is old, but would believe what is dated ahead, and go on believing it. */
function isOfThisMoment(signatureInput: string, now: number): boolean {
  const created = Number(/;created=(\d{1,12})/.exec(signatureInput)?.[1]);
  return Math.abs(now - created * 1000) <= 300_000;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
