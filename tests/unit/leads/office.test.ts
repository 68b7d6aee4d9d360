import { beforeEach, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { day } from "#content/durations.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { entryOf } from "#worker/leads/record/lead.ts";
import { calendarIn } from "./calendar-file.ts";
import { stopTheClock } from "./inbox/runtime.ts";
import { leadNamed, Simulation } from "./inbox/simulation.ts";
import {
  acceptRequest,
  leadsOn,
  links,
  listLink,
  openOffice,
  requestOf,
  site,
  takeMails,
  variables,
} from "./leads-in-memory.ts";

let simulation: Simulation;

beforeEach(() => {
  stopTheClock();
  simulation = new Simulation(variables);
});

const openList = (query = "", settings: object = {}) =>
  openOffice(leadsOn(simulation, settings), `${listLink()}${query}`);
const rowsOn = async () => (await openList()).page.match(/<li .*?<\/li>/gs) ?? [];

test.each(["1.5", "0.1", "-1", "x", "1e9", ""])("the list opens from row “%s”", async (from) => {
  expect((await openList(`&from=${from}`)).status).toBe(200);
});

test("faults and homes without hot water stand out on the list", async () => {
  const kinds = { Plain: {}, Fault: { kind: "fault", fault: "inverter" }, Cold: { urgent: true, message: " Icy\n" } };
  for (const [name, changes] of Object.entries(kinds)) await acceptRequest(simulation, { name, ...changes });
  const rows = await rowsOn();
  const names = rows.map((row) => [/<b[^>]*>(\w+)/.exec(row)?.[1], /<\/a><span[^>]*><b>/.test(row)]);
  expect(Object.fromEntries(names)).toEqual({ Plain: false, Fault: true, Cold: true });
  // The call is due as soon as for a callback, although they filled in the whole form.
  const [cold] = rows.filter((row) => row.includes("Cold"));
  expect(cold).toMatch(/Urgent: no hot water\. Solar panels.*“Icy”.*Call by \d+(:\d\d)? pm</s);
  const [first = ""] = /href="(\/office\/[^"]+)"><b[^>]*>Cold/.exec(cold ?? "")?.slice(1) ?? [];
  const card = site + first.replaceAll("&amp;", "&");
  expect(await openOffice(leadsOn(simulation), card, { outcome: "called" })).toMatchObject({ status: 303 });
  expect((await openOffice(leadsOn(simulation), card)).page).toContain("Reached: book a visit, or send a quote");
  expect((await openList()).page).toMatch(/<h2 id="today".*?Cold.*?book a visit, or send a quote/s);
});

test("the list points out requests with the same number or address", async () => {
  const sent: Changes[] = [
    { name: "First" },
    { name: "Again", address: "3 Moorabool Street, Geelong VIC 3220" },
    { name: "Partner", phone: "0412 000 111" },
    { name: "Stranger", phone: "0412 000 222", address: "1 Pall Mall, Bendigo VIC 3550" },
  ];
  for (const [index, changes] of sent.entries())
    await acceptRequest(simulation, changes, `${index}0000000-1111-4111-8111-111111111111`);
  const same = (await rowsOn()).map((row) => [/<b[^>]*>(\w+)/.exec(row)?.[1], /Same [^<]+/.exec(row)?.[0]]);
  expect(Object.fromEntries(same)).toEqual({
    First: "Same number as Again",
    Again: "Same number as First",
    Partner: "Same address as First",
    Stranger: undefined,
  });
});

test("a storage failure says “try again”; a bug of ours is thrown", async () => {
  const inboxThat = (fails: Error) => ({
    INBOX: { getByName: () => ({ linkGeneration: () => Promise.reject(fails) }) },
  });
  const lost = await openList("", inboxThat(new Error("Network connection lost.")));
  expect(lost.status).toBe(503);
  expect(lost.page).toContain("The site’s storage didn’t answer");
  const ours = Object.assign(new TypeError("datatype mismatch"), { remote: true });
  await expect(openList("", inboxThat(ours))).rejects.toBe(ours);
});

