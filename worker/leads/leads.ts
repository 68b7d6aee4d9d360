import { business } from "#content/business.ts";
import type { AssessmentAnswer, SentCheck, WithdrawalAnswer, WithdrawalCheck } from "#content/request/answer.ts";
import { createBodyMemory } from "../bodies/memory.ts";
import { shownClock } from "../clock.ts";
import { isOverLimit } from "../limits.ts";
import type { Log } from "../log.ts";
import type { CardDependencies } from "./card/serve-card.ts";
import type { Outcome } from "./delivery/state.ts";
import { sweep } from "./delivery/sweep.ts";
import { createHealth, type LeadsHealth } from "./health.ts";
import { acceptRequest } from "./intake/accept.ts";
import { acceptLaterFile, fileWanted } from "./intake/later-file.ts";
import { checkConfirmation } from "./links/confirmation.ts";
import { createLinks } from "./links/links.ts";
import { serveUpload } from "./links/serve-upload.ts";
import { createSignatures } from "./links/signatures.ts";
import { checkWithdrawal, withdraw } from "./links/withdrawal.ts";
import { composeAlert, composeHeartbeat } from "./mail/compose.ts";
import { createReceiptKeys } from "./mail/receipt-keys.ts";
import { acceptReceipts } from "./mail/receipts.ts";
import { createRelay } from "./mail/relay.ts";
import { readSettings } from "./settings.ts";

interface LeadsDependencies {
  env: Pick<Env, "LEADS" | "DELIVERY" | "REQUESTS_LIMIT" | "REQUESTS_NOTICE" | "REPORTS_LIMIT" | "CLOCK_OFFSET_MS">;
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
  health(): Promise<LeadsHealth>;
  sweep(): Promise<void>;
}

export function createLeads({ env, now, log }: LeadsDependencies): Leads {
  const settings = readSettings(env);
  const time = () => now().getTime();
  const bucket = env.LEADS;
  const signatures = createSignatures(settings.linkSecrets);
  const links = createLinks(settings.siteUrl, signatures, time);
  const deliveryOf = (id: string) => env.DELIVERY.getByName(id);
  const memory = createBodyMemory(bodyMemory);
  const receiptKeys = createReceiptKeys(settings.mail, time);
  const relay = createRelay(settings.mail, settings.timing.mailDeadlineMs, business.name);
  const receiving = {
    bucket,
    deliveryOf,
    signatures,
    links,
    memory,
    isTooOften: (request: Request) => isOverLimit(env.REQUESTS_LIMIT, request, log),
    isOften: (request: Request) => isOverLimit(env.REQUESTS_NOTICE, request, log),
    now: time,
    log,
  };
  const withdrawing = { bucket, links, deliveryOf, log };
  const shownNow = shownClock(env, now);
  const card: CardDependencies = { ...withdrawing, signatures, shownNow, now: time };
  return {
    accept: (request) => acceptRequest(request, receiving),
    fileWanted: (link) => fileWanted(link, receiving),
    acceptLaterFile: (request, link) => acceptLaterFile(request, link, receiving),
    checkSent: (query) => checkConfirmation({ signatures, links }, query),
    checkWithdrawal: (query) => checkWithdrawal(query, withdrawing),
    withdraw: (query) => withdraw(query, withdrawing),
    serveUpload: (alias, query) =>
      serveUpload({ alias, expires: query.get("expires") ?? "", signature: query.get("sig") ?? "" }, { bucket, links }),
    serveCard: async (request, name) => (await import("./card/serve-card.ts")).serveCard(request, name, card),
    acceptReceipts: (request) =>
      acceptReceipts(request, {
        memory,
        keys: receiptKeys,
        isTooOften: (call) => isOverLimit(env.REPORTS_LIMIT, call, log),
        idsOf: signatures.idsOf,
        now: time,
        tell: (id, kind, receipt, requestId) => deliveryOf(id).receipt(kind, receipt, requestId),
        log,
      }),
    health: createHealth(bucket, time),
    async sweep() {
      await sweep({
        bucket,
        deliveryOf,
        sendAlert: async (found) => {
          const outcomes = settings.mail.alertsTo.map((to) => relay(composeAlert(found, to, now())));
          return mostCertain(await Promise.all(outcomes));
        },
        sendHeartbeat: async (date, counts) =>
          (await relay(composeHeartbeat(date, counts, settings.mail.to))).kind === "accepted",
        timing: settings.timing,
        now: time,
        shownNow,
        log,
      });
    },
  };
}

/** A body takes four times its length while its file is cleaned and stored. */
const bodyMemory = { bytes: 24 * 1024 * 1024, patienceMs: 15_000, keptMs: 10_000 };

/** One reader of an alert is enough. */
function mostCertain(outcomes: Outcome[]): Outcome {
  const found = ["accepted", "unknown"].map((kind) => outcomes.find((outcome) => outcome.kind === kind));
  return found.find((outcome) => outcome !== undefined) ?? outcomes[0] ?? { kind: "unknown" };
}
