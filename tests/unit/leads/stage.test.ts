import { expect, test } from "vitest";
import { momentOf } from "#content/melbourne.ts";
import { inheritedEvents, stageAt } from "#worker/leads/record/stage.ts";
import { movedVisit, msAfter, noEvent, promisedMs, receivedMs, stageAfter, visit } from "./stages.ts";

test.each<[recorded: string, passed: string[]]>([
  [`called, ${visit}`, []],
  ["quoted, declined-quote", ["quote-passed-on 0"]],
  ["quoted, accepted-quote, declined-quote", ["quote-passed-on 0"]],
  ["quoted, accepted-quote, declined-quote, accepted-quote", ["quote-passed-on 0", "accepted-quote 3"]],
  ["quoted, asked-about-quote, called, asked-about-quote", ["quote-passed-on 0", "asked-about-quote 3"]],
  ["quoted, accepted-quote, called, contract-sent", ["quote-passed-on 0", "contract-passed-on 3"]],
  ["quoted, contract-sent, declined-quote", ["quote-passed-on 0"]],
  ["quoted, no-quote-reminders, accepted-quote, quoted", ["no-quote-reminders 1", "renewed-quote-passed-on 3"]],
  ["quoted, quoted", ["later-quote-passed-on 1"]],
  ["later-quote-passed-on", ["later-quote-passed-on 0"]],
  ["renewed-quote-passed-on", ["renewed-quote-passed-on 0"]],
  ["quote-passed-on, contract-passed-on", ["quote-passed-on 0", "contract-passed-on 1"]],
])("a correction inherits what is still open after “%s”", (eventText, passedOn) => {
  const correction = stageAfter(eventText, receivedMs);
  const events = inheritedEvents(correction.events);
  const inherited = events.map(({ outcome, key }) => `${outcome} ${key.slice("press ".length)}`);
  expect(inherited).toEqual(passedOn);
  expect(stageAt(events, receivedMs).quote?.replaces).toBe(correction.stage.quote?.replaces);
});

test.each([
  ["quoted, declined-quote", "call"],
  ["quoted, accepted-quote, called, contract-sent", "call"],
  ["quoted, accepted-quote", "reply"],
  ["quoted, asked-about-quote", "reply"],
])("after “%s”, a correction waits for staff’s %s", (eventText, step) => {
  const events = inheritedEvents(stageAfter(eventText, receivedMs).events);
  expect(stageAt(events, msAfter(9), promisedMs).step).toBe(step);
});

test("the calendar sequence rises with each booking, move and cancellation, and not with a call", () => {
  const sequenceAfter = (eventText: string) => stageAfter(eventText, receivedMs).stage.sequence;
  expect(sequenceAfter(noEvent)).toBe(0);
  const booking = sequenceAfter(visit);
  expect(booking).toBeGreaterThan(0);
  expect(sequenceAfter(`${visit}, called`)).toBe(booking);
  for (const change of [movedVisit, "cancelled"]) expect(sequenceAfter(`${visit}, ${change}`)).toBeGreaterThan(booking);
});

test.each([
  [visit, false],
  [`${visit}, ${movedVisit}`, true],
  [`${visit}, cancelled, ${visit}`, false],
])("after “%s”, the visit counts as moved: %s", (eventText, isRebooked) => {
  expect(stageAfter(eventText, receivedMs).stage.isRebooked).toBe(isRebooked);
});

test("the first call counts as contact, even without an answer", () => {
  expect(stageAfter("note, no-answer, called", receivedMs).stage.contactedAt).toBe(msAfter(2));
});

test("a note, a closing and a new number don't count as contact", () => {
  expect(stageAfter("note, not-for-us, new-phone", receivedMs).stage.contactedAt).toBeUndefined();
});

/** A wish for another time, then the visit itself, and a quote at hour 60. */
function quotedAfterVisit() {
  const { events } = stageAfter(`${visit}, new-times`, receivedMs);
  return [...events, { at: msAfter(60), outcome: "quoted", time: null, key: "quote" }];
}

test("a wish for another time ends with the visit, and the quote after it is due in 30 days", () => {
  const stage = stageAt(quotedAfterVisit(), msAfter(60));
  expect(stage).toMatchObject({ step: "decision", wantsToMove: false, due: msAfter(60 + 30 * 24) });
});

test("accepting a quote sets a deadline for our reply", () => {
  const answer = { at: msAfter(70), outcome: "accepted-quote", time: null, key: "answer" };
  const due = momentOf({ date: "2026-11-27", minutes: 18 * 60 }).getTime();
  expect(stageAt([...quotedAfterVisit(), answer], msAfter(70))).toMatchObject({ step: "reply", due });
});
