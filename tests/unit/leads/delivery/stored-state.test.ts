import { expect, test } from "vitest";
import { begin } from "#worker/leads/delivery/state.ts";
import { parseState } from "#worker/leads/delivery/stored-state.ts";
import { attempt, busy, id, start } from "./attempt.ts";

test("state is read as it was written, and is refused where it makes no sense", () => {
  const state = attempt(begin(id, start), "staff", busy, start);
  expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  for (const nonsense of [null, 5, {}, { id }, { ...state, mails: 1 }]) expect(parseState(nonsense)).toBeUndefined();
});
