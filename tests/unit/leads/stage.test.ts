import { expect, test } from "vitest";
import { instantOf } from "#content/melbourne.ts";
import { forVisitor } from "#worker/leads/desk/own-page-words.ts";
import { nextActionOf, taskOf } from "#worker/leads/desk/task.ts";
import { answerToQuote } from "#worker/leads/letters/next-steps.ts";
import { historyOf } from "#worker/leads/record/history.ts";
import { passedOn, stage } from "#worker/leads/record/stage.ts";

/** Tuesday 24 November 2026, and so many hours later. */
const received = instantOf({ date: "2026-11-24", minutes: 10 * 60 }).getTime();
const after = (hours: number) => received + hours * 3_600_000;
const promised = after(24);

/** "booked 2026-11-26T14:30", each an hour after the one before. */
function stageAfter(recorded: string[], now: number) {
  const events = recorded.map((text, index) => {
    const [outcome = "", time = null] = text.split(" ");
    return { at: after(index + 1), outcome, time, key: `press ${index}`, hasNote: false };
  });
  return { events, reached: stage(events, new Date(now), promised) };
}

const page = { hasQuote: false, canBook: false, isRemote: false, byLetter: false };
const visit = "booked 2026-11-26T14:30";
const chosen = "chose-visit 2026-11-26-am";

test.each<[recorded: string[], hours: number, task: string, heading: string, current: string]>([
  [
    [],
    1,
    "Call by 10 am on Wednesday 25 November",
    "We’ll call you by 10 am on Wednesday 25 November",
    "We call by 10 am on Wednesday 25 November",
  ],
  [
    [],
    25,
    "Call now: it was due by 10 am on Wednesday 25 November",
    "We’re late to call you",
    "We call by 10 am today",
  ],
  [
    ["no-answer"],
    2,
    "Call again by 10 am on Wednesday 25 November",
    "We tried to call you",
    "We call by 10 am on Wednesday 25 November",
  ],
  [
    ["no-answer 2026-11-24T16:00"],
    2,
    "Call again by 4 pm on Tuesday 24 November",
    "We tried to call you",
    "We call by 10 am on Wednesday 25 November",
  ],
  [
    ["note"],
    2,
    "Call by 10 am on Wednesday 25 November",
    "We’ll call you by 10 am on Wednesday 25 November",
    "We call by 10 am on Wednesday 25 November",
  ],
  [["called"], 2, "Reached: waiting for them", "Next: a time for the visit", "Visit"],
  [
    [visit],
    2,
    "Visit Thursday 26 November, 2:30 pm",
    "We’ll visit at 2:30 pm on Thursday 26 November",
    "Visit booked for Thursday 26 November, 2:30 pm",
  ],
  [
    [visit, "no-answer"],
    3,
    "Visit Thursday 26 November, 2:30 pm",
    "We’ll visit at 2:30 pm on Thursday 26 November",
    "Visit booked for Thursday 26 November, 2:30 pm",
  ],
  [
    [visit, "new-times"],
    3,
    "Wants another time: call by noon on Wednesday 25 November",
    "We’ll visit at 2:30 pm on Thursday 26 November",
    "Visit booked for Thursday 26 November, 2:30 pm",
  ],
  [
    ["new-times", visit],
    3,
    "Visit Thursday 26 November, 2:30 pm",
    "We’ll visit at 2:30 pm on Thursday 26 November",
    "Visit booked for Thursday 26 November, 2:30 pm",
  ],
  ...["cancelled", "gave-up-visit"].map((ended): [string[], number, string, string, string] => [
    [visit, ended],
    3,
    "Visit cancelled. Call by noon on Wednesday 25 November",
    "Next: another time for the visit",
    "We call by noon on Wednesday 25 November",
  ]),
  [[visit, "cancelled", "called"], 4, "Visit cancelled: agree on another", "Next: another time for the visit", "Visit"],
  [[visit], 54, "Visited Thursday 26 November, 2:30 pm: send the quote", "Next: your written quote", "Written quote"],
  [["quoted"], 3, "Quote sent: waiting for them", "Your quote is on its way to you", ""],
  [["not-for-us"], 3, "Not going ahead", "This request is closed", ""],
  [[visit, "not-for-us"], 3, "Not going ahead", "This request is closed", ""],
  [
    ["of a later version"],
    2,
    "Call by 10 am on Wednesday 25 November",
    "We’ll call you by 10 am on Wednesday 25 November",
    "We call by 10 am on Wednesday 25 November",
  ],
])("after %j, %i hours on, staff and the visitor read what is next", (recorded, hours, task, heading, current) => {
  const now = new Date(after(hours));
  const { reached } = stageAfter(recorded, after(hours));
  expect(taskOf(reached, { now, writes: false, fault: false }).text).toBe(task);
  const facts = {
    received: new Date(received),
    promised: new Date(promised),
    written: false,
    wasWritten: false,
    ...page,
  };
  const shown = forVisitor(reached, { ...facts, kind: "assessment", now });
  expect(shown.heading).toBe(heading);
  expect(shown.steps.find(({ state }) => state === "current")?.text ?? "").toBe(current);
});

