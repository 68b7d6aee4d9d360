// The inbox in memory, with a bucket, relay and clock that fail when a test says so.
import { DatabaseSync } from "node:sqlite";
import { vi } from "vitest";
import { withdraw } from "#worker/leads/desk/withdraw.ts";
import { Inbox, type InboxCalls } from "#worker/leads/inbox/inbox.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { type MailService, withFallback } from "#worker/leads/letters/mail-routes.ts";
import type { Mailer } from "#worker/leads/letters/mailer.ts";
import type { FoundProblem } from "#worker/leads/letters/staff-notices.ts";
import { type DeliveryKind, isToStaff, type MailRoute, type SendResult } from "#worker/leads/record/delivery.ts";
import { keys, type LeadBucket, readStored } from "#worker/leads/record/documents.ts";
import type { Lead } from "#worker/leads/record/lead.ts";
import type { RecordedEvent } from "#worker/leads/record/outcomes.ts";
import { standingAfter } from "#worker/leads/record/stage.ts";
import { visitName } from "#worker/leads/record/visit.ts";
import { timings } from "#worker/leads/timing.ts";
import { consoleLog } from "#worker/log.ts";
import { leadOf } from "../lead.ts";
import { sqlOn } from "./runtime.ts";

/** How the relay treats an email: accepts it, refuses it, blames its content, accepts it without an answer, or loses it. */
export const relayModes = ["take", "refuse", "blame", "take-late", "lose"] as const;
type RelayMode = (typeof relayModes)[number];
/** The fallback for staff's email never blames a letter's content. */
export const fallbackModes = ["take", "refuse", "take-late", "lose"] as const;

/** An email that the relay delivered, whatever it answered. */
export interface SentLetter {
  kind: DeliveryKind;
  id: string;
  requestId: string;
  name: string;
  /** The references of all the requests that it is about. */
  references: string[];
  /** The visit that the letter names, if it is about one. */
  visit?: string;
  /** The outcomes that had been recorded when it was sent. */
  recorded: string[];
}

/** A visit as its letter names it. */
export function visitInLetter(events: readonly RecordedEvent[]): string {
  const { visit, heldUntil } = standingAfter(events);
  return visit ? `${visitName(visit)}${heldUntil === undefined ? "" : ", held"}` : "none";
}

type Actor = "worker" | "inbox";
/** A crash at a commit, before or after it takes effect. A Worker may survive if only its store fails. */
type Crash = { actor: Actor; commits: number; when: "before" | "after"; survives: boolean };

/** A failure that the simulation causes. */
export class InjectedFailure extends Error {
  override name = InjectedFailure.name;
}
/** The simulated runtime has died. Any other error of an alarm fails the test. */
class Crashed extends InjectedFailure {}

/** A request as the intake would store it now. */
export function leadNamed(name: string, id: string, { file = false, replaces = "", email = "" } = {}): Lead {
  const sha256 = { received: "", kept: "" };
  const upload = { key: keys.upload(id), name: "jabberwock.png", type: "image/png" as const, bytes: 3, sha256 };
  const corrects = replaces !== "" && { replaces, chain: replaces };
  const sent = { name, email: email || `${name.replaceAll(" ", "")}@example.com` };
  return leadOf(sent, { id, digest: `${name} ${file}`, ...(file && { upload }), ...corrects });
}

/**
 * More microtasks than the inbox needs to record the relay's answer: if it dies within them, the answer is lost. With too few, the model
 * test reports letters that were sent twice.
 */
const turnsToRecord = 50;

