import { beforeEach, expect, test, vi } from "vitest";
import { withDeadlines } from "#worker/deadline.ts";
import { withdraw } from "#worker/leads/desk/withdraw.ts";
import { handOver } from "#worker/leads/intake/hand-over.ts";
import { idOfSameContent } from "#worker/leads/intake/identity.ts";
import { storeLead } from "#worker/leads/intake/store.ts";
import { alertNotice } from "#worker/leads/letters/staff-notices.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { Entry } from "#worker/leads/record/entry.ts";
import { stopTheClock } from "./runtime.ts";
import { leadNamed, World } from "./world.ts";

let world: World;
const signatures = createSignatures(["a link secret of the tests"]);

beforeEach(() => {
  stopTheClock();
  world = new World();
});

/** Each at a moment of its own. */
async function post(name: string, id: string, replaces?: string, file = false) {
  later();
  const contents = file ? [new Uint8Array([1, 2, 3])] : [];
  const stored = await storeLead(
    leadNamed(name, id, { file, ...(replaces && { replaces }) }),
    contents,
    "",
    world.worker(),
  );
  return typeof stored === "string" ? stored : "acknowledged";
}

async function withdrawByLink(id: string): Promise<"withdrawn" | "failed"> {
  later();
  return withdraw(id, { ...world.worker(), confirmWithdrawal: async () => {} });
}

async function inboxReturns(): Promise<void> {
  world.isAway = false;
  later();
  await handOver(world.worker());
  await world.pass(0);
}

function later(): void {
  world.real += 1000;
  world.setClock();
}

function staffHave(): string[] {
  return world.taken.filter(({ kind }) => kind === "staff").map(({ name }) => name);
}

function documentsLeft(): string[] {
  return [...world.objects.keys()].filter((key) => key.startsWith("leads/"));
}

test("the daily mail goes out once a day from eight, however often the timer runs, and again where the relay refused it", async () => {
  world.real = Date.parse("2026-11-23T20:30:00Z");
  world.relay = "refuse";
  for (const [minutes, sent] of [
    [0, 0],
    [40, 1],
    [40, 2],
    [40, 2],
    [1440, 3],
  ] as const) {
    await world.pass(minutes);
    await Promise.all([1, 2, 3].map(() => world.inbox().runMaintenance(0)));
    expect(world.dailies).toHaveLength(sent);
    if (sent > 0) world.relay = "take";
  }
});

test("of all that is due, staff are told first what was withdrawn", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  await world.pass(1);
  for (let count = 0; count < 30; count++) await post(`Ben ${count}`, crypto.randomUUID());
  await withdrawByLink(id);
  const sent = world.taken.splice(0).length;
  await world.pass(0);
  expect([sent, world.taken.findIndex(({ kind }) => kind === "withdrawal")]).toEqual([2, 0]);
});

test("what is withdrawn in the moment before a letter goes out doesn't go out", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  world.atSync = () => withdrawByLink(id);
  await world.pass(0);
  expect(staffHave()).toEqual([]);
});

test("one marker that can't be handed over keeps no other waiting", async () => {
  const [bad, good] = [crypto.randomUUID(), crypto.randomUUID()];
  world.isAway = true;
  for (const id of [bad, ...Array.from({ length: 30 }, () => crypto.randomUUID()), good]) await post("Ann", id);
  world.isAway = false;
  const accept = async (entry: Entry) => {
    if (entry.id === bad) throw new Error("this one is poisoned");
    return world.inbox().accept(entry);
  };
  const inbox = () => Object.assign(Object.create(world.inbox()), { accept });
  expect(await handOver({ ...world.worker(), inbox })).toBe(1);
  expect([...world.objects.keys()].filter((key) => key.startsWith("waiting/"))).toEqual([keys.waiting(bad)]);
  expect(await world.inbox().find({ id: good })).toBeDefined();
});

test("what broke off is deleted after an hour, what lost a race with its marker, and no marker of nonsense holds up others", async () => {
  const [broken, whole] = [crypto.randomUUID(), crypto.randomUUID()];
  await post("Ann", whole);
  world.put("waiting/not-an-id");
  for (const id of [broken, whole]) {
    world.put(keys.upload(id), "a bill");
    world.put(keys.waiting(id));
  }
  await handOver(world.worker());
  // Its visitor may be adding a file at this moment.
  expect(documentsLeft().filter((key) => key.includes(whole))).toHaveLength(2);
  expect(documentsLeft().filter((key) => key.includes(broken))).toHaveLength(1);
  await world.pass(61);
  await handOver(world.worker());
  expect([...world.objects.keys()]).toEqual([keys.request(whole)]);
  expect(staffHave()).toEqual(["Ann"]);
});

