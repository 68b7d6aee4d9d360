import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { dayMs, hourMs } from "#content/durations.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { freeHalfDays, melbourne } from "#content/visits.ts";
import { tries } from "#tests/settings.ts";
import { withdraw } from "#worker/leads/desk/withdraw.ts";
import { maxUnknowns } from "#worker/leads/inbox/policy.ts";
import type { RecordResult } from "#worker/leads/inbox/types.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { type OutcomeName, outcomeNamed, type RecordedEvent } from "#worker/leads/record/outcomes.ts";
import { standingAfter } from "#worker/leads/record/stage.ts";
import { LoggableError } from "#worker/log.ts";
import { planVisits } from "../visit-plan.ts";
import { type Command, commands, knownSequences, requestCount, type Send } from "./model.cases.ts";
import { makeRuntimeDeterministic, takeLog } from "./runtime.ts";
import { InjectedFailure, leadNamed, Simulation, visitInLetter } from "./simulation.ts";

beforeEach(() => {
  makeRuntimeDeterministic();
  // Otherwise a busy machine could miss a real deadline.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
});

/** So few slots that visitors compete for them. */
const slotCount = 2;
planVisits({ melbourne: { slots: slotCount } });

/** What staff recorded about a request. */
interface Entry {
  key: string;
  outcome: OutcomeName;
  /** How many emails had been sent before. */
  sentBefore: number;
  /** No visit was booked, and no letter about one was due. */
  wasFreeOfVisits: boolean;
}
interface Undo extends Entry {
  id: string;
  isDone: boolean;
  leavesSlot: boolean;
  /** How many emails had been sent when something else was done about the request. */
  sentUntil: number;
}
interface Withdrawal {
  id: string;
  at: number;
  /** The requests of its chain, as known at that time. */
  linkedIds: string[];
  /** How many emails had been sent before. */
  sentBefore: number;
}
type Acknowledged = { id: string; replaces: string | undefined; name: string; sentAt: number };

/** Plays commands against the real inbox, store and timer, then advances the clock until everything has settled. */
async function play(sequence: readonly Command[]): Promise<Played> {
  const played = startPlaying();
  const { simulation, seen, ids } = played;
  for (const command of sequence) {
    simulation.platformTime += 1;
    simulation.setClock();
    for (const undo of seen.undos.values())
      if ("who" in command && command.do !== "undo" && undo.id === targetOf(command, played))
        undo.sentUntil = Math.min(undo.sentUntil, simulation.sentLetters.length);
    await playOne(command.do, command, played);
  }
  Object.assign(simulation, { isInboxAway: false, relay: "take", fallback: undefined, skewMs: 0, crash: undefined });
  simulation.setClock();
  // Unconfirmed emails are tried again once the relay accepts one, so send one more request.
  ids.push(crypto.randomUUID());
  await send({ do: "send", who: requestCount, versions: [0], file: false, corrects: null, crossed: false }, 0, played);
  // Four hours: longer than all attempts at an email take, and than the wait before a withdrawn request is erased again.
  for (let round = 0; round < 8; round++) {
    await sweep(played);
    await simulation.advanceMinutes(30);
  }
  return played;
}

function startPlaying() {
  const simulation = new Simulation();
  // Create its tables before the first command.
  simulation.inbox();
  // Some ids share their first digits, because a sender can choose the id.
  const ids = Array.from({ length: requestCount }, (_, index) =>
    crypto.randomUUID().replace(/^.{8}/, `0000000${index % 2}`),
  );
  /** What visitors and staff have seen, and may rely on. */
  const seen = {
    acknowledged: [] as Acknowledged[],
    /** The acknowledged withdrawals, in order. */
    withdrawals: [] as Withdrawal[],
    /** When a withdrawal was last attempted: even without an answer it may have taken effect. */
    withdrawalTried: new Map<string, number>(),
    /** Whether an entry was answered with "recorded", by its key. */
    recordedByKey: new Map<string, boolean>(),
    bounced: new Set<string>(),
    resentCount: 0,
    /** What staff recorded last about each request. */
    lastEntries: new Map<string, Entry>(),
    /** The entries that somebody tried to undo, by their keys. */
    undos: new Map<string, Undo>(),
    bookings: { tried: 0, done: 0 },
  };
  return { simulation, seen, ids, wasSkewed: false, logged: takeLog() };
}

