import { readFileSync } from "node:fs";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hourMs } from "#content/durations.ts";
import { referenceOf } from "#content/request/reference.ts";
import { melbourne } from "#content/visits.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { everyElement, parseHtml } from "#tests/unit/page-text.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { LogLine } from "#worker/log.ts";
import { calendarIn } from "./calendar-file.ts";
import type { Simulation } from "./inbox/simulation.ts";
import {
  leadsOn,
  listLink,
  openOffice,
  type PostedLetter,
  sendRequest,
  site,
  startSimulation,
  untilEmailedMinutes,
  untilErasedMinutes,
} from "./leads-in-memory.ts";
import { planVisits } from "./visit-plan.ts";

planVisits({
  noticeDays: 2,
  melbourne: { slots: 4 },
  regions: { "Geelong & Surf Coast": { slots: 4, days: "2026-12-08, 2027-01-12, 2027-02-09" } },
  closed: "",
});

// Half-days with four slots each, of which unconfirmed visitors can hold two.
const morning = "2026-12-01-am";
const afternoon = "2026-12-01-pm";

let simulation: Simulation;
let letters: PostedLetter[];
let visitorCount: number;

beforeEach(() => {
  visitorCount = 0;
  ({ letters, simulation } = startSimulation());
});

const idOf = (index: number) => `${String(index).padStart(8, "0")}-1111-4111-8111-111111111111`;

/** A visitor who has sent a request and received its emails, on a site with these settings. */
async function visitor({ settings = {}, changes = {} as Changes, network = "" } = {}) {
  const sender = { name: `Vera ${++visitorCount}`, email: `vera${visitorCount}@example.com`, ...changes };
  const sentRequest = await sendRequest(simulation, sender, idOf(visitorCount), settings);
  letters.splice(0);
  const ownNetwork = network || `192.0.2.${visitorCount}`;
  const [shownLink, mailedLink] = [sentRequest.ownLink(0.9), sentRequest.ownLink()];
  const submitAsVisitor = (act: string, { time = "", cameByLetter = false } = {}) =>
    sentRequest.submitAsVisitor(
      `${act}&time=${time}`,
      {},
      { link: cameByLetter ? mailedLink : shownLink, network: ownNetwork },
    );
  const view = ({ cameByLetter = false } = {}) => sentRequest.view(cameByLetter ? mailedLink : shownLink);
  return { ...sentRequest, submitAsVisitor, view };
}

const halfDaysOn = async ({ openCard }: Awaited<ReturnType<typeof visitor>>) =>
  everyElement(parseHtml((await openCard()).page))
    .map((each) => each.getAttribute("value") ?? "")
    .filter((value) => /^\d{4}-/.test(value));
const places = () => simulation.rows("SELECT halfDay, place, request FROM places ORDER BY halfDay, place");
const phaseOf = (id: string, kind: string) =>
  simulation.rows("SELECT phase FROM mails WHERE request = ? AND kind = ?", id, kind)[0]?.phase ?? "off";
