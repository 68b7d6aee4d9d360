// The lead pipeline, from the form to the staff's mailbox: what the rest of the site calls. Each part of it is a folder here.
import { createReadQueue } from "../bodies/read-queue.ts";
import { siteClock } from "../clock.ts";
import { bucketDeadlineMs, withDeadlines } from "../deadline.ts";
import { isOverLimit } from "../limits.ts";
import { errorFields, type Log } from "../log.ts";
import { orTryAgain, serveUpload } from "./desk/upload.ts";
import { createHealth, isHealthLink } from "./health.ts";
import type { InboxCalls } from "./inbox/inbox.ts";
import { acceptRequest } from "./intake/accept.ts";
import { checkConfirmation } from "./intake/confirmation.ts";
import { handOver } from "./intake/hand-over.ts";
import { createReceiptKeys } from "./letters/receipt-keys.ts";
import { acceptReceipts } from "./letters/receipts.ts";
import { createLinks } from "./links/links.ts";
import { createSignatures } from "./links/signatures.ts";
import { isUnconditional, type LeadBucket } from "./record/documents.ts";
import type { Lead } from "./record/lead.ts";
import { readSettings } from "./settings.ts";

export interface LeadsDependencies {
  env: Env;
  now(): Date;
  log: Log;
}

export type Leads = ReturnType<typeof createLeads>;

/** An isolate has 128 MB, and a body takes four times its length while its file is cleaned and stored. */
const longBodiesAtOnce = 2;
/** A body slower than this gives way to one that waits. Every body also has a deadline. */
const stallingBytesPerSecond = 16 * 1024;

export function createLeads({ env, now: clock, log }: LeadsDependencies) {
  const settings = readSettings(env);
  const { timing } = settings;
  const now = () => clock().getTime();
  const bucket = withDeadlines<LeadBucket>("bucket", env.LEADS, bucketDeadlineMs, { isRepeatable: isUnconditional });
  const signatures = createSignatures(settings.linkSecrets);
  const links = createLinks(settings.siteUrl, signatures, now);
  const readQueue = createReadQueue({
    permitCount: longBodiesAtOnce,
    longestWaitMs: timing.bodyWaitMs,
    stallMs: timing.bodyStallMs,
    bytesPerSecond: stallingBytesPerSecond,
  });
  const isRateLimited = (request: Request) => isOverLimit(env.REQUESTS_LIMIT, request, log);
  /**
   * One object for the whole site, in the visitors' region. A call that takes too long rejects: a request is safe without the inbox's
   * answer. Each call makes its own stub, because a stub only works within the request that made it.
   */
  const inbox = () =>
    withDeadlines<InboxCalls>("inbox", env.INBOX.getByName("inbox", { locationHint: "oc" }), timing.inboxMs, {
      withoutDeadline: ["runMaintenance", "compareWithDocuments"],
    });
  const sharedDependencies = { bucket, inbox, signatures, links, readQueue, isRateLimited, now, log };
  const intake = {
    ...sharedDependencies,
    isUnusuallyFrequent: (request: Request) => isOverLimit(env.REQUESTS_NOTICE, request, log),
  };
  const desk = {
    ...sharedDependencies,
    confirmWithdrawal: async (lead: Lead, reference: string) =>
      (await import("./letters/mailer.ts")).confirmWithdrawal(lead, reference, { settings, signatures }),
    bookings: settings.bookings,
    siteTime: siteClock(env, clock),
  };
  const receipts = {
    receiptKeys: createReceiptKeys(settings.mail, now),
    signatures,
    readQueue,
    isRateLimited: (request: Request) => isOverLimit(env.REPORTS_LIMIT, request, log),
    record: (reports: Parameters<InboxCalls["receipts"]>[0]) => inbox().receipts(reports),
    now,
    log,
  };
  return {
    accept: (request: Request) => acceptRequest(request, intake),
    checkSent: (query: URLSearchParams) => checkConfirmation(query, signatures.canSign, now()),
    viewRequest: async (query: URLSearchParams) => (await import("./desk/own-page.ts")).viewRequest(query, desk),
    changeRequest: async (request: Request) => (await import("./desk/change.ts")).changeRequest(request, desk),
    askForLink: async (request: Request) => (await import("./desk/ask-for-link.ts")).askForLink(request, desk),
    /** The booked visit, for the visitor's calendar. */
    serveVisit: (query: URLSearchParams) =>
      orTryAgain(async () => (await import("./desk/own-page.ts")).serveVisit(query, desk), log),
    /** The quote, for the visitor. */
    serveQuote: (query: URLSearchParams) =>
      orTryAgain(async () => (await import("./desk/own-page.ts")).serveQuote(query, desk), log),
    serveUpload: (alias: string, query: URLSearchParams) => orTryAgain(() => serveUpload(alias, query, desk), log),
    /** The list of open requests, or a request's card. */
    serveOffice: async (request: Request, alias?: string) =>
      (await import("./desk/office.ts")).serveOffice(request, alias, settings.access, desk),
    /** Describes a request for the command line. */
    inspect: async (request: Request, reference: string) =>
      (await import("./desk/inspect.ts")).inspect(request, reference, desk),
    acceptReceipts: (request: Request) => acceptReceipts(request, receipts),
    checkHealth: createHealth({ bucket, inbox, now, log }),
    isHealthLink: (query: URLSearchParams) => isHealthLink(query, { links, now }),
    /** Runs every ten minutes: hands over what still waits, then has the inbox do its maintenance. */
    async sweep(): Promise<void> {
      const { abandonedMs } = timing;
      const remainingCount = await handOver({ bucket, inbox, now, log, abandonedMs }).catch((error: unknown) => {
        log({ event: "hand-over-failed", ...errorFields(error) });
        return undefined;
      });
      await inbox()
        .runMaintenance(remainingCount)
        .catch((error: unknown) => log({ event: "maintenance-failed", ...errorFields(error) }));
    },
  };
}
