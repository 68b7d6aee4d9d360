import { beforeEach, expect, test, vi } from "vitest";
import { bucketDeadlineMs, withDeadlines } from "#worker/deadline.ts";
import { withdraw } from "#worker/leads/desk/withdraw.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { idOfSameContent } from "#worker/leads/intake/identity.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { mailerFor } from "#worker/leads/letters/mailer.ts";
import { alertNotice } from "#worker/leads/letters/staff-notices.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { Entry } from "#worker/leads/record/entry.ts";
import { timings } from "#worker/leads/timing.ts";
import type { LogLine } from "#worker/log.ts";
import { leadsOn, takeMails, variables } from "../leads-in-memory.ts";
import { stopTheClock } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

let simulation: Simulation;
const bill = new Uint8Array([1, 2, 3]);
const signatures = createSignatures(["a link secret of the tests"]);

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation();
});

/** Sends a request, a second after the one before, and returns its id. */
async function post(name: string, sent: { id?: string; replaces?: string; file?: boolean } = {}): Promise<string> {
  const { id = crypto.randomUUID(), ...more } = sent;
  later();
  await storeLead(leadNamed(name, id, more), more.file ? [bill] : [], "", simulation.worker());
  return id;
}

async function withdrawByLink(id: string): Promise<"withdrawn" | "failed"> {
  later();
  return withdraw(id, { ...simulation.worker(), confirmWithdrawal: async () => {} });
}

async function inboxReturns(): Promise<void> {
  simulation.isAway = false;
  later();
  await handOver(simulation.worker());
  await simulation.advance(0);
}

function later(): void {
  simulation.real += 1000;
  simulation.setClock();
}

function staffHave(): string[] {
  return simulation.sentMails.filter(({ kind }) => kind === "staff").map(({ name }) => name);
}

function documentsLeft(): string[] {
  return [...simulation.objects.keys()].filter((key) => key.startsWith("leads/"));
}

test("the daily email is sent once a day from eight, however often the timer runs, and retried if the relay refuses it", async () => {
  simulation.real = Date.parse("2026-11-23T20:30:00Z");
  simulation.relay = "refuse";
  for (const [minutes, sent] of [
    [0, 0],
    [40, 1],
    [40, 2],
    [40, 2],
    [1440, 3],
  ] as const) {
    await simulation.advance(minutes);
    await Promise.all([1, 2, 3].map(() => simulation.inbox().runMaintenance(0)));
    expect(simulation.dailies).toHaveLength(sent);
    if (sent > 0) simulation.relay = "take";
  }
});

test("a document read that hangs doesn't delay other requests' email", async () => {
  simulation = new Simulation(variables);
  const mails = takeMails();
  const { aliasOf } = createSignatures([variables.LINK_SECRET]);
  const ids = Array.from(
    { length: timings.production.mailsAtOnce },
    (_, index) => `${index}f9a2c1b-1111-4111-8111-111111111111`,
  );
  await post("Cat");
  // Send one letter first, because that loads the code that writes letters.
  await simulation.advance(0);
  for (const id of ids) await post("Ann", { id });
  await post("Bob");
  simulation.hangs = (key) => ids.some((id) => key === keys.request(id));
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  simulation.setClock();
  let isOver = false;
  void simulation.advance(0).then(() => {
    isOver = true;
  });
  for (let seconds = 0; !isOver && seconds < 2 * (bucketDeadlineMs / 1000); ) {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    // If no timer is running, the machine is still working, so no time passes.
    if (vi.getTimerCount() === 0) continue;
    await vi.advanceTimersByTimeAsync(1000);
    seconds += 1;
  }
  expect(isOver).toBe(true);
  expect(mails.map(({ content }) => content[0]?.value.includes("Bob"))).toContain(true);
  simulation.hangs = () => false;
  await simulation.advance(1);
  for (const id of ids)
    expect(mails.filter(({ campaign_id }) => campaign_id === `${aliasOf(id)}.staff`)).toHaveLength(1);
});

test.each([
  [
    "can't be read",
    (id: string) => {
      simulation.fails = (key) => key === keys.request(id);
    },
  ],
  ["is cut short", (id: string) => simulation.put(keys.request(id), '{"id": "3f9a')],
])("a link request whose document %s delays no other mail, is logged, and is answered later", async (_, damage) => {
  const id = await post("Ann");
  await simulation.advance(1);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  damage(id);
  const { reference = "" } = (await simulation.inbox().find({ id })) ?? {};
  await simulation.inbox().askForLink({ reference, email: "Ann@example.com", network: "192.0.2.1" });
  await post("Bob");
  await simulation.advance(10);
  expect(staffHave()).toEqual(["Ann", "Bob"]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`"event":"link-waits","lead":"${reference}"`));
  simulation.fails = () => false;
  simulation.put(keys.request(id), JSON.stringify(leadNamed("Ann", id)));
  await simulation.advance(1);
  expect(simulation.sentMails.filter(({ kind }) => kind === "link").map(({ name }) => name)).toEqual(["Ann"]);
});

