import { beforeEach, expect, test, vi } from "vitest";
import { minuteMs, secondMs } from "#content/durations.ts";
import { bucketDeadlineMs } from "#worker/deadline.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { leadAsJson } from "#worker/leads/record/lead.ts";
import { timings } from "#worker/leads/timing.ts";
import { takeLetters, variables } from "../leads-in-memory.ts";
import { makeRuntimeDeterministic, takeLog } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

const { slowRetryMs, relayBackoffMs, ambiguousMs, mailsAtOnce } = timings.production;

/** The longest wait for a retry of an email that needs attention: it comes up to a quarter later than planned. */
const longestRetryMinutes = (1.25 * slowRetryMs) / minuteMs;

/** The pause between attempts while the mail service fails every email. */
const backoffMinutes = relayBackoffMs / minuteMs;

/** How long an email waits for the answer of a mail service before it is sent again. */
const unansweredMinutes = ambiguousMs / minuteMs;

/** Far longer than all the attempts at an email that gets no answer: after three of them it is left unconfirmed. */
const longOutageMinutes = 12 * unansweredMinutes;

let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation();
});

test("a document read that hangs doesn't delay other requests' email", async () => {
  simulation = new Simulation(variables);
  const letters = takeLetters();
  const { aliasOf } = createSignatures([variables.LINK_SECRET]);
  const ids = Array.from({ length: mailsAtOnce }, (_, index) => `${index}f9a2c1b-1111-4111-8111-111111111111`);
  await simulation.post("Cat");
  // Send one letter first, because that loads the code that writes letters.
  await simulation.advanceMinutes(0);
  for (const id of ids) await simulation.post("Ann", { id });
  await simulation.post("Bob");
  simulation.hangs = (key) => ids.some((id) => key === keys.request(id));
  await runAlarmWhileReadsHang();
  expect(letters.map(({ content }) => content[0]?.value.includes("Bob"))).toContain(true);
  simulation.hangs = () => false;
  await simulation.advanceMinutes(1);
  for (const id of ids)
    expect(letters.filter(({ campaign_id }) => campaign_id === `${aliasOf(id)}.staff`)).toHaveLength(1);
});

/**
 * Runs what is due while some reads hang. The clock advances only when nothing but timers is left to wait for. Fails after twice the
 * deadline of a read.
 */
async function runAlarmWhileReadsHang(): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  simulation.setClock();
  let isOver = false;
  void simulation.advanceMinutes(0).then(() => {
    isOver = true;
  });
  for (let waitedMs = 0; !isOver && waitedMs < 2 * bucketDeadlineMs; ) {
    // It takes several turns of the event loop before a read starts its timer. No timer yet means that the code is still running.
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    if (vi.getTimerCount() === 0) continue;
    await vi.advanceTimersByTimeAsync(secondMs);
    waitedMs += secondMs;
  }
  expect(isOver, "everything that was due is done").toBe(true);
}

const documentDamages: readonly [how: string, damage: (id: string) => void][] = [
  [
    "can't be read",
    (id) => {
      simulation.fails = (key) => key === keys.request(id);
    },
  ],
  ["is cut short", (id) => simulation.put(keys.request(id), '{"id": "3f9a')],
];

/** Asks for the link of Ann's request while its document is damaged. */
async function askForLinkWhileDamaged(damage: (id: string) => void) {
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(1);
  damage(id);
  const { reference = "" } = (await simulation.inbox().find({ id })) ?? {};
  await simulation.inbox().askForLink({ reference, email: "Ann@example.com", network: "192.0.2.1" });
  return { id, reference };
}

test.each(documentDamages)(
  "if a request's document %s, asking for its link is logged, and delays no other email",
  async (_, damage) => {
    const lines = takeLog();
    const { reference } = await askForLinkWhileDamaged(damage);
    await simulation.post("Bob");
    await simulation.advanceMinutes(1);
    expect(simulation.staffHave()).toEqual(["Ann", "Bob"]);
    expect(lines).toContainEqual(expect.objectContaining({ event: "link-request-waits", lead: reference }));
  },
);

test.each(documentDamages)(
  "if a request's document %s, its link is emailed once the document can be read",
  async (_, damage) => {
    const { id } = await askForLinkWhileDamaged(damage);
    await simulation.advanceMinutes(backoffMinutes);
    simulation.fails = () => false;
    simulation.put(keys.request(id), leadAsJson(leadNamed("Ann", id)));
    await simulation.advanceMinutes(1);
    expect(simulation.sentLetters.filter(({ kind }) => kind === "link").map(({ name }) => name)).toEqual(["Ann"]);
  },
);

test("emails left unconfirmed by an outage are sent once more afterwards, including the visitor's confirmation", async () => {
  simulation.relay = "lose";
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(longOutageMinutes);
  expect(simulation.sentLetters).toEqual([]);
  simulation.relay = "take";
  await simulation.post("Ben");
  await simulation.advanceMinutes(1);
  const about = simulation.sentLetters.filter((letter) => letter.id === id).map(({ kind }) => kind);
  expect(about.sort()).toEqual(["staff", "visitor"]);
});

