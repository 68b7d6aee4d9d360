import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { kindOf, type LeadSite, recipientOf, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { proving } from "#tests/settings.ts";
import { type Fault, type FaultMode, faultModes } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { isSettled } from "#worker/leads/inbox/policy.ts";
import { maxCopies } from "./kills/killing.ts";

const secondAddress = "second@example.com";

let site: LeadSite;
/** A site that waits as long as it takes for the relay's answer, so that a slow machine can't make it send an email twice. */
let patientSite: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ vars: { MAIL_ALERTS_TO: secondAddress } });
  patientSite = await startLeadSite({ vars: { TIMING: "test-patient" } });
  // The timer's first run may send the daily counts, which would use up a fault meant for a request.
  await Promise.all([site.sweep(), patientSite.sweep()]);
});
afterEach(() => site.mailbox.faults.set({ mode: "none" }));
afterAll(() => Promise.all([site.stop(), patientSite.stop()]));

/** In these modes the relay answers that it didn't take the email, so the email is delivered once. */
const refusingModes: readonly FaultMode[] = ["500", "401-html", "403", "429", "202-failed"];
/** In these the site can't know. `202-lost` is left out: only a missing receipt can show that the relay lost the email. */
const silentModes = faultModes.filter((mode) => !["none", "202-lost", ...refusingModes].includes(mode));

function ofKind(kind: string, messages: Message[]): Message[] {
  return messages.filter((letter) => kindOf(letter) === kind);
}

async function waitUntilSettled(reference: string, sender: LeadSite): Promise<void> {
  const isDone = async () => {
    // The timer sends a digest of alerts. Once that is accepted, the site retries what the relay never confirmed.
    await sender.sweep();
    const request = await sender.findInInbox(reference);
    return request !== undefined && isSettled(request.state);
  };
  await expect.poll(isDone, { interval: 150 }).toBe(true);
}

/** How often the mail service fails in a row. */
const failureCounts = proving ? [1, 2, 3] : [2];

test.each(refusingModes)("a lead is emailed exactly once if the mail service first refuses it: %s", async (mode) => {
  for (const times of failureCounts) {
    const letters = await lettersAfter(patientSite, { mode, times });
    expect(letters.map(kindOf).sort()).toEqual(["staff", "visitor"]);
    expect(threadsOf(letters)).toBe(1);
  }
});

test.each(silentModes)("a lead is emailed at least once if the mail service’s answer is lost: %s", async (mode) => {
  for (const times of failureCounts) {
    const letters = await lettersAfter(site, { mode, times });
    expect(new Set(letters.map(kindOf))).toEqual(new Set(["staff", "visitor"]));
    expect(threadsOf(letters)).toBe(1);
  }
});

test("if the mail service blames the email itself, staff get it as plain text", async () => {
  const letters = await lettersAfter(patientSite, { mode: "202-failed", times: 2 });
  expect(ofKind("staff", letters).map(({ content }) => content?.map(({ type }) => type))).toEqual([["text/plain"]]);
});

/** Sends a request while the mail service fails, and returns its emails once nothing is due. */
async function lettersAfter(sender: LeadSite, fault: Fault): Promise<Message[]> {
  sender.mailbox.faults.set(fault);
  onTestFinished(() => sender.mailbox.faults.set({ mode: "none" }));
  const reference = await sender.submit({ name: `${fault.mode} ${fault.times}` });
  await waitUntilSettled(reference, sender);
  return sender.lettersAbout(reference);
}

function threadsOf(letters: readonly Message[]): number {
  return new Set(letters.map(({ headers }) => headers?.References)).size;
}

test("an email that keeps being refused is reported to staff, and sent as plain text once the mail service accepts it", async () => {
  site.mailbox.faults.set({ mode: "202-failed", except: "alert." });
  const reference = await site.submit({ name: "Refused Again" });
  const alert = await site.waitForLetter(reference, "alert");
  expect(textOf(alert)).toContain(reference);
  expect(textOf(alert)).not.toContain("Refused");
  // The second address gets an alert of its own.
  const readers = () => new Set(site.mailbox.messages.filter(isAlert).map(recipientOf));
  await expect.poll(readers).toEqual(new Set([business.email, secondAddress]));
  site.mailbox.faults.set({ mode: "none" });
  const staff = await site.waitForLetter(reference, "staff");
  expect(staff.content).toEqual([{ type: "text/plain", value: expect.stringContaining("Refused Again") }]);
  expect(staff.reply_to).toBeUndefined();
  expect(staff.subject).toMatch(/^[\x20-\x7E]+$/);
});