test("withdrawals are mailed to staff before anything else that is due", async () => {
  const id = await post("Ann");
  await simulation.advance(1);
  for (let count = 0; count < 30; count++) await post(`Ben ${count}`);
  await withdrawByLink(id);
  const sent = simulation.sentMails.splice(0).length;
  await simulation.advance(0);
  expect([sent, simulation.sentMails.findIndex(({ kind }) => kind === "withdrawal")]).toEqual([2, 0]);
});

test("a request withdrawn just before its letter is sent isn't sent", async () => {
  const id = await post("Ann");
  simulation.atSync = () => withdrawByLink(id);
  await simulation.advance(0);
  expect(staffHave()).toEqual([]);
});

test("a marker that can't be handed over doesn't block the others", async () => {
  const [bad, good] = [crypto.randomUUID(), crypto.randomUUID()];
  simulation.isAway = true;
  for (const id of [bad, ...Array.from({ length: 30 }, () => crypto.randomUUID()), good]) await post("Ann", { id });
  simulation.isAway = false;
  const accept = async (entry: Entry) => {
    if (entry.id === bad) throw new Error("this one is poisoned");
    return simulation.inbox().accept(entry);
  };
  const inbox = () => Object.assign(Object.create(simulation.inbox()), { accept });
  expect(await handOver({ ...simulation.worker(), inbox })).toBe(1);
  expect([...simulation.objects.keys()].filter((key) => key.startsWith("waiting/"))).toEqual([keys.waiting(bad)]);
  expect(await simulation.inbox().find({ id: good })).toBeDefined();
});

test("an interrupted request and a leftover upload are deleted after an hour, and an invalid marker doesn't block the others", async () => {
  const [broken, whole] = [crypto.randomUUID(), await post("Ann")];
  simulation.put("waiting/not-an-id");
  for (const id of [broken, whole]) {
    simulation.put(keys.upload(id), "a bill");
    simulation.put(keys.waiting(id));
  }
  await handOver(simulation.worker());
  // The visitor may be adding a file at this moment.
  expect(documentsLeft().filter((key) => key.includes(whole))).toHaveLength(2);
  expect(documentsLeft().filter((key) => key.includes(broken))).toHaveLength(1);
  await simulation.advance(61);
  await handOver(simulation.worker());
  expect([...simulation.objects.keys()]).toEqual([keys.request(whole)]);
  expect(staffHave()).toEqual(["Ann"]);
});

test("the timer sets a lost alarm again", async () => {
  await post("Ann");
  simulation.alarm = undefined;
  await simulation.inbox().runMaintenance(0);
  await simulation.advance(1);
  expect(staffHave()).toEqual(["Ann"]);
});

test("emails left unconfirmed by an outage are sent once more afterwards, including the visitor's confirmation", async () => {
  simulation.relay = "lose";
  const id = await post("Ann");
  await simulation.advance(180);
  expect(simulation.sentMails).toEqual([]);
  simulation.relay = "take";
  await post("Ben");
  await simulation.advance(1);
  const about = simulation.sentMails.filter((mail) => mail.id === id).map(({ kind }) => kind);
  expect(about.sort()).toEqual(["staff", "visitor"]);
});

test("delivery times are recorded without identifying requests", async () => {
  simulation.relay = "refuse";
  const slow = await post("Slow");
  await simulation.advance(1.6);
  simulation.relay = "take";
  await simulation.advance(10);
  for (let count = 0; count < 3; count++) {
    await post("Ann");
    await simulation.advance(1);
  }
  expect((await simulation.inbox().counts()).handOverTimes).toEqual({ count: 4, p50: 0, p99: 210 });
  await simulation.inbox().resend(slow);
  await simulation.advance(1);
  expect((await simulation.inbox().counts()).handOverTimes?.count).toBe(4);
  expect(simulation.rows("SELECT value FROM settings WHERE name = 'durations'")).toEqual([{ value: "[210,0,0,0]" }]);
});

