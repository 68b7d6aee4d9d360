import fc from "fast-check";
import type { Receipt } from "#worker/leads/record/delivery.ts";
import type { OutcomeName } from "#worker/leads/record/outcomes.ts";
import { fallbackModes, relayModes } from "./simulation.ts";

/** How many requests the sequences are about, each with its own id. */
export const requestCount = 4;

/** Which outcomes the sequences record. Not those that the inbox treats like another, or that the site records itself. */
const isPlayed: Record<OutcomeName, boolean> = {
  called: true,
  "no-answer": true,
  booked: true,
  "not-for-us": true,
  "gave-up-visit": true,
  cancelled: true,
  "freed-network": true,
  confirmed: true,
  "new-email": true,
  quoted: true,
  "accepted-quote": true,
  "no-quote-reminders": true,
  "contract-sent": false,
  "going-ahead": false,
  fixed: false,
  note: false,
  "new-phone": false,
  "new-services": false,
  "new-times": false,
  "new-message": false,
  "new-file": false,
  "chose-visit": false,
  "no-reminders": false,
  "asked-about-quote": false,
  "declined-quote": false,
  "visit-lapsed": false,
  "quote-passed-on": false,
  "later-quote-passed-on": false,
  "renewed-quote-passed-on": false,
  "contract-passed-on": false,
  "visit-passed-on": false,
};

/** Eight days in minutes: the reminder of a quote is due after a week. */
const untilQuoteReminder = 8 * 1440;
const who = fc.nat(requestCount - 1);
const oneOf = <const D extends string>(...names: D[]) => fc.constantFrom(...names);
const withWeight = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
/** One request, or two at once with the same or different content. */
const versions = fc.constantFrom<number[]>([0], [0], [0], [1], [0, 0], [0, 1]);
const outcome = oneOf(...(Object.keys(isPlayed) as OutcomeName[]).filter((name) => isPlayed[name]));
const receipt = oneOf<Receipt>("processed", "delivered", "failed");
const when = oneOf("before", "after");
/** A crash at a commit, before or after it takes effect. `survives`: only the Worker's store fails. */
const crash = fc.record({ actor: oneOf("worker", "inbox"), commits: fc.nat(7), when, survives: fc.boolean() });
/** Everything that can happen, weighted by how often it should. */
export const commands = fc.oneof(
  withWeight(
    6,
    // `corrects`: the request that this one replaces, if any; `crossed`: whether that one is withdrawn at the same moment.
    fc.record({
      do: oneOf("send"),
      who,
      versions,
      file: fc.boolean(),
      corrects: fc.option(who),
      crossed: fc.boolean(),
    }),
  ),
  withWeight(2, fc.record({ do: oneOf("withdraw"), who })),
  // `times`: how often the press arrives; `halfDay`: which half-day staff book if the outcome is a visit, numbered as in "book".
  withWeight(5, fc.record({ do: oneOf("record"), who, outcome, times: fc.constantFrom(1, 2), halfDay: fc.nat(1) })),
  withWeight(5, fc.record({ do: oneOf("undo"), who })),
  // `halfDay`: the first or second half-day offered at that time, each with two slots; `network`: a part of the IP address.
  withWeight(
    5,
    fc.record({ do: oneOf("book"), who, halfDay: fc.nat(1), network: fc.nat(1), cameByLetter: fc.boolean() }),
  ),
  withWeight(2, fc.record({ do: oneOf("receipt"), letter: fc.nat(20), receipt })),
  withWeight(1, fc.record({ do: oneOf("resend"), who })),
  // The inbox stops answering, or answers again; the timer runs.
  withWeight(3, fc.record({ do: oneOf("away", "back", "sweep") })),
  withWeight(2, fc.record({ do: oneOf("relay"), mode: oneOf(...relayModes) })),
  withWeight(1, fc.record({ do: oneOf("fallback"), mode: fc.constantFrom(...fallbackModes, undefined) })),
  // Minutes pass; or the clock is wrong by some hours.
  withWeight(5, fc.record({ do: oneOf("pass"), minutes: fc.constantFrom(0, 1, 20, 70, 1500, untilQuoteReminder) })),
  withWeight(1, fc.record({ do: oneOf("clock"), hours: fc.constantFrom(-48, -1, 0, 1, 960) })),
  withWeight(4, fc.record({ do: oneOf("crash"), crash })),
);
export type Command = typeof commands extends fc.Arbitrary<infer C> ? C : never;
export type Send = Extract<Command, { do: "send" }>;

const send = (who: number, changes: Partial<Send> = {}): Send => ({
  do: "send",
  who,
  versions: [0],
  file: false,
  corrects: null,
  crossed: false,
  ...changes,
});
const book = (who: number, cameByLetter: boolean): Command => ({
  do: "book",
  who,
  halfDay: 0,
  network: who,
  cameByLetter,
});
const record = (who: number, outcome: OutcomeName): Command => ({ do: "record", who, outcome, times: 1, halfDay: 0 });
const undo = (who: number): Command => ({ do: "undo", who });
const withdraw = (who: number): Command => ({ do: "withdraw", who });
const pass = (minutes: 0 | 1 | 20 | 70 | typeof untilQuoteReminder): Command => ({ do: "pass", minutes });
const relay = (mode: "take" | "refuse" | "take-late" | "lose"): Command => ({ do: "relay", mode });
const inboxGoesAway: Command = { do: "away" };
const inboxComesBack: Command = { do: "back" };
const sweep: Command = { do: "sweep" };

