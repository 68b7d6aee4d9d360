import { beforeEach, expect, test } from "vitest";
import { saveAnyway } from "#app/pages/office/view.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { stopTheClock } from "./inbox/runtime.ts";
import { Simulation } from "./inbox/simulation.ts";
import { sendRequest, site, takeMails, variables } from "./leads-in-memory.ts";

let simulation: Simulation;
let mails: ReturnType<typeof takeMails>;
let count = 0;
const morning = "2026-12-01-am";
const afternoon = "2026-12-01-pm";

beforeEach(() => {
  stopTheClock();
  mails = takeMails();
  simulation = new Simulation(variables);
});

/** Somebody’s request as its card and its own page show it, once its first mails are out. */
async function request(changes: Changes = {}) {
  const id = `${String(++count).padStart(8, "0")}-2222-4222-8222-222222222222`;
  const sender = { name: `Una ${count}`, email: `una${count}@example.com`, ...changes };
  const sent = await sendRequest(simulation, sender, id);
  mails.splice(0);
  const offered = async () => /id="undo".*?name="key" value="([^"]+)"/s.exec((await sent.open()).page)?.[1];
  return {
    ...{ ...sent, offered },
    undo: async (key?: string) => sent.open({ outcome: "undo", key: key ?? (await offered()) ?? "nothing is offered" }),
    heading: async () => (await sent.view()).heading,
  };
}

