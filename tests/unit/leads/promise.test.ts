import { expect, test } from "vitest";
import { dayMs, minuteMs, secondMs } from "#content/durations.ts";
import { latestCallAt, momentOf, timeOnDay } from "#content/melbourne.ts";
import { promises } from "#content/promises.ts";
import * as policy from "#worker/leads/inbox/policy.ts";
import { asText } from "#worker/leads/letters/layout.ts";
import { staffLetter } from "#worker/leads/letters/staff.ts";
import { reminderNotice } from "#worker/leads/letters/staff-notices.ts";
import { callByText } from "#worker/leads/letters/visitor.ts";
import type { DeliveryKind, LeadState, SendResult } from "#worker/leads/record/delivery.ts";
import { entryOf, promisedBy } from "#worker/leads/record/lead.ts";
import type { OutcomeName } from "#worker/leads/record/outcomes.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import { timings } from "#worker/leads/timing.ts";
import { makeRuntimeDeterministic } from "./inbox/runtime.ts";
import { Simulation } from "./inbox/simulation.ts";
import { leadOf } from "./lead.ts";
import { promiseCases } from "./promise.cases.ts";

const timing = { ...timings.production, receiptMs: Number.POSITIVE_INFINITY };
const accepted: SendResult = { kind: "accepted" };

/** "2026-11-20 15:30" on Melbourne's clock. */
function momentAt(text: string): number {
  const [date = "", clock = ""] = text.split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return momentOf({ date, minutes: hours * 60 + minutes }).getTime();
}

type Change = (state: LeadState) => LeadState;
type MailServiceAt = (now: number) => SendResult;

/** Plays nine days of a request, with changes at given times, and returns the emails that were sent. */
function play(
  receivedAt: number,
  {
    changes = {},
    mailService = () => accepted,
  }: { changes?: Record<number, Change>; mailService?: MailServiceAt } = {},
) {
  const sentLetters: { kind: DeliveryKind; sentAt: number }[] = [];
  let state = policy.initialState(entryOf(leadOf({}, { receivedAt: new Date(receivedAt).toISOString() })), receivedAt, {
    confirms: true,
  });
  const pendingChanges = Object.entries(changes).map(([time, change]) => ({ time: Number(time), change }));
  for (let now = receivedAt, count = 0; now <= receivedAt + 9 * dayMs; count++) {
    if (count > 1000) throw new Error("this goes on without end");
    for (const event of pendingChanges.splice(0)) {
      if (event.time <= now) state = event.change(state);
      else pendingChanges.push(event);
    }
    const action = policy.nextAction(state, now, timing);
    if (action.do === "wait") now = Math.min(action.until, ...pendingChanges.map(({ time }) => time));
    else if (action.do === "send") {
      sentLetters.push({ kind: action.kind, sentAt: now });
      const begunState = policy.attemptBegins(state, action.kind, now);
      state = policy.attemptEnded(begunState, action.kind, mailService(now), now, timing);
    } else if (action.do === "stop-trying") state = policy.stopTrying(state, action.kind);
    else if (action.do === "erase") state = { ...state, erased: state.erased + 1 };
    else break;
  }
  return sentLetters;
}

function remindersOf(sentLetters: ReturnType<typeof play>) {
  return sentLetters
    .filter(({ kind }) => kind === "reminder" || kind === "overdue")
    .map(({ kind, sentAt }) => [kind, timeOnDay(new Date(sentAt))]);
}

const eventRecorded =
  (outcome: OutcomeName): Change =>
  (state) => {
    const before = stageAt([], 0);
    const after = stageAt([{ at: 0, outcome, time: null }], 0);
    return policy.planAfterEvent(state, { outcome }, 0, { before, after });
  };

test.each(promiseCases)(
  "%s: the promise, the reminders and every email name the same time",
  (_, receivedText, promisedText, remindedText) => {
    const receivedAt = momentAt(receivedText);
    expect(timeOnDay(latestCallAt(new Date(receivedAt)))).toBe(promisedText);
    expect(remindersOf(play(receivedAt))).toEqual([
      ["reminder", remindedText],
      ["overdue", promisedText],
    ]);
    const lead = leadOf({}, { receivedAt: new Date(receivedAt).toISOString() });
    const staffText = (now: number) => asText(staffLetter(lead, { reference: "WB-3F9A2C1B", now }));
    expect(staffText(receivedAt)).toContain(`by ${promisedText}.`);
    expect(staffText(receivedAt + 9 * dayMs)).toContain(`now: we promised a call by ${promisedText}.`);
    const call = { reference: "WB-3F9A2C1B", promised: promisedBy(lead), prefersWriting: false, card: undefined };
    expect(reminderNotice("reminder", call).subject).toContain(`call by ${promisedText}`);
    expect(reminderNotice("overdue", call).text).toContain(`by ${promisedText},`);
  },
);

