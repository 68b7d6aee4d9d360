import { beforeEach, expect, onTestFinished, test } from "vitest";
import { saveAnywayText } from "#app/pages/office/view.ts";
import { business } from "#content/business.ts";
import type { Simulation } from "./inbox/simulation.ts";
import { sendRequest, startSimulation } from "./leads-in-memory.ts";
import { planVisits } from "./visit-plan.ts";

planVisits({ noticeDays: 2, melbourne: { slots: 4 }, closed: "2026-12-24" });

let simulation: Simulation;

const request = () => sendRequest(simulation, {}, "00000001-2222-4222-8222-222222222222");

beforeEach(() => {
  ({ simulation } = startSimulation());
});

test.each([
  ["13 Dec", "10 am", "Sunday 13 December, 10 am: that’s a Sunday."],
  ["25 Dec", "9 am", "Friday 25 December, 9 am: that’s a public holiday."],
  ["26 Dec", "3 am", "Saturday 26 December, 3 am: that’s a public holiday, at 3 am."],
  ["24 Dec", "2:30 pm", "Thursday 24 December, 2:30 pm: that’s a day on which nobody visits."],
  ["14 Dec", "3 am", "Monday 14 December, 3 am: that’s at 3 am."],
  ["12 Dec", "4 pm", "Saturday 12 December, 4 pm: that’s at 4 pm."],
])("a visit on %s at %s needs to be confirmed once, and then it is booked", async (date, clock, question) => {
  const { id, submitAsStaff } = await request();
  const askedResponse = await submitAsStaff({ outcome: "booked", date, clock, note: "Dog" });
  expect(askedResponse.status).toBe(422);
  for (const shown of [`${question} To book it, press “${saveAnywayText}”.`, "Dog</textarea>"])
    expect(askedResponse.page).toContain(shown);
  const [, form = ""] = /<section id="do-booked"(.*?)<\/section>/s.exec(askedResponse.page) ?? [];
  expect(form).toContain(question);
  expect(form.match(new RegExp(`>${saveAnywayText}</button>`, "g")), "one button books it").toHaveLength(1);
  const shownIn = (name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(askedResponse.page)?.[1] ?? "";
  const shownFields = { date: shownIn("date"), clock: shownIn("clock"), asked: shownIn("asked") };
  expect((await submitAsStaff({ outcome: "booked", ...shownFields, date: "20 Dec" })).status).toBe(422);
  expect((await simulation.inbox().find({ id }))?.events).toEqual([]);
  expect((await submitAsStaff({ outcome: "booked", ...shownFields, note: "Dog" })).status).toBe(303);
  expect((await simulation.inbox().find({ id }))?.events.map(({ time }) => time)).toEqual([shownFields.asked]);
});

test("a visit on a weekday when we are closed needs to be confirmed", async () => {
  const { byWeekday } = business.hours;
  const ownHours = { ...byWeekday };
  Object.assign(byWeekday, { 6: null });
  onTestFinished(() => void Object.assign(byWeekday, ownHours));
  const { submitAsStaff } = await request();
  const { status, page } = await submitAsStaff({ outcome: "booked", date: "12 Dec", clock: "10 am" });
  expect(status).toBe(422);
  expect(page).toContain("Saturday 12 December, 10 am: that’s a Saturday.");
});

test("staff can agree on a visit at an hour of a day when nobody visits", async () => {
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
