import { expect, test } from "vitest";
import { day } from "#content/durations.ts";
import { callBackBy, momentOf, timeOnDay } from "#content/melbourne.ts";
import { promises as promised } from "#content/promises.ts";
import * as policy from "#worker/leads/inbox/policy.ts";
import { asText } from "#worker/leads/letters/layout.ts";
import { staffLetter } from "#worker/leads/letters/staff.ts";
import { reminderNotice } from "#worker/leads/letters/staff-notices.ts";
import { callBy } from "#worker/leads/letters/visitor.ts";
import type { DeliveryKind, LeadState, SendResult } from "#worker/leads/record/delivery.ts";
import { entryOf, promisedBy } from "#worker/leads/record/lead.ts";
import type { OutcomeName } from "#worker/leads/record/outcomes.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import { timings } from "#worker/leads/timing.ts";
import { stopTheClock } from "./inbox/runtime.ts";
import { Simulation } from "./inbox/simulation.ts";
import { leadOf } from "./lead.ts";
import { promises } from "./promise.cases.ts";

const timing = { ...timings.production, receiptMs: Number.POSITIVE_INFINITY };
const accepted: SendResult = { kind: "accepted" };

/** "2026-11-20 15:30" on Melbourne's clock. */
function at(text: string): number {
  const [date = "", clock = ""] = text.split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return momentOf({ date, minutes: hours * 60 + minutes }).getTime();
}

/** Plays a request for so many days, with events at given times, and returns the emails that were sent. */
function play(receivedAt: number, happens: Record<number, (state: LeadState) => LeadState> = {}, days = 9) {
  const sent: { mail: DeliveryKind; at: number }[] = [];
  let state = policy.initialState(entryOf(leadOf({}, { receivedAt: new Date(receivedAt).toISOString() })), receivedAt, {
    confirms: true,
  });
  const events = Object.entries(happens).map(([time, change]) => ({ time: Number(time), change }));
  for (let now = receivedAt, steps = 0; now <= receivedAt + days * day; steps++) {
    if (steps > 1000) throw new Error("this goes on without end");
    for (const event of events.splice(0)) {
      if (event.time <= now) state = event.change(state);
      else events.push(event);
    }
    const step = policy.nextStep(state, now, timing);
    if (step.do === "wait") now = Math.min(step.until, ...events.map(({ time }) => time));
    else if (step.do === "send") {
      sent.push({ mail: step.kind, at: now });
      const begun = policy.attemptBegins(state, step.kind, now);
      state = policy.attemptEnded(begun, step.kind, outcomeAt(now), now, timing);
    } else if (step.do === "stop-trying") state = policy.stopTrying(state, step.kind);
    else if (step.do === "erase") state = { ...state, erased: state.erased + 1 };
    else break;
  }
  return sent;
}

let outcomeAt = (_: number): SendResult => accepted;

function remindersOf(sent: ReturnType<typeof play>) {
  return sent
    .filter(({ mail }) => mail === "reminder" || mail === "overdue")
    .map(({ mail, at }) => [mail, timeOnDay(new Date(at))]);
}

const marked = (outcome: OutcomeName) => (state: LeadState) => {
  const [before, after] = [[], [{ at: 0, outcome, time: null }]].map((events) => stageAt(events, new Date(0)));
  return before && after ? policy.planAfterEvent(state, { outcome }, 0, { before, after }) : state;
};

test.each(promises)(
  "%s: the promise, the reminders and every email name the same time",
  (_, received, promised, warned) => {
    const receivedAt = at(received);
    expect(timeOnDay(callBackBy(new Date(receivedAt)))).toBe(promised);
    expect(remindersOf(play(receivedAt))).toEqual([
      ["reminder", warned],
      ["overdue", promised],
    ]);
    const lead = leadOf({}, { receivedAt: new Date(receivedAt).toISOString() });
    const staffText = (now: number) => asText(staffLetter(lead, { reference: "WB-3F9A2C1B", now: new Date(now) }));
    expect(staffText(receivedAt)).toContain(`by ${promised}.`);
    expect(staffText(receivedAt + 9 * day)).toContain(`now: we promised a call by ${promised}.`);
    const call = { reference: "WB-3F9A2C1B", promisedAt: promisedBy(lead), isInWriting: false, card: undefined };
    expect(reminderNotice("reminder", call).subject).toContain(`call by ${promised}`);
    expect(reminderNotice("overdue", call).text).toContain(`by ${promised},`);
  },
);

