import { MailChannelsClient, Webhooks } from "mailchannels-sdk";
import type { MailSettings } from "./settings.ts";

/** The public keys with which the mail service signs its reports. */
export interface ReceiptKeys {
  named(id: string | undefined): Promise<string | undefined>;
}

/** A configured key stands for all; otherwise each is asked of the service once, and a made-up name costs little. */
export function createReceiptKeys({ receiptKey, key, url }: MailSettings, now: () => number): ReceiptKeys {
  const known = new Map<string, Promise<string | undefined>>();
  let askedAt: number[] = [];

  async function ask(id: string): Promise<string | undefined> {
    if (key === undefined) return undefined;
    const answer = await new Webhooks(new MailChannelsClient(key, { baseUrl: url }))
      .getSigningKey(id)
      .catch(() => undefined);
    if (answer?.data?.key) return answer.data.key;
    known.delete(id);
    return undefined;
  }

  return {
    async named(id) {
      if (receiptKey !== undefined) return receiptKey;
      if (id === undefined || !/^[\w.-]+$/.test(id)) return undefined;
      const already = known.get(id);
      if (already) return already;
      askedAt = askedAt.filter((time) => now() - time < 60_000);
      if (askedAt.length >= 5) return undefined;
      askedAt.push(now());
      const asked = ask(id);
      known.set(id, asked);
      return asked;
    },
  };
}
