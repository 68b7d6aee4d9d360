// inbox/: knows where each request stands. Its rows, what is to be done next, and the alarm that does it.
import { DurableObject } from "cloudflare:workers";
import { day, minute } from "#content/durations.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { mostLinks, uploadKeptDays } from "#content/request/limits.ts";
import { referenceOf } from "#content/request/reference.ts";
import { freeHalfDays, hasRoomFor, type TakenPlaces } from "#content/visits.ts";
import { siteClock } from "#worker/clock.ts";
import { bucketMs, withDeadline, withDeadlines } from "#worker/deadline.ts";
import { settingIn } from "#worker/environment.ts";
import { consoleLog, errorFields } from "#worker/log.ts";
import type { Mailer } from "../letters/mailer.ts";
import type { ReceiptReport } from "../letters/receipts.ts";
import {
  type DeliveryKind,
  deliveryKinds,
  isReminder,
  isToStaff,
  isWebhook,
  type LeadState,
  type MailRoute,
  type SendResult,
  wasAccepted,
} from "../record/delivery.ts";
import {
  documents,
  eraseDocuments,
  keyFrom,
  keys,
  type LeadBucket,
  noteOnQuote,
  writeBooking,
} from "../record/documents.ts";
import { type Entry, unreadableEntry } from "../record/entry.ts";
import { isOutcome, type OutcomeName, outcomeNamed, type RecordedEvent } from "../record/outcomes.ts";
import type { SentQuote } from "../record/quote.ts";
import { holdMs, openQuestions, passedOn, type Stage, stage } from "../record/stage.ts";
import { type Booking, halfDayOf, visitAt } from "../record/visit.ts";
import { type Timing, timingOf } from "../timing.ts";
import { bookedVisits, listRequests } from "./list.ts";
import { sendNotices } from "./notices.ts";
import * as policy from "./policy.ts";
import { countsOf, lastRefusal, noteDuration, staffReached, type WaitingCounts } from "./reports.ts";
import {
  eventsOf,
  forget,
  freePlace,
  insert,
  isKnownKey,
  linkGeneration,
  loadState,
  migrate,
  type RequestRow,
  readSetting,
  rowOf,
  saveStanding,
  saveState,
  slotOf,
  takenPlaces,
  takePlace,
  writeSetting,
} from "./tables.ts";
import type {
  AcceptAnswer,
  AcceptOptions,
  BookAnswer,
  BookingRequest,
  LinkRequest,
  Mark,
  MarkResult,
  UndoResult,
  Withdrawal,
  WithdrawalAnswer,
} from "./types.ts";

/** Confirmations to one address in a day: from one sender (enough for a correction), and in total. */
const mostConfirmations = { bySender: 2, inAll: 6 };
const mostWithdrawalLetters = 6;
const mostNotes = 200;
/** Visits that are held for one network at a time, each for a day. */
const mostHeldByNetwork = 2;
/** Mails that fail in a row before the others wait. */
const mostFailures = 12;
/** More steps than this for one request would be an endless loop. */
const mostSteps = 50;
/** An alarm may run for 15 minutes; what is left is done by the next. */
const longestAlarmMs = 5 * minute;

/**
 * One object for the whole site. It holds everything that has a state; the documents themselves are in R2. Each method
 * changes the rows and the alarm in one transaction. Only SQL and policy are imported with it: letters, schema and relay
 * are loaded when the alarm goes off.
 */