type Played = ReturnType<typeof startPlaying>;

function undosDone({ undos }: Played["seen"]): Undo[] {
  return [...undos.values()].filter(({ isDone }) => isDone);
}

type CommandsByName = { [Do in Command["do"]]: Command & { do: Do } };
type Plays = { [Do in Command["do"]]: (command: CommandsByName[Do], played: Played) => Promise<void> | void };

/** What each command does. */
const plays: Plays = {
  send: async (command, played) => {
    const { who, corrects, versions } = command;
    const crossed = command.crossed && corrects !== null && corrects < who;
    // The crossing withdrawal may or may not have taken this request with it.
    if (crossed) played.seen.withdrawalTried.set(idOf(who, played), Date.now());
    const sent = versions.map((version) => send(command, version, played));
    await Promise.all([...sent, ...(crossed ? [withdrawBy(idOf(corrects, played), played)] : [])]);
  },
  withdraw: ({ who }, played) => withdrawBy(idOf(who, played), played),
  record: async (command, played) => {
    const { outcome, times, halfDay } = command;
    const { simulation, seen } = played;
    const id = targetOf(command, played);
    const key = crypto.randomUUID();
    const time = outcome === "booked" ? offeredHalfDay(halfDay) : null;
    const sentBefore = simulation.sentLetters.length;
    const visitOrLetter = `SELECT 1 FROM mails WHERE request = ?1 AND kind = 'visit' AND phase IN ('due', 'sending')
      UNION ALL SELECT 1 FROM places WHERE request = ?1`;
    const wasFreeOfVisits = simulation.rows(visitOrLetter, id).length === 0;
    let result: RecordResult | "failed" = "failed";
    for (let count = 0; count < times; count++) {
      result = await attempt(async () =>
        simulation.inbox().recordOutcome(id, { key, outcome, time, area: melbourne, hasNote: false }),
      );
      seen.recordedByKey.set(key, result === "recorded" || seen.recordedByKey.get(key) === true);
    }
    if (result !== "recorded" && result !== "failed") return;
    // The latest entry comes last.
    seen.lastEntries.delete(id);
    seen.lastEntries.set(id, { key, outcome, sentBefore, wasFreeOfVisits });
  },
  undo: async (command, played) => {
    const { simulation, seen } = played;
    const id = targetOf(command, played);
    const entry = seen.lastEntries.get(id);
    if (!entry) return;
    const undo = seen.undos.get(entry.key) ?? {
      ...{ ...entry, id, isDone: false, leavesSlot: false },
      sentUntil: Number.POSITIVE_INFINITY,
    };
    seen.undos.set(entry.key, undo);
    if ((await attempt(async () => simulation.inbox().undo(id, entry.key, melbourne))) === "undone") {
      undo.isDone = true;
      undo.leavesSlot ||= hasSlotWithoutVisit(simulation, id);
    }
    // Then a delayed copy of the press arrives.
    if (undo.isDone)
      await attempt(async () =>
        simulation.inbox().recordOutcome(id, { ...entry, time: offeredHalfDay(0), hasNote: false }),
      );
  },
  book: async (command, played) => {
    const { halfDay, network, cameByLetter } = command;
    const booking = {
      area: melbourne,
      halfDay: offeredHalfDay(halfDay),
      network: `198.51.100.${network}`,
      isConfirmed: cameByLetter,
    };
    const { simulation, seen } = played;
    seen.bookings.tried += 1;
    if ((await attempt(async () => simulation.inbox().book(targetOf(command, played), booking))) === "booked")
      seen.bookings.done += 1;
  },
  receipt: async ({ letter: index, receipt }, { simulation, seen }) => {
    const letter = simulation.sentLetters[index % simulation.sentLetters.length];
    if (!letter) return;
    if (receipt === "failed") seen.bounced.add(letter.requestId);
    await attempt(async () => simulation.inbox().receipts([{ ...letter, receipt }]));
  },
  resend: ({ who }, played) => {
    const id = idOf(who, played);
    if (!played.simulation.objects.has(keys.request(id))) return;
    played.seen.resentCount += 1;
    played.simulation.put(keys.waiting(id), "again");
  },
  away: (_, { simulation }) => {
    simulation.isInboxAway = true;
  },
  back: (_, { simulation }) => {
    simulation.isInboxAway = false;
  },
  sweep: (_, played) => sweep(played),
  relay: ({ mode }, { simulation }) => {
    simulation.relay = mode;
  },
  fallback: ({ mode }, { simulation }) => {
    simulation.fallback = mode;
  },
  pass: ({ minutes }, { simulation }) => simulation.advanceMinutes(minutes),
  clock: ({ hours }, played) => {
    played.simulation.skewMs = hours * hourMs;
    played.wasSkewed = true;
  },
  crash: ({ crash }, { simulation }) => {
    simulation.crash = { ...crash };
  },
};

