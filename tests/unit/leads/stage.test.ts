import { expect, test } from "vitest";
import { hour } from "#content/durations.ts";
import { momentOf } from "#content/melbourne.ts";
import { forVisitor } from "#worker/leads/desk/own-page-words.ts";
import { nextActionOf, taskOf } from "#worker/leads/desk/task.ts";
import { answerToQuote } from "#worker/leads/letters/next-steps.ts";
import { historyOf } from "#worker/leads/record/history.ts";
import { inheritedEvents, stageAt } from "#worker/leads/record/stage.ts";

/** 10 am on Tuesday 24 November 2026. */
const received = momentOf({ date: "2026-11-24", minutes: 10 * 60 }).getTime();
const after = (hours: number) => received + hours * hour;
const promised = after(24);

/** The stage after these events, like "booked 2026-11-26T14:30", each an hour after the one before. */
function stageAfter(recorded: string[], now: number) {
  const events = recorded.map((text, index) => {
    const [outcome = "", time = null] = text.split(" ");
    return { at: after(index + 1), outcome, time, key: `press ${index}`, hasNote: false };
  });
  return { events, reached: stageAt(events, new Date(now), promised) };
}

/** What a request's page and card say so many hours after it was sent. */
function readAfter(recorded: string[], hours: number, changes: Partial<Parameters<typeof forVisitor>[1]> = {}) {
  const now = new Date(after(hours));
  const { reached } = stageAfter(recorded, now.getTime());
  const promise = {
    received: new Date(received),
    promised: new Date(promised),
    isInWriting: false,
    wasInWriting: false,
  };
  const page = { hasQuote: false, canBook: false, isRemote: false, cameByLetter: false };
  const shown = forVisitor(reached, { ...promise, ...page, kind: "assessment", now, ...changes });
  const task = taskOf(reached, { now, isInWriting: false, isFaultReport: changes.kind === "fault" }).text;
  return { ...shown, reached, task, current: shown.steps.find(({ state }) => state === "current")?.text ?? "" };
}

const visit = "booked 2026-11-26T14:30";
const moved = "booked 2026-11-27T09:00";
const quoted = [visit, "quoted"];
const asked = [...quoted, "asked-about-quote"];
const accepted = [...quoted, "accepted-quote"];
const chosen = "chose-visit 2026-11-26-am";

// Sentences that several cases expect.
const ahead = "Thursday 26 November, 2:30 pm";
const movedTo = "Friday 27 November, 9 am";
const booked = `Visit booked for ${ahead}`;
const weVisit = "We’ll visit at 2:30 pm on Thursday 26 November";
const takes = "It takes 45–60 minutes: the roof, the switchboard and the meter.";
const by = (hour: string) => `by ${hour} on Wednesday 25 November`;
const weCall = (hour: string) => `We call ${by(hour)}`;
const callBy = (hour: string) => `Call ${by(hour)}`;
const willCall = `We’ll call you ${by("10 am")}`;
const anotherTime = "Next: another time for the visit";
const quoteReady = "Your quote is ready";
const quoteSent = "Quote sent: waiting for them";
const asksAbout = (hour: string) => `Has a question about the quote: call ${by(hour)}`;
const question = "We have your question";
const wantsTo = (hour: string) => `Wants to go ahead: call ${by(hour)}`;
const thanks = "Thank you: you’d like to go ahead";
const weSend = `We send the contract ${by("2 pm")}`;
const toSign = "Contract sent, for you to sign";
const contractReady = "Your contract is ready to sign";
const contractSent = "Contract sent: waiting for their signature";

