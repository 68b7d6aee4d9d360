import { createBodyMemory } from "../bodies/memory.ts";
import { shownClock } from "../clock.ts";
import { isOverLimit } from "../limits.ts";
import type { Log } from "../log.ts";
import type { LeadsContext } from "./context.ts";
import { createHealth } from "./health.ts";
import type { InboxCalls } from "./inbox/types.ts";
import { acceptRequest } from "./intake/accept.ts";
import { checkConfirmation } from "./links/confirmation.ts";
import { createLinks } from "./links/links.ts";
import { serveUpload } from "./links/serve-upload.ts";
import { createSignatures } from "./links/signatures.ts";
import { createReceiptKeys } from "./mail/receipt-keys.ts";
import { acceptReceipts } from "./mail/receipts.ts";
import { createAccess } from "./office/access.ts";
import { readSettings } from "./settings.ts";
import { timed } from "./storage/deadline.ts";
import { handOver } from "./storage/hand-over.ts";

interface LeadsDependencies {
  env: Pick<
    Env,
    "LEADS" | "INBOX" | "REQUESTS_LIMIT" | "REQUESTS_NOTICE" | "REPORTS_LIMIT" | "SITE_URL" | "CLOCK_OFFSET_MS"
  >;
  now(): Date;
  log: Log;
}

/** The lead pipeline as the rest of the site calls it. */
export type Leads = ReturnType<typeof createLeads>;

export function createLeads({ env, now, log }: LeadsDependencies) {
  const settings = readSettings(env);
  const time = () => now().getTime();
  const { inboxMs, abandonedMs } = settings.timing;
  const signatures = createSignatures(settings.linkSecrets);
  const context: LeadsContext = {
    bucket: env.LEADS,
    // One for the whole site, where its visitors are. A stub lives no longer than the request that made it.
    inbox: () => timed<InboxCalls>(env.INBOX.getByName("inbox", { locationHint: "oc" }), inboxMs, ["tend", "compare"]),
    signatures,
    links: createLinks(settings.siteUrl, signatures, time),
    memory: createBodyMemory(bodyMemory),
    isTooOften: (request) => isOverLimit(env.REQUESTS_LIMIT, request, log),
    isOften: (request) => isOverLimit(env.REQUESTS_NOTICE, request, log),
    isLetIn: settings.access && createAccess(settings.access, (address) => fetch(address)),
    sayGoodbye: async (lead, reference) =>
      (await import("./mail/goodbye.ts")).sayGoodbye(lead, reference, settings.mail, signatures.aliasOf(lead.id)),
    shownNow: shownClock(env, now),
    now: time,
    log,
  };
  const receiptKeys = createReceiptKeys(settings.mail, time);
  const receipts = {
    ...context,
    keys: receiptKeys,
    isTooOften: (call: Request) => isOverLimit(env.REPORTS_LIMIT, call, log),
  };
  return {
    accept: (request: Request) => acceptRequest(request, context),
    checkSent: (query: URLSearchParams) => checkConfirmation(query, signatures.canSign),
    checkRequest: async (query: URLSearchParams) =>
      (await import("./request-page/open.ts")).checkRequestLink(query, context),
    changeRequest: async (request: Request) =>
      (await import("./request-page/change.ts")).changeRequest(request, context),
    /** The visit that is booked, for the visitor's calendar. */
    serveVisit: async (query: URLSearchParams) => (await import("./request-page/visit.ts")).serveVisit(query, context),
    serveUpload: (alias: string, query: URLSearchParams) => serveUpload(alias, query, context),
    /** The list of open requests, or a request's card. */
    serveOffice: async (request: Request, alias?: string) =>
      (await import("./office/serve.ts")).serveOffice(request, alias, context),
    /** Where a request stands, for the command line. */
    inspect: async (request: Request, reference: string) =>
      (await import("./office/inspect.ts")).inspect(request, reference, context),
    acceptReceipts: (request: Request) => acceptReceipts(request, receipts),
    health: createHealth(context),
    async sweep(): Promise<void> {
      const left = await handOver({ ...context, abandonedMs }).catch((error: unknown) => {
        log({ event: "hand-over-stumbled", kind: error instanceof Error ? error.name : typeof error });
        return 0;
      });
      await context.inbox().tend(left);
    },
  };
}

/** A body takes four times its length while its file is cleaned and stored. */
const bodyMemory = { bytes: 24 * 1024 * 1024, patienceMs: 20_000, keptMs: 10_000 };