function playOne<Do extends Command["do"]>(name: Do, command: CommandsByName[Do], played: Played) {
  return plays[name](command, played);
}

function idOf(index: number, { ids }: Played): string {
  return ids[index] ?? "";
}

/** The request that a command is about. Bookings and entries are mostly about one that was sent, and an undo about one with an entry. */
function targetOf({ do: name, who }: Extract<Command, { who: number }>, played: Played): string {
  const { acknowledged, lastEntries } = played.seen;
  const sentIds = [...new Set(acknowledged.map(({ id }) => id))];
  const ownId = idOf(who, played);
  const isAboutSent = name === "book" || name === "record";
  // Until all are sent, the last candidate may be one that wasn't.
  const candidates = name === "undo" ? [...lastEntries.keys()].reverse() : isAboutSent ? [...sentIds, ownId] : [];
  return candidates[who % candidates.length] ?? ownId;
}

async function send(command: Send, version: number, { simulation, seen, ids }: Played): Promise<void> {
  const worker = simulation.worker();
  const { who, corrects, file } = command;
  const replaces = corrects === null || corrects >= who ? undefined : ids[corrects];
  const lead = leadNamed(`Quagmire ${who} ${version}`, ids[who] ?? "", { file, ...(replaces && { replaces }) });
  const contents = file ? [new Uint8Array([1, 2, 3])] : [];
  const storeResult = await attempt(async () => storeLead(lead, contents, "192.0.2.1", worker));
  if (typeof storeResult === "string" || !worker.isAlive()) return;
  // A retry keeps the time of the first attempt.
  const sentAt = Date.parse(storeResult.lead.receivedAt);
  seen.acknowledged.push({ id: lead.id, replaces: storeResult.lead.replaces, name: lead.request.name, sentAt });
}

async function withdrawBy(id: string, played: Played): Promise<void> {
  const { simulation, seen } = played;
  seen.withdrawalTried.set(id, Date.now());
  const worker = simulation.worker();
  const result = await withdraw(id, { ...worker, confirmWithdrawal: async () => {} });
  if (result !== "withdrawn" || !worker.isAlive()) return;
  const sentBefore = simulation.sentLetters.length;
  seen.withdrawals.push({ id, at: Date.now(), linkedIds: linkedIds(id, played), sentBefore });
}

/** The first or second half-day that is offered at that time. */
function offeredHalfDay(index: number): string {
  return freeHalfDays(melbourne, { today: melbourneDate(new Date()), bookedSlots: [], isConfirmed: true })[index] ?? "";
}