function isAlert({ campaign_id = "" }: Message): boolean {
  return campaign_id.startsWith("alert.");
}

test("acknowledging a request doesn't wait for the mail service", async () => {
  const hangingSite = await startLeadSite({ vars: { TIMING: "test-patient" } });
  onTestFinished(() => hangingSite.stop());
  hangingSite.mailbox.faults.set({ mode: "hang" });
  for (let count = 0; count < 15; count++) await hangingSite.submit({ name: `Hanging ${count}` });
  // The site waits ten minutes for an answer: each request's first call is still open, and none was made a second time.
  await expect.poll(() => hangingSite.mailbox.calls(), { interval: 50 }).toBe(15);
});

/** The emails to staff, sent by the fallback, that contain these words. */
function byFallback({ mailbox }: LeadSite, words: string): Message[] {
  mailbox.readFallbackMails();
  return mailbox.messages.filter((letter) => letter.campaign_id === undefined && textOf(letter).includes(words));
}

test("the fallback emails staff at once if the mail service refuses, and the visitor's email is sent when it recovers", async () => {
  const fallbackSite = await startLeadSite({ fallback: true, vars: { TIMING: "test-patient" } });
  onTestFinished(() => fallbackSite.stop());
  // If the service blames the email itself, the fallback would be refused as well.
  for (const mode of refusingModes.filter((mode) => mode !== "202-failed")) {
    const reference = await expectFallback(fallbackSite, mode);
    expect(await expectRecovery(fallbackSite, mode, reference), mode).toBe(1);
  }
});

test.each([
  ["429", "its quota is used up"],
  ["403", "MAIL_API_KEY"],
] as const)(
  "if the mail service keeps answering %s, the fallback's alert to staff names “%s”",
  async (mode, reason) => {
    const fallbackSite = await startLeadSite({ fallback: true, vars: { TIMING: "test-patient" } });
    onTestFinished(() => fallbackSite.stop());
    await expectFallback(fallbackSite, mode);
    const alertText = async () => {
      await fallbackSite.sweep();
      return byFallback(fallbackSite, "keeps being refused").map(textOf).join();
    };
    await expect.poll(alertText).toMatch(reason);
  },
);

test("the fallback emails staff if the mail service is silent, and the visitor's email is sent when it recovers", async () => {
  const fallbackSite = await startLeadSite({ fallback: true });
  onTestFinished(() => fallbackSite.stop());
  for (const mode of proving ? silentModes : silentModes.slice(0, 2)) {
    const reference = await expectFallback(fallbackSite, mode);
    const phase = async () => (await fallbackSite.findInInbox(reference))?.state.deliveries.visitor.phase;
    await expect.poll(phase, { interval: 100 }).toBe("unconfirmed");
    expect(await expectRecovery(fallbackSite, mode, reference), mode).toBeLessThanOrEqual(maxCopies);
  }
});

/** Sends a request while the mail service fails, which staff get by the fallback. */
async function expectFallback(site: LeadSite, mode: FaultMode): Promise<string> {
  site.mailbox.faults.set({ mode });
  const reference = await site.submit({ name: `Second ${mode}` });
  // As text and as HTML.
  await expect.poll(() => byFallback(site, `${reference}, Kew`).map(({ content }) => content?.length)).toEqual([2]);
  // Staff have the email, so no alert is needed.
  const { ok, leads } = await site.sweep().then(site.health);
  expect([ok, leads.staffMailIsLate], mode).toEqual([true, false]);
  return reference;
}

/** Repairs the mail service, which the next request proves, and counts the copies that staff have of the one before. */
async function expectRecovery(site: LeadSite, mode: FaultMode, reference: string): Promise<number> {
  site.mailbox.faults.set({ mode: "none" });
  await site.submit({ name: `After ${mode}` });
  await site.waitForLetter(reference, "visitor");
  await waitUntilSettled(reference, site);
  expect((await site.findInInbox(reference))?.state.deliveries.staff.phase, mode).toBe("delivered");
  return ofKind("staff", site.lettersAbout(reference)).length + byFallback(site, `${reference}, Kew`).length;
}

test("if a letter was accepted but no receipt comes, the fallback tells staff", async () => {
  const fallbackSite = await startLeadSite({ fallback: true, receipts: true });
  onTestFinished(() => fallbackSite.stop());
  fallbackSite.mailbox.faults.set({ mode: "202-lost" });
  const reference = await fallbackSite.submit({ name: "Taken And Lost" });
  const textByFallback = async () => {
    await fallbackSite.sweep();
    return byFallback(fallbackSite, reference).map(textOf).join();
  };
  await expect.poll(textByFallback).toMatch("never reported it as delivered");
});
