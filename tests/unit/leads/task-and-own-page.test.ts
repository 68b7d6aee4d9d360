// What the card and the request's page say at each stage.
import { expect, test } from "vitest";
import { wordsForVisitor } from "#worker/leads/desk/own-page-words.ts";
import { mainButtonOf, taskOf } from "#worker/leads/desk/task.ts";
import {
  byHour,
  choseVisit,
  movedTo,
  movedVisit,
  msAfter,
  noEvent,
  promisedMs,
  receivedMs,
  stageAfter,
  visit,
  visitTime,
} from "./stages.ts";

/** What a request's page and card say so many hours after it was sent. */
function readAfter(eventText: string, hours: number, changes: Partial<Parameters<typeof wordsForVisitor>[1]> = {}) {
  const now = msAfter(hours);
  const { stage } = stageAfter(eventText, now);
  const promise = { received: receivedMs, promised: promisedMs, prefersWriting: false, wasWrittenTo: false };
  const page = { hasQuote: false, canBook: false, isRemote: false, cameByLetter: false };
  const visitorView = wordsForVisitor(stage, { ...promise, ...page, kind: "assessment", now, ...changes });
  const task = taskOf(stage, { now, prefersWriting: false, isFaultReport: changes.kind === "fault" }).text;
  return {
    ...visitorView,
    task,
    current: visitorView.steps.find(({ state }) => state === "current")?.text ?? "",
  };
}

const visitAndQuote = `${visit}, quoted`;
const askedAboutQuote = `${visitAndQuote}, asked-about-quote`;
const acceptedQuote = `${visitAndQuote}, accepted-quote`;

// Sentences that several cases expect.
const visitBooked = `Visit booked for ${visitTime}`;
const weVisit = "We’ll visit at 2:30 pm on Thursday 26 November";
const visitTakes = "It takes 45–60 minutes: the roof, the switchboard and the meter.";
const weCall = (hour: string) => `We’ll call ${byHour(hour)}`;
const callBy = (hour: string) => `Call ${byHour(hour)}`;
const willCall = `We’ll call you ${byHour("10 am")}`;
const anotherTime = "Next: another time for the visit";
const quoteReady = "Your quote is ready";
const quoteSent = "Quote sent: waiting for them";
const asksAbout = (hour: string) => `Has a question about the quote: call ${byHour(hour)}`;
const haveQuestion = "We have your question";
const wantsTo = (hour: string) => `Wants to go ahead: call ${byHour(hour)}`;
const thanksText = "Thank you: you’d like to go ahead";
const weSend = `We’ll send the contract ${byHour("2 pm")}`;
const toSign = "Contract sent, for you to sign";
const contractReady = "Your contract is ready to sign";
const contractSent = "Contract sent: waiting for their signature";

test.each<[recorded: string, hours: number, task: string, heading: string, current: string]>([
  [noEvent, 1, callBy("10 am"), willCall, weCall("10 am")],
  [
    noEvent,
    25,
    `Call now: it was due ${byHour("10 am")}`,
    "We’re late to call you",
    "We promised to call by 10 am today",
  ],
  ["no-answer", 2, `Call again ${byHour("10 am")}`, "We tried to call you", weCall("10 am")],
  [
    "no-answer 2026-11-24T16:00",
    2,
    "Call again by 4 pm on Tuesday 24 November",
    "We tried to call you",
    weCall("10 am"),
  ],
  ["note", 2, callBy("10 am"), willCall, weCall("10 am")],
  ["called", 2, "Reached: waiting for them", "Next: a time for the visit", "Visit"],
  [visit, 2, `Visit ${visitTime}`, weVisit, visitBooked],
  [`${visit}, no-answer`, 3, `Visit ${visitTime}`, weVisit, visitBooked],
  [`${visit}, new-times`, 3, `Wants another time: call ${byHour("noon")}`, weVisit, visitBooked],
  [`new-times, ${visit}`, 3, `Visit ${visitTime}`, weVisit, visitBooked],
  [`${visit}, cancelled`, 3, `Visit cancelled. ${callBy("noon")}`, anotherTime, weCall("noon")],
  [`${visit}, gave-up-visit`, 3, `Visit cancelled. ${callBy("noon")}`, anotherTime, weCall("noon")],
  [`${visit}, cancelled, called`, 4, "Visit cancelled: agree on another", anotherTime, "Visit"],
  [visit, 54, `Visited ${visitTime}: send the quote`, "Next: your written quote", "Written quote"],
  ["quoted", 3, quoteSent, "Your quote is on its way to you", ""],
  ["not-for-us", 3, "Not going ahead", "This request is closed", ""],
  [`${visit}, not-for-us`, 3, "Not going ahead", "This request is closed", ""],
  ["from-a-later-version", 2, callBy("10 am"), willCall, weCall("10 am")],
])("after “%s”, at hour %i, the card says “%s”, and the page “%s”", (eventText, hours, task, heading, current) => {
  expect(readAfter(eventText, hours)).toMatchObject({ task, heading, current });
});

