import { DurableObject } from "cloudflare:workers";
import { melbourneDate } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Log } from "../../log.ts";
import type { Mail, Relay } from "../mail/relay.ts";
import { eraseLead, eraseUnnamed, keys, type LeadBucket, readLead, UnreadableRequest } from "../storage/bucket.ts";
import type { Lead } from "../storage/lead.ts";
import type { LeadDelivery as Contract, EstimateStatus } from "../storage/store.ts";
import type { Timing } from "../timing.ts";
import {
  attemptBegins,
  attemptEnded,
  erasedOnceMore,
  escalate,
  mendClock,
  receiptCame,
  requestUnreadable,
  sendAgain,
  withdraw,
} from "./changes.ts";
import { withEnds } from "./ends.ts";
import { begin, type DeliveryState, isOut, type MailKind, nextStep, type Outcome, type Receipt } from "./state.ts";

export interface DeliveryDependencies {
  bucket: LeadBucket;
  relay: Relay;
  compose: Compose;
  timing: Timing;
  now(): number;
  log: Log;
}

/** Writes a mail. The request is there for the mails that repeat it; the others name the reference alone. */
export type Compose = (kind: MailKind, state: DeliveryState, lead: Lead | undefined) => Promise<Mail>;

/**
 * One object for each lead carries it out. It keeps no personal data, and its alarm never throws: a platform gives up on
 * an alarm that does. Made by a function of its dependencies, so that tests bring their own clock, relay and faults.
 */