/** A failure that the simulation caused, or that a withdrawal before or during an attempt may cause. Any other is a bug. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof InjectedFailure || (error instanceof LoggableError && withdrawalMessages.includes(error.message))
  );
}
const deletedMessage = "a request was deleted while it was stored";
const withdrawalMessages = [deletedMessage, "another attempt stored the request after its withdrawal"];

async function attempt<T>(call: () => Promise<T>): Promise<T | "failed"> {
  try {
    return await call();
  } catch (error) {
    if (isExpected(error)) return "failed";
    throw error;
  }
}

async function sweep({ simulation }: Played): Promise<void> {
  const remainingCount = await attempt(async () => handOver(simulation.worker()));
  const waitingCount = remainingCount === "failed" ? undefined : remainingCount;
  await attempt(async () => simulation.inbox().runMaintenance(waitingCount));
}

/** A withdrawal covers everything in the chain sent before it. If a clock was skewed, we can't tell what came before. */
function isWithdrawn({ id, replaces = id, sentAt }: Acknowledged, played: Played): boolean {
  const query = `SELECT id FROM requests WHERE chain IN (?1, ?2)
    OR chain IN (SELECT chain FROM requests WHERE id IN (?1, ?2))`;
  const chain = played.simulation.rows(query, id, replaces).map((row) => String(row.id));
  return [id, replaces, ...chain].some((linkedId) => {
    const triedAt = played.seen.withdrawalTried.get(linkedId);
    return triedAt !== undefined && (played.wasSkewed || triedAt >= sentAt);
  });
}

/** The requests in the chain of `id` so far: those that the inbox has, and acknowledged corrections of them that still wait. */
function linkedIds(id: string, { simulation, seen, wasSkewed }: Played): string[] {
  // If a clock was skewed, we can't tell what came before.
  if (wasSkewed) return [id];
  const query = "SELECT other.id FROM requests JOIN requests AS other USING (chain) WHERE requests.id = ?";
  const ids = [id, ...simulation.rows(query, id).map((row) => String(row.id))];
  const corrections = seen.acknowledged.filter(({ replaces = "" }) => ids.includes(replaces));
  return [...ids, ...corrections.map((correction) => correction.id)];
}

/** The requests that a withdrawal covers in the end: its chain may have grown, because a correction may arrive before its original. */
function coveredIds({ id, at }: Withdrawal, { simulation, wasSkewed }: Played): string[] {
  if (wasSkewed) return [id];
  const query = `SELECT other.id FROM requests JOIN requests AS other USING (chain)
    WHERE requests.id = ? AND other.received <= ?`;
  return [id, ...simulation.rows(query, id, String(at)).map((row) => String(row.id))];
}

function eventsIn(simulation: Simulation, request: string): RecordedEvent[] {
  const rows = simulation.rows("SELECT * FROM events WHERE request = ? ORDER BY rowid", request);
  return rows.map(({ at, outcome, time, key }) => ({
    ...{ at: Number(at), outcome: String(outcome), key: String(key), hasNote: false },
    time: time === null ? null : String(time),
  }));
}

function hasSlotWithoutVisit(simulation: Simulation, id: string): boolean {
  const slots = simulation.rows("SELECT 1 FROM places WHERE request = ?", id);
  return slots.length > 0 && standingAfter(eventsIn(simulation, id)).visit === undefined;
}

function isAboutVisit({ outcome: name }: RecordedEvent): boolean {
  const outcome = outcomeNamed(name);
  return outcome?.visit !== undefined || outcome?.confirms === true;
}

/** The most copies of a letter if no answer arrives. The last is sent once the mail service answers again. */
const mostCopies = maxUnknowns + 1;