test("an alarm that got lost is set again by the timer", async () => {
  await post("Ann", crypto.randomUUID());
  world.alarm = undefined;
  await world.inbox().runMaintenance(0);
  await world.pass(1);
  expect(staffHave()).toEqual(["Ann"]);
});

test("what the mail service never confirmed in an outage is sent once more afterwards, the visitor’s confirmation too", async () => {
  world.relay = "lose";
  const id = crypto.randomUUID();
  await post("Ann", id);
  await world.pass(180);
  expect(world.taken).toEqual([]);
  world.relay = "take";
  await post("Ben", crypto.randomUUID());
  await world.pass(1);
  const about = world.taken.filter((mail) => mail.id === id).map(({ kind }) => kind);
  expect(about.sort()).toEqual(["staff", "visitor"]);
});

test("how long requests take to a mail service is measured, without saying of which", async () => {
  world.relay = "refuse";
  const slow = crypto.randomUUID();
  await post("Slow", slow);
  await world.pass(1.6);
  world.relay = "take";
  await world.pass(10);
  for (let count = 0; count < 3; count++) {
    await post("Ann", crypto.randomUUID());
    await world.pass(1);
  }
  expect((await world.inbox().counts()).handedOn).toEqual({ count: 4, p50: 0, p99: 210 });
  await world.inbox().resend(slow);
  await world.pass(1);
  expect((await world.inbox().counts()).handedOn?.count).toBe(4);
  expect(world.rows("SELECT value FROM settings WHERE name = 'durations'")).toEqual([{ value: "[210,0,0,0]" }]);
});

test("a digest that nobody hears of is sent three times at most", async () => {
  world.relay = "take-late";
  await post("Ann", crypto.randomUUID());
  for (let hours = 0; hours < 8; hours++) {
    await world.pass(61);
    await world.inbox().runMaintenance(0);
  }
  expect(world.alerts.map(([first]) => first?.problem)).toEqual(Array(3).fill("staff-unconfirmed"));
  expect(staffHave()).toHaveLength(3);
});

test("an outage of the relay ends in one digest with counts, and then all mails come, each once", async () => {
  world.relay = "refuse";
  for (let count = 0; count < 12; count++) await post(`Ann ${count}`, crypto.randomUUID());
  await world.pass(120);
  await world.inbox().runMaintenance(0);
  world.relay = "take";
  await world.pass(1);
  world.alerts.splice(0);
  for (let hours = 0; hours < 3; hours++) {
    await world.inbox().runMaintenance(0);
    await world.pass(61);
  }
  expect(world.alerts.map((found) => alertNotice(found).subject)).toEqual(["Alert: 12 requests not delivered to you"]);
  const kinds = world.taken.map(({ kind }) => kind).filter((kind) => kind === "staff" || kind === "visitor");
  expect([kinds.length, new Set(world.taken.map(({ kind, id }) => kind + id)).size]).toEqual([24, world.taken.length]);
});

test("a problem that was over and is there again is told again", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  for (const told of [1, 2]) {
    world.refuses.add(id);
    world.put(keys.waiting(id), "again");
    await inboxReturns();
    await world.pass(120);
    for (let round = 0; round < 2; round++) await world.inbox().runMaintenance(0);
    expect(world.alerts.flat().filter(({ problem }) => problem === "staff-refused")).toHaveLength(told);
    world.refuses.clear();
    await world.pass(120);
  }
});

test("while the relay fails at everything a few mails try it, the others wait, and all come within the hour after it is back", async () => {
  const attempts = () => Number(world.rows("SELECT sum(attempts) AS attempts FROM mails")[0]?.attempts);
  for (const mode of ["refuse", "lose"] as const) {
    world = new World();
    world.relay = mode;
    for (let count = 0; count < 40; count++) await post(`Ann ${count}`, crypto.randomUUID());
    await world.pass(60);
    expect(attempts()).toBeGreaterThan(20);
    expect(attempts()).toBeLessThan(120);
    world.relay = "take";
    await world.pass(75);
    expect(new Set(staffHave()).size).toBe(40);
  }
});

test("mails that are refused for ever, each for a reason of its own, hold up no other for long", async () => {
  world.relay = "refuse";
  for (let count = 0; count < 60; count++) await post(`Ann ${count}`, crypto.randomUUID());
  await world.pass(180);
  const refused = world.rows("SELECT id FROM requests").map(({ id }) => String(id));
  world.relay = "take";
  world.refuses = new Set(refused);
  await post("Ben", crypto.randomUUID());
  await world.pass(6);
  expect(staffHave()).toEqual(["Ben"]);
});

test("a mail that is refused for what it says makes no other wait", async () => {
  world.relay = "blame";
  for (let count = 0; count < 20; count++) await post(`Ann ${count}`, crypto.randomUUID());
  await world.pass(1);
  world.relay = "take";
  await post("Ben", crypto.randomUUID());
  await world.pass(0);
  expect(staffHave()).toContain("Ben");
});