const subjects = () => mails.splice(0).map(({ subject }) => subject.replace(/ \(WB-.*|^WB-[^:]*: /, ""));
const places = (id: string) =>
  simulation.rows("SELECT halfDay FROM places WHERE request = ?", id).map(({ halfDay }) => halfDay);
const mailOf = (id: string, kind: string) =>
  simulation.rows("SELECT state FROM mails WHERE request = ? AND kind = ?", id, kind)[0]?.state;
const note = (id: string) => [...simulation.objects.keys()].filter((key) => key.startsWith(`leads/${id}/note-`));

test("the page shows at once what staff recorded, and two minutes later one mail tells the last of it", async () => {
  const { id, open, heading } = await request();
  await open({ outcome: "booked", at: morning });
  expect(await heading()).toContain("Tuesday 1 December, between 8 am and noon");
  await simulation.advance(1);
  await open({ outcome: "booked", at: afternoon });
  expect(places(id)).toEqual([afternoon]);
  await simulation.advance(1.9);
  expect(subjects()).toEqual([]);
  await simulation.advance(0.2);
  expect(subjects()).toEqual(["Your visit: Tuesday 1 December, afternoon"]);
  await open({ outcome: "booked", at: morning });
  await simulation.advance(3);
  expect(subjects()).toEqual(["Your visit has moved to Tuesday 1 December, morning"]);
});

test("what can be undone is named, with the time of its own mail and of no other’s", async () => {
  const { open } = await request();
  const offer = async () => /id="undo".*?<\/form>/s.exec((await open()).page)?.[0].replaceAll(/<[^>]+>/g, " ");
  await open({ outcome: "booked", at: morning });
  expect(await offer()).toMatch(/The visitor gets an email about it at .*Undo “Visit booked”, until /s);
  await open({ outcome: "booked", at: afternoon });
  expect(await offer()).toMatch(/^[^“]*Visit moved from .*Undo “Visit moved”, until /s);
  await simulation.advance(1);
  await open({ outcome: "called" });
  expect(await offer()).toMatch(/Reached\. The visitor gets no email about it\. +Undo “Reached”, until /);
});

test("a hold that “Reached” ended is a hold of its network again once that is undone", async () => {
  const { id, own, open, change, undo } = await request();
  await change(`book&time=${morning}`, {}, { link: own(0.5) });
  const held = () => simulation.rows("SELECT halfDay, lapses, network FROM places WHERE request = ?", id);
  const [before] = held();
  expect([before?.lapses, before?.network]).not.toContain(null);
  await open({ outcome: "called" });
  expect(held()).toEqual([{ halfDay: morning, lapses: null, network: null }]);
  const { location } = await undo();
  expect(held()).toEqual([before]);
  expect((await open(undefined, `${site}${location}`)).page).toContain("Undone. It’s as it was before");
  await open({ outcome: "freed-network" });
  expect(held()).toEqual([]);
  await change(`book&time=${afternoon}`);
  await open({ outcome: "called" });
  await simulation.advance(5);
  await simulation.inbox().runMaintenance(0);
  expect(simulation.rows("SELECT 1 FROM events WHERE undo IS NOT NULL")).toEqual([]);
});

test("an undone booking frees its place, its note and the page, brings back the reminders, and nobody is mailed", async () => {
  const { id, open, undo, heading } = await request();
  const [before, reminders] = [await heading(), ["reminder", "overdue"].map((kind) => mailOf(id, kind))];
  await open({ outcome: "booked", date: "1 Dec", clock: "morning", note: "Dog" });
  expect(note(id)).toHaveLength(1);
  expect((await undo()).status).toBe(303);
  expect([places(id), note(id), await heading()]).toEqual([[], [], before]);
  expect(["reminder", "overdue"].map((kind) => mailOf(id, kind))).toEqual(reminders);
  await simulation.advance(60);
  expect(subjects()).toEqual([]);
});

test("an undone quote goes with its PDF, and nobody is mailed it or reminded of it", async () => {
  const { id, open, undo, heading } = await request();
  const before = [await heading(), [...simulation.objects.keys()]];
  const file = new File([pdf()], "quote.pdf", { type: "application/pdf" });
  expect((await open({ outcome: "quoted", amount: "11,370", file })).status).toBe(303);
  expect([...simulation.objects.keys()].filter((key) => key.includes(`${id}/quote`))).toHaveLength(2);
  expect(await heading()).toBe(before[0]);
  expect((await undo()).status).toBe(303);
  expect([await heading(), [...simulation.objects.keys()]]).toEqual(before);
  await simulation.advance(8 * 24 * 60);
  expect(subjects().filter((subject) => /quote/i.test(subject))).toEqual([]);
});

test("an undone end of a visit has its place again, unless somebody took it meanwhile", async () => {
  const { id, open, change, undo, heading } = await request();
  await change(`book&time=${morning}`);
  await simulation.advance(1);
  const [booked, reminder] = [await heading(), mailOf(id, "visit-reminder")];
  for (const outcome of ["cancelled", "not-for-us"]) {
    await open({ outcome });
    expect(places(id)).toEqual([]);
    await undo();
    expect([places(id), await heading(), mailOf(id, "visit-reminder")]).toEqual([[morning], booked, reminder]);
  }
  const others = [await request(), await request(), await request(), await request()];
  mails.splice(0);
  await open({ outcome: "cancelled" });
  for (const other of others) await other.open({ outcome: "booked", at: morning });
  const refused = await undo();
  expect([refused.status, refused.page]).toEqual([422, expect.stringContaining("gone to somebody else")]);
  expect(places(id)).toEqual([]);
  await simulation.advance(10);
  expect(subjects()).toContain("Your visit on Tuesday 1 December, morning, is cancelled");
});

test("nothing waits that ends a visit on its day, nor what a visitor books; a visit that nobody was told of ends without a mail", async () => {
  const today = await request();
  await today.open({ outcome: "booked", date: "24/11/2026", clock: "5 pm" });
  await simulation.advance(0);
  expect(subjects()).toEqual(["Your visit: Tuesday 24 November, 5 pm"]);
  await today.open({ outcome: "cancelled" });
  expect(await today.offered()).toBeUndefined();
  await simulation.advance(0);
  const sorry =
    "We’re sorry for the change. Your request stays open, and we’ll agree on another time. We’ll call you by";
  expect(mails[0]?.content[0]?.value).toContain(sorry);
  expect(subjects()).toEqual(["Your visit on Tuesday 24 November, 5 pm, is cancelled"]);
  const visitor = await request();
  await visitor.change(`book&time=${morning}`);
  await simulation.advance(0);
  expect(subjects()).toContain("Your visit: Tuesday 1 December, morning");
  const untold = await request();
  await untold.open({ outcome: "booked", at: afternoon });
  await untold.open({ outcome: "cancelled" });
  await simulation.advance(10);
  expect(subjects()).toEqual([]);
});

test("only the last press is undone, once, within two minutes, by a post of the card’s own link", async () => {
  const { id, card, open, undo, offered } = await request();
  const other = await request();
  await open({ outcome: "called", key: "first-press" });
  await open({ outcome: "booked", at: morning, key: "second-press" });
  const recorded = async () => (await simulation.inbox().find({ id }))?.events.map(({ key }) => key);
  const both = await recorded();
  expect((await undo("first-press")).status).toBe(422);
  expect((await other.open({ outcome: "undo", key: "second-press" })).status).toBe(422);
  expect((await open({ outcome: "undo", key: "second-press" }, card.replace(/sig=.{4}/, "sig=AAAA"))).status).toBe(403);
  expect((await open(undefined, `${card}&outcome=undo&key=second-press`)).status).toBe(200);
  expect(await recorded()).toEqual(both);
  for (const _ of ["pressed", "pressed again"]) expect((await undo("second-press")).status).toBe(303);
  await open({ outcome: "booked", at: morning, key: "second-press" });
  expect(await recorded()).toEqual(["first-press"]);
  expect(await offered()).toBe("first-press");
  await simulation.advance(2);
  expect(await offered()).toBeUndefined();
  const late = await undo("first-press");
  expect([late.status, late.page]).toEqual([422, expect.stringContaining("too late to undo")]);
  expect(await recorded()).toEqual(["first-press"]);
});

test("a report about another mail doesn’t end undo; the same form sent again afterwards records nothing, and says so", async () => {
  const { id, open, undo, offered } = await request();
  const key = crypto.randomUUID();
  await open({ outcome: "booked", at: morning, key });
  simulation.db.exec("UPDATE mails SET state = json_set(state, '$.phase', 'delivered') WHERE kind = 'staff'");
  expect(await offered()).toBe(key);
  expect((await undo()).status).toBe(303);
  const again = await open({ outcome: "booked", at: morning, key });
  expect(again).toMatchObject({ status: 422, page: expect.stringContaining("You undid that") });
  expect(places(id)).toEqual([]);
});

test.each([
  ["13 Dec", "10 am", "Sunday 13 December, 10 am: that’s a Sunday."],
  ["25 Dec", "9 am", "Friday 25 December, 9 am: that’s a public holiday."],
  ["26 Dec", "3 am", "Saturday 26 December, 3 am: that’s a public holiday, at 3 am."],
  ["24 Dec", "2:30 pm", "Thursday 24 December, 2:30 pm: that’s a day on which nobody visits."],
  ["14 Dec", "3 am", "Monday 14 December, 3 am: that’s at 3 am."],
  ["12 Dec", "4 pm", "Saturday 12 December, 4 pm: that’s at 4 pm."],
])("a visit on %s at %s is asked about once, with what was typed, and then booked", async (date, clock, question) => {
  const { id, open } = await request();
  const asked = await open({ outcome: "booked", date, clock, note: "Dog" });
  expect(asked.status).toBe(422);
  for (const shown of [`${question} To book it, press “${saveAnyway}”.`, "Dog</textarea>"])
    expect(asked.page).toContain(shown);
  const [, form = ""] = /<section id="do-booked"(.*?)<\/section>/s.exec(asked.page) ?? [];
  expect([form.includes(question), form.split(`>${saveAnyway}</button>`).length]).toEqual([true, 2]);
  const shownIn = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(asked.page)?.[1] ?? "";
  const again = { date: shownIn("date"), clock: shownIn("clock"), asked: shownIn("asked") };
  expect((await open({ outcome: "booked", ...again, date: "20 Dec" })).status).toBe(422);
  expect((await simulation.inbox().find({ id }))?.events).toEqual([]);
  expect((await open({ outcome: "booked", ...again, note: "Dog" })).status).toBe(303);
  expect((await simulation.inbox().find({ id }))?.events.map(({ time }) => time)).toEqual([again.asked]);
});

test("a visit that staff agree on for a day on which nobody visits has its hour, and stands", async () => {
  const { open } = await request();
  const asked = await open({ outcome: "booked", date: "26 Dec", clock: "morning" });
  expect(asked.status).toBe(422);
  expect(asked.page).toContain("morning: that’s a public holiday. Enter the hour that you agreed on, like 9 am.");
  expect(asked.page).not.toContain(saveAnyway);
  const hour = { outcome: "booked", date: "26 Dec", clock: "9 am", asked: "2026-12-26T09:00" };
  expect((await open(hour)).status).toBe(303);
  const { page } = await open();
  expect(page).toContain("Visit Saturday 26 December, 9 am");
  expect(page).not.toContain("nobody visits that day");
});

test.each([
  ["new-phone", "gave a new phone number"],
  ["new-times", "chose other times"],
] as const)("%s doesn’t hide that the visit was cancelled", async (outcome, words) => {
  const { id, open, change } = await request();
  await change(`book&time=${morning}`);
  await change("cancel");
  await simulation.inbox().mark(id, { key: "another change", outcome, hasNote: false });
  const [top = ""] = (await open()).page.split('id="outcomes"');
  expect(top).toMatch(new RegExp(`Visit cancelled. Call by .*The visitor cancelled the visit on .*${words}`, "s"));
});