/** Sequences that once lost something, played before the generated ones. */
export const knownSequences: Record<string, Command[]> = {
  "sent under a withdrawn id while the inbox, which alone knew of the withdrawal, was away": [
    send(0),
    withdraw(0),
    inboxGoesAway,
    send(0, { versions: [1], file: true }),
    // After an hour a withdrawn request is erased once more.
    pass(70),
  ],
  "sent twice under a withdrawn id, first while the inbox, which alone knew of the withdrawal, was away": [
    send(2),
    withdraw(2),
    inboxGoesAway,
    send(2),
    inboxComesBack,
    send(2),
  ],
  "sent under an id whose withdrawal hasn't reached the inbox": [
    send(0),
    sweep,
    inboxGoesAway,
    withdraw(0),
    send(0, { versions: [1] }),
  ],
  "corrected after a withdrawal that hasn't reached the inbox": [
    send(0),
    sweep,
    inboxGoesAway,
    withdraw(0),
    send(1, { corrects: 0 }),
    inboxComesBack,
    send(2, { corrects: 0 }),
    sweep,
  ],
  "withdrawn with its correction while the inbox was away": [
    send(0),
    pass(0),
    inboxGoesAway,
    send(1, { corrects: 0 }),
    withdraw(0),
  ],
  "withdrawn while the inbox was away, before its correction's emails were sent": [
    send(0),
    pass(20),
    send(1, { corrects: 0 }),
    inboxGoesAway,
    withdraw(0),
    pass(20),
  ],
  "corrected, and its correction withdrawn while the inbox was away, before its own emails were sent": [
    relay("refuse"),
    send(0),
    pass(1),
    relay("take"),
    send(1, { corrects: 0 }),
    pass(0),
    inboxGoesAway,
    withdraw(1),
    pass(70),
  ],
  "sent after its own correction, and withdrawn with it while the inbox was away": [
    send(2, { corrects: 1 }),
    inboxGoesAway,
    send(1, { corrects: 0 }),
    withdraw(2),
  ],
  "sent after its own correction, and after the request that it corrects was withdrawn": [
    send(2, { corrects: 1 }),
    withdraw(0),
    send(1, { corrects: 0 }),
  ],
  "withdrawn while the inbox was away and the clock was 40 days fast": [
    { do: "clock", hours: 960 },
    send(0),
    pass(0),
    inboxGoesAway,
    withdraw(0),
  ],
  "sent twice while the inbox was away, once as a correction of a withdrawn request": [
    inboxGoesAway,
    send(2, { corrects: 0, file: true }),
    withdraw(0),
    send(2, { file: true }),
  ],
  "withdrawn, sent again by a Worker that died, and withdrawn again": [
    send(0),
    withdraw(0),
    { do: "crash", crash: { actor: "worker", commits: 1, when: "after", survives: false } },
    send(0, { versions: [1] }),
    withdraw(0),
    pass(70),
  ],
  "withdrawn while the inbox was away, and sent again by a Worker that died": [
    relay("refuse"),
    send(0),
    pass(1),
    relay("take"),
    inboxGoesAway,
    withdraw(0),
    { do: "crash", crash: { actor: "worker", commits: 1, when: "after", survives: false } },
    send(0, { versions: [1] }),
    pass(70),
  ],
  "a half-day with two slots that three visitors book": [
    send(0),
    send(1),
    send(2),
    pass(20),
    book(0, true),
    book(1, false),
    book(2, true),
    book(2, false),
    pass(20),
  ],
  "a held visit that a call confirms after its email was sent": [
    send(0),
    pass(20),
    book(0, false),
    pass(20),
    record(0, "called"),
    pass(20),
  ],
  "a visit that a correction takes over before its email was sent": [
    send(0),
    pass(20),
    relay("lose"),
    book(0, false),
    send(1, { corrects: 0 }),
    relay("take"),
    pass(70),
  ],
  "four quotes: one unanswered, one accepted, one withdrawn, one without reminders": [
    ...[0, 1, 2, 3].map((who) => send(who)),
    pass(20),
    ...[0, 1, 2, 3].map((who) => record(who, "quoted")),
    pass(20),
    record(1, "accepted-quote"),
    record(3, "no-quote-reminders"),
    withdraw(2),
    pass(untilQuoteReminder),
  ],
  "two quotes that corrections take over, one before its email was sent, one after its answer": [
    ...[0, 1].map((who) => send(who)),
    pass(20),
    ...[0, 1].map((who) => record(who, "quoted")),
    send(2, { corrects: 0 }),
    undo(0),
    pass(20),
    record(1, "accepted-quote"),
    send(3, { corrects: 1 }),
    pass(20),
    book(3, true),
    pass(untilQuoteReminder),
  ],
  "a visit that is booked, moved and cancelled around a quote and its answer": [
    send(0),
    pass(20),
    book(0, true),
    record(0, "quoted"),
    record(0, "booked"),
    pass(20),
    record(0, "accepted-quote"),
    book(0, true),
    pass(20),
    record(0, "gave-up-visit"),
    pass(untilQuoteReminder),
  ],
  "a visit that staff book and undo, before and after the visitor was told of another": [
    send(0),
    pass(20),
    record(0, "booked"),
    pass(1),
    undo(0),
    pass(20),
    book(0, true),
    pass(20),
    record(0, "cancelled"),
    undo(0),
    pass(20),
    record(0, "cancelled"),
    pass(20),
    undo(0),
  ],
  "a withdrawal notice that both mail services lose": [
    relay("lose"),
    withdraw(0),
    { do: "fallback", mode: "lose" },
    pass(20),
  ],
  "a withdrawal that reaches the inbox after the booking's letter to staff is due": [
    send(0),
    pass(11_520),
    book(0, true),
    inboxGoesAway,
    withdraw(0),
    pass(70),
  ],
  "a withdrawal that reaches the inbox after the inbox has found no document": [
    relay("take-late"),
    send(0),
    pass(0),
    inboxGoesAway,
    withdraw(0),
    relay("take"),
    pass(20),
  ],
};