/** The inbox on a database in memory, a bucket, a relay and a clock of its own, any of which may fail at any commit. */
export class Simulation {
  readonly db = new DatabaseSync(":memory:");
  readonly objects = new Map<string, { body: Uint8Array; uploaded: Date; version: string }>();
  readonly sentLetters: SentLetter[] = [];
  /** How often the relay's answer about a letter was lost. */
  readonly lostAnswers = new Map<string, number>();
  /** The days of the daily emails that were handed to the relay, whatever it did with them. */
  readonly dailyAttempts: string[] = [];
  /** The alerts that were handed to the relay, whatever it did with them. */
  readonly alerts: FoundProblem[][] = [];
  relay: RelayMode = "take";
  /** How the fallback for staff's email behaves, if there is one. */
  fallback: (typeof fallbackModes)[number] | undefined;
  /** The requests whose emails the relay refuses while it takes others. */
  refusedIds = new Set<string>();
  /** Calls to the inbox fail. */
  isInboxAway = false;
  /** The documents that the bucket starts to send but never finishes. */
  hangs: (key: string) => boolean = () => false;
  /** The documents that the bucket can neither read nor write. */
  fails: (key: string) => boolean = () => false;
  /** Runs after the attempt is recorded and before the mail service is called. */
  beforeSend: (() => Promise<unknown>) | undefined;
  /** When the platform runs the alarm next, on its own clock. */
  alarmAt: number | undefined;
  /** The platform's time. The Worker's clock is off by `skewMs`. */
  platformTime = Date.parse("2026-11-24T00:00:00Z");
  skewMs = 0;
  crash: Crash | undefined;
  #restarts: Record<Actor, number> = { worker: 0, inbox: 0 };
  #inbox: Inbox | undefined;
  #calls = 0;
  #puts = 0;
  readonly #settings: object | undefined;

  /** With settings, the inbox uses the real mailer; otherwise a simulated one. */
  constructor(settings?: object) {
    this.#settings = settings;
    this.setClock();
  }

  setClock(): void {
    vi.setSystemTime(this.platformTime + this.skewMs);
  }

  /** The dependencies of a Worker's request, which fail once that Worker has died. */
  worker() {
    const start = this.#restarts.worker;
    return {
      ...timings.production,
      bucket: this.#bucket("worker"),
      inbox: () => this.inbox(),
      now: () => Date.now(),
      log: consoleLog,
      isAlive: () => start === this.#restarts.worker,
    };
  }

  inbox(): InboxCalls {
    if (!this.isInboxAway) return this.#running();
    return new Proxy(this.#running(), { get: () => () => Promise.reject(new InjectedFailure("the inbox is away")) });
  }

  #running(): Inbox {
    this.#inbox ??= this.#start();
    return this.#inbox;
  }

  /** The inbox loses its requests. Until they are an hour old, a comparison with the bucket doesn't bring them back. */
  async loseRows(): Promise<void> {
    for (const table of ["requests", "mails", "events", "undone", "places"]) this.db.exec(`DELETE FROM ${table}`);
    await this.advanceMinutes(120);
  }

  /** Advances the clock and runs the alarms that are due. */
  async advanceMinutes(minutes: number): Promise<void> {
    const until = this.platformTime + minutes * 60_000;
    for (let alarmCount = 0; this.alarmAt !== undefined && this.alarmAt <= until; alarmCount++) {
      if (alarmCount > 500 + minutes) throw new Error(`the alarms never stop: ${alarmCount} so far`);
      this.platformTime = Math.max(this.platformTime, this.alarmAt);
      this.setClock();
      this.alarmAt = undefined;
      const runAlarm = async () => this.#running().alarm();
      await runAlarm().catch((error: unknown) => {
        if (!(error instanceof Crashed)) throw error;
      });
    }
    this.platformTime = until;
    this.setClock();
  }

  passOneSecond(): void {
    this.platformTime += 1000;
    this.setClock();
  }

  /** Sends a request, a second after the one before, and returns its id. */
  async post(name: string, sent: { id?: string; replaces?: string; file?: boolean } = {}): Promise<string> {
    const { id = crypto.randomUUID(), ...options } = sent;
    this.passOneSecond();
    await storeLead(leadNamed(name, id, options), options.file ? [new Uint8Array([1, 2, 3])] : [], "", this.worker());
    return id;
  }

  async withdrawByLink(id: string): Promise<"withdrawn" | "failed"> {
    this.passOneSecond();
    return withdraw(id, { ...this.worker(), confirmWithdrawal: async () => {} });
  }

