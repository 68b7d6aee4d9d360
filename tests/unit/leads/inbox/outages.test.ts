import { beforeEach, expect, test, vi } from "vitest";
import { minuteMs } from "#content/durations.ts";
import { bucketDeadlineMs } from "#worker/deadline.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { leadAsJson } from "#worker/leads/record/lead.ts";
import { timings } from "#worker/leads/timing.ts";
import { takeLetters, variables } from "../leads-in-memory.ts";
import { stopTheClock } from "./runtime.ts";
import { leadNamed, Simulation } from "./simulation.ts";

/** Until the next attempt at an email that needs attention: retries come up to a quarter later than planned. */
const longestRetryMinutes = (1.25 * timings.production.slowRetryMs) / minuteMs;

/** How long emails wait while the mail service fails every one. */
const backoffMinutes = timings.production.relayBackoffMs / minuteMs;

let simulation: Simulation;

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation();
});

test("a document read that hangs doesn't delay other requests' email", async () => {
  simulation = new Simulation(variables);
  const letters = takeLetters();
  const { aliasOf } = createSignatures([variables.LINK_SECRET]);
  const ids = Array.from(
    { length: timings.production.mailsAtOnce },
    (_, index) => `${index}f9a2c1b-1111-4111-8111-111111111111`,
  );
  await simulation.post("Cat");
  // Send one letter first, because that loads the code that writes letters.
  await simulation.advanceMinutes(0);
  for (const id of ids) await simulation.post("Ann", { id });
  await simulation.post("Bob");
  simulation.hangs = (key) => ids.some((id) => key === keys.request(id));
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  simulation.setClock();
  let isOver = false;
  void simulation.advanceMinutes(0).then(() => {
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
  expect(letters.map(({ content }) => content[0]?.value.includes("Bob"))).toContain(true);
  simulation.hangs = () => false;
  await simulation.advanceMinutes(1);
  for (const id of ids)
    expect(letters.filter(({ campaign_id }) => campaign_id === `${aliasOf(id)}.staff`)).toHaveLength(1);
});

test.each([
  [
    "can't be read",
    (id: string) => {
      simulation.fails = (key) => key === keys.request(id);
    },
  ],
  ["is cut short", (id: string) => simulation.put(keys.request(id), '{"id": "3f9a')],
])("a link request whose document %s delays no other email, is logged, and is answered later", async (_, damage) => {
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(1);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  damage(id);
  const { reference = "" } = (await simulation.inbox().find({ id })) ?? {};
  await simulation.inbox().askForLink({ reference, email: "Ann@example.com", network: "192.0.2.1" });
  await simulation.post("Bob");
  await simulation.advanceMinutes(10);
  expect(simulation.staffHave()).toEqual(["Ann", "Bob"]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`"event":"link-request-waits","lead":"${reference}"`));
  simulation.fails = () => false;
  simulation.put(keys.request(id), leadAsJson(leadNamed("Ann", id)));
  await simulation.advanceMinutes(1);
  expect(simulation.sentLetters.filter(({ kind }) => kind === "link").map(({ name }) => name)).toEqual(["Ann"]);
});

test("emails left unconfirmed by an outage are sent once more afterwards, including the visitor's confirmation", async () => {
  simulation.relay = "lose";
  const id = await simulation.post("Ann");
  await simulation.advanceMinutes(180);
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
  "while the mail service %s only a few emails are tried, and all are sent once it recovers",
  async (_, mode) => {
    simulation.relay = mode;
    for (let count = 0; count < 40; count++) await simulation.post(`Ann ${count}`);
    await simulation.advanceMinutes(60);
    const attempts = Number(simulation.rows("SELECT sum(attempts) AS attempts FROM mails")[0]?.attempts);
    expect(attempts).toBeGreaterThan(20);
    expect(attempts).toBeLessThan(120);
    simulation.relay = "take";
    await simulation.advanceMinutes(longestRetryMinutes);
    expect(new Set(simulation.staffHave()).size).toBe(40);
  },
);

test("permanently refused emails don't hold up new ones for long", async () => {
  simulation.relay = "refuse";
  for (let count = 0; count < 60; count++) await simulation.post(`Ann ${count}`);
  await simulation.advanceMinutes(180);
  const refusedIds = simulation.rows("SELECT id FROM requests").map(({ id }) => String(id));
  simulation.relay = "take";
  simulation.refusedIds = new Set(refusedIds);
  await simulation.post("Ben");
  await simulation.advanceMinutes(backoffMinutes + 1);
  expect(simulation.staffHave()).toEqual(["Ben"]);
});

test("an email refused for its content doesn't delay the others", async () => {
  simulation.relay = "blame";
  for (let count = 0; count < 20; count++) await simulation.post(`Ann ${count}`);
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
  await simulation.advanceMinutes(70);
  expect(simulation.sentLetters.map(({ kind }) => kind)).toEqual(["staff", "visitor"]);
  expect(await simulation.inbox().counts()).toMatchObject({ pending: 0, needAttention: 0 });
});

test("health reports how long staff have waited for email, from the first attempt until one is accepted", async () => {
  const counts = async () => {
    const { staffWaitSince, staffReachedAt } = await simulation.inbox().counts();
    return [staffWaitSince, staffReachedAt];
  };
  simulation.relay = "refuse";
  await simulation.post("Ann");
  await simulation.advanceMinutes(0);
  const triedAt = Date.now();
  await simulation.advanceMinutes(90);
  expect(await counts()).toEqual([triedAt, null]);
  simulation.relay = "lose";
  await simulation.advanceMinutes(5 * 60);
  expect(await counts(), "a silent mail service counts as failing too").toEqual([triedAt, null]);
  simulation.relay = "take";
  await simulation.post("Ben");
  await simulation.advanceMinutes(0);
  expect(simulation.staffHave()).toEqual(["Ben", "Ann"]);
  expect(await counts()).toEqual([null, Date.now()]);
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
  await simulation.advanceMinutes(20);
  expect(simulation.staffHave(), "after two attempts with the mail service").toEqual([]);
  await simulation.advanceMinutes(15);
  expect(simulation.staffHave()).toEqual(["Ann"]);
});

test.each([
  ["the mail service", { relay: "take" }],
  ["the fallback", { fallback: "take" }],
])("an email that neither service confirmed is sent by %s if that recovers first", async (_, recoveredRoute) => {
  Object.assign(simulation, { relay: "lose", fallback: "lose" });
  await simulation.post("Ann");
  await simulation.advanceMinutes(60);
  expect(simulation.staffHave()).toEqual([]);
  Object.assign(simulation, recoveredRoute);
  await simulation.post("Ben");
  await simulation.advanceMinutes(60);
  expect(simulation.staffHave()).toEqual(expect.arrayContaining(["Ann", "Ben"]));
});

test("an unconfirmed confirmation waits for the mail service, even while the fallback is working", async () => {
  Object.assign(simulation, { relay: "lose", fallback: "take" });
  for (const name of ["Ann", "Ben"]) {
    await simulation.post(name);
    await simulation.advanceMinutes(80);
  }
  expect(simulation.staffHave()).toEqual(["Ann", "Ben"]);
  simulation.relay = "take";
  await simulation.post("Cara");
  await simulation.advanceMinutes(60);
  const confirmed = simulation.sentLetters.filter(({ kind }) => kind === "visitor").map(({ name }) => name);
  expect(confirmed.toSorted()).toEqual(["Ann", "Ben", "Cara"]);
});
