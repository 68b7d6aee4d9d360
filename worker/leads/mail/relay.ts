import { Emails, MailChannelsClient } from "mailchannels-sdk";
import type { Outcome } from "../delivery/state.ts";
import type { MailSettings } from "../settings.ts";

export interface Mail {
  subject: string;
  text: string;
  html?: string;
  to: string;
  replyTo?: string;
  /** All mails about a lead name the same reference and so lie in one thread. */
  thread?: string;
  /** Comes back in receipts. At most 48 characters, no spaces. */
  campaign: string;
}

/** Hands one mail to the relay and says what became of it. Never throws: who calls must always go on. */
export type Relay = (mail: Mail) => Promise<Outcome>;

export function createRelay(settings: MailSettings, deadlineMs: number, senderName: string): Relay {
  return async (mail) => {
    if (settings.key === undefined) return { kind: "refused", because: "other", status: 0 };
    const emails = new Emails(new ClientWithDeadline(settings.key, settings.url, deadlineMs));
    const { html, replyTo, thread } = mail;
    const sent = await emails
      .send({
        from: { email: settings.from, name: senderName },
        to: { email: mail.to },
        subject: mail.subject,
        text: mail.text,
        campaignId: mail.campaign,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo: { email: replyTo } }),
        ...(thread !== undefined && { headers: { References: thread } }),
        ...(settings.dkim && { dkim: settings.dkim }),
      })
      .catch(() => undefined);
    return sent ? outcomeOf(sent) : { kind: "unknown" };
  };
}

type Sent = Awaited<ReturnType<Emails["send"]>>;

/**
 * The client calls any answer below 400 a success, whatever its body; only a result that says "sent" is one here. An
 * answer that can't be understood may have been a success, and is treated as neither.
 */
function outcomeOf({ data, error }: Sent): Outcome {
  const status = error?.statusCode ?? undefined;
  if (status !== undefined) return refusal(status);
  // Without a status the client found the mail at fault before it sent anything.
  if (error) return clientFault.test(error.message) ? refusal(400) : { kind: "unknown" };
  const results = Array.isArray(data?.results) ? data.results : [];
  const [result] = results;
  if (result?.status === "sent") return { kind: "accepted", ...(data?.requestId && { requestId: data.requestId }) };
  return result?.status === "failed" ? refusal(400) : { kind: "unknown" };
}

const clientFault =
  /^(No (sender|recipients|email content) provided|campaignId must|Root |Personalization at|The maximum number)/;

function refusal(status: number): Outcome {
  if (status === 502 || status === 504) return { kind: "unknown" };
  const content = status === 400 || status === 413 || status === 422;
  return { kind: "refused", because: content ? "content" : "other", status };
}

class ClientWithDeadline extends MailChannelsClient {
  readonly #deadlineMs: number;

  constructor(key: string, baseUrl: string, deadlineMs: number) {
    super(key, { baseUrl });
    this.#deadlineMs = deadlineMs;
  }

  override post<T>(...[path, options]: Parameters<MailChannelsClient["post"]>): Promise<T> {
    return super.post<T>(path, { ...options, retry: false, signal: AbortSignal.timeout(this.#deadlineMs) });
  }
}
