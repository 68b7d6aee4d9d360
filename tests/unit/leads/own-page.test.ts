import { beforeEach, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { maxFiles } from "#content/request/limits.ts";
import type { Changes } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { withdraw } from "#worker/leads/desk/withdraw.ts";
import { confirmWithdrawal } from "#worker/leads/letters/mailer.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { keys } from "#worker/leads/record/documents.ts";
import type { Lead } from "#worker/leads/record/lead.ts";
import { outcomesBy } from "#worker/leads/record/outcomes.ts";
import { readSettings } from "#worker/leads/settings.ts";
import type { LogLine } from "#worker/log.ts";
import type { Simulation } from "./inbox/simulation.ts";
import {
  type Fields,
  leadsOn,
  type PostedLetter,
  posted,
  requestOf,
  sendRequest,
  site,
  startSimulation,
  untilErasedMinutes,
  variables,
} from "./leads-in-memory.ts";

const id = "3f9a2c1b-1111-4111-8111-111111111111";
let simulation: Simulation;
let letters: PostedLetter[];

beforeEach(() => {
  ({ letters, simulation } = startSimulation());
});

/** A request whose first emails have been sent, and a way to submit the forms of its page. */
async function request(changes: Changes = {}, { requestId = id, settings = {} } = {}) {
  const { leads, view, ownLink, submitAsVisitor: submit } = await sendRequest(simulation, changes, requestId, settings);
  letters.splice(0);
  const submitAsVisitor = (act: string, fields: Fields = {}, link = ownLink()) => submit(act, fields, { link });
  return { leads, submitAsVisitor, view };
}

/** The new link in the response to a change of email address. */
const newLink = async (change: Promise<{ link?: string }>) => `${site}${(await change).link}`;
const subjects = () => letters.map(({ subject }) => subject);
const keysWith = (part: string) => [...simulation.objects.keys()].filter((key) => key.includes(part));
const bill = (number: number) => new File([pdf(`bill ${number}`)], `bill ${number}.pdf`);

test("pressing “withdraw” a thousand times sends one letter to the visitor and one to staff", async () => {
  await request({ email: "ann@example.com" });
  // Each press has already found the request open.
  const settings = readSettings(variables);
  const signatures = createSignatures(settings.linkSecrets);
  const confirm = (lead: Lead, reference: string) => confirmWithdrawal(lead, reference, { settings, signatures });
  const withdrawals = Array.from({ length: 1000 }, () =>
    withdraw(id, { ...simulation.worker(), confirmWithdrawal: confirm }),
  );
  expect(new Set(await Promise.all(withdrawals))).toEqual(new Set(["withdrawn"]));
  const sent = () => letters.map(({ subject, personalizations: [first] }) => [first?.to[0]?.email, subject]);
  const toVisitor = ["ann@example.com", "Your request WB-3F9A2C1B is withdrawn"];
  expect(sent()).toEqual([toVisitor]);
  await simulation.advanceMinutes(untilErasedMinutes);
  expect(sent()).toEqual([toVisitor, [business.email, "WB-3F9A2C1B withdrawn: stop and delete"]]);
});

/** Withdraws a request whose document can't be read: the references that the visitor is told of, and what is logged. */
async function withdrawUnreadable() {
  await request();
  const lines: LogLine[] = [];
  const { bucket, inbox } = simulation.worker();
  const unreadBucket = Object.assign(Object.create(bucket), {
    get: () => Promise.reject(new RangeError("no document")),
  });
  const confirmedReferences: string[] = [];
  const result = await withdraw(id, {
    bucket: unreadBucket,
    inbox,
    confirmWithdrawal: async (_, reference) => void confirmedReferences.push(reference),
    log: (line) => lines.push(line),
  });
  return { result, confirmedReferences, lines };
}

test("a withdrawal whose document can't be read goes ahead without the visitor's letter", async () => {
  expect(await withdrawUnreadable()).toMatchObject({ result: "withdrawn", confirmedReferences: [] });
});

test("a withdrawal without the visitor's letter is logged", async () => {
  const { lines } = await withdrawUnreadable();
  expect(lines).toMatchObject([
    { event: "withdrawal-silent", lead: "WB-3F9A2C1B", kind: "RangeError" },
    { event: "withdrawn", lead: "WB-3F9A2C1B" },
  ]);
});

test("a request whose document can't be read can be neither shown, changed nor withdrawn", async () => {
  const { view, submitAsVisitor } = await request();
  simulation.put(keys.request(id), "{");
  const problem = "the stored request WB-3F9A2C1B can't be read";
  await expect(view()).rejects.toThrow(problem);
  await expect(submitAsVisitor("message", { message: "A dog" })).rejects.toThrow(problem);
  await expect(submitAsVisitor("withdraw")).rejects.toThrow(problem);
  expect((await simulation.inbox().find({ id }))?.state.withdrawn).toBeNull();
});

test("the page of a request whose document was lost is an error, not a withdrawal", async () => {
  const { view } = await request();
  simulation.objects.delete(keys.request(id));
  await expect(view()).rejects.toThrow("the stored request WB-3F9A2C1B is missing");
});

test("a change that can't be stored is logged with its reference", async () => {
  await request();
  const lines: LogLine[] = [];
  const leads = leadsOn(simulation, {}, (line) => lines.push(line));
  simulation.fails = (key) => key === keys.changed(id);
  await requestOf(leads, id).submitAsVisitor("message", { message: "A dog" });
  expect(lines).toMatchObject([{ event: "change-failed", lead: "WB-3F9A2C1B", kind: "StorageError" }]);
});

test("a visitor whose change couldn't be stored can try again", async () => {
  const { submitAsVisitor } = await request();
  simulation.fails = (key) => key === keys.changed(id);
  expect(await submitAsVisitor("message", { message: "A dog" })).toMatchObject({ status: 503 });
  simulation.fails = () => false;
  expect(await submitAsVisitor("message", { message: "A dog" })).toMatchObject({ isDone: true });
});

test("no one is told of a withdrawal before it is recorded", async () => {
  const { leads, submitAsVisitor } = await request();
  simulation.crash = { actor: "inbox", commits: 0, when: "before", survives: false };
  expect(await submitAsVisitor("withdraw")).toMatchObject({ isDone: true });
  expect(subjects()).toEqual([]);
  await leads.sweep();
  await simulation.advanceMinutes(1);
  expect(subjects()).toContain("WB-3F9A2C1B withdrawn: stop and delete");
});

test("one address gets at most six withdrawal letters a day", async () => {
  const submits = [];
  for (let count = 0; count < 9; count++) {
    const { submitAsVisitor } = await request({}, { requestId: `${count}f9a2c1b-1111-4111-8111-111111111111` });
    submits.push(submitAsVisitor);
    // An address gets few confirmations a day, and only somebody who has had one is told of a withdrawal.
    await simulation.advanceMinutes(3 * 24 * 60);
  }
  letters.splice(0);
  const withdrawalLetters = () => subjects().filter((subject) => subject.endsWith("is withdrawn"));
  for (const submit of submits.slice(1)) expect(await submit("withdraw")).toMatchObject({ isDone: true });
  expect(withdrawalLetters()).toHaveLength(6);
  await simulation.advanceMinutes(24 * 60 + 1);
  await submits[0]?.("withdraw");
  expect(withdrawalLetters(), "a day later").toHaveLength(7);
});

test("two days after a withdrawal, the address that was told of it is forgotten", async () => {
  const { submitAsVisitor } = await request();
  await submitAsVisitor("withdraw");
  const toldRequests = () => simulation.rows("SELECT 1 FROM requests WHERE toldTo IS NOT NULL");
  expect(toldRequests()).toHaveLength(1);
  // Two days and an hour.
  await simulation.advanceMinutes(49 * 60);
  await simulation.inbox().runMaintenance(0);
  expect(toldRequests()).toEqual([]);
});

/** The emails to visitors since the last call, as address and subject. */
async function lettersToVisitors() {
  await simulation.advanceMinutes(1);
  const sent = letters.splice(0).map(({ subject, personalizations: [first] }) => [first?.to[0]?.email, subject]);
  return sent.filter(([address]) => address?.endsWith("@example.com")).sort();
}

const linkSubject = "Your request WB-3F9A2C1B: the link to its page";
const noticeSubject = "Your request WB-3F9A2C1B: another email address";

test("after a change of email address the new one is sent the link, and the old one a notice", async () => {
  const { submitAsVisitor } = await request({ email: "old@example.com" });
  expect(await submitAsVisitor("email", { email: "new@example.com" })).toMatchObject({ isDone: true });
  expect(await lettersToVisitors()).toEqual([
    ["new@example.com", linkSubject],
    ["old@example.com", noticeSubject],
  ]);
});

test("a link sent to the old email address can't change the address back", async () => {
  const { submitAsVisitor } = await request({ email: "old@example.com" });
  await submitAsVisitor("email", { email: "new@example.com" });
  expect(await submitAsVisitor("email", { email: "old@example.com" })).toMatchObject({ status: 403 });
});

test("an empty email address is refused", async () => {
  const { submitAsVisitor } = await request({ email: "old@example.com" });
  expect(await submitAsVisitor("email", { email: "" })).toMatchObject({ status: 422 });
});

test("an email address can be changed three times, but not a fourth time", async () => {
  const { submitAsVisitor } = await request({ email: "old@example.com" });
  let ownLink: string | undefined;
  for (const email of ["new@example.com", "third@example.com", "a.fourth@example.com"]) {
    ownLink = await newLink(submitAsVisitor("email", { email }, ownLink));
    expect(await lettersToVisitors()).toContainEqual([email, linkSubject]);
  }
  const values = { email: "fifth@example.com" };
  expect(await submitAsVisitor("email", values, ownLink)).toMatchObject({ status: 409, values });
  expect(await lettersToVisitors()).toEqual([]);
});

test("entering the same email address again sends its link, at most three times a day", async () => {
  const { submitAsVisitor } = await request({ email: "old@example.com" });
  const ownLink = await newLink(submitAsVisitor("email", { email: "new@example.com" }));
  expect(await lettersToVisitors()).toContainEqual(["new@example.com", linkSubject]);
  for (const expected of [[["new@example.com", linkSubject]], [["new@example.com", linkSubject]], []]) {
    expect(await submitAsVisitor("email", { email: "new@example.com" }, ownLink)).toMatchObject({ isDone: true });
    expect(await lettersToVisitors()).toEqual(expected);
  }
  await simulation.advanceMinutes(24 * 60);
  await submitAsVisitor("email", { email: "new@example.com" }, ownLink);
  expect(await lettersToVisitors(), "a day later").toEqual([["new@example.com", linkSubject]]);
});

test("an email address can't be replaced again before the notice to the previous one is sent", async () => {
  const { submitAsVisitor } = await request({ email: "old@example.com" });
  const ownLink = await newLink(submitAsVisitor("email", { email: "new@example.com" }));
  expect(await submitAsVisitor("email", { email: "third@example.com" }, ownLink)).toMatchObject({ status: 409 });
  expect(await submitAsVisitor("email", { email: "new@example.com" }, ownLink)).toMatchObject({ isDone: true });
  await simulation.advanceMinutes(1);
  expect(letters.map(({ personalizations: [first] }) => first?.to[0]?.email)).toContain("old@example.com");
  expect(await submitAsVisitor("email", { email: "third@example.com" }, ownLink)).toMatchObject({ isDone: true });
});

test("the old address isn't notified if it never got a confirmation", async () => {
  const { submitAsVisitor } = await request({ email: "stranger@example.com" });
  simulation.db.exec("UPDATE mails SET state = json_set(state, '$.phase', 'bounced') WHERE kind = 'visitor'");
  expect(await submitAsVisitor("email", { email: "new@example.com" })).toMatchObject({ isDone: true });
  expect(await lettersToVisitors()).toEqual([["new@example.com", linkSubject]]);
});

test.each([
  ["phone number", { phone: "0412 000 111" }, ["call the new number"], "ann@example.com"],
  ["email address", { email: "new@example.com" }, ["write to the new address"], "new@example.com"],
  [
    "phone number and email address",
    { phone: "0412 000 111", email: "new@example.com" },
    ["call the new number", "write to the new address"],
    "new@example.com",
  ],
])("staff are told that the %s changed, and their reply reaches the visitor", async (_, changes, words, replyTo) => {
  const { submitAsVisitor } = await request({ email: "ann@example.com" });
  for (const [field, value] of Object.entries(changes))
    expect(await submitAsVisitor(field, { [field]: value })).toMatchObject({ isDone: true });
  await simulation.advanceMinutes(1);
  const letter = letters.find(({ campaign_id }) => campaign_id.endsWith(".change"));
  expect(letter?.reply_to?.email).toBe(replyTo);
  const text = letter?.content[0]?.value ?? "";
  for (const sentence of [...words, "A reply to this email goes to the visitor."]) expect(text).toContain(sentence);
  for (const value of Object.values(changes)) expect(text).not.toContain(value);
});

test("every form on the page is refused once the visitor's network is over the rate limit", async () => {
  const REQUESTS_LIMIT = { limit: async () => ({ success: false }) };
  const { submitAsVisitor } = await request({}, { settings: { REQUESTS_LIMIT } });
  const acts = ["withdraw", ...outcomesBy("visitor").flatMap(([, { form }]) => form?.act ?? [])];
  expect(acts).toEqual(expect.arrayContaining(["phone", "book", "ask-about-quote"]));
  for (const act of acts)
    expect(await submitAsVisitor(act, { phone: "0412 000 111" }), act).toMatchObject({ status: 429 });
  expect(subjects()).toEqual([]);
});

test("a visitor who asked for email and later adds a phone number still reads that we wrote", async () => {
  const { submitAsVisitor, view } = await request({ answerBy: "writing", phone: "" });
  const secondStep = async () => (await view()).steps[1]?.text;
  expect(await secondStep()).toMatch(/^We’ll write by /);
  await simulation.inbox().recordOutcome(id, { key: "answered", outcome: "called", hasNote: false });
  expect(await secondStep()).toBe("We wrote to you");
  await simulation.advanceMinutes(1);
  expect(await submitAsVisitor("phone", { phone: "0412 000 111" })).toMatchObject({ isDone: true });
  expect(await secondStep()).toBe("We wrote to you");
});

test("two changes at once are both stored and recorded", async () => {
  const { submitAsVisitor } = await request();
  const responses = await Promise.all([
    submitAsVisitor("phone", { phone: "0412 000 111" }),
    submitAsVisitor("file", { file: bill(1) }),
  ]);
  expect(responses).toMatchObject([{ isDone: true }, { isDone: true }]);
  const storedChanges = new TextDecoder().decode(simulation.objects.get(keys.changed(id))?.body);
  expect(storedChanges).toContain("0412 000 111");
  expect(storedChanges).toContain("bill 1.pdf");
  const recorded = (await simulation.inbox().find({ id }))?.events.map(({ outcome }) => outcome).sort();
  expect(recorded).toEqual(["confirmed", "new-file", "new-phone"]);
  expect(keysWith("waiting/")).toEqual([]);
});

test("a file that couldn't be added leaves no file or marker behind", async () => {
  const { submitAsVisitor } = await request();
  // All at once: some must fail, because each replaces the same document.
  const responses = await Promise.all(
    Array.from({ length: 9 }, (_, number) => submitAsVisitor("file", { file: bill(number) })),
  );
  const addedCount = responses.filter(({ isDone }) => isDone).length;
  expect(addedCount).toBeGreaterThan(0);
  expect(addedCount).toBeLessThan(9);
  expect(keysWith("upload-")).toHaveLength(addedCount);
  expect(keysWith("waiting/")).toEqual([]);
});

test("a request accepts ten files and refuses the next one with a reason", async () => {
  const { submitAsVisitor } = await request();
  for (let number = 0; number < maxFiles; number++)
    expect(await submitAsVisitor("file", { file: bill(number) })).toMatchObject({ isDone: true });
  const response = await submitAsVisitor("file", { file: bill(maxFiles) });
  expect(response).toMatchObject({ status: 422, fields: { file: "This request already has 10 files" } });
  expect(keysWith("upload-")).toHaveLength(maxFiles);
});

test("a visitor who reported a fault can turn off visit reminders", async () => {
  const { submitAsVisitor } = await request({ kind: "fault", fault: "inverter" });
  const visit = { key: "agreed by phone", outcome: "booked" as const, time: "2026-12-01T10:00", hasNote: false };
  expect(await simulation.inbox().recordOutcome(id, visit)).toBe("recorded");
  expect(await submitAsVisitor("no-reminders")).toMatchObject({ isDone: true });
});

test.each([
  ["without a field", "no-reminders"],
  ["with a field", "phone"],
  ["with a question about the quote", "ask-about-quote"],
  ["that accepts the quote", "accept-quote"],
])("a form %s is refused if another website posts it, and the response says why", async (_, act) => {
  const { leads } = await request();
  const link = requestOf(leads, id).ownLink();
  for (const header of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }])
    expect(await leads.changeRequest(await posted(`${link}&act=${act}`, {}, header))).toMatchObject({
      status: 403,
      error: expect.stringContaining("came from another website"),
    });
  expect((await simulation.inbox().find({ id }))?.events).toEqual([]);
});