test.each([
  ["refuses emails", "refuse"],
  ["doesn't answer", "lose"],
] as const)(
  "while the mail service %s, only a few emails are tried, and all are sent once it recovers",
  async (_, mode) => {
    simulation.relay = mode;
    // Many more than are sent at once.
    const names = Array.from({ length: 40 }, (_, index) => `Ann ${index}`);
    for (const name of names) await simulation.post(name);
    const backoffs = 12;
    await simulation.advanceMinutes(backoffs * backoffMinutes);
    const attempts = Number(simulation.rows("SELECT sum(attempts) AS attempts FROM mails")[0]?.attempts);
    // Two batches fail before the first back-off. After each, at least one email is tried, and no more than are sent at once.
    expect(attempts).toBeGreaterThan(backoffs);
    expect(attempts).toBeLessThanOrEqual((2 + backoffs) * mailsAtOnce);
    simulation.relay = "take";
    await simulation.advanceMinutes(longestRetryMinutes);
    expect(simulation.staffHave().toSorted()).toEqual(names.toSorted());
  },
);

test("permanently refused emails don't hold up new ones for long", async () => {
  simulation.relay = "refuse";
  for (let count = 0; count < 10 * mailsAtOnce; count++) await simulation.post(`Ann ${count}`);
  await simulation.advanceMinutes(longOutageMinutes);
  const refusedIds = simulation.rows("SELECT id FROM requests").map(({ id }) => String(id));
  simulation.relay = "take";
  simulation.refusedIds = new Set(refusedIds);
  await simulation.post("Ben");
  await simulation.advanceMinutes(backoffMinutes + 1);
  expect(simulation.staffHave()).toEqual(["Ben"]);
});

test("an email refused for its content doesn't delay the others", async () => {
  simulation.relay = "blame";
  for (let count = 0; count < 3 * mailsAtOnce; count++) await simulation.post(`Ann ${count}`);
  await simulation.advanceMinutes(1);
  simulation.relay = "take";
  await simulation.post("Ben");
  await simulation.advanceMinutes(0);
  expect(simulation.staffHave()).toContain("Ben");
});

test.each([
  ["cut short", '{"id": "3f9a'],
  ["without any field", "{}"],
])("a document %s is reported as a problem, and emailed once it has been repaired", async (_, document) => {
  const id = crypto.randomUUID();
  simulation.put(keys.request(id), document);
  simulation.put(keys.waiting(id));
  await simulation.inboxReturns();
  expect(new Set((await simulation.inbox().find({ id }))?.problems)).toEqual(new Set(["unreadable"]));
  expect(await simulation.inbox().counts()).toMatchObject({ pending: 1, needAttention: 1 });
  simulation.put(keys.request(id), leadAsJson(leadNamed("Ann", id)));
  await simulation.advanceMinutes(longestRetryMinutes);
  expect(simulation.sentLetters.map(({ kind }) => kind)).toEqual(["staff", "visitor"]);
  expect(await simulation.inbox().counts()).toMatchObject({ pending: 0, needAttention: 0 });
});

test("health reports how long staff have waited for email, from the first attempt until one is accepted", async () => {
  const counts = () => simulation.inbox().counts();
  simulation.relay = "refuse";
  await simulation.post("Ann");
  await simulation.advanceMinutes(0);
  const waiting = { staffWaitSince: Date.now(), staffReachedAt: null };
  await simulation.advanceMinutes(longOutageMinutes);
  expect(await counts()).toMatchObject(waiting);
  simulation.relay = "lose";
  await simulation.advanceMinutes(2 * longOutageMinutes);
  expect(await counts(), "a silent mail service counts as failing too").toMatchObject(waiting);
  simulation.relay = "take";
  await simulation.post("Ben");
  await simulation.advanceMinutes(0);
  expect(simulation.staffHave()).toEqual(["Ben", "Ann"]);
  expect(await counts()).toMatchObject({ staffWaitSince: null, staffReachedAt: Date.now() });
});

test("the fallback emails staff at once if the mail service refuses", async () => {
  Object.assign(simulation, { relay: "refuse", fallback: "take" });
  await simulation.post("Ann");
  await simulation.advanceMinutes(0);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test("the fallback emails staff at the third attempt if the mail service doesn't answer", async () => {
  Object.assign(simulation, { relay: "lose", fallback: "take" });
  await simulation.post("Ann");
  await simulation.advanceMinutes(unansweredMinutes);
  expect(simulation.staffHave(), "after two attempts with the mail service").toEqual([]);
  await simulation.advanceMinutes(unansweredMinutes);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test.each([
  ["the mail service", { relay: "take" }],
  ["the fallback", { fallback: "take" }],
])("an email that neither service confirmed is sent by %s if it recovers first", async (_, recoveredRoute) => {
  Object.assign(simulation, { relay: "lose", fallback: "lose" });
  await simulation.post("Ann");
  await simulation.advanceMinutes(longOutageMinutes);
  expect(simulation.staffHave()).toEqual([]);
  Object.assign(simulation, recoveredRoute);
  await simulation.post("Ben");
  await simulation.advanceMinutes(longestRetryMinutes);
  expect(simulation.staffHave()).toEqual(expect.arrayContaining(["Ann", "Ben"]));
});

test("an unconfirmed confirmation waits for the mail service, even while the fallback is working", async () => {
  Object.assign(simulation, { relay: "lose", fallback: "take" });
  for (const name of ["Ann", "Ben"]) {
    await simulation.post(name);
    await simulation.advanceMinutes(longOutageMinutes);
  }
  expect(simulation.staffHave()).toEqual(["Ann", "Ben"]);
  simulation.relay = "take";
  await simulation.post("Cara");
  await simulation.advanceMinutes(longestRetryMinutes);
  const confirmed = simulation.sentLetters.filter(({ kind }) => kind === "visitor").map(({ name }) => name);
  expect(confirmed.toSorted()).toEqual(["Ann", "Ben", "Cara"]);
});
