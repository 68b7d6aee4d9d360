import { beforeEach, expect, test } from "vitest";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import type { Simulation } from "./inbox/simulation.ts";
import {
  type PostedLetter,
  sendRequest,
  site,
  startSimulation,
  undoFormOn,
  undoKeyOn,
  untilEmailedMinutes,
} from "./leads-in-memory.ts";
import { planVisits } from "./visit-plan.ts";

planVisits({ noticeDays: 2, melbourne: { slots: 4 } });

let simulation: Simulation;
let letters: PostedLetter[];
let requestCount: number;
const morning = "2026-12-01-am";
const afternoon = "2026-12-01-pm";

beforeEach(() => {
  requestCount = 0;
  ({ letters, simulation } = startSimulation());
});

/** A request whose first emails have been sent, with its card and its page. `offeredKey`: of the event that the card offers to undo. */
async function request(changes: Changes = {}) {
  const id = `${String(++requestCount).padStart(8, "0")}-2222-4222-8222-222222222222`;
  const sender = { name: `Una ${requestCount}`, email: `una${requestCount}@example.com`, ...changes };
  const sentRequest = await sendRequest(simulation, sender, id);
  letters.splice(0);
  const offeredKey = async () => undoKeyOn((await sentRequest.openCard()).page);
  return {
    ...sentRequest,
    offeredKey,
    undo: async (key?: string) =>
      sentRequest.submitAsStaff({ outcome: "undo", key: key ?? (await offeredKey()) ?? "nothing is offered" }),
    /** What an entry may change. The reminders are those that will be sent. */
    state: async () => ({
      heading: (await sentRequest.view()).heading,
      slots: slotsOf(id),
      objects: [...simulation.objects.keys()],
      reminders: simulation.rows(remindersQuery, id),
    }),
  };
}

const subjects = () => letters.splice(0).map(({ subject }) => subject.replace(/ \(WB-.*|^WB-[^:]*: /, ""));
const slotsOf = (id: string) =>
  simulation.rows("SELECT halfDay FROM places WHERE request = ?", id).map(({ halfDay }) => halfDay);
const remindersQuery = `SELECT state FROM mails
  WHERE request = ? AND kind IN ('reminder', 'overdue', 'visit-reminder') AND phase <> 'off' ORDER BY kind`;
const deliveryOf = (id: string, kind: string) =>
  simulation.rows("SELECT state FROM mails WHERE request = ? AND kind = ?", id, kind)[0]?.state;

test("two minutes after staff's last entry, one email gives the latest state", async () => {
  const { submitAsStaff } = await request();
  await submitAsStaff({ outcome: "booked", at: morning });
  await simulation.advanceMinutes(1);
  await submitAsStaff({ outcome: "booked", at: afternoon });
  await simulation.advanceMinutes(1.9);
  expect(subjects()).toEqual([]);
  await simulation.advanceMinutes(0.2);
  expect(subjects()).toEqual(["Your visit: Tuesday 1 December, afternoon"]);
  await submitAsStaff({ outcome: "booked", at: morning });
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects()).toEqual(["Your visit has moved to Tuesday 1 December, morning"]);
});

test("the card names what can be undone, and when the visitor is emailed about it", async () => {
  const { openCard, submitAsStaff } = await request();
  const undoText = async () => undoFormOn((await openCard()).page)?.textContent;
  await submitAsStaff({ outcome: "booked", at: morning });
  expect(await undoText()).toMatch(/The visitor gets an email about it at .*Undo “Visit booked”, until /);
  await submitAsStaff({ outcome: "booked", at: afternoon });
  expect(await undoText()).toMatch(/^[^“]*Visit moved from .*Undo “Visit moved”, until /);
  await simulation.advanceMinutes(1);
  await submitAsStaff({ outcome: "called" });
  expect(await undoText()).toMatch(/Reached\. The visitor gets no email about it\.Undo “Reached”, until /);
});

test("undoing “Reached” makes the visit a hold of its network again, which staff can release", async () => {
  const { id, ownLink, openCard, submitAsStaff, submitAsVisitor, undo } = await request();
  await submitAsVisitor(`book&time=${morning}`, {}, { link: ownLink(0.5) });
  const heldPlaces = () => simulation.rows("SELECT halfDay, lapses, network FROM places WHERE request = ?", id);
  const [placeBefore] = heldPlaces();
  expect(placeBefore).toEqual({ halfDay: morning, lapses: expect.any(Number), network: expect.any(String) });
  await submitAsStaff({ outcome: "called" });
  expect(heldPlaces()).toEqual([{ halfDay: morning, lapses: null, network: null }]);
  const { location } = await undo();
  expect(heldPlaces()).toEqual([placeBefore]);
  expect((await openCard(`${site}${location}`)).page).toContain("Undone. It’s as it was before");
  await submitAsStaff({ outcome: "freed-network" });
  expect(heldPlaces()).toEqual([]);
});

