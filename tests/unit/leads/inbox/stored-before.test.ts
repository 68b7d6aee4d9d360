import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { dayMs } from "#content/durations.ts";
import { unescaped } from "#tests/worker/text.ts";
import { migrate } from "#worker/leads/inbox/tables.ts";
import { keys } from "#worker/leads/record/documents.ts";
import {
  leadsOn,
  listLink,
  openOffice,
  type PostedLetter,
  requestOf,
  startSimulation,
  variables,
} from "../leads-in-memory.ts";
import { sqlOn } from "./runtime.ts";
import { Simulation } from "./simulation.ts";

/** A database and a bucket as an earlier version wrote them, on 28 November 2026. Never regenerated. */
const earlierData: { now: number; sql: string[]; objects: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, "stored-before.json"), "utf8"),
);
const idFrom = (digit: number) => `${digit}f9a2c1b-1111-4111-8111-111111111111`;
const [bookedId, writtenId, callbackId] = [idFrom(1), idFrom(2), idFrom(3)];

let simulation: Simulation;
let leads: ReturnType<typeof leadsOn>;
let letters: PostedLetter[];

beforeEach(() => {
  ({ letters, simulation } = startSimulation());
  simulation.platformTime = earlierData.now;
  simulation.setClock();
  for (const statement of earlierData.sql) simulation.db.exec(statement);
  for (const [key, text] of Object.entries(earlierData.objects)) simulation.put(key, text);
  for (const _ of ["once", "twice"]) migrate(sqlOn(simulation.db));
  leads = leadsOn(simulation);
});

async function openPage(link: string): Promise<string> {
  const { status, page } = await openOffice(leads, link);
  expect(status).toBe(200);
  return unescaped(page);
}

const cardOf = (id: string) => openPage(requestOf(leads, id).card);
const ownPage = (id: string) => requestOf(leads, id).view();

test("staff's list shows an earlier version's requests", async () => {
  const list = await openPage(listLink());
  for (const shown of ["3 open requests", "Paige Turner", "Visit Friday 27 November, 2:30 pm", "Cold Shower"])
    expect(list).toContain(shown);
});

test("a card shows an earlier version's history, notes and files", async () => {
  const card = await cardOf(bookedId);
  for (const shown of ["No answer, try again Wednesday 25 November, 9 am", "Gate code", "bill.pdf", "0412 000 111"])
    expect(card).toContain(shown);
});

test("an earlier version's requests have their own pages", async () => {
  expect((await ownPage(bookedId)).heading).toBe("We’ll visit at 2:30 pm on Friday 27 November");
  expect((await ownPage(callbackId)).heading).toMatch(/^We’ll call you by /);
});

test("nothing that an earlier version emailed is emailed again", async () => {
  await simulation.advanceMinutes(60);
  expect(letters).toEqual([]);
});

test("every event of an earlier version is kept", () => {
  const eventCount = earlierData.sql.filter((statement) => statement.startsWith("INSERT INTO events")).length;
  expect(simulation.rows("SELECT 1 FROM events")).toHaveLength(eventCount);
});

test("staff are emailed about a change to an earlier version's request, and when it is overdue", async () => {
  const changed = await requestOf(leads, writtenId).submitAsVisitor("message", { message: "Ring twice" });
  expect(changed).toMatchObject({ isDone: true });
  expect((await ownPage(writtenId)).changeable?.message).toBe("Ring twice");
  await simulation.advanceMinutes(24 * 60);
  expect(letters.map(({ campaign_id }) => campaign_id.split(".")[1]).sort()).toEqual(["change", "overdue"]);
});

test("a withdrawn request from an earlier version leaves no document", async () => {
  await requestOf(leads, bookedId).submitAsVisitor("withdraw");
  expect([...simulation.objects.keys()].filter((key) => key.includes(bookedId))).toEqual([]);
});

test("a request that an earlier version listed as waiting is regrouped by today's rules", async () => {
  const earlierSimulation = new Simulation(variables);
  for (const statement of earlierData.sql) earlierSimulation.db.exec(statement);
  for (const [index, outcome] of ["quoted", "accepted-quote", "called"].entries())
    earlierSimulation.db.exec(
      `INSERT INTO events (request, at, outcome, key, hasNote) VALUES ('${writtenId}', ${earlierData.now + index}, '${outcome}', 'of ${outcome}', 0)`,
    );
  // That version had no contract step, so the request waited for the quote to end.
  earlierSimulation.db.exec(
    `UPDATE requests SET step = 'done', due = ${earlierData.now + 30 * dayMs} WHERE id = '${writtenId}'`,
  );
  const groupOf = async () =>
    (await earlierSimulation.inbox().list(false, 0, 9)).rows.find(({ id }) => id === writtenId)?.group;
  expect(await groupOf()).toBe("tomorrow");
});

test("the steps after a quote are stored in the words of earlier versions", async () => {
  const sql = sqlOn(simulation.db);
  const storedAfter = async (outcome: "quoted" | "accepted-quote") => {
    await simulation.inbox().recordOutcome(writtenId, { key: crypto.randomUUID(), outcome, hasNote: false });
    return sql.exec("SELECT step FROM requests WHERE id = ?", writtenId).one();
  };
  expect(await storedAfter("quoted")).toEqual({ step: "done" });
  expect(await storedAfter("accepted-quote")).toEqual({ step: "answer" });
});