test("an alert that can't be written is logged, and the daily mail goes out all the same and is logged too", async () => {
  simulation.relay = "refuse";
  await post("Ann");
  await simulation.advance(120);
  vi.spyOn(simulation.alerts, "push").mockImplementation(() => {
    throw new TypeError("an unknown problem");
  });
  const log = vi.spyOn(console, "log").mockClear();
  await simulation.inbox().runMaintenance(0);
  expect(simulation.dailies).toHaveLength(1);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: "notice-failed", mail: "digest", kind: "TypeError", at: expect.stringContaining("hand-over.test.ts") },
    { event: "mail", mail: "daily", outcome: "refused", status: 500 },
  ]);
});

test("a timer run that fails in the inbox is logged", async () => {
  const lines: LogLine[] = [];
  const runMaintenance = () => Promise.reject(new RangeError());
  const INBOX = { getByName: () => ({ runMaintenance }) };
  await leadsOn(simulation, { INBOX }, (line) => lines.push(line)).sweep();
  expect(lines).toMatchObject([{ event: "maintenance-failed", cause: "RangeError" }]);
});

test("a digest with an unknown outcome is sent at most three times", async () => {
  simulation.relay = "take-late";
  await post("Ann");
  for (let hours = 0; hours < 8; hours++) {
    await simulation.advance(61);
    await simulation.inbox().runMaintenance(0);
  }
  expect(simulation.alerts.map(([first]) => first?.problem)).toEqual(Array(3).fill("staff-unconfirmed"));
  expect(staffHave()).toHaveLength(3);
});

test("after a relay outage staff get one digest with counts, and then every email once", async () => {
  simulation.relay = "refuse";
  for (let count = 0; count < 12; count++) await post(`Ann ${count}`);
  await simulation.advance(120);
  await simulation.inbox().runMaintenance(0);
  simulation.relay = "take";
  await simulation.advance(1);
  simulation.alerts.splice(0);
  for (let hours = 0; hours < 3; hours++) {
    await simulation.inbox().runMaintenance(0);
    await simulation.advance(61);
  }
  expect(simulation.alerts.map((found) => alertNotice(found).subject)).toEqual([
    "Alert: 12 requests not delivered to you",
  ]);
  const kinds = simulation.sentMails.map(({ kind }) => kind).filter((kind) => kind === "staff" || kind === "visitor");
  expect([kinds.length, new Set(simulation.sentMails.map(({ kind, id }) => kind + id)).size]).toEqual([
    24,
    simulation.sentMails.length,
  ]);
});

test("a problem that comes back is reported again", async () => {
  const id = await post("Ann");
  for (const reports of [1, 2]) {
    simulation.refuses.add(id);
    simulation.put(keys.waiting(id), "again");
    await inboxReturns();
    await simulation.advance(120);
    for (let round = 0; round < 2; round++) await simulation.inbox().runMaintenance(0);
    expect(simulation.alerts.flat().filter(({ problem }) => problem === "staff-refused")).toHaveLength(reports);
    simulation.refuses.clear();
    await simulation.advance(120);
  }
});

test("during a relay outage only a few emails are tried, and all are sent within an hour of its recovery", async () => {
  const attempts = () => Number(simulation.rows("SELECT sum(attempts) AS attempts FROM mails")[0]?.attempts);
  for (const mode of ["refuse", "lose"] as const) {
    simulation = new Simulation();
    simulation.relay = mode;
    for (let count = 0; count < 40; count++) await post(`Ann ${count}`);
    await simulation.advance(60);
    expect(attempts()).toBeGreaterThan(20);
    expect(attempts()).toBeLessThan(120);
    simulation.relay = "take";
    await simulation.advance(75);
    expect(new Set(staffHave()).size).toBe(40);
  }
});

test("permanently refused emails don't hold up new ones for long", async () => {
  simulation.relay = "refuse";
  for (let count = 0; count < 60; count++) await post(`Ann ${count}`);
  await simulation.advance(180);
  const refused = simulation.rows("SELECT id FROM requests").map(({ id }) => String(id));
  simulation.relay = "take";
  simulation.refuses = new Set(refused);
  await post("Ben");
  await simulation.advance(6);
  expect(staffHave()).toEqual(["Ben"]);
});

test("an email refused for its content doesn't delay the others", async () => {
  simulation.relay = "blame";
  for (let count = 0; count < 20; count++) await post(`Ann ${count}`);
  await simulation.advance(1);
  simulation.relay = "take";
  await post("Ben");
  await simulation.advance(0);
  expect(staffHave()).toContain("Ben");
});

