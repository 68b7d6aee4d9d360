import { withDeadlines } from "#worker/deadline.ts";
import { createBodyMemory } from "../bodies/memory.ts";
import { shownClock } from "../clock.ts";
import { isOverLimit } from "../limits.ts";
import type { Log } from "../log.ts";
import { hasAccess } from "./desk/access.ts";
import type { InboxCalls } from "./inbox/types.ts";
import { createReceiptKeys } from "./letters/receipt-keys.ts";
import { createLinks } from "./links/links.ts";
import { createSignatures } from "./links/signatures.ts";
import type { LeadBucket } from "./record/documents.ts";
import type { Lead } from "./record/lead.ts";
import { readSettings } from "./settings.ts";

export interface LeadsDependencies {
  env: Env;
  now(): Date;
  log: Log;
}

/** The pipeline's dependencies. Each function declares those that it uses. */
export type LeadsContext = ReturnType<typeof createContext>;

export function createContext({ env, now, log }: LeadsDependencies) {
  const settings = readSettings(env);
  const { access, timing } = settings;
  const time = () => now().getTime();
  const signatures = createSignatures(settings.linkSecrets);
  const bucket: LeadBucket = env.LEADS;
  const context = {
    settings,
    bucket,
    /**
     * One object for the whole site, where its visitors are. Every call is answered in time or rejects: a request is safe
     * without the inbox's answer. A stub lives no longer than the request that made it.
     */
    inbox: () =>
      withDeadlines<InboxCalls>(env.INBOX.getByName("inbox", { locationHint: "oc" }), timing.inboxMs, [
        "runMaintenance",
        "compareWithDocuments",
      ]),
    signatures,
    links: createLinks(settings.siteUrl, signatures, time),
    memory: createBodyMemory({
      bytes: bodyMemoryBytes,
      longestWaitMs: timing.bodyWaitMs,
      guaranteedMs: timing.bodyHeldMs,
    }),
    /** Whether a network sends so many requests that it can only be abuse. */
    isTooOften: (request: Request) => isOverLimit(env.REQUESTS_LIMIT, request, log),
    /** Whether a network sends more requests than a household does: worth a second look, no more. */
    isOften: (request: Request) => isOverLimit(env.REQUESTS_NOTICE, request, log),
    /** Whether a network posts so many reports of mails that it can only be abuse. */
    reportsTooOften: (request: Request) => isOverLimit(env.REPORTS_LIMIT, request, log),
    receiptKeys: createReceiptKeys(settings.mail, time),
    /** Whether Cloudflare Access let this visitor into the office, where Access is set up. */
    isLetIn: access && ((request: Request) => hasAccess(request, access)),
    /** Mails the visitor that their request was withdrawn: one attempt, since its address is deleted next. */
    async confirmWithdrawal(lead: Lead, reference: string): Promise<void> {
      const { createMailer } = await import("./letters/mailer.ts");
      await createMailer(context).confirmWithdrawal(lead, reference);
    },
    /** The time that the site shows: an estimate says in the office what its page says. */
    shownNow: shownClock(env, now),
    now: time,
    log,
  };
  return context;
}

/** A body takes four times its length while its file is cleaned and stored. */
const bodyMemoryBytes = 24 * 1024 * 1024;
