// Hands an email to the mail service, MailChannels.
import { Emails, MailChannelsClient } from "mailchannels-sdk";
import { business } from "#content/business.ts";
import { errorName } from "#worker/log.ts";
import type { SendResult } from "../record/delivery.ts";
import type { MailSettings } from "../settings.ts";

export interface Email {
  subject: string;
  text: string;
  html?: string;
  to: string;
  replyTo?: string;
  /** For the `References` header. All emails about a lead share it, so they form one thread. */
  thread?: string;
  /** Not written by a person, so no mail program replies automatically. */
  automatic?: boolean;
  attachments?: { filename: string; type: string; text: string }[];
  /** Receipts name it. At most 48 characters, no spaces. */
  campaign: string;
}

export function createRelay(settings: MailSettings, deadlineMs: number) {
  return async (email: Email): Promise<SendResult> => {
    if (settings.key === undefined) return { kind: "refused", because: "other", status: 0, reason: "no-key" };
    const client = new ClientWithDeadline(settings.key, settings.url, deadlineMs);
    const { html, replyTo, attachments = [] } = email;
    const response = await new Emails(client)
      .send({
        from: { email: settings.from, name: business.name },
        to: { email: email.to },
        subject: email.subject,
        text: email.text,
        campaignId: email.campaign,
        headers: emailHeaders(email),
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo: { email: replyTo } }),
        ...(attachments.length > 0 && { attachments: attachments.map(encodeAttachment) }),
        ...(settings.dkim && { dkim: settings.dkim }),
      })
      .catch((error: unknown) => ({ reason: errorName(error) }));
    return "reason" in response ? { kind: "unknown", ...response } : resultOf(response);
  };
}

export function emailHeaders({ thread, automatic }: Email): Record<string, string> {
  return {
    ...(thread !== undefined && { References: thread }),
    ...(automatic && { "Auto-Submitted": "auto-generated" }),
  };
}

export function encodeAttachment({ text, ...attachment }: NonNullable<Email["attachments"]>[number]) {
  return { ...attachment, content: Buffer.from(text).toString("base64") };
}

type SendResponse = Awaited<ReturnType<Emails["send"]>>;

/**
 * The client library calls any status below 400 a success, whatever the body. We accept only a result that says "sent". A response
 * that can't be parsed may have been a success, so it counts as unknown.
 */
function resultOf({ data, error }: SendResponse): SendResult {
  const status = error?.statusCode ?? undefined;
  if (status !== undefined) return failureOf(status);
  // Without a status, the client library rejected the email before sending anything, or the call failed.
  if (error && clientErrors.test(error.message)) return contentRefusal("rejected-before-sending");
  if (error) return { kind: "unknown", reason: "no-status" };
  const results = Array.isArray(data?.results) ? data.results : [];
  const [result] = results;
  if (result?.status === "sent") return { kind: "accepted", ...(data?.requestId && { requestId: data.requestId }) };
  if (result?.status === "failed") return contentRefusal("failed-result");
  return { kind: "unknown", reason: "unclear-result" };
}

const clientErrors =
  /^(No (sender|recipients|email content) provided|campaignId must|Root |Personalization at|The maximum number)/;

function contentRefusal(reason: string): SendResult {
  return { kind: "refused", because: "content", status: 400, reason };
}

/** A gateway that got no response from the service doesn't know whether it accepted the email. */
function failureOf(status: number): SendResult {
  if (status === 502 || status === 504) return { kind: "unknown", reason: `status-${status}` };
  const isAboutContent = status === 400 || status === 413 || status === 422;
  return { kind: "refused", because: isAboutContent ? "content" : "other", status };
}

/** MailChannels' client, without its own retries and with a deadline. */
export class ClientWithDeadline extends MailChannelsClient {
  readonly #deadlineMs: number;

  constructor(key: string, baseUrl: string, deadlineMs: number) {
    super(key, { baseUrl });
    this.#deadlineMs = deadlineMs;
  }

  override get<T>(...[path, options]: Parameters<MailChannelsClient["get"]>): Promise<T> {
    return super.get<T>(path, { ...options, ...this.#singleAttempt() });
  }

  override post<T>(...[path, options]: Parameters<MailChannelsClient["post"]>): Promise<T> {
    return super.post<T>(path, { ...options, ...this.#singleAttempt() });
  }

  #singleAttempt() {
    return { retry: false, signal: AbortSignal.timeout(this.#deadlineMs) } as const;
  }
}
