// Stands in for the business's own system, which the site can post requests to.
import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";

interface WebhookPost {
  receivedAt: string;
  signature: string;
  /** Whether it is signed with the local secret. */
  isSigned: boolean;
  body: string;
}

export const webhookModes = ["accept", "500", "410", "hang", "redirect"] as const;
export type WebhookMode = (typeof webhookModes)[number];

export function createWebhooks(secret: string) {
  const posted: WebhookPost[] = [];
  let mode: WebhookMode = "accept";
  return {
    posted,
    mode: () => mode,
    setMode(next: WebhookMode): void {
      mode = next;
    },
    /** Records a post, then accepts it or fails as the mode says. */
    receive(bytes: Buffer, signature: string, response: ServerResponse): void {
      const body = bytes.toString("utf8");
      posted.push({
        receivedAt: new Date().toISOString(),
        signature,
        isSigned: matchesSignature(secret, signature, body),
        body,
      });
      if (mode === "hang") return;
      if (mode === "redirect") response.writeHead(302, { Location: "/" });
      else response.writeHead(mode === "accept" ? 204 : Number(mode));
      response.end();
    },
  };
}

function matchesSignature(secret: string, signature: string, body: string): boolean {
  const [, time = "", digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  return digest === createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}