test.each<[recorded: string[], hours: number, task: string, heading: string, current: string]>([
  [[], 1, callBy("10 am"), willCall, weCall("10 am")],
  [[], 25, `Call now: it was due ${by("10 am")}`, "We’re late to call you", "We call by 10 am today"],
  [["no-answer"], 2, `Call again ${by("10 am")}`, "We tried to call you", weCall("10 am")],
  [
    ["no-answer 2026-11-24T16:00"],
    2,
    "Call again by 4 pm on Tuesday 24 November",
    "We tried to call you",
    weCall("10 am"),
  ],
  [["note"], 2, callBy("10 am"), willCall, weCall("10 am")],
  [["called"], 2, "Reached: waiting for them", "Next: a time for the visit", "Visit"],
  [[visit], 2, `Visit ${ahead}`, weVisit, booked],
  [[visit, "no-answer"], 3, `Visit ${ahead}`, weVisit, booked],
  [[visit, "new-times"], 3, `Wants another time: call ${by("noon")}`, weVisit, booked],
  [["new-times", visit], 3, `Visit ${ahead}`, weVisit, booked],
  [[visit, "cancelled"], 3, `Visit cancelled. ${callBy("noon")}`, anotherTime, weCall("noon")],
  [[visit, "gave-up-visit"], 3, `Visit cancelled. ${callBy("noon")}`, anotherTime, weCall("noon")],
  [[visit, "cancelled", "called"], 4, "Visit cancelled: agree on another", anotherTime, "Visit"],
  [[visit], 54, `Visited ${ahead}: send the quote`, "Next: your written quote", "Written quote"],
  [["quoted"], 3, quoteSent, "Your quote is on its way to you", ""],
  [["not-for-us"], 3, "Not going ahead", "This request is closed", ""],
  [[visit, "not-for-us"], 3, "Not going ahead", "This request is closed", ""],
  [["from-a-later-version"], 2, callBy("10 am"), willCall, weCall("10 am")],
])(
  "after %j and %i hours, the card and the visitor's page show the next step",
  (recorded, hours, task, heading, current) => {
    expect(readAfter(recorded, hours)).toMatchObject({ task, heading, current });
  },
);