test("a card whose document can't be read doesn't say that the request was deleted", async () => {
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  await simulation.inbox().accept(entryOf(leadNamed("Ann", id)));
  simulation.put(keys.request(id), '{"id": "3f9a');
  const shown = { status: 404, page: expect.stringContaining("State unknown") };
  expect(await requestOf(leadsOn(simulation), id).openCard()).toMatchObject(shown);
});

test("staff can subscribe to booked visits by a link of its own, with few personal details", async () => {
  const id = "3f9a2c1b-1111-4111-8111-111111111111";
  const changes = { name: "Zoë van der Nguyen", email: "zoe@example.com", address: "12 High Street, Kew VIC 3101" };
  await acceptRequest(simulation, changes, id);
  const feed = (generation = 0, days = 90) => links.to("visits", "", Date.now() + days * day, generation) ?? "";
  const ask = (address: string, settings: object = {}) =>
    leadsOn(simulation, settings).serveOffice(new Request(address), "visits.ics");
  const events = async () => (await (await ask(feed())).text()).split("BEGIN:VEVENT").length - 1;
  expect(await events()).toBe(0);
  const record = (outcome: "booked" | "cancelled", time?: string) =>
    simulation.inbox().recordOutcome(id, { key: crypto.randomUUID(), outcome, time, hasNote: false });
  await record("booked", "2026-11-26-am");
  const answer = await ask(feed());
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const { event } = calendarIn(await answer.text());
  expect(event).toMatchObject({
    SUMMARY: "Zoë N.: Solar panels, Heat pump hot water",
    LOCATION: "Kew VIC 3101",
    DESCRIPTION: `WB-3F9A2C1B\n${site}/office`,
    DTSTART: "20261126T080000",
    STATUS: "CONFIRMED",
  });
  expect(JSON.stringify(event)).not.toMatch(/Nguyen|High Street|412 ?345|zoe@/);
  expect(await simulation.inbox().bookedVisits(0)).toEqual([]);
  const forged = [
    feed(1),
    feed(0, -1),
    listLink().replace("/office", "/office/visits.ics"),
    feed().replace("sig=", "sig=A"),
  ];
  for (const address of forged) expect((await ask(address)).status).toBe(403);
  // Behind Access, a link alone opens nothing.
  expect((await ask(feed(), { ACCESS_TEAM: "wattlebird", ACCESS_AUD: "aud" })).status).toBe(403);
  await record("cancelled");
  expect(await events()).toBe(0);
  await record("booked", "2026-11-27T09:00");
  expect(await events()).toBe(1);
  await simulation.inbox().withdraw(id);
  expect(await events()).toBe(0);
});

test("the daily email links to the list and, for 90 days, the calendar; the monitor's heartbeat has no links", async () => {
  const mails = takeMails();
  simulation = new Simulation({ ...variables, MAIL_HEARTBEAT_TO: "beats@monitor.example" });
  simulation.real = Date.parse("2026-11-23T21:30:00Z");
  simulation.setClock();
  for (let round = 0; round < 3; round++) await simulation.inbox().runMaintenance(0);
  const [, expires] =
    /works for 90 days[\s\S]*?visits\.ics\?\S*expires=(\d+)/.exec(mails[0]?.content[0]?.value ?? "") ?? [];
  expect(Math.round((Number(expires) * 1000 - simulation.real) / day)).toBe(90);
  const sent = mails.map(({ personalizations, content }) => ({
    to: personalizations.flatMap(({ to }) => to.map(({ email }) => email)).join(),
    leadsToList: JSON.stringify(content).includes("/office"),
    hasLinks: /https?:/.test(JSON.stringify(content)),
  }));
  expect(sent).toEqual([
    { to: business.email, leadsToList: true, hasLinks: true },
    { to: "beats@monitor.example", leadsToList: false, hasLinks: false },
  ]);
});
