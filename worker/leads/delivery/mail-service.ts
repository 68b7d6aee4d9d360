import type { Lead } from "../storage/lead.ts";
import type { DeliveryState, MailKind, Outcome } from "./state.ts";

export interface Mail {
  subject: string;
  text: string;
  html?: string;
  to: string;
  replyTo?: string;
  /** All mails about a lead name the same reference and so are one thread. */
  thread?: string;
  /** Not written by a person: no mail program answers it by itself. */
  automatic?: boolean;
  attachments?: { filename: string; type: string; text: string }[];
  /** Comes back in receipts. At most 48 characters, no spaces. */
  campaign: string;
}

/** Hands one mail to the relay and says what became of it. Never throws: the caller must always go on. */
export type Relay = (mail: Mail) => Promise<Outcome>;

/** Tells the business's own system, and says what became of it. Never throws where it is configured and the request is there. */
export type Hook = (kind: "hook" | "unhook", state: DeliveryState, lead: Lead | undefined) => Promise<Outcome>;

/** Writes a mail. The request is there for the mails that repeat it; the others name the reference alone. */
export type Compose = (kind: MailKind, state: DeliveryState, lead: Lead | undefined) => Promise<Mail>;