  /** The inbox can be reached again, and the timer runs. */
  async inboxReturns(): Promise<void> {
    this.isInboxAway = false;
    this.passOneSecond();
    await handOver(this.worker());
    await this.advanceMinutes(0);
  }

  /** The names in the emails that staff have about requests. */
  staffHave(): string[] {
    return this.sentLetters.filter(({ kind }) => kind === "staff").map(({ name }) => name);
  }

  documentsLeft(): string[] {
    return [...this.objects.keys()].filter((key) => key.startsWith("leads/"));
  }

  /** Puts an object into the bucket by hand. */
  put(key: string, text = ""): void {
    this.objects.set(key, this.#object(new TextEncoder().encode(text)));
  }

  #object(body: Uint8Array) {
    return { body, uploaded: new Date(this.platformTime), version: String(this.#puts++) };
  }

  rows(query: string, ...values: string[]) {
    return this.db.prepare(query).all(...values);
  }

  /** The runtime may die at a commit: before any of it takes effect, or right after. */
  #commit<T>(actor: Actor, start: number, write: () => T): T {
    if (start !== this.#restarts[actor]) throw new Crashed();
    const crash = this.crash?.actor === actor && this.crash.commits-- <= 0 ? this.crash : undefined;
    if (crash?.when === "before") this.#fail(crash);
    const result = write();
    if (crash) this.#fail(crash);
    return result;
  }

  #fail({ actor, survives }: Crash): never {
    this.crash = undefined;
    if (survives && actor === "worker") throw new InjectedFailure("the store failed");
    this.#restarts[actor] += 1;
    if (actor === "inbox") this.#inbox = undefined;
    throw new Crashed();
  }

  #start(): Inbox {
    const start = this.#restarts.inbox;
    const { db } = this;
    const storage = {
      sql: sqlOn(db),
      transactionSync: <T>(write: () => T) =>
        this.#commit("inbox", start, () => {
          db.exec("BEGIN");
          try {
            const result = write();
            db.exec("COMMIT");
            return result;
          } catch (error) {
            db.exec("ROLLBACK");
            throw error;
          }
        }),
      setAlarm: async (dueAt: number) => {
        if (start !== this.#restarts.inbox) throw new Crashed();
        this.alarmAt = this.platformTime + Math.max(0, dueAt - Date.now());
      },
      deleteAlarm: async () => {
        this.alarmAt = undefined;
      },
      sync: async () => this.beforeSend?.(),
    };
    const context: object = { storage };
    const env: object = { LEADS: this.#bucket("inbox"), LINK_SECRET: "the secret of this model" };
    if (this.#settings) return Reflect.construct(Inbox, [context, { ...env, ...this.#settings }]);
    const mailer = this.#mailer();
    class InboxWithOurMailer extends Inbox {
      protected override mailer = async () => mailer;
    }
    return Reflect.construct(InboxWithOurMailer, [context, env]);
  }

  #mailer(): Mailer {
    const bucket = this.#bucket("inbox");
    const start = this.#restarts.inbox;
    return {
      read: (id) => readStored(bucket, id),
      prepare: async (kind, { state, reference, withdrawnTogether, stored, events }) => {
        if (kind === "webhook" || kind === "webhook-withdrawal") return undefined;
        const references = [reference, ...withdrawnTogether.map((withdrawn) => withdrawn.reference)];
        const name = stored?.lead.request.name ?? "";
        const visit = kind === "visit" && { visit: visitInLetter(events) };
        const about = { kind, id: state.id, name, references, ...visit };
        const send = (mode: RelayMode) => this.#send(start, mode, about);
        return { attempt: (firstRoute) => this.#withFallback(send, isToStaff(kind) ? firstRoute : "visitor") };
      },
      alert: async (problems) => {
        this.alerts.push(problems);
        return this.#withFallback((mode) => this.#resultOf(mode, ""), "fallback");
      },
      daily: async (date) => {
        this.dailyAttempts.push(date);
        return this.#withFallback((mode) => this.#resultOf(mode, ""), "primary");
      },
    };
  }

  /** The site's own choice of route, over two simulated mail services. */
  #withFallback(send: (mode: RelayMode) => SendResult, firstRoute: MailRoute | "visitor"): Promise<SendResult> {
    const { fallback } = this;
    const otherService: MailService | undefined =
      fallback && firstRoute !== "visitor" ? async () => fromFallback(send(fallback)) : undefined;
    const letter = { subject: "", text: "", to: "", campaign: "" };
    return withFallback(async () => send(this.relay), otherService)(
      letter,
      firstRoute === "fallback" ? "fallback" : "primary",
    );
  }

