import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { momentOf } from "#content/melbourne.ts";
import { linkIn } from "#tests/running-site/lead-site.ts";
import { htmlErrorsOfLetter } from "#tests/running-site/valid-html.ts";
import { answerLetter, visitReminderLetter } from "#worker/leads/letters/visitor.ts";
import { keys } from "#worker/leads/record/documents.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import { calendarIn } from "../calendar-file.ts";
import { makeRuntimeDeterministic, takeLog } from "../inbox/runtime.ts";
import { Simulation } from "../inbox/simulation.ts";
import { leadOf } from "../lead.ts";
import { acceptRequest, type PostedLetter, sendRequest, site, takeLetters, variables } from "../leads-in-memory.ts";
import { planVisits } from "../visit-plan.ts";
import { type Scenario, scenarios } from "./letters.cases.ts";

planVisits({ noticeDays: 2, melbourne: { slots: 4 }, closed: "" });
beforeEach(makeRuntimeDeterministic);

/** The ids of the request and its correction. */
const ids = ["3f9a2c1b-1111-4111-8111-111111111111", "3f9a2c2b-1111-4111-8111-111111111111"] as const;

// After a change of words: npm test -- tests/unit/leads/letters -u, and read what has changed.
test.each(Object.entries(scenarios))("the letters about %s match their snapshot", async (name, scenario) => {
  const letters = await lettersOf(scenario);
  const letterTexts = scenario.letters.map((kind) => {
    const candidates = kind.endsWith("of the correction") ? letters.slice(letters.findIndex(isOfCorrection)) : letters;
    const letter = candidates.find(({ campaign_id }) => campaign_id.split(".").includes(kind.split(" ")[0] ?? ""));
    if (!letter) throw new Error(`${kind} was not sent`);
    return `✉ ${kind}\n${inText(letter)}`;
  });
  // Prices have tables of their own.
  const text = letterTexts.join("\n").replaceAll(/\$[\d,.]*\d(–[\d,]+)?/g, "$…");
  await expect(text).toMatchFileSnapshot(`${name}.txt`);
});

test.each(Object.entries(scenarios))("every letter about %s is valid HTML", async (_, scenario) => {
  const htmlParts = (await lettersOf(scenario)).flatMap(({ campaign_id, content }) =>
    content.filter(({ type }) => type === "text/html").map(({ value }) => ({ campaign_id, html: value })),
  );
  expect(htmlParts).not.toEqual([]);
  for (const { campaign_id, html } of htmlParts) expect(await htmlErrorsOfLetter(html), campaign_id).toEqual([]);
});

test.each([
  ["an answer", answerLetter, "the answer is missing"],
  ["a visit", visitReminderLetter, "the visit is missing"],
])("a letter about %s that doesn't exist can't be written", (_, letter, problem) => {
  const facts = { reference: "WB-3F9A2C1B", now: Date.now() };
  expect(() => letter(leadOf(), facts, stageAt([], facts.now))).toThrow(problem);
});

test("if a calculator or the price list fails, letters and pages lack only its lines", async () => {
  const fail = () => {
    throw new RangeError("no price");
  };
  vi.doMock("#app/estimators/index.ts", () => ({ estimateFromQuery: fail }));
  vi.doMock("#content/offers/service-offers.ts", () => ({ offerTexts: fail }));
  onTestFinished(() => {
    vi.doUnmock("#app/estimators/index.ts");
    vi.doUnmock("#content/offers/service-offers.ts");
  });
  const [lines, letters] = [takeLog(), takeLetters()];
  const simulation = new Simulation(variables);
  const sent = { estimate: "price?kw=6.6&battery=10&use=18", selectedServices: ["solar-panels"] };
  const { openCard, view } = await sendRequest(simulation, sent, ids[0]);
  expect(letters.map(({ campaign_id }) => campaign_id.split(".")[1])).toEqual(["staff", "visitor"]);
  expect(lines.filter(({ event }) => event === "letter-failed")).toEqual([]);
  const missingLines = lines.filter(({ event }) => event === "lines-missing");
  expect(new Set(missingLines.map(({ what, kind }) => `${what}: ${kind}`))).toEqual(
    new Set(["estimate: RangeError", "offers: RangeError"]),
  );
  expect(new Set(missingLines.map(({ lead }) => lead))).toEqual(new Set(["WB-3F9A2C1B"]));
  expect((await openCard()).status).toBe(200);
  expect((await view()).steps).not.toEqual([]);
});

