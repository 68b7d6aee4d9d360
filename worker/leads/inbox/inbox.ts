import { DurableObject } from "cloudflare:workers";
import { melbourneTime } from "#content/melbourne.ts";
import { referenceOf } from "#content/request/reference.ts";
import { shownClock } from "#worker/clock.ts";
import { consoleLog } from "#worker/log.ts";
import { documents, eraseDocuments, keys } from "../storage/bucket.ts";
import { day, minute, type Timing, timingOf } from "../timing.ts";
import * as policy from "./policy.ts";
import { type Attention, countsOf, dailyCounts, newProblems, noteTold } from "./reports.ts";
import {
  forget,
  loadDelivery,
  migrate,
  type RequestRow,
  readSetting,
  rowOf,
  saveDelivery,
  writeSetting,
} from "./tables.ts";
import type { Answer, Entry, Mailer, Mark, MarkEvent, Marked, Seen, Withdrawal } from "./types.ts";

/** Confirmations to one address in a day: from one sender as a household that corrects itself needs, and in all. */
const mostConfirmations = { bySender: 2, inAll: 6 };
const mostNotes = 200;
/** A request that takes more steps than this at once goes round in circles. */
const mostSteps = 50;
const longestPauseMs = 60 * minute;
/** An alarm may run for 15 minutes; what is left is done by the next. */
const longestAlarmMs = 5 * minute;
/** As often as a mail to somebody else, a mail to staff about the site is sent without ever hearing of it. */
const mostUnknowns = 3;
const dailyFromHour = 8;

/**
 * One object for the whole site. It holds everything that has a state; the documents themselves are in R2. Each method
 * changes the rows and the alarm in one transaction. Only SQL and policy are imported with it: letters, schema and relay
 * are loaded when the alarm goes off.
 */