export class Inbox extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  readonly #timing: Timing = timingOf(this.env);
  /** One document that never comes would hold up everybody's mail. */
  readonly #bucket = withDeadlines<LeadBucket>(this.env.LEADS, bucketMs);
  /** The requests whose steps are running, by id. */
  readonly #inProgress = new Map<string, Promise<void>>();
  #rowsChanged = Promise.withResolvers<void>();
  /** How many mails the relay failed at in a row, and when. Where the object is restarted, the relay is tried anew. */
  #relayFailures = { count: 0, at: 0 };
  #mailer: Promise<Mailer> | undefined;
  /** The mail service that took a mail last. */
  #lastWorkingRoute: MailRoute = "primary";

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.transactionSync(() => migrate(this.#sql));
  }

  /**
   * Takes a stored request in. Calling it again with the same request changes nothing. `isRestored`: the request was found in
   * the bucket without a row, after a restore. Staff may have had its mail, so nothing is sent; they are asked to check.
   */
  async accept(entry: Entry, options: AcceptOptions = {}): Promise<AcceptAnswer> {
    return this.#commit(() => this.#accept(entry, options));
  }

  /**
   * Withdraws a request with all that it corrects and all that correct it, in one transaction. Where there is no row, staff
   * may have the request all the same, and are told.
   */
  async withdraw(id: string, { at, received = 0, email = "" }: Withdrawal = {}): Promise<WithdrawalAnswer> {
    const now = this.now();
    const { reference, mayWrite, withdrawnIds } = await this.#commit(() => {
      const row = rowOf(this.#sql, id) ?? this.#insertUnknown(id, received);
      const mayWrite = email !== "" && this.#claimWithdrawalLetter(id, email);
      const until = at ?? Number.MAX_SAFE_INTEGER;
      const withdrawnIds = this.#withdrawChain(row.chain, { until, at: at ?? now, id });
      return { reference: row.reference, mayWrite, withdrawnIds };
    });
    // Where this fails, the alarm erases again.
    for (const each of withdrawnIds)
      await this.#erase(each).catch((error: unknown) => consoleLog({ event: "erase-failed", ...errorFields(error) }));
    return { reference, mayWrite };
  }

  /** How often all links of staff were ended: the number that each of them contains. */
  async linkGeneration(): Promise<number> {
    return linkGeneration(this.#sql);
  }

  async endLinks(): Promise<number> {
    return this.#commit(() => {
      const generation = linkGeneration(this.#sql) + 1;
      writeSetting(this.#sql, "link-generation", String(generation));
      return generation;
    });
  }

  /** The requests that are open, the most pressing first, or those that are over. */
  async list(isOver: boolean, from: number, most: number) {
    return listRequests(this.#sql, { isOver, from, most, now: this.now() });
  }

  async bookedVisits(most: number) {
    return bookedVisits(this.#sql, { most, now: this.now() });
  }

  async find(by: { id: string } | { reference: string }) {
    const [column, value] = "id" in by ? ["id", by.id] : ["reference", by.reference];
    const [row] = this.#all<RequestRow>(`SELECT * FROM requests WHERE ${column} = ?`, value);
    const state = row && loadState(this.#sql, row.id);
    if (!state) return undefined;
    return {
      id: row.id,
      reference: row.reference,
      chain: row.chain,
      state,
      problems: deliveryKinds.flatMap((kind) => policy.problemOf(kind, state.mails[kind]) ?? []),
      events: eventsOf(this.#sql, row.id),
      undoable: this.#undoable(row.id),
    };
  }

  /** Notes what staff say on the card, and what visitors do on their page. A note's text lies in the bucket already. */
  async mark(
    id: string,
    { key, outcome, time = null, hasNote, area = "", needsPlace, quote }: Mark,
  ): Promise<MarkResult> {
    const now = this.now();
    return this.#commit(() => {
      const row = rowOf(this.#sql, id);
      if (!row) return "unknown";
      if (row.withdrawn !== null) return "withdrawn";
      const events = eventsOf(this.#sql, id);
      if (isKnownKey(this.#sql, id, key)) return events.some((event) => event.key === key) ? "marked" : "was-undone";
      if (hasNote && events.filter((event) => event.hasNote).length >= mostNotes) return "full";
      if (needsPlace && !this.#freePlaces(id, area).includes(time ?? "")) return "gone";
      if (quote !== undefined && this.#stageOf(row).quote?.key !== quote) return "gone";
      const network = outcome === "freed-network" ? slotOf(this.#sql, id)?.network : undefined;
      const { visit } = this.#record(row, { at: now, outcome, time, key, hasNote }, { canBeUndone: true });
      if (visit && outcome === "booked") this.#takeForStaff(id, area, halfDayOf(visit));
      if (network) this.#endHolds("network = ?", network);
      return "marked";
    });
  }

  /** Takes back what staff recorded last, as if it had never been. A visit's place is freed in the same moment, or had again. */
  async undo(id: string, key: string, area = ""): Promise<UndoResult> {
    return this.#commit(() => {
      const row = rowOf(this.#sql, id);
      if (!row) return "unknown";
      if (row.withdrawn !== null) return "withdrawn";
      const undoable = this.#undoable(id);
      if (undoable?.key !== key)
        return eventsOf(this.#sql, id).every((event) => event.key !== key) && isKnownKey(this.#sql, id, key)
          ? "undone"
          : "late";
      const { visitAhead, heldUntil } = this.#stageOf(row, eventsOf(this.#sql, id).slice(0, -1));
      const halfDay = visitAhead && halfDayOf(visitAhead);
      const slot = slotOf(this.#sql, id);
      const needsSlot = halfDay !== undefined && slot?.halfDay !== halfDay;
      const hasRoom = needsSlot && hasRoomFor(area, halfDay, takenPlaces(this.#sql, area, id));
      if (needsSlot && !hasRoom && visitAhead?.halfDay) return "gone";
      this.#sql.exec("DELETE FROM events WHERE request = ? AND key = ?", id, key);
      insert(this.#sql, "undone", { request: id, key });
      this.#saveStanding(row);
      const { network } = undoable;
      if (hasRoom) takePlace(this.#sql, { area, halfDay, request: id, lapses: heldUntil ?? null, network });
      else if (heldUntil !== undefined) this.#sql.exec("UPDATE places SET network = ? WHERE request = ?", network, id);
      this.#change(id, (state) => ({ ...state, mails: { ...state.mails, ...undoable.mails } }));
      return "undone";
    });
  }

  /**
   * Somebody asks for the link to their request. Nothing is looked up before they have their answer: it is compared with what
   * is stored at the next alarm, and the link goes to the stored address alone.
   */
  async askForLink({ reference, email, network }: LinkRequest): Promise<void> {
    const now = this.now();
    await this.#commit(() => {
      const [address = ""] = this.#hmacsOf(plainAddress(email));
      const [sender = ""] = this.#hmacsOf(`network\n${network}`);
      const [{ count = 0 } = {}] = this.#all<{ count: number }>(
        "SELECT count(*) AS count FROM asks WHERE network = ? AND at > ?",
        sender,
        now - day,
      );
      if (count < mostLinks.fromNetwork)
        insert(this.#sql, "asks", { at: now, reference, address, network: sender, mailed: null });
    });
  }

  /** How many places of an area are taken, but for the request's own. */
  async takenPlaces(area: string, id: string): Promise<TakenPlaces[]> {
    return takenPlaces(this.#sql, area, id);
  }

  /**
   * Books a half-day for a visitor, or moves their visit to it. The place is a row, so two who press at once get one booking.
   * Until they have confirmed that they are who they say, it is held for a day.
   */
  async book(id: string, { area, halfDay, network, isConfirmed }: BookingRequest): Promise<BookAnswer> {
    const now = this.now();
    return this.#commit(() => {
      const row = rowOf(this.#sql, id);
      if (!row) return "unknown";
      if (row.withdrawn !== null) return "withdrawn";
      this.#endHolds("lapses <= ?", now);
      const reached = this.#stageOf(row);
      // A quote that went out meanwhile is no reason to refuse a time that the page offered.
      if (reached.step === "quote" || reached.step === "closed") return "late";
      const isTheirs = isConfirmed || reached.isConfirmed;
      if (isConfirmed && !reached.isConfirmed) this.#record(row, this.#ownEvent("confirmed"));
      if (reached.visit?.halfDay === halfDay) return "booked";
      if (!this.#freePlaces(id, area, isTheirs).includes(halfDay)) return "gone";
      const [hmac = ""] = this.#hmacsOf(`network\n${network}`);
      const held = this.#ids("SELECT request AS id FROM places WHERE network = ? AND request <> ?", hmac, id);
      if (!isTheirs && held.length >= mostHeldByNetwork) return "too-many";
      takePlace(this.#sql, { area, halfDay, request: id, lapses: null, network: hmac });
      this.#record(row, this.#ownEvent("chose-visit", { time: halfDay }));
      return "booked";
    });
  }

  /** What the mail service says became of mails. */
  async receipts(reports: ReceiptReport[]): Promise<void> {
    await this.#commit(() => {
      for (const { id, kind, receipt, requestId } of reports)
        this.#change(id, (state) => policy.receiptCame(state, kind, receipt, requestId, this.now(), this.#timing));
    });
  }

  /** Staff ask for a request's mail once more. */
  async resend(id: string): Promise<void> {
    await this.#update(id, (state) => policy.sendAgain(state, this.now()));
  }

  /** After a restore: ends the requests that have no document, and answers with the documents that have no row. */
  async compareWithDocuments(documentIds: string[]): Promise<{ unknown: string[]; ended: number }> {
    const stored = new Set(documentIds);
    const missing: string[] = [];
    for (const id of this.#ids("SELECT id FROM requests WHERE withdrawn IS NULL"))
      if (!stored.has(id) && !(await this.#bucket.head(keys.request(id)))) missing.push(id);
    await this.#commit(() => {
      for (const id of missing) this.#change(id, (state) => policy.requestMissing(state, this.now()));
    });
    return { unknown: documentIds.filter((id) => !rowOf(this.#sql, id)), ended: missing.length };
  }

  /** Called every ten minutes. `waiting`: how many requests could not be handed over; undefined if nobody could count them. */
  async runMaintenance(waiting: number | undefined): Promise<void> {
    const now = this.now();
    await this.#commit(() => {
      writeSetting(this.#sql, "swept", String(now));
      if (waiting !== undefined) writeSetting(this.#sql, "waiting", String(waiting));
      this.#sql.exec(
        "UPDATE requests SET address = NULL, sender = NULL WHERE address IS NOT NULL AND abs(? - received) > ?",
        now,
        2 * day,
      );
      this.#sql.exec(
        "UPDATE requests SET toldTo = NULL WHERE toldTo IS NOT NULL AND abs(? - withdrawn) > ?",
        now,
        2 * day,
      );
      this.#sql.exec("DELETE FROM asks WHERE abs(? - at) > ?", now, day);
      const { undoMs } = this.#timing;
      this.#sql.exec("UPDATE events SET undo = NULL WHERE undo IS NOT NULL AND abs(? - at) > ?", now, undoMs);
      // Times that can only come from a clock that was ahead.
      this.#sql.exec("UPDATE requests SET withdrawn = ?1, wake = 0 WHERE withdrawn > ?1", now);
      const tooLate = `SELECT request FROM mails WHERE at > ? AND phase IN ('due', 'sending')
        AND kind NOT IN (${deliveryKinds.filter(isReminder).map((kind) => `'${kind}'`)})`;
      const longest = now + policy.longestWait(this.#timing);
      this.#sql.exec(`UPDATE requests SET wake = 0 WHERE id IN (${tooLate})`, longest);
      this.#endHolds("lapses <= ?", now);
      this.#sql.exec("DELETE FROM places WHERE halfDay < ?", melbourneDate(new Date(now - day)));
    });
    await sendNotices({
      sql: this.#sql,
      timing: this.#timing,
      now,
      siteTime: siteClock(this.env, () => new Date(now))(),
      mailer: () => this.mailer(),
      commit: (write) => this.#commit(write),
      noteRelay: (result) => this.#noteRelay(result, { toStaff: true }),
    });
  }

  async counts(): Promise<WaitingCounts> {
    return countsOf(this.#sql);
  }

  /** Sends what is due, several at once, each on its own. Never throws: an alarm that fails too often is given up. */
  override async alarm(): Promise<void> {
    const ends = Date.now() + longestAlarmMs;
    // Should the runtime die before anything is written.
    await this.ctx.storage.setAlarm(Date.now() + minute);
    try {
      await this.#answerAsks();
      while (Date.now() < ends) {
        this.#startWhatIsDue();
        if (this.#inProgress.size === 0) break;
        await Promise.race([...this.#inProgress.values(), this.#rowsChanged.promise]);
      }
      await Promise.all(this.#inProgress.values());
      await this.#setAlarm();
    } catch (error) {
      consoleLog({ event: "alarm-failed", ...errorFields(error) });
    }
  }

  protected now(): number {
    return Date.now();
  }

  protected mailer(): Promise<Mailer> {
    this.#mailer ??= import("../letters/mailer.ts").then(({ mailerFor }) =>
      mailerFor(this.env, this.#bucket, () => new Date()),
    );
    return this.#mailer;
  }

  async #answerAsks(): Promise<void> {
    type Ask = { row: number; at: number; reference: string; address: string };
    const open = this.#all<Ask>("SELECT rowid AS row, at, reference, address FROM asks WHERE mailed IS NULL");
    const mailer = open.length > 0 ? await this.mailer() : undefined;
    for (const { row, at, reference, address } of open) {
      const [id] = this.#ids("SELECT id FROM requests WHERE reference = ? AND withdrawn IS NULL", reference);
      const stored = id === undefined ? undefined : await mailer?.read(id);
      const email = typeof stored === "object" ? stored.lead.request.email : "";
      await this.#commit(() => {
        const query = "SELECT count(*) AS count FROM asks WHERE address = ? AND mailed = 1 AND at > ?";
        const [{ count = 0 } = {}] = this.#all<{ count: number }>(query, address, at - day);
        const isTheirs = email !== "" && this.#hmacsOf(plainAddress(email)).includes(address);
        const mails = id !== undefined && isTheirs && count < mostLinks.toAddress;
        this.#sql.exec("UPDATE asks SET mailed = ? WHERE rowid = ?", Number(mails), row);
        if (mails) this.#change(id, (state) => policy.linkAskedFor(state, this.now()));
      });
    }
  }

  #startWhatIsDue(): void {
    const free = this.#timing.mailsAtOnce - this.#inProgress.size;
    if (free === 0) return;
    // Withdrawals come first, then what is new: its `wake` is 0. Written so that an index gives the order.
    const query = `SELECT id FROM requests WHERE (withdrawn IS NULL) IN (0, 1) AND wake <= ?
      ORDER BY withdrawn IS NULL, wake LIMIT ?`;
    const due = this.#ids(query, this.now(), this.#timing.mailsAtOnce * 2).filter((id) => !this.#inProgress.has(id));
    for (const id of due.slice(0, free)) {
      const work = this.#work(id).finally(() => this.#inProgress.delete(id));
      this.#inProgress.set(id, work);
    }
  }

  /** Runs every step of a request that is due now. */
  async #work(id: string): Promise<void> {
    try {
      for (let steps = 0; steps < mostSteps; steps++) {
        // Writes down when it is due next, also where nothing is due now.
        const state = await this.#update(id, (unchanged) => unchanged);
        const step = state && policy.nextStep(state, this.now(), this.#timing);
        if (!step || step.do === "wait") return;
        await this.#perform(step, id);
      }
      throw new Error(`no progress after ${mostSteps} steps`);
    } catch (error) {
      consoleLog({ event: "request-step-failed", lead: rowOf(this.#sql, id)?.reference, ...errorFields(error) });
      const later = this.now() + this.#timing.retryFirstMs;
      await this.#commit(() => this.#sql.exec("UPDATE requests SET wake = ? WHERE id = ?", later, id));
    }
  }

  async #perform(step: Exclude<policy.NextStep, { do: "wait" }>, id: string): Promise<void> {
    const relayRestEnds = this.#relayFailures.at + this.#timing.relayRestMs;
    if (step.do === "send" && this.#relayRests(step.mail))
      await this.#update(id, (state) => policy.putOff(state, step.mail, relayRestEnds, this.#timing));
    else if (step.do === "send") await this.#send(id, step.mail);
    else if (step.do === "stop-trying") await this.#update(id, (state) => policy.stopTrying(state, step.mail));
    else if (step.do === "escalate") await this.#update(id, policy.escalate);
    else if (step.do === "erase")
      await this.#erase(id, { waits: (await this.#bucket.head(keys.waiting(id))) !== null });
    else if (step.do === "forget-upload") await this.#forgetUploads(id);
    else {
      await eraseDocuments(this.#bucket, documents.all(id));
      await this.#commit(() => forget(this.#sql, id));
    }
  }

  async #send(id: string, kind: DeliveryKind): Promise<void> {
    const mailer = await this.mailer();
    const needsRequest = kind !== "withdrawal" && kind !== "webhook-withdrawal" && kind !== "change";
    // The bucket may also stop in the middle of a document.
    const request = needsRequest ? await withDeadline(mailer.read(id), bucketMs) : undefined;
    const row = rowOf(this.#sql, id);
    // Withdrawn while it was being read: there is nothing to report.
    if (!row || (needsRequest && row.withdrawn !== null)) return;
    if (request === "missing") {
      // A withdrawal that the timer hasn't handed over deletes the document first.
      const withdrawal = await this.#bucket.head(keys.withdrawal(id));
      if (withdrawal) {
        await this.withdraw(id, { at: withdrawal.uploaded.getTime() });
        return;
      }
      consoleLog({ event: "request-missing", lead: row.reference });
      await this.#update(id, (state) => policy.requestMissing(state, this.now()));
      return;
    }
    if (request === "unreadable") {
      consoleLog({ event: "request-unreadable", lead: row.reference });
      await this.#update(id, (state) => policy.requestUnreadable(state, kind, this.now(), this.#timing));
      return;
    }
    if (request && row.content === "") {
      await this.#commit(() => this.#accept(request.entry));
      return;
    }
    const state = loadState(this.#sql, id);
    if (!state) return;
    const corrected = row.replaces === null ? undefined : rowOf(this.#sql, row.replaces);
    const isWanted = !isReminder(kind) || !this.#isReplaced(id);
    if (kind === "visit") await this.#storeBooking(row);
    if (kind === "quote" || kind === "answer") await this.#storeQuote(row);
    const attempt =
      isWanted &&
      (await mailer.prepare(kind, {
        state,
        reference: row.reference,
        chain: row.chain,
        corrects: corrected?.withdrawn === null ? corrected.reference : undefined,
        stopped: kind === "withdrawal" ? this.#withdrawnTogether(row) : [],
        request,
        events: eventsOf(this.#sql, id),
        generation: linkGeneration(this.#sql),
      }));
    if (!attempt) {
      await this.#update(id, (state) => policy.withMail(state, kind, { phase: "off" }));
      return;
    }
    // Recorded before the relay is called, so that a crash while sending shows.
    const begun = await this.#commit(() => {
      const step = policy.nextStep(loadState(this.#sql, id) ?? state, this.now(), this.#timing);
      if (step.do !== "send" || step.mail !== kind) return undefined;
      if (attempt.zone !== undefined) this.#sql.exec("UPDATE requests SET zone = ? WHERE id = ?", attempt.zone, id);
      return this.#change(id, (state) => policy.attemptBegins(state, kind, this.now()));
    });
    if (!begun) return;
    await this.ctx.storage.sync();
    // Withdrawn, or marked, in the same moment.
    if (loadState(this.#sql, id)?.mails[kind].phase !== "sending") return;
    const result = await attempt.call(policy.firstRouteFor(begun.mails[kind], this.#lastWorkingRoute));
    const after = await this.#commit(() => {
      if (kind === "staff" && result.kind === "accepted") this.#noteDuration(id);
      if (!isWebhook(kind)) this.#noteRelay(result, { toStaff: isToStaff(kind) });
      return this.#change(id, (sending) =>
        policy.attemptEnded(sending, kind, result, this.now(), this.#timing, Math.random()),
      );
    });
    const status = result.kind === "refused" ? result.status : undefined;
    const reason = "reason" in result ? result.reason : undefined;
    const { attempts, needsAttention } = after?.mails[kind] ?? {};
    consoleLog({
      event: "mail",
      lead: row.reference,
      mail: kind,
      outcome: result.kind,
      status,
      reason,
      attempts,
      needsAttention,
    });
  }

  /** How long a request took from its arrival to a mail service, where that has it for the first time. */
  #noteDuration(id: string): void {
    const { mails, received } = loadState(this.#sql, id) ?? {};
    const isFirst = mails && !mails.staff.resent && mails.staff.bouncedCalls.length === 0;
    if (isFirst && received !== undefined) noteDuration(this.#sql, this.now() - received);
  }

  /** After several failures in a row the relay is tried by a few mails now and then, and the others wait. */
  #relayRests(kind: DeliveryKind): boolean {
    const { count, at } = this.#relayFailures;
    const isRecent = Math.abs(this.now() - at) < this.#timing.relayRestMs;
    return isRecent && count >= mostFailures && !isWebhook(kind);
  }

  /** What the relay never confirmed is tried once more when it takes any mail. */
  #noteRelay(result: SendResult, { toStaff }: { toStaff: boolean }): void {
    if (result.kind === "refused" && result.because === "our-fault") return;
    const failed = result.kind === "unknown" || (result.kind === "refused" && result.because === "other");
    this.#relayFailures = failed ? { count: this.#relayFailures.count + 1, at: this.now() } : { count: 0, at: 0 };
    if (result.kind === "refused" && failed) writeSetting(this.#sql, lastRefusal, String(result.status));
    if (result.kind !== "accepted") return;
    this.#lastWorkingRoute = result.route ?? "primary";
    if (this.#lastWorkingRoute === "primary") writeSetting(this.#sql, lastRefusal, "0");
    if (toStaff) writeSetting(this.#sql, staffReached, String(this.now()));
    const query = "SELECT request AS id, kind FROM mails WHERE phase = 'unconfirmed' AND hadFinalAttempt = 0";
    for (const { id, kind } of this.#all<{ id: string; kind: DeliveryKind }>(query))
      if (policy.mayUseRoute(this.#lastWorkingRoute, kind))
        this.#change(id, (state) => policy.tryOnceMore(state, kind, this.now()));
  }

  /** Deletes the files whose time is over, and plans the end of those that were added later. */
  async #forgetUploads(id: string): Promise<void> {
    const endOf = ({ uploaded }: R2Object) => uploaded.getTime() + uploadKeptDays * day;
    const isKept = (file: R2Object) => endOf(file) > this.now();
    const kept = await eraseDocuments(this.#bucket, documents.uploads(id), isKept);
    const uploadEnds = kept.length > 0 ? Math.min(...kept.map(endOf)) : null;
    await this.#update(id, (state) => ({ ...state, uploadEnds }));
  }

  /**
   * Deletes everything but the fact of the withdrawal. With a waiting marker the timer decides: the request may have been sent
   * again.
   */
  async #erase(id: string, { waits = false } = {}): Promise<void> {
    const timesErased = loadState(this.#sql, id)?.erased ?? 0;
    if (!waits) await eraseDocuments(this.#bucket, documents.all(id));
    await this.#update(id, (state) => ({ ...state, erased: timesErased + 1 }));
  }

  /** Writes within one transaction, and sets the alarm in the same moment: either both are stored or neither is. */
  #commit<T>(write: () => T): Promise<T> {
    const result = this.ctx.storage.transactionSync(write);
    this.#rowsChanged.resolve();
    this.#rowsChanged = Promise.withResolvers();
    return this.#setAlarm().then(() => result);
  }

  /** The platform's alarms go by the real clock, whatever clock a test brings. */
  async #setAlarm(): Promise<void> {
    const query =
      "SELECT min(at) AS next FROM (SELECT min(wake) AS at FROM requests UNION ALL SELECT min(at) FROM asks WHERE mailed IS NULL)";
    const { next } = this.#sql.exec<{ next: number | null }>(query).one();
    if (next === null) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, next - this.now()));
  }

  #update(id: string, next: Change): Promise<LeadState | undefined> {
    return this.#commit(() => this.#change(id, next));
  }

  /** Undefined where there is no such request. */
  #change(id: string, next: Change): LeadState | undefined {
    const previous = loadState(this.#sql, id);
    if (!previous) return undefined;
    const state = next(previous);
    saveState(this.#sql, state, previous, this.#wakeOf(state));
    return state;
  }

  #wakeOf(state: LeadState): number {
    const step = policy.nextStep(state, this.now(), this.#timing);
    // 0 is due now, whatever the clock says.
    return step.do === "wait" ? step.until : 0;
  }

  #accept(entry: Entry, { isRestored = false, booking, quote }: AcceptOptions = {}): AcceptAnswer {
    const { id, received } = entry;
    const known = rowOf(this.#sql, id);
    if (known && known.withdrawn !== null) return { kind: "withdrawn", at: known.withdrawn };
    if (known && (known.content !== "" || entry.digest === "")) {
      const isSame = entry.digest === "" || this.#hmacsOf(entry.digest).includes(known.content);
      // A file may have been added while the inbox was out of reach.
      if (isSame) this.#change(id, (state) => ({ ...state, uploadEnds: state.uploadEnds ?? entry.uploadEnds }));
      return { kind: isSame ? "known" : "different", reference: known.reference };
    }
    const chain = this.#chainOf(entry);
    this.#joinEarlyCorrections(id, chain);
    // Received before its chain was withdrawn, but handed over only now: it is withdrawn as well.
    const query = "SELECT withdrawn AS at FROM requests WHERE chain = ? AND withdrawn >= ?";
    const [laterWithdrawal] = this.#all<{ at: number }>(query, chain, received);
    if (laterWithdrawal) return { kind: "withdrawn", at: laterWithdrawal.at };
    if (known) forget(this.#sql, id);
    const confirms = !isRestored && this.#mayConfirm(entry);
    const state = isRestored ? policy.beginRestored(entry, this.now()) : policy.begin(entry, this.now(), { confirms });
    const { reference } = this.#insert(confirms ? entry : { ...entry, confirmTo: null }, state);
    if (booking || quote) this.#restore(id, { booking, quote });
    else if (entry.replaces !== null) {
      this.#passQuoteOn(entry.replaces, id);
      this.#passBookingOn(entry.replaces, id);
    }
    return { kind: "accepted", reference };
  }

  /** What was recorded, and everything that follows from it: the standing, the place of the visit, the mails. */
  #record(row: RequestRow, event: RecordedEvent, { canBeUndone = false } = {}): Stage {
    const { id } = row;
    const now = this.now();
    const before = this.#stageOf(row);
    const { network = null } = slotOf(this.#sql, id) ?? {};
    insert(this.#sql, "events", { request: id, ...event });
    const after = this.#saveStanding(row);
    const waitMs = canBeUndone && policy.canBeUndone(event, now, { before, after }) ? this.#timing.undoMs : 0;
    let undo: policy.Undo | undefined;
    this.#change(id, (unchanged) => {
      const changed = policy.recordEvent(unchanged, event, now, { before, after, waitMs });
      undo = policy.changedMails(unchanged, changed);
      return changed;
    });
    // Undoing would send a mail again that is already on its way.
    const isUnderWay = Object.values(undo?.before ?? {}).some(({ phase }) => phase === "sending");
    if (waitMs > 0 && undo && !isUnderWay) {
      const stored: Undo = { ...undo, network };
      this.#sql.exec("UPDATE events SET undo = ? WHERE request = ? AND key = ?", JSON.stringify(stored), id, event.key);
    }
    return after;
  }

  /** What follows from the events: where the request stands, and its place. */
  #saveStanding(row: RequestRow): Stage {
    const { id } = row;
    const after = this.#stageOf(row);
    saveStanding(this.#sql, row);
    const place = slotOf(this.#sql, id);
    if (place && (!after.visit || halfDayOf(after.visit) !== place.halfDay)) freePlace(this.#sql, id);
    else if (place)
      this.#sql.exec(
        "UPDATE places SET lapses = ?1, network = iif(?1 IS NULL, NULL, network) WHERE request = ?2",
        after.heldUntil ?? null,
        id,
      );
    return after;
  }

  /** What can be undone at this moment, until when, and the mails as they were before. */
  #undoable(id: string): Undoable | undefined {
    const query = "SELECT key, at, undo FROM events WHERE request = ? ORDER BY rowid DESC LIMIT 1";
    const [last] = this.#all<{ key: string; at: number; undo: string | null }>(query, id);
    const until = (last?.at ?? 0) + this.#timing.undoMs;
    const mails = loadState(this.#sql, id)?.mails;
    if (!last?.undo || !mails || this.now() >= until || this.now() < last.at) return undefined;
    const { before, after, network = null }: Undo = JSON.parse(last.undo);
    const hasChanged = ([kind, mail]: [string, unknown]) =>
      JSON.stringify(mail) !== JSON.stringify(Reflect.get(mails, kind));
    if (Object.entries(after).some(hasChanged)) return undefined;
    return { key: last.key, until, mails: before, planned: after, network };
  }

  #stageOf({ id, promised }: RequestRow, events = eventsOf(this.#sql, id)): Stage {
    return stage(events, new Date(this.now()), promised ?? undefined);
  }

  #freePlaces(id: string, area: string, isConfirmed = true): string[] {
    const today = melbourneDate(new Date(this.now()));
    return freeHalfDays(area, { today, takenPlaces: takenPlaces(this.#sql, area, id), isConfirmed });
  }

  /** Staff may agree on any time. It takes a place where one is free, so that no visitor is offered it. */
  #takeForStaff(id: string, area: string, halfDay: string): void {
    if (slotOf(this.#sql, id)) return;
    if (this.#freePlaces(id, area).includes(halfDay))
      takePlace(this.#sql, { area, halfDay, request: id, lapses: null, network: null });
  }

  /** Frees the places that are held under this condition, and tells whoever had them. */
  #endHolds(condition: "lapses <= ?" | "network = ?", value: string | number): void {
    for (const id of this.#ids(`SELECT request AS id FROM places WHERE lapses IS NOT NULL AND ${condition}`, value)) {
      const row = rowOf(this.#sql, id);
      if (row) this.#record(row, this.#ownEvent("visit-lapsed"));
    }
  }

  #ownEvent(outcome: OutcomeName, details: Partial<Omit<RecordedEvent, "outcome">> = {}): RecordedEvent {
    return { at: this.now(), outcome, time: null, key: crypto.randomUUID(), hasNote: false, ...details };
  }

  /** The visit that is to come, as it is stored beside its request. */
  #bookingOf(row: RequestRow): Booking | undefined {
    const { visitAhead, heldUntil, isConfirmed } = this.#stageOf(row);
    const booked = eventsOf(this.#sql, row.id).findLast(({ outcome }) => outcomeNamed(outcome)?.visit === "booked");
    if (!visitAhead || !booked?.time) return undefined;
    const at = heldUntil === undefined ? booked.at : heldUntil - holdMs;
    return { area: slotOf(this.#sql, row.id)?.area, time: booked.time, at, isConfirmed };
  }

  /** After a restore: nobody is told again. */
  #restore(id: string, { booking, quote }: Pick<AcceptOptions, "booking" | "quote">): void {
    const row = rowOf(this.#sql, id);
    if (!row) return;
    if (booking) this.#give(row, booking, null);
    if (quote) {
      const { key, at, answer, questions = [] } = quote;
      this.#record(row, this.#ownEvent("quoted", { key, at }));
      for (const question of questions)
        this.#record(row, this.#ownEvent("asked-about-quote", { ...question, hasNote: true }));
      if (answer && isOutcome(answer.outcome)) this.#record(row, this.#ownEvent(answer.outcome, { at: answer.at }));
    }
    const suppressed = ["visit", "quote", "quote-reminder", "answer", "change"] as const;
    this.#change(id, (state) =>
      suppressed.reduce(policy.withoutMail, policy.withMail(state, "staff", { phase: "restored" })),
    );
  }

  /** Whenever the customer is told of the quote or of what they answered: an inbox that was lost is rebuilt with both. */
  async #storeQuote(row: RequestRow): Promise<void> {
    const sent = this.#quoteOf(row);
    if (sent) await noteOnQuote(this.#bucket, row.id, sent);
  }

  #quoteOf(row: RequestRow): SentQuote | undefined {
    const reached = this.#stageOf(row);
    const { quote, answer } = reached;
    const questions = openQuestions(reached).map(({ key, at }) => ({ key, at }));
    return quote && { key: quote.key, at: quote.at, answer, questions };
  }

  /** Its letters went with what it corrects; a reminder that was due there is due here. */
  #passQuoteOn(from: string, to: string): void {
    const row = rowOf(this.#sql, to);
    const passed = passedOn(eventsOf(this.#sql, from));
    if (!row || passed.length === 0) return;
    for (const event of passed) this.#record(row, { ...event, key: keyFrom(from, event.key) });
    const isReminded = loadState(this.#sql, from)?.mails["quote-reminder"].phase === "due";
    const suppressed: DeliveryKind[] = [
      "quote",
      "answer",
      "change",
      ...(isReminded ? [] : (["quote-reminder"] as const)),
    ];
    this.#change(to, (state) => suppressed.reduce(policy.withoutMail, state));
    this.#sql.exec("UPDATE events SET undo = NULL WHERE request = ?", from);
  }

  /** A correction has the visit of what it corrects, and its place. */
  #passBookingOn(from: string, to: string): void {
    const [row, corrected] = [rowOf(this.#sql, to), rowOf(this.#sql, from)];
    const booking = corrected && this.#bookingOf(corrected);
    if (!row || !booking) return;
    const network = slotOf(this.#sql, from)?.network ?? null;
    this.#record(corrected, this.#ownEvent("visit-passed-on"));
    // The correction's letter replaces this one.
    this.#change(from, (state) => policy.withoutMail(state, "visit"));
    this.#give(row, booking, network);
  }

  /** A request keeps the place it had, even if the half-day has filled up since. */
  #give(row: RequestRow, { area, time, at, isConfirmed }: Booking, network: string | null): void {
    const visit = visitAt(time);
    if (!visit) return;
    if (isConfirmed) this.#record(row, this.#ownEvent("confirmed", { at }));
    if (area !== undefined)
      takePlace(this.#sql, { area, halfDay: halfDayOf(visit), request: row.id, lapses: null, network });
    this.#record(row, this.#ownEvent(visit.halfDay === undefined ? "booked" : "chose-visit", { at, time }));
  }

  /** Whenever the visitor is told of the visit: an inbox that was lost is rebuilt with it. */
  async #storeBooking(row: RequestRow): Promise<void> {
    await writeBooking(this.#bucket, row.id, this.#bookingOf(row));
    if (row.replaces !== null) await writeBooking(this.#bucket, row.replaces, undefined);
    // Withdrawn meanwhile, nothing of it stays.
    if (rowOf(this.#sql, row.id)?.withdrawn !== null) await writeBooking(this.#bucket, row.id, undefined);
  }

  /** Corrections that came before what they correct join its chain. If that was withdrawn, they are withdrawn with it. */
  #joinEarlyCorrections(id: string, chain: string): void {
    if (chain === id || this.#ids("SELECT id FROM requests WHERE chain = ?", id).length === 0) return;
    this.#sql.exec("UPDATE requests SET chain = ? WHERE chain = ?", chain, id);
    const query =
      "SELECT withdrawn AS at FROM requests WHERE chain = ? AND withdrawn IS NOT NULL ORDER BY withdrawn DESC";
    const [last] = this.#all<{ at: number }>(query, chain);
    if (last) this.#withdrawChain(chain, { until: last.at, at: last.at });
  }

  /**
   * Withdraws every request of a chain that was received by `until`, and `id` whenever it was received. One mail tells staff
   * of all.
   */
  #withdrawChain(chain: string, { until, at, id }: { until: number; at: number; id?: string }): string[] {
    const query = "SELECT id FROM requests WHERE chain = ? AND withdrawn IS NULL AND (received <= ? OR id = ?)";
    const live = this.#ids(query, chain, until, id ?? null);
    const staffMayKnow = live.some((each) => (loadState(this.#sql, each)?.mails.staff.attempts ?? 0) > 0);
    const notified = id !== undefined && live.includes(id) ? id : live[0];
    // A repeated withdrawal erases again, because something may have been stored since.
    const all = new Set([id ?? [], live].flat());
    for (const each of all)
      this.#change(each, (state) => policy.withdraw(state, at, { tellsStaff: staffMayKnow && each === notified }));
    return [...all];
  }

  #insert(entry: Entry, state: LeadState): Pick<RequestRow, "reference" | "chain"> {
    const { digest, confirmTo, ...row } = entry;
    const { id } = row;
    const chain = this.#chainOf(entry);
    const [content = ""] = digest === "" ? [] : this.#hmacsOf(digest);
    const [address = null] = confirmTo ? this.#hmacsOf(plainAddress(confirmTo.email)) : [];
    const [sender = null] = confirmTo ? this.#hmacsOf(senderOf(confirmTo)) : [];
    const reference = this.#freeReference(id);
    insert(this.#sql, "requests", { ...row, reference, chain, content, address, sender, due: entry.promised });
    saveState(this.#sql, state, undefined, this.#wakeOf(state));
    return { reference, chain };
  }

  /** For a withdrawal of which nothing is known: staff may have had the request. */
  #insertUnknown(id: string, received: number) {
    const entry = { ...unreadableEntry(id, received), consentEnds: 0 };
    return this.#insert(entry, policy.beginRestored(entry, this.now()));
  }

  #chainOf({ id, replaces, chain }: Entry): string {
    const corrected = replaces === null ? undefined : rowOf(this.#sql, replaces);
    return corrected?.chain ?? chain ?? id;
  }

  /** Ids are chosen by senders: one that begins like another's gets a longer reference. */
  #freeReference(id: string): string {
    const isTaken = (reference: string) =>
      this.#all("SELECT 1 FROM requests WHERE reference = ?", reference).length > 0;
    const digits = [8, 12, 16].find((count) => !isTaken(referenceOf(id, count)));
    return referenceOf(id, digits ?? 32);
  }

  /** Strangers who enter somebody's address use up their own share of its confirmations. */
  #mayConfirm({ confirmTo }: Entry): boolean {
    if (!confirmTo) return false;
    const [address, earlierAddress = address] = this.#hmacsOf(plainAddress(confirmTo.email));
    const senders = this.#hmacsOf(senderOf(confirmTo));
    const query = "SELECT sender FROM requests WHERE address IN (?, ?) AND received > ?";
    const recent = this.#all<{ sender: string }>(query, address ?? "", earlierAddress ?? "", this.now() - day);
    return (
      recent.length < mostConfirmations.inAll &&
      recent.filter(({ sender }) => senders.includes(sender)).length < mostConfirmations.bySender
    );
  }

  /**
   * Whether the visitor gets a letter about the withdrawal. Records that they do. Only where the confirmation was taken, because the
   * address may be a stranger's, and only once, because a withdrawal turns that mail off.
   */
  #claimWithdrawalLetter(id: string, email: string): boolean {
    const state = loadState(this.#sql, id);
    if (!state || !wasAccepted(state.mails.visitor)) return false;
    const [address = "", earlierAddress = address] = this.#hmacsOf(plainAddress(email));
    const query = "SELECT 1 FROM requests WHERE toldTo IN (?, ?) AND withdrawn > ?";
    if (this.#all(query, address, earlierAddress, this.now() - day).length >= mostWithdrawalLetters) return false;
    this.#sql.exec("UPDATE requests SET toldTo = ? WHERE id = ?", address, id);
    return true;
  }

  /** HMACs of a text, the present secret's first; after a change of secret the one before still recognises it. */
  #hmacsOf(text: string): string[] {
    const names = ["LINK_SECRET", "LINK_SECRET_PREVIOUS"] as const;
    const secrets = names.flatMap((name) => settingIn(this.env, name) ?? []);
    // Imported above, node:crypto would delay the first byte of every isolate by a third.
    const { createHmac } = process.getBuiltinModule("node:crypto");
    return (secrets.length > 0 ? secrets : [this.#ownKey()]).map((secret) =>
      createHmac("sha256", secret).update(`inbox\n${text}`).digest("base64url"),
    );
  }

  #ownKey(): string {
    const known = readSetting(this.#sql, "key");
    if (known !== undefined) return known;
    const key = crypto.randomUUID() + crypto.randomUUID();
    writeSetting(this.#sql, "key", key);
    return key;
  }

  #isReplaced(id: string): boolean {
    const query = "SELECT 1 FROM requests WHERE replaces = ? AND withdrawn IS NULL";
    return this.#all(query, id).length > 0;
  }

  /** The requests withdrawn together of which staff may have a mail. */
  #withdrawnTogether({ chain }: RequestRow): { reference: string; received: number }[] {
    const query = `SELECT reference, received FROM requests JOIN mails ON request = id AND kind = 'staff' AND attempts > 0
      WHERE chain = ? AND withdrawn IS NOT NULL ORDER BY received`;
    return this.#all(query, chain);
  }

  #all<T extends Record<string, SqlStorageValue>>(query: string, ...values: SqlStorageValue[]): T[] {
    return this.#sql.exec<T>(query, ...values).toArray();
  }

  #ids(query: string, ...values: SqlStorageValue[]): string[] {
    return this.#all<{ id: string }>(query, ...values).map(({ id }) => id);
  }
}

type Change = (state: LeadState) => LeadState;

/** As it is stored beside the event, until it can't be undone any more. */
interface Undo extends policy.Undo {
  /** Whose hold the event ended, as an HMAC. */
  network?: string | null;
}

/** What staff can undo. */
interface Undoable {
  key: string;
  until: number;
  mails: Undo["before"];
  /** The same as the event left them. */
  planned: Undo["after"];
  network: string | null;
}

function senderOf({ email, network }: NonNullable<Entry["confirmTo"]>): string {
  return `${plainAddress(email)}\n${network}`;
}

/** One mailbox has many spellings: what follows a plus sign, capitals, and Gmail's dots and second domain. */
function plainAddress(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export type RequestRecord = NonNullable<Awaited<ReturnType<Inbox["find"]>>>;

/** The inbox as the rest of the Worker calls it. */
export type InboxCalls = Omit<Inbox, keyof DurableObject | "alarm">;
