import { DurableObject } from "cloudflare:workers";
import { day } from "../timing.ts";

/** What deliveries ask before they send. */
export interface MailGate {
  /** How long to wait until it is this mail's turn. */
  turn(): Promise<number>;
  /** The relay asked for a pause: nobody's turn comes before it is over. */
  pause(ms: number): Promise<void>;
  /** Whether an address may get a confirmation of this request. The same request is always answered alike. */
  mayConfirm(address: string, request: string): Promise<boolean>;
}

export interface MailGateDependencies {
  /** Between two mails. */
  spacingMs: number;
  now(): number;
}

/** Confirmations to one address in a day. A household that corrects itself needs two; nobody needs more. */
const mostConfirmations = 2;
const forgottenAfterMs = 2 * day;
const longestPauseMs = 3_600_000;

/**
 * One object, through which all mails pass: it spaces them and counts the confirmations to each address. It stores no
 * address, only an HMAC of it next to ids, and forgets both after 48 hours.
 */
export function createMailGate<E>(dependenciesOf: (env: E) => MailGateDependencies) {
  return class MailGate extends DurableObject<E> implements MailGate {
    readonly #parts: MailGateDependencies;
    /** Not stored: after a restart the first mail goes out at once. */
    #nextTurn = 0;

    constructor(ctx: DurableObjectState, env: E) {
      super(ctx, env);
      this.#parts = dependenciesOf(env);
    }

    async turn(): Promise<number> {
      const { now, spacingMs } = this.#parts;
      // A clock that was set back must not keep everybody waiting.
      if (this.#nextTurn > now() + longestPauseMs * 2) this.#nextTurn = now();
      const next = Math.max(this.#nextTurn, now());
      this.#nextTurn = next + spacingMs;
      return next - now();
    }

    async pause(ms: number): Promise<void> {
      const until = this.#parts.now() + Math.min(ms, longestPauseMs);
      this.#nextTurn = Math.max(this.#nextTurn, until);
    }

    async mayConfirm(address: string, request: string): Promise<boolean> {
      const { storage } = this.ctx;
      const now = this.#parts.now();
      const before = readConfirmations(await storage.get(address)).filter(({ at }) => Math.abs(now - at) < day);
      if (before.some((one) => one.request === request)) return true;
      if (before.length >= mostConfirmations) return false;
      await storage.put(address, [...before, { request, at: now }]);
      if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + forgottenAfterMs);
      return true;
    }

    override async alarm(): Promise<void> {
      const { storage } = this.ctx;
      const now = this.#parts.now();
      let left = 0;
      for (const [address, stored] of await storage.list()) {
        const recent = readConfirmations(stored).filter(({ at }) => Math.abs(now - at) < day);
        if (recent.length === 0) await storage.delete(address);
        else left += 1;
      }
      if (left > 0) await storage.setAlarm(Date.now() + day);
    }
  };
}

interface Confirmation {
  request: string;
  at: number;
}

function readConfirmations(stored: unknown): Confirmation[] {
  return Array.isArray(stored) ? stored.filter(isConfirmation) : [];
}

function isConfirmation(value: unknown): value is Confirmation {
  return (
    typeof value === "object" && value !== null && "request" in value && "at" in value && typeof value.at === "number"
  );
}