const subjects = () => letters.splice(0).map(({ subject }) => subject.replace(/ \(WB-.*|^WB-[^:]*: /, ""));
const entryIn = (letter: (typeof letters)[number] | undefined) =>
  calendarIn(Buffer.from(letter?.attachments?.[0]?.content ?? "", "base64").toString());

/** The latest email to a visitor, with its calendar entry if it has one. */
async function latestLetter() {
  await simulation.advanceMinutes(1);
  const isToVisitor = ({ personalizations: [first] }: PostedLetter) => first?.to[0]?.email.endsWith("@example.com");
  const letter = letters.splice(0).findLast(isToVisitor);
  const { method = "", event = {} } = letter?.attachments ? entryIn(letter) : {};
  return { subject: letter?.subject.replace(/ \(.*/, ""), method, event, text: letter?.content[0]?.value ?? "" };
}

test("a visitor whose device's clock is an hour ahead can book a visit", async () => {
  const { view } = await visitor({ changes: { shownAt: String(Date.now() + hourMs) } });
  expect((await view()).freeHalfDays).toContain(morning);
});

test("a visit that staff agree on for noon takes an afternoon slot", async () => {
  const { id, submitAsStaff } = await visitor();
  await submitAsStaff({ outcome: "booked", at: "2026-12-01T12:00" });
  expect(places()).toEqual([{ halfDay: afternoon, place: 1, request: id }]);
});

test("when twenty visitors book the same half-day at once, each slot goes to one of them and the rest see what's left", async () => {
  const visitors = [];
  for (let index = 0; index < 20; index++) visitors.push(await visitor());
  const responses = await Promise.all(
    visitors.map(({ submitAsVisitor }) => submitAsVisitor("book", { time: morning, cameByLetter: true })),
  );
  expect(responses.filter(({ isDone }) => isDone)).toHaveLength(4);
  const refusals = responses.filter(({ isDone }) => !isDone);
  expect(new Set(refusals.map(({ status, error }) => `${status} ${error}`))).toEqual(
    new Set(["409 That time has just gone. Choose another one below."]),
  );
  expect(places().map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  const { freeHalfDays } = (await visitors.at(-1)?.view()) ?? {};
  expect(freeHalfDays).toContain(afternoon);
  expect(freeHalfDays).not.toContain(morning);
});

test("twenty identical booking requests book one slot, record it once and send one email to each side", async () => {
  const { submitAsVisitor, id } = await visitor();
  await Promise.all(Array.from({ length: 20 }, () => submitAsVisitor("book", { time: morning, cameByLetter: true })));
  await simulation.advanceMinutes(1);
  expect(places()).toEqual([{ halfDay: morning, place: 1, request: id }]);
  expect(subjects().sort()).toEqual([
    "Your visit: Tuesday 1 December, morning",
    "“Vera 1”, Kew VIC 3101, booked a visit on Tuesday 1 December, morning",
  ]);
});

test("a visit that staff book while places can't be looked up isn't recorded without its slot", async () => {
  const { openCard, submitAsStaff } = await sendRequest(simulation, {}, idOf(1));
  vi.doMock("#content/places/find.ts", () => ({
    findPlaces() {
      throw new Error("the list didn't load");
    },
  }));
  onTestFinished(() => void vi.doUnmock("#content/places/find.ts"));
  expect(await submitAsStaff({ outcome: "booked", at: morning })).toMatchObject({ status: 503 });
  expect((await openCard()).page).not.toContain("Visit booked for");
  expect(simulation.rows("SELECT 1 FROM places")).toEqual([]);
});

test.each<[reached: string, changes: Changes, booked: string, cancelled: string]>([
  ["by phone", {}, "Their number is 0412 345 678.", "Call 0412 345 678 by "],
  ["in writing", { answerBy: "writing", phone: "" }, "They want us to write.", "Write to them by "],
])(
  "for a visitor whom we answer %s, staff’s email says who booked or cancelled what, and how to reach them",
  async (_, changes, booked, cancelled) => {
    const { submitAsVisitor } = await visitor({ changes });
    for (const [act, words, reach] of [
      ["book", "booked a visit", booked],
      ["cancel", "cancelled the visit", cancelled],
    ] as const) {
      await submitAsVisitor(act, { time: morning, cameByLetter: true });
      await simulation.advanceMinutes(1);
      const letter = letters.findLast(({ campaign_id }) => campaign_id.endsWith(".change"));
      const subjectEnd = `“Vera 1”, Kew VIC 3101, ${words} on Tuesday 1 December, morning`;
      const text = letter?.content[0]?.value ?? "";
      expect(letter?.subject).toBe(`WB-00000001: ${subjectEnd}`);
      expect(text).toContain(`${subjectEnd}.\n${reach}`);
      // The first paragraph gives the day once.
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

test("a held visit is emailed without the address or a calendar entry, and only the email's link confirms it", async () => {
  const { submitAsVisitor, view } = await visitor();
  await submitAsVisitor("book", { time: morning });
  const letter = await latestLetter();
  expect(letter).toMatchObject({ subject: "Please confirm your visit: Tuesday 1 December, morning", method: "" });
  expect(letter.text).not.toMatch(/High Street|calendar/);
  expect(await view()).toMatchObject({
    hold: { canConfirm: false },
    isConfirmed: false,
    intro: expect.stringContaining(
      "We’re holding this time until 11:15 am on Wednesday 25 November. To keep it, open the link in our email",
    ),
  });
  expect(await submitAsVisitor("confirm")).toMatchObject({ status: 403 });
  expect(await view({ cameByLetter: true })).toMatchObject({ hold: { canConfirm: true }, isConfirmed: true });
  expect(await submitAsVisitor("confirm", { cameByLetter: true })).toMatchObject({ isDone: true });
});

test("staff are reminded of the promised call while a visit is held, and no longer once it is confirmed", async () => {
  const { submitAsVisitor, id } = await visitor();
  const reminders = () => ({ reminder: phaseOf(id, "reminder"), overdue: phaseOf(id, "overdue") });
  await submitAsVisitor("book", { time: morning });
  expect(reminders()).toEqual({ reminder: "due", overdue: "due" });
  await submitAsVisitor("confirm", { cameByLetter: true });
  expect(reminders()).toEqual({ reminder: "off", overdue: "off" });
});

test("a confirmed visit is on the page, and emailed with a calendar entry", async () => {
  const { submitAsVisitor, view } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await submitAsVisitor("confirm", { cameByLetter: true });
  const { subject, event, text } = await latestLetter();
  expect(subject).toBe("Your visit: Tuesday 1 December, morning");
  expect(event).toMatchObject({ STATUS: "CONFIRMED", LOCATION: "12 High Street, Kew VIC 3101" });
  expect(text).toContain("you don’t need to wait for a call");
  expect((await view()).heading).toBe("We’ll visit on Tuesday 1 December, between 8 am and noon");
});

test("a visitor who moves a visit gets another slot and an email with the new time", async () => {
  const { submitAsVisitor, id } = await visitor();
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advanceMinutes(1);
  await submitAsVisitor("book", { time: afternoon });
  const { subject, event } = await latestLetter();
  expect(subject).toBe("Your visit has moved to Tuesday 1 December, afternoon");
  expect(event).toMatchObject({ DTSTART: "20261201T120000", DTEND: "20261201T180000" });
  expect(places()).toEqual([{ halfDay: afternoon, place: 1, request: id }]);
});

test("a visitor who cancels a visit frees its slot, and reads by when we’ll call", async () => {
  const { submitAsVisitor } = await visitor();
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advanceMinutes(1);
  await submitAsVisitor("cancel");
  expect(await latestLetter()).toMatchObject({
    subject: "Your visit on Tuesday 1 December, morning, is cancelled",
    text: expect.stringContaining("We won’t be coming out, but your request stays open. We’ll call you by"),
    method: "CANCEL",
    event: { STATUS: "CANCELLED" },
  });
  expect(places()).toEqual([]);
});

test("each change of a visit updates the same calendar entry", async () => {
  const { submitAsVisitor } = await visitor();
  const entries = [];
  for (const [act, time] of [
    ["book", morning],
    ["book", afternoon],
    ["cancel", ""],
    ["book", morning],
  ] as const) {
    await submitAsVisitor(act, { time, cameByLetter: true });
    entries.push((await latestLetter()).event);
  }
  expect(entries.map(({ STATUS }) => STATUS)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED", "CONFIRMED"]);
  expect(new Set(entries.map(({ UID }) => UID)).size).toBe(1);
  const sequences = entries.map(({ SEQUENCE }) => Number(SEQUENCE));
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
});

test("an unconfirmed booking lapses after a day with one email, and we still call as promised", async () => {
  const { submitAsVisitor, id, view, leads } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await simulation.advanceMinutes(23 * 60);
  await leads.sweep();
  expect(places(), "after 23 hours").toHaveLength(1);
  letters.splice(0);
  // A hold ends on the first quarter-hour after its 24 hours.
  await simulation.advanceMinutes(60 + 15);
  for (let round = 0; round < 2; round++) await leads.sweep();
  await simulation.advanceMinutes(1);
  expect(subjects().filter((subject) => subject.includes("visit"))).toEqual(["Your visit wasn’t confirmed"]);
  expect(places()).toEqual([]);
  expect(phaseOf(id, "overdue")).toBe("accepted");
  expect((await view({ cameByLetter: true })).visit).toBeUndefined();
});

test("unconfirmed visitors can hold at most half the slots of a half-day, and confirmed ones can book the rest", async () => {
  for (const { submitAsVisitor } of [await visitor(), await visitor()])
    expect(await submitAsVisitor("book", { time: morning })).toMatchObject({ isDone: true });
  const third = await visitor();
  expect((await third.submitAsVisitor("book", { time: morning })).error).toContain("just gone");
  expect((await third.view()).freeHalfDays).not.toContain(morning);
  expect((await third.view({ cameByLetter: true })).freeHalfDays).toContain(morning);
  expect(await third.submitAsVisitor("book", { time: morning, cameByLetter: true })).toMatchObject({ isDone: true });
});

/** Three visitors on one network. The first two hold a slot each. */
async function holdersOfOneNetwork() {
  const network = "198.51.100.7";
  const [first, second, third] = [await visitor({ network }), await visitor({ network }), await visitor({ network })];
  expect(await first.submitAsVisitor("book", { time: morning })).toMatchObject({ isDone: true });
  expect(await second.submitAsVisitor("book", { time: afternoon })).toMatchObject({ isDone: true });
  return { first, third };
}

test("unconfirmed visitors on one network can hold two slots, but not a third", async () => {
  const { third } = await holdersOfOneNetwork();
  expect((await third.submitAsVisitor("book", { time: afternoon })).error).toContain("held for your network");
});

test("a hold is stored without the network's IP address, and a confirmed visit with nothing about the network", async () => {
  const { third } = await holdersOfOneNetwork();
  await third.submitAsVisitor("book", { time: afternoon, cameByLetter: true });
  expect(JSON.stringify(simulation.rows("SELECT * FROM places"))).not.toContain("198.51");
  expect(simulation.rows("SELECT lapses, network FROM places WHERE request = ?", third.id)).toEqual([
    { lapses: null, network: null },
  ]);
});

test("staff can release all holds of a network at once", async () => {
  const { first } = await holdersOfOneNetwork();
  const otherVisitor = await visitor();
  await otherVisitor.submitAsVisitor("book", { time: morning });
  await simulation.inbox().recordOutcome(first.id, { key: "end them", outcome: "freed-network", hasNote: false });
  expect(places()).toEqual([{ halfDay: morning, place: 2, request: otherVisitor.id }]);
});

test("reaching a visitor confirms their held visit", async () => {
  const { submitAsVisitor, id } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await simulation.advanceMinutes(1);
  letters.splice(0);
  await simulation.inbox().recordOutcome(id, { key: "rang", outcome: "called", hasNote: false });
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects()).toEqual(["Your visit: Tuesday 1 December, morning"]);
});

test("a time that staff agree on takes a slot of its half-day, and agreeing on another time moves it", async () => {
  const { id } = await visitor();
  const booked = { outcome: "booked", hasNote: false, area: melbourne } as const;
  await simulation.inbox().recordOutcome(id, { ...booked, key: "a time", time: "2026-12-01T09:30" });
  expect(places()).toEqual([{ halfDay: morning, place: 1, request: id }]);
  await simulation.inbox().recordOutcome(id, { ...booked, key: "another", time: "2026-12-02T14:00" });
  expect(places()).toEqual([{ halfDay: "2026-12-02-pm", place: 1, request: id }]);
});

test.each<[reason: string, options: Parameters<typeof visitor>[0]]>([
  ["the owner turned bookings off", { settings: { BOOKINGS: "off" } }],
  ["we start by phone or video in their area", { changes: { address: "1 High Street, Wodonga VIC 3690" } }],
  ["a robot may have filled in the form", { changes: { subject: "x" } }],
  ["the visitor only left a number", { changes: { kind: "callback" } }],
  ["we call first, because there’s no hot water", { changes: { urgent: "on" } }],
])("no visit is offered or booked if %s", async (_, options) => {
  const { view, submitAsVisitor } = await visitor(options);
  expect((await view({ cameByLetter: true })).freeHalfDays).toEqual([]);
  expect((await submitAsVisitor("book", { time: morning, cameByLetter: true })).isDone).toBeUndefined();
  expect(places()).toEqual([]);
});

test.each<[who: string, changes: Changes]>([
  ["whose form a robot may have filled in", { subject: "x" }],
  ["without hot water", { urgent: "on" }],
])("a visitor %s is offered visits once staff have reached them", async (_, changes) => {
  const { view, id } = await visitor({ changes });
  await simulation.inbox().recordOutcome(id, { key: "rang", outcome: "called", hasNote: false });
  expect((await view()).freeHalfDays).toContain(morning);
});

test("without the inbox no visit is offered or booked", async () => {
  const { view, submitAsVisitor } = await visitor();
  simulation.isInboxAway = true;
  expect(await view()).toMatchObject({ freeHalfDays: [], visit: undefined });
  expect((await submitAsVisitor("book", { time: morning })).isDone).toBeUndefined();
});

test.each([
  ["how the request stands", "find", "stage-unknown"],
  ["which half-days are taken", "bookedSlots", "slots-unknown"],
] as const)("if the inbox can't say %s, the page offers no visit, and the log says so", async (_, method, event) => {
  const { ownLink } = await visitor();
  vi.spyOn(simulation.inbox(), method).mockRejectedValue(new RangeError("no rows"));
  const lines: LogLine[] = [];
  const leads = leadsOn(simulation, {}, (line) => lines.push(line));
  expect(await leads.viewRequest(new URL(ownLink()).searchParams)).toMatchObject({
    kind: "open",
    view: { freeHalfDays: [] },
  });
  expect(lines).toMatchObject([{ event, lead: "WB-00000001", cause: "RangeError" }]);
});

test("a region's next two visiting days are offered", async () => {
  const { view } = await visitor({ changes: { address: "3 Moorabool Street, Geelong VIC 3220" } });
  expect((await view()).freeHalfDays).toEqual(["2026-12-08-am", "2026-12-08-pm", "2027-01-12-am", "2027-01-12-pm"]);
});

test("a visit booked well ahead gets one reminder, the day before", async () => {
  const { submitAsVisitor } = await visitor();
  const reminders = () => subjects().filter((subject) => subject.startsWith("Reminder"));
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advanceMinutes(5 * 24 * 60);
  expect(reminders(), "by noon on Sunday 29 November").toEqual([]);
  await simulation.advanceMinutes(2 * 24 * 60);
  expect(reminders()).toEqual(["Reminder: Tuesday 1 December, morning"]);
});

test("a visitor who declined reminders gets none", async () => {
  const { submitAsVisitor } = await visitor();
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  expect(await submitAsVisitor("no-reminders")).toMatchObject({ isDone: true });
  await simulation.advanceMinutes(7 * 24 * 60);
  expect(subjects().filter((subject) => subject.startsWith("Reminder"))).toEqual([]);
});

test("a visit booked for the first free half-day gets no reminder", async () => {
  const { submitAsVisitor, view, id } = await visitor();
  await submitAsVisitor("book", { time: (await view()).freeHalfDays[0] ?? "", cameByLetter: true });
  expect(phaseOf(id, "visit")).toBe("due");
  expect(phaseOf(id, "visit-reminder")).toBe("off");
});

test("a correction keeps the visit, its slot and its calendar entry", async () => {
  const draft = "the-key-of-a-corrected-draft";
  const { submitAsVisitor, id } = await visitor({ changes: { draft } });
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advanceMinutes(1);
  const eventBefore = entryIn(letters.findLast(({ attachments }) => attachments)).event;
  const correction = await visitor({ changes: { draft, replaces: id } });
  expect(places()).toEqual([{ halfDay: morning, place: 1, request: correction.id }]);
  expect((await correction.view()).heading).toContain("between 8 am and noon");
  await correction.submitAsVisitor("book", { time: afternoon });
  await simulation.advanceMinutes(1);
  const eventAfter = entryIn(letters.findLast(({ attachments }) => attachments)).event;
  expect(eventAfter.UID).toBe(eventBefore.UID);
  expect(Number(eventAfter.SEQUENCE)).toBeGreaterThan(Number(eventBefore.SEQUENCE));
  expect(simulation.objects.has(keys.visit(id))).toBe(false);
});

/** Visitors with a booked, a held and a cancelled visit, whose emails were sent before the inbox was lost and rebuilt. */
async function visitorsInRebuiltInbox() {
  const [bookedVisitor, heldVisitor, cancelledVisitor] = [await visitor(), await visitor(), await visitor()];
  await bookedVisitor.submitAsVisitor("book", { time: morning, cameByLetter: true });
  await heldVisitor.submitAsVisitor("book", { time: morning });
  await cancelledVisitor.submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advanceMinutes(1);
  await cancelledVisitor.submitAsVisitor("cancel");
  await simulation.advanceMinutes(1);
  letters.splice(0);
  await simulation.loseRows();
  simulation.put(keys.comparison);
  await bookedVisitor.leads.sweep();
  await simulation.advanceMinutes(1);
  return { bookedVisitor, heldVisitor };
}

test("a lost inbox is rebuilt with its visits", async () => {
  const { bookedVisitor, heldVisitor } = await visitorsInRebuiltInbox();
  const rebuiltPlaces = places().map(({ halfDay, request }) => `${halfDay} ${request}`);
  expect(rebuiltPlaces.sort()).toEqual([`${morning} ${bookedVisitor.id}`, `${morning} ${heldVisitor.id}`]);
  expect((await bookedVisitor.view()).heading).toContain("between 8 am and noon");
  expect((await heldVisitor.view()).hold).toBeDefined();
});

test("when a lost inbox is rebuilt, no email about a visit is sent again", async () => {
  await visitorsInRebuiltInbox();
  expect(subjects().filter((subject) => /visit/i.test(subject))).toEqual([]);
});

test("a visit in a rebuilt inbox can be cancelled", async () => {
  const { bookedVisitor, heldVisitor } = await visitorsInRebuiltInbox();
  await bookedVisitor.submitAsVisitor("cancel");
  expect(places().map(({ request }) => request)).toEqual([heldVisitor.id]);
});

test("a lost inbox is rebuilt without a visit whose booking can't be read, and the log says so", async () => {
  const { submitAsVisitor, id } = await visitor();
  await submitAsVisitor("book", { time: morning, cameByLetter: true });
  await simulation.advanceMinutes(1);
  await simulation.loseRows();
  simulation.put(keys.visit(id), "{");
  simulation.put(keys.comparison);
  const lines: LogLine[] = [];
  await leadsOn(simulation, {}, (line) => lines.push(line)).sweep();
  expect(lines).toContainEqual({ event: "booking-unreadable", lead: referenceOf(id) });
  expect(lines).toContainEqual({ event: "compared", restored: 1, ended: 0 });
  expect(places()).toEqual([]);
});

test("withdrawing a request releases its slot and deletes its visit", async () => {
  const { submitAsVisitor, id } = await visitor();
  await submitAsVisitor("book", { time: morning });
  await simulation.advanceMinutes(1);
  expect(places()).toHaveLength(1);
  expect(simulation.objects.has(keys.visit(id))).toBe(true);
  await submitAsVisitor("withdraw");
  expect(places()).toEqual([]);
  await simulation.advanceMinutes(untilErasedMinutes);
  expect(simulation.objects.has(keys.visit(id))).toBe(false);
});

test("a card offers the free half-days, the visitor's preferred ones first", async () => {
  const [anyVisitor, pickyVisitor] = [await visitor(), await visitor({ changes: { preferred: [afternoon] } })];
  const offeredHalfDays = await halfDaysOn(anyVisitor);
  expect(offeredHalfDays).toContain(afternoon);
  expect(await halfDaysOn(pickyVisitor)).toEqual([
    afternoon,
    ...offeredHalfDays.filter((halfDay) => halfDay !== afternoon),
  ]);
});

test("staff can book the last slot of a half-day only once", async () => {
  const visitors = [await visitor(), await visitor(), await visitor(), await visitor()];
  const booking = { outcome: "booked", at: afternoon };
  for (const { submitAsStaff } of visitors) expect((await submitAsStaff(booking)).status).toBe(303);
  expect(places().map(({ request }) => request)).toEqual(visitors.map(({ id }) => id));
  const lateVisitor = await visitor();
  expect(await lateVisitor.submitAsStaff(booking)).toMatchObject({
    status: 422,
    page: expect.stringContaining("That time has just been taken"),
  });
  const offeredHalfDays = await halfDaysOn(lateVisitor);
  expect(offeredHalfDays).toContain(morning);
  expect(offeredHalfDays).not.toContain(afternoon);
  expect((await simulation.inbox().find({ id: lateVisitor.id }))?.events).toEqual([]);
});

test("a visit on a day that the owner has closed is at the top of staff's list, to be moved", async () => {
  const [{ id }] = [await visitor(), await visitor()];
  simulation.db.exec(
    `INSERT INTO places VALUES ('${melbourne}', '2026-12-25-am', 1, '${id}', NULL, NULL);
     UPDATE requests SET step = 'visit', due = ${Date.parse("2026-12-25T01:00:00Z")} WHERE id = '${id}';
     INSERT INTO events (request, at, outcome, time, key, hasNote) VALUES ('${id}', 0, 'confirmed', NULL, 'a', 0);
     INSERT INTO events (request, at, outcome, time, key, hasNote) VALUES ('${id}', 0, 'chose-visit', '2026-12-25-am', 'b', 0);`,
  );
  const { page } = await openOffice(leadsOn(simulation), listLink());
  expect(page).toContain("Friday 25 December, morning, but nobody visits that day: agree on another");
  const { rows } = await simulation.inbox().list(false, 0, 10);
  expect(rows[0]).toMatchObject({ id, group: "now" });
});

test("a form from before online booking is accepted, and staff see the times it asked for", async () => {
  // Recorded from a browser without scripts, at commit 0c7495bf.
  const recorded = new URL("../../sample-requests/form-before-bookings.txt", import.meta.url);
  const body = readFileSync(recorded, "utf8").replaceAll("\n", "\r\n");
  const headers = { "Content-Type": `multipart/form-data; boundary=${body.slice(2, body.indexOf("\r"))}` };
  const response = await leadsOn(simulation).accept(new Request(`${site}/contact`, { method: "POST", headers, body }));
  expect(response.status).toBe(202);
  await simulation.advanceMinutes(1);
  const [staff] = letters;
  const text = staff?.content[0]?.value;
  for (const line of [
    "Times that suit: Thursday 26 November, morning; Saturday 28 November, afternoon",
    "Property: 3 bedrooms",
    "Timing: Soon: in 1–3 months",
    "Current bill: $500 to $1,000 a quarter",
  ])
    expect(text).toContain(line);
});
