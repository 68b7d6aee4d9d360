import { Webhooks } from "mailchannels-sdk";
import { minuteMs } from "#content/durations.ts";
import { consoleLog } from "#worker/log.ts";
import type { MailSettings } from "../settings.ts";
import { ClientWithDeadline } from "./relay.ts";

export type ReceiptKeys = ReturnType<typeof createReceiptKeys>;

/** "later": we couldn't check whether such a key exists. */
type KeyLookup = { key: string } | "unknown" | "later";

/** How many new key names one network may have looked up per minute. Few, so that made-up names don't block anybody else's. */
const maxForNetwork = 2;
/** How many are looked up per minute for all networks together. */
const maxForAll = 60;
/** The longest wait for a key. */
const deadlineMs = 5000;

/**
 * The mail service's public keys, for checking its signed reports. Each is fetched once, unless a key is configured. Look-ups are
 * limited, because anybody can make up the name of a key.
 */
export function createReceiptKeys(
  { receiptKey, key, url }: Pick<MailSettings, "receiptKey" | "key" | "url">,
  now: () => number,
) {
  const knownKeys = new Map<string, Promise<KeyLookup>>();
  let lookups: { at: number; network: string }[] = [];

  async function lookUp(id: string): Promise<KeyLookup> {
    if (key === undefined) return "unknown";
    const client = new ClientWithDeadline(key, url, deadlineMs);
    // The client library returns every failure as an error, without a status if the service didn't answer.
    const { data, error } = await new Webhooks(client).getSigningKey(id);
    if (data?.key) return { key: data.key };
    if (error?.statusCode === 404) return "unknown";
    consoleLog({ event: "receipt-key-failed", status: error?.statusCode ?? undefined });
    return "later";
  }

  return {
    async named(id: string | undefined, network: string): Promise<KeyLookup> {
      if (receiptKey !== undefined) return { key: receiptKey };
      if (id === undefined || !/^[\w.-]+$/.test(id)) return "unknown";
      const knownKey = knownKeys.get(id);
      if (knownKey) return knownKey;
      lookups = lookups.filter(({ at }) => Math.abs(now() - at) < minuteMs);
      const fromNetwork = lookups.filter((earlierLookup) => earlierLookup.network === network).length;
      if (fromNetwork >= maxForNetwork || lookups.length >= maxForAll) return "later";
      lookups.push({ at: now(), network });
      const lookup = lookUp(id);
      knownKeys.set(id, lookup);
      const result = await lookup;
      // A name that is unknown now may turn out to be the next key's.
      if (typeof result === "string") knownKeys.delete(id);
      return result;
    },
  };
}