export class Inbox extends DurableObject<Env> {
  readonly #sql = this.ctx.storage.sql;
  readonly #timing: Timing = timingOf(this.env);
  /** Requests that are being worked on. */
  readonly #working = new Map<string, Promise<void>>();
  #nudged = Promise.withResolvers<void>();
  /** The relay asked to be left alone until then. */
  #pausedUntil = 0;
  #mailer: Promise<Mailer> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.transactionSync(() => migrate(this.#sql));
  }

  /**
   * Takes a stored request in. May be called any number of times with the same one. One that was found in the bucket without
   * a row, after a restore, is mailed to nobody: staff look whether they have it.
   */
  async accept(entry: Entry, { isRestored = false } = {}): Promise<Answer> {
    return this.#commit(() => this.#accept(entry, isRestored));
  }

  /**
   * Withdraws a request with all that it corrects and all that correct it, in one transaction. Where there is no row, staff
   * may have the request all the same, and are told. `staffLink` is when the link of staff that asks for it expires.
   */
  async withdraw(id: string, { staffLink, at, received = 0 }: Withdrawal = {}): Promise<string | "ended"> {
    const now = this.now();
    const { reference, members } = await this.#commit(() => {
      const known = rowOf(this.#sql, id);
      if (known && staffLink !== undefined && staffLink < known.links_from) return { reference: "ended", members: [] };
      const row = known ?? this.#insertUnknown(id, received);
      const rows = this.#sql
        .exec<{ id: string }>(
          "SELECT id FROM requests WHERE chain = ? AND withdrawn IS NULL AND received <= ?",
          row.chain,
          at ?? Number.MAX_SAFE_INTEGER,
        )
        .toArray();
      const chain = rows.map((one) => one.id);
      const staffMayKnow = chain.some((one) => (loadDelivery(this.#sql, one)?.mails.staff.attempts ?? 0) > 0);
      const spokesman = chain.includes(id) ? id : chain[0];
      // Where it was withdrawn before: what was sent since, and still waits, goes as well.
      const members = new Set([id, ...chain]);
      for (const one of members)
        this.#change(one, (state) =>
          policy.withdraw(state, at ?? now, { tellsStaff: staffMayKnow && one === spokesman }),
        );
      return { reference: row.reference, members };
    });
    for (const one of members) await this.#erase(one).catch(() => {});
    return reference;
  }

  async look(by: { id: string } | { reference: string }): Promise<Seen | undefined> {
    const [column, value] = "id" in by ? ["id", by.id] : ["reference", by.reference];
    const [row] = this.#sql.exec<RequestRow>(`SELECT * FROM requests WHERE ${column} = ?`, value).toArray();
    const delivery = row && loadDelivery(this.#sql, row.id);
    if (!delivery) return undefined;
    const events = this.#sql
      .exec<Omit<MarkEvent, "hasNote"> & { has_note: number }>(
        "SELECT at, outcome, time, key, has_note FROM events WHERE request = ? ORDER BY rowid",
        row.id,
      )
      .toArray();
    return {
      id: row.id,
      reference: row.reference,
      isFile: row.is_file === 1,
      delivery,
      problems: policy.mailKinds.flatMap((kind) => policy.problemOf(kind, delivery.mails[kind]) ?? []),
      events: events.map(({ has_note, ...event }) => ({ ...event, hasNote: has_note === 1 })),
    };
  }

  /** Notes what staff say on the card. A note's text lies in the bucket already. */
  async mark(id: string, { key, outcome, time = null, hasNote }: Mark): Promise<Marked> {
    const now = this.now();
    return this.#commit(() => {
      const state = loadDelivery(this.#sql, id);
      if (!state) return "unknown";
      if (state.withdrawn !== null) return "gone";
      const { notes } = this.#sql
        .exec<{ notes: number }>("SELECT count(*) AS notes FROM events WHERE request = ? AND has_note = 1", id)
        .one();
      const [last] = this.#sql
        .exec<{ outcome: string; time: string | null; has_note: number }>(
          "SELECT outcome, time, has_note FROM events WHERE request = ? ORDER BY rowid DESC LIMIT 1",
          id,
        )
        .toArray();
      const isRepeated =
        key === undefined && !hasNote && last?.outcome === outcome && last.time === time && last.has_note === 0;
      if (
        isRepeated ||
        this.#sql.exec("SELECT 1 FROM events WHERE request = ? AND key = ?", id, key ?? "").toArray()[0]
      )
        return "marked";
      if (hasNote && notes >= mostNotes) return "full";
      this.#sql.exec(
        "INSERT INTO events (request, at, outcome, time, key, has_note) VALUES (?, ?, ?, ?, ?, ?)",
        id,
        now,
        outcome,
        time,
        key ?? crypto.randomUUID(),
        Number(hasNote),
      );
      if (outcome === "fresh-link") this.#change(id, (before) => policy.freshLink(before, now));
      else if (outcome !== "note") this.#change(id, (before) => policy.marked(before, outcome, now));
      return "marked";
    });
  }

  /** What the mail service says became of mails. */
  async receipts(
    reports: { id: string; kind: policy.MailKind; receipt: policy.Receipt; requestId: string | undefined }[],
  ): Promise<void> {
    await this.#commit(() => {
      for (const { id, kind, receipt, requestId } of reports)
        this.#change(id, (state) => policy.receiptCame(state, kind, receipt, requestId, this.now(), this.#timing));
    });
  }

  /** Staff ask for a request's mail once more. */
  async resend(id: string): Promise<void> {
    await this.#commit(() => this.#change(id, (state) => policy.sendAgain(state, this.now())));
  }

  /** Which of these have no row. */
  async unknown(ids: string[]): Promise<string[]> {
    return ids.filter((id) => !rowOf(this.#sql, id));
  }

  /** The documents of these requests are gone: nothing more is done about them. */
  async endMissing(ids: string[]): Promise<void> {
    await this.#commit(() => {
      for (const id of ids) this.#change(id, (state) => policy.requestMissing(state, this.now()));
    });
  }

  /** The requests that should have documents, some at a time. */
  async requestsAfter(id: string, most: number): Promise<string[]> {
    return this.#sql
      .exec<{ id: string }>("SELECT id FROM requests WHERE id > ? AND withdrawn IS NULL ORDER BY id LIMIT ?", id, most)
      .toArray()
      .map((row) => row.id);
  }

  /** Every ten minutes, whatever else happens. `waiting`: what could not be taken in. */
  async tend(waiting: number): Promise<void> {
    const now = this.now();
    await this.#commit(() => {
      writeSetting(this.#sql, "swept", String(now));
      writeSetting(this.#sql, "waiting", String(waiting));
      this.#sql.exec(
        "UPDATE requests SET address = NULL, sender = NULL WHERE address IS NOT NULL AND abs(? - received) > ?",
        now,
        2 * day,
      );
      const ahead = this.#sql
        .exec<{ id: string }>(
          `SELECT request AS id FROM mails WHERE at > ? UNION
            SELECT id FROM requests WHERE withdrawn > ? OR (settled = 0 AND wake > ?)`,
          now,
          now,
          now + policy.longestWait(this.#timing),
        )
        .toArray();
      for (const { id } of ahead) this.#change(id, (state) => state);
    });
    await this.#sendDigest();
    await this.#sendDaily();
  }

  async counts(): Promise<Attention> {
    return countsOf(this.#sql);
  }

  /** Sends what is due, several at once, each on its own. Never throws: an alarm that fails too often is given up. */
  override async alarm(): Promise<void> {
    const ends = Date.now() + longestAlarmMs;
    // Should the runtime die before anything is written.
    await this.ctx.storage.setAlarm(Date.now() + minute);
    try {
      while (Date.now() < ends) {
        this.#startWhatIsDue();
        if (this.#working.size === 0) break;
        await Promise.race([...this.#working.values(), this.#nudged.promise]);
      }
      await Promise.all(this.#working.values());
      await this.#setAlarm();
    } catch (error) {
      consoleLog({ event: "inbox-stumbled", kind: kindOf(error) });
    }
  }

  protected now(): number {
    return Date.now();
  }

  protected mailer(): Promise<Mailer> {
    this.#mailer ??= import("../mail/mailer.ts").then(({ createMailer }) => createMailer(this.env));
    return this.#mailer;
  }

  #startWhatIsDue(): void {
    const now = this.now();
    if (this.#pausedUntil > now + longestPauseMs) this.#pausedUntil = now;
    if (this.#pausedUntil > now) return;
    const free = this.#timing.mailsAtOnce - this.#working.size;
    if (free <= 0) return;
    // Who was told to stop comes first, then the newest: nobody waits for a crowd of old ones that fail again.
    const due = this.#sql
      .exec<{ id: string }>(
        "SELECT id FROM requests WHERE wake <= ? ORDER BY withdrawn IS NULL, received DESC LIMIT ?",
        now,
        this.#timing.mailsAtOnce * 2,
      )
      .toArray()
      .filter(({ id }) => !this.#working.has(id));
    for (const { id } of due.slice(0, free)) {
      const work = this.#work(id).finally(() => this.#working.delete(id));
      this.#working.set(id, work);
    }
  }

  /** Takes one request as far as it goes now. */
  async #work(id: string): Promise<void> {
    try {
      for (let steps = 0; steps < mostSteps && this.#pausedUntil <= this.now(); steps++) {
        const state = await this.#commit(() => this.#change(id, (before) => before));
        const step = state && policy.nextStep(state, this.now(), this.#timing);
        if (!step || step.do === "wait") return;
        await this.#take(step, state);
      }
      if (this.#pausedUntil <= this.now()) throw new Error("a request goes round in circles");
    } catch (error) {
      consoleLog({ event: "inbox-stumbled", lead: this.#referenceOf(id), kind: kindOf(error) });
      const later = this.now() + this.#timing.retryFirstMs;
      await this.#commit(() => this.#sql.exec("UPDATE requests SET wake = ? WHERE id = ?", later, id));
    }
  }

  async #take(step: Exclude<policy.Step, { do: "wait" }>, { id, promised }: policy.Delivery): Promise<void> {
    const change = (next: (state: policy.Delivery) => policy.Delivery) => this.#commit(() => this.#change(id, next));
    if (step.do === "send") await this.#send(id, step.mail);
    else if (step.do === "stop-trying") await change((state) => policy.stopTrying(state, step.mail));
    else if (step.do === "escalate") await change(policy.escalate);
    else if (step.do === "remind")
      await change((state) =>
        this.#isReplaced(id) || promised === null
          ? policy.remindNoMore(state)
          : policy.remind(state, step.mail, this.now()),
      );
    else if (step.do === "erase")
      await this.#erase(id, { waits: (await this.env.LEADS.head(keys.waiting(id))) !== null });
    else if (step.do === "forget-upload") {
      await eraseDocuments(this.env.LEADS, documents.uploads(id));
      await change((state) => ({ ...state, uploadEnds: null }));
    } else {
      await eraseDocuments(this.env.LEADS, documents.all(id));
      await this.#commit(() => forget(this.#sql, id));
    }
  }

  async #send(id: string, kind: policy.MailKind): Promise<void> {
    const mailer = await this.mailer();
    const needsRequest = kind !== "stop" && kind !== "unhook" && kind !== "link";
    const request = needsRequest ? await mailer.read(id) : undefined;
    const change = (next: (state: policy.Delivery) => policy.Delivery) => this.#commit(() => this.#change(id, next));
    const row = rowOf(this.#sql, id);
    // Withdrawn while it was read: that it is gone is no news.
    if (!row || (needsRequest && row.withdrawn !== null)) return;
    if (request === "missing") {
      // A withdrawal that the timer hasn't handed over deletes the document first.
      const withdrawal = await this.env.LEADS.head(keys.withdrawal(id));
      if (withdrawal) {
        await this.withdraw(id, { at: withdrawal.uploaded.getTime() });
        return;
      }
      consoleLog({ event: "request-missing", lead: row.reference });
      await change((state) => policy.requestMissing(state, this.now()));
      return;
    }
    if (request === "unreadable") {
      consoleLog({ event: "request-unreadable", lead: row.reference });
      await change((state) => policy.requestUnreadable(state, kind, this.now(), this.#timing));
      return;
    }
    if (request && row.content === "") {
      await this.#commit(() => this.#accept(request.entry));
      return;
    }
    const state = loadDelivery(this.#sql, id);
    if (!state) return;
    const attempt = await mailer.prepare(kind, {
      delivery: state,
      reference: row.reference,
      corrects: row.replaces === null ? undefined : this.#keptReference(row.replaces),
      stopped: kind === "stop" ? this.#withdrawnTogether(row) : [],
      request,
    });
    if (attempt === "not-wanted") {
      await change((before) => policy.withMail(before, kind, (mail) => ({ ...mail, phase: "off" })));
      return;
    }
    // Written down before the relay is called: a crash from here on is known to have been one.
    const begun = await this.#commit(() => {
      const step = policy.nextStep(loadDelivery(this.#sql, id) ?? state, this.now(), this.#timing);
      if (step.do !== "send" || step.mail !== kind) return undefined;
      if (attempt.zone !== undefined) this.#sql.exec("UPDATE requests SET zone = ? WHERE id = ?", attempt.zone, id);
      return this.#change(id, (before) => policy.attemptBegins(before, kind, this.now()));
    });
    if (!begun) return;
    await this.ctx.storage.sync();
    const current = loadDelivery(this.#sql, id);
    if (!current || !policy.maySend(current, kind)) return;
    const outcome = await attempt.call();
    await this.#noteOutcome(id, kind, outcome);
  }

  async #noteOutcome(id: string, kind: policy.MailKind, outcome: policy.Outcome): Promise<void> {
    const now = this.now();
    const state = await this.#commit(() => {
      const next = this.#change(id, (before) =>
        policy.attemptEnded(before, kind, outcome, now, this.#timing, Math.random()),
      );
      if (outcome.kind === "accepted" && !policy.isHook(kind)) this.#relayAnswers();
      return next;
    });
    if (outcome.kind === "refused" && outcome.retryAfterMs && !policy.isHook(kind))
      this.#pausedUntil = Math.max(this.#pausedUntil, now + Math.min(outcome.retryAfterMs, longestPauseMs));
    const status = outcome.kind === "refused" ? outcome.status : undefined;
    const { attempts, parked } = state?.mails[kind] ?? {};
    const lead = this.#referenceOf(id);
    consoleLog({ event: "mail", lead, mail: kind, outcome: outcome.kind, status, attempts, parked });
  }

  /** What the relay never confirmed is tried once more when it takes any mail. */
  #relayAnswers(): void {
    const unconfirmed = this.#sql
      .exec<{ request: string }>(
        "SELECT request FROM mails WHERE phase = 'unconfirmed' AND again = 0 AND kind IN ('staff', 'stop')",
      )
      .toArray();
    for (const { request } of unconfirmed)
      this.#change(request, (state) =>
        policy.tryOnceMore(state, state.withdrawn === null ? "staff" : "stop", this.now()),
      );
  }

  /** One mail about everything that staff weren't told of yet, at most hourly. */
  async #sendDigest(): Promise<void> {
    const found = newProblems(this.#sql);
    const { at, unknowns } = noticeOf(readSetting(this.#sql, "digest"));
    const now = this.now();
    if (found.length === 0 || Math.abs(now - at) < this.#timing.alertEveryMs) return;
    // Noted first, so that two that tend to it at once send one mail.
    const write = (notice: Notice) => writeSetting(this.#sql, "digest", JSON.stringify(notice));
    await this.#commit(() => write({ at: now, unknowns }));
    const outcome = await (await this.mailer()).alert(found);
    await this.#commit(() => {
      if (outcome.kind === "refused") return write({ at, unknowns });
      const unheard = outcome.kind === "accepted" ? 0 : unknowns + 1;
      const isTold = unheard === 0 || unheard >= mostUnknowns;
      write({ at: now, unknowns: isTold ? 0 : unheard });
      if (isTold) noteTold(this.#sql, found);
      if (outcome.kind === "accepted") this.#relayAnswers();
    });
  }

  /** Once a day, from eight. */
  async #sendDaily(): Promise<void> {
    const now = this.now();
    const { date, minutes } = melbourneTime(shownClock(this.env, () => new Date(now))());
    if (minutes < dailyFromHour * 60) return;
    const notice = noticeOf(readSetting(this.#sql, "daily"));
    const { at, unknowns, isSent } = notice.date === date ? notice : noNotice;
    if (isSent || Math.abs(now - at) < 30 * minute) return;
    const write = (next: Notice) => writeSetting(this.#sql, "daily", JSON.stringify({ date, ...next }));
    await this.#commit(() => write({ at: now, unknowns }));
    const outcome = await (await this.mailer()).daily(date, dailyCounts(this.#sql, date, now));
    await this.#commit(() => {
      if (outcome.kind === "refused") return write({ at: 0, unknowns });
      const unheard = outcome.kind === "accepted" ? 0 : unknowns + 1;
      write({ at: now, unknowns: unheard, isSent: unheard === 0 || unheard >= mostUnknowns });
      if (outcome.kind === "accepted") this.#relayAnswers();
    });
  }

  /**
   * Everything that is stored of a withdrawn request goes, except that it was withdrawn. What waits to be handed over may have
   * been sent since: the timer decides.
   */
  async #erase(id: string, { waits = false } = {}): Promise<void> {
    const before = loadDelivery(this.#sql, id)?.erased ?? 0;
    if (!waits) await eraseDocuments(this.env.LEADS, documents.all(id));
    await this.#commit(() => this.#change(id, (state) => ({ ...state, erased: before + 1 })));
  }

  /** Writes within one transaction, and sets the alarm in the same moment: either both are stored or neither is. */
  #commit<T>(write: () => T): Promise<T> {
    const result = this.ctx.storage.transactionSync(write);
    this.#nudged.resolve();
    this.#nudged = Promise.withResolvers();
    return this.#setAlarm().then(() => result);
  }

  /** The platform's alarms go by the real clock, whatever clock a test brings. */
  async #setAlarm(): Promise<void> {
    const { next } = this.#sql.exec<{ next: number | null }>("SELECT min(wake) AS next FROM requests").one();
    if (next === null) return this.ctx.storage.deleteAlarm();
    const wait = Math.max(next, this.#pausedUntil) - this.now();
    await this.ctx.storage.setAlarm(Date.now() + Math.max(0, Math.ceil(wait)));
  }

  /** Undefined where there is no such request. */
  #change(id: string, next: (state: policy.Delivery) => policy.Delivery): policy.Delivery | undefined {
    const before = loadDelivery(this.#sql, id);
    if (!before) return undefined;
    const state = next(policy.mendClock(before, this.now(), this.#timing));
    saveDelivery(this.#sql, state, before, this.#wakeOf(state));
    return state;
  }

  #wakeOf(state: policy.Delivery): number {
    const step = policy.nextStep(state, this.now(), this.#timing);
    // At once, also by a clock that is set back meanwhile.
    return step.do === "wait" ? step.until : 0;
  }

  #accept(entry: Entry, isRestored = false): Answer {
    const { id, received } = entry;
    const known = rowOf(this.#sql, id);
    if (known && known.withdrawn !== null) return { kind: "withdrawn", at: known.withdrawn };
    if (known && (known.content !== "" || entry.digest === "")) {
      const isSame = entry.digest === "" || this.#codes(entry.digest).includes(known.content);
      return { kind: isSame ? "known" : "different", reference: known.reference };
    }
    // Whoever withdrew meanwhile can't have seen this one.
    const chain = this.#chainOf(entry);
    const [gone] = this.#sql
      .exec<{ at: number }>("SELECT withdrawn AS at FROM requests WHERE chain = ? AND withdrawn >= ?", chain, received)
      .toArray();
    if (gone) return { kind: "withdrawn", at: gone.at };
    if (known) forget(this.#sql, id);
    const confirms = entry.confirms && !isRestored && this.#mayConfirm(entry);
    const state = isRestored ? policy.beginRestored(entry, this.now()) : policy.begin(entry, this.now(), { confirms });
    const { reference } = this.#insert({ ...entry, confirms }, state);
    return { kind: "accepted", reference };
  }

  #insert(entry: Entry, state: policy.Delivery): RequestRow {
    const { id } = entry;
    const chain = this.#chainOf(entry);
    const [content = ""] = entry.digest === "" ? [] : this.#codes(entry.digest);
    const [address = null] = entry.confirms ? this.#codes(plainAddress(entry.email)) : [];
    const [sender = null] = entry.confirms ? this.#codes(`${plainAddress(entry.email)}\n${entry.network}`) : [];
    this.#sql.exec(
      `INSERT INTO requests (id, reference, chain, replaces, is_file, received, promised, consent_ends, content, address,
        sender, services, origin, zone, links_from, reminded, erased, settled)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, '', 0, 0)`,
      id,
      this.#freeReference(id),
      chain,
      entry.replaces,
      Number(entry.isFile),
      entry.received,
      entry.promised,
      entry.consentEnds,
      content,
      address,
      sender,
      entry.services,
      entry.origin,
    );
    // A correction may arrive before what it corrects.
    this.#sql.exec("UPDATE requests SET chain = ? WHERE chain = ?", chain, id);
    saveDelivery(this.#sql, state, undefined, this.#wakeOf(state));
    const row = rowOf(this.#sql, id);
    if (!row) throw new Error("a row that was just written is missing");
    return row;
  }

  /** For a withdrawal of which nothing is known: staff may have had the request. */
  #insertUnknown(id: string, received: number): RequestRow {
    const request = { id, received, promised: null, consentEnds: 0, uploadEnds: null };
    const entry = { ...request, isFile: false, replaces: null, chain: null, digest: "", email: "", network: "" };
    const state = policy.beginRestored(request, this.now());
    return this.#insert({ ...entry, confirms: false, services: "", origin: "" }, state);
  }

  #chainOf({ id, replaces, chain }: Entry): string {
    const before = replaces === null ? undefined : rowOf(this.#sql, replaces);
    return before?.chain ?? chain ?? id;
  }

  /** Ids are chosen by senders: one that begins like another's gets a longer reference. */
  #freeReference(id: string): string {
    for (const digits of [8, 12, 16]) {
      const reference = referenceOf(id, digits);
      if (!this.#sql.exec("SELECT 1 FROM requests WHERE reference = ?", reference).toArray()[0]) return reference;
    }
    return referenceOf(id, 32);
  }

  /** Strangers who enter somebody's address use up their own share of its confirmations. */
  #mayConfirm({ email, network }: Entry): boolean {
    const address = plainAddress(email);
    const since = this.now() - day;
    const count = (column: "address" | "sender", text: string) => {
      const codes = this.#codes(text);
      const places = codes.map(() => "?").join(", ");
      return this.#sql
        .exec<{ total: number }>(
          `SELECT count(*) AS total FROM requests WHERE ${column} IN (${places}) AND received > ?`,
          ...codes,
          since,
        )
        .one().total;
    };
    return (
      count("address", address) < mostConfirmations.inAll &&
      count("sender", `${address}\n${network}`) < mostConfirmations.bySender
    );
  }

  /** HMACs of a text, the present secret's first; after a change of secret the one before still recognises it. */
  #codes(text: string): string[] {
    const secrets = ["LINK_SECRET", "LINK_SECRET_PREVIOUS"].flatMap((name) => {
      const secret: unknown = Reflect.get(this.env, name);
      return typeof secret === "string" && secret.length >= 16 ? [secret] : [];
    });
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

  /** A correction that is still kept has taken this request's place; a file that was added takes nobody's. */
  #isReplaced(id: string): boolean {
    const query = "SELECT 1 FROM requests WHERE replaces = ? AND is_file = 0 AND withdrawn IS NULL";
    return this.#sql.exec(query, id).toArray().length > 0;
  }

  #keptReference(id: string): string | undefined {
    const row = rowOf(this.#sql, id);
    return row?.withdrawn === null ? row.reference : undefined;
  }

  #referenceOf(id: string): string | undefined {
    return rowOf(this.#sql, id)?.reference;
  }

  /** What went with one request, of what staff may have. */
  #withdrawnTogether({ chain }: RequestRow): { reference: string; received: number }[] {
    return this.#sql
      .exec<{ reference: string; received: number }>(
        `SELECT reference, received FROM requests JOIN mails ON request = id AND kind = 'staff' AND attempts > 0
          WHERE chain = ? AND withdrawn IS NOT NULL ORDER BY received`,
        chain,
      )
      .toArray();
  }
}

/** What was noted of a mail about the site itself. */
interface Notice {
  at: number;
  unknowns: number;
  isSent?: boolean;
  date?: string;
}

const noNotice: Notice = { at: 0, unknowns: 0 };

function noticeOf(stored: string | undefined): Notice {
  return stored === undefined ? noNotice : JSON.parse(stored);
}

/** One mailbox has many spellings: what follows a plus sign, capitals, and dots where the provider ignores them. */
function plainAddress(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  const name = local.replace(/\+.*/, "");
  return `${["gmail.com", "googlemail.com"].includes(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}

function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
