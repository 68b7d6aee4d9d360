import { expect, test } from "vitest";
import { localities, otherNames } from "#content/places/data/localities.ts";
import type { RawRequest } from "#content/request/fields.ts";
import { printedNumber } from "#content/request/phone.ts";
import { checkRequest } from "#content/request/schema.ts";
import { type Random, seededRandom } from "#tests/random.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";
import { tries } from "#tests/settings.ts";
import { refusal } from "#worker/leads/intake/refusals.ts";
import { choices, placeOf } from "#worker/leads/letters/describe.ts";
import { asHtml, asText } from "#worker/leads/letters/layout.ts";
import { alertNotice, withdrawalNotice } from "#worker/leads/letters/staff-notices.ts";
import { confirmationLetter, greeting, visitLetter, visitReminderLetter } from "#worker/leads/letters/visitor.ts";
import { stageAt } from "#worker/leads/record/stage.ts";
import { leadOf } from "./lead.ts";
import {
  brackets,
  characters,
  digits,
  greetings,
  notices,
  printedNumbers,
  scams,
  separators,
} from "./words-in-letters.cases.ts";

const now = Date.parse("2026-11-21T02:00:00Z");

const upload = {
  key: "",
  name: "evil.com",
  type: "image/png",
  bytes: 1000,
  sha256: { received: "", kept: "" },
} as const;

/** The lead of a request, or undefined if it would be refused. */
function acceptedLead(sent: RawRequest) {
  return checkRequest(minimalRequest(sent)).ok
    ? leadOf(sent, { receivedAt: new Date(now).toISOString(), upload })
    : undefined;
}

/** A text that somebody might type to make our letters say what they want. */
function randomText(random: Random): string {
  const pieces = Array.from({ length: random.integer(1, 6) }, () => {
    const [opening = "", closing = ""] = random.pick(brackets);
    const word = random.pick([
      random.pick(scams),
      random.pick(characters),
      random.pick(digits).repeat(random.integer(1, 4)),
    ]);
    return random.oneIn(4) ? `${opening}${word}${closing}` : word;
  });
  return pieces.reduce((text, piece) => text + random.pick(separators) + piece);
}

