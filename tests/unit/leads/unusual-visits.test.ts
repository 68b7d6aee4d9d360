import type { Element } from "@xmldom/xmldom";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { saveAnywayText } from "#app/pages/office/view.ts";
import { business } from "#content/business.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";
import type { Simulation } from "./inbox/simulation.ts";
import { sendRequest, startSimulation } from "./leads-in-memory.ts";
import { planVisits } from "./visit-plan.ts";

planVisits({ noticeDays: 2, melbourne: { slots: 4 }, closed: "2026-12-24" });

let simulation: Simulation;

const request = () => sendRequest(simulation, {}, "00000001-2222-4222-8222-222222222222");

beforeEach(() => {
  ({ simulation } = startSimulation());
});

const unusualTimes = [
  ["13 Dec", "10 am", "Sunday 13 December, 10 am: that’s a Sunday."],
  ["25 Dec", "9 am", "Friday 25 December, 9 am: that’s a public holiday."],
  ["26 Dec", "3 am", "Saturday 26 December, 3 am: that’s a public holiday, at 3 am."],
  ["24 Dec", "2:30 pm", "Thursday 24 December, 2:30 pm: that’s a day on which nobody visits."],
  ["14 Dec", "3 am", "Monday 14 December, 3 am: that’s at 3 am."],
  ["12 Dec", "4 pm", "Saturday 12 December, 4 pm: that’s at 4 pm."],
] as const;

test.each(unusualTimes)("a visit on %s at %s isn't booked before staff confirm it", async (date, clock, question) => {
  const { id, submitAsStaff } = await request();
  const { status, page } = await submitAsStaff({ outcome: "booked", date, clock, note: "Dog" });
  expect(status).toBe(422);
  const form = visitForm(page);
  expect(form.textContent).toContain(`${question} To book it, press “${saveAnywayText}”.`);
  expect(elements(form, "textarea").map(({ textContent }) => textContent)).toEqual(["Dog"]);
  const buttons = elements(form, "button").filter(({ textContent }) => textContent === saveAnywayText);
  expect(buttons, "one button books it").toHaveLength(1);
  expect((await simulation.inbox().find({ id }))?.events).toEqual([]);
});

test.each(unusualTimes)("a visit on %s at %s is booked once staff have confirmed it", async (date, clock) => {
  const { id, submitAsStaff } = await request();
  const shownFields = fieldsOf(visitForm((await submitAsStaff({ outcome: "booked", date, clock })).page));
  expect((await submitAsStaff({ outcome: "booked", ...shownFields })).status).toBe(303);
  expect((await simulation.inbox().find({ id }))?.events.map(({ time }) => time)).toEqual([shownFields.asked]);
});

test("a date that was changed after the question needs to be confirmed too", async () => {
  const { id, submitAsStaff } = await request();
  const { page } = await submitAsStaff({ outcome: "booked", date: "13 Dec", clock: "10 am" });
  const changed = await submitAsStaff({ outcome: "booked", ...fieldsOf(visitForm(page)), date: "20 Dec" });
  expect(changed.status).toBe(422);
  expect(visitForm(changed.page).textContent).toContain("Sunday 20 December, 10 am: that’s a Sunday.");
  expect((await simulation.inbox().find({ id }))?.events).toEqual([]);
});

function visitForm(card: string): Element {
  const [form] = elements(parseHtml(card), "section", { id: "do-booked" });
  if (!form) throw new Error("the card has no form for a visit");
  return form;
}

function fieldsOf(form: Element) {
  const shownIn = (name: string) => elements(form, "input", { name })[0]?.getAttribute("value") ?? "";
  return { date: shownIn("date"), clock: shownIn("clock"), asked: shownIn("asked") };
}

test("a visit on a weekday when we are closed needs to be confirmed", async () => {
  const { byWeekday } = business.hours;
  const ownHours = { ...byWeekday };
  Object.assign(byWeekday, { 6: null });
  onTestFinished(() => void Object.assign(byWeekday, ownHours));
  const { submitAsStaff } = await request();
  const { status, page } = await submitAsStaff({ outcome: "booked", date: "12 Dec", clock: "10 am" });
  expect(status).toBe(422);
  expect(visitForm(page).textContent).toContain("Saturday 12 December, 10 am: that’s a Saturday.");
});

test("on a day when nobody visits, staff can book a visit at an exact time, but not for a half-day", async () => {
  const { openCard, submitAsStaff } = await request();
  const askedResponse = await submitAsStaff({ outcome: "booked", date: "26 Dec", clock: "morning" });
  expect(askedResponse.status).toBe(422);
  expect(askedResponse.page).toContain(
    "morning: that’s a public holiday. Enter the hour that you agreed on, like 9 am.",
  );
  expect(askedResponse.page).not.toContain(saveAnywayText);
  const hour = { outcome: "booked", date: "26 Dec", clock: "9 am", asked: "2026-12-26T09:00" };
  expect((await submitAsStaff(hour)).status).toBe(303);
  const { page } = await openCard();
  expect(page).toContain("Visit Saturday 26 December, 9 am");
  expect(page).not.toContain("nobody visits that day");
});