test("a document that can't be read is a problem, and is mailed once somebody repaired it", async () => {
  for (const broken of ['{"id": "3f9a', "{}"]) {
    const id = crypto.randomUUID();
    world.put(keys.request(id), broken);
    world.put(keys.waiting(id));
    await inboxReturns();
    expect(new Set((await world.inbox().find({ id }))?.problems)).toEqual(new Set(["unreadable"]));
    expect(await world.inbox().counts()).toMatchObject({ pending: 1, parked: 1 });
    world.put(keys.request(id), JSON.stringify(leadNamed("Ann", id)));
    await world.pass(70);
    expect(world.taken.filter((mail) => mail.id === id).map(({ kind }) => kind)).toEqual(["staff", "visitor"]);
    expect(await world.inbox().counts()).toMatchObject({ pending: 0, parked: 0 });
  }
});

test.each([false, true])(
  "each file goes 30 days after it came, also one that was added (inbox out of reach: %s)",
  async (isAway) => {
    const id = crypto.randomUUID();
    await post("Ann", id, undefined, true);
    await world.pass(10 * 24 * 60);
    world.isAway = isAway;
    const { upload, ...lead } = leadNamed("Ann", id, { file: true });
    const added = { ...upload, key: keys.upload(id), addedAt: new Date().toISOString() };
    world.put(added.key, "a bill");
    world.put(keys.changed(id), JSON.stringify({ ...lead, added: [added] }));
    if (isAway) world.put(keys.waiting(id), "changed");
    else await world.inbox().mark(id, { key: "added", outcome: "new-file", hasNote: false });
    await inboxReturns();
    const files = () => documentsLeft().filter((key) => key.includes("upload-"));
    await world.pass(15 * 24 * 60);
    expect(files()).toHaveLength(isAway ? 1 : 2);
    await world.pass(10 * 24 * 60);
    expect(files()).toEqual([added.key]);
    await world.pass(10 * 24 * 60);
    expect(files()).toEqual([]);
  },
);

test("what was sent again after its withdrawal, while the inbox was away, has all its files under another id", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  await world.pass(1);
  await withdrawByLink(id);
  await world.pass(1);
  world.isAway = true;
  later();
  const sent = leadNamed("Ann", id, { file: true });
  const more = sent.upload ? [{ ...sent.upload, key: keys.upload(id) }] : [];
  const contents = [new Uint8Array([1, 2, 3]), new Uint8Array([4, 5])];
  expect(await storeLead({ ...sent, more }, contents, "", world.worker())).toMatchObject({ lead: { more } });
  await inboxReturns();
  const files = [...world.objects].filter(([key]) => key.includes("upload-"));
  expect(files.map(([, { body }]) => body)).toEqual(contents);
  expect(files.some(([key]) => key.includes(id))).toBe(false);
});

test("staff get a request once more where somebody puts a marker with a word in it", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  await world.pass(1);
  world.put(keys.waiting(id), "again");
  await inboxReturns();
  await inboxReturns();
  expect(staffHave()).toEqual(["Ann", "Ann"]);
});

test("nothing is acknowledged under an id that is being withdrawn", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  await inboxReturns();
  world.isAway = true;
  const worker = world.worker();
  // The withdrawal comes while the request is looked up.
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

test("who withdraws once more takes back what was sent in between", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  await withdrawByLink(id);
  world.isAway = true;
  await post("Ben", id);
  await post("Cid", crypto.randomUUID(), id);
  world.isAway = false;
  await withdrawByLink(id);
  await inboxReturns();
  expect(staffHave()).toEqual([]);
  expect(documentsLeft()).toEqual([]);
});