const moved = "booked 2026-11-27T09:00";
const ahead = "Thursday 26 November, 2:30 pm";
const movedTo = "Friday 27 November, 9 am";

test.each<[recorded: string[], task: string, heading: string, current: string]>([
  [
    [visit, "quoted"],
    `Visit ${ahead}. Quote sent: waiting for them`,
    "Your quote is ready",
    `Visit booked for ${ahead}`,
  ],
  [
    [visit, "quoted", moved],
    `Visit ${movedTo}. Quote sent: waiting for them`,
    "Your quote is ready",
    `Visit booked for ${movedTo}`,
  ],
  [
    ["quoted", visit],
    `Visit ${ahead}. Quote sent: waiting for them`,
    "Your quote is ready",
    `Visit booked for ${ahead}`,
  ],
  ...["cancelled", "gave-up-visit"].map((ended): [string[], string, string, string] => [
    [visit, "quoted", ended],
    "Visit cancelled. Call by 1 pm on Wednesday 25 November",
    "Next: another time for the visit",
    "We call by 1 pm on Wednesday 25 November",
  ]),
  [
    [visit, "quoted", "new-times"],
    `Wants another time: call by 1 pm on Wednesday 25 November. Quote sent: waiting for them`,
    "Your quote is ready",
    `Visit booked for ${ahead}`,
  ],
  [
    [visit, "quoted", "accepted-quote"],
    `Wants to go ahead: call by 1 pm on Wednesday 25 November. Visit ${ahead}`,
    "Thank you: you’d like to go ahead",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "accepted-quote", "chose-visit 2026-11-27-am"],
    "Wants to go ahead: call by 1 pm on Wednesday 25 November. Visit Friday 27 November, morning",
    "Thank you: you’d like to go ahead",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "accepted-quote", "gave-up-visit"],
    "Wants to go ahead: call by 1 pm on Wednesday 25 November",
    "Thank you: you’d like to go ahead",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "accepted-quote", "called"],
    `Send the contract by 2 pm on Wednesday 25 November. Visit ${ahead}`,
    "Thank you: you’d like to go ahead",
    "We send the contract by 2 pm on Wednesday 25 November",
  ],
  ...["gave-up-visit", "cancelled"].map((ended): [string[], string, string, string] => [
    [visit, "quoted", "accepted-quote", "called", ended],
    "Send the contract by 2 pm on Wednesday 25 November",
    "Thank you: you’d like to go ahead",
    "We send the contract by 2 pm on Wednesday 25 November",
  ]),
  [
    [visit, "quoted", "accepted-quote", "called", "contract-sent"],
    `Visit ${ahead}. Contract sent: waiting for their signature`,
    "Your contract is ready to sign",
    `Visit booked for ${ahead}`,
  ],
  [
    ["quoted", "accepted-quote", "contract-sent"],
    "Contract sent: waiting for their signature",
    "Your contract is ready to sign",
    "Contract sent, for you to sign",
  ],
  ...["cancelled", "gave-up-visit"].map((ended): [string[], string, string, string] => [
    [visit, "quoted", "accepted-quote", "contract-sent", ended],
    "Visit cancelled. Call by 3 pm on Wednesday 25 November. Contract sent: waiting for their signature",
    "Your contract is ready to sign",
    "We call by 3 pm on Wednesday 25 November",
  ]),
  [
    [visit, "quoted", "asked-about-quote", "contract-sent"],
    `Has a question about the quote: call by 1 pm on Wednesday 25 November. Contract sent. Visit ${ahead}`,
    "We have your question",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    ["quoted", "accepted-quote", "contract-sent", "asked-about-quote"],
    "Has a question about the quote: call by 2 pm on Wednesday 25 November. Contract sent",
    "We have your question",
    "We call by 2 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "accepted-quote", "contract-sent", "cancelled", "called"],
    "Contract sent: waiting for their signature. Visit cancelled: agree on another",
    "Your contract is ready to sign",
    "Contract sent, for you to sign",
  ],
  [
    [visit, "cancelled", "quoted", "accepted-quote", "contract-sent"],
    "Contract sent: waiting for their signature",
    "Your contract is ready to sign",
    "Contract sent, for you to sign",
  ],
  [
    ["quote-passed-on", "contract-passed-on"],
    "Call by 10 am on Wednesday 25 November. Contract sent",
    "Your contract is ready to sign",
    "We call by 10 am on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "asked-about-quote", "accepted-quote"],
    `Wants to go ahead. Has a question about the quote: call by 1 pm on Wednesday 25 November. Visit ${ahead}`,
    "Thank you: you’d like to go ahead",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "asked-about-quote", "declined-quote"],
    `Has a question about the quote: call by 1 pm on Wednesday 25 November. Visit ${ahead}`,
    "We have your question",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "asked-about-quote", "called"],
    `Visit ${ahead}. Quote sent: waiting for them`,
    "Your quote is ready",
    `Visit booked for ${ahead}`,
  ],
  [
    [visit, "quoted", "declined-quote"],
    `Visit ${ahead}. Not now, they say`,
    "You said “Not now”",
    `Visit booked for ${ahead}`,
  ],
  [
    [visit, "new-times", "quoted"],
    "Wants another time: call by noon on Wednesday 25 November. Quote sent: waiting for them",
    "Your quote is ready",
    `Visit booked for ${ahead}`,
  ],
  [
    [visit, "new-times", "called", "quoted"],
    `Visit ${ahead}. Quote sent: waiting for them`,
    "Your quote is ready",
    `Visit booked for ${ahead}`,
  ],
  [
    [visit, "new-times", "quoted", "accepted-quote"],
    `Wants to go ahead. Wants another time for the visit: call by 2 pm on Wednesday 25 November. Visit ${ahead}`,
    "Thank you: you’d like to go ahead",
    "We call by 2 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "asked-about-quote", "cancelled"],
    "Has a question about the quote: call by 1 pm on Wednesday 25 November",
    "We have your question",
    "We call by 1 pm on Wednesday 25 November",
  ],
  [
    [visit, "quoted", "asked-about-quote", moved],
    `Has a question about the quote: call by 1 pm on Wednesday 25 November. Visit ${movedTo}`,
    "We have your question",
    "We call by 1 pm on Wednesday 25 November",
  ],
])("after %j both the quote and the visit stand, and each is told", (recorded, task, heading, current) => {
  const now = new Date(after(6));
  const { reached } = stageAfter(recorded, after(6));
  expect(taskOf(reached, { now, writes: false, fault: false }).text).toBe(task);
  const facts = { received: new Date(received), promised: new Date(promised), written: false, wasWritten: false };
  const shown = forVisitor(reached, { ...facts, ...page, hasQuote: true, kind: "assessment", now });
  expect(shown.heading).toBe(heading);
  expect(shown.steps.find(({ state }) => state === "current")?.text).toBe(current);
  expect(shown.steps).toContainEqual({ text: "Quote sent", state: "done" });
  const over = stageAfter(recorded, after(100)).reached;
  const later = taskOf(over, { now: new Date(after(100)), writes: false, fault: false }).text;
  expect(later).not.toContain("another time");
  if (over.step === "quote") expect(later).toMatch(/(does the quote still stand|is the contract signed)\?$/);
});