/** Each sentence must be true, whatever happened. */
const invariants: Record<string, (played: Played) => void> = {
  "staff get every acknowledged request as it was sent, unless it was withdrawn": (played) => {
    const { seen, simulation } = played;
    const liveIds = new Set(simulation.rows("SELECT id FROM requests WHERE withdrawn IS NULL").map(({ id }) => id));
    for (const request of seen.acknowledged) {
      if (isWithdrawn(request, played)) continue;
      const copies = simulation.sentLetters.filter((letter) => letter.kind === "staff" && letter.name === request.name);
      expect(copies.filter(({ id }) => liveIds.has(id)).length, request.id).toBeGreaterThan(0);
    }
  },
  "visitors get a confirmation, unless it was given up or its result stayed unknown": (played) => {
    const { simulation, seen } = played;
    for (const request of seen.acknowledged) {
      const { id } = request;
      if (isWithdrawn({ ...request, sentAt: 0 }, played)) continue;
      const phase = simulation.rows("SELECT phase FROM mails WHERE request = ? AND kind = 'visitor'", id)[0]?.phase;
      const copies = simulation.sentLetters.filter((letter) => letter.id === id && letter.kind === "visitor").length;
      if (copies === 0) expect(["unconfirmed", "given-up"], id).toContain(phase);
    }
  },
  "after an acknowledged withdrawal no letter about its chain is sent except the one that tells staff to stop": ({
    simulation,
    seen,
  }) => {
    for (const { linkedIds, sentBefore } of seen.withdrawals) {
      const laterLetters = simulation.sentLetters.slice(sentBefore).filter(({ id }) => linkedIds.includes(id));
      expect(laterLetters.filter(({ kind }) => kind !== "withdrawal")).toEqual([]);
    }
  },
  "staff who had a request before its withdrawal are told afterwards to stop": (played) => {
    const { simulation, seen } = played;
    const { sentLetters } = simulation;
    for (const id of seen.withdrawals.flatMap((withdrawal) => coveredIds(withdrawal, played))) {
      const reference = String(simulation.rows("SELECT reference FROM requests WHERE id = ?", id)[0]?.reference);
      const lastToStaff = sentLetters.findLastIndex((letter) => letter.kind === "staff" && letter.id === id);
      const lastStop = sentLetters.findLastIndex(
        ({ kind, references }) => kind === "withdrawal" && references.includes(reference),
      );
      if (lastToStaff >= 0) expect(lastStop, id).toBeGreaterThan(lastToStaff);
    }
  },
  "a withdrawal covers every earlier request of its chain, and leaves nothing in the bucket": (played) => {
    const { simulation, seen } = played;
    for (const withdrawal of seen.withdrawals) {
      expect([...simulation.objects.keys()].filter((key) => key.includes(withdrawal.id))).toEqual([]);
      for (const id of coveredIds(withdrawal, played))
        expect(simulation.rows("SELECT id FROM requests WHERE id = ? AND withdrawn IS NULL", id)).toEqual([]);
    }
  },
  "a letter is sent again only if the mail service's answer was lost, and four times at most": ({
    simulation,
    seen,
  }) => {
    const copies = Map.groupBy(simulation.sentLetters, ({ kind, id }) => `${kind} ${id}`);
    for (const [kindAndId, letters] of copies) {
      const [, id = ""] = kindAndId.split(" ");
      const bounces = letters.filter(({ requestId }) => seen.bounced.has(requestId)).length;
      // Each recorded visit, quote or change sends a letter of its own, and so does each request to send one again.
      const isOfEvent = /^(visit|quote|change|answer)/.test(kindAndId);
      const events = isOfEvent ? simulation.rows("SELECT 1 FROM events WHERE request = ?", id).length : 0;
      const extraLetters = seen.resentCount + Math.max(0, events - 1);
      const lostAnswers = simulation.lostAnswers.get(kindAndId) ?? 0;
      expect(letters.length - bounces, kindAndId).toBeLessThanOrEqual(mostCopies + extraLetters * mostCopies);
      expect(letters.length - bounces, kindAndId).toBeLessThanOrEqual(1 + lostAnswers + extraLetters * mostCopies);
    }
  },
  "an id has one content, and a reference one request": (played) => {
    const acknowledged = played.seen.acknowledged.filter((request) => !isWithdrawn({ ...request, sentAt: 0 }, played));
    for (const answers of Map.groupBy(acknowledged, ({ id }) => id).values())
      expect(new Set(answers.map(({ name }) => name)).size).toBe(1);
    const references = played.simulation.rows("SELECT reference FROM requests").map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
  },
  "each entry by staff is stored exactly once, and no others are": (played) => {
    const { recordedByKey, undos } = played.seen;
    const rows = played.simulation.rows("SELECT request, key, outcome FROM events");
    expect(new Set(rows.map(({ request, key }) => `${request} ${key}`)).size).toBe(rows.length);
    // A correction takes over a quote and its answer under their old keys.
    const storedEvents = rows.map(({ key, outcome }) => ({ key: String(key).replace(/^.*\./, ""), outcome }));
    const keysStored = storedEvents.map(({ key }) => key);
    // The inbox itself records when a visit is booked, lapses or is taken over by a correction.
    const byItself = ["chose-visit", "visit-lapsed", "visit-passed-on", "confirmed"];
    const isKnown = (key: string, outcome: unknown) => recordedByKey.has(key) || byItself.includes(String(outcome));
    expect(storedEvents.filter(({ key, outcome }) => !isKnown(key, outcome))).toEqual([]);
    for (const [key, wasRecorded] of recordedByKey)
      if (wasRecorded && !undos.has(key)) expect(keysStored).toContain(key);
  },
  "an undone booking takes no slot and sends no email": ({ simulation, seen }) => {
    for (const { id, key, outcome, wasFreeOfVisits, leavesSlot, sentBefore, sentUntil } of undosDone(seen)) {
      expect(simulation.rows("SELECT 1 FROM events WHERE key = ?", key)).toEqual([]);
      expect(leavesSlot, id).toBe(false);
      // Counts letters only until something else was done about the request.
      const letters = simulation.sentLetters
        .slice(sentBefore, sentUntil)
        .filter((letter) => letter.id === id && letter.kind === "visit");
      if (outcome === "booked" && wasFreeOfVisits) expect(letters, id).toEqual([]);
    }
  },
  "no half-day has more visits than slots, and each slot taken belongs to a visit, held or confirmed": ({
    simulation,
  }) => {
    for (const { request, halfDay, place, lapses } of simulation.rows("SELECT * FROM places")) {
      expect(place).toBeLessThanOrEqual(slotCount);
      const { visit, heldUntil } = standingAfter(eventsIn(simulation, String(request)));
      expect(visit?.halfDay).toBe(halfDay);
      expect(lapses).toBe(heldUntil ?? null);
    }
  },
  "the last letter about a visit gives its latest state": ({ simulation, wasSkewed }) => {
    if (wasSkewed) return;
    const query = "SELECT request FROM mails WHERE kind = 'visit' AND phase IN ('accepted', 'delivered')";
    for (const { request } of simulation.rows(query)) {
      const events = eventsIn(simulation, String(request));
      const [lastEvent, bookedVisit] = [events.findLast(isAboutVisit), standingAfter(events).booked];
      const isPassedOn = events.some(({ outcome }) => outcome === "visit-passed-on");
      // Nobody is told of a visit that is over.
      if (isPassedOn || !lastEvent || !bookedVisit || lastEvent.at >= bookedVisit.starts) continue;
      const letters = simulation.sentLetters.filter(({ kind, id }) => kind === "visit" && id === request);
      expect(letters.at(-1)?.visit, String(request)).toBe(visitInLetter(events));
    }
  },
  "each unanswered quote gets a reminder unless the customer opted out, and nothing else does": ({
    simulation,
    wasSkewed,
  }) => {
    const ends = (outcome: string) => /-quote$|^no-quote|not-for-us/.test(outcome);
    for (const { recorded, id } of simulation.sentLetters.filter(({ kind }) => kind === "quote-reminder"))
      expect(recorded.slice(recorded.lastIndexOf("quoted")).filter(ends), id).toEqual([]);
    const eightDaysAgo = wasSkewed ? Number.NaN : Date.now() - 8 * dayMs;
    const query = `SELECT id FROM requests WHERE withdrawn IS NULL
      AND id NOT IN (SELECT replaces FROM requests WHERE replaces IS NOT NULL)
      AND id NOT IN (SELECT request FROM mails WHERE kind = 'quote-reminder' AND (phase <> 'off' OR attempts > 0))`;
    const overdueQuotes = simulation.rows(query).filter(({ id }) => {
      const events = eventsIn(simulation, String(id));
      const lastEvent = events.at(-1);
      // A customer who opted out before this quote gets no reminder of it.
      const hasOptedOut = events.some(({ outcome }) => outcome === "no-quote-reminders");
      return lastEvent?.outcome === "quoted" && lastEvent.at < eightDaysAgo && !hasOptedOut;
    });
    expect(overdueQuotes).toEqual([]);
  },
  "in the end nothing is waiting, every document has a row, and no row holds anything a visitor typed": ({
    simulation,
    ids,
  }) => {
    const waitingKeys = [...simulation.objects.keys()].filter((key) => key.startsWith("waiting/"));
    const isAbandoned = (key: string) => !simulation.objects.has(keys.request(key.slice("waiting/".length)));
    expect(waitingKeys.filter((key) => !isAbandoned(key))).toEqual([]);
    expect(simulation.rows("SELECT id FROM requests WHERE settled = 0")).toEqual([]);
    for (const id of ids.filter((id) => simulation.objects.has(keys.request(id))))
      expect(simulation.rows("SELECT 1 FROM requests WHERE id = ? AND withdrawn IS NULL", id), id).toHaveLength(1);
    const tables = simulation.rows("SELECT name FROM sqlite_master WHERE type = 'table'");
    const rows = tables.map(({ name }) => simulation.rows(`SELECT * FROM ${String(name)}`));
    expect(JSON.stringify(rows)).not.toMatch(/quagmire|zymurgy|jabberwock|example\.com|198\.51/i);
  },
  "the log has no failure but those that the simulation caused": ({ logged }) => {
    const failures = logged.filter(({ kind, message }) => kind !== undefined && message !== deletedMessage);
    expect(failures.filter(({ kind, cause }) => (cause ?? kind) !== InjectedFailure.name)).toEqual([]);
  },
};

