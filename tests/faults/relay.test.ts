import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { kindOf, type LeadSite, recipientOf, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { proving } from "#tests/settings.ts";
import { type FaultMode, faultModes } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { isSettled } from "#worker/leads/inbox/policy.ts";

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

function isAlert({ campaign_id = "" }: Message): boolean {
  return campaign_id.startsWith("alert.");
}

test("the answer doesn't wait for the relay", async () => {
  const patient = await startLeadSite({ vars: { TIMING: "test-patient" } });
  onTestFinished(() => patient.stop());
  patient.mailbox.faults.set({ mode: "hang" });
  for (let count = 0; count < 15; count++) await patient.accepted({ name: `Hanging ${count}` });
  // Nothing ends a call of this relay for ten minutes: each request's first call is still open, none was made a second time.
  await expect.poll(() => patient.mailbox.calls(), { interval: 50 }).toBe(15);
});
