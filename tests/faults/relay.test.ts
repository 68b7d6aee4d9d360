import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { kindOf, type LeadSite, recipientOf, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { proving } from "#tests/settings.ts";
import { type FaultMode, faultModes } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { isSettled } from "#worker/leads/inbox/policy.ts";
import { maxCopies } from "./kills/killing.ts";

const secondAddress = "second@example.com";

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ vars: { MAIL_ALERTS_TO: secondAddress } });
  // By day the timer's first run sends the daily counts, which would meet a fault meant for a request.
  await site.sweep();
});
afterEach(() => site.mailbox.faults.set({ mode: "none" }));
afterAll(() => site.stop());

/** `202-lost` is left out: the service says it took the mail and loses it, which only its receipts can show. */
const failing = faultModes.filter((mode) => mode !== "none" && mode !== "202-lost");
/** In these modes the relay may have taken the mail without saying so, so it may be delivered twice. */
const ambiguous: readonly FaultMode[] = ["accept-then-reset", "accept-then-hang", "slow"];

function to(kind: string, messages: Message[]): Message[] {
  return messages.filter((mail) => kindOf(mail) === kind);
}

async function deliveriesDone(reference: string, at = site): Promise<void> {
  const left = async () => {
    // The timer sends a digest of alerts. After that, the site retries what the relay never confirmed.
    await at.sweep();
    const seen = await at.seen(reference);
    return seen !== undefined && isSettled(seen.state);
  };
  await expect.poll(left, { interval: 150 }).toBe(true);
}

test.each(failing)("a lead is delivered whichever attempt the relay fails at: %s", async (mode) => {
  for (const times of proving ? [1, 2, 3] : [2]) {
    site.mailbox.faults.set({ mode, times });
    const reference = await site.accepted({ name: `${mode} ${times}` });
    await deliveriesDone(reference);
    const mails = site.mailsAbout(reference);
    expect(to("staff", mails).length).toBeGreaterThanOrEqual(1);
    expect(to("visitor", mails).length).toBeGreaterThanOrEqual(1);
    if (!ambiguous.includes(mode)) expect(mails.map(kindOf).sort()).toEqual(["staff", "visitor"]);
    expect(new Set(mails.map(({ headers }) => headers?.References)).size).toBe(1);
    // The relay blames the mail itself, so the site sends the plain version.
    if (mode === "202-failed") expect(to("staff", mails)[0]?.content).toHaveLength(1);
    site.mailbox.faults.set({ mode: "none" });
  }
});

test("a mail that keeps being refused is reported to staff, and sent as plain text once the relay accepts it", async () => {
  site.mailbox.faults.set({ mode: "202-failed", except: "alert." });
  const reference = await site.accepted({ name: "Refused Again" });
  const alert = await site.mail(reference, "alert");
  expect(textOf(alert)).toContain(reference);
  expect(textOf(alert)).not.toContain("Refused");
  // The second address gets an alert of its own.
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

test("acknowledging a request doesn't wait for the relay", async () => {
  const patient = await startLeadSite({ vars: { TIMING: "test-patient" } });
  onTestFinished(() => patient.stop());
  patient.mailbox.faults.set({ mode: "hang" });
  for (let count = 0; count < 15; count++) await patient.accepted({ name: `Hanging ${count}` });
  // Nothing ends a call of this relay for ten minutes: each request's first call is still open, none was made a second time.
  await expect.poll(() => patient.mailbox.calls(), { interval: 50 }).toBe(15);
});

/** The mails that staff got by the fallback and by the mail service. */
function byFallback({ mailbox }: LeadSite, words: string): Message[] {
  mailbox.look();
  return mailbox.messages.filter((mail) => mail.campaign_id === undefined && textOf(mail).includes(words));
}

const refusing: readonly FaultMode[] = ["500", "401-html", "403", "429"];
const silent: readonly FaultMode[] = failing.filter((mode) => !refusing.includes(mode) && mode !== "202-failed");

test("the fallback delivers staff's mail whenever the mail service fails, and the rest is sent when it recovers", async () => {
  const other = await startLeadSite({ fallback: true });
  onTestFinished(() => other.stop());
  for (const mode of [...refusing, ...(proving ? silent : silent.slice(0, 2))]) {
    other.mailbox.faults.set({ mode });
    const reference = await other.accepted({ name: `Second ${mode}` });
    // As text and as HTML.
    await expect.poll(() => byFallback(other, `${reference}, Kew`).map(({ content }) => content?.length)).toEqual([2]);
    // Staff have the mail, so no alert is needed.
    const { ok, leads } = await other.sweep().then(other.health);
    expect([ok, leads.staffMailIsLate], mode).toEqual([true, false]);
    if (mode === "429") await expect.poll(alerted).toMatch("its quota is used up");
    if (mode === "403") await expect.poll(alerted).toMatch("MAIL_API_KEY");
    // A mail without any answer is sent again once the mail service works again.
    const visitors = async () => (await other.seen(reference))?.state.deliveries.visitor.phase;
    if (silent.includes(mode)) await expect.poll(visitors, { interval: 100 }).toBe("unconfirmed");
    other.mailbox.faults.set({ mode: "none" });
    await other.accepted({ name: `After ${mode}` });
    await other.mail(reference, "visitor");
    await deliveriesDone(reference, other);
    expect((await other.seen(reference))?.state.deliveries.staff.phase, mode).toBe("delivered");
    const copies = to("staff", other.mailsAbout(reference)).length + byFallback(other, `${reference}, Kew`).length;
    if (refusing.includes(mode)) expect(copies, mode).toBe(1);
    expect(copies, mode).toBeLessThanOrEqual(maxCopies);
  }

  async function alerted(): Promise<string> {
    await other.sweep();
    return byFallback(other, "keeps being refused").map(textOf).join();
  }
});

test("if a letter was accepted but no receipt comes, the fallback tells staff", async () => {
  const other = await startLeadSite({ fallback: true, receipts: true });
  onTestFinished(() => other.stop());
  other.mailbox.faults.set({ mode: "202-lost" });
  const reference = await other.accepted({ name: "Taken And Lost" });
  const told = async () => {
    await other.sweep();
    return byFallback(other, reference).map(textOf).join();
  };
  await expect.poll(told).toMatch("never reported it as delivered");
});
