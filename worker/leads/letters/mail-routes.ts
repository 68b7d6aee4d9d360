// The mail service, and Cloudflare's own as a fallback for emails to staff.
import { business } from "#content/business.ts";
import { withDeadline } from "#worker/deadline.ts";
import { errorName } from "#worker/log.ts";
import type { MailRoute, SendResult } from "../record/delivery.ts";
import { type Email, emailHeaders, encodeAttachment } from "./relay.ts";

/** Hands one email to a mail service and returns the result. Never throws: the caller must always go on. */
export type MailService = (email: Email) => Promise<SendResult>;

/**
 * Tries the service named by `firstRoute`, then the other if that one refuses for any reason except the content. Without an answer the
 * email may have been sent, so the other service isn't tried.
 */
export function withFallback(primary: MailService, fallback: MailService | undefined) {
  return async (email: Email, firstRoute: MailRoute = "primary"): Promise<SendResult> => {
    if (!fallback) return primary(email);
    const [firstService, otherService] = firstRoute === "primary" ? [primary, fallback] : [fallback, primary];
    const result = await firstService(email);
    if (result.kind !== "refused" || result.because === "content") return result;
    const otherResult = await otherService(email);
    if (otherResult.kind !== "refused") return otherResult;
    // Only the primary service gives a status, and only the second refusal may be about the content.
    const reason = [result.reason, otherResult.reason].filter(Boolean).join(", ");
    return {
      kind: "refused",
      because: otherResult.because,
      status: result.status || otherResult.status,
      ...(reason && { reason }),
    };
  };
}

/** Cloudflare's own mail service. It sends to verified addresses only, needs no key, and has its own quota. */
export function createStaffFallback(
  binding: SendEmail | undefined,
  fromAddress: string,
  deadlineMs: number,
): MailService | undefined {
  if (!binding) return undefined;
  return async (email) => {
    const { subject, text, html, to, replyTo, attachments = [] } = email;
    try {
      const sending = binding.send({
        from: { email: fromAddress, name: business.name },
        to,
        subject,
        text,
        headers: emailHeaders(email),
        attachments: attachments.map((file) => ({ ...encodeAttachment(file), disposition: "attachment" as const })),
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo }),
      });
      const { messageId } = await withDeadline(sending, deadlineMs);
      return { kind: "accepted", requestId: messageId, route: "fallback" };
    } catch (error) {
      const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
      const reason = typeof code === "string" ? code : errorName(error);
      return refusalCodes.test(reason)
        ? { kind: "refused", because: "other", status: 0, reason }
        : { kind: "unknown", reason };
    }
  };
}

/**
 * Error codes that mean the email was not accepted. Internal and delivery errors may come after acceptance, so they count as
 * unknown.
 */
const refusalCodes = /^E_(?!INTERNAL|DELIVERY)/;