test.each<[recorded: string[], hours: number, next: string | undefined]>([
  [[], 1, "reach"],
  [[chosen], 2, "reach"],
  [["confirmed", chosen], 3, undefined],
  [["confirmed", chosen], 47, "map"],
  [["confirmed", chosen, "new-times"], 4, "reach"],
  [["confirmed", chosen], 60, "quoted"],
  [["called"], 2, "booked"],
  [[visit, "gave-up-visit"], 3, "reach"],
  [["quoted"], 2, undefined],
  [[visit, "quoted", "accepted-quote"], 4, "reach"],
  [[visit, "quoted", "accepted-quote", "called"], 5, "contract-sent"],
  [["quoted", "accepted-quote", "called", "contract-sent"], 5, undefined],
  [[visit, "quoted", "contract-sent", "cancelled", "called"], 5, "booked"],
  [[visit, "quoted", "contract-sent", "gave-up-visit"], 5, "reach"],
  [[visit, "cancelled", "quoted", "contract-sent"], 5, undefined],
  [[visit, "quoted", "contract-sent"], 60, "going-ahead"],
  [["not-for-us"], 2, undefined],
])("after %j, %i hours on, the card’s main button is %s", (recorded, hours, next) => {
  const { reached } = stageAfter(recorded, after(hours));
  expect(nextActionOf(reached, { now: new Date(after(hours)), fault: false })).toBe(next);
});

