import { beforeEach, expect, test, vi } from "vitest";
import { referenceOf } from "#content/request/reference.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { idOfSameContent } from "#worker/leads/intake/identity.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { mailerFor } from "#worker/leads/letters/mailer.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { Entry } from "#worker/leads/record/entry.ts";
import type { LogLine } from "#worker/log.ts";
import { leadsOn, variables } from "../leads-in-memory.ts";
import { stopTheClock } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

let simulation: Simulation;
const signatures = createSignatures(["a link secret of the tests"]);

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation();
});

test("a marker that can't be handed over doesn't block the others, and the log says whose it is", async () => {
  const [bad, good] = [crypto.randomUUID(), crypto.randomUUID()];
  simulation.isAway = true;
  for (const id of [bad, ...Array.from({ length: 30 }, () => crypto.randomUUID()), good])
    await simulation.post("Ann", { id });
  simulation.isAway = false;
  const accept = async (entry: Entry) => {
    if (entry.id === bad) throw new Error("this one is poisoned");
    return simulation.inbox().accept(entry);
  };
  const inbox = () => Object.assign(Object.create(simulation.inbox()), { accept });
  const lines: LogLine[] = [];
  expect(await handOver({ ...simulation.worker(), inbox, log: (line) => lines.push(line) })).toBe(1);
  expect(lines).toMatchObject([{ event: "marker-failed", lead: referenceOf(bad) }]);
  expect([...simulation.objects.keys()].filter((key) => key.startsWith("waiting/"))).toEqual([keys.waiting(bad)]);
  expect(await simulation.inbox().find({ id: good })).toBeDefined();
});

test("the timer sets a lost alarm again", async () => {
  await simulation.post("Ann");
  simulation.alarm = undefined;
  await simulation.inbox().runMaintenance(0);
  await simulation.advance(1);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test("delivery times are recorded without identifying requests", async () => {
  simulation.relay = "refuse";
  const slow = await simulation.post("Slow");
  await simulation.advance(1.6);
  simulation.relay = "take";
  await simulation.advance(10);
  for (let count = 0; count < 3; count++) {
    await simulation.post("Ann");
    await simulation.advance(1);
  }
  expect((await simulation.inbox().counts()).deliveryTimes).toEqual({ count: 4, p50: 0, p99: 210 });
  await simulation.inbox().resend(slow);
  await simulation.advance(1);
  expect((await simulation.inbox().counts()).deliveryTimes?.count).toBe(4);
  expect(simulation.rows("SELECT value FROM settings WHERE name = 'durations'")).toEqual([{ value: "[210,0,0,0]" }]);
});

test("a timer run that fails in the inbox is logged", async () => {
  const lines: LogLine[] = [];
  const runMaintenance = () => Promise.reject(new RangeError());
  const INBOX = { getByName: () => ({ runMaintenance }) };
  await leadsOn(simulation, { INBOX }, (line) => lines.push(line)).sweep();
  expect(lines).toMatchObject([{ event: "maintenance-failed", cause: "RangeError" }]);
});

test("a non-empty marker makes the inbox email staff again", async () => {
  const id = await simulation.post("Ann");
  await simulation.advance(1);
  simulation.put(keys.waiting(id), "again");
  await simulation.inboxReturns();
  await simulation.inboxReturns();
  expect(simulation.staffHave()).toEqual(["Ann", "Ann"]);
});

test("without an id, the same content is the same request until the end of the next day, and a new one after that", async () => {
  const sentAt = Date.parse("2026-11-24T12:30:00Z");
  const idAt = (now: number) =>
    idOfSameContent("content", { now, round: 0 }, { bucket: simulation.worker().bucket, signatures });
  const id = await idAt(sentAt);
  simulation.put(keys.request(id));
  for (const [minutes, isSame] of [
    [1, true],
    [60, true],
    [23 * 60, true],
    [49 * 60, false],
  ] as const)
    expect((await idAt(sentAt + minutes * 60_000)) === id, `${minutes} minutes later`).toBe(isSame);
});

test("one address gets at most two confirmations a day from one sender, and six in all, and is forgotten after two days", async () => {
  const flood = async (email: string, network: string) => {
    simulation.later();
    await storeLead(leadNamed("Flooded", crypto.randomUUID(), { email }), [], network, simulation.worker());
    await simulation.advance(1);
    return simulation.sentMails.filter(({ kind }) => kind === "visitor").length;
  };
  const confirmed: number[] = [];
  for (const email of ["flood.ed@gmail.com", "flooded+1@gmail.com", "f.looded@gmail.com", "Flooded@googlemail.com"])
    confirmed.push(await flood(email, "10.0.0.0/24"));
  for (let network = 1; network <= 6; network++)
    confirmed.push(await flood("flooded@gmail.com", `10.0.${network}.0/24`));
  expect(confirmed).toEqual([1, 2, 2, 2, 3, 4, 5, 6, 6, 6]);
  expect(simulation.staffHave()).toHaveLength(10);
  const known = () => simulation.rows("SELECT 1 FROM requests WHERE address IS NOT NULL OR sender IS NOT NULL").length;
  for (const [hours, left] of [
    [47, 6],
    [1, 0],
  ] as const) {
    await simulation.advance(hours * 60);
    await simulation.inbox().runMaintenance(0);
    expect(known()).toBe(left);
  }
});

test("call reminders are sent for a correction, not for the request it replaces", async () => {
  const id = await simulation.post("Ann");
  await simulation.post("Ben", { replaces: id });
  await simulation.advance(5 * 24 * 60);
  const reminders = simulation.sentMails.filter(({ kind }) => kind === "reminder" || kind === "overdue");
  expect(reminders.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["reminder Ben", "overdue Ben"]);
});

test("when the bucket can’t be listed, the requests counted before still count as waiting", async () => {
  await simulation.inbox().runMaintenance(3);
  const lines: LogLine[] = [];
  const LEADS = { list: () => Promise.reject(new RangeError("no list")) };
  await leadsOn(simulation, { LEADS }, (line) => lines.push(line)).sweep();
  expect((await simulation.inbox().counts()).pending).toBe(3);
  expect(lines).toEqual([
    {
      event: "hand-over-failed",
      kind: "StorageError",
      message: "list failed",
      cause: "RangeError",
      at: expect.stringContaining("hand-over.test.ts"),
    },
  ]);
});

test("a letter that our own code can’t write is logged with the error and its line", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const id = crypto.randomUUID();
  await simulation.post("Ann", { id });
  const found = await simulation.inbox().find({ id });
  const env = Object.assign(Object.create(null), variables);
  const mailer = mailerFor(env, simulation.worker().bucket, () => new Date());
  const about = { ...{ state: found?.state, reference: found?.reference ?? "", chain: id }, events: [], generation: 0 };
  if (!about.state) throw new Error("the request is missing");
  const prepared = await mailer.prepare("staff", {
    ...about,
    state: about.state,
    withdrawnTogether: [],
    corrects: undefined,
    request: undefined,
  });
  if (typeof prepared !== "object") throw new Error("nothing was prepared");
  expect(await prepared.call("primary")).toMatchObject({ kind: "refused", because: "our-fault" });
  expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)))).toEqual([
    {
      event: "letter-failed",
      lead: found?.reference,
      mail: "staff",
      kind: "Error",
      message: "the request is missing",
      at: expect.stringContaining("mailer.ts"),
    },
  ]);
});