export function createLeadDelivery<E>(dependenciesOf: (env: E) => DeliveryDependencies) {
  return class LeadDelivery extends DurableObject<E> implements Contract {
    readonly #parts: DeliveryDependencies;
    #state: DeliveryState | undefined;
    /** How often delivery or withdrawal was asked for: whoever ends things looks whether somebody has come meanwhile. */
    #asked = 0;
    /** While markers are being moved, nothing may think that it has deleted them. */
    #settling: Promise<void> | undefined;

    constructor(ctx: DurableObjectState, env: E) {
      super(ctx, env);
      this.#parts = dependenciesOf(env);
      ctx.blockConcurrencyWhile(async () => {
        this.#state = await ctx.storage.get<DeliveryState>("state");
      });
    }

    async deliver(id: string): Promise<EstimateStatus> {
      this.#asked += 1;
      const { storage } = this.ctx;
      const state = this.#state ?? begin(id, this.#parts.now());
      if (state !== this.#state) await Promise.all([this.#keep(state), this.#wakeAt(this.#parts.now())]);
      else if (state.settledOn === undefined && (await storage.getAlarm()) === null)
        await this.#wakeAt(this.#parts.now());
      await storage.sync();
      return standingOf(state);
    }

    async resend(id: string): Promise<EstimateStatus> {
      const { bucket, now } = this.#parts;
      await this.deliver(id);
      const { settledOn } = this.#current();
      const state = sendAgain(this.#current(), now());
      await Promise.all([this.#keep(state), this.#wakeAt(now())]);
      if (state.withdrawn) return standingOf(state);
      if (settledOn !== undefined) await this.#reopen(settledOn);
      else await bucket.put(keys.pending(id), "");
      return standingOf(state);
    }

    async withdraw(id: string): Promise<void> {
      this.#asked += 1;
      const { now } = this.#parts;
      const state = withdraw(this.#state ?? begin(id, now()), now());
      await Promise.all([this.#keep(state), this.#wakeAt(now())]);
      await this.ctx.storage.sync();
      if (state.withdrawn?.erased === 0) await this.#erase(state);
    }

    async receipt(kind: MailKind, receipt: Receipt, requestId: string | undefined): Promise<void> {
      const { now, timing } = this.#parts;
      const before = this.#state;
      if (!before) return;
      const state = receiptCame(before, kind, receipt, requestId, now(), timing);
      if (state === before) return;
      await Promise.all([this.#keep(state), this.#wakeAt(now())]);
      if (before.settledOn !== undefined && state.settledOn === undefined) await this.#reopen(before.settledOn);
    }

    override async alarm(): Promise<void> {
      const { now, timing, log } = this.#parts;
      try {
        for (;;) {
          if (!this.#state) return;
          const state = escalate(mendClock(this.#state, now(), timing), now(), timing);
          if (state !== this.#state) await this.#keep(state);
          const step = nextStep(state, now(), timing);
          if (step.do === "wait") return await this.#wakeAt(step.until);
          if (step.do === "send") await this.#send(step.mail);
          else if (step.do === "erase") await this.#erase(state);
          else if (step.do === "settle") await this.#settle(state);
          else if (step.do === "forget-upload") await this.#forgetUpload(state);
          else return await this.#end(state);
        }
      } catch (error) {
        log({
          event: "delivery-stumbled",
          lead: this.#reference(),
          kind: error instanceof Error ? error.name : typeof error,
        });
        await this.#wakeAt(now() + timing.retryFirstMs).catch(() => {});
      }
    }

    async #send(kind: MailKind): Promise<void> {
      const { bucket, relay, compose, timing, now, log } = this.#parts;
      const { id } = this.#current();
      const repeats = kind === "staff" || kind === "visitor";
      const lead = repeats ? await readLead(bucket, id).catch(unreadable) : undefined;
      if (lead === "unreadable") return this.#parkUnreadable(kind);
      // Withdrawn while it was read: that it is gone is no news, and what staff must be told is still to be sent.
      if (repeats && this.#current().withdrawn) return;
      if (!lead && repeats) return this.#forget(this.#current());
      if (lead) await this.#keep(withEnds(this.#current(), lead));
      const mail = await compose(kind, this.#current(), lead).catch(() => undefined);
      const begun = attemptBegins(this.#current(), kind, now());
      if (begun.withdrawn && kind !== "stop") return;
      // Written down before the relay is called: a crash from here on is known to have been one.
      await Promise.all([this.#keep(begun), this.#wakeAt(now() + timing.ambiguousMs)]);
      await this.ctx.storage.sync();
      if (this.#current().withdrawn && kind !== "stop") return;
      // A mail that can't even be written is treated like one that the relay finds at fault: plainer next time.
      const outcome: Outcome = mail ? await relay(mail) : { kind: "refused", because: "content", status: 0 };
      await this.#keep(attemptEnded(this.#current(), kind, outcome, now(), timing));
      const { attempts, parked } = this.#current().mails[kind];
      const status = outcome.kind === "refused" ? outcome.status : undefined;
      log({ event: "mail", lead: this.#reference(), mail: kind, outcome: outcome.kind, status, attempts, parked });
    }

    async #parkUnreadable(kind: MailKind): Promise<void> {
      const { now, timing, log } = this.#parts;
      await this.#keep(requestUnreadable(this.#current(), kind, now(), timing));
      log({ event: "request-unreadable", lead: this.#reference() });
    }

    /** Everything that is kept of a withdrawn lead goes, except that it was withdrawn. */
    async #erase(state: DeliveryState): Promise<void> {
      const { bucket } = this.#parts;
      await bucket.put(keys.withdrawn(state.id), "");
      await eraseLead(bucket, state.id);
      await this.#settling?.catch(() => {});
      await this.#deleteMarkers(this.#current());
      await this.#keep(erasedOnceMore(this.#current(), state));
    }

    async #settle(state: DeliveryState): Promise<void> {
      await eraseUnnamed(this.#parts.bucket, state.id);
      if (this.#current().withdrawn) return;
      this.#settling = this.#moveMarker(state);
      await this.#settling;
    }

    async #moveMarker(state: DeliveryState): Promise<void> {
      const { bucket, now } = this.#parts;
      // Written down before the marker is: whoever deletes it after a crash must know where it lies.
      const doneOn = state.doneOn ?? melbourneDate(new Date(now()));
      await this.#keep({ ...this.#current(), doneOn });
      await bucket.put(keys.done(doneOn, state.id), "");
      await bucket.delete(keys.pending(state.id));
      await this.#keep({ ...this.#current(), settledOn: doneOn });
    }

    async #forgetUpload(state: DeliveryState): Promise<void> {
      await eraseLead(this.#parts.bucket, state.id, [keys.request(state.id)]);
      const { uploadEnds: _, ...rest } = this.#current();
      await this.#keep(rest);
    }

    /** The lead's time is over. */
    async #end(state: DeliveryState): Promise<void> {
      await eraseLead(this.#parts.bucket, state.id);
      if (state.withdrawn) await this.#parts.bucket.delete(keys.withdrawn(state.id));
      await this.#forget(state);
    }

    /** There is nothing to deliver: the request is gone. Unless it has just come again. */
    async #forget(state: DeliveryState): Promise<void> {
      const asked = this.#asked;
      await this.#deleteMarkers(state);
      if (asked !== this.#asked) return;
      this.#state = undefined;
      await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
    }

    async #reopen(settledOn: string): Promise<void> {
      const { bucket } = this.#parts;
      const { id } = this.#current();
      await bucket.put(keys.pending(id), "");
      await bucket.delete(keys.done(settledOn, id));
    }

    async #deleteMarkers({ id, doneOn }: DeliveryState): Promise<void> {
      await this.#parts.bucket.delete([keys.pending(id), ...(doneOn !== undefined ? [keys.done(doneOn, id)] : [])]);
    }

    #current(): DeliveryState {
      if (!this.#state) throw new Error("a delivery ended while it was under way");
      return this.#state;
    }

    #reference(): string | undefined {
      return this.#state && referenceOf(this.#state.id);
    }

    #keep(state: DeliveryState): Promise<void> {
      this.#state = state;
      return this.ctx.storage.put("state", state);
    }

    /** The platform's alarms go by the real clock, whatever clock a test brings. */
    #wakeAt(time: number): Promise<void> {
      return this.ctx.storage.setAlarm(Date.now() + Math.max(0, time - this.#parts.now()));
    }
  };
}

function unreadable(error: unknown): "unreadable" {
  if (error instanceof UnreadableRequest) return "unreadable";
  throw error;
}

function standingOf({ withdrawn, settledOn, mails, receivedAt }: DeliveryState): EstimateStatus {
  const state = withdrawn ? "withdrawn" : settledOn !== undefined ? "done" : "pending";
  return { state, parked: mails.staff.parked || (isOut(mails.staff) && mails.visitor.parked), receivedAt };
}