test.each<[recorded: string[], passed: string[]]>([
  [["called", visit], []],
  [
    ["quoted", "accepted-quote", "no-quote-reminders"],
    ["quote-passed-on", "accepted-quote 1", "no-quote-reminders 2"],
  ],
  [["quoted", "declined-quote"], ["quote-passed-on"]],
  [["quoted", "accepted-quote", "declined-quote"], ["quote-passed-on"]],
  [
    ["quoted", "accepted-quote", "declined-quote", "accepted-quote"],
    ["quote-passed-on", "accepted-quote 3"],
  ],
  [
    ["quoted", "asked-about-quote", "called", "asked-about-quote"],
    ["quote-passed-on", "asked-about-quote 3"],
  ],
  [
    ["quoted", "accepted-quote", "called", "contract-sent"],
    ["quote-passed-on", "contract-passed-on 3"],
  ],
  [["quoted", "contract-sent", "declined-quote"], ["quote-passed-on"]],
  [
    ["quoted", "no-quote-reminders", "accepted-quote", "quoted"],
    ["no-quote-reminders 1", "renewed-quote-passed-on 3"],
  ],
  [["quoted", "quoted"], ["later-quote-passed-on 1"]],
  [["later-quote-passed-on"], ["later-quote-passed-on 0"]],
  [["renewed-quote-passed-on"], ["renewed-quote-passed-on 0"]],
  [
    ["quote-passed-on", "contract-passed-on"],
    ["quote-passed-on", "contract-passed-on 1"],
  ],
])("of %j a correction has what still stands", (recorded, passed) => {
  const corrected = stageAfter(recorded, received);
  const events = passedOn(corrected.events);
  expect(events.map(({ outcome, key }) => `${outcome} ${key.slice(6)}`.replace(/^(quote-.*) \d$/, "$1"))).toEqual(
    passed,
  );
  expect(stage(events, new Date(received)).quote?.replaces).toBe(corrected.reached.quote?.replaces);
  // A call was promised for it, and is made where nobody waits for an answer.
  const asks = events.some(({ outcome }) => outcome === "accepted-quote" || outcome === "asked-about-quote");
  expect(stage(events, new Date(after(9)), promised).step).toBe(asks ? "answer" : "call");
});

