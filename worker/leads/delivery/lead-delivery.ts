import { DurableObject } from "cloudflare:workers";
import { melbourneDate } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import type { Log } from "#worker/log.ts";
import { recordKey, writeRecord } from "../calls/record.ts";
import { eraseLead, eraseUnnamed, keys, type LeadBucket, readLead, UnreadableRequest } from "../storage/bucket.ts";
import { isReplaced } from "../storage/chain.ts";
import type { Lead } from "../storage/lead.ts";
import { addMark, type NewMark, readMarks, summaryOf } from "../storage/marks.ts";
import type { LeadDelivery as Contract, DeliveryStatus } from "../storage/store.ts";
import { minute, type Timing } from "../timing.ts";
import type { MailGate } from "./mail-gate.ts";
import type { Compose, Hook, Relay } from "./mail-service.ts";
import { problemKinds } from "./problems.ts";
import { type Reminder, recordOf } from "./promise/reminders.ts";
import type { DeliveryRules } from "./rules.ts";
import { begin, type DeliveryState, isHook, type MailKind, type Outcome, type Receipt, type Step } from "./state.ts";
import { parseState } from "./stored-state.ts";

export interface DeliveryDependencies {
  rules: DeliveryRules;
  bucket: LeadBucket;
  relay: Relay;
  gate: MailGate;
  /** Names an address in the gate without giving it away. */
  addressKey(email: string): string;
  compose: Compose;
  /** The business's own system, where one is configured. */
  hook: Hook | undefined;
  timing: Timing;
  now(): number;
  /** From 0 to 1: spreads retries. */
  chance(): number;
  log: Log;
}

/**
 * One object for each lead delivers it. It holds no personal data, and its alarm never throws: the platform gives up on an
 * alarm that does. Made by a function of its dependencies, so that tests bring their own clock, relay and faults.
 */