test.each<[recorded: string[], task: string, heading: string, current: string]>([
  [quoted, `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [[...quoted, moved], `Visit ${movedTo}. ${quoteSent}`, quoteReady, `Visit booked for ${movedTo}`],
  [["quoted", visit], `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [[...quoted, "cancelled"], `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
  [[...quoted, "gave-up-visit"], `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
  [[...quoted, "new-times"], `Wants another time: call ${by("1 pm")}. ${quoteSent}`, quoteReady, booked],
  [accepted, `${wantsTo("1 pm")}. Visit ${ahead}`, thanks, weCall("1 pm")],
  [
    [...accepted, "chose-visit 2026-11-27-am"],
    `${wantsTo("1 pm")}. Visit Friday 27 November, morning`,
    thanks,
    weCall("1 pm"),
  ],
  [[...accepted, "gave-up-visit"], wantsTo("1 pm"), thanks, weCall("1 pm")],
  [[...accepted, "called"], `Send the contract ${by("2 pm")}. Visit ${ahead}`, thanks, weSend],
  [[...accepted, "called", "gave-up-visit"], `Send the contract ${by("2 pm")}`, thanks, weSend],
  [[...accepted, "called", "cancelled"], `Send the contract ${by("2 pm")}`, thanks, weSend],
  [[...accepted, "called", "contract-sent"], `Visit ${ahead}. ${contractSent}`, contractReady, booked],
  [["quoted", "accepted-quote", "contract-sent"], contractSent, contractReady, toSign],
  [
    [...accepted, "contract-sent", "cancelled"],
    `Visit cancelled. ${callBy("3 pm")}. ${contractSent}`,
    contractReady,
    weCall("3 pm"),
  ],
  [
    [...accepted, "contract-sent", "gave-up-visit"],
    `Visit cancelled. ${callBy("3 pm")}. ${contractSent}`,
    contractReady,
    weCall("3 pm"),
  ],
  [[...asked, "contract-sent"], `${asksAbout("1 pm")}. Contract sent. Visit ${ahead}`, question, weCall("1 pm")],
  [
    ["quoted", "accepted-quote", "contract-sent", "asked-about-quote"],
    `${asksAbout("2 pm")}. Contract sent`,
    question,
    weCall("2 pm"),
  ],
  [
    [...accepted, "contract-sent", "cancelled", "called"],
    `${contractSent}. Visit cancelled: agree on another`,
    contractReady,
    toSign,
  ],
  [[visit, "cancelled", "quoted", "accepted-quote", "contract-sent"], contractSent, contractReady, toSign],
  [["quote-passed-on", "contract-passed-on"], `${callBy("10 am")}. Contract sent`, contractReady, weCall("10 am")],
  [[...asked, "accepted-quote"], `Wants to go ahead. ${asksAbout("1 pm")}. Visit ${ahead}`, thanks, weCall("1 pm")],
  [[...asked, "declined-quote"], `${asksAbout("1 pm")}. Visit ${ahead}`, question, weCall("1 pm")],
  [[...asked, "called"], `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [[...quoted, "declined-quote"], `Visit ${ahead}. Declined for now`, "You said “Not now”", booked],
  [[visit, "new-times", "quoted"], `Wants another time: call ${by("noon")}. ${quoteSent}`, quoteReady, booked],
  [[visit, "new-times", "called", "quoted"], `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [
    [visit, "new-times", "quoted", "accepted-quote"],
    `Wants to go ahead. Wants another time for the visit: call ${by("2 pm")}. Visit ${ahead}`,
    thanks,
    weCall("2 pm"),
  ],
  [[...asked, "cancelled"], asksAbout("1 pm"), question, weCall("1 pm")],
  [[...asked, moved], `${asksAbout("1 pm")}. Visit ${movedTo}`, question, weCall("1 pm")],
])("after %j, the card and the page show both the quote and the visit", (recorded, task, heading, current) => {
  const shown = readAfter(recorded, 6, { hasQuote: true });
  expect(shown).toMatchObject({ task, heading, current });
  expect(shown.steps).toContainEqual({ text: "Quote sent", state: "past" });
  const { reached: over, task: later } = readAfter(recorded, 100);
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
  [accepted, 4, "reach"],
  [[...accepted, "called"], 5, "contract-sent"],
  [["quoted", "accepted-quote", "called", "contract-sent"], 5, undefined],
  [[...quoted, "contract-sent", "cancelled", "called"], 5, "booked"],
  [[...quoted, "contract-sent", "gave-up-visit"], 5, "reach"],
  [[visit, "cancelled", "quoted", "contract-sent"], 5, undefined],
  [[...quoted, "contract-sent"], 60, "going-ahead"],
  [["not-for-us"], 2, undefined],
])("after %j and %i hours, the card’s main button is %s", (recorded, hours, next) => {
  const { reached } = stageAfter(recorded, after(hours));
  expect(nextActionOf(reached, { now: new Date(after(hours)), isFaultReport: false })).toBe(next);
});

test.each<[recorded: string[], passed: string[]]>([
  [["called", visit], []],
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
])("a correction inherits what is still open after %j", (recorded, passed) => {
  const corrected = stageAfter(recorded, received);
  const events = inheritedEvents(corrected.events);
  expect(events.map(({ outcome, key }) => `${outcome} ${key.slice(6)}`.replace(/^(quote-.*) \d$/, "$1"))).toEqual(
    passed,
  );
  expect(stageAt(events, new Date(received)).quote?.replaces).toBe(corrected.reached.quote?.replaces);
  // If no answer is due, the promised call is.
  const asks = events.some(({ outcome }) => outcome === "accepted-quote" || outcome === "asked-about-quote");
  expect(stageAt(events, new Date(after(9)), promised).step).toBe(asks ? "answer" : "call");
});

test.each([
  [
    ["quote-passed-on", "contract-passed-on"],
    "We’ve sent you the contract. Read it, and sign it if you agree. We’ll call",
  ],
  [["quoted", "accepted-quote"], `We’ll call you ${by("noon")}, and then send you the contract.`],
])("after %j, the next step mentions the contract and the call", (recorded, next) => {
  const now = new Date(after(5));
  const { reached } = stageAfter(recorded, after(5));
  expect(answerToQuote("accepted-quote", reached, { now, isInWriting: false }).next).toContain(next);
});

test.each<[recorded: string[], past: string[]]>([
  [
    ["called", "quoted"],
    ["We called", "Quote sent"],
  ],
  [
    ["quoted", visit],
    ["Quote sent", `Visited ${ahead}`],
  ],
  [
    ["called", visit, "quoted", "contract-sent", "going-ahead"],
    ["We called", "Quote sent", "Contract signed"],
  ],
])("after %j, the completed steps are in the order they happened", (recorded, past) => {
  const { steps } = readAfter(recorded, 60, { hasQuote: true });
  const shown = steps.filter(({ state }) => state === "past").map(({ text }) => text);
  expect(shown.slice(1)).toEqual(past);
});

test("after “Not now” the page says until when the quote's price holds", () => {
  const { intro } = readAfter([...quoted, "declined-quote"], 60, { hasQuote: true });
  expect(intro).toContain("Its price holds until 24 December 2026.");
});

test.each<[recorded: string[], hours: number, task: string, heading: string, steps: string]>([
  [[], 1, callBy("10 am"), willCall, "current next next"],
  [["called"], 2, "Reached: book a visit, or record that it’s fixed", "We’ve talked", "past current next"],
  [[visit], 2, `Visit ${ahead}`, weVisit, "current next"],
  [[visit], 100, `Visited ${ahead}: is it fixed?`, "We’ve been to your place", "past current"],
  [["booked 2026-11-24T11:30", "fixed"], 100, "Fixed", "It’s fixed", "past past"],
  // Fixed before the visit, which is therefore cancelled.
  [[visit, "fixed"], 100, "Fixed", "It’s fixed", "past"],
  // Fixed by phone, without a visit.
  [["called", "fixed"], 2, "Fixed", "It’s fixed", "past past"],
  [["not-for-us"], 2, "Not going ahead", "This request is closed", ""],
  // Staff tried a closed request again: how it ended still stands.
  [["not-for-us", "no-answer"], 3, "Not going ahead", "This request is closed", ""],
  [[visit, "fixed", "no-answer"], 100, "Fixed", "It’s fixed", "past past"],
])("after %j and %i hours, a fault stays open until it is fixed", (recorded, hours, task, heading, steps) => {
  const shown = readAfter(recorded, hours, { kind: "fault" });
  expect(shown).toMatchObject({ task, heading });
  const [, ...states] = shown.steps.map(({ state }) => state);
  expect(states.join(" ")).toBe(steps);
});

test("the calendar sequence rises with each booking, move and cancellation, and booking over a visit counts as a move", () => {
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
    `${callBy("10 am")}. Thursday 26 November, morning is held until 11 am on Wednesday 25 November, not yet confirmed`,
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
  [[chosen, "visit-lapsed"], callBy("10 am"), willCall],
  [[chosen, "gave-up-visit"], callBy("10 am"), willCall],
  [["confirmed", chosen, "gave-up-visit"], `Visit cancelled. ${callBy("1 pm")}`, anotherTime],
])("after %j, a visit is held until it is confirmed, and a confirmed one needs no call", (recorded, task, heading) => {
  const { reached, ...shown } = readAfter(recorded, 5);
  expect(shown).toMatchObject({ task, heading });
  const isCalled = shown.steps.some(({ text }) => /call/.test(text));
  expect(isCalled).toBe(reached.visit === undefined || reached.step === "call" || recorded.includes("called"));
});

test.each<[recorded: string[], inWriting: boolean, past: string, intro: string]>([
  [["called"], false, "We called", "We’ve talked. Once a visit is booked, you’ll see it here."],
  [["called"], true, "We wrote to you", "We’ve written to you. Once a visit is booked, you’ll see it here."],
  [[visit], true, booked, takes],
  [["no-answer", "confirmed", chosen], false, "We tried to call you", takes],
  [
    [visit, "cancelled", "called"],
    false,
    "We called",
    `Our visit on ${ahead}, is cancelled. To agree on another time, call us.`,
  ],
  [
    [visit, "gave-up-visit"],
    true,
    `We write ${by("noon")}`,
    `Our visit on ${ahead}, is cancelled. We’ll write to you ${by("noon")}.`,
  ],
  [
    [visit, "new-times"],
    true,
    booked,
    "You asked for another time. We’ll write to agree on one. Until then, this time stands.",
  ],
])(
  "after %j, in writing: %s, the page says what happened, and mentions no call to those we write to",
  (recorded, inWriting, past, intro) => {
    const shown = readAfter(recorded, 5, { isInWriting: inWriting, wasInWriting: inWriting });
    expect([shown.steps[1]?.text, shown.intro]).toEqual([past, intro]);
  },
);

test("the first attempt to reach a visitor counts as contact, even without an answer", () => {
  const contacted = (...recorded: string[]) => stageAfter(recorded, received).reached.contactedAt;
  expect(contacted("note", "no-answer", "called")).toBe(after(2));
  expect(contacted("not-for-us", "new-phone")).toBeUndefined();
});

test.each<[recorded: string[], words: string, tellsStaff: boolean]>([
  [[visit], booked, false],
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
  [["from-a-later-version"], "from-a-later-version", false],
])("the history's last line for %j is “%s”", (recorded, words, tellsStaff) => {
  expect(historyOf(stageAfter(recorded, received).events).at(-1)).toMatchObject({ words, tellsStaff });
});

test("a wish for another time ends with the visit; the quote and its answer have their own deadlines", () => {
  const wished = stageAfter([visit, "new-times"], received).events;
  const laterOn = (outcome: string, hours: number) => ({ at: after(hours), outcome, time: null, key: outcome });
  const quoted = [...wished, laterOn("quoted", 60)];
  expect(stageAt(quoted, new Date(after(60)))).toMatchObject({
    step: "done",
    wantsToMove: false,
    due: after(60 + 30 * 24),
  });
  const accepted = stageAt([...quoted, laterOn("accepted-quote", 70)], new Date(after(70)));
  expect(taskOf(accepted, { now: new Date(after(70)), isInWriting: false, isFaultReport: false })).toEqual({
    text: "Wants to go ahead: call by 6 pm on Friday 27 November",
    isLate: false,
  });
});