test.each([
  [
    ["quote-passed-on", "contract-passed-on"],
    "We’ve sent you the contract. Read it, and sign it if you agree. We’ll call",
  ],
  [
    ["quoted", "asked-about-quote", "accepted-quote", "contract-sent"],
    "We’ve sent you the contract. Read it, and sign it if you agree. We’ll call",
  ],
  [["quoted", "accepted-quote"], "We’ll call you by noon on Wednesday 25 November, and then send you the contract."],
])("after %j the visitor reads of the contract and of the call", (recorded, next) => {
  const now = new Date(after(5));
  const { reached } = stageAfter(recorded, after(5));
  expect(answerToQuote("accepted-quote", reached, { now, written: false }).next).toContain(next);
});

test.each<[recorded: string[], past: string[]]>([
  [
    ["called", "quoted"],
    ["We called", "Quote sent"],
  ],
  [
    ["quoted", "asked-about-quote", "called"],
    ["Quote sent", "We called"],
  ],
  [
    ["quoted", visit],
    ["Quote sent", `Visited ${ahead}`],
  ],
  [
    ["called", visit, "quoted", "contract-sent", "going-ahead"],
    ["We called", "Quote sent", "Contract signed"],
  ],
])("after %j the steps that are done stand in the order in which they were", (recorded, past) => {
  const now = new Date(after(60));
  const { reached } = stageAfter(recorded, after(60));
  const facts = { received: new Date(received), promised: new Date(promised), written: false, wasWritten: false };
  const { steps } = forVisitor(reached, { ...facts, ...page, hasQuote: true, kind: "assessment", now });
  const done = steps.filter(({ state }) => state === "done").map(({ text }) => text);
  expect(done.slice(1)).toEqual(past);
});

test.each<[recorded: string[], hours: number, task: string, heading: string, steps: string]>([
  [
    [],
    1,
    "Call by 10 am on Wednesday 25 November",
    "We’ll call you by 10 am on Wednesday 25 November",
    "current next next",
  ],
  [["called"], 2, "Reached: book a visit, or record that it’s fixed", "We’ve talked", "done current next"],
  [[visit], 2, "Visit Thursday 26 November, 2:30 pm", "We’ll visit at 2:30 pm on Thursday 26 November", "current next"],
  [[visit], 100, "Visited Thursday 26 November, 2:30 pm: is it fixed?", "We’ve been to your place", "done current"],
  [["booked 2026-11-24T11:30", "fixed"], 100, "Not going ahead", "It’s fixed", "done done"],
  // Before the visit, which is cancelled with it.
  [[visit, "fixed"], 100, "Not going ahead", "It’s fixed", "done"],
  // By phone: nobody came.
  [["called", "fixed"], 2, "Not going ahead", "It’s fixed", "done done"],
  [["not-for-us"], 2, "Not going ahead", "This request is closed", ""],
])("a fault after %j, %i hours on, goes on until it's fixed", (recorded, hours, task, heading, steps) => {
  const now = new Date(after(hours));
  const { reached } = stageAfter(recorded, after(hours));
  if (heading !== "It’s fixed") expect(taskOf(reached, { now, writes: false, fault: true }).text).toBe(task);
  const facts = {
    received: new Date(received),
    promised: new Date(promised),
    written: false,
    wasWritten: false,
    ...page,
  };
  const shown = forVisitor(reached, { ...facts, kind: "fault", now });
  expect(shown.heading).toBe(heading);
  expect(
    shown.steps
      .slice(1)
      .map(({ state }) => state)
      .join(" "),
  ).toBe(steps);
});

