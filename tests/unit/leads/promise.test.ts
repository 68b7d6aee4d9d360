import { expect, test } from "vitest";
import { callBackBy, instantOf, timeOnDay, workingTimeBefore } from "#content/melbourne.ts";
import * as policy from "#worker/leads/inbox/policy.ts";
import { asText } from "#worker/leads/mail/layout.ts";
import { reminderNotice } from "#worker/leads/mail/notices.ts";
import { staffLetter } from "#worker/leads/mail/staff.ts";
import { entryOf, promisedBy } from "#worker/leads/storage/lead.ts";
import { day, timings } from "#worker/leads/timing.ts";
import { leadOf } from "./lead.ts";

const timing = { ...timings.production, receiptMs: Number.POSITIVE_INFINITY };
const accepted: policy.SendResult = { kind: "accepted" };

/** "2026-11-20 15:30" on Melbourne's clock. */
function at(text: string): number {
  const [date = "", clock = ""] = text.split(" ");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return instantOf({ date, minutes: hours * 60 + minutes }).getTime();
}

/** Lets time go by for so many days; what happens on the way is done when its time has come. */
function play(receivedAt: number, happens: Record<number, (state: policy.Delivery) => policy.Delivery> = {}, days = 9) {
  const sent: { mail: policy.MailKind; at: number }[] = [];
  let state = policy.begin(entryOf(leadOf({}, { receivedAt: new Date(receivedAt).toISOString() })), receivedAt, {
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
      sent.push({ mail: step.mail, at: now });
      const begun = policy.attemptBegins(state, step.mail, now);
      state = policy.attemptEnded(begun, step.mail, outcomeAt(now), now, timing);
    } else if (step.do === "stop-trying") state = policy.stopTrying(state, step.mail);
    else if (step.do === "erase") state = { ...state, erased: state.erased + 1 };
    else break;
  }
  return sent;
}

let outcomeAt = (_: number): policy.SendResult => accepted;

function remindersOf(sent: ReturnType<typeof play>) {
  return sent
    .filter(({ mail }) => mail === "reminder" || mail === "overdue")
    .map(({ mail, at }) => [mail, timeOnDay(new Date(at))]);
}

const marked = (outcome: policy.StaffOutcome) => (state: policy.Delivery) =>
  policy.recordStaffOutcome(state, outcome, 0);

test.each([
  ["a weekday", "2026-11-24 10:20", "10:20 am on Wednesday 25 November", "8:20 am on Wednesday 25 November"],
  [
    "over night into the morning before",
    "2026-11-24 08:40",
    "8:40 am on Wednesday 25 November",
    "4:40 pm on Tuesday 24 November",
  ],
  ["before anybody is at work", "2026-11-24 05:00", "6 pm on Tuesday 24 November", "4 pm on Tuesday 24 November"],
  ["a Friday evening", "2026-11-20 19:00", "4 pm on Saturday 21 November", "2 pm on Saturday 21 November"],
  ["a Saturday", "2026-11-21 09:30", "9:30 am on Monday 23 November", "3:30 pm on Saturday 21 November"],
  ["a Sunday", "2026-11-22 12:00", "6 pm on Monday 23 November", "4 pm on Monday 23 November"],
  ["Christmas Eve", "2026-12-24 09:10", "9:10 am on Tuesday 29 December", "5:10 pm on Thursday 24 December"],
  ["Cup Day", "2026-11-03 11:00", "6 pm on Wednesday 4 November", "4 pm on Wednesday 4 November"],
  ["the day before summer time begins", "2026-10-03 10:00", "10 am on Monday 5 October", "8 am on Monday 5 October"],
  ["the hour after summer time begins", "2026-10-04 03:10", "6 pm on Monday 5 October", "4 pm on Monday 5 October"],
  [
    "the Thursday before Easter, when summer time ends",
    "2027-03-25 08:30",
    "8:30 am on Tuesday 30 March",
    "4:30 pm on Thursday 25 March",
  ],
  ["the day before summer time ends", "2027-04-03 09:20", "9:20 am on Monday 5 April", "3:20 pm on Saturday 3 April"],
  ["the hour that comes twice", "2027-04-04 02:30", "6 pm on Monday 5 April", "4 pm on Monday 5 April"],
])("%s: promise, reminders and every mail name the same time", (_, received, promised, warned) => {
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
  expect(reminderNotice("reminder", "WB-3F9A2C1B", promisedBy(lead), false, undefined).subject).toContain(
    `call by ${promised}`,
  );
  expect(reminderNotice("overdue", "WB-3F9A2C1B", promisedBy(lead), false, undefined).text).toContain(
    `by ${promised},`,
  );
});

test("two working hours are counted across closing times, Sundays and holidays", () => {
  const before = (moment: string) => timeOnDay(workingTimeBefore(new Date(at(moment)), 120));
  expect(before("2026-11-23 08:00")).toBe("2 pm on Saturday 21 November");
  expect(before("2026-12-29 08:01")).toBe("4:01 pm on Thursday 24 December");
  expect(before("2026-11-23 22:00")).toBe("4 pm on Monday 23 November");
});

const received = at("2026-11-24 10:20");
const promisedAt = at("2026-11-25 10:20");

test.each(["called", "no-answer", "booked", "not-for-us"] as const)("nobody is reminded after “%s”", (outcome) => {
  expect(remindersOf(play(received, { [received + 1000]: marked(outcome) }))).toEqual([]);
  expect(remindersOf(play(received, { [promisedAt - 60_000]: marked(outcome) })).map(([kind]) => kind)).toEqual([
    "reminder",
  ]);
});

test("nobody is reminded after a withdrawal", () => {
  expect(
    remindersOf(
      play(received, { [received + 1000]: (state) => policy.withdraw(state, received + 1000, { tellsStaff: true }) }),
    ),
  ).toEqual([]);
});

test("a reminder whose answer is lost is not sent again; one that is refused is, until it makes no sense", () => {
  const reminding = at("2026-11-25 08:20");
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

test("staff who got the request only after the time are told once that it has passed", () => {
  outcomeAt = (now) => (now < promisedAt + 60_000 ? { kind: "refused", because: "other", status: 500 } : accepted);
  const reminded = remindersOf(play(received));
  expect(reminded.map(([kind]) => kind)).toEqual(["overdue"]);
  outcomeAt = () => accepted;
});
