import { expect, test } from "vitest";
import { hourMs } from "#content/durations.ts";
import { momentOf } from "#content/melbourne.ts";
import { forVisitor } from "#worker/leads/desk/own-page-words.ts";
import { nextActionOf, taskOf } from "#worker/leads/desk/task.ts";
import { answerToQuote } from "#worker/leads/letters/next-steps.ts";
import { historyOf } from "#worker/leads/record/history.ts";
import { inheritedEvents, stageAt } from "#worker/leads/record/stage.ts";

/** 10 am on Tuesday 24 November 2026. */
const received = momentOf({ date: "2026-11-24", minutes: 10 * 60 }).getTime();
const after = (hours: number) => received + hours * hourMs;
const promised = after(24);

const nothing = "no event";

/** The stage after events like "booked 2026-11-26T14:30, quoted", each an hour after the one before. */
function stageAfter(recorded: string, now: number) {
  const texts = recorded === nothing ? [] : recorded.split(", ");
  const events = texts.map((text, index) => {
    const [outcome = "", time = null] = text.split(" ");
    return { at: after(index + 1), outcome, time, key: `press ${index}`, hasNote: false };
  });
  return { events, reached: stageAt(events, new Date(now), promised) };
}

/** What a request's page and card say so many hours after it was sent. */
function readAfter(recorded: string, hours: number, changes: Partial<Parameters<typeof forVisitor>[1]> = {}) {
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
const quoted = `${visit}, quoted`;
const asked = `${quoted}, asked-about-quote`;
const accepted = `${quoted}, accepted-quote`;
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

test.each<[recorded: string, hours: number, task: string, heading: string, current: string]>([
  [nothing, 1, callBy("10 am"), willCall, weCall("10 am")],
  [nothing, 25, `Call now: it was due ${by("10 am")}`, "We’re late to call you", "We call by 10 am today"],
  ["no-answer", 2, `Call again ${by("10 am")}`, "We tried to call you", weCall("10 am")],
  [
    "no-answer 2026-11-24T16:00",
    2,
    "Call again by 4 pm on Tuesday 24 November",
    "We tried to call you",
    weCall("10 am"),
  ],
  ["note", 2, callBy("10 am"), willCall, weCall("10 am")],
  ["called", 2, "Reached: waiting for them", "Next: a time for the visit", "Visit"],
  [visit, 2, `Visit ${ahead}`, weVisit, booked],
  [`${visit}, no-answer`, 3, `Visit ${ahead}`, weVisit, booked],
  [`${visit}, new-times`, 3, `Wants another time: call ${by("noon")}`, weVisit, booked],
  [`new-times, ${visit}`, 3, `Visit ${ahead}`, weVisit, booked],
  [`${visit}, cancelled`, 3, `Visit cancelled. ${callBy("noon")}`, anotherTime, weCall("noon")],
  [`${visit}, gave-up-visit`, 3, `Visit cancelled. ${callBy("noon")}`, anotherTime, weCall("noon")],
  [`${visit}, cancelled, called`, 4, "Visit cancelled: agree on another", anotherTime, "Visit"],
  [visit, 54, `Visited ${ahead}: send the quote`, "Next: your written quote", "Written quote"],
  ["quoted", 3, quoteSent, "Your quote is on its way to you", ""],
  ["not-for-us", 3, "Not going ahead", "This request is closed", ""],
  [`${visit}, not-for-us`, 3, "Not going ahead", "This request is closed", ""],
  ["from-a-later-version", 2, callBy("10 am"), willCall, weCall("10 am")],
])("after “%s”, at hour %i, the card says “%s”, and the page “%s”", (recorded, hours, task, heading, current) => {
  expect(readAfter(recorded, hours)).toMatchObject({ task, heading, current });
});

test.each<[recorded: string, task: string, heading: string, current: string]>([
  [quoted, `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [`${quoted}, ${moved}`, `Visit ${movedTo}. ${quoteSent}`, quoteReady, `Visit booked for ${movedTo}`],
  [`quoted, ${visit}`, `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [`${quoted}, cancelled`, `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
  [`${quoted}, gave-up-visit`, `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
  [`${quoted}, new-times`, `Wants another time: call ${by("1 pm")}. ${quoteSent}`, quoteReady, booked],
  [accepted, `${wantsTo("1 pm")}. Visit ${ahead}`, thanks, weCall("1 pm")],
  [
    `${accepted}, chose-visit 2026-11-27-am`,
    `${wantsTo("1 pm")}. Visit Friday 27 November, morning`,
    thanks,
    weCall("1 pm"),
  ],
  [`${accepted}, gave-up-visit`, wantsTo("1 pm"), thanks, weCall("1 pm")],
  [`${accepted}, called`, `Send the contract ${by("2 pm")}. Visit ${ahead}`, thanks, weSend],
  [`${accepted}, called, gave-up-visit`, `Send the contract ${by("2 pm")}`, thanks, weSend],
  [`${accepted}, called, cancelled`, `Send the contract ${by("2 pm")}`, thanks, weSend],
  [`${accepted}, called, contract-sent`, `Visit ${ahead}. ${contractSent}`, contractReady, booked],
  ["quoted, accepted-quote, contract-sent", contractSent, contractReady, toSign],
  [
    `${accepted}, contract-sent, cancelled`,
    `Visit cancelled. ${callBy("3 pm")}. ${contractSent}`,
    contractReady,
    weCall("3 pm"),
  ],
  [
    `${accepted}, contract-sent, gave-up-visit`,
    `Visit cancelled. ${callBy("3 pm")}. ${contractSent}`,
    contractReady,
    weCall("3 pm"),
  ],
  [`${asked}, contract-sent`, `${asksAbout("1 pm")}. Contract sent. Visit ${ahead}`, question, weCall("1 pm")],
  [
    "quoted, accepted-quote, contract-sent, asked-about-quote",
    `${asksAbout("2 pm")}. Contract sent`,
    question,
    weCall("2 pm"),
  ],
  [
    `${accepted}, contract-sent, cancelled, called`,
    `${contractSent}. Visit cancelled: agree on another`,
    contractReady,
    toSign,
  ],
  [`${visit}, cancelled, quoted, accepted-quote, contract-sent`, contractSent, contractReady, toSign],
  ["quote-passed-on, contract-passed-on", `${callBy("10 am")}. Contract sent`, contractReady, weCall("10 am")],
  [`${asked}, accepted-quote`, `Wants to go ahead. ${asksAbout("1 pm")}. Visit ${ahead}`, thanks, weCall("1 pm")],
  [`${asked}, declined-quote`, `${asksAbout("1 pm")}. Visit ${ahead}`, question, weCall("1 pm")],
  [`${asked}, called`, `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [`${quoted}, declined-quote`, `Visit ${ahead}. Declined for now`, "You said “Not now”", booked],
  [`${visit}, new-times, quoted`, `Wants another time: call ${by("noon")}. ${quoteSent}`, quoteReady, booked],
  [`${visit}, new-times, called, quoted`, `Visit ${ahead}. ${quoteSent}`, quoteReady, booked],
  [
    `${visit}, new-times, quoted, accepted-quote`,
    `Wants to go ahead. Wants another time for the visit: call ${by("2 pm")}. Visit ${ahead}`,
    thanks,
    weCall("2 pm"),
  ],
  [`${asked}, cancelled`, asksAbout("1 pm"), question, weCall("1 pm")],
  [`${asked}, ${moved}`, `${asksAbout("1 pm")}. Visit ${movedTo}`, question, weCall("1 pm")],
])("with a quote, after “%s”, the card says “%s”, and the page “%s”", (recorded, task, heading, current) => {
  const shown = readAfter(recorded, 6, { hasQuote: true });
  expect(shown).toMatchObject({ task, heading, current });
  expect(shown.steps).toContainEqual({ text: "Quote sent", state: "past" });
});

test.each([
  [quoted, `Visited ${ahead}: does the quote still stand?`],
  [`quoted, ${visit}`, `Visited ${ahead}: does the quote still stand?`],
  [`${quoted}, new-times`, `Visited ${ahead}: does the quote still stand?`],
  [`${quoted}, declined-quote`, `Visited ${ahead}: does the quote still stand?`],
  [`${asked}, called`, `Visited ${ahead}: does the quote still stand?`],
  [`${accepted}, called, contract-sent`, `Visited ${ahead}: is the contract signed?`],
  [`${visit}, new-times, quoted, accepted-quote`, wantsTo("2 pm")],
])("with a quote, after “%s” and the visit, the card says “%s”", (recorded, task) => {
  expect(readAfter(recorded, 100).task).toBe(task);
});

test.each<[recorded: string, hours: number, next: string | undefined]>([
  [nothing, 1, "reach"],
  [chosen, 2, "reach"],
  [`confirmed, ${chosen}`, 3, undefined],
  [`confirmed, ${chosen}`, 47, "map"],
  [`confirmed, ${chosen}, new-times`, 4, "reach"],
  [`confirmed, ${chosen}`, 60, "quoted"],
  ["called", 2, "booked"],
  [`${visit}, gave-up-visit`, 3, "reach"],
  ["quoted", 2, undefined],
  [accepted, 4, "reach"],
  [`${accepted}, called`, 5, "contract-sent"],
  ["quoted, accepted-quote, called, contract-sent", 5, undefined],
  [`${quoted}, contract-sent, cancelled, called`, 5, "booked"],
  [`${quoted}, contract-sent, gave-up-visit`, 5, "reach"],
  [`${visit}, cancelled, quoted, contract-sent`, 5, undefined],
  [`${quoted}, contract-sent`, 60, "going-ahead"],
  ["not-for-us", 2, undefined],
])("after “%s”, at hour %i, the card’s main button is %s", (recorded, hours, next) => {
  const { reached } = stageAfter(recorded, after(hours));
  expect(nextActionOf(reached, { now: new Date(after(hours)), isFaultReport: false })).toBe(next);
});

test.each<[recorded: string, passed: string[]]>([
  [`called, ${visit}`, []],
  ["quoted, declined-quote", ["quote-passed-on"]],
  ["quoted, accepted-quote, declined-quote", ["quote-passed-on"]],
  ["quoted, accepted-quote, declined-quote, accepted-quote", ["quote-passed-on", "accepted-quote 3"]],
  ["quoted, asked-about-quote, called, asked-about-quote", ["quote-passed-on", "asked-about-quote 3"]],
  ["quoted, accepted-quote, called, contract-sent", ["quote-passed-on", "contract-passed-on 3"]],
  ["quoted, contract-sent, declined-quote", ["quote-passed-on"]],
  ["quoted, no-quote-reminders, accepted-quote, quoted", ["no-quote-reminders 1", "renewed-quote-passed-on 3"]],
  ["quoted, quoted", ["later-quote-passed-on 1"]],
  ["later-quote-passed-on", ["later-quote-passed-on 0"]],
  ["renewed-quote-passed-on", ["renewed-quote-passed-on 0"]],
  ["quote-passed-on, contract-passed-on", ["quote-passed-on", "contract-passed-on 1"]],
])("a correction inherits what is still open after “%s”", (recorded, passed) => {
  const corrected = stageAfter(recorded, received);
  const events = inheritedEvents(corrected.events);
  const inherited = events.map(({ outcome, key }) => `${outcome} ${key.slice("press ".length)}`);
  expect(inherited.map((text) => text.replace(/^(quote-.*) \d$/, "$1"))).toEqual(passed);
  expect(stageAt(events, new Date(received)).quote?.replaces).toBe(corrected.reached.quote?.replaces);
});

test.each([
  ["quoted, declined-quote", "call"],
  ["quoted, accepted-quote, called, contract-sent", "call"],
  ["quoted, accepted-quote", "answer"],
  ["quoted, asked-about-quote", "answer"],
])("a correction of a request after “%s” is waiting for staff’s %s", (recorded, step) => {
  const events = inheritedEvents(stageAfter(recorded, received).events);
  expect(stageAt(events, new Date(after(9)), promised).step).toBe(step);
});

test.each([
  ["quote-passed-on, contract-passed-on", "We’ve sent you the contract. Read it, and sign it if you agree. We’ll call"],
  ["quoted, accepted-quote", `We’ll call you ${by("noon")}, and then send you the contract.`],
])("after “%s”, the next step mentions the contract and the call", (recorded, next) => {
  const now = new Date(after(5));
  const { reached } = stageAfter(recorded, after(5));
  expect(answerToQuote("accepted-quote", reached, { now, isInWriting: false }).next).toContain(next);
});

test.each<[recorded: string, past: string[]]>([
  ["called, quoted", ["We called", "Quote sent"]],
  [`quoted, ${visit}`, ["Quote sent", `Visited ${ahead}`]],
  [`called, ${visit}, quoted, contract-sent, going-ahead`, ["We called", "Quote sent", "Contract signed"]],
])("after “%s”, the completed steps are in the order they happened", (recorded, past) => {
  const { steps } = readAfter(recorded, 60, { hasQuote: true });
  const shown = steps.filter(({ state }) => state === "past").map(({ text }) => text);
  expect(shown.slice(1)).toEqual(past);
});

test("after “Not now” the page says until when the quote's price holds", () => {
  const { intro } = readAfter(`${quoted}, declined-quote`, 60, { hasQuote: true });
  expect(intro).toContain("Its price holds until 24 December 2026.");
});

test.each<[recorded: string, hours: number, task: string, heading: string, steps: string]>([
  [nothing, 1, callBy("10 am"), willCall, "current next next"],
  ["called", 2, "Reached: book a visit, or record that it’s fixed", "We’ve talked", "past current next"],
  [visit, 2, `Visit ${ahead}`, weVisit, "current next"],
  [visit, 100, `Visited ${ahead}: is it fixed?`, "We’ve been to your place", "past current"],
  ["booked 2026-11-24T11:30, fixed", 100, "Fixed", "It’s fixed", "past past"],
  // Fixed before the visit, which is therefore cancelled.
  [`${visit}, fixed`, 100, "Fixed", "It’s fixed", "past"],
  // Fixed by phone, without a visit.
  ["called, fixed", 2, "Fixed", "It’s fixed", "past past"],
  ["not-for-us", 2, "Not going ahead", "This request is closed", ""],
  // Staff tried a closed request again: how it ended still stands.
  ["not-for-us, no-answer", 3, "Not going ahead", "This request is closed", ""],
  [`${visit}, fixed, no-answer`, 100, "Fixed", "It’s fixed", "past past"],
])("after “%s”, at hour %i, a fault is “%s”", (recorded, hours, task, heading, steps) => {
  const shown = readAfter(recorded, hours, { kind: "fault" });
  expect(shown).toMatchObject({ task, heading });
  const [, ...states] = shown.steps.map(({ state }) => state);
  expect(states.join(" ")).toBe(steps);
});

test("the calendar sequence rises with each booking, move and cancellation, and not with a call", () => {
  const sequenceAfter = (recorded: string) => stageAfter(recorded, received).reached.sequence;
  expect(sequenceAfter(nothing)).toBe(0);
  const booking = sequenceAfter(visit);
  expect(booking).toBeGreaterThan(0);
  expect(sequenceAfter(`${visit}, called`)).toBe(booking);
  for (const change of [moved, "cancelled"]) expect(sequenceAfter(`${visit}, ${change}`)).toBeGreaterThan(booking);
});

test.each([
  [visit, false],
  [`${visit}, ${moved}`, true],
  [`${visit}, cancelled, ${visit}`, false],
])("after “%s”, the visit counts as moved: %s", (recorded, isRebooked) => {
  expect(stageAfter(recorded, received).reached.isRebooked).toBe(isRebooked);
});

test.each<[recorded: string, task: string, heading: string, secondStep: string]>([
  [
    chosen,
    `${callBy("10 am")}. Thursday 26 November, morning is held until 11 am on Wednesday 25 November, not yet confirmed`,
    "Thursday 26 November, morning: please confirm",
    weCall("10 am"),
  ],
  [
    `confirmed, ${chosen}`,
    "Visit Thursday 26 November, morning. No need to call first",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
    "Visit booked for Thursday 26 November, morning",
  ],
  [
    `${chosen}, confirmed`,
    "Visit Thursday 26 November, morning. No need to call first",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
    "Visit booked for Thursday 26 November, morning",
  ],
  [
    `${chosen}, called`,
    "Visit Thursday 26 November, morning",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
    "We called",
  ],
  [
    `${chosen}, called, booked 2026-11-26T09:30`,
    "Visit Thursday 26 November, 9:30 am",
    "We’ll visit at 9:30 am on Thursday 26 November",
    "We called",
  ],
  [`${chosen}, visit-lapsed`, callBy("10 am"), willCall, weCall("10 am")],
  [`${chosen}, gave-up-visit`, callBy("10 am"), willCall, weCall("10 am")],
  [`confirmed, ${chosen}, gave-up-visit`, `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
])("for a visitor who chose a visit, after “%s”, the card says “%s”, and the page “%s”, then “%s”", (...expected) => {
  const [recorded, task, heading, secondStep] = expected;
  const shown = readAfter(recorded, 5);
  expect(shown).toMatchObject({ task, heading });
  expect(shown.steps[1]?.text).toBe(secondStep);
});

test.each<[recorded: string, answerBy: "phone" | "writing", secondStep: string, intro: string]>([
  ["called", "phone", "We called", "We’ve talked. Once a visit is booked, you’ll see it here."],
  ["called", "writing", "We wrote to you", "We’ve written to you. Once a visit is booked, you’ll see it here."],
  [visit, "writing", booked, takes],
  [`no-answer, confirmed, ${chosen}`, "phone", "We tried to call you", takes],
  [
    `${visit}, cancelled, called`,
    "phone",
    "We called",
    `Our visit on ${ahead}, is cancelled. To agree on another time, call us.`,
  ],
  [
    `${visit}, gave-up-visit`,
    "writing",
    `We write ${by("noon")}`,
    `Our visit on ${ahead}, is cancelled. We’ll write to you ${by("noon")}.`,
  ],
  [
    `${visit}, new-times`,
    "writing",
    booked,
    "You asked for another time. We’ll write to agree on one. Until then, this time stands.",
  ],
])("after “%s”, if we answer by %s, the page says “%s”: “%s”", (recorded, answerBy, secondStep, intro) => {
  const isInWriting = answerBy === "writing";
  const shown = readAfter(recorded, 5, { isInWriting, wasInWriting: isInWriting });
  expect([shown.steps[1]?.text, shown.intro]).toEqual([secondStep, intro]);
});

test("the first attempt to reach a visitor counts as contact, even without an answer", () => {
  expect(stageAfter("note, no-answer, called", received).reached.contactedAt).toBe(after(2));
  expect(stageAfter("not-for-us, new-phone", received).reached.contactedAt).toBeUndefined();
});

test.each<[recorded: string, words: string, tellsStaff: boolean]>([
  [visit, booked, false],
  ["booked", "Visit booked for a time not given", false],
  ["no-answer", "No answer", false],
  ["no-answer 2026-11-25T09:00", "No answer, try again Wednesday 25 November, 9 am", false],
  ["new-file", "The visitor added a file", true],
  [`${visit}, ${moved}`, `Visit moved from ${ahead} to ${movedTo}`, false],
  [`${visit}, cancelled, ${moved}`, `Visit booked for ${movedTo}`, false],
  [
    chosen,
    "The visitor chose Thursday 26 November, morning: held until 11 am on Wednesday 25 November for them to confirm",
    true,
  ],
  [
    `${chosen}, chose-visit 2026-11-27-pm`,
    "The visitor chose Friday 27 November, afternoon instead of Thursday 26 November, morning: held until 11 am on Wednesday 25 November for them to confirm",
    true,
  ],
  [`${chosen}, confirmed`, "The visitor confirmed the visit on Thursday 26 November, morning", true],
  ["confirmed", "The visitor used the link in our email", false],
  [`confirmed, ${chosen}`, "The visitor booked a visit on Thursday 26 November, morning", true],
  [
    `${visit}, confirmed, chose-visit 2026-11-27-am`,
    `The visitor moved the visit from ${ahead} to Friday 27 November, morning`,
    true,
  ],
  [`${visit}, gave-up-visit`, `The visitor cancelled the visit on ${ahead}`, true],
  ["from-a-later-version", "from-a-later-version", false],
])("the history's last line for “%s” is “%s”, emailed to staff: %s", (recorded, words, tellsStaff) => {
  expect(historyOf(stageAfter(recorded, received).events).at(-1)).toMatchObject({ words, tellsStaff });
});

/** A wish for another time, then the visit itself, and a quote at hour 60. */
function quotedAfterVisit() {
  const { events } = stageAfter(`${visit}, new-times`, received);
  return [...events, { at: after(60), outcome: "quoted", time: null, key: "quote" }];
}

test("a wish for another time ends with the visit, and the quote after it is due in 30 days", () => {
  const stage = stageAt(quotedAfterVisit(), new Date(after(60)));
  expect(stage).toMatchObject({ step: "done", wantsToMove: false, due: after(60 + 30 * 24) });
});

test("an answer to a quote sets a deadline of its own", () => {
  const now = new Date(after(70));
  const answer = { at: after(70), outcome: "accepted-quote", time: null, key: "answer" };
  const stage = stageAt([...quotedAfterVisit(), answer], now);
  expect(taskOf(stage, { now, isInWriting: false, isFaultReport: false })).toEqual({
    text: "Wants to go ahead: call by 6 pm on Friday 27 November",
    isLate: false,
  });
});