test("what an undo would restore is deleted once it is too late to undo", async () => {
  const { ownLink, submitAsStaff, submitAsVisitor } = await request();
  const undoableEvents = () => simulation.rows("SELECT 1 FROM events WHERE undo IS NOT NULL");
  await submitAsVisitor(`book&time=${morning}`, {}, { link: ownLink(0.5) });
  await submitAsStaff({ outcome: "called" });
  expect(undoableEvents()).toHaveLength(1);
  await simulation.advanceMinutes(untilEmailedMinutes);
  await simulation.inbox().runMaintenance(0);
  expect(undoableEvents()).toEqual([]);
});

test("undoing a booking restores the slots, notes, page and reminders, and sends no email", async () => {
  const { submitAsStaff, undo, state } = await request();
  const stateBefore = await state();
  await submitAsStaff({ outcome: "booked", date: "1 Dec", clock: "morning", note: "Dog" });
  const { slots, objects } = await state();
  expect(slots).toEqual([morning]);
  expect(objects.filter((key) => key.includes("/note-"))).toHaveLength(1);
  expect((await undo()).status).toBe(303);
  expect(await state()).toEqual(stateBefore);
  await simulation.advanceMinutes(60);
  expect(subjects()).toEqual([]);
});

test("undoing a quote deletes its PDF, and no quote email or reminder is sent", async () => {
  const { submitAsStaff, undo, state } = await request();
  const stateBefore = await state();
  const file = new File([pdf()], "quote.pdf", { type: "application/pdf" });
  expect((await submitAsStaff({ outcome: "quoted", amount: "11,370", file })).status).toBe(303);
  const { heading, objects } = await state();
  expect(
    objects.filter((key) => key.includes("/quote")),
    "the quote and its PDF",
  ).toHaveLength(2);
  expect(heading, "until the quote is emailed").toBe(stateBefore.heading);
  expect((await undo()).status).toBe(303);
  expect(await state()).toEqual(stateBefore);
  await simulation.advanceMinutes(8 * 24 * 60);
  expect(subjects().filter((subject) => /quote/i.test(subject))).toEqual([]);
});

test.each([
  ["Visit cancelled", "cancelled"],
  ["Not going ahead", "not-for-us"],
])("undoing “%s” restores the visit, its slot and its reminder", async (_, outcome) => {
  const { submitAsStaff, submitAsVisitor, undo, state } = await request();
  await submitAsVisitor(`book&time=${morning}`);
  await simulation.advanceMinutes(1);
  const bookedState = await state();
  expect(bookedState.slots).toEqual([morning]);
  await submitAsStaff({ outcome });
  expect((await state()).slots).toEqual([]);
  await undo();
  expect(await state()).toEqual(bookedState);
});

test("a cancellation can't be undone once the slot has been taken", async () => {
  const { id, submitAsStaff, submitAsVisitor, undo } = await request();
  await submitAsVisitor(`book&time=${morning}`);
  await simulation.advanceMinutes(1);
  const otherRequests = [await request(), await request(), await request(), await request()];
  await submitAsStaff({ outcome: "cancelled" });
  for (const otherRequest of otherRequests) await otherRequest.submitAsStaff({ outcome: "booked", at: morning });
  expect(await undo()).toMatchObject({ status: 422, page: expect.stringContaining("just been taken") });
  expect(slotsOf(id)).toEqual([]);
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects()).toContain("Your visit on Tuesday 1 December, morning, is cancelled");
});

test("cancelling a visit on its day is emailed at once", async () => {
  const { submitAsStaff, offeredKey } = await request();
  await submitAsStaff({ outcome: "booked", date: "24/11/2026", clock: "5 pm" });
  await simulation.advanceMinutes(0);
  expect(subjects()).toEqual(["Your visit: Tuesday 24 November, 5 pm"]);
  await submitAsStaff({ outcome: "cancelled" });
  expect(await offeredKey()).toBeUndefined();
  await simulation.advanceMinutes(0);
  const apology =
    "We’re sorry for the change. Your request stays open, and we’ll agree on another time. We’ll call you by";
  expect(letters[0]?.content[0]?.value).toContain(apology);
  expect(subjects()).toEqual(["Your visit on Tuesday 24 November, 5 pm, is cancelled"]);
});

