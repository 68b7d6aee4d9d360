// inbox/: keeps a row for each request, decides what to do about it next, and does that in an alarm.
import { DurableObject } from "cloudflare:workers";
import { dayMs, minuteMs } from "#content/durations.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { maxLinks, uploadKeptDays } from "#content/request/limits.ts";
import { referenceOf } from "#content/request/reference.ts";
import { type BookedSlots, freeHalfDays, hasFreeSlot } from "#content/visits.ts";
import { siteClock } from "#worker/clock.ts";
import { bucketDeadlineMs, withDeadline, withDeadlines } from "#worker/deadline.ts";
import { settingIn } from "#worker/environment.ts";
import { consoleLog, errorFields, LoggableError } from "#worker/log.ts";
import { once } from "#worker/once.ts";
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
  resultFields,
  type SendResult,
  wasAccepted,
} from "../record/delivery.ts";
import {
  documents,
  eraseDocuments,
  inheritedKey,
  keys,
  type LeadBucket,
  updateQuote,
  writeBooking,
} from "../record/documents.ts";
import { type InboxEntry, unreadableEntry } from "../record/entry.ts";
import { isOutcome, type OutcomeName, outcomeNamed, type RecordedEvent } from "../record/outcomes.ts";
import type { SentQuote } from "../record/quote.ts";
import { holdMs, inheritedEvents, openQuestions, type Stage, stageAt } from "../record/stage.ts";
import { type Booking, halfDayOf, visitAt } from "../record/visit.ts";
import { type Timing, timingOf } from "../timing.ts";
import {
  countsOf,
  lastRefusalSetting,
  staffReachedSetting,
  storeDuration,
  sweptSetting,
  type WaitingCounts,
  waitingSetting,
} from "./counts.ts";
import { bookedVisits, listRequests } from "./list.ts";
import * as policy from "./policy.ts";
import {
  bookedSlots,
  bookSlot,
  deleteRequest,
  eventsOf,
  insert,
  isKnownKey,
  linkGeneration,
  linkGenerationSetting,
  loadState,
  migrate,
  type RequestRow,
  readSetting,
  releaseSlot,
  requestRow,
  saveStanding,
  saveState,
  slotOf,
  writeSetting,
} from "./tables.ts";
import type {
  AcceptOptions,
  AcceptResult,
  BookingRequest,
  BookingResult,
  LinkRequest,
  NewEvent,
  RecordResult,
  UndoResult,
  Withdrawal,
  WithdrawalResult,
} from "./types.ts";

/** Confirmations to one address in a day: from one sender (enough for a correction), and in total. */
const maxConfirmations = { bySender: 2, inAll: 6 };
/** Withdrawal letters to one address in a day. */
const maxWithdrawalLetters = 6;
/** How long the HMACs of addresses and senders are kept. The limits count the last day. */
const hmacsKeptMs = 2 * dayMs;
/** Notes on one request's card, the visitor's questions included. The card reads each of them from the bucket. */
const maxNotes = 200;
/** Unconfirmed visits that one network may hold at a time, each for a day. */
const maxHeldByNetwork = 2;
/** After this many failures in a row, the other emails wait: an hour's outage with a thousand requests then makes at most 84 calls. */
const maxFailures = 12;
/** More actions than this for one request would be an endless loop. */
const maxActions = 50;
/** An alarm starts nothing after this long: the platform stops it after 15 minutes. The next alarm does what is left. */
const longestAlarmMs = 5 * minuteMs;

/**
 * One object for the whole site. It holds all state except the documents, which are in R2. Every change of rows goes through
 * `#commit()`, which also sets the alarm. The schema library, the letters and the mail service load on first use, so nothing imported at
 * the top may need them.
 */
