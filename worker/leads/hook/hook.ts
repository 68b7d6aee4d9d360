import { createHmac } from "node:crypto";
import type { Outcome } from "../inbox/policy.ts";
import type { LetterContext } from "../inbox/types.ts";
import type { HookSettings } from "../settings.ts";
import { type PayloadDependencies, requestPayload, withdrawnPayload } from "./payload.ts";

/** Tells the business's own system, and says what became of it. Never throws where the request is there. */
export type Hook = (kind: "hook" | "unhook", context: LetterContext) => Promise<Outcome>;

/**
 * Posts what happened to the business's own system, signed. Undefined where none is configured. Its answer is not read:
 * only its status counts, and a redirect is no answer, since a request is handed to no address but the one configured.
 */
export function createHook(
  settings: HookSettings | undefined,
  parts: PayloadDependencies,
  deadlineMs: number,
): Hook | undefined {
  if (!settings) return undefined;
  const { url, secret } = settings;
  return async (kind, context) => {
    const payload = kind === "unhook" ? withdrawnPayload(context, parts) : await requestPayload(context, parts);
    const body = JSON.stringify(payload);
    const time = Math.floor(parts.now() / 1000);
    try {
      const answer = await fetch(url, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", "X-Signature": signatureOf(secret, time, body) },
        redirect: "manual",
        signal: AbortSignal.timeout(deadlineMs),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    } catch {
      // Posted again with the same id, so that a copy does no harm.
      return { kind: "refused", because: "other", status: 0 };
    }
  };
}

function signatureOf(secret: string, time: number, body: string): string {
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: "accepted" };
  return status === 410 ? { kind: "gone" } : { kind: "refused", because: "other", status };
}