test("whatever happens, in whatever order, every invariant of the inbox holds", async () => {
  const total = { bookingsTried: 0, booked: 0, undosTried: 0, undone: 0 };
  await fc.assert(
    // Without `size`, fast-check would make sequences of about ten commands at most.
    fc.asyncProperty(fc.array(commands, { maxLength: 30, size: "max" }), async (sequence) => {
      const played = await play(sequence);
      for (const [sentence, holds] of Object.entries(invariants)) {
        try {
          holds(played);
        } catch (error) {
          throw new Error(sentence, { cause: error });
        }
      }
      const { bookings, undos } = played.seen;
      total.bookingsTried += bookings.tried;
      total.booked += bookings.done;
      total.undosTried += undos.size;
      total.undone += undosDone(played.seen).length;
      played.simulation.db.close();
    }),
    { numRuns: tries(2000), examples: Object.values(knownSequences).map((sequence) => [sequence]) },
  );
  // Nine seeds gave 22 to 36 % and 15 to 41 %. Far less would mean that the sequences hardly reach bookings and undos.
  expect(total.booked / total.bookingsTried, "the share of bookings that succeed").toBeGreaterThan(0.1);
  expect(total.undone / total.undosTried, "the share of entries that are undone").toBeGreaterThan(0.05);
});