export function createLeadDelivery<E>(dependenciesOf: (env: E) => DeliveryDependencies) {
  return class LeadDelivery extends DurableObject<E> implements Contract {
    readonly #parts: DeliveryDependencies;
    readonly #rules: DeliveryRules;
    #state: DeliveryState | undefined;
    /** How often delivery or withdrawal was requested: whoever ends things checks whether a request came meanwhile. */
    #requests = 0;
    /** While markers are being moved, nothing may think that it has deleted them. */
    #settling: Promise<void> | undefined;
    /** The last mark that is being written: the next one goes behind it. */
    #marking: Promise<unknown> = Promise.resolve();

    constructor(ctx: DurableObjectState, env: E) {
      super(ctx, env);
      this.#parts = dependenciesOf(env);
      this.#rules = this.#parts.rules;
      ctx.blockConcurrencyWhile(async () => {
        const stored = await ctx.storage.get("state");
        this.#state = stored === undefined ? undefined : parseState(stored);
        if (stored !== undefined && !this.#state) this.#parts.log({ event: "state-unreadable" });
      });
    }

    async deliver(id: string): Promise<DeliveryStatus> {
      this.#requests += 1;
      const { now, timing } = this.#parts;
      const state = this.#state ?? begin(id, now());
      if (state !== this.#state) await Promise.all([this.#save(state), this.#wakeAt(now())]);
      else {
        const alarm = await this.ctx.storage.getAlarm();
        const wait = alarm === null ? Number.POSITIVE_INFINITY : alarm - Date.now();
        const longest = this.#rules.longestWait(timing);
        // Too far ahead where the clock was wrong when it was set; overdue where the platform lost it. A minute late is usual.
        if (wait > longest || -wait > Math.min(longest, minute)) await this.#wakeAt(now());
      }
      await this.ctx.storage.sync();
      return statusOf(state);
    }

    async resend(id: string): Promise<DeliveryStatus> {
      const { bucket, now } = this.#parts;
      await this.deliver(id);
      const { settledOn } = this.#current();
      const state = this.#rules.sendAgain(this.#current(), now());
      await Promise.all([this.#save(state), this.#wakeAt(now())]);
      if (state.withdrawn) return statusOf(state);
      if (settledOn !== undefined) await this.#reopen(settledOn);
      else await bucket.put(keys.pending(id), "");
      return statusOf(state);
    }

    async retry(): Promise<void> {
      const { now } = this.#parts;
      if (!this.#state) return;
      await Promise.all([this.#save(this.#rules.tryOnceMore(this.#state, now())), this.#wakeAt(now())]);
    }

    async withdraw(id: string): Promise<void> {
      this.#requests += 1;
      const { now } = this.#parts;
      const state = this.#rules.withdraw(this.#state ?? begin(id, now()), now());
      await Promise.all([this.#save(state), this.#wakeAt(now())]);
      await this.ctx.storage.sync();
      if (state.withdrawn?.erased === 0) await this.#erase(state);
    }

    async mark(id: string, mark: NewMark): Promise<"marked" | "gone"> {
      const written = this.#marking.then(() => this.#writeMark(id, mark));
      this.#marking = written.catch(() => {});
      return written;
    }

    async #writeMark(id: string, mark: NewMark): Promise<"marked" | "gone"> {
      const { bucket, now } = this.#parts;
      if (!this.#state || this.#state.withdrawn) return "gone";
      const marks = summaryOf(await addMark(bucket, id, mark, now()));
      // Withdrawn while it was written: then nothing of it may stay.
      if (!this.#state || this.#state.withdrawn) {
        await bucket.delete(keys.card(id));
        return "gone";
      }
      await Promise.all([this.#save(this.#rules.noteMarks(this.#state, marks, now())), this.#wakeAt(now())]);
      await this.ctx.storage.sync();
      return "marked";
    }

    async inspect(): Promise<DeliveryState | undefined> {
      return this.#state;
    }

    async receipt(kind: MailKind, receipt: Receipt, requestId: string | undefined): Promise<void> {
      const { now, timing } = this.#parts;
      const before = this.#state;
      if (!before) return;
      const state = this.#rules.receiptCame(before, kind, receipt, requestId, now(), timing);
      if (state === before) return;
      await Promise.all([this.#save(state), this.#wakeAt(now())]);
      if (before.settledOn !== undefined && state.settledOn === undefined) await this.#reopen(before.settledOn);
    }

    override async alarm(): Promise<void> {
      const { now, timing, log } = this.#parts;
      try {
        for (;;) {
          if (!this.#state) return;
          const state = this.#rules.escalate(this.#rules.mendClock(this.#state, now(), timing), now(), timing);
          if (state !== this.#state) await this.#save(state);
          const step = this.#rules.nextStep(state, now(), timing);
          if (step.do === "wait") return await this.#wakeAt(step.until);
          await this.#take(step, state);
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

    async #take(step: Exclude<Step, { do: "wait" }>, state: DeliveryState): Promise<void> {
      if (step.do === "send") await this.#send(step.mail);
      else if (step.do === "stop-trying") await this.#save(this.#rules.stopTrying(state, step.mail));
      else if (step.do === "record") await this.#record(state);
      else if (step.do === "remind") await this.#remind(step.mail);
      else if (step.do === "erase") await this.#erase(state);
      else if (step.do === "mark-problems") await this.#markProblems();
      else if (step.do === "settle") await this.#settle(state);
      else if (step.do === "forget-upload") await this.#forgetUpload(state);
      else await this.#end(state);
    }

    async #send(kind: MailKind): Promise<void> {
      const { hook, timing, now, chance } = this.#parts;
      const lead = kind === "stop" || kind === "unhook" ? undefined : await this.#readLead(kind);
      if (lead === "none") return;
      if (lead) await this.#save(this.#rules.withLead(this.#current(), lead, hook !== undefined));
      if (!(await this.#mayGoOut(kind, lead))) return;
      const attempt = await this.#prepared(kind, lead);
      const begun = this.#rules.attemptBegins(this.#current(), kind, now());
      if (!this.#rules.maySend(begun, kind)) return;
      // Written down before the relay is called: a crash from here on is known to have been one.
      await Promise.all([this.#save(begun), this.#wakeAt(now() + timing.ambiguousMs)]);
      await this.ctx.storage.sync();
      if (!this.#rules.maySend(this.#current(), kind)) return;
      const outcome = await attempt();
      await this.#save(this.#rules.attemptEnded(this.#current(), kind, outcome, now(), timing, chance()));
      await this.#noteOutcome(kind, outcome);
    }

    /** A mail that can't even be written is treated like one that the relay finds at fault: plainer next time. */
    async #prepared(kind: MailKind, lead: Lead | undefined): Promise<() => Promise<Outcome>> {
      const { relay, compose, hook } = this.#parts;
      const state = this.#current();
      const atFault: Outcome = { kind: "refused", because: "content", status: 0 };
      if (isHook(kind)) return async () => (await hook?.(kind, state, lead).catch(() => undefined)) ?? atFault;
      const mail = await compose(kind, state, lead).catch(() => undefined);
      return async () => (mail ? relay(mail) : atFault);
    }

    /** "none" where there is nothing to send now. */
    async #readLead(kind: MailKind): Promise<Lead | "none"> {
      const { bucket, now, timing, log } = this.#parts;
      const { id } = this.#current();
      const lead = await readLead(bucket, id).catch(unreadable);
      // Withdrawn while it was read: that it is gone is no news, and what staff must be told is still to be sent.
      if (!this.#rules.maySend(this.#current(), kind)) return "none";
      if (lead === "unreadable") {
        await this.#save(this.#rules.requestUnreadable(this.#current(), kind, now(), timing));
        log({ event: "request-unreadable", lead: this.#reference() });
        return "none";
      }
      if (lead) return lead;
      await this.#forget(this.#current());
      return "none";
    }

    /** Whether this mail is wanted, and its turn has come. A gate that doesn't answer keeps no mail back. */
    async #mayGoOut(kind: MailKind, lead: Lead | undefined): Promise<boolean> {
      const { gate, addressKey, now } = this.#parts;
      const { mails } = this.#current();
      if (mails[kind].phase === "off") return false;
      if (isHook(kind)) {
        if (!this.#parts.hook) await this.#save(this.#rules.leaveOut(this.#current(), kind));
        return this.#parts.hook !== undefined;
      }
      if (kind === "visitor" && lead && !mails.visitor.allowed) {
        const mayConfirm = await gate.mayConfirm(addressKey(lead.request.email), lead.id).catch(() => true);
        await this.#save(
          mayConfirm ? this.#rules.allow(this.#current(), kind) : this.#rules.leaveOut(this.#current(), kind),
        );
        if (!mayConfirm) return false;
      }
      if (mails[kind].paced) return true;
      const wait = await gate.turn().catch(() => 0);
      if (wait <= 0) return true;
      await this.#save(this.#rules.waitForTurn(this.#current(), kind, now() + wait));
      return false;
    }

    async #noteOutcome(kind: MailKind, outcome: Outcome): Promise<void> {
      const { gate, log } = this.#parts;
      const { attempts, parked } = this.#current().mails[kind];
      const status = outcome.kind === "refused" ? outcome.status : undefined;
      log({ event: "mail", lead: this.#reference(), mail: kind, outcome: outcome.kind, status, attempts, parked });
      if (outcome.kind === "refused" && outcome.retryAfterMs) await gate.pause(outcome.retryAfterMs).catch(() => {});
    }

    /** The markers of what somebody has to look at are put, or taken away. */
    async #markProblems(): Promise<void> {
      const { bucket } = this.#parts;
      const { id, problems } = this.#current();
      // Noted first: after a crash nobody knows which markers stand, and this is done once more.
      await this.#save({ ...this.#current(), marking: true });
      for (const problem of problems) await bucket.put(keys.problem(problem, id), "");
      const others = problemKinds.filter((kind) => !problems.includes(kind));
      await bucket.delete(others.map((kind) => keys.problem(kind, id)));
      await this.#save({ ...this.#current(), marked: problems, marking: undefined });
    }

    async #record({ id, receivedAt, promised, marks }: DeliveryState): Promise<void> {
      const { bucket } = this.#parts;
      await writeRecord(bucket, id, marks);
      if (!this.#state || this.#state.withdrawn) await bucket.delete(recordKey(id, receivedAt));
      else await this.#save({ ...this.#state, recorded: recordOf({ promised, marks }) });
    }

    /** The bucket decides, not what is remembered: a copy that was put back may know more. */
    async #remind(reminder: Reminder): Promise<void> {
      const { bucket, now } = this.#parts;
      const { id, chain } = this.#current();
      const [marks, replaced] = await Promise.all([
        readMarks(bucket, id).catch(() => undefined),
        isReplaced(id, chain, bucket),
      ]);
      const state = marks ? this.#rules.noteMarks(this.#current(), summaryOf(marks), now()) : this.#current();
      if (!this.#rules.maySend(state, reminder)) return this.#save(state);
      await this.#save(replaced ? this.#rules.remindNoMore(state) : this.#rules.remind(state, reminder, now()));
    }

    /** Everything that is stored of a withdrawn lead goes, except that it was withdrawn. */
    async #erase(state: DeliveryState): Promise<void> {
      const { bucket } = this.#parts;
      await bucket.put(keys.withdrawn(state.id), "");
      // The timer looks after the mail that tells staff to stop, as after any other.
      const tellsStaff = isStopping(state);
      if (tellsStaff) await bucket.put(keys.pending(state.id), "");
      await eraseLead(bucket, state.id);
      await this.#settling?.catch(() => {});
      // Markers of problems stay: what went wrong with that mail is told as well.
      const { id, receivedAt, doneOn } = this.#current();
      await bucket.delete([
        recordKey(id, receivedAt),
        ...(tellsStaff ? [] : [keys.pending(id)]),
        ...(doneOn !== undefined ? [keys.done(doneOn, id)] : []),
      ]);
      await this.#save(this.#rules.erasedOnceMore(this.#current(), state));
    }

    async #settle(state: DeliveryState): Promise<void> {
      await eraseUnnamed(this.#parts.bucket, state.id);
      if (this.#current().withdrawn) return;
      this.#settling = this.#moveMarker(state);
      await this.#settling;
    }

    async #moveMarker(state: DeliveryState): Promise<void> {
      const { bucket, now } = this.#parts;
      // Written down before the marker is: anyone who deletes it after a crash must know where it is.
      const doneOn = state.doneOn ?? melbourneDate(new Date(now()));
      await this.#save({ ...this.#current(), doneOn });
      await bucket.put(keys.done(doneOn, state.id), "");
      await bucket.delete(keys.pending(state.id));
      await this.#save({ ...this.#current(), settledOn: doneOn });
    }

    async #forgetUpload(state: DeliveryState): Promise<void> {
      await eraseLead(this.#parts.bucket, state.id, [keys.request(state.id), keys.card(state.id)]);
      await this.#save({ ...this.#current(), uploadEnds: undefined });
    }

    /** The lead's time is over. */
    async #end(state: DeliveryState): Promise<void> {
      const { bucket } = this.#parts;
      await eraseLead(bucket, state.id);
      await bucket.delete([
        ...(state.withdrawn ? [keys.withdrawn(state.id)] : []),
        ...(state.chain === undefined ? [] : [keys.chain(state.chain) + state.id]),
      ]);
      await this.#forget(state);
    }

    /** There is nothing to deliver: the request is gone. Unless it has just come again. */
    async #forget(state: DeliveryState): Promise<void> {
      const requests = this.#requests;
      await this.#deleteMarkers(state);
      if (requests !== this.#requests) return;
      this.#state = undefined;
      await Promise.all([this.ctx.storage.deleteAlarm(), this.ctx.storage.deleteAll()]);
    }

    async #reopen(settledOn: string): Promise<void> {
      const { bucket } = this.#parts;
      const { id } = this.#current();
      await bucket.put(keys.pending(id), "");
      await bucket.delete(keys.done(settledOn, id));
    }

    async #deleteMarkers({ id, receivedAt, doneOn }: DeliveryState): Promise<void> {
      await this.#parts.bucket.delete([
        keys.pending(id),
        recordKey(id, receivedAt),
        ...(doneOn !== undefined ? [keys.done(doneOn, id)] : []),
        ...problemKinds.map((kind) => keys.problem(kind, id)),
      ]);
    }

    #current(): DeliveryState {
      if (!this.#state) throw new Error("a delivery ended while it was under way");
      return this.#state;
    }

    #reference(): string | undefined {
      return this.#state && referenceOf(this.#state.id);
    }

    #save(state: DeliveryState): Promise<void> {
      this.#state = state;
      return this.ctx.storage.put("state", state);
    }

    /**
     * The platform's alarms go by the real clock, whatever clock a test brings. Without a time none is needed. Rounded up, as
     * the platform drops fractions: the alarm would run too early, be set again for the same millisecond, and be lost.
     */
    async #wakeAt(time: number): Promise<void> {
      if (time === Number.POSITIVE_INFINITY) return;
      await this.ctx.storage.setAlarm(Math.max(0, Math.ceil(time - this.#parts.now())) + Date.now());
    }
  };
}

function unreadable(error: unknown): "unreadable" {
  if (error instanceof UnreadableRequest) return "unreadable";
  throw error;
}

function statusOf(state: DeliveryState): DeliveryStatus {
  if (state.withdrawn) return { state: isStopping(state) ? "stopping" : "withdrawn" };
  return { state: state.settledOn !== undefined ? "done" : "pending" };
}

/** Staff are still to be told that a request was withdrawn. */
function isStopping({ mails: { stop } }: DeliveryState): boolean {
  return ["due", "sending", "unconfirmed"].includes(stop.phase);
}
