import { hourMs, minuteMs, secondMs } from "#content/durations.ts";

/** The pipeline's times and limits. The setting `TIMING` chooses a profile, which overrides some of these. */
const production = {
  /** The wait before the first retry of an email that was not accepted. It doubles each time. */
  retryFirstMs: 30 * secondMs,
  /** The wait between attempts at an email that needs somebody's attention. */
  slowRetryMs: hourMs,
  /** How long an attempt with an unknown result waits for a receipt before the email is sent again. */
  ambiguousMs: 15 * minuteMs,
  /** How long after acceptance a receipt may be missing before staff are told. */
  receiptMs: hourMs,
  /** After this long, an interrupted attempt to store a request can't still be running, so incomplete documents are deleted. */
  abandonedMs: hourMs,
  /** How long emails wait, once the mail service fails every one, before a few are tried again. */
  relayBackoffMs: 5 * minuteMs,
  /** The wait between two alerts. */
  alertEveryMs: hourMs,
  /** How long staff can undo an event. The visitor's email waits as long. */
  undoMs: 2 * minuteMs,
  /** The platform opens six connections at once. An email that waited for a seventh until its deadline would count as an attempt. */
  mailsAtOnce: 6,
  /** Longest wait for the inbox: a request is safe without its answer. */
  inboxMs: 3 * secondMs,
  /** How long a long body may wait to be read. */
  bodyWaitMs: 20 * secondMs,
  /** How long a long body may stall while another waits. */
  bodyStallMs: 5 * secondMs,
  /** The longest wait for a response from a mail service, or from the business's own system. */
  sendDeadlineMs: 15 * secondMs,
};

export type Timing = typeof production;

const test: Timing = {
  ...production,
  retryFirstMs: 30,
  slowRetryMs: 250,
  ambiguousMs: 400,
  receiptMs: 1500,
  abandonedMs: 1000,
  relayBackoffMs: 100,
  alertEveryMs: 200,
  undoMs: 0,
  mailsAtOnce: 24,
  sendDeadlineMs: 1500,
};

export const timings = {
  production,
  /** For `npm start`: short, so that anyone who simulates a fault soon sees the email arrive. */
  local: {
    ...production,
    retryFirstMs: secondMs,
    slowRetryMs: minuteMs,
    ambiguousMs: 10 * secondMs,
    relayBackoffMs: 10 * secondMs,
    alertEveryMs: minuteMs,
    sendDeadlineMs: 5 * secondMs,
  },
  /** For automated tests: as short as possible. */
  test,
  /** For tests that wait for a response or a receipt. */
  "test-patient": { ...test, ambiguousMs: 10 * secondMs, inboxMs: minuteMs, sendDeadlineMs: 10 * minuteMs },
} as const satisfies Record<string, Timing>;

/** The profile that `TIMING` names. Without receipts, we never wait for one. */
export function timingOf(env: object): Timing {
  const name: unknown = Reflect.get(env, "TIMING");
  const [, timing] = Object.entries(timings).find(([profile]) => profile === name) ?? ["production", production];
  return Reflect.get(env, "MAIL_RECEIPTS") === "on" ? timing : { ...timing, receiptMs: Number.POSITIVE_INFINITY };
}

/** After this many failed attempts an email needs attention: staff are told, and it is retried more slowly. */
export const attemptsBeforeAlert = 6;
