import { Emails, MailChannelsClient } from "mailchannels-sdk";
import { business } from "#content/business.ts";
import { errorName } from "#worker/log.ts";
import type { SendResult } from "../record/delivery.ts";
import type { MailSettings } from "../settings.ts";

export interface Mail {
  subject: string;
  text: string;
  html?: string;
  to: string;
  replyTo?: string;
  /** All emails about a lead name the same reference, so they form one thread. */
  thread?: string;
  /** Not written by a person, so no mail program replies automatically. */
  automatic?: boolean;
  attachments?: { filename: string; type: string; text: string }[];
  /** Comes back in receipts. At most 48 characters, no spaces. */
  campaign: string;
}

export function createRelay(settings: MailSettings, deadlineMs: number) {
  return async (mail: Mail): Promise<SendResult> => {
    if (settings.key === undefined) return { kind: "refused", because: "other", status: 0 };
    const client = new ClientWithDeadline(settings.key, settings.url, deadlineMs);
    const { html, replyTo, thread, automatic, attachments = [] } = mail;
    const headers = {
      ...(thread !== undefined && { References: thread }),
      ...(automatic && { "Auto-Submitted": "auto-generated" }),
    };
    const sent = await new Emails(client)
      .send({
        from: { email: settings.from, name: business.name },
        to: { email: mail.to },
        subject: mail.subject,
        text: mail.text,
        campaignId: mail.campaign,
        headers,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo: { email: replyTo } }),
        ...(attachments.length > 0 && { attachments: attachments.map(encoded) }),
        ...(settings.dkim && { dkim: settings.dkim }),
      })
      .catch((error: unknown) => ({ reason: errorName(error) }));
    return "reason" in sent ? { kind: "unknown", ...sent } : outcomeOf(sent);
  };
}

export function encoded({ text, ...named }: NonNullable<Mail["attachments"]>[number]) {
  return { ...named, content: Buffer.from(text).toString("base64") };
}

type Sent = Awaited<ReturnType<Emails["send"]>>;

/**
 * The client calls any status below 400 a success, whatever the body. We accept only a result that says "sent". A response that
 * can't be parsed may have been a success, so it counts as unknown.
 */
function outcomeOf({ data, error }: Sent): SendResult {
  const status = error?.statusCode ?? undefined;
  if (status !== undefined) return refusal(status);
  // An error without a status: the client rejected the email before sending anything.
  if (error) return clientFault.test(error.message) ? refusal(400) : { kind: "unknown" };
  const results = Array.isArray(data?.results) ? data.results : [];
  const [result] = results;
  if (result?.status === "sent") return { kind: "accepted", ...(data?.requestId && { requestId: data.requestId }) };
  return result?.status === "failed" ? refusal(400) : { kind: "unknown" };
}

const clientFault =
  /^(No (sender|recipients|email content) provided|campaignId must|Root |Personalization at|The maximum number)/;

function refusal(status: number): SendResult {
  if (status === 502 || status === 504) return { kind: "unknown" };
  const content = status === 400 || status === 413 || status === 422;
  return { kind: "refused", because: content ? "content" : "other", status };
}

/** Makes no retries of its own, and has a deadline. */
export class ClientWithDeadline extends MailChannelsClient {
  readonly #deadlineMs: number;

  constructor(key: string, baseUrl: string, deadlineMs: number) {
    super(key, { baseUrl });
    this.#deadlineMs = deadlineMs;
  }

  override get<T>(...[path, options]: Parameters<MailChannelsClient["get"]>): Promise<T> {
    return super.get<T>(path, { ...options, ...this.#once() });
  }

  override post<T>(...[path, options]: Parameters<MailChannelsClient["post"]>): Promise<T> {
    return super.post<T>(path, { ...options, ...this.#once() });
  }

  #once() {
    return { retry: false, signal: AbortSignal.timeout(this.#deadlineMs) } as const;
  }
}
