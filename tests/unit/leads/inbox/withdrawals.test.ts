import { beforeEach, expect, test, vi } from "vitest";
import { minuteMs } from "#content/durations.ts";
import { referenceOf } from "#content/request/reference.ts";
import { withDeadlines } from "#worker/deadline.ts";
import { withdraw } from "#worker/leads/desk/withdraw.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { timings } from "#worker/leads/timing.ts";
import type { LogLine } from "#worker/log.ts";
import { makeRuntimeDeterministic } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

test("withdrawals are emailed to staff before anything else that is due", async () => {
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(1);
  // More than are sent at once.
  for (let count = 0; count < 30; count++) await simulation.post(`Ben ${count}`);
  await simulation.withdrawByLink(id);
  expect(simulation.sentLetters.splice(0), "only Ann's two emails have been sent").toHaveLength(2);
  await simulation.advanceMinutes(0);
  expect(simulation.sentLetters[0]?.kind).toBe("withdrawal");
});

test("a request withdrawn just before its letter is sent isn't emailed to staff", async () => {
  const id = await simulation.post("Ann");
  simulation.beforeSend = () => simulation.withdrawByLink(id);
  await simulation.advanceMinutes(0);
  expect(simulation.staffHave()).toEqual([]);
});

/** Sends a request with two files again after its withdrawal, while the inbox is unreachable. */
async function sendAgainWithFiles() {
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(1);
  await simulation.withdrawByLink(id);
  await simulation.advanceMinutes(1);
  simulation.isInboxAway = true;
  simulation.passOneSecond();
  const lead = leadNamed("Ann", id, { file: true });
  const uploads = lead.upload ? [{ ...lead.upload, key: keys.upload(id) }] : [];
  const contents = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
  expect(await storeLead({ ...lead, otherUploads: uploads }, contents, "", simulation.worker())).toMatchObject({
    lead: { otherUploads: uploads },
  });
  return { id, uploads, contents };
}

test("a request sent again after its withdrawal, while the inbox is unreachable, keeps all its files under a new id", async () => {
  const { id, contents } = await sendAgainWithFiles();
  await simulation.inboxReturns();
  const files = [...simulation.objects].filter(([key]) => key.includes("upload-"));
  expect(files.map(([, { body }]) => body)).toEqual(contents);
  expect(files.some(([key]) => key.includes(id))).toBe(false);
});

test("if a file is gone when a request gets a new id, the log says so", async () => {
  const { id, uploads } = await sendAgainWithFiles();
  for (const { key } of uploads) simulation.objects.delete(key);
  simulation.isInboxAway = false;
  const lines: LogLine[] = [];
  await handOver({ ...simulation.worker(), log: (line) => lines.push(line) });
  const [newId = ""] = simulation.documentsLeft().map((key) => key.split("/")[1]);
  expect(newId).not.toBe(id);
  expect(lines).toEqual([{ event: "upload-missing", lead: referenceOf(newId) }]);
});

test("a request isn't acknowledged under an id that is being withdrawn", async () => {
  const id = await simulation.post("Ann");
  await simulation.inboxReturns();
  simulation.isInboxAway = true;
  const worker = simulation.worker();
  // The withdrawal arrives while the request is looked up.
  const get = async (key: string) => {
    const object = await worker.bucket.get(key);
    await simulation.withdrawByLink(id);
    return key === keys.request(id) ? null : object;
  };
  const bucket = Object.assign(Object.create(worker.bucket), { get });
  expect(await storeLead(leadNamed("Ben", id), [], "", { ...worker, bucket })).toBe("withdrawn");
  await simulation.inboxReturns();
  expect(simulation.staffHave()).toEqual(["Ann"]);
  expect(simulation.documentsLeft()).toEqual([]);
});

test("withdrawing a second time also withdraws what was sent in between", async () => {
  const id = await simulation.post("Ann");
  await simulation.withdrawByLink(id);
  simulation.isInboxAway = true;
  await simulation.post("Ben", { id });
  await simulation.post("Cid", { replaces: id });
  simulation.isInboxAway = false;
  await simulation.withdrawByLink(id);
  await simulation.inboxReturns();
  expect(simulation.staffHave()).toEqual([]);
  expect(simulation.documentsLeft()).toEqual([]);
});

test("if neither the inbox nor the bucket answers, withdrawing fails within a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const neverAnswers = () => new Promise<never>(() => {});
  const worker = simulation.worker();
  const bucket = Object.assign(Object.create(worker.bucket), { get: neverAnswers, put: neverAnswers });
  const silentInbox = Object.assign(Object.create(simulation.inbox()), { find: neverAnswers, withdraw: neverAnswers });
  const inbox = () => withDeadlines("inbox", silentInbox, timings.production.inboxMs);
  const result = withdraw(crypto.randomUUID(), { ...worker, bucket, inbox, confirmWithdrawal: async () => {} });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await result).toBe("failed");
});

test("a withdrawal's letter that gets no answer in time is logged as such, not as an error of ours", async () => {
  const id = await simulation.post("Ann");
  // The letter is only sent if a confirmation was accepted.
  await simulation.advanceMinutes(1);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const lines: LogLine[] = [];
  const result = withdraw(id, {
    ...simulation.worker(),
    confirmWithdrawal: () => new Promise(() => {}),
    log: (line) => lines.push(line),
  });
  // Longer than a withdrawal waits for its letter.
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await result).toBe("withdrawn");
  expect(lines.at(-1)).toMatchObject({ event: "mail", outcome: "unknown", reason: "NoAnswerInTime" });
});