test("each time a visit is booked, moved or cancelled a calendar gets a higher number; a move is called one", () => {
  const sequences = [[], [visit], [visit, "called"], [visit, "booked 2026-11-27T09:00"], [visit, "cancelled"]];
  const [none, first, called, moved, cancelled] = sequences.map(
    (recorded) => stageAfter(recorded, received).reached.sequence,
  );
  expect(none).toBe(0);
  expect(called).toBe(first);
  expect(moved).toBeGreaterThan(first ?? 0);
  expect(cancelled).toBe(moved);
  expect(stageAfter([visit], received).reached.isRebooked).toBe(false);
  expect(stageAfter([visit, visit], received).reached.isRebooked).toBe(true);
  expect(stageAfter([visit, "cancelled", visit], received).reached.isRebooked).toBe(false);
});

test.each<[recorded: string[], task: string, heading: string]>([
  [
    [chosen],
    "Call by 10 am on Wednesday 25 November. Thursday 26 November, morning is held until 11 am on Wednesday 25 November, not yet confirmed",
    "Thursday 26 November, morning: please confirm",
  ],
  [
    ["confirmed", chosen],
    "Visit Thursday 26 November, morning. No need to call first",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
  ],
  [
    [chosen, "confirmed"],
    "Visit Thursday 26 November, morning. No need to call first",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
  ],
  [
    [chosen, "called"],
    "Visit Thursday 26 November, morning",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
  ],
  [
    [chosen, "called", "booked 2026-11-26T09:30"],
    "Visit Thursday 26 November, 9:30 am",
    "We’ll visit at 9:30 am on Thursday 26 November",
  ],
  [
    [chosen, "visit-lapsed"],
    "Call by 10 am on Wednesday 25 November",
    "We’ll call you by 10 am on Wednesday 25 November",
  ],
  [
    [chosen, "gave-up-visit"],
    "Call by 10 am on Wednesday 25 November",
    "We’ll call you by 10 am on Wednesday 25 November",
  ],
  [
    ["confirmed", chosen, "gave-up-visit"],
    "Visit cancelled. Call by 1 pm on Wednesday 25 November",
    "Next: another time for the visit",
  ],
])("after %j a visit is held until they confirm it, and then nobody has to call", (recorded, task, heading) => {
  const now = new Date(after(5));
  const { reached } = stageAfter(recorded, after(5));
  expect(taskOf(reached, { now, writes: false, fault: false }).text).toBe(task);
  const facts = {
    received: new Date(received),
    promised: new Date(promised),
    kind: "assessment" as const,
    written: false,
  };
  const shown = forVisitor(reached, { ...facts, ...page, wasWritten: false, now });
  expect(shown.heading).toBe(heading);
  const isCalled = shown.steps.some(({ text }) => /call/.test(text));
  expect(isCalled).toBe(reached.visit === undefined || reached.step === "call" || recorded.includes("called"));
});

test.each<[recorded: string[], inWriting: boolean, past: string, lead: string]>([
  [["called"], false, "We called", "We’ve talked. Once a visit is booked, you’ll see it here."],
  [["called"], true, "We wrote to you", "We’ve written to you. Once a visit is booked, you’ll see it here."],
  [
    [visit],
    true,
    "Visit booked for Thursday 26 November, 2:30 pm",
    "It takes 45–60 minutes: the roof, the switchboard and the meter.",
  ],
  [["called", visit], false, "We called", "It takes 45–60 minutes: the roof, the switchboard and the meter."],
  [
    ["no-answer", "confirmed", chosen],
    false,
    "We tried to call you",
    "It takes 45–60 minutes: the roof, the switchboard and the meter.",
  ],
  [
    [visit, "cancelled", "called"],
    false,
    "We called",
    "Our visit on Thursday 26 November, 2:30 pm, is cancelled. To agree on another time, call us.",
  ],
  [
    [visit, "gave-up-visit"],
    true,
    "We write by noon on Wednesday 25 November",
    "Our visit on Thursday 26 November, 2:30 pm, is cancelled. We’ll write to you by noon on Wednesday 25 November.",
  ],
  [
    [visit, "new-times"],
    true,
    "Visit booked for Thursday 26 November, 2:30 pm",
    "You asked for another time. We’ll write to agree on one. Until then, this time stands.",
  ],
  [
    ["confirmed", chosen],
    true,
    "Visit booked for Thursday 26 November, morning",
    "It takes 45–60 minutes: the roof, the switchboard and the meter.",
  ],
])(
  "after %j, in writing %s, the visitor reads what happened, and nobody we write to reads of a call",
  (recorded, inWriting, past, lead) => {
    const { reached } = stageAfter(recorded, after(5));
    const ways = { kind: "assessment" as const, written: inWriting, wasWritten: inWriting };
    const facts = {
      received: new Date(received),
      promised: new Date(promised),
      now: new Date(after(5)),
      ...page,
      ...ways,
    };
    const shown = forVisitor(reached, facts);
    expect(shown.steps[1]?.text).toBe(past);
    expect(shown.lead).toBe(lead);
  },
);

