import { expect, test } from "vitest";
import { begin, mailKinds } from "#worker/leads/delivery/state.ts";
import { parseState, toStore } from "#worker/leads/delivery/stored-state.ts";
import { attempt, busy, id, start } from "./attempt.ts";

test("state is read whatever its version, and is refused where it makes no sense", () => {
  const mail = { phase: "receipted", at: start, attempts: 1, plain: false, parked: false };
  const off = { ...mail, phase: "off", attempts: 0 };
  const old = {
    id,
    receivedAt: start,
    mails: { staff: mail, visitor: off, stop: off, alert: { ...mail, phase: "due" } },
    alertAbout: "visitor-parked",
  };
  expect(parseState(old)).toMatchObject({ problems: ["visitor-refused"], mails: { staff: { phase: "delivered" } } });
  expect(Object.keys(parseState(old)?.mails ?? {})).toEqual([...mailKinds]);
  const state = attempt(begin(id, start), "staff", busy, start);
  expect(parseState(JSON.parse(JSON.stringify(toStore(state))))).toEqual(state);
  const newer = { ...toStore(state), problems: ["a new one"], mails: { ...state.mails, reminder: state.mails.staff } };
  expect(parseState(newer)).toEqual(state);
  for (const nonsense of [null, 5, {}, { id }, { ...old, mails: 1 }]) expect(parseState(nonsense)).toBeUndefined();
});