test("a stored meter summary or estimate that we can't read any more is left out, and logged", async () => {
  const [lines, letters] = [takeLog(), takeLetters()];
  const simulation = new Simulation(variables);
  await acceptRequest(simulation, {}, ids[0]);
  const storedRequest = JSON.parse(new TextDecoder().decode(simulation.objects.get(keys.request(ids[0]))?.body));
  const request = { ...storedRequest.request, meter: "0 of an earlier version" };
  const document = { ...storedRequest, request, estimate: { tool: "removed-calculator", query: "kw=6.6" } };
  simulation.put(keys.request(ids[0]), JSON.stringify(document));
  await simulation.advanceMinutes(1);
  expect(letters.map(({ campaign_id }) => campaign_id.split(".")[1])).toEqual(["staff", "visitor"]);
  const missingLines = lines
    .filter(({ event }) => event === "lines-missing")
    .map(({ lead, what }) => `${lead} ${what}`);
  expect(new Set(missingLines)).toEqual(new Set(["WB-3F9A2C1B meter", "WB-3F9A2C1B estimate"]));
});

function isOfCorrection({ subject }: PostedLetter): boolean {
  return subject.includes("WB-3F9A2C2B");
}

/** Plays a scenario to its end and returns all emails, the earliest first. */
async function lettersOf({ received, sent, steps }: Scenario): Promise<PostedLetter[]> {
  const letters = takeLetters();
  const simulation = new Simulation(variables);
  const [date = "", clock = ""] = received.split("T");
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  simulation.platformTime = momentOf({ date, minutes: hours * 60 + minutes }).getTime();
  simulation.setClock();
  const link = (start: string) => {
    const texts = letters.map(({ content }) => content.find(({ type }) => type === "text/plain")?.value ?? "");
    return site + linkIn(texts.find((text) => text.includes(`\n${site}${start}`)) ?? "", start);
  };
  const { leads, submitAsStaff, submitAsVisitor } = await sendRequest(simulation, sent, ids[0]);
  for (const step of steps) {
    if ("hours" in step) {
      await simulation.advanceMinutes(step.hours * 60);
      await leads.sweep();
    } else if ("corrects" in step)
      await acceptRequest(simulation, { ...sent, ...step.corrects, replaces: ids[0] }, ids[1]);
    else if ("staff" in step) {
      const { staff, ...fields } = step;
      expect((await submitAsStaff({ outcome: staff, ...fields }, link("/office/"))).status, staff).toBe(303);
    } else {
      const { visitor, fields } = step;
      expect(await submitAsVisitor(visitor, fields, { link: link("/request?") }), visitor).toMatchObject({
        isDone: true,
      });
    }
    await simulation.advanceMinutes(1);
  }
  return letters;
}

/** An email's headers, plain text and attachments. */
function inText({ subject, personalizations, reply_to, content, attachments = [] }: PostedLetter): string {
  const recipients = personalizations.flatMap((each) => each.to.map(({ email }) => email)).join(", ");
  const text = content.find(({ type }) => type === "text/plain")?.value ?? "";
  const files = attachments.map(
    (file) => `${file.filename}\n${inOneZone(Buffer.from(file.content, "base64").toString())}`,
  );
  return [
    `To: ${recipients}`,
    `Reply to: ${reply_to?.email ?? "the sender"}`,
    `Subject: ${subject}`,
    "",
    text,
    ...files,
  ]
    .join("\n")
    .replaceAll(/(expires|sig)=[\w-]+/g, "$1=…")
    .replaceAll("\r\n", "\n");
}

/** A calendar file without its time zone rules. The parser checks them first. */
function inOneZone(calendar: string): string {
  calendarIn(calendar);
  return calendar.replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE\r\n/s, "");
}