test("cancelling an unannounced visit sends no email", async () => {
  const { submitAsStaff } = await request();
  await submitAsStaff({ outcome: "booked", at: afternoon });
  await submitAsStaff({ outcome: "cancelled" });
  await simulation.advanceMinutes(untilEmailedMinutes);
  expect(subjects()).toEqual([]);
});

const recordedKeys = async (id: string) => (await simulation.inbox().find({ id }))?.events.map(({ key }) => key);

test("only the latest entry can be undone", async () => {
  const { id, submitAsStaff, undo, offeredKey } = await request();
  await submitAsStaff({ outcome: "called", key: "first-press" });
  await submitAsStaff({ outcome: "booked", at: morning, key: "second-press" });
  expect((await undo("first-press")).status).toBe(422);
  expect(await recordedKeys(id)).toEqual(["first-press", "second-press"]);
  expect((await undo("second-press")).status).toBe(303);
  expect(await offeredKey()).toBe("first-press");
});

test("an entry can be undone only by a post from its own card's link", async () => {
  const { id, card, openCard, submitAsStaff } = await request();
  const otherRequest = await request();
  await submitAsStaff({ outcome: "called", key: "the-press" });
  const undo = { outcome: "undo", key: "the-press" };
  expect((await otherRequest.submitAsStaff(undo)).status).toBe(422);
  expect((await submitAsStaff(undo, card.replace(/sig=.{4}/, "sig=AAAA"))).status).toBe(403);
  expect((await openCard(`${card}&outcome=undo&key=the-press`)).status).toBe(200);
  expect(await recordedKeys(id)).toEqual(["the-press"]);
});

test("an entry can be undone for two minutes", async () => {
  const { id, submitAsStaff, undo, offeredKey } = await request();
  await submitAsStaff({ outcome: "called", key: "the-press" });
  await simulation.advanceMinutes(1.9);
  expect(await offeredKey()).toBe("the-press");
  await simulation.advanceMinutes(0.1);
  expect(await offeredKey()).toBeUndefined();
  expect(await undo("the-press")).toMatchObject({ status: 422, page: expect.stringContaining("too late to undo") });
  expect(await recordedKeys(id)).toEqual(["the-press"]);
});

test("pressing “Undo” twice undoes one entry", async () => {
  const { id, submitAsStaff, undo } = await request();
  await submitAsStaff({ outcome: "called", key: "first-press" });
  await submitAsStaff({ outcome: "booked", at: morning, key: "second-press" });
  for (let press = 1; press <= 2; press++) expect((await undo("second-press")).status).toBe(303);
  expect(await recordedKeys(id)).toEqual(["first-press"]);
});

test("sending the form of an undone entry again records nothing, and says so", async () => {
  const { id, submitAsStaff, undo } = await request();
  const form = { outcome: "booked", at: morning, key: "the-press" };
  await submitAsStaff(form);
  await undo();
  expect(await submitAsStaff(form)).toMatchObject({ status: 422, page: expect.stringContaining("You undid that") });
  expect(await recordedKeys(id)).toEqual([]);
  expect(slotsOf(id)).toEqual([]);
});

test("a receipt for another email doesn't end the time to undo", async () => {
  const { id, submitAsStaff, undo, offeredKey } = await request();
  await submitAsStaff({ outcome: "booked", at: morning, key: "the-press" });
  simulation.db.exec("UPDATE mails SET state = json_set(state, '$.phase', 'delivered') WHERE kind = 'staff'");
  expect(deliveryOf(id, "staff")).toContain('"phase":"delivered"');
  expect(await offeredKey()).toBe("the-press");
  expect((await undo()).status).toBe(303);
});

test.each([
  ["gave a new phone number", "new-phone"],
  ["chose other times", "new-times"],
] as const)("the card still says that the visit was cancelled after the visitor %s", async (words, outcome) => {
  const { id, openCard, submitAsVisitor } = await request();
  await submitAsVisitor(`book&time=${morning}`);
  await submitAsVisitor("cancel");
  await simulation.inbox().recordOutcome(id, { key: "another change", outcome, hasNote: false });
  const [top = ""] = (await openCard()).page.split('id="outcomes"');
  expect(top).toMatch(new RegExp(`Visit cancelled. Call by .*The visitor cancelled the visit on .*${words}`, "s"));
});