  #send(start: number, mode: RelayMode, letter: Omit<SentLetter, "requestId" | "recorded">): SendResult {
    if (start !== this.#restarts.inbox) throw new Crashed();
    if (this.refusedIds.has(letter.id)) return { kind: "refused", because: "other", status: 403 };
    const requestId = `call-${this.#calls++}`;
    void Promise.resolve().then(async () => {
      for (let turn = 0; turn < turnsToRecord; turn++) await Promise.resolve();
      if (start !== this.#restarts.inbox) this.#countUnknown(letter);
    });
    if (mode === "take" || mode === "take-late") {
      const events = this.rows("SELECT outcome FROM events WHERE request = ? ORDER BY rowid", letter.id);
      this.sentLetters.push({ ...letter, requestId, recorded: events.map(({ outcome }) => String(outcome)) });
    }
    if (mode === "take-late" || mode === "lose") this.#countUnknown(letter);
    return this.#resultOf(mode, requestId);
  }

  #countUnknown({ kind, id }: Pick<SentLetter, "kind" | "id">): void {
    this.lostAnswers.set(`${kind} ${id}`, (this.lostAnswers.get(`${kind} ${id}`) ?? 0) + 1);
  }

  #resultOf(mode: RelayMode, requestId: string): SendResult {
    if (mode === "take") return { kind: "accepted", requestId };
    if (mode === "refuse") return { kind: "refused", because: "other", status: 500 };
    if (mode === "blame") return { kind: "refused", because: "content", status: 400 };
    return { kind: "unknown" };
  }

  #bucket(actor: Actor): LeadBucket {
    const start = this.#restarts[actor];
    const { objects } = this;
    const readObject = (key: string) => {
      if (start !== this.#restarts[actor]) throw new Crashed();
      const object = objects.get(key);
      if (!object) return null;
      const { uploaded, version, body } = object;
      const hangs = this.hangs(key);
      const readBody = async () => (hangs ? new Promise<never>(() => {}) : body);
      return {
        key,
        body: hangs ? new ReadableStream() : body,
        size: body.length,
        uploaded,
        version,
        etag: version,
        text: async () => new TextDecoder().decode(await readBody()),
        arrayBuffer: readBody,
      };
    };
    const bucket: object = {
      head: async (key: string) => readObject(key),
      get: async (key: string) => {
        if (this.fails(key)) throw new InjectedFailure("the bucket failed");
        return readObject(key);
      },
      put: async (key: string, content: string | Uint8Array, options: { onlyIf?: object } = {}) =>
        this.#commit(actor, start, () => {
          if (this.fails(key)) throw new InjectedFailure("the bucket failed");
          const { onlyIf = {} } = options;
          if ("etagDoesNotMatch" in onlyIf && objects.has(key)) return null;
          if ("etagMatches" in onlyIf && objects.get(key)?.version !== onlyIf.etagMatches) return null;
          const object = this.#object(typeof content === "string" ? new TextEncoder().encode(content) : content);
          objects.set(key, object);
          return object;
        }),
      delete: async (keys: string | string[]) =>
        this.#commit(actor, start, () => {
          for (const key of [keys].flat()) objects.delete(key);
        }),
      list: async ({ prefix = "", startAfter = "" }: R2ListOptions) => {
        const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
        return { objects: keys.map(readObject), truncated: false };
      },
    };
    return Object.assign(Object.create(null), bucket);
  }
}

function fromFallback(result: SendResult): SendResult {
  return result.kind === "accepted" ? { ...result, route: "fallback" } : result;
}
