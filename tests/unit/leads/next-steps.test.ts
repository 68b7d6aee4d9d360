import { expect, test } from "vitest";
import { answerWords } from "#worker/leads/letters/next-steps.ts";
import { byHour, msAfter, stageAfter } from "./stages.ts";

test.each([
  [
    "quote-passed-on, contract-passed-on",
    `We’ve sent you the contract. Read it, and sign it if you agree. We’ll call you ${byHour("10 am")}.`,
  ],
  [
    "quoted, accepted-quote",
    `We’ll call you ${byHour("noon")}, and then send you the contract. Read it, and sign it if you agree.`,
  ],
])("after “%s”, the next step mentions the contract and the call", (eventText, nextText) => {
  const now = msAfter(5);
  const { stage } = stageAfter(eventText, now);
  expect(answerWords("accepted-quote", stage, { now, prefersWriting: false }).next).toBe(nextText);
});