const received = at("2026-11-24 10:20");
const promisedAt = at("2026-11-25 10:15");

test.each(["called", "no-answer", "booked", "not-for-us"] as const)(
  "no call reminders are sent after “%s”",
  (outcome) => {
    expect(remindersOf(play(received, { [received + 1000]: marked(outcome) }))).toEqual([]);
    expect(remindersOf(play(received, { [promisedAt - 60_000]: marked(outcome) })).map(([kind]) => kind)).toEqual([
      "reminder",
    ]);
  },
);

test("no call reminders are sent after a withdrawal", () => {
  const withdrawn = (state: LeadState) => policy.withdraw(state, received + 1000, { tellsStaff: true });
  expect(remindersOf(play(received, { [received + 1000]: withdrawn }))).toEqual([]);
});

test("call reminders are sent for a correction, not for the request it replaces", async () => {
  stopTheClock();
  const simulation = new Simulation();
  const id = await simulation.post("Ann");
  await simulation.post("Ben", { replaces: id });
  await simulation.advance(5 * 24 * 60);
  const reminders = simulation.sentMails.filter(({ kind }) => kind === "reminder" || kind === "overdue");
  expect(reminders.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["reminder Ben", "overdue Ben"]);
});

test("a reminder with an unknown outcome isn't sent again; a refused one is retried while it is still useful", () => {
  const reminding = at("2026-11-25 08:15");
  outcomeAt = (now) => (now >= reminding ? { kind: "unknown" } : accepted);
  expect(remindersOf(play(received)).map(([kind]) => kind)).toEqual(["reminder", "overdue"]);
  outcomeAt = (now) => (now >= reminding ? { kind: "refused", because: "other", status: 500 } : accepted);
  const tried = play(received, { [promisedAt + day]: marked("called") });
  expect(tried.filter(({ mail }) => mail === "reminder").every(({ at }) => at < promisedAt)).toBe(true);
  expect(
    tried.filter(({ mail }) => mail === "overdue").every(({ at }) => at >= promisedAt && at < promisedAt + day),
  ).toBe(true);
  expect(tried.filter(({ mail }) => mail === "overdue").length).toBeGreaterThan(2);
  outcomeAt = () => accepted;
});

test("if staff first receive a request after its deadline, they get one overdue notice", () => {
  outcomeAt = (now) => (now < promisedAt + 60_000 ? { kind: "refused", because: "other", status: 500 } : accepted);
  const reminded = remindersOf(play(received));
  expect(reminded.map(([kind]) => kind)).toEqual(["overdue"]);
  outcomeAt = () => accepted;
});

test("a quote is due for follow-up on the day its price expires", () => {
  const { due } = stageAt([{ at: received, outcome: "quoted", time: null }], new Date(received));
  expect(`${((due ?? 0) - received) / day} days`).toBe(promised.quoteHolds);
});

test("a letter never promises a call by a time that has passed", () => {
  const lead = leadOf({}, { receivedAt: new Date(received).toISOString() });
  expect(callBy(lead, new Date(received))).toBe("10:15 am on Wednesday 25 November");
  expect(callBy(lead, new Date(at("2026-12-02 10:00")))).toMatch(/December/);
  const ahead = leadOf({}, { receivedAt: new Date(at("2027-03-01 10:00")).toISOString() });
  expect(callBy(ahead, new Date(received))).toBe("10:15 am on Wednesday 25 November");
});
