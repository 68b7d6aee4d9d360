import type { BodyMemory } from "../bodies/memory.ts";
import type { Log } from "../log.ts";
import type { InboxCalls } from "./inbox/types.ts";
import type { Links } from "./links/links.ts";
import type { Signatures } from "./links/signatures.ts";
import type { LeadBucket } from "./storage/bucket.ts";
import type { Lead } from "./storage/lead.ts";

/** What the lead's way works with. Each part names what it takes of it. */
export interface LeadsContext {
  bucket: LeadBucket;
  /** Every call is answered in time or rejects: a request is safe without the inbox's answer. */
  inbox(): InboxCalls;
  signatures: Signatures;
  links: Links;
  memory: BodyMemory;
  /** Whether a network sends so many requests that it can only be abuse. */
  isTooOften(request: Request): Promise<boolean>;
  /** Whether a network sends more requests than a household does: worth a second look, no more. */
  isOften(request: Request): Promise<boolean>;
  /** Where Cloudflare Access stands in front of the office: whether it let this one in. */
  isLetIn: ((request: Request) => Promise<boolean>) | undefined;
  /** Mails the visitor that their request was withdrawn. */
  sayGoodbye(lead: Lead, reference: string): Promise<void>;
  /** The time that the site shows: an estimate says in the office what its page says. */
  shownNow(): Date;
  now(): number;
  log: Log;
}