/** Writes what a later version may store: an outcome, emails of unknown kinds, a problem, a column, a table and a step. */
function storeLaterData(): void {
  const sql = sqlOn(simulation.db);
  sql.exec(
    "INSERT INTO events (request, at, outcome, time, key, hasNote) VALUES (?, ?, ?, ?, ?, ?)",
    bookedId,
    earlierData.now,
    "surveyed",
    null,
    "a later key",
    0,
  );
  const state = JSON.stringify({ phase: "due", at: earlierData.now, attempts: 0, hadFinalAttempt: false });
  const insert = "INSERT INTO mails (request, kind, state, problem) VALUES (?, ?, ?, ?)";
  sql.exec(insert, bookedId, "sms", state, "sms-refused");
  // An email of an unknown kind in each phase.
  for (const phase of ["due", "sending", "unconfirmed", "accepted", "posted"])
    sql.exec(insert, writtenId, `letter that is ${phase}`, state.replace('"due"', `"${phase}"`), null);
  simulation.db.exec(
    "ALTER TABLE events ADD COLUMN later TEXT; CREATE TABLE later (id TEXT); INSERT INTO migrations VALUES (999)",
  );
  migrate(sql);
  sql.exec("UPDATE requests SET step = 'surveyed', wake = 0 WHERE id = ?", bookedId);
}

test("a request with a later version's step is on the list", async () => {
  storeLaterData();
  expect(await openPage(listLink())).toContain("Paige Turner");
});

test("a card shows a later version's outcome by name", async () => {
  storeLaterData();
  expect(await cardOf(bookedId)).toContain("surveyed");
});

test("a later version's problem is in the alert and in the daily email", async () => {
  storeLaterData();
  await simulation.advanceMinutes(24 * 60);
  await simulation.inbox().runMaintenance(0);
  const words = letters.map(({ subject, content }) => subject + content.map(({ value }) => value).join());
  expect(words.filter((text) => text.includes("sms-refused"))).toHaveLength(2);
});

test("a later version's emails aren't sent, and stay stored", async () => {
  storeLaterData();
  await simulation.advanceMinutes(24 * 60);
  await simulation.inbox().runMaintenance(0);
  expect(letters.filter(({ campaign_id }) => campaign_id.includes("letter"))).toEqual([]);
  expect(simulation.rows("SELECT 1 FROM mails WHERE kind LIKE 'letter that is %'")).toHaveLength(5);
});

test("outcomes can be recorded after a later version's", async () => {
  storeLaterData();
  const record = (outcome: "called" | "booked" | "quoted", time?: string) =>
    simulation.inbox().recordOutcome(bookedId, { key: crypto.randomUUID(), outcome, time, hasNote: false });
  expect(await record("called")).toBe("recorded");
  expect(await record("quoted")).toBe("recorded");
  expect(await record("booked", "2026-12-10T09:00")).toBe("recorded");
  expect((await ownPage(bookedId)).visit).toBe("at 9 am on Thursday 10 December");
});

test("unknown values in a later version's document are shown by name", async () => {
  const document = JSON.parse(earlierData.objects[keys.changed(bookedId)] ?? "");
  const request = {
    ...document.request,
    selectedServices: ["sauna"],
    timeline: "next-winter",
    preferred: ["2026-W48"],
  };
  const laterDocument = {
    ...document,
    request,
    checks: ["odd-hours"],
    origins: [{ kind: "campaign", slug: "spring-fair" }],
    upload: { ...document.upload, type: "image/heic" },
  };
  simulation.put(keys.changed(bookedId), JSON.stringify(laterDocument));

  const list = await openPage(listLink());
  for (const shown of ["Paige Turner", "sauna", "Visit Friday 27 November"]) expect(list).toContain(shown);
  const card = await cardOf(bookedId);
  for (const shown of ["sauna", "odd-hours", "campaign: spring fair", "next-winter", "2026-W48", "image/heic"])
    expect(card).toContain(shown);
  expect((await ownPage(bookedId)).details).toContainEqual(["What for", "sauna"]);
});

test("a later version's kind of request is shown by name", async () => {
  const document = JSON.parse(earlierData.objects[keys.changed(bookedId)] ?? "");
  const request = { kind: "no-power", name: "Tony Help", phone: "0412 345 678", consent: true };
  simulation.put(keys.request(callbackId), JSON.stringify({ ...document, id: callbackId, request }));
  const list = await openPage(listLink());
  for (const shown of ["Tony Help", "no-power"]) expect(list).toContain(shown);
  expect(await cardOf(callbackId)).toContain("no-power");
  expect((await ownPage(callbackId)).details).toContainEqual(["What for", "no-power"]);
});

test("fields from a later version survive a change by this one", async () => {
  const document = JSON.parse(earlierData.objects[keys.changed(writtenId)] ?? "");
  const laterDocument = { ...document, roof: "tiles", request: { ...document.request, parking: "lane" } };
  simulation.put(keys.changed(writtenId), JSON.stringify(laterDocument));
  await requestOf(leads, writtenId).submitAsVisitor("message", { message: "Ring twice" });
  const kept = JSON.parse(new TextDecoder().decode(simulation.objects.get(keys.changed(writtenId))?.body));
  expect(kept).toMatchObject({ roof: "tiles", request: { parking: "lane", message: "Ring twice" } });
});