test("the first try to reach them counts, whatever came of it; a closed request without one doesn’t", () => {
  const contacted = (...recorded: string[]) => stageAfter(recorded, received).reached.contactedAt;
  expect(contacted("note", "no-answer", "called")).toBe(after(2));
  expect(contacted("not-for-us", "new-phone")).toBeUndefined();
});

test.each<[recorded: string[], words: string, tellsStaff: boolean]>([
  [[visit], `Visit booked for ${ahead}`, false],
  [["booked"], "Visit booked for a time not given", false],
  [["no-answer"], "No answer", false],
  [["no-answer 2026-11-25T09:00"], "No answer, try again Wednesday 25 November, 9 am", false],
  [["new-file"], "The visitor added a file", true],
  [[visit, moved], `Visit moved from ${ahead} to ${movedTo}`, false],
  [[visit, "cancelled", moved], `Visit booked for ${movedTo}`, false],
  [
    [chosen],
    "The visitor chose Thursday 26 November, morning: held until 11 am on Wednesday 25 November for them to confirm",
    true,
  ],
  [
    [chosen, "chose-visit 2026-11-27-pm"],
    "The visitor chose Friday 27 November, afternoon instead of Thursday 26 November, morning: held until 11 am on Wednesday 25 November for them to confirm",
    true,
  ],
  [[chosen, "confirmed"], "The visitor confirmed the visit on Thursday 26 November, morning", true],
  [["confirmed"], "The visitor used the link in our email", false],
  [["confirmed", chosen], "The visitor booked a visit on Thursday 26 November, morning", true],
  [
    [visit, "confirmed", "chose-visit 2026-11-27-am"],
    `The visitor moved the visit from ${ahead} to Friday 27 November, morning`,
    true,
  ],
  [[visit, "gave-up-visit"], `The visitor cancelled the visit on ${ahead}`, true],
  [["of a later version"], "of", false],
])("the last of %j is told as “%s”", (recorded, words, tellsStaff) => {
  expect(historyOf(stageAfter(recorded, received).events).at(-1)).toMatchObject({ words, tellsStaff });
});

test("a wish for another time ends with the visit: a quote holds its month, and its answer has a deadline of its own", () => {
  const wished = stageAfter([visit, "new-times"], received).events;
  const laterOn = (outcome: string, hours: number) => ({ at: after(hours), outcome, time: null, key: outcome });
  const quoted = [...wished, laterOn("quoted", 60)];
  expect(stage(quoted, new Date(after(60)))).toMatchObject({
    step: "done",
    wantsToMove: false,
    due: after(60 + 30 * 24),
  });
  const accepted = stage([...quoted, laterOn("accepted-quote", 70)], new Date(after(70)));
  expect(taskOf(accepted, { now: new Date(after(70)), writes: false, fault: false })).toEqual({
    text: "Wants to go ahead: call by 6 pm on Friday 27 November",
    isLate: false,
  });
});
