import { expect, test, vi } from "vitest";
import { bucketDeadlineMs, withDeadlines } from "#worker/deadline.ts";
import { mailerFor } from "#worker/leads/letters/mailer.ts";
import { answerLetter, visitReminderLetter } from "#worker/leads/letters/visitor.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import { stopTheClock } from "../inbox/runtime.ts";
import { Simulation } from "../inbox/simulation.ts";
import { leadOf } from "../lead.ts";
import { variables } from "../leads-in-memory.ts";

test("a letter that our own code can't write is logged with the error and its line", async () => {
  stopTheClock();
  const simulation = new Simulation();
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const id = await simulation.post("Ann");
  const request = await simulation.inbox().find({ id });
  if (!request) throw new Error("the request is missing");
  const env = Object.assign(Object.create(null), variables);
  const mailer = mailerFor(env, simulation.worker().bucket, () => new Date());
  // Staff's letter can't be written without the request.
  const preparedLetter = await mailer.prepare("staff", {
    state: request.state,
    reference: request.reference,
    chain: id,
    events: [],
    generation: 0,
    withdrawnTogether: [],
    corrects: undefined,
    stored: undefined,
  });
  if (typeof preparedLetter !== "object") throw new Error("nothing was prepared");
  expect(await preparedLetter.attempt("primary")).toMatchObject({ kind: "refused", because: "our-fault" });
  expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)))).toEqual([
    {
      event: "letter-failed",
      lead: request.reference,
      mail: "staff",
      kind: "Error",
      message: "the request is missing",
      at: expect.stringContaining("mailer.ts"),
    },
  ]);
});

test("a bucket that fails while a letter is written isn't taken for a fault of our own code", async () => {
  stopTheClock();
  const simulation = new Simulation();
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const id = await simulation.post("Ann");
  const found = await simulation.inbox().find({ id });
  const env = Object.assign(Object.create(null), variables);
  const mailer = mailerFor(
    env,
    withDeadlines("bucket", simulation.worker().bucket, bucketDeadlineMs),
    () => new Date(),
  );
  const stored = await mailer.read(id);
  if (!found || typeof stored !== "object") throw new Error("the request is missing");
  simulation.fails = (key) => key === keys.request(id);
  // This letter's address is only in the original request.
  const preparedLetter = mailer.prepare("old-email", {
    state: found.state,
    reference: found.reference,
    chain: id,
    events: [],
    generation: 0,
    withdrawnTogether: [],
    corrects: undefined,
    stored,
  });
  await expect(preparedLetter).rejects.toMatchObject({ name: "StorageError", message: "bucket.get failed" });
  expect(log).not.toHaveBeenCalled();
});

test("a letter about an answer or a visit that doesn't exist can't be written", () => {
  const now = new Date();
  const [lead, facts, stage] = [leadOf(), { reference: "WB-3F9A2C1B", now }, stageAt([], now)];
  expect(() => answerLetter(lead, facts, stage)).toThrow("the answer is missing");
  expect(() => visitReminderLetter(lead, facts, stage)).toThrow("the visit is missing");
});

test("an alert that one of its two addresses refuses counts as sent, and the refusal is logged", async () => {
  stopTheClock();
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const send = async ({ to }: { to: string }) => {
    if (to !== "owner@example.com") return { messageId: "m1" };
    throw Object.assign(new Error("no"), { code: "E_RECIPIENT_NOT_ALLOWED" });
  };
  const settings = { ...variables, MAIL_API_KEY: "", MAIL_ALERTS_TO: "owner@example.com", STAFF_MAIL: { send } };
  const env = Object.assign(Object.create(null), settings);
  const mailer = mailerFor(env, new Simulation().worker().bucket, () => new Date());
  expect(await mailer.alert([], 0)).toMatchObject({ kind: "accepted" });
  expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)))).toEqual([
    {
      event: "mail",
      mail: "digest",
      setting: "MAIL_ALERTS_TO",
      outcome: "refused",
      status: 0,
      reason: "E_RECIPIENT_NOT_ALLOWED",
    },
  ]);
});
