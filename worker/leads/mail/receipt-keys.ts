import { MailChannelsClient, Webhooks } from "mailchannels-sdk";
import type { MailSettings } from "../settings.ts";

/** The public keys with which the mail service signs its reports. */
export interface ReceiptKeys {
  /** `later`: nobody could be asked now whether there is such a key. */
  named(id: string | undefined): Promise<{ key: string } | "unknown" | "later">;
}

/** A configured key stands for all; otherwise each is asked of the service once, and a made-up name costs little. */
export function createReceiptKeys({ receiptKey, key, url }: MailSettings, now: () => number): ReceiptKeys {
  const known = new Map<string, ReturnType<ReceiptKeys["named"]>>();
  let askedAt: number[] = [];

  async function ask(id: string): ReturnType<ReceiptKeys["named"]> {
    if (key === undefined) return "unknown";
    const answer = await new Webhooks(new MailChannelsClient(key, { baseUrl: url }))
      .getSigningKey(id)
      .catch(() => undefined);
    if (answer?.data?.key) return { key: answer.data.key };
    known.delete(id);
    return answer?.error?.statusCode === 404 ? "unknown" : "later";
  }

  return {
    async named(id) {
      if (receiptKey !== undefined) return { key: receiptKey };
      if (id === undefined || !/^[\w.-]+$/.test(id)) return "unknown";
      const already = known.get(id);
      if (already) return already;
      askedAt = askedAt.filter((time) => now() - time < 60_000);
      if (askedAt.length >= 5) return "later";
      askedAt.push(now());
      const asked = ask(id);
      known.set(id, asked);
      return asked;
    },
  };
}
