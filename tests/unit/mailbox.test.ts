import { expect, onTestFinished, test } from "vitest";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

test.each([
  ["abc", 400, { mode: "none" }],
  ["0", 400, { mode: "none" }],
  ["", 303, { mode: "500" }],
  ["3", 303, { mode: "500", times: 3 }],
])("for “%s” calls, the mailbox's form answers %i and the relay's fault is %j", async (times, status, fault) => {
  const { url, faults, stop } = await startMailbox({ port: 0, key: "" });
  onTestFinished(stop);
  const body = new URLSearchParams({ relay: "500", times });
  const response = await fetch(url, { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(status);
  expect(faults.current()).toEqual(fault);
});