test("a withdrawal of which nobody hears says that it failed, within a minute", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const silent = () => new Promise<never>(() => {});
  const worker = world.worker();
  const bucket = Object.assign(Object.create(worker.bucket), { get: silent, put: silent });
  const inbox = () =>
    withDeadlines(Object.assign(Object.create(world.inbox()), { find: silent, withdraw: silent }), 3000);
  const answer = withdraw(crypto.randomUUID(), { ...worker, bucket, inbox, confirmWithdrawal: async () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toBe("failed");
});

test("the same content without an id is the same request until the next day's end, and later another", async () => {
  const sentAt = Date.parse("2026-11-24T12:30:00Z");
  const idAt = (now: number) =>
    idOfSameContent("content", { now, round: 0 }, { bucket: world.worker().bucket, signatures });
  const id = await idAt(sentAt);
  world.put(keys.request(id));
  for (const [minutes, isSame] of [
    [1, true],
    [60, true],
    [23 * 60, true],
    [49 * 60, false],
  ] as const)
    expect((await idAt(sentAt + minutes * 60_000)) === id, `${minutes} minutes later`).toBe(isSame);
});

test("one address gets two confirmations a day from one sender, in whatever spelling, and six in all; after two days nobody can tell who it was", async () => {
  const flood = async (email: string, network: string) => {
    later();
    await storeLead(leadNamed("Flooded", crypto.randomUUID(), { email }), [], network, world.worker());
    await world.pass(1);
    return world.taken.filter(({ kind }) => kind === "visitor").length;
  };
  const confirmed: number[] = [];
  for (const email of ["flood.ed@gmail.com", "flooded+1@gmail.com", "f.looded@gmail.com", "Flooded@googlemail.com"])
    confirmed.push(await flood(email, "10.0.0.0/24"));
  for (let network = 1; network <= 6; network++)
    confirmed.push(await flood("flooded@gmail.com", `10.0.${network}.0/24`));
  expect(confirmed).toEqual([1, 2, 2, 2, 3, 4, 5, 6, 6, 6]);
  expect(staffHave()).toHaveLength(10);
  const known = () => world.rows("SELECT 1 FROM requests WHERE address IS NOT NULL OR sender IS NOT NULL").length;
  for (const [hours, left] of [
    [47, 6],
    [1, 0],
  ] as const) {
    await world.pass(hours * 60);
    await world.inbox().runMaintenance(0);
    expect(known()).toBe(left);
  }
});

test("a request that was corrected reminds nobody of a call: its correction does", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  await post("Ben", crypto.randomUUID(), id);
  await world.pass(5 * 24 * 60);
  const reminders = world.taken.filter(({ kind }) => kind === "reminder" || kind === "overdue");
  expect(reminders.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["reminder Ben", "overdue Ben"]);
});

test("what is withdrawn by a clock that was ahead is erased once more within the hour all the same", async () => {
  const id = crypto.randomUUID();
  await post("Ann", id);
  world.skew = 40 * 24 * 3_600_000;
  await withdrawByLink(id);
  world.skew = 0;
  world.put(keys.upload(id), "a bill whose sender was cut off");
  await inboxReturns();
  await world.inbox().runMaintenance(0);
  await world.pass(61);
  expect(documentsLeft()).toEqual([]);
});

test("health can tell how long staff have waited for mail: from the first try, until a mail to them is taken", async () => {
  const counts = async () => {
    const { staffWaitSince, staffReachedAt } = await world.inbox().counts();
    return [staffWaitSince, staffReachedAt];
  };
  world.relay = "refuse";
  await post("Ann", crypto.randomUUID());
  await world.pass(0);
  const tried = Date.now();
  await world.pass(90);
  expect(await counts()).toEqual([tried, null]);
  world.relay = "lose";
  await world.pass(5 * 60);
  expect(await counts(), "a silent relay is no road either").toEqual([tried, null]);
  world.relay = "take";
  await post("Ben", crypto.randomUUID());
  await world.pass(0);
  expect(staffHave()).toEqual(["Ben", "Ann"]);
  expect(await counts()).toEqual([null, Date.now()]);
});

test("with a second road staff have a letter at once where the mail service refuses, and at the third try where it is silent", async () => {
  world.second = "take";
  world.relay = "refuse";
  await post("Ann", crypto.randomUUID());
  await world.pass(0);
  expect(staffHave()).toEqual(["Ann"]);
  world.relay = "lose";
  await post("Ben", crypto.randomUUID());
  await world.pass(20);
  expect(staffHave(), "two tries of the mail service").toEqual(["Ann"]);
  await world.pass(15);
  expect(staffHave()).toEqual(["Ann", "Ben"]);
});

test("a letter that both roads kept silent about goes out once more by the road that takes letters again", async () => {
  for (const works of ["relay", "second"] as const) {
    Object.assign(world, { relay: "lose", second: "lose" });
    await post(`Ann ${works}`, crypto.randomUUID());
    await world.pass(60);
    expect(staffHave()).not.toContain(`Ann ${works}`);
    Object.assign(world, { relay: "refuse", [works]: "take" });
    if (works === "second") world.relay = "lose";
    await post(`Ben ${works}`, crypto.randomUUID());
    await world.pass(60);
    expect(staffHave()).toEqual(expect.arrayContaining([`Ann ${works}`, `Ben ${works}`]));
  }
});

test("a confirmation that the mail service kept silent about waits for that, whatever goes by the second road meanwhile", async () => {
  Object.assign(world, { relay: "lose", second: "take" });
  for (const name of ["Ann", "Ben"]) {
    await post(name, crypto.randomUUID());
    await world.pass(80);
  }
  expect(staffHave()).toEqual(["Ann", "Ben"]);
  world.relay = "take";
  await post("Cara", crypto.randomUUID());
  await world.pass(60);
  const confirmed = world.taken.filter(({ kind }) => kind === "visitor").map(({ name }) => name);
  expect(confirmed.toSorted()).toEqual(["Ann", "Ben", "Cara"]);
});
