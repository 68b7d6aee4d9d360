import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { proving } from "#tests/settings.ts";
import { kindOf, type LeadSite, recipientOf, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { type FaultMode, faultModes } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { isSettled } from "#worker/leads/inbox/policy.ts";
import { timings } from "#worker/leads/timing.ts";

const secondAddress = "second@example.com";

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ vars: { MAIL_ALERTS_TO: secondAddress } });
  // By day the first look of the timer sends the day's counts: they would meet a fault that is meant for a request.
  await site.sweep();
});
afterEach(() => site.mailbox.faults.set({ mode: "none" }));
afterAll(() => site.stop());

const failing = faultModes.filter((mode) => mode !== "none");
/** Where the relay may have the mail although it didn't say so, it may come twice. */
const ambiguous: readonly FaultMode[] = ["accept-then-reset", "accept-then-hang", "slow"];

function to(kind: string, messages: Message[]): Message[] {
  return messages.filter((mail) => kindOf(mail) === kind);
}

async function settled(reference: string): Promise<void> {
  const left = async () => {
    // What the relay never confirmed is tried once more after a digest of alerts, which goes out with the timer.
    await site.sweep();
    const seen = await site.seen(reference);
    return seen !== undefined && isSettled(seen.delivery);
  };
  await expect.poll(left, { interval: 150 }).toBe(true);
}

/** The timer runs meanwhile, as it does in an outage. */
async function allParked(references: string[]): Promise<void> {
  const left = async () => {
    await site.sweep();
    // Three calls without a known outcome park a request as well.
    const seen = await Promise.all(references.map((reference) => site.seen(reference)));
    return seen.filter((one) => !one?.problems.some((problem) => problem.startsWith("staff-")));
  };
  await expect.poll(left, { interval: 100 }).toEqual([]);
}

test.each(failing)("a lead arrives whichever try the relay fails at: %s", async (mode) => {
  for (const times of proving ? [1, 2, 3] : [2]) {
    site.mailbox.faults.set({ mode, times });
    const reference = await site.accepted({ name: `${mode} ${times}` });
    await settled(reference);
    const mails = site.mailsAbout(reference);
    expect(to("staff", mails).length).toBeGreaterThanOrEqual(1);
    expect(to("visitor", mails).length).toBeGreaterThanOrEqual(1);
    if (!ambiguous.includes(mode)) expect(mails.map(kindOf).sort()).toEqual(["staff", "visitor"]);
    expect(new Set(mails.map(({ headers }) => headers?.References)).size).toBe(1);
    // The mail itself is blamed: what comes then is the plain one.
    if (mode === "202-failed") expect(to("staff", mails)[0]?.content).toHaveLength(1);
    site.mailbox.faults.set({ mode: "none" });
  }
});

test("a mail that is refused again and again is parked, staff are told, and it comes plain when the relay takes it", async () => {
  site.mailbox.faults.set({ mode: "202-failed", except: "alert." });
  const reference = await site.accepted({ name: "Refused Again" });
  const alert = await site.mail(reference, "alert");
  expect(textOf(alert)).toContain(reference);
  expect(textOf(alert)).not.toContain("Refused");
  // The second address has one of its own.
  const readers = () => new Set(site.mailbox.messages.filter(isAlert).map(recipientOf));
  await expect.poll(readers).toEqual(new Set([business.email, secondAddress]));
  site.mailbox.faults.set({ mode: "none" });
  const staff = await site.mail(reference, "staff");
  expect(staff.content).toEqual([{ type: "text/plain", value: expect.stringContaining("Refused Again") }]);
  expect(staff.reply_to).toBeUndefined();
  expect(staff.subject).toMatch(/^[\x20-\x7E]+$/);
});

test("a relay that takes every mail and answers too late gets few copies, and the visitor still has theirs", async () => {
  site.mailbox.messages.splice(0);
  site.mailbox.faults.set({ mode: "accept-then-hang" });
  const reference = await site.accepted({ name: "Never Confirmed" });
  const copies = (kind: string) => to(kind, site.mailsAbout(reference)).length;
  await expect.poll(() => copies("visitor"), { interval: 100, timeout: 60_000 }).toBeGreaterThanOrEqual(1);
  await expect
    .poll(async () => (await site.seen(reference))?.problems, { interval: 100 })
    .toContain("staff-unconfirmed");
  // An alert is a letter, too: three that nobody answered are enough.
  for (let count = 0; count < 8; count++) await site.sweep();
  expect(alerts().filter((alert) => textOf(alert).includes(reference)).length).toBeLessThanOrEqual(3);
  // A call may have been given up before it reached the relay.
  expect([2, 3]).toContain(copies("staff"));
  site.mailbox.faults.set({ mode: "none" });
  // The relay takes something: now it is tried once more.
  await site.accepted({ name: "Sent Afterwards" });
  await settled(reference);
  expect(copies("staff")).toBeLessThanOrEqual(4);
  expect(copies("visitor")).toBeLessThanOrEqual(3);
  expect((await site.seen(reference))?.problems).toEqual([]);
});

test("an outage of the relay ends in one alert with counts, and its mails come one after another", async () => {
  site.mailbox.messages.splice(0);
  site.mailbox.faults.set({ mode: "403" });
  const references = await Promise.all(
    Array.from({ length: 12 }, (_, index) => site.accepted({ name: `Outage ${index}` })),
  );
  await allParked(references);
  // Only alerts get through: staff are told before any request is taken.
  site.mailbox.faults.set({ mode: "403", except: "alert." });
  const told = async () => {
    await site.sweep();
    return alerts().length;
  };
  const began = Date.now();
  await expect.poll(told, { interval: 50 }).toBe(1);
  site.mailbox.faults.set({ mode: "none" });
  for (const reference of references) {
    await settled(reference);
    for (const kind of ["staff", "visitor"]) expect(to(kind, site.mailsAbout(reference))).toHaveLength(1);
  }
  // What comes up later, as on a busy machine, is told in the next digest.
  expect(alerts().length).toBeLessThanOrEqual(1 + (Date.now() - began) / timings.test.alertEveryMs);
  expect(textOf(alerts()[0] ?? emptyMail)).toMatch(/\d+ requests?: the mail service keeps refusing/);
});

const emptyMail: Message = { id: "", receivedAt: "", request_id: "", message_id: "" };
const alerts = () => site.mailbox.messages.filter((mail) => isAlert(mail) && recipientOf(mail) === business.email);

function isAlert({ campaign_id = "" }: Message): boolean {
  return campaign_id.startsWith("alert.");
}

test("the answer doesn't wait for the relay", async () => {
  const patient = await startLeadSite({ vars: { TIMING: "test-patient" } });
  onTestFinished(() => patient.stop());
  patient.mailbox.faults.set({ mode: "hang" });
  for (let count = 0; count < 15; count++) await patient.accepted({ name: `Hanging ${count}` });
  // Nothing ends a call of this relay for ten minutes: each request's first call is still open, none was made a second time.
  await expect.poll(() => patient.mailbox.calls(), { timeout: 30_000, interval: 50 }).toBe(15);
});
