import { expect, test } from "vitest";
import { afterEvent, initialState, type RequestEvent, type RequestState } from "#app/request/request-state.ts";
import { failed } from "#content/request/messages.ts";

const values = { selectedServices: ["solar-panels"], from: "tier:home" };
const fresh = initialState({ values, fields: {}, error: "" });
const needsName = [{ name: "name", text: "your name" }] as const;
const kept = { reference: "WB-12345678", confirmation: "/contact?sent=WB-12345678" };

function after(...events: RequestEvent[]): RequestState {
  return events.reduce(afterEvent, fresh);
}

test("before its script runs the form shows what the server said, and asks for nothing", () => {
  const said = initialState({
    values,
    fields: { email: "Enter your email address" },
    error: "Some answers are missing.",
  });
  expect(said).toMatchObject({
    live: false,
    phase: "idle",
    missing: [],
    fields: { email: "Enter your email address" },
  });
});

test("started, it is live; a draft that came back can be cleared, which makes another form, empty", () => {
  const started = after({ is: "started", missing: needsName, drafted: true });
  expect(started).toMatchObject({ live: true, missing: needsName, drafted: true, values, formKey: 0 });
  const cleared = afterEvent(started, { is: "cleared" });
  expect(cleared).toMatchObject({ live: true, drafted: false, values: { selectedServices: [] }, formKey: 1 });
});

test("typing makes a draft; emptying the form doesn't", () => {
  expect(after({ is: "typed", missing: [] }).drafted).toBe(true);
  expect(after({ is: "emptied", missing: needsName })).toMatchObject({ drafted: false, missing: needsName });
});

test("sending takes away what was said before, and shows how much is out only while it is on its way", () => {
  const wrong = after({ is: "refused", error: "No.", fields: { name: "Enter your full name" } });
  const sending = afterEvent(wrong, { is: "sending" });
  expect(sending).toMatchObject({ phase: "sending", error: "", fields: {}, toast: undefined });
  const half = afterEvent(sending, { is: "progressed", share: 0.5 });
  expect(half.progress).toBe(0.5);
  expect(afterEvent(half, { is: "waiting" })).toMatchObject({ phase: "waiting", progress: undefined });
  const failing = afterEvent(half, { is: "not-answered", error: "" });
  expect(failing).toMatchObject({ phase: "idle", progress: undefined, toast: { kind: "bad", text: failed } });
  expect(afterEvent(failing, { is: "progressed", share: 0.9 }).progress).toBeUndefined();
});

test("each refusal is a summary of its own; without a field to blame the toast says it, too", () => {
  const once = after({ is: "refused", error: "", fields: { name: "Enter your full name" } });
  expect(once).toMatchObject({ attempts: 1, phase: "idle", toast: undefined });
  const twice = afterEvent(once, { is: "refused", error: failed, fields: {} });
  expect(twice).toMatchObject({ attempts: 2, error: failed, fields: {}, toast: { kind: "bad", text: failed } });
});

test("a waiting request is shown as waiting; taken back, it can be changed and nothing was sent", () => {
  const waiting = after({ is: "found-waiting", missing: [] });
  expect(waiting.phase).toBe("waiting");
  const back = afterEvent(waiting, { is: "taken-back" });
  expect(back).toMatchObject({ phase: "idle", toast: { kind: "good" } });
  expect(back.toast?.text).toContain("Nothing has been sent yet");
});

test("a kept request leaves its card, its thanks and no draft", () => {
  const sent = after(
    { is: "typed", missing: [] },
    { is: "sending" },
    { is: "progressed", share: 1 },
    { is: "kept", kept, thanks: "Sent!" },
  );
  expect(sent).toMatchObject({ kept, drafted: false, phase: "idle", progress: undefined, formKey: 1 });
  expect(sent.values).toEqual({ selectedServices: [] });
  expect(sent.toast).toEqual({ kind: "good", text: "Sent!" });
  expect(afterEvent(sent, { is: "toast-ended" }).toast).toBeUndefined();
});

test("a message takes the place of the one before", () => {
  const told = after(
    { is: "told", toast: { kind: "bad", text: "one" } },
    { is: "told", toast: { kind: "good", text: "two" } },
  );
  expect(told.toast?.text).toBe("two");
});