test("a late letter about a visitor who wants email says what we promised", () => {
  const lead = leadOf({ answerBy: "writing", phone: "" }, { receivedAt: "2026-11-20T00:00:00Z" });
  const letter = staffLetter(lead, { reference: "WB-3F9A2C1B", now: Date.parse("2026-11-30T00:00:00Z") });
  expect(asText(letter)).toContain(
    "Don’t call: they want us to write. Write now: we promised to write by 11 am on Saturday 21 November.",
  );
});

const receivedMs = momentAt("2026-11-24 10:20");
const reminderAt = momentAt("2026-11-25 08:15");
const promisedAt = momentAt("2026-11-25 10:15");
const failure: SendResult = { kind: "refused", because: "other", status: 500 };

const outcomesWithoutReminders = ["called", "no-answer", "booked", "not-for-us"] as const;

test.each(outcomesWithoutReminders)("no call reminders are sent after “%s”", (outcome) => {
  const sentLetters = play(receivedMs, { changes: { [receivedMs + secondMs]: eventRecorded(outcome) } });
  expect(remindersOf(sentLetters)).toEqual([]);
});

test.each(outcomesWithoutReminders)("“%s” just before the promised call prevents the overdue notice", (outcome) => {
  const sentLetters = play(receivedMs, { changes: { [promisedAt - minuteMs]: eventRecorded(outcome) } });
  expect(remindersOf(sentLetters).map(([kind]) => kind)).toEqual(["reminder"]);
});

test("no call reminders are sent after a withdrawal", () => {
  const withdrawn: Change = (state) => policy.withdraw(state, receivedMs + secondMs, { tellsStaff: true });
  expect(remindersOf(play(receivedMs, { changes: { [receivedMs + secondMs]: withdrawn } }))).toEqual([]);
});

test("call reminders are sent for a correction, not for the request it replaces", async () => {
  makeRuntimeDeterministic();
  const simulation = new Simulation();
  const id = await simulation.post("Ann");
  await simulation.post("Ben", { replaces: id });
  await simulation.advanceMinutes(5 * 24 * 60);
  const reminders = simulation.sentLetters.filter(({ kind }) => kind === "reminder" || kind === "overdue");
  expect(reminders.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["reminder Ben", "overdue Ben"]);
});

test("a reminder with an unknown result isn't sent again", () => {
  const sentLetters = play(receivedMs, { mailService: (now) => (now >= reminderAt ? { kind: "unknown" } : accepted) });
  expect(remindersOf(sentLetters).map(([kind]) => kind)).toEqual(["reminder", "overdue"]);
});

test("a refused reminder is retried until the call is due, and the overdue notice until somebody calls", () => {
  const calledAt = promisedAt + dayMs;
  const triedLetters = play(receivedMs, {
    changes: { [calledAt]: eventRecorded("called") },
    mailService: (now) => (now >= reminderAt ? failure : accepted),
  });
  const attemptsAt = (kind: DeliveryKind) =>
    triedLetters.filter((letter) => letter.kind === kind).map(({ sentAt }) => sentAt);
  expect(attemptsAt("reminder").length).toBeGreaterThan(1);
  expect(attemptsAt("reminder").at(-1)).toBeLessThan(promisedAt);
  expect(attemptsAt("overdue")[0]).toBe(promisedAt);
  expect(attemptsAt("overdue").length).toBeGreaterThan(2);
  expect(attemptsAt("overdue").at(-1)).toBeLessThan(calledAt);
});

test("if staff first receive a request after its deadline, they get one overdue notice", () => {
  const sentLetters = play(receivedMs, { mailService: (now) => (now < promisedAt + minuteMs ? failure : accepted) });
  expect(remindersOf(sentLetters).map(([kind]) => kind)).toEqual(["overdue"]);
});

test("a quote is due for follow-up on the day its price expires", () => {
  const { due } = stageAt([{ at: receivedMs, outcome: "quoted", time: null }], receivedMs);
  expect(`${((due ?? 0) - receivedMs) / dayMs} days`).toBe(promises.quoteHolds);
});

test.each([
  ["on time", "2026-11-24 10:20", "2026-11-24 10:20", "10:15 am on Wednesday 25 November"],
  ["after the deadline", "2026-11-24 10:20", "2026-12-02 10:00", "10 am on Thursday 3 December"],
  ["before it was received", "2027-03-01 10:00", "2026-11-24 10:20", "10:15 am on Wednesday 25 November"],
])(
  "a letter written %s promises a call within a working day of being written",
  (_, receivedAt, writtenAt, promisedText) => {
    const lead = leadOf({}, { receivedAt: new Date(momentAt(receivedAt)).toISOString() });
    expect(callByText(lead, momentAt(writtenAt))).toBe(promisedText);
  },
);
