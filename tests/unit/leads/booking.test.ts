import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { melbourne } from "#content/visits.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { LogLine } from "#worker/log.ts";
import { calendarIn } from "./calendar-file.ts";
import type { Simulation } from "./inbox/simulation.ts";
import {
  leadsOn,
  listLink,
  openOffice,
  type PostedMail,
  sendRequest,
  site,
  startSimulation,
} from "./leads-in-memory.ts";

let simulation: Simulation;
let mails: PostedMail[];
/** Four places, of which two can be held. */
const morning = "2026-12-01-am";
const afternoon = "2026-12-01-pm";

beforeEach(() => {
  count = 0;
  ({ mails, simulation } = startSimulation());
});

const idOf = (index: number) => `${String(index).padStart(8, "0")}-1111-4111-8111-111111111111`;
let count: number;

/** A visitor who has sent a request and received its emails, on a site with these settings. */
async function visitor({ settings = {}, changes = {} as Changes, network = "" } = {}) {
  const sender = { name: `Vera ${++count}`, email: `vera${count}@example.com`, ...changes };
  const sent = await sendRequest(simulation, sender, idOf(count), settings);
  mails.splice(0);
  const from = network || `192.0.2.${count}`;
  const [shown, mailed] = [sent.ownLink(0.9), sent.ownLink()];
  const submitAsVisitor = (act: string, { time = "", cameByLetter = false } = {}) =>
    sent.submitAsVisitor(`${act}&time=${time}`, {}, { link: cameByLetter ? mailed : shown, network: from });
  return { ...sent, submitAsVisitor, view: (cameByLetter = false) => sent.view(cameByLetter ? mailed : shown) };
}

const offeredOn = async ({ openCard }: Awaited<ReturnType<typeof visitor>>) =>
  [...(await openCard()).page.matchAll(/value="(\d{4}-[^"]+)"/g)].map(([, at]) => at);
const places = () => simulation.rows("SELECT halfDay, place, request FROM places ORDER BY halfDay, place");
const phaseOf = (id: string, kind: string) =>
  simulation.rows("SELECT phase FROM mails WHERE request = ? AND kind = ?", id, kind)[0]?.phase ?? "off";