test("whatever is typed, a confirmation repeats only a first name and three digits of a phone number", async () => {
  const plainLead = acceptedLead({ name: "4", address: "Somewhere", phone: "0412 345 678", message: "Hello" });
  if (!plainLead) throw new Error("the plain request is refused");
  const context = {
    reference: "WB-3F9A2C1B",
    now,
    place: "Kew VIC 3101",
    requestLink: "https://site.example/request?x",
  };
  const plainLetter = confirmationLetter(plainLead, context, stageAt([], now));
  const [text, html] = [asText(plainLetter), await asHtml(plainLetter)];
  const random = seededRandom(20_261_122);
  let letterCount = 0;
  for (let count = 0; count < tries(5000); count++) {
    const [name, address, message, city] = [1, 2, 3, 4].map(() => randomText(random));
    const phone = `0412 345 678 ${random.pick(["", "(after 5)", "（pay at evil.com/bill）", "⁽call 1900⁾"])}`.trim();
    const lead = acceptedLead({ name, address, message, city, phone });
    if (!lead) continue;
    letterCount += 1;
    const helloLine = greeting(lead.request.name);
    expect(helloLine, name).toMatch(/^Hello( [\p{L}'’-]{2,20})?,$/u);
    const letter = confirmationLetter(lead, context, stageAt([], now));
    expect(letter.subject).toBe(plainLetter.subject);
    expect(asText(letter).replace(helloLine, "Hello,")).toBe(text);
    const escaped = helloLine.replaceAll("'", "&#39;");
    expect((await asHtml(letter)).replace(escaped, "Hello,")).toBe(html);
  }
  expect(letterCount, "most of the requests are accepted").toBeGreaterThan(tries(5000) / 2);
});

test("the place in a confirmation comes from our own list, whatever the address says", async () => {
  const knownPlaces = new Set([...localities, ...otherNames].map(({ name, postcode }) => `${name} VIC ${postcode}`));
  const random = seededRandom(7);
  const names: string[] = [];
  for (let count = 0; count < tries(1000); count++) {
    const lead = acceptedLead({
      address: `${randomText(random)}, ${random.pick(["Kew VIC 3101", "3550", "Bendigo", ""])}`,
    });
    const { name } = lead ? await placeOf(lead) : {};
    if (name !== undefined) names.push(name);
  }
  expect(names.length, "many of the addresses name a place").toBeGreaterThan(tries(1000) / 4);
  expect(names.filter((name) => !knownPlaces.has(name) && !/^VIC 3\d{3}$/.test(name))).toEqual([]);
});

// After a change of words: npm test -- tests/unit/leads/words-in-letters -u, and read what has changed.
test("alerts to staff, withdrawal notices and refusals read as in notices.txt", async () => {
  const { alerted, withdrawn, refused } = notices;
  const letters = [alertNotice(alerted), ...withdrawn.map((stopped) => withdrawalNotice("WB-00000001", stopped))];
  const texts = new Set(letters.map(({ subject, text }) => `${subject}\n\n${text}`));
  const responses = refused.map((reason) => {
    const { status, error, ...details } = refusal(reason);
    const lines = Object.entries(details).map(([name, value]) => `\n  ${name}: ${JSON.stringify(value)}`);
    return `${reason}: ${status}, ${error}${lines.join("")}`;
  });
  await expect([...texts, ...responses].join("\n")).toMatchFileSnapshot("notices.txt");
});

const fault: RawRequest = { kind: "fault", fault: "inverter" };

test.each([
  ["today", "Sunday 29 November"],
  ["yesterday", "Saturday 28 November"],
  ["week", "This week, reported on Sunday 29 November"],
  ["longer", "Longer, reported on Sunday 29 November"],
])("a fault since “%s” names a day that is still right tomorrow", (since, day) => {
  const lead = leadOf({ ...fault, since }, { receivedAt: "2026-11-29T08:30:00Z" });
  expect(choices(lead)).toContainEqual(["Since", day]);
});

test.each<[how: string, sent: RawRequest, hasAddress: boolean]>([
  ["with an address says where it is", fault, true],
  [
    "by job number, without an address, leaves that out",
    { ...fault, address: "", email: "", jobReference: "WB-1A2B3C4D" },
    false,
  ],
])("the confirmation of a fault reported %s", (_, sent, hasAddress) => {
  const facts = { reference: "WB-3F9A2C1B", now };
  expect(asText(confirmationLetter(leadOf(sent), facts, stageAt([], now))).includes("Where:")).toBe(hasAddress);
});

/** The letter and the reminder about a visit ahead, and the letter about the same visit once it is cancelled. */
function visitLetters(sent: RawRequest) {
  const lead = leadOf(sent);
  const facts = { reference: "WB-1A2B3C4D", now, requestLink: "https://site.example/request?x" };
  const bookedEvent = { at: now, outcome: "booked", time: "2026-12-01T10:00" };
  const dayBefore = Date.parse("2026-11-30T00:00:00Z");
  const stageAhead = stageAt([bookedEvent], dayBefore);
  const stageCancelled = stageAt([bookedEvent, { ...bookedEvent, outcome: "cancelled", time: null }], dayBefore);
  return {
    ahead: [visitLetter(lead, facts, stageAhead, true), visitReminderLetter(lead, facts, stageAhead)].map(asText),
    cancelled: asText(visitLetter(lead, { ...facts, canBook: true }, stageCancelled, true)),
  };
}

test("letters about a visit say what to have ready, and that its page can move, cancel or replace it", () => {
  const { ahead, cancelled } = visitLetters({});
  for (const text of ahead) {
    expect(text).toContain("move or cancel it:");
    expect(text).toContain("We look at the roof, the switchboard and the meter, and at your bill.");
    expect(text).not.toContain("To change the time, call us.");
  }
  expect(cancelled).toContain("choose another time on your request’s page");
});

test("letters about a visit for a fault don't offer another time, and before the visit say to call us instead", () => {
  const { ahead, cancelled } = visitLetters(fault);
  for (const text of ahead) {
    expect(text).not.toMatch(/move|bill|roof/i);
    expect(text).toContain("cancel it:");
    expect(text).toContain("To change the time, call us.");
  }
  expect(cancelled).not.toContain("choose another time on your request’s page");
});

test.each(greetings)("“%s” is greeted by “%s”", (name, helloLine) => {
  expect(greeting(name)).toBe(helloLine);
});

test.each(printedNumbers)("%s is printed as %s", (number, printed) => {
  expect(printedNumber(number)).toBe(printed);
});
