import type { Element } from "@xmldom/xmldom";
import { beforeEach, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import { dayMs } from "#content/durations.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { elements, hrefsIn, lineOf, parseHtml } from "#tests/unit/page-text.ts";
import { UnreadableBody } from "#worker/bodies/unreadable.ts";
import { serveCard } from "#worker/leads/desk/card.ts";
import { openRequest } from "#worker/leads/desk/open-request.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { entryOf } from "#worker/leads/record/lead.ts";
import type { Log, LogLine } from "#worker/log.ts";
import { calendarIn } from "./calendar-file.ts";
import { makeRuntimeDeterministic } from "./inbox/runtime.ts";
import { leadNamed, Simulation } from "./inbox/simulation.ts";
import {
  acceptRequest,
  leadsOn,
  links,
  listLink,
  openOffice,
  posted,
  requestOf,
  sendRequest,
  site,
  takeLetters,
  variables,
} from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let simulation: Simulation;

beforeEach(() => {
  makeRuntimeDeterministic();
  simulation = new Simulation(variables);
});

const openList = (query = "", settings: object = {}) =>
  openOffice(leadsOn(simulation, settings), `${listLink()}${query}`);
/** The list's rows, by the visitors' names. */
async function rowsOn(): Promise<Map<string, Element>> {
  const { page } = await openList();
  return new Map(elements(parseHtml(page), "li").map((row) => [elements(row, "b")[0]?.textContent ?? "", row]));
}

test.each(["1.5", "0.1", "-1", "x", "1e9", ""])("the list opens even if its link starts at row “%s”", async (from) => {
  expect((await openList(`&from=${from}`)).status).toBe(200);
});

test("a card's link back to the list expires when the card's own does, so that a stolen link can't be renewed", async () => {
  await acceptRequest(simulation, {}, id);
  const endMs = Date.now() + 2 * dayMs;
  const { page } = await openOffice(leadsOn(simulation), links.to("listed", id, endMs, 0) ?? "");
  const listHref = hrefsIn(parseHtml(page)).find((href) => href.startsWith("/office?")) ?? "";
  expect(Number(new URL(listHref, site).searchParams.get("expires")) * 1000).toBe(endMs);
});

test("a list that was opened by a link says when the link ends", async () => {
  // The link works for a day.
  expect((await openList()).page).toContain("It ends Wednesday 25 November, 11 am; the daily email brings a new one.");
});

test("faults and homes without hot water stand out on the list", async () => {
  const kinds = { Plain: {}, Broken: { kind: "fault", fault: "inverter" }, Cold: { urgent: true, message: " Icy\n" } };
  for (const [name, changes] of Object.entries(kinds)) await acceptRequest(simulation, { name, ...changes });
  const emphasisedIn = (row: Element) =>
    elements(row, "b")
      .map(lineOf)
      .filter((text) => /^(Fault|Urgent|Solar)/.test(text));
  expect(new Map([...(await rowsOn())].map(([name, row]) => [name, emphasisedIn(row)]))).toEqual(
    new Map([
      ["Plain", []],
      ["Broken", ["Fault: inverter"]],
      ["Cold", ["Urgent: no hot water. Solar panels, Heat pump hot water"]],
    ]),
  );
});

test("a visitor without hot water who fills in the whole form is called as soon as one who asks for a callback", async () => {
  await acceptRequest(simulation, { name: "Cold", urgent: true, message: " Icy\n" });
  const row = (await rowsOn()).get("Cold");
  expect(row && lineOf(row)).toContain("“Icy” Call by 1 pm");
});

test("once reached, a home without hot water stays on today's list, to be given a visit or a quote", async () => {
  await acceptRequest(simulation, { name: "Cold", urgent: true }, id);
  const { openCard, submitAsStaff } = requestOf(leadsOn(simulation), id);
  expect(await submitAsStaff({ outcome: "called" })).toMatchObject({ status: 303 });
  expect((await openCard()).page).toContain("Reached: book a visit, or send a quote");
  const [today] = elements(parseHtml((await openList()).page), "section", { "aria-labelledby": "today" });
  expect(today && lineOf(today)).toMatch(/Cold.*book a visit, or send a quote/);
});

test("the list points out requests with the same number or address", async () => {
  const sentChanges: Changes[] = [
    { name: "First" },
    { name: "Again", address: "3 Moorabool Street, Geelong VIC 3220" },
    { name: "Partner", phone: "0412 000 111" },
    { name: "Stranger", phone: "0412 000 222", address: "1 Pall Mall, Bendigo VIC 3550" },
  ];
  for (const [index, changes] of sentChanges.entries())
    await acceptRequest(simulation, changes, `${index}0000000-1111-4111-8111-111111111111`);
  const sameIn = (row: Element) =>
    elements(row, "span")
      .map(lineOf)
      .filter((text) => text.startsWith("Same "));
  expect(new Map([...(await rowsOn())].map(([name, row]) => [name, sameIn(row)]))).toEqual(
    new Map([
      ["First", ["Same number as Again"]],
      ["Again", ["Same number as First"]],
      ["Partner", ["Same address as First"]],
      ["Stranger", []],
    ]),
  );
});

test("an ended link to the list says to try the latest daily email or wait for the next", async () => {
  await simulation.inbox().endLinks();
  const { status, page } = await openList();
  expect(status).toBe(403);
  expect(page).toContain("Try the link in the latest daily email, or wait for the next email.");
});

const inboxFailingWith = (error: Error) => ({
  INBOX: { getByName: () => ({ linkGeneration: () => Promise.reject(error) }) },
});

test("if the inbox can't be reached, the office says that the storage didn't answer", async () => {
  const { status, page } = await openList("", inboxFailingWith(new Error("Network connection lost.")));
  expect(status).toBe(503);
  expect(page).toContain("The site’s storage didn’t answer");
});

test("an error of our own code in the inbox isn't taken for a storage failure", async () => {
  const error = Object.assign(new TypeError("datatype mismatch"), { remote: true });
  await expect(openList("", inboxFailingWith(error))).rejects.toBe(error);
});

test("a card whose document can't be read says so, not that the request was deleted", async () => {
  await simulation.inbox().accept(entryOf(leadNamed("Ann", id)));
  simulation.put(keys.request(id), '{"id": "3f9a');
  const shown = { status: 503, page: expect.stringContaining("We can’t read this request’s record") };
  expect(await requestOf(leadsOn(simulation), id).openCard()).toMatchObject(shown);
});

const lostCard = { status: 503, page: expect.stringContaining("restore it from the backup") };
const deletedCard = { status: 410, page: expect.stringContaining("This request has been deleted") };

test("a card whose document was lost says so, not that the request was deleted, and the loss is logged", async () => {
  await acceptRequest(simulation, {}, id);
  simulation.objects.delete(keys.request(id));
  const lines: LogLine[] = [];
  const leads = leadsOn(simulation, {}, (line) => lines.push(line));
  expect(await requestOf(leads, id).openCard()).toMatchObject(lostCard);
  expect(lines).toEqual([{ event: "request-missing", lead: "WB-3F9A2C1B" }]);
});

test("if a document was lost before staff had the request, the card still says so once the inbox has noticed", async () => {
  const lostId = await simulation.post("Ann");
  simulation.objects.delete(keys.request(lostId));
  await simulation.advanceMinutes(0);
  expect((await simulation.inbox().find({ id: lostId }))?.state.withdrawn).not.toBeNull();
  expect(await requestOf(leadsOn(simulation), lostId).openCard()).toMatchObject(lostCard);
});

test("a card whose withdrawal hasn't reached the inbox yet says that the request was deleted", async () => {
  await acceptRequest(simulation, {}, id);
  simulation.objects.delete(keys.request(id));
  simulation.put(keys.withdrawal(id));
  expect(await requestOf(leadsOn(simulation), id).openCard()).toMatchObject(deletedCard);
});

test("a card that is opened while its request is being withdrawn says that the request was deleted", async () => {
  await acceptRequest(simulation, {}, id);
  const recordBefore = await simulation.inbox().find({ id });
  await simulation.inbox().withdraw(id);
  const records = [recordBefore, await simulation.inbox().find({ id })];
  const dependencies = { ...simulation.worker(), signatures: createSignatures([]) };
  expect(await openRequest(id, async () => records.shift(), dependencies)).toMatchObject({ kind: "withdrawn" });
});

test("a card whose consent has ended says that the request was deleted", async () => {
  await acceptRequest(simulation, {}, id);
  const record = await simulation.inbox().find({ id });
  simulation.objects.delete(keys.request(id));
  const now = () => record?.state.consentEnds ?? 0;
  const dependencies = { ...simulation.worker(), signatures: createSignatures([]), now };
  expect(await openRequest(id, async () => record, dependencies)).toMatchObject({ kind: "withdrawn" });
});

test("a request that the list can't read is logged by its own reference, even if another id begins with the same digits", async () => {
  await acceptRequest(simulation, {}, id);
  const alikeId = "3f9a2c1b-2222-4222-8222-222222222222";
  await acceptRequest(simulation, { name: "Ben" }, alikeId);
  simulation.put(keys.request(alikeId), '{"id": "3f9a');
  const lines: LogLine[] = [];
  await openOffice(
    leadsOn(simulation, {}, (line) => lines.push(line)),
    listLink(),
  );
  expect(lines).toEqual([{ event: "request-unreadable", lead: "WB-3F9A2C1B2222" }]);
});

const feedLink = (generation = 0, days = 90) => links.to("visits", "", Date.now() + days * dayMs, generation) ?? "";
const openFeed = (link = feedLink(), settings: object = {}, log?: Log) =>
  leadsOn(simulation, settings, log).serveOffice(new Request(link), "visits.ics");

test("the calendar feed has a visitor's first name, initial and suburb, but no surname, street, number or email address", async () => {
  const changes = { name: "Zoë van der Nguyen", email: "zoe@example.com", address: "12 High Street, Kew VIC 3101" };
  await acceptRequest(simulation, changes, id);
  await simulation.inbox().recordOutcome(id, { key: "a", outcome: "booked", time: "2026-11-26-am", hasNote: false });
  const response = await openFeed();
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const { event } = calendarIn(await response.text());
  expect(event).toMatchObject({
    SUMMARY: "Zoë N.: Solar panels, Heat pump hot water",
    LOCATION: "Kew VIC 3101",
    DESCRIPTION: `WB-3F9A2C1B\n${site}/office`,
    DTSTART: "20261126T080000",
    STATUS: "CONFIRMED",
  });
  expect(JSON.stringify(event)).not.toMatch(/Nguyen|High Street|412 ?345|zoe@/);
});

test("a visit whose request can't be read is in the calendar feed by its reference", async () => {
  await acceptRequest(simulation, {}, id);
  await simulation.inbox().recordOutcome(id, { key: "a", outcome: "booked", time: "2026-11-26-am", hasNote: false });
  simulation.put(keys.request(id), '{"id": "3f9a');
  const lines: LogLine[] = [];
  const { event } = calendarIn(await (await openFeed(feedLink(), {}, (line) => lines.push(line))).text());
  expect(event).toMatchObject({ SUMMARY: "WB-3F9A2C1B can’t be read", DTSTART: "20261126T080000" });
  expect(lines).toEqual([{ event: "visit-unreadable", lead: "WB-3F9A2C1B" }]);
});

test("a visit whose request was deleted while the inbox didn't answer isn't in the calendar feed", async () => {
  await acceptRequest(simulation, {}, id);
  await simulation.inbox().recordOutcome(id, { key: "a", outcome: "booked", time: "2026-11-26-am", hasNote: false });
  simulation.objects.delete(keys.request(id));
  const lines: LogLine[] = [];
  const feed = await openFeed(feedLink(), {}, (line) => lines.push(line));
  expect(await feed.text()).not.toContain("BEGIN:VEVENT");
  expect(lines).toEqual([]);
});

test("a visit is in the calendar feed until it is cancelled or its request withdrawn", async () => {
  await acceptRequest(simulation, {}, id);
  const visitsInFeed = async () => (await (await openFeed()).text()).split("BEGIN:VEVENT").length - 1;
  const record = (outcome: "booked" | "cancelled", time?: string) =>
    simulation.inbox().recordOutcome(id, { key: crypto.randomUUID(), outcome, time, hasNote: false });
  expect(await visitsInFeed()).toBe(0);
  await record("booked", "2026-11-26-am");
  expect(await visitsInFeed()).toBe(1);
  await record("cancelled");
  expect(await visitsInFeed()).toBe(0);
  await record("booked", "2026-11-27T09:00");
  expect(await visitsInFeed()).toBe(1);
  await simulation.inbox().withdraw(id);
  expect(await visitsInFeed()).toBe(0);
});

test.each<[link: string, address: () => string]>([
  ["a link of another generation", () => feedLink(1)],
  ["an expired link", () => feedLink(0, -1)],
  ["the list's link", () => listLink().replace("/office", "/office/visits.ics")],
  ["a link with a changed signature", () => feedLink().replace("sig=", "sig=A")],
])("%s doesn't open the calendar feed", async (_, address) => {
  expect((await openFeed(address())).status).toBe(403);
});

test("behind Access, a link alone doesn't open the calendar feed", async () => {
  expect((await openFeed(feedLink(), { ACCESS_TEAM: "wattlebird", ACCESS_AUD: "aud" })).status).toBe(403);
});

/** The daily email and the monitor's heartbeat, as the timer sends them. */
async function sendDailyEmails() {
  const letters = takeLetters();
  simulation = new Simulation({ ...variables, MAIL_HEARTBEAT_TO: "beats@monitor.example" });
  simulation.platformTime = Date.parse("2026-11-23T21:30:00Z");
  simulation.setClock();
  for (let round = 0; round < 3; round++) await simulation.inbox().runMaintenance(0);
  expect(letters.map(({ personalizations: [first] }) => first?.to)).toEqual([
    [{ email: business.email }],
    [{ email: "beats@monitor.example" }],
  ]);
  const [daily = "", heartbeat = ""] = letters.map(({ content }) => JSON.stringify(content));
  return { daily, heartbeat };
}

test("the daily email links to the list and, for 90 days, to the calendar feed", async () => {
  const { daily } = await sendDailyEmails();
  expect(daily).toContain(`${site}/office?`);
  const [, expires] = /works for 90 days[\s\S]*?visits\.ics\?\S*?expires=(\d+)/.exec(daily) ?? [];
  expect(Math.round((Number(expires) * 1000 - simulation.platformTime) / dayMs)).toBe(90);
});

test("the monitor's heartbeat has no links", async () => {
  const { heartbeat } = await sendDailyEmails();
  expect(heartbeat).not.toMatch(/https?:|\/office/);
});

test("staff whose form on a card doesn't arrive in time are told to press the button again", async () => {
  await acceptRequest(simulation, {}, id);
  const { leads, card, openCard } = requestOf(leadsOn(simulation), id);
  expect((await openCard()).status).toBe(200);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const body = new ReadableStream({ type: "bytes" });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const form = { method: "POST", body, headers, duplex: "half" };
  const silentPost = new Request(card, form);
  const pendingResponse = leads.serveOffice(silentPost, /office\/([^?]+)/.exec(card)?.[1]);
  // The deadline of a form without a file.
  await vi.advanceTimersByTimeAsync(20_000);
  const response = await pendingResponse;
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("Go back and press the button again.");
});

test("staff whose form waits too long behind other uploads are told to press the button again, and nothing is recorded", async () => {
  const { card } = await sendRequest(simulation, {}, id);
  const post = await posted(card, { outcome: "called", file: new File([new Uint8Array(100_000)], "quote.pdf") });
  const alias = /office\/([^?]+)/.exec(card)?.[1] ?? "";
  const response = await serveCard(
    post,
    alias,
    { isSignedIn: false, generation: 0 },
    {
      ...simulation.worker(),
      readQueue: { acquire: () => Promise.reject(new UnreadableBody("busy")) },
      isRateLimited: async () => false,
      links,
      signatures: createSignatures([variables.LINK_SECRET]),
      confirmWithdrawal: async () => {},
      bookings: true,
      siteTime: () => new Date(),
      log: () => {},
    },
  );
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("We couldn’t read the form. Go back and press the button again.");
  expect((await simulation.inbox().find({ id }))?.events).toEqual([]);
});