const subjects = () => mails.splice(0).map(({ subject }) => subject.replace(/ \(WB-.*|^WB-[^:]*: /, ""));
const entryIn = (mail: (typeof mails)[number] | undefined) =>
  calendarIn(Buffer.from(mail?.attachments?.[0]?.content ?? "", "base64").toString());

test("when twenty visitors book the same half-day at once, each slot goes to one of them and the rest see what's left", async () => {
  const many = [];
  for (let index = 0; index < 20; index++) many.push(await visitor());
  const answers = await Promise.all(
    many.map(({ submitAsVisitor }) => submitAsVisitor("book", { time: morning, cameByLetter: true })),
  );
  expect(answers.filter(({ isDone }) => isDone)).toHaveLength(4);
  const refused = answers.filter(({ isDone }) => !isDone);
  expect(new Set(refused.map(({ status, error }) => `${status} ${error}`))).toEqual(
    new Set(["409 That time has just gone. Choose another one below."]),
  );
  expect(places().map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  const { free } = (await many.at(-1)?.view()) ?? {};
  expect(free).toContain(afternoon);
  expect(free).not.toContain(morning);
});

test("twenty identical booking requests book one slot, record it once and send one email to each side", async () => {
  const { submitAsVisitor, id } = await visitor();
  await Promise.all(Array.from({ length: 20 }, () => submitAsVisitor("book", { time: morning, cameByLetter: true })));
  await simulation.advance(1);
  expect(places()).toEqual([{ halfDay: morning, place: 1, request: id }]);
  expect(subjects().sort()).toEqual([
    "Your visit: Tuesday 1 December, morning",
    `“Vera ${count}”, Kew VIC 3101, booked a visit on Tuesday 1 December, morning`,
  ]);
});

test.each<[changes: Changes, booked: string, cancelled: string]>([
  [{}, "Their number is 0412 345 678.", "Call 0412 345 678 by "],
  [{ answerBy: "writing", phone: "" }, "They want to be written to.", "Write to them by "],
])(
  "the email to staff about a visit says who, where, when and how to reach them: %j",
  async (changes, booked, cancelled) => {
    const { submitAsVisitor } = await visitor({ changes });
    for (const [act, words, reach] of [
      ["book", "booked a visit", booked],
      ["cancel", "cancelled the visit", cancelled],
    ] as const) {
      await submitAsVisitor(act, { time: morning, cameByLetter: true });
      await simulation.advance(1);
      const mail = mails.findLast(({ campaign_id }) => campaign_id.endsWith(".change"));
      const news = `“Vera ${count}”, Kew VIC 3101, ${words} on Tuesday 1 December, morning`;
      const text = mail?.content[0]?.value ?? "";
      expect(mail?.subject).toMatch(new RegExp(`^WB-\\w+: ${news}$`));
      expect(text).toContain(`${news}.\n${reach}`);
      expect(text.split("\n\n")[0]?.split("1 December")).toHaveLength(2);
    }
  },
);

test("staff can add a visit to a calendar once it is confirmed, not while it is held", async () => {
  const { submitAsVisitor, openCard } = await visitor();
  const canAdd = async () => (await openCard()).page.includes("Add the visit to a calendar");
  await submitAsVisitor("book", { time: morning });
  expect(await canAdd()).toBe(false);
  await submitAsVisitor("confirm", { cameByLetter: true });
  expect(await canAdd()).toBe(true);
});

test("a visit can be held, confirmed, moved, cancelled and rebooked, and each email and calendar entry is up to date", async () => {
  const { submitAsVisitor, view, id } = await visitor();
  const lastLetter = async () => {
    await simulation.advance(1);
    const mail = mails.findLast(({ personalizations: [first] }) => first?.to[0]?.email.endsWith("@example.com"));
    const { method = "", event = {} } = mail?.attachments ? entryIn(mail) : {};
    mails.splice(0);
    return { subject: mail?.subject.replace(/ \(.*/, ""), method, event, text: mail?.content[0]?.value ?? "" };
  };
  await submitAsVisitor("book", { time: morning });
  const held = await lastLetter();
  // A held visit has no calendar entry yet.
  expect(held).toMatchObject({ subject: "Please confirm your visit: Tuesday 1 December, morning", method: "" });
  expect(held.text).not.toMatch(/High Street|calendar/);
  expect([phaseOf(id, "reminder"), phaseOf(id, "overdue")]).toEqual(["due", "due"]);
  const waiting = await view();
  expect(waiting).toMatchObject({ hold: { canConfirm: false }, isConfirmed: false });
  expect(await view(true)).toMatchObject({ hold: { canConfirm: true }, isConfirmed: true });
  expect(waiting.intro).toContain(
    "We hold this time until 11:15 am on Wednesday 25 November. To keep it, open the link in our email",
  );
  expect(await submitAsVisitor("confirm")).toMatchObject({ status: 403 });

  expect(await submitAsVisitor("confirm", { cameByLetter: true })).toMatchObject({ isDone: true });
  const confirmed = await lastLetter();
  expect(confirmed.subject).toBe("Your visit: Tuesday 1 December, morning");
  expect(confirmed.event).toMatchObject({ STATUS: "CONFIRMED", LOCATION: "12 High Street, Kew VIC 3101" });
  expect(confirmed.text).toContain("nobody needs to call you first");
  expect([phaseOf(id, "reminder"), phaseOf(id, "overdue")]).toEqual(["off", "off"]);
  expect((await view()).heading).toBe("We’ll visit on Tuesday 1 December, between 8 am and noon");

  await submitAsVisitor("book", { time: afternoon });
  const moved = await lastLetter();
  expect(moved.subject).toBe("Your visit has moved to Tuesday 1 December, afternoon");
  expect(moved.event).toMatchObject({ DTSTART: "20261201T120000", DTEND: "20261201T180000" });
  expect(places()).toEqual([{ halfDay: afternoon, place: 1, request: id }]);

  await submitAsVisitor("cancel");
  const cancelled = await lastLetter();
  expect(cancelled).toMatchObject({
    subject: "Your visit on Tuesday 1 December, afternoon, is cancelled",
    method: "CANCEL",
    text: expect.stringContaining("Nobody will come, and your request stays open. We’ll call you by"),
  });
  expect(cancelled.event).toMatchObject({ STATUS: "CANCELLED" });
  expect(places()).toEqual([]);

  await submitAsVisitor("book", { time: morning });
  const again = await lastLetter();
  expect(again.event).toMatchObject({ STATUS: "CONFIRMED", DTSTART: "20261201T080000" });
  const entries = [confirmed, moved, cancelled, again].map(({ event }) => event);
  expect(new Set(entries.map(({ UID }) => UID)).size).toBe(1);
  const sequences = entries.map(({ SEQUENCE }) => Number(SEQUENCE));
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(sequences.length);
});

test("an unconfirmed booking lapses after a day with one email, and we still call as promised", async () => {
  const { submitAsVisitor, id, view, leads } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await simulation.advance(23 * 60);
  await leads.sweep();
  expect(places()).toHaveLength(1);
  mails.splice(0);
  await simulation.advance(75);
  for (let round = 0; round < 2; round++) await leads.sweep();
  await simulation.advance(1);
  expect(subjects().filter((subject) => subject.includes("visit"))).toEqual(["Your visit wasn’t confirmed"]);
  expect(places()).toEqual([]);
  expect(phaseOf(id, "overdue")).not.toBe("off");
  expect((await view(true)).visit).toBeUndefined();
});

test("unconfirmed visitors can hold at most half the slots, two per network, and staff can release a network's holds at once", async () => {
  const [first, second, third] = [
    await visitor({ network: "198.51.100.7" }),
    await visitor({ network: "198.51.100.7" }),
    await visitor({ network: "198.51.100.7" }),
  ];
  expect(await first.submitAsVisitor("book", { time: morning })).toMatchObject({ isDone: true });
  expect(await second.submitAsVisitor("book", { time: afternoon })).toMatchObject({ isDone: true });
  expect((await third.submitAsVisitor("book", { time: afternoon })).error).toContain("held for your network");
  const other = await visitor();
  expect(await other.submitAsVisitor("book", { time: morning })).toMatchObject({ isDone: true });
  const late = await visitor();
  expect((await late.submitAsVisitor("book", { time: morning })).error).toContain("just gone");
  expect((await late.view()).free).not.toContain(morning);
  expect((await late.view(true)).free).toContain(morning);
  expect(JSON.stringify(simulation.rows("SELECT * FROM places"))).not.toContain("198.51");
  await simulation.inbox().recordOutcome(first.id, { key: "end them", outcome: "freed-network", hasNote: false });
  expect(places()).toEqual([{ halfDay: morning, place: 2, request: other.id }]);
  expect(await third.submitAsVisitor("book", { time: afternoon, cameByLetter: true })).toMatchObject({ isDone: true });
  expect(simulation.rows("SELECT lapses, network FROM places WHERE request = ?", third.id)).toEqual([
    { lapses: null, network: null },
  ]);
});

test("reaching a visitor confirms their held visit, and a time agreed with staff books a slot", async () => {
  const { submitAsVisitor, id } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await simulation.advance(1);
  mails.splice(0);
  await simulation.inbox().recordOutcome(id, { key: "rang", outcome: "called", hasNote: false });
  await simulation.advance(3);
  expect(subjects()).toEqual(["Your visit: Tuesday 1 December, morning"]);
  const booked = { outcome: "booked", hasNote: false, area: melbourne } as const;
  await simulation.inbox().recordOutcome(id, { ...booked, key: "a time", time: "2026-12-01T09:30" });
  expect(places()).toEqual([{ halfDay: morning, place: 1, request: id }]);
  await simulation.inbox().recordOutcome(id, { ...booked, key: "another", time: "2026-12-02T14:00" });
  expect(places()).toEqual([{ halfDay: "2026-12-02-pm", place: 1, request: id }]);
});

test.each<[string, Parameters<typeof visitor>[0]]>([
  ["the owner turned bookings off", { settings: { BOOKINGS: "off" } }],
  ["we start by phone or video there", { changes: { address: "1 High Street, Wodonga VIC 3690" } }],
  ["a robot may have filled in the form", { changes: { subject: "x" } }],
  ["they only left a number", { changes: { kind: "callback" } }],
  ["we call first, since they have no hot water", { changes: { urgent: "on" } }],
])("no visit is offered if %s", async (_, given) => {
  const { view, submitAsVisitor, id } = await visitor(given);
  expect((await view(true)).free).toEqual([]);
  expect((await submitAsVisitor("book", { time: morning, cameByLetter: true })).isDone).toBeUndefined();
  expect(places().filter(({ request }) => request === id)).toEqual([]);
});

test.each<Changes>([{ subject: "x" }, { urgent: "on" }])(
  "a visitor we call first can book once staff have reached them: %j",
  async (changes) => {
    const { view, id } = await visitor({ changes });
    await simulation.inbox().recordOutcome(id, { key: "rang", outcome: "called", hasNote: false });
    expect((await view()).free).toContain(morning);
  },
);

test("without the inbox no visit is offered or booked", async () => {
  const { view, submitAsVisitor } = await visitor();
  simulation.isAway = true;
  expect(await view()).toMatchObject({ free: [], visit: undefined });
  expect((await submitAsVisitor("book", { time: morning })).isDone).toBeUndefined();
});

test("if the inbox doesn't answer, the request's page is shown without its stage, and the log says so", async () => {
  const { ownLink } = await visitor();
  vi.spyOn(simulation.inbox(), "find").mockRejectedValue(new RangeError("no rows"));
  const lines: LogLine[] = [];
  const leads = leadsOn(simulation, {}, (line) => lines.push(line));
  expect(await leads.viewRequest(new URL(ownLink()).searchParams)).toMatchObject({ kind: "open", view: { free: [] } });
  expect(lines).toMatchObject([{ event: "stage-unknown", lead: "WB-00000001", cause: "RangeError" }]);
});

test("if the inbox doesn't say which half-days are taken, none is offered, and the log says so", async () => {
  const { ownLink } = await visitor();
  vi.spyOn(simulation.inbox(), "bookedSlots").mockRejectedValue(new RangeError("no rows"));
  const lines: LogLine[] = [];
  const leads = leadsOn(simulation, {}, (line) => lines.push(line));
  expect(await leads.viewRequest(new URL(ownLink()).searchParams)).toMatchObject({ kind: "open", view: { free: [] } });
  expect(lines).toMatchObject([{ event: "slots-unknown", lead: "WB-00000001", cause: "RangeError" }]);
});

test("a region's two visiting days are offered", async () => {
  const { view } = await visitor({ changes: { address: "3 Moorabool Street, Geelong VIC 3220" } });
  expect((await view()).free).toEqual(["2026-12-08-am", "2026-12-08-pm", "2027-01-12-am", "2027-01-12-pm"]);
});

test("a visit booked well ahead gets one reminder the day before, unless the visitor declined reminders", async () => {
  const [patient, quiet] = [await visitor(), await visitor()];
  for (const { submitAsVisitor } of [patient, quiet])
    await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await quiet.submitAsVisitor("no-reminders");
  await simulation.advance(5 * 24 * 60);
  mails.splice(0);
  // At ten on Monday 30 November.
  await simulation.advance(2 * 24 * 60);
  expect(subjects().filter((subject) => subject.startsWith("Reminder"))).toEqual([
    "Reminder: Tuesday 1 December, morning",
  ]);
  const soon = await visitor();
  await soon.submitAsVisitor("book", { time: (await soon.view()).free[0] ?? "", cameByLetter: true });
  expect(phaseOf(soon.id, "visit-reminder")).toBe("off");
});

test("a correction keeps the visit, its slot and its calendar entry", async () => {
  const draft = "a draft’s key of their own".replaceAll(/\W/g, "-");
  const { submitAsVisitor, id } = await visitor({ changes: { draft } });
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advance(1);
  const before = entryIn(mails.findLast(({ attachments }) => attachments)).event;
  const corrected = await visitor({ changes: { draft, replaces: id } });
  expect(places()).toEqual([{ halfDay: morning, place: 1, request: corrected.id }]);
  expect((await corrected.view()).heading).toContain("between 8 am and noon");
  await corrected.submitAsVisitor("book", { time: afternoon });
  await simulation.advance(1);
  const after = entryIn(mails.findLast(({ attachments }) => attachments)).event;
  expect(after.UID).toBe(before.UID);
  expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
  expect(simulation.objects.has(keys.visit(id))).toBe(false);
});

test("a lost inbox is rebuilt with its visits, and no emails are sent again", async () => {
  const [theirs, held, gone] = [await visitor(), await visitor(), await visitor()];
  await theirs.submitAsVisitor("book", { time: morning, cameByLetter: true });
  await held.submitAsVisitor("book", { time: morning });
  await gone.submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advance(1);
  await gone.submitAsVisitor("cancel");
  await simulation.advance(1);
  mails.splice(0);
  for (const table of ["requests", "mails", "events", "places"]) simulation.db.exec(`DELETE FROM ${table}`);
  await simulation.advance(120);
  simulation.put(keys.comparison);
  await theirs.leads.sweep();
  await simulation.advance(1);
  expect(
    places()
      .map(({ halfDay, request }) => [halfDay, request])
      .sort(),
  ).toEqual([
    [morning, theirs.id],
    [morning, held.id],
  ]);
  expect((await theirs.view()).heading).toContain("between 8 am and noon");
  expect((await held.view()).hold).toBeDefined();
  expect(subjects().filter((subject) => /visit/i.test(subject))).toEqual([]);
  await theirs.submitAsVisitor("cancel");
  expect(places()).toHaveLength(1);
});

test("withdrawing a request releases its slot", async () => {
  const { submitAsVisitor } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await simulation.advance(1);
  await submitAsVisitor("withdraw");
  expect(places()).toEqual([]);
  await simulation.advance(120);
  expect([...simulation.objects.keys()].filter((key) => key.includes("visit"))).toEqual([]);
});

test("a card offers free slots, the visitor's preferred ones first, and the last slot can only be booked once", async () => {
  const wanted = { preferred: [afternoon] };
  const people = [await visitor({ changes: wanted }), ...(await Promise.all([1, 2, 3, 4].map(() => visitor())))];
  const offered = await Promise.all(people.map(offeredOn));
  expect(offered[0]).toEqual([afternoon, ...(offered[1] ?? []).filter((at) => at !== afternoon)]);
  const books = { outcome: "booked", at: afternoon };
  for (const { submitAsStaff } of people.slice(0, 4)) expect((await submitAsStaff(books)).status).toBe(303);
  expect(places().map(({ request }) => request)).toEqual(people.slice(0, 4).map(({ id }) => id));
  const [late] = people.slice(4);
  if (!late) throw new Error("nobody is late");
  expect(await late.submitAsStaff(books)).toMatchObject({
    status: 422,
    page: expect.stringContaining("That place has just gone"),
  });
  expect(await offeredOn(late)).not.toContain(afternoon);
  expect((await simulation.inbox().find({ id: late.id }))?.events).toEqual([]);
});

test("if the owner closes a day with a visit, moving it is at the top of staff's list", async () => {
  const [{ id }] = [await visitor(), await visitor()];
  const record = await simulation.inbox().find({ id });
  simulation.db.exec(
    `INSERT INTO places VALUES ('${melbourne}', '2026-12-25-am', 1, '${id}', NULL, NULL);
     UPDATE requests SET step = 'visit', due = ${Date.parse("2026-12-25T01:00:00Z")} WHERE id = '${id}';
     INSERT INTO events (request, at, outcome, time, key, hasNote) VALUES ('${id}', 0, 'confirmed', NULL, 'a', 0);
     INSERT INTO events (request, at, outcome, time, key, hasNote) VALUES ('${id}', 0, 'chose-visit', '2026-12-25-am', 'b', 0);`,
  );
  const { page } = await openOffice(leadsOn(simulation), listLink());
  expect(page).toContain("Friday 25 December, morning, but nobody visits that day: agree on another");
  const { rows } = await simulation.inbox().list(false, 0, 10);
  expect([rows[0]?.id, rows[0]?.group]).toEqual([record?.id, "now"]);
});

test("a form from before online booking is accepted, and staff see the times it asked for", async () => {
  // Recorded from a browser without scripts, at commit 0c7495bf.
  const recorded = new URL("../../sample-requests/form-before-bookings.txt", import.meta.url);
  const body = readFileSync(recorded, "utf8").replaceAll("\n", "\r\n");
  const headers = { "Content-Type": `multipart/form-data; boundary=${body.slice(2, body.indexOf("\r"))}` };
  const answer = await leadsOn(simulation).accept(new Request(`${site}/contact`, { method: "POST", headers, body }));
  expect(answer.status).toBe(202);
  await simulation.advance(1);
  const [staff] = mails;
  const text = staff?.content[0]?.value;
  for (const line of [
    "Times that suit: Thursday 26 November, morning; Saturday 28 November, afternoon",
    "Property: 3 bedrooms",
    "Timing: Soon: in 1–3 months",
    "Current bill: $500 to $1,000 a quarter",
  ])
    expect(text).toContain(line);
});