test("an unreadable document is reported as a problem, and mailed once it has been repaired", async () => {
  for (const broken of ['{"id": "3f9a', "{}"]) {
    const id = crypto.randomUUID();
    simulation.put(keys.request(id), broken);
    simulation.put(keys.waiting(id));
    await inboxReturns();
    expect(new Set((await simulation.inbox().find({ id }))?.problems)).toEqual(new Set(["unreadable"]));
    expect(await simulation.inbox().counts()).toMatchObject({ pending: 1, needAttention: 1 });
    simulation.put(keys.request(id), JSON.stringify(leadNamed("Ann", id)));
    await simulation.advance(70);
    expect(simulation.sentMails.filter((mail) => mail.id === id).map(({ kind }) => kind)).toEqual(["staff", "visitor"]);
    expect(await simulation.inbox().counts()).toMatchObject({ pending: 0, needAttention: 0 });
  }
});

test("a problem of a request that no longer waits isn’t counted among those that wait", async () => {
  simulation.relay = "refuse";
  const id = await post("Ann");
  simulation.objects.delete(keys.request(id));
  await simulation.advance(70);
  expect((await simulation.inbox().find({ id }))?.problems).toEqual(["missing"]);
  expect(await simulation.inbox().counts()).toMatchObject({ pending: 0, needAttention: 0 });
});

test.each([false, true])(
  "each file is deleted 30 days after it arrived, including one added later (inbox unreachable: %s)",
  async (isAway) => {
    const id = await post("Ann", { file: true });
    await simulation.advance(10 * 24 * 60);
    simulation.isAway = isAway;
    const { upload, ...lead } = leadNamed("Ann", id, { file: true });
    const added = { ...upload, key: keys.upload(id), addedAt: new Date().toISOString() };
    simulation.put(added.key, "a bill");
    simulation.put(keys.changed(id), JSON.stringify({ ...lead, added: [added] }));
    if (isAway) simulation.put(keys.waiting(id), "changed");
    else await simulation.inbox().mark(id, { key: "added", outcome: "new-file", hasNote: false });
    await inboxReturns();
    const files = () => documentsLeft().filter((key) => key.includes("upload-"));
    await simulation.advance(15 * 24 * 60);
    expect(files()).toHaveLength(isAway ? 1 : 2);
    await simulation.advance(10 * 24 * 60);
    expect(files()).toEqual([added.key]);
    await simulation.advance(10 * 24 * 60);
    expect(files()).toEqual([]);
  },
);

test("a request sent again after its withdrawal, while the inbox is unreachable, keeps all its files under a new id", async () => {
  const id = await post("Ann");
  await simulation.advance(1);
  await withdrawByLink(id);
  await simulation.advance(1);
  simulation.isAway = true;
  later();
  const sent = leadNamed("Ann", id, { file: true });
  const more = sent.upload ? [{ ...sent.upload, key: keys.upload(id) }] : [];
  const contents = [bill, new Uint8Array([4, 5])];
  expect(await storeLead({ ...sent, more }, contents, "", simulation.worker())).toMatchObject({ lead: { more } });
  await inboxReturns();
  const files = [...simulation.objects].filter(([key]) => key.includes("upload-"));
  expect(files.map(([, { body }]) => body)).toEqual(contents);
  expect(files.some(([key]) => key.includes(id))).toBe(false);
});

test("a non-empty marker makes the inbox mail staff again", async () => {
  const id = await post("Ann");
  await simulation.advance(1);
  simulation.put(keys.waiting(id), "again");
  await inboxReturns();
  await inboxReturns();
  expect(staffHave()).toEqual(["Ann", "Ann"]);
});

test("a request isn't acknowledged under an id that is being withdrawn", async () => {
  const id = await post("Ann");
  await inboxReturns();
  simulation.isAway = true;
  const worker = simulation.worker();
  // The withdrawal arrives while the request is looked up.
  const get = async (key: string) => {
    const found = await worker.bucket.get(key);
    await withdrawByLink(id);
    return key === keys.request(id) ? null : found;
  };
  const bucket = Object.assign(Object.create(worker.bucket), { get });
  expect(await storeLead(leadNamed("Ben", id), [], "", { ...worker, bucket })).toBe("withdrawn");
  await inboxReturns();
  expect(staffHave()).toEqual(["Ann"]);
  expect(documentsLeft()).toEqual([]);
});

test("withdrawing a second time also withdraws what was sent in between", async () => {
  const id = await post("Ann");
  await withdrawByLink(id);
  simulation.isAway = true;
  await post("Ben", { id });
  await post("Cid", { replaces: id });
  simulation.isAway = false;
  await withdrawByLink(id);
  await inboxReturns();
  expect(staffHave()).toEqual([]);
  expect(documentsLeft()).toEqual([]);
});

