import type { AssessmentAnswer, SentCheck, WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";
import { createBodyMemory } from "../bodies/memory.ts";
import { shownClock } from "../clock.ts";
import { isOverLimit } from "../limits.ts";
import type { Log } from "../log.ts";
import type { CardDependencies } from "./card/serve-card.ts";
import { createHealth } from "./health.ts";
import type { InboxCalls } from "./inbox/types.ts";
import { acceptRequest } from "./intake/accept.ts";
import { acceptLaterFile, fileWanted } from "./intake/later-file.ts";
import { checkConfirmation } from "./links/confirmation.ts";
import { createLinks } from "./links/links.ts";
import { serveUpload } from "./links/serve-upload.ts";
import { createSignatures } from "./links/signatures.ts";
import { checkWithdrawal, withdraw } from "./links/withdrawal.ts";
import { createReceiptKeys } from "./mail/receipt-keys.ts";
import { acceptReceipts } from "./mail/receipts.ts";
import { readSettings } from "./settings.ts";
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
export interface Leads {
  accept(request: Request): Promise<AssessmentAnswer>;
  fileWanted(link: string): Promise<string | undefined>;
  acceptLaterFile(request: Request, link: string): Promise<AssessmentAnswer>;
  checkSent(query: URLSearchParams): Promise<SentCheck>;
  checkWithdrawal(query: URLSearchParams): Promise<WithdrawalCheck>;
  withdraw(query: URLSearchParams): Promise<WithdrawalAnswer>;
  serveUpload(alias: string, query: URLSearchParams): Promise<Response>;
  serveCard(request: Request, alias: string): Promise<Response>;
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
  const withdrawing = { bucket, links, inbox, inboxMs, log };
  const shownNow = shownClock(env, now);
  const card: CardDependencies = { ...withdrawing, signatures, isTooOften, shownNow, now: time };
  return {
    accept: (request) => acceptRequest(request, receiving),
    fileWanted: (link) => fileWanted(link, receiving),
    acceptLaterFile: (request, link) => acceptLaterFile(request, link, receiving),
    checkSent: (query) => checkConfirmation({ signatures, links }, query),
    checkWithdrawal: (query) => checkWithdrawal(query, withdrawing),
    withdraw: (query) => withdraw(query, withdrawing),
    serveUpload: (alias, query) =>
      serveUpload({ alias, expires: query.get("expires") ?? "", signature: query.get("sig") ?? "" }, withdrawing),
    serveCard: async (request, name) => (await import("./card/serve-card.ts")).serveCard(request, name, card),
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
const bodyMemory = { bytes: 24 * 1024 * 1024, patienceMs: 15_000, keptMs: 10_000 };