test.each<[recorded: string, task: string, heading: string, current: string]>([
  [visitAndQuote, `Visit ${visitTime}. ${quoteSent}`, quoteReady, visitBooked],
  [`${visitAndQuote}, ${movedVisit}`, `Visit ${movedTo}. ${quoteSent}`, quoteReady, `Visit booked for ${movedTo}`],
  [`quoted, ${visit}`, `Visit ${visitTime}. ${quoteSent}`, quoteReady, visitBooked],
  [`${visitAndQuote}, cancelled`, `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
  [`${visitAndQuote}, gave-up-visit`, `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
  [`${visitAndQuote}, new-times`, `Wants another time: call ${byHour("1 pm")}. ${quoteSent}`, quoteReady, visitBooked],
  [acceptedQuote, `${wantsTo("1 pm")}. Visit ${visitTime}`, thanksText, weCall("1 pm")],
  [
    `${acceptedQuote}, chose-visit 2026-11-27-am`,
    `${wantsTo("1 pm")}. Visit Friday 27 November, morning`,
    thanksText,
    weCall("1 pm"),
  ],
  [`${acceptedQuote}, gave-up-visit`, wantsTo("1 pm"), thanksText, weCall("1 pm")],
  [`${acceptedQuote}, called`, `Send the contract ${byHour("2 pm")}. Visit ${visitTime}`, thanksText, weSend],
  [`${acceptedQuote}, called, gave-up-visit`, `Send the contract ${byHour("2 pm")}`, thanksText, weSend],
  [`${acceptedQuote}, called, cancelled`, `Send the contract ${byHour("2 pm")}`, thanksText, weSend],
  [`${acceptedQuote}, called, contract-sent`, `Visit ${visitTime}. ${contractSent}`, contractReady, visitBooked],
  ["quoted, accepted-quote, contract-sent", contractSent, contractReady, toSign],
  [
    `${acceptedQuote}, contract-sent, cancelled`,
    `Visit cancelled. ${callBy("3 pm")}. ${contractSent}`,
    contractReady,
    weCall("3 pm"),
  ],
  [
    `${acceptedQuote}, contract-sent, gave-up-visit`,
    `Visit cancelled. ${callBy("3 pm")}. ${contractSent}`,
    contractReady,
    weCall("3 pm"),
  ],
  [
    `${askedAboutQuote}, contract-sent`,
    `${asksAbout("1 pm")}. Contract sent. Visit ${visitTime}`,
    haveQuestion,
    weCall("1 pm"),
  ],
  [
    "quoted, accepted-quote, contract-sent, asked-about-quote",
    `${asksAbout("2 pm")}. Contract sent`,
    haveQuestion,
    weCall("2 pm"),
  ],
  [
    `${acceptedQuote}, contract-sent, cancelled, called`,
    `${contractSent}. Visit cancelled: agree on another`,
    contractReady,
    toSign,
  ],
  [`${visit}, cancelled, quoted, accepted-quote, contract-sent`, contractSent, contractReady, toSign],
  ["quote-passed-on, contract-passed-on", `${callBy("10 am")}. Contract sent`, contractReady, weCall("10 am")],
  [
    `${askedAboutQuote}, accepted-quote`,
    `Wants to go ahead. ${asksAbout("1 pm")}. Visit ${visitTime}`,
    thanksText,
    weCall("1 pm"),
  ],
  [`${askedAboutQuote}, declined-quote`, `${asksAbout("1 pm")}. Visit ${visitTime}`, haveQuestion, weCall("1 pm")],
  [`${askedAboutQuote}, called`, `Visit ${visitTime}. ${quoteSent}`, quoteReady, visitBooked],
  [`${visitAndQuote}, declined-quote`, `Visit ${visitTime}. Declined for now`, "You said “Not now”", visitBooked],
  [`${visit}, new-times, quoted`, `Wants another time: call ${byHour("noon")}. ${quoteSent}`, quoteReady, visitBooked],
  [`${visit}, new-times, called, quoted`, `Visit ${visitTime}. ${quoteSent}`, quoteReady, visitBooked],
  [
    `${visit}, new-times, quoted, accepted-quote`,
    `Wants to go ahead. Wants another time for the visit: call ${byHour("2 pm")}. Visit ${visitTime}`,
    thanksText,
    weCall("2 pm"),
  ],
  [`${askedAboutQuote}, cancelled`, asksAbout("1 pm"), haveQuestion, weCall("1 pm")],
  [`${askedAboutQuote}, ${movedVisit}`, `${asksAbout("1 pm")}. Visit ${movedTo}`, haveQuestion, weCall("1 pm")],
])("with a quote, after “%s”, the card says “%s”, and the page “%s”", (eventText, task, heading, current) => {
  const visitorView = readAfter(eventText, 6, { hasQuote: true });
  expect(visitorView).toMatchObject({ task, heading, current });
  expect(visitorView.steps).toContainEqual({ text: "Quote sent", state: "past" });
});

test.each([
  [visitAndQuote, `Visited ${visitTime}: does the quote still stand?`],
  [`quoted, ${visit}`, `Visited ${visitTime}: does the quote still stand?`],
  [`${visitAndQuote}, new-times`, `Visited ${visitTime}: does the quote still stand?`],
  [`${visitAndQuote}, declined-quote`, `Visited ${visitTime}: does the quote still stand?`],
  [`${askedAboutQuote}, called`, `Visited ${visitTime}: does the quote still stand?`],
  [`${acceptedQuote}, called, contract-sent`, `Visited ${visitTime}: is the contract signed?`],
  [`${visit}, new-times, quoted, accepted-quote`, wantsTo("2 pm")],
])("with a quote, after “%s” and the visit, the card says “%s”", (eventText, task) => {
  expect(readAfter(eventText, 100).task).toBe(task);
});

test.each<[recorded: string, hours: number, next: string | undefined]>([
  [noEvent, 1, "reach"],
  [choseVisit, 2, "reach"],
  [`confirmed, ${choseVisit}`, 3, undefined],
  [`confirmed, ${choseVisit}`, 47, "map"],
  [`confirmed, ${choseVisit}, new-times`, 4, "reach"],
  [`confirmed, ${choseVisit}`, 60, "quoted"],
  ["called", 2, "booked"],
  [`${visit}, gave-up-visit`, 3, "reach"],
  ["quoted", 2, undefined],
  [acceptedQuote, 4, "reach"],
  [`${acceptedQuote}, called`, 5, "contract-sent"],
  ["quoted, accepted-quote, called, contract-sent", 5, undefined],
  [`${visitAndQuote}, contract-sent, cancelled, called`, 5, "booked"],
  [`${visitAndQuote}, contract-sent, gave-up-visit`, 5, "reach"],
  [`${visit}, cancelled, quoted, contract-sent`, 5, undefined],
  [`${visitAndQuote}, contract-sent`, 60, "going-ahead"],
  ["not-for-us", 2, undefined],
])("after “%s”, at hour %i, the card’s main button is %s", (eventText, hours, mainButton) => {
  const { stage } = stageAfter(eventText, msAfter(hours));
  expect(mainButtonOf(stage, { now: msAfter(hours), isFaultReport: false })).toBe(mainButton);
});

test.each<[recorded: string, past: string[]]>([
  ["called, quoted", ["We called", "Quote sent"]],
  [`quoted, ${visit}`, ["Quote sent", `Visited ${visitTime}`]],
  [`called, ${visit}, quoted, contract-sent, going-ahead`, ["We called", "Quote sent", "Contract signed"]],
])("after “%s”, the completed steps are in the order they happened", (eventText, pastSteps) => {
  const { steps } = readAfter(eventText, 60, { hasQuote: true });
  const pastTexts = steps.filter(({ state }) => state === "past").map(({ text }) => text);
  expect(pastTexts.slice(1)).toEqual(pastSteps);
});

test("after “Not now” the page says until when the quote's price holds", () => {
  const { intro } = readAfter(`${visitAndQuote}, declined-quote`, 60, { hasQuote: true });
  expect(intro).toContain("Its price holds until 24 December 2026.");
});

test.each<[recorded: string, hours: number, task: string, heading: string, steps: string]>([
  [noEvent, 1, callBy("10 am"), willCall, "current next next"],
  ["called", 2, "Reached: book a visit, or record that it’s fixed", "We’ve talked", "past current next"],
  [visit, 2, `Visit ${visitTime}`, weVisit, "current next"],
  [visit, 100, `Visited ${visitTime}: is it fixed?`, "We’ve been to your place", "past current"],
  ["booked 2026-11-24T11:30, fixed", 100, "Fixed", "It’s fixed", "past past"],
  // Fixed before the visit, which is therefore cancelled.
  [`${visit}, fixed`, 100, "Fixed", "It’s fixed", "past"],
  // Fixed by phone, without a visit.
  ["called, fixed", 2, "Fixed", "It’s fixed", "past past"],
  ["not-for-us", 2, "Not going ahead", "This request is closed", ""],
  // Staff tried a closed request again: how it ended still stands.
  ["not-for-us, no-answer", 3, "Not going ahead", "This request is closed", ""],
  [`${visit}, fixed, no-answer`, 100, "Fixed", "It’s fixed", "past past"],
])(
  "after “%s”, at hour %i, a fault’s card says “%s”, its page “%s”, and its steps are “%s”",
  (eventText, hours, task, heading, steps) => {
    const visitorView = readAfter(eventText, hours, { kind: "fault" });
    expect(visitorView).toMatchObject({ task, heading });
    const [, ...states] = visitorView.steps.map(({ state }) => state);
    expect(states.join(" ")).toBe(steps);
  },
);

test.each<[recorded: string, task: string, heading: string, secondStep: string]>([
  [
    choseVisit,
    `${callBy("10 am")}. Thursday 26 November, morning is held until 11 am on Wednesday 25 November, not yet confirmed`,
    "Thursday 26 November, morning: please confirm",
    weCall("10 am"),
  ],
  [
    `confirmed, ${choseVisit}`,
    "Visit Thursday 26 November, morning. No need to call first",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
    "Visit booked for Thursday 26 November, morning",
  ],
  [
    `${choseVisit}, confirmed`,
    "Visit Thursday 26 November, morning. No need to call first",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
    "Visit booked for Thursday 26 November, morning",
  ],
  [
    `${choseVisit}, called`,
    "Visit Thursday 26 November, morning",
    "We’ll visit on Thursday 26 November, between 8 am and noon",
    "We called",
  ],
  [
    `${choseVisit}, called, booked 2026-11-26T09:30`,
    "Visit Thursday 26 November, 9:30 am",
    "We’ll visit at 9:30 am on Thursday 26 November",
    "We called",
  ],
  [`${choseVisit}, visit-lapsed`, callBy("10 am"), willCall, weCall("10 am")],
  [`${choseVisit}, gave-up-visit`, callBy("10 am"), willCall, weCall("10 am")],
  [`confirmed, ${choseVisit}, gave-up-visit`, `Visit cancelled. ${callBy("1 pm")}`, anotherTime, weCall("1 pm")],
])("for a visitor who chose a visit, after “%s”, the card says “%s”, and the page “%s”, then “%s”", (...expected) => {
  const [eventText, task, heading, secondStep] = expected;
  const visitorView = readAfter(eventText, 5);
  expect(visitorView).toMatchObject({ task, heading });
  expect(visitorView.steps[1]?.text).toBe(secondStep);
});

test.each<[recorded: string, answerBy: "phone" | "writing", secondStep: string, intro: string]>([
  ["called", "phone", "We called", "We’ve talked. Once a visit is booked, you’ll see it here."],
  ["called", "writing", "We wrote to you", "We’ve written to you. Once a visit is booked, you’ll see it here."],
  [visit, "writing", visitBooked, visitTakes],
  [`no-answer, confirmed, ${choseVisit}`, "phone", "We tried to call you", visitTakes],
  [
    `${visit}, cancelled, called`,
    "phone",
    "We called",
    `Our visit on ${visitTime}, is cancelled. To agree on another time, call us.`,
  ],
  [
    `${visit}, gave-up-visit`,
    "writing",
    `We’ll write ${byHour("noon")}`,
    `Our visit on ${visitTime}, is cancelled. We’ll write to you ${byHour("noon")}.`,
  ],
  [
    `${visit}, new-times`,
    "writing",
    visitBooked,
    "You asked for another time. We’ll write to agree on one. Until then, this time stands.",
  ],
])("after “%s”, if we answer by %s, the page says “%s”: “%s”", (eventText, answerBy, secondStep, intro) => {
  const prefersWriting = answerBy === "writing";
  const visitorView = readAfter(eventText, 5, { prefersWriting, wasWrittenTo: prefersWriting });
  expect(visitorView.steps[1]?.text).toBe(secondStep);
  expect(visitorView.intro).toBe(intro);
});