test("if neither the inbox nor the bucket answers, withdrawing fails within a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const silent = () => new Promise<never>(() => {});
  const worker = simulation.worker();
  const bucket = Object.assign(Object.create(worker.bucket), { get: silent, put: silent });
  const inbox = () =>
    withDeadlines(Object.assign(Object.create(simulation.inbox()), { find: silent, withdraw: silent }), 3000);
  const answer = withdraw(crypto.randomUUID(), { ...worker, bucket, inbox, confirmWithdrawal: async () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe("failed");
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
    later();
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
  expect(staffHave()).toHaveLength(10);
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
  const id = await post("Ann");
  await post("Ben", { replaces: id });
  await simulation.advance(5 * 24 * 60);
  const reminders = simulation.sentMails.filter(({ kind }) => kind === "reminder" || kind === "overdue");
  expect(reminders.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["reminder Ben", "overdue Ben"]);
});

test("a withdrawal recorded by a fast clock is still erased again within the hour", async () => {
  const id = await post("Ann");
  simulation.skew = 40 * 24 * 3_600_000;
  await withdrawByLink(id);
  simulation.skew = 0;
  simulation.put(keys.upload(id), "a bill whose sender was cut off");
  await inboxReturns();
  await simulation.inbox().runMaintenance(0);
  await simulation.advance(61);
  expect(documentsLeft()).toEqual([]);
});

test("health reports how long staff have waited for mail, from the first attempt until one is accepted", async () => {
  const counts = async () => {
    const { staffWaitSince, staffReachedAt } = await simulation.inbox().counts();
    return [staffWaitSince, staffReachedAt];
  };
  simulation.relay = "refuse";
  await post("Ann");
  await simulation.advance(0);
  const tried = Date.now();
  await simulation.advance(90);
  expect(await counts()).toEqual([tried, null]);
  simulation.relay = "lose";
  await simulation.advance(5 * 60);
  expect(await counts(), "a silent mail service counts as failing too").toEqual([tried, null]);
  simulation.relay = "take";
  await post("Ben");
  await simulation.advance(0);
  expect(staffHave()).toEqual(["Ben", "Ann"]);
  expect(await counts()).toEqual([null, Date.now()]);
});

test("the fallback mails staff at once if the mail service refuses, and at the third attempt if it is silent", async () => {
  simulation.fallback = "take";
  simulation.relay = "refuse";
  await post("Ann");
  await simulation.advance(0);
  expect(staffHave()).toEqual(["Ann"]);
  simulation.relay = "lose";
  await post("Ben");
  await simulation.advance(20);
  expect(staffHave(), "two tries of the mail service").toEqual(["Ann"]);
  await simulation.advance(15);
  expect(staffHave()).toEqual(["Ann", "Ben"]);
});

test("an email that neither service confirmed is retried with whichever recovers first", async () => {
  for (const works of ["relay", "fallback"] as const) {
    Object.assign(simulation, { relay: "lose", fallback: "lose" });
    await post(`Ann ${works}`);
    await simulation.advance(60);
    expect(staffHave()).not.toContain(`Ann ${works}`);
    Object.assign(simulation, { relay: "refuse", [works]: "take" });
    if (works === "fallback") simulation.relay = "lose";
    await post(`Ben ${works}`);
    await simulation.advance(60);
    expect(staffHave()).toEqual(expect.arrayContaining([`Ann ${works}`, `Ben ${works}`]));
  }
});

test("an unconfirmed confirmation waits for the mail service, even while the fallback is working", async () => {
  Object.assign(simulation, { relay: "lose", fallback: "take" });
  for (const name of ["Ann", "Ben"]) {
    await post(name);
    await simulation.advance(80);
  }
  expect(staffHave()).toEqual(["Ann", "Ben"]);
  simulation.relay = "take";
  await post("Cara");
  await simulation.advance(60);
  const confirmed = simulation.sentMails.filter(({ kind }) => kind === "visitor").map(({ name }) => name);
  expect(confirmed.toSorted()).toEqual(["Ann", "Ben", "Cara"]);
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
      call: "list",
      cause: "RangeError",
      at: expect.stringContaining("hand-over.test.ts"),
    },
  ]);
});

test("a letter that our own code can’t write is logged with the error and its line", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const id = crypto.randomUUID();
  await post("Ann", { id });
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
      at: expect.stringContaining("mailer.ts"),
    },
  ]);
});
