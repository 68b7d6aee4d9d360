import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Message } from "./message.ts";

export type ReceiptEvent = "processed" | "delivered" | "hard-bounced" | "soft-bounced" | "dropped" | "complained";

/** Posts delivery events in batches, signed as the mail service signs them: Ed25519 over a digest of the body. */
export function createReceipts() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const keyId = `mailbox-${randomBytes(4).toString("hex")}`;

  function headersFor(body: string, createdSeconds = Math.floor(Date.now() / 1000)): Record<string, string> {
    const digest = `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;
    const parameters = `("content-digest");created=${createdSeconds};alg="ed25519";keyid="${keyId}"`;
    const signature = sign(
      null,
      Buffer.from(`"content-digest": ${digest}\n"@signature-params": ${parameters}`),
      privateKey,
    );
    const name = `sig_${createdSeconds}`;
    return {
      "Content-Type": "application/json",
      "Content-Digest": digest,
      "Signature-Input": `${name}=${parameters}`,
      Signature: `${name}=:${signature.toString("base64")}:`,
    };
  }

  return {
    keyId,
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    headersFor,
    /** Retries for a minute, because the site may be restarting. */
    async send(url: string, message: Message, events: ReceiptEvent[]): Promise<void> {
      const body = JSON.stringify(events.map((event) => eventOf(message, event)));
      for (let attempt = 0; attempt < 30; attempt++) {
        // A refusal is final, as it is to the mail service, except a timeout or a rate limit.
        const status = await fetch(url, { method: "POST", body, headers: headersFor(body) }).then(
          (response) => response.status,
          () => undefined,
        );
        if (status !== undefined && status < 400) return;
        if (status !== undefined && status < 500 && status !== 408 && status !== 429) {
          console.error(`${url} refused a receipt with status ${status}`);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 2000).unref());
      }
      console.error(`${url} accepted no receipt for a minute: is the site running?`);
    },
  };
}

function eventOf(message: Message, event: ReceiptEvent) {
  return {
    email: message.from?.email,
    customer_handle: "mailbox",
    timestamp: Math.floor(Date.now() / 1000),
    event,
    request_id: message.request_id,
    smtp_id: message.message_id,
    recipients: message.personalizations?.[0]?.to?.map(({ email }) => email) ?? [],
    ...(message.campaign_id !== undefined && { campaign_id: message.campaign_id }),
  };
}
