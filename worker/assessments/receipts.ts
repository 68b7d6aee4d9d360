import { Webhooks } from "mailchannels-sdk";
import * as z from "zod/mini";
import type { Log } from "../log.ts";
import { UnreadableBody } from "./body/unreadable.ts";
import type { MailKind, Receipt } from "./delivery/state.ts";
import { isLeadId } from "./identity.ts";
import type { ReceiptKeys } from "./receipt-keys.ts";

export interface ReceiptDependencies {
  keys: ReceiptKeys;
  tell(id: string, kind: MailKind, receipt: Receipt, requestId: string | undefined): Promise<void>;
  log: Log;
}

/** Takes what the mail service reports about mails it was given. Only what carries its signature is believed. */
export async function acceptReceipts(request: Request, { keys, tell, log }: ReceiptDependencies): Promise<Response> {
  const payload = await textUpTo(request, maxBytes);
  if (payload === undefined) return new Response(null, { status: 413 });
  const headers = Object.fromEntries(request.headers);
  const publicKey = await keys.named(/;keyid="([^"]{1,100})"/.exec(headers["signature-input"] ?? "")?.[1]);
  const signed = publicKey !== undefined && (await Webhooks.verify({ payload, headers, publicKey }).catch(() => false));
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
    // The mail service sends the batch again; what was told already changes nothing the second time.
    return new Response(null, { status: 503 });
  }
  log({ event: "receipts", events: events.data.length, told });
  return new Response(null, { status: 204 });
}

const maxBytes = 2 * 1024 * 1024;
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textUpTo(request: Request, most: number): Promise<string | undefined> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.length;
      if (length > most) return undefined;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new UnreadableBody("incomplete");
  }
  return text + decoder.decode();
}
