import { Webhooks } from "mailchannels-sdk";
import { minute } from "#content/durations.ts";
import type { MailSettings } from "../settings.ts";
import { ClientWithDeadline } from "./relay.ts";

export type ReceiptKeys = ReturnType<typeof createReceiptKeys>;

/** `later`: the service couldn't be asked whether such a key exists. */
type Answer = { key: string } | "unknown" | "later";

/** New key names looked up per minute. Each network has few, so that made-up names don't block anybody else's. */
const maxForNetwork = 2;
const maxForAll = 60;

/**
 * The public keys with which the mail service signs its reports. A configured key replaces them; otherwise each is fetched once,
 * and a made-up name costs little.
 */
export function createReceiptKeys(
  { receiptKey, key, url }: Pick<MailSettings, "receiptKey" | "key" | "url">,
  now: () => number,
  deadlineMs = 5000,
) {
  const known = new Map<string, Promise<Answer>>();
  let lookups: { at: number; network: string }[] = [];

  async function lookUp(id: string): Promise<Answer> {
    if (key === undefined) return "unknown";
    const client = new ClientWithDeadline(key, url, deadlineMs);
    const response = await new Webhooks(client).getSigningKey(id).catch(() => undefined);
    if (response?.data?.key) return { key: response.data.key };
    return response?.error?.statusCode === 404 ? "unknown" : "later";
  }

  return {
    async named(id: string | undefined, network: string): Promise<Answer> {
      if (receiptKey !== undefined) return { key: receiptKey };
      if (id === undefined || !/^[\w.-]+$/.test(id)) return "unknown";
      const earlier = known.get(id);
      if (earlier) return earlier;
      lookups = lookups.filter(({ at }) => Math.abs(now() - at) < minute);
      const fromNetwork = lookups.filter((lookup) => lookup.network === network).length;
      if (fromNetwork >= maxForNetwork || lookups.length >= maxForAll) return "later";
      lookups.push({ at: now(), network });
      const answering = lookUp(id);
      known.set(id, answering);
      const answer = await answering;
      // A name that is unknown today may be the next key's.
      if (typeof answer === "string") known.delete(id);
      return answer;
    },
  };
}