export class Inbox extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  readonly #timing: Timing = timingOf(this.env);
  /** A read without a deadline could hold up all email. */
  readonly #bucket = withDeadlines<LeadBucket>("bucket", this.env.LEADS, bucketDeadlineMs);
  /** Work in progress, by request id. The key `asks` is for the visitors who asked for their link. */
  readonly #inProgress = new Map<string, Promise<void>>();
  #rowsChanged = Promise.withResolvers<void>();
  /** How many times in a row the mail service failed, and when it last did. A restart sets the count back to 0. */
  #relayFailures = { count: 0, at: 0 };
  readonly #mailer = once(async () =>
    (await import("../letters/mailer.ts")).mailerFor(this.env, this.#bucket, () => new Date()),
  );
  /** When to retry the visitors who asked for their link, if looking up a request has failed. */
  #retryLinksAt = 0;
  /** The mail service that last accepted an email. */
  #lastWorkingRoute: MailRoute = "primary";

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.transactionSync(() => migrate(this.#sql));
  }

  /**
   * Accepts a stored request. Calling it again with the same request changes nothing. With `isRestored` it sends nothing and asks
   * staff to check, because they may have had its email before the restore.
   */
  async accept(entry: InboxEntry, options: AcceptOptions = {}): Promise<AcceptResult> {
    return this.#commit(() => this.#accept(entry, options));
  }

  /**
   * Withdraws a request with its whole chain of corrections, in one transaction. Staff are told even if it has no row, because they may
   * have had its email.
   */
  async withdraw(id: string, { at, received = 0, email = "" }: Withdrawal = {}): Promise<WithdrawalResult> {
    const now = this.now();
    const { reference, mayWrite, withdrawnIds } = await this.#commit(() => {
      const row = requestRow(this.#sql, id) ?? this.#insertUnknown(id, received);
      const mayWrite = email !== "" && this.#claimWithdrawalLetter(id, email);
      const until = at ?? Number.MAX_SAFE_INTEGER;
      const withdrawnIds = this.#withdrawChain(row.chain, { until, at: at ?? now, id });
      return { reference: row.reference, mayWrite, withdrawnIds };
    });
    // If this fails, the alarm erases again.
    for (const withdrawnId of withdrawnIds)
      await this.#erase(withdrawnId).catch((error: unknown) =>
        consoleLog({ event: "erase-failed", lead: referenceOf(withdrawnId), ...errorFields(error) }),
      );
    return { reference, mayWrite };
  }

  /** Incremented each time staff end all links. A staff link contains the number, and stops working once it changes. */
  async linkGeneration(): Promise<number> {
    return linkGeneration(this.#sql);
  }

  /** Ends all links that staff have. Returns the number that new links contain. */
  async endLinks(): Promise<number> {
    return this.#commit(() => {
      const generation = linkGeneration(this.#sql) + 1;
      writeSetting(this.#sql, linkGenerationSetting, String(generation));
      return generation;
    });
  }

  /** The open requests, the most pressing first, or those that are over. */
  async list(showsOver: boolean, offset: number, limit: number) {
    return listRequests(this.#sql, { showsOver, offset, limit, now: this.now() });
  }

  async bookedVisits(limit: number) {
    return bookedVisits(this.#sql, { limit, now: this.now() });
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
      problems: deliveryKinds.flatMap((kind) => policy.problemOf(kind, state.deliveries[kind]) ?? []),
      events: eventsOf(this.#sql, row.id),
      undoable: this.#undoableEvent(row.id),
    };
  }

  /** Records an outcome from the card or the visitor's page. The note's text is in the bucket already. */
  async recordOutcome(
    id: string,
    { key, outcome, time = null, hasNote, area = "", mustBeFree, quote: quoteKey }: NewEvent,
  ): Promise<RecordResult> {
    const now = this.now();
    return this.#commit(() => {
      const row = requestRow(this.#sql, id);
      if (!row) return "unknown";
      if (row.withdrawn !== null) return "withdrawn";
      const events = eventsOf(this.#sql, id);
      if (isKnownKey(this.#sql, id, key)) return events.some((event) => event.key === key) ? "recorded" : "was-undone";
      if (hasNote && events.filter((event) => event.hasNote).length >= maxNotes) return "full";
      if (mustBeFree && !this.#freeHalfDays(id, area).includes(time ?? "")) return "slot-taken";
      if (quoteKey !== undefined && this.#stageOf(row).quote?.key !== quoteKey) return "quote-replaced";
      const network = outcome === "freed-network" ? slotOf(this.#sql, id)?.network : undefined;
      const { visit } = this.#record(row, { at: now, outcome, time, key, hasNote }, { canBeUndone: true });
      if (visit && outcome === "booked") this.#bookForStaff(id, area, halfDayOf(visit));
      if (network) this.#endHolds("network = ?", network);
      return "recorded";
    });
  }

  /** Removes staff's latest event and everything that followed from it, and releases the visit's slot or books it again. */
  async undo(id: string, key: string, area = ""): Promise<UndoResult> {
    return this.#commit(() => {
      const row = requestRow(this.#sql, id);
      if (!row) return "unknown";
      if (row.withdrawn !== null) return "withdrawn";
      const undoableEvent = this.#undoableEvent(id);
      if (undoableEvent?.key !== key)
        return eventsOf(this.#sql, id).every((event) => event.key !== key) && isKnownKey(this.#sql, id, key)
          ? "undone"
          : "late";
      const { visitAhead, heldUntil } = this.#stageOf(row, eventsOf(this.#sql, id).slice(0, -1));
      const halfDay = visitAhead && halfDayOf(visitAhead);
      const slot = slotOf(this.#sql, id);
      const needsSlot = halfDay !== undefined && slot?.halfDay !== halfDay;
      const hasRoom = needsSlot && hasFreeSlot(area, halfDay, bookedSlots(this.#sql, area, id));
      if (needsSlot && !hasRoom && visitAhead?.halfDay) return "slot-taken";
      this.#sql.exec("DELETE FROM events WHERE request = ? AND key = ?", id, key);
      insert(this.#sql, "undone", { request: id, key });
      this.#saveStanding(row);
      const { network } = undoableEvent;
      if (hasRoom) bookSlot(this.#sql, { area, halfDay, request: id, lapses: heldUntil ?? null, network });
      else if (heldUntil !== undefined) this.#sql.exec("UPDATE places SET network = ? WHERE request = ?", network, id);
      this.#change(id, (state) => ({ ...state, deliveries: { ...state.deliveries, ...undoableEvent.deliveries } }));
      return "undone";
    });
  }

  /**
   * A visitor asks for their link. We answer before looking anything up; the next alarm compares the entry with the rows, and emails
   * the link to the stored address only.
   */
  async askForLink({ reference, email, network }: LinkRequest): Promise<void> {
    const now = this.now();
    await this.#commit(() => {
      const [addressHmac = ""] = this.#hmacsOf(plainAddress(email));
      const [networkHmac = ""] = this.#hmacsOf(`network\n${network}`);
      const [{ count = 0 } = {}] = this.#all<{ count: number }>(
        "SELECT count(*) AS count FROM asks WHERE network = ? AND at > ?",
        networkHmac,
        now - dayMs,
      );
      if (count < maxLinks.fromNetwork)
        insert(this.#sql, "asks", { at: now, reference, address: addressHmac, network: networkHmac, mailed: null });
    });
  }

  /** How many slots of an area are booked, not counting the request's own. */
  async bookedSlots(area: string, id: string): Promise<BookedSlots[]> {
    return bookedSlots(this.#sql, area, id);
  }

  /**
   * Books a half-day for a visitor, or moves their visit to it. A slot is a row with a unique key, so two visitors can't book the
   * same one. Until the visitor has confirmed the visit, we hold the slot for a day.
   */
  async book(id: string, { area, halfDay, network, isConfirmed }: BookingRequest): Promise<BookingResult> {
    const now = this.now();
    return this.#commit(() => {
      const row = requestRow(this.#sql, id);
      if (!row) return "unknown";
      if (row.withdrawn !== null) return "withdrawn";
      this.#endHolds("lapses <= ?", now);
      const stage = this.#stageOf(row);
      // "decision" isn't refused: the page may have offered the time just before staff sent a quote.
      if (stage.step === "quote" || stage.step === "closed") return "late";
      const isIdentified = isConfirmed || stage.isConfirmed;
      if (isConfirmed && !stage.isConfirmed) this.#record(row, this.#ownEvent("confirmed"));
      if (stage.visit?.halfDay === halfDay) return "booked";
      if (!this.#freeHalfDays(id, area, isIdentified).includes(halfDay)) return "slot-taken";
      const [networkHmac = ""] = this.#hmacsOf(`network\n${network}`);
      const heldIds = this.#ids("SELECT request AS id FROM places WHERE network = ? AND request <> ?", networkHmac, id);
      if (!isIdentified && heldIds.length >= maxHeldByNetwork) return "too-many";
      bookSlot(this.#sql, { area, halfDay, request: id, lapses: null, network: networkHmac });
      this.#record(row, this.#ownEvent("chose-visit", { time: halfDay }));
      return "booked";
    });
  }

  /** Records the mail service's reports about emails. */
  async receipts(reports: ReceiptReport[]): Promise<void> {
    await this.#commit(() => {
      for (const { id, kind, receipt, requestId } of reports)
        this.#change(id, (state) => policy.receiptCame(state, kind, receipt, requestId, this.now(), this.#timing));
    });
  }

  /** Staff ask for a request's email again. */
  async resend(id: string): Promise<void> {
    await this.#update(id, (state) => policy.resendAskedFor(state, this.now()));
  }

  /** After a restore: ends the requests without a document. Returns how many, and the ids of the documents without a row. */
  async compareWithDocuments(documentIds: string[]): Promise<{ unknown: string[]; ended: number }> {
    const storedIds = new Set(documentIds);
    const missingIds: string[] = [];
    for (const id of this.#ids("SELECT id FROM requests WHERE withdrawn IS NULL"))
      if (!storedIds.has(id) && !(await this.#bucket.head(keys.request(id)))) missingIds.push(id);
    await this.#commit(() => {
      for (const id of missingIds) this.#change(id, (state) => policy.requestMissing(state, this.now()));
    });
    return { unknown: documentIds.filter((id) => !requestRow(this.#sql, id)), ended: missingIds.length };
  }

  /** Called every ten minutes. `waitingCount`: how many requests couldn't be handed over; undefined if the count failed. */
  async runMaintenance(waitingCount: number | undefined): Promise<void> {
    const now = this.now();
    await this.#commit(() => {
      writeSetting(this.#sql, sweptSetting, String(now));
      if (waitingCount !== undefined) writeSetting(this.#sql, waitingSetting, String(waitingCount));
      this.#sql.exec(
        "UPDATE requests SET address = NULL, sender = NULL WHERE address IS NOT NULL AND abs(? - received) > ?",
        now,
        hmacsKeptMs,
      );
      this.#sql.exec(
        "UPDATE requests SET toldTo = NULL WHERE toldTo IS NOT NULL AND abs(? - withdrawn) > ?",
        now,
        hmacsKeptMs,
      );
      this.#sql.exec("DELETE FROM asks WHERE abs(? - at) > ?", now, dayMs);
      const { undoMs } = this.#timing;
      this.#sql.exec("UPDATE events SET undo = NULL WHERE undo IS NOT NULL AND abs(? - at) > ?", now, undoMs);
      // Only a clock that was ahead can have recorded these times.
      this.#sql.exec("UPDATE requests SET withdrawn = ?1, wake = 0 WHERE withdrawn > ?1", now);
      const tooFarAhead = `SELECT request FROM mails WHERE at > ? AND phase IN ('due', 'sending')
        AND kind NOT IN (${deliveryKinds.filter(isReminder).map((kind) => `'${kind}'`)})`;
      const latest = now + policy.longestWait(this.#timing);
      this.#sql.exec(`UPDATE requests SET wake = 0 WHERE id IN (${tooFarAhead})`, latest);
      this.#endHolds("lapses <= ?", now);
      this.#sql.exec("DELETE FROM places WHERE halfDay < ?", melbourneDate(new Date(now - dayMs)));
    });
    const { sendNotices } = await import("./notices.ts");
    await sendNotices({
      sql: this.#sql,
      timing: this.#timing,
      now,
      siteTime: siteClock(this.env, () => new Date(now))(),
      mailer: () => this.mailer(),
      commit: (write) => this.#commit(write),
      noteSendResult: (result) => this.#noteSendResult(result, { toStaff: true }),
    });
  }

  async counts(): Promise<WaitingCounts> {
    return countsOf(this.#sql);
  }

  /**
   * Sends what is due, several at once. Throws only if not even the next alarm can be set: the platform gives up on an alarm that
   * fails too often.
   */
  override async alarm(): Promise<void> {
    const endsAt = Date.now() + longestAlarmMs;
    // A safety net: if the runtime dies before we set the next alarm, this one fires.
    await this.ctx.storage.setAlarm(Date.now() + minuteMs);
    try {
      // Runs beside the emails, because a slow document must not hold them up.
      this.#inProgress.set(
        "asks",
        this.#answerLinkRequests().finally(() => this.#inProgress.delete("asks")),
      );
      while (Date.now() < endsAt) {
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

  /** Overridden by the simulation in tests. */
  protected mailer(): Promise<Mailer> {
    return this.#mailer();
  }

  async #answerLinkRequests(): Promise<void> {
    const linkRequests = this.#all<LinkRequestRow>(
      "SELECT rowid AS rowId, at, reference, address FROM asks WHERE mailed IS NULL",
    );
    const attempts = linkRequests.map((linkRequest) =>
      this.#answerLinkRequest(linkRequest).catch((error: unknown) => {
        consoleLog({ event: "link-request-waits", lead: linkRequest.reference, ...errorFields(error) });
        this.#retryLinksAt = this.now() + this.#timing.retryFirstMs;
      }),
    );
    await Promise.all(attempts);
  }

  async #answerLinkRequest({ rowId, at, reference, address }: LinkRequestRow): Promise<void> {
    const [id] = this.#ids("SELECT id FROM requests WHERE reference = ? AND withdrawn IS NULL", reference);
    const storedRequest =
      id === undefined ? undefined : await withDeadline((await this.mailer()).read(id), bucketDeadlineMs);
    if (storedRequest === "unreadable") throw new LoggableError("the request can't be read");
    const email = typeof storedRequest === "object" ? storedRequest.lead.request.email : "";
    await this.#commit(() => {
      const query = "SELECT count(*) AS count FROM asks WHERE address = ? AND mailed = 1 AND at > ?";
      const [{ count = 0 } = {}] = this.#all<{ count: number }>(query, address, at - dayMs);
      const isTheirAddress = email !== "" && this.#hmacsOf(plainAddress(email)).includes(address);
      const sendsLink = id !== undefined && isTheirAddress && count < maxLinks.toAddress;
      this.#sql.exec("UPDATE asks SET mailed = ? WHERE rowid = ?", Number(sendsLink), rowId);
      if (sendsLink) this.#change(id, (state) => policy.linkAskedFor(state, this.now()));
    });
  }

  #startWhatIsDue(): void {
    const capacity = this.#timing.mailsAtOnce - this.#inProgress.size;
    if (capacity <= 0) return;
    // Withdrawals come first, then new requests, whose `wake` is 0. With the IN, SQLite takes the order from an index.
    const query = `SELECT id FROM requests WHERE (withdrawn IS NULL) IN (0, 1) AND wake <= ?
      ORDER BY withdrawn IS NULL, wake LIMIT ?`;
    const dueIds = this.#ids(query, this.now(), this.#timing.mailsAtOnce * 2).filter((id) => !this.#inProgress.has(id));
    for (const id of dueIds.slice(0, capacity)) {
      const work = this.#doWhatIsDue(id).finally(() => this.#inProgress.delete(id));
      this.#inProgress.set(id, work);
    }
  }

  /** Does everything that is due about a request. */
  async #doWhatIsDue(id: string): Promise<void> {
    try {
      for (let count = 0; count < maxActions; count++) {
        // Stores when the next action is due, even if none is due now.
        const state = await this.#update(id, (unchanged) => unchanged);
        const action = state && policy.nextAction(state, this.now(), this.#timing);
        if (!action || action.do === "wait") return;
        await this.#perform(action, id);
      }
      throw new LoggableError(`no progress after ${maxActions} actions`);
    } catch (error) {
      consoleLog({ event: "request-step-failed", lead: requestRow(this.#sql, id)?.reference, ...errorFields(error) });
      const retryAt = this.now() + this.#timing.retryFirstMs;
      await this.#commit(() => this.#sql.exec("UPDATE requests SET wake = ? WHERE id = ?", retryAt, id));
    }
  }

  async #perform(action: Exclude<policy.NextAction, { do: "wait" }>, id: string): Promise<void> {
    const backoffEnds = this.#relayFailures.at + this.#timing.relayBackoffMs;
    if (action.do === "send" && this.#isBackingOff(action.kind))
      await this.#update(id, (state) => policy.postpone(state, action.kind, backoffEnds, this.#timing));
    else if (action.do === "send")
      await this.#send(id, action.kind).catch(async (error: unknown) => {
        await this.#update(id, (state) => policy.preparationFailed(state, action.kind, this.now(), this.#timing));
        throw error;
      });
    else if (action.do === "stop-trying") await this.#update(id, (state) => policy.stopTrying(state, action.kind));
    else if (action.do === "escalate") await this.#update(id, policy.escalate);
    else if (action.do === "erase")
      await this.#erase(id, { hasMarker: (await this.#bucket.head(keys.waiting(id))) !== null });
    else if (action.do === "forget-upload") await this.#forgetUploads(id);
    else {
      await eraseDocuments(this.#bucket, documents.all(id));
      await this.#commit(() => deleteRequest(this.#sql, id));
    }
  }

  async #send(id: string, kind: DeliveryKind): Promise<void> {
    const mailer = await this.mailer();
    const isAboutWithdrawal = kind === "withdrawal" || kind === "webhook-withdrawal";
    const needsRequest = !isAboutWithdrawal && kind !== "change";
    // The bucket may also stop in the middle of a document.
    const stored = needsRequest ? await withDeadline(mailer.read(id), bucketDeadlineMs) : undefined;
    // Looked up after the document, because a withdrawal writes its marker before it deletes the document.
    if (!isAboutWithdrawal) await this.#applyWaitingWithdrawals(id);
    const row = requestRow(this.#sql, id);
    // The request was withdrawn in the meantime.
    if (!row || (!isAboutWithdrawal && row.withdrawn !== null)) return;
    if (stored === "missing") {
      consoleLog({ event: "request-missing", lead: row.reference });
      await this.#update(id, (state) => policy.requestMissing(state, this.now()));
      return;
    }
    if (stored === "unreadable") {
      consoleLog({ event: "request-unreadable", lead: row.reference });
      await this.#update(id, (state) => policy.requestUnreadable(state, kind, this.now(), this.#timing));
      return;
    }
    // The document couldn't be read before, so the row knows nothing of it yet.
    if (stored && row.content === "") {
      await this.#commit(() => this.#accept(stored.entry));
      return;
    }
    const state = loadState(this.#sql, id);
    if (!state) return;
    const correctedRow = row.replaces === null ? undefined : requestRow(this.#sql, row.replaces);
    const isWanted = !isReminder(kind) || !this.#isReplaced(id);
    if (kind === "visit") await this.#storeBooking(row);
    if (kind === "quote" || kind === "answer") await withDeadline(this.#storeQuote(row), bucketDeadlineMs);
    const preparedDelivery =
      isWanted &&
      (await mailer.prepare(kind, {
        state,
        reference: row.reference,
        chain: row.chain,
        corrects: correctedRow?.withdrawn === null ? correctedRow.reference : undefined,
        withdrawnTogether: kind === "withdrawal" ? this.#withdrawnTogether(row) : [],
        stored,
        events: eventsOf(this.#sql, id),
        generation: linkGeneration(this.#sql),
      }));
    if (preparedDelivery === "unreadable") {
      consoleLog({ event: "quote-unreadable", lead: row.reference, mail: kind });
      await this.#update(id, (state) => policy.requestUnreadable(state, kind, this.now(), this.#timing));
      return;
    }
    if (!preparedDelivery) {
      await this.#update(id, (state) => policy.withDelivery(state, kind, { phase: "off" }));
      return;
    }
    // Recorded before the mail service is called, so that we notice a crash while sending.
    const sendingState = await this.#commit(() => {
      const action = policy.nextAction(loadState(this.#sql, id) ?? state, this.now(), this.#timing);
      if (action.do !== "send" || action.kind !== kind) return undefined;
      const { coverageName } = preparedDelivery;
      if (coverageName !== undefined) this.#sql.exec("UPDATE requests SET zone = ? WHERE id = ?", coverageName, id);
      return this.#change(id, (state) => policy.attemptBegins(state, kind, this.now()));
    });
    if (!sendingState) return;
    await this.ctx.storage.sync();
    // The request was withdrawn, or an event replaced this email, at the same moment.
    if (loadState(this.#sql, id)?.deliveries[kind].phase !== "sending") return;
    const firstRoute = policy.firstRouteFor(sendingState.deliveries[kind], this.#lastWorkingRoute);
    const sendResult = await preparedDelivery.attempt(firstRoute);
    const endState = await this.#commit(() => {
      if (kind === "staff" && sendResult.kind === "accepted") this.#storeDuration(id);
      if (!isWebhook(kind)) this.#noteSendResult(sendResult, { toStaff: isToStaff(kind) });
      return this.#change(id, (sending) =>
        policy.attemptEnded(sending, kind, sendResult, this.now(), this.#timing, Math.random()),
      );
    });
    const { attempts, needsAttention } = endState?.deliveries[kind] ?? {};
    consoleLog({
      event: "mail",
      lead: row.reference,
      mail: kind,
      ...resultFields(sendResult),
      attempts,
      needsAttention,
    });
  }

  /** Applies the withdrawals of a request's chain that the timer hasn't handed over yet. Each covers what was received before it. */
  async #applyWaitingWithdrawals(id: string): Promise<void> {
    const { chain = id, replaces } = requestRow(this.#sql, id) ?? {};
    // The first request and the corrected one may have no row yet.
    const chainIds = new Set([
      id,
      chain,
      replaces ?? id,
      ...this.#ids("SELECT id FROM requests WHERE chain = ?", chain),
    ]);
    for (const chainId of chainIds) {
      const marker = await this.#bucket.head(keys.withdrawal(chainId));
      const at = marker?.uploaded.getTime();
      const isNew = at !== undefined && (requestRow(this.#sql, chainId)?.withdrawn ?? 0) < at;
      if (isNew) await this.withdraw(chainId, { at });
    }
  }

  /** Stores how long a request's email to staff took, from the request's arrival until a mail service first accepted it. */
  #storeDuration(id: string): void {
    const { deliveries, received } = loadState(this.#sql, id) ?? {};
    const isFirst = deliveries && !deliveries.staff.resent && deliveries.staff.bouncedCalls.length === 0;
    if (isFirst && received !== undefined) storeDuration(this.#sql, this.now() - received);
  }

  /**
   * After `maxFailures` failures in a row, emails wait until `relayBackoffMs` after the last failure. Then a few of them try the
   * mail service again.
   */
  #isBackingOff(kind: DeliveryKind): boolean {
    const { count, at } = this.#relayFailures;
    const isRecent = Math.abs(this.now() - at) < this.#timing.relayBackoffMs;
    return isRecent && count >= maxFailures && !isWebhook(kind);
  }

  /** Keeps count of the mail service's failures. Once it accepts an email, those that it never confirmed are tried once more. */
  #noteSendResult(result: SendResult, { toStaff }: { toStaff: boolean }): void {
    if (result.kind === "refused" && result.because === "our-fault") return;
    const isFailure = result.kind === "unknown" || (result.kind === "refused" && result.because === "other");
    this.#relayFailures = isFailure ? { count: this.#relayFailures.count + 1, at: this.now() } : { count: 0, at: 0 };
    if (result.kind === "refused" && isFailure) writeSetting(this.#sql, lastRefusalSetting, String(result.status));
    if (result.kind !== "accepted") return;
    this.#lastWorkingRoute = result.route ?? "primary";
    if (this.#lastWorkingRoute === "primary") writeSetting(this.#sql, lastRefusalSetting, "0");
    if (toStaff) writeSetting(this.#sql, staffReachedSetting, String(this.now()));
    const query = "SELECT request AS id, kind FROM mails WHERE phase = 'unconfirmed' AND hadFinalAttempt = 0";
    for (const { id, kind } of this.#all<{ id: string; kind: DeliveryKind }>(query))
      if (policy.mayUseRoute(this.#lastWorkingRoute, kind))
        this.#change(id, (state) => policy.tryOnceMore(state, kind, this.now()));
  }

  /** Deletes the files that have been kept long enough, and records when the next one must go. */
  async #forgetUploads(id: string): Promise<void> {
    const endOf = ({ uploaded }: R2Object) => uploaded.getTime() + uploadKeptDays * dayMs;
    const isKept = (file: R2Object) => endOf(file) > this.now();
    const keptObjects = await eraseDocuments(this.#bucket, documents.uploads(id), isKept);
    const uploadEnds = keptObjects.length > 0 ? Math.min(...keptObjects.map(endOf)) : null;
    await this.#update(id, (state) => ({ ...state, uploadEnds }));
  }

  /**
   * Deletes a withdrawn request's documents. If it has a marker, the request may have been sent again, so the timer decides what to
   * delete.
   */
  async #erase(id: string, { hasMarker = false } = {}): Promise<void> {
    const timesErased = loadState(this.#sql, id)?.erased ?? 0;
    if (!hasMarker) await eraseDocuments(this.#bucket, documents.all(id));
    await this.#update(id, (state) => ({ ...state, erased: timesErased + 1 }));
  }

  /** Writes the rows, then sets the alarm. The platform stores both or neither, as long as nothing is awaited in between. */
  #commit<T>(write: () => T): Promise<T> {
    const result = this.ctx.storage.transactionSync(write);
    this.#rowsChanged.resolve();
    this.#rowsChanged = Promise.withResolvers();
    return this.#setAlarm().then(() => result);
  }

  /** The platform's alarms use the real clock, whatever clock a test sets. */
  async #setAlarm(): Promise<void> {
    const query = `SELECT min(at) AS next FROM (SELECT min(wake) AS at FROM requests
      UNION ALL SELECT min(max(at, ?)) FROM asks WHERE mailed IS NULL)`;
    const { next } = this.#sql.exec<{ next: number | null }>(query, this.#retryLinksAt).one();
    if (next === null) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, next - this.now()));
  }

  #update(id: string, next: Change): Promise<LeadState | undefined> {
    return this.#commit(() => this.#change(id, next));
  }

  /** Undefined if there is no such request. */
  #change(id: string, change: Change): LeadState | undefined {
    const previousState = loadState(this.#sql, id);
    if (!previousState) return undefined;
    const state = change(previousState);
    saveState(this.#sql, state, previousState, this.#wakeOf(state));
    return state;
  }

  #wakeOf(state: LeadState): number {
    const action = policy.nextAction(state, this.now(), this.#timing);
    // 0 means due at once, even if the clock is set back.
    return action.do === "wait" ? action.until : 0;
  }

  #accept(entry: InboxEntry, { isRestored = false, booking, quote }: AcceptOptions = {}): AcceptResult {
    const { id, received } = entry;
    // The document of a lost request is back: from the backup, or sent again.
    if (this.#isLost(id)) deleteRequest(this.#sql, id);
    const row = requestRow(this.#sql, id);
    if (row && row.withdrawn !== null) return { kind: "withdrawn", at: row.withdrawn };
    if (row && (row.content !== "" || entry.digest === "")) {
      const isSame = entry.digest === "" || this.#hmacsOf(entry.digest).includes(row.content);
      // A file may have been added while the inbox couldn't be reached.
      if (isSame) this.#change(id, (state) => ({ ...state, uploadEnds: state.uploadEnds ?? entry.uploadEnds }));
      return { kind: isSame ? "known" : "different", reference: row.reference };
    }
    const chain = this.#chainOf(entry);
    this.#joinEarlyCorrections(id, chain);
    // Received before its chain was withdrawn but handed over afterwards, so it is withdrawn as well.
    const query = "SELECT id, withdrawn AS at FROM requests WHERE chain = ? AND withdrawn >= ?";
    const ended = this.#all<{ id: string; at: number }>(query, chain, received);
    const laterWithdrawal = ended.find((other) => !this.#isLost(other.id));
    if (laterWithdrawal) return { kind: "withdrawn", at: laterWithdrawal.at };
    if (row) deleteRequest(this.#sql, id);
    const confirms = !isRestored && this.#mayConfirm(entry);
    const state = isRestored
      ? policy.restoredState(entry, this.now())
      : policy.initialState(entry, this.now(), { confirms });
    const { reference } = this.#insert(confirms ? entry : { ...entry, confirmTo: null }, state);
    if (booking || quote) this.#restore(id, { booking, quote });
    else if (entry.replaces !== null) {
      this.#passQuoteOn(entry.replaces, id);
      this.#passBookingOn(entry.replaces, id);
    }
    return { kind: "accepted", reference };
  }

  #isLost(id: string): boolean {
    const state = loadState(this.#sql, id);
    return state !== undefined && policy.isLost(state);
  }

  /** Records an event and everything that follows from it: the standing, the visit's slot, the emails. */
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
      const changedState = policy.planAfterEvent(unchanged, event, now, { before, after, waitMs });
      undo = policy.changedDeliveries(unchanged, changedState);
      return changedState;
    });
    // If an email is already on its way, undoing would send it again.
    const isBeingSent = Object.values(undo?.before ?? {}).some(({ phase }) => phase === "sending");
    if (waitMs > 0 && undo && !isBeingSent) {
      const storedUndo: Undo = { ...undo, network };
      this.#sql.exec(
        "UPDATE events SET undo = ? WHERE request = ? AND key = ?",
        JSON.stringify(storedUndo),
        id,
        event.key,
      );
    }
    return after;
  }

  /** Saves the standing that follows from the events, and releases or updates the slot to match. */
  #saveStanding(row: RequestRow): Stage {
    const { id } = row;
    const after = this.#stageOf(row);
    saveStanding(this.#sql, row);
    const slot = slotOf(this.#sql, id);
    if (slot && (!after.visit || halfDayOf(after.visit) !== slot.halfDay)) releaseSlot(this.#sql, id);
    else if (slot)
      this.#sql.exec(
        "UPDATE places SET lapses = ?1, network = iif(?1 IS NULL, NULL, network) WHERE request = ?2",
        after.heldUntil ?? null,
        id,
      );
    return after;
  }

  /** The event that staff can undo, until when, and the deliveries as they were before it. */
  #undoableEvent(id: string): UndoableEvent | undefined {
    const query = "SELECT key, at, undo FROM events WHERE request = ? ORDER BY rowid DESC LIMIT 1";
    const [lastEvent] = this.#all<{ key: string; at: number; undo: string | null }>(query, id);
    const undoableUntil = (lastEvent?.at ?? 0) + this.#timing.undoMs;
    const deliveries = loadState(this.#sql, id)?.deliveries;
    if (!lastEvent?.undo || !deliveries || this.now() >= undoableUntil || this.now() < lastEvent.at) return undefined;
    const { before, after, network = null }: Undo = JSON.parse(lastEvent.undo);
    const hasChanged = ([kind, delivery]: [string, unknown]) =>
      JSON.stringify(delivery) !== JSON.stringify(Reflect.get(deliveries, kind));
    if (Object.entries(after).some(hasChanged)) return undefined;
    return { key: lastEvent.key, until: undoableUntil, deliveries: before, planned: after, network };
  }

  #stageOf({ id, promised }: RequestRow, events = eventsOf(this.#sql, id)): Stage {
    return stageAt(events, this.now(), promised ?? undefined);
  }

  #freeHalfDays(id: string, area: string, isConfirmed = true): string[] {
    const today = melbourneDate(new Date(this.now()));
    return freeHalfDays(area, { today, bookedSlots: bookedSlots(this.#sql, area, id), isConfirmed });
  }

  /** Staff may agree on any time. If its half-day has a free slot, this books it, so that no visitor is offered it. */
  #bookForStaff(id: string, area: string, halfDay: string): void {
    if (slotOf(this.#sql, id)) return;
    if (this.#freeHalfDays(id, area).includes(halfDay))
      bookSlot(this.#sql, { area, halfDay, request: id, lapses: null, network: null });
  }

  /** Ends the holds that match this condition, and releases their slots. Each visitor gets an email. */
  #endHolds(condition: "lapses <= ?" | "network = ?", value: string | number): void {
    for (const id of this.#ids(`SELECT request AS id FROM places WHERE lapses IS NOT NULL AND ${condition}`, value)) {
      const row = requestRow(this.#sql, id);
      if (row) this.#record(row, this.#ownEvent("visit-lapsed"));
    }
  }

  /** An event that wasn't posted from a card, so its key is made here. It happens now, unless `details` say otherwise. */
  #ownEvent(outcome: OutcomeName, details: Partial<Omit<RecordedEvent, "outcome">> = {}): RecordedEvent {
    return { at: this.now(), outcome, time: null, key: crypto.randomUUID(), hasNote: false, ...details };
  }

  /** The visit ahead, as stored beside its request. */
  #bookingOf(row: RequestRow): Booking | undefined {
    const { visitAhead, heldUntil, isConfirmed } = this.#stageOf(row);
    const bookingEvent = eventsOf(this.#sql, row.id).findLast(
      ({ outcome }) => outcomeNamed(outcome)?.visit === "booked",
    );
    if (!visitAhead || !bookingEvent?.time) return undefined;
    const at = heldUntil === undefined ? bookingEvent.at : heldUntil - holdMs;
    return { area: slotOf(this.#sql, row.id)?.area, time: bookingEvent.time, at, isConfirmed };
  }

  /** Replays a restored booking and quote without sending their letters again. */
  #restore(id: string, { booking, quote }: Pick<AcceptOptions, "booking" | "quote">): void {
    const row = requestRow(this.#sql, id);
    if (!row) return;
    if (booking) this.#restoreBooking(row, booking, null);
    if (quote) {
      const { key, at, answer, questions = [] } = quote;
      this.#record(row, this.#ownEvent("quoted", { key, at }));
      for (const question of questions)
        this.#record(row, this.#ownEvent("asked-about-quote", { ...question, hasNote: true }));
      if (answer && isOutcome(answer.outcome)) this.#record(row, this.#ownEvent(answer.outcome, { at: answer.at }));
    }
    const suppressedKinds = ["visit", "quote", "quote-reminder", "answer", "change"] as const;
    this.#change(id, (state) =>
      suppressedKinds.reduce(policy.cancelDelivery, policy.withDelivery(state, "staff", { phase: "restored" })),
    );
  }

  /** Adds what was sent and answered to the quote in R2 whenever we email the customer, so that a lost inbox can be rebuilt. */
  async #storeQuote(row: RequestRow): Promise<void> {
    const sentQuote = this.#sentQuoteOf(row);
    if (sentQuote) await updateQuote(this.#bucket, row.id, sentQuote, consoleLog);
  }

  #sentQuoteOf(row: RequestRow): SentQuote | undefined {
    const stage = this.#stageOf(row);
    const { quote, answer } = stage;
    const questions = openQuestions(stage).map(({ key, at }) => ({ key, at }));
    return quote && { key: quote.key, at: quote.at, answer, questions };
  }

  /** A correction inherits the quote, whose letters were already sent. Only a reminder that is still due moves to the correction. */
  #passQuoteOn(fromId: string, toId: string): void {
    const row = requestRow(this.#sql, toId);
    const passedEvents = inheritedEvents(eventsOf(this.#sql, fromId));
    if (!row || passedEvents.length === 0) return;
    for (const event of passedEvents) this.#record(row, { ...event, key: inheritedKey(fromId, event.key) });
    const isReminderDue = loadState(this.#sql, fromId)?.deliveries["quote-reminder"].phase === "due";
    const suppressedKinds: DeliveryKind[] = [
      "quote",
      "answer",
      "change",
      ...(isReminderDue ? [] : (["quote-reminder"] as const)),
    ];
    this.#change(toId, (state) => suppressedKinds.reduce(policy.cancelDelivery, state));
    this.#sql.exec("UPDATE events SET undo = NULL WHERE request = ?", fromId);
  }

  /** A correction takes over the visit and slot of the request it corrects. */
  #passBookingOn(fromId: string, toId: string): void {
    const [row, correctedRow] = [requestRow(this.#sql, toId), requestRow(this.#sql, fromId)];
    const booking = correctedRow && this.#bookingOf(correctedRow);
    if (!row || !booking) return;
    const network = slotOf(this.#sql, fromId)?.network ?? null;
    this.#record(correctedRow, this.#ownEvent("visit-passed-on"));
    // The correction's letter replaces this one.
    this.#change(fromId, (state) => policy.cancelDelivery(state, "visit"));
    this.#restoreBooking(row, booking, network);
  }

  /** A request keeps its slot even if the half-day has filled up since. */
  #restoreBooking(row: RequestRow, { area, time, at, isConfirmed }: Booking, network: string | null): void {
    const visit = visitAt(time);
    if (!visit) return;
    if (isConfirmed) this.#record(row, this.#ownEvent("confirmed", { at }));
    if (area !== undefined)
      bookSlot(this.#sql, { area, halfDay: halfDayOf(visit), request: row.id, lapses: null, network });
    this.#record(row, this.#ownEvent(visit.halfDay === undefined ? "booked" : "chose-visit", { at, time }));
  }

  /** Writes the booking to R2 whenever we email the visitor about it, so that a lost inbox can be rebuilt. */
  async #storeBooking(row: RequestRow): Promise<void> {
    await writeBooking(this.#bucket, row.id, this.#bookingOf(row));
    if (row.replaces !== null) await writeBooking(this.#bucket, row.replaces, undefined);
    // If the request was withdrawn in the meantime, its booking must go.
    if (requestRow(this.#sql, row.id)?.withdrawn !== null) await writeBooking(this.#bucket, row.id, undefined);
  }

  /** A correction may arrive before the request it corrects: it joins the chain, and is withdrawn if the chain was. */
  #joinEarlyCorrections(id: string, chain: string): void {
    if (chain === id || this.#ids("SELECT id FROM requests WHERE chain = ?", id).length === 0) return;
    this.#sql.exec("UPDATE requests SET chain = ? WHERE chain = ?", chain, id);
    const query =
      "SELECT withdrawn AS at FROM requests WHERE chain = ? AND withdrawn IS NOT NULL ORDER BY withdrawn DESC";
    const [last] = this.#all<{ at: number }>(query, chain);
    if (last) this.#withdrawChain(chain, { until: last.at, at: last.at });
  }

  /** Withdraws every request of a chain that was received by `until`, and `id` regardless. One email to staff covers them all. */
  #withdrawChain(chain: string, { until, at, id }: { until: number; at: number; id?: string }): string[] {
    const query = "SELECT id FROM requests WHERE chain = ? AND withdrawn IS NULL AND (received <= ? OR id = ?)";
    const activeIds = this.#ids(query, chain, until, id ?? null);
    const staffMayKnow = activeIds.some(
      (activeId) => (loadState(this.#sql, activeId)?.deliveries.staff.attempts ?? 0) > 0,
    );
    const notifyingId = id !== undefined && activeIds.includes(id) ? id : activeIds[0];
    // A repeated withdrawal erases again, because something may have been stored since.
    const withdrawnIds = new Set([id ?? [], activeIds].flat());
    for (const withdrawnId of withdrawnIds)
      this.#change(withdrawnId, (state) =>
        policy.withdraw(state, at, { tellsStaff: staffMayKnow && withdrawnId === notifyingId }),
      );
    return [...withdrawnIds];
  }

  #insert(entry: InboxEntry, state: LeadState): Pick<RequestRow, "reference" | "chain"> {
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

  /** A withdrawal for an id we have no row for. Staff may still have had its email, so we record it. */
  #insertUnknown(id: string, received: number) {
    const entry = { ...unreadableEntry(id, received), consentEnds: 0 };
    return this.#insert(entry, policy.restoredState(entry, this.now()));
  }

  #chainOf({ id, replaces, chain }: InboxEntry): string {
    const corrected = replaces === null ? undefined : requestRow(this.#sql, replaces);
    return corrected?.chain ?? chain ?? id;
  }

  /** A sender may choose an id that begins like another's, so its reference gets more digits. */
  #freeReference(id: string): string {
    const isTaken = (reference: string) =>
      this.#all("SELECT 1 FROM requests WHERE reference = ?", reference).length > 0;
    const digits = [8, 12, 16].find((count) => !isTaken(referenceOf(id, count)));
    return referenceOf(id, digits ?? 32);
  }

  /** Limits the confirmations to an address by sender, so that a stranger who enters it doesn't use them all up. */
  #mayConfirm({ confirmTo }: InboxEntry): boolean {
    if (!confirmTo) return false;
    const [address, earlierAddress = address] = this.#hmacsOf(plainAddress(confirmTo.email));
    const senders = this.#hmacsOf(senderOf(confirmTo));
    const query = "SELECT sender FROM requests WHERE address IN (?, ?) AND received > ?";
    const recentRows = this.#all<{ sender: string }>(query, address ?? "", earlierAddress ?? "", this.now() - dayMs);
    return (
      recentRows.length < maxConfirmations.inAll &&
      recentRows.filter(({ sender }) => senders.includes(sender)).length < maxConfirmations.bySender
    );
  }

  /**
   * Decides whether the withdrawal letter may go to this address, and records it if so. It goes once, and only if the mail service
   * accepted our confirmation, because the address may be a stranger's. One address gets at most six a day.
   */
  #claimWithdrawalLetter(id: string, email: string): boolean {
    const state = loadState(this.#sql, id);
    if (!state || !wasAccepted(state.deliveries.visitor)) return false;
    const [address = "", earlierAddress = address] = this.#hmacsOf(plainAddress(email));
    const query = "SELECT 1 FROM requests WHERE toldTo IN (?, ?) AND withdrawn > ?";
    if (this.#all(query, address, earlierAddress, this.now() - dayMs).length >= maxWithdrawalLetters) return false;
    this.#sql.exec("UPDATE requests SET toldTo = ? WHERE id = ?", address, id);
    return true;
  }

  /** HMACs under the current and the previous secret, in that order, so that rotating the secret forgets nobody. */
  #hmacsOf(text: string): string[] {
    const names = ["LINK_SECRET", "LINK_SECRET_PREVIOUS"] as const;
    const secrets = names.flatMap((name) => settingIn(this.env, name) ?? []);
    // Importing node:crypto at the top would delay each isolate's first byte: `npm run bench -- --only isolate`.
    const { createHmac } = process.getBuiltinModule("node:crypto");
    return (secrets.length > 0 ? secrets : [this.#ownKey()]).map((secret) =>
      createHmac("sha256", secret).update(`inbox\n${text}`).digest("base64url"),
    );
  }

  /** The key for HMACs if no secret is configured. */
  #ownKey(): string {
    const storedKey = readSetting(this.#sql, "key");
    if (storedKey !== undefined) return storedKey;
    const key = crypto.randomUUID() + crypto.randomUUID();
    writeSetting(this.#sql, "key", key);
    return key;
  }

  #isReplaced(id: string): boolean {
    const query = "SELECT 1 FROM requests WHERE replaces = ? AND withdrawn IS NULL";
    return this.#all(query, id).length > 0;
  }

  /** The requests withdrawn together whose email staff may have had. */
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

/** A row of `asks`: a visitor who asked for their link. */
type LinkRequestRow = { rowId: number; at: number; reference: string; address: string };

/** Stored beside the event while it can be undone. */
interface Undo extends policy.Undo {
  /** The HMAC of the network whose hold the event ended. */
  network?: string | null;
}

/** An event that staff can undo. */
interface UndoableEvent {
  key: string;
  until: number;
  deliveries: Undo["before"];
  /** The same deliveries as the event left them. If one has changed since, it's too late to undo. */
  planned: Undo["after"];
  network: string | null;
}

function senderOf({ email, network }: NonNullable<InboxEntry["confirmTo"]>): string {
  return `${plainAddress(email)}\n${network}`;
}

/** Reduces an address to one spelling: without a plus tag, capitals, or Gmail's dots and second domain. */
function plainAddress(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export type RequestRecord = NonNullable<Awaited<ReturnType<Inbox["find"]>>>;

/** The inbox as the rest of the Worker calls it. */
export type InboxCalls = Omit<Inbox, keyof DurableObject | "alarm">;
