import { expect, test } from "vitest";
import { bucketDeadlineMs, withDeadlines } from "#worker/deadline.ts";
import { mailerFor } from "#worker/leads/letters/mailer.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { makeRuntimeDeterministic, takeLog } from "../inbox/runtime.ts";
import { Simulation } from "../inbox/simulation.ts";
import { envOf, variables } from "../leads-in-memory.ts";

/** A request in an inbox, a mailer that reads it, and what the mailer is told when it prepares a letter about it. */
async function mailerAndRequest() {
  makeRuntimeDeterministic();
  const simulation = new Simulation();
  const lines = takeLog();
  const id = await simulation.post("Ann");
  const bucket = withDeadlines("bucket", simulation.worker().bucket, bucketDeadlineMs);
  const mailer = mailerFor(envOf(variables), bucket, () => new Date());
  const [found, stored] = [await simulation.inbox().find({ id }), await mailer.read(id)];
  if (!found || typeof stored !== "object") throw new Error("the request is missing");
  const { state, reference } = found;
  const noHistory = { events: [], generation: 0, withdrawnTogether: [], corrects: undefined };
  return { simulation, lines, mailer, context: { state, reference, chain: id, stored, ...noHistory } };
}

test("a letter that our own code can't write is logged with the error and its line", async () => {
  const { mailer, context, lines } = await mailerAndRequest();
  // Staff's letter can't be written without the request.
  const preparedLetter = await mailer.prepare("staff", { ...context, stored: undefined });
  if (typeof preparedLetter !== "object") throw new Error("nothing was prepared");
  expect(await preparedLetter.attempt("primary")).toMatchObject({ kind: "refused", because: "our-fault" });
  expect(lines).toEqual([
    {
      event: "letter-failed",
      lead: context.reference,
      mail: "staff",
      kind: "Error",
      message: "the request is missing",
      at: expect.stringContaining("mailer.ts"),
    },
  ]);
});

test("a bucket that fails while a letter is written isn't taken for a fault of our own code", async () => {
  const { simulation, mailer, context, lines } = await mailerAndRequest();
  // Only the original request has the previous address.
  simulation.fails = (key) => key === keys.request(context.chain);
  const preparedLetter = mailer.prepare("old-email", context);
  await expect(preparedLetter).rejects.toMatchObject({ name: "StorageError", message: "bucket.get failed" });
  expect(lines).toEqual([]);
});

test("an alert that one of its two addresses refuses counts as sent, and the refusal is logged", async () => {
  makeRuntimeDeterministic();
  const lines = takeLog();
  const send = async ({ to }: { to: string }) => {
    if (to !== "owner@example.com") return { messageId: "m1" };
    throw Object.assign(new Error("no"), { code: "E_RECIPIENT_NOT_ALLOWED" });
  };
  const env = envOf(variables, { MAIL_API_KEY: "", MAIL_ALERTS_TO: "owner@example.com", STAFF_MAIL: { send } });
  const mailer = mailerFor(env, new Simulation().worker().bucket, () => new Date());
  expect(await mailer.alert([], 0)).toMatchObject({ kind: "accepted" });
  expect(lines).toEqual([
    {
      event: "mail",
      mail: "digest",
      setting: "MAIL_ALERTS_TO",
      outcome: "refused",
      status: 0,
      reason: "E_RECIPIENT_NOT_ALLOWED, no-key",
    },
  ]);
});
