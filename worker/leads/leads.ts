import type { AssessmentAnswer, SentCheck } from "#content/request/answer.ts";
import type { RequestAnswer, RequestCheck } from "#content/request/view.ts";
import { createBodyMemory } from "../bodies/memory.ts";
import { shownClock } from "../clock.ts";
import { isOverLimit } from "../limits.ts";
import type { Log } from "../log.ts";
import { createHealth } from "./health.ts";
import type { InboxCalls } from "./inbox/types.ts";
import { acceptRequest } from "./intake/accept.ts";
import { checkConfirmation } from "./links/confirmation.ts";
import { createLinks, linkIn } from "./links/links.ts";
import { serveUpload } from "./links/serve-upload.ts";
import { createSignatures } from "./links/signatures.ts";
import { createReceiptKeys } from "./mail/receipt-keys.ts";
import { acceptReceipts } from "./mail/receipts.ts";
import { createAccess } from "./office/access.ts";
import { readSettings } from "./settings.ts";
import { handOver } from "./storage/hand-over.ts";
import type { Lead } from "./storage/lead.ts";

interface LeadsDependencies {
  env: Pick<
    Env,
    "LEADS" | "INBOX" | "REQUESTS_LIMIT" | "REQUESTS_NOTICE" | "REPORTS_LIMIT" | "SITE_URL" | "CLOCK_OFFSET_MS"
  >;
  now(): Date;
  log: Log;
}

/** The lead pipeline as the rest of the site calls it. */
export interface Leads {
  accept(request: Request): Promise<AssessmentAnswer>;
  checkSent(query: URLSearchParams): SentCheck;
  checkRequest(query: URLSearchParams): Promise<RequestCheck>;
  changeRequest(request: Request): Promise<RequestAnswer>;
  /** The visit that is booked, for the visitor's calendar. */
  serveVisit(query: URLSearchParams): Promise<Response>;
  serveUpload(alias: string, query: URLSearchParams): Promise<Response>;
  /** The list of open requests, or a request's card. */
  serveOffice(request: Request, alias?: string): Promise<Response>;
  /** Where a request stands, for the command line. */
  inspect(request: Request, reference: string): Promise<Response>;
  acceptReceipts(request: Request): Promise<Response>;
  health(): Promise<{ ok: boolean }>;
  sweep(): Promise<void>;
}

export function createLeads({ env, now, log }: LeadsDependencies): Leads {
  const settings = readSettings(env);
  const time = () => now().getTime();
  const bucket = env.LEADS;
  const { inboxMs, abandonedMs } = settings.timing;
  const signatures = createSignatures(settings.linkSecrets);
  const links = createLinks(settings.siteUrl, signatures, time);
  // One for the whole site, where its visitors are. A stub lives no longer than the request that made it.
  const inbox = (): InboxCalls => env.INBOX.getByName("inbox", { locationHint: "oc" });
  const memory = createBodyMemory(bodyMemory);
  const receiptKeys = createReceiptKeys(settings.mail, time);
  const isTooOften = (request: Request) => isOverLimit(env.REQUESTS_LIMIT, request, log);
  const receiving = {
    bucket,
    inbox,
    inboxMs,
    signatures,
    links,
    memory,
    isTooOften,
    isOften: (request: Request) => isOverLimit(env.REQUESTS_NOTICE, request, log),
    now: time,
    log,
  };
  const shownNow = shownClock(env, now);
  const sayGoodbye = async (lead: Lead, reference: string) =>
    (await import("./mail/goodbye.ts")).sayGoodbye(lead, reference, settings.mail, signatures.aliasOf(lead.id));
  const ownPage = { ...receiving, sayGoodbye, shownNow };
  const isLetIn = settings.access && createAccess(settings.access, (address) => fetch(address), time);
  const office = { bucket, links, inbox, inboxMs, isTooOften, isLetIn, sayGoodbye, shownNow, now: time, log };
  return {
    accept: (request) => acceptRequest(request, receiving),
    checkSent: (query) => checkConfirmation(query, signatures.canSign),
    checkRequest: async (query) => (await import("./request-page/open.ts")).checkRequestLink(query, ownPage),
    serveVisit: async (query) => (await import("./request-page/visit.ts")).serveVisit(query, ownPage),
    changeRequest: async (request) => (await import("./request-page/change.ts")).changeRequest(request, ownPage),
    serveUpload: (alias, query) => serveUpload({ ...linkIn(query), alias }, { bucket, links, inbox, inboxMs }),
    serveOffice: async (request, alias) => (await import("./office/serve.ts")).serveOffice(request, alias, office),
    inspect: async (request, reference) =>
      (await import("./office/inspect.ts")).inspect(request, reference, { links, signatures, inbox, now: time }),
    acceptReceipts: (request) =>
      acceptReceipts(request, {
        memory,
        keys: receiptKeys,
        isTooOften: (call) => isOverLimit(env.REPORTS_LIMIT, call, log),
        idsOf: signatures.idsOf,
        now: time,
        inbox,
        log,
      }),
    health: createHealth(bucket, inbox, time),
    async sweep() {
      const left = await handOver({ bucket, inbox, inboxMs, abandonedMs, now: time, log }).catch((error: unknown) => {
        log({ event: "hand-over-stumbled", kind: error instanceof Error ? error.name : typeof error });
        return 0;
      });
      await inbox().tend(left);
    },
  };
}

/** A body takes four times its length while its file is cleaned and stored. */
const bodyMemory = { bytes: 24 * 1024 * 1024, patienceMs: 20_000, keptMs: 10_000 };
