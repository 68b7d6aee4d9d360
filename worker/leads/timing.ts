import { hour, minute, second } from "#content/durations.ts";

/** How long things take. One profile is chosen by the variable `TIMING`; this one holds unless it says otherwise. */
const production = {
  /** Until the first retry of a mail that was not accepted; doubled with every further one. */
  retryFirstMs: 30 * second,
  /** Between tries of a mail that was refused so often, or so plainly, that somebody must look. */
  slowRetryMs: hour,
  /** How long an attempt without a known outcome waits for a receipt before the mail is sent again. */
  ambiguousMs: 15 * minute,
  /** How long after its acceptance a receipt may be missing before staff are told. */
  receiptMs: hour,
  /** After this anyone who was storing a request has surely ended: what was never completed is deleted. */
  abandonedMs: hour,
  /** How long mails wait while the relay fails at every one, before a few try it again. */
  relayRestMs: 5 * minute,
  /** Between two digests of alerts. */
  alertEveryMs: hour,
  /** How long staff can undo what they recorded. The visitor's mail waits as long. */
  undoMs: 2 * minute,
  /** The platform opens six connections at once; what waits for one longer than the deadline would count as a try. */
  mailsAtOnce: 6,
  /** Nobody waits longer for the inbox: a request is safe without its answer. */
  inboxMs: 3 * second,
  /** The longest that a long body waits for its turn, and how long one may stall while another waits. */
  bodyWaitMs: 20 * second,
  bodyStallMs: 5 * second,
  /** The longest that the relay may take to answer. */
  mailDeadlineMs: 15 * second,
};

export type Timing = typeof production;

const test: Timing = {
  ...production,
  retryFirstMs: 30,
  slowRetryMs: 250,
  ambiguousMs: 400,
  receiptMs: 1500,
  abandonedMs: 1000,
  relayRestMs: 100,
  alertEveryMs: 200,
  undoMs: 0,
  mailsAtOnce: 24,
  mailDeadlineMs: 1500,
};

export const timings = {
  production,
  /** `npm start`: short, so that anyone who tries a fault sees the mail come after all. */
  local: {
    ...production,
    retryFirstMs: second,
    slowRetryMs: minute,
    ambiguousMs: 10 * second,
    relayRestMs: 10 * second,
    alertEveryMs: minute,
    mailDeadlineMs: 5 * second,
  },
  /** Automated tests: nothing is waited for longer than it takes. */
  test,
  /** The same for tests in which an answer or a receipt is waited for. */
  "test-patient": { ...test, ambiguousMs: 10 * second, inboxMs: minute, mailDeadlineMs: 10 * minute },
} as const satisfies Record<string, Timing>;

/** Where no receipts come in, none is missed. */
export function timingOf(env: object): Timing {
  const name: unknown = Reflect.get(env, "TIMING");
  const [, timing] = Object.entries(timings).find(([known]) => known === name) ?? ["production", production];
  return Reflect.get(env, "MAIL_RECEIPTS") === "on" ? timing : { ...timing, receiptMs: Number.POSITIVE_INFINITY };
}

/** A mail that was tried so often without success needs attention: staff are told, and it is tried more slowly. */
export const attemptsBeforeAlert = 6;
