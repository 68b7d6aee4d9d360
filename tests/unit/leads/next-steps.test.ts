import { expect, test } from "vitest";
import { answerWords } from "#worker/leads/letters/next-steps.ts";
import { byHour, msAfter, stageAfter } from "./stages.ts";

test.each([
  ["quote-passed-on, contract-passed-on", "We’ve sent you the contract. Read it, and sign it if you agree. We’ll call"],
  ["quoted, accepted-quote", `We’ll call you ${byHour("noon")}, and then send you the contract.`],
])("after “%s”, the next step mentions the contract and the call", (eventText, nextText) => {
  const now = new Date(msAfter(5));
  const { stage } = stageAfter(eventText, msAfter(5));
  expect(answerWords("accepted-quote", stage, { now, prefersWriting: false }).next).toContain(nextText);
});
