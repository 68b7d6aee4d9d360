import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { kindOf, type LeadSite, recipientOf, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { proving } from "#tests/settings.ts";
import { type Fault, type FaultMode, faultModes } from "#tools/mailbox/faults.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { isSettled } from "#worker/leads/inbox/policy.ts";
import { allowedCopies } from "./kills/arrivals.ts";

const secondAddress = "second@example.com";

/** For a site that waits as long as it takes for the relay's answer, so that a slow machine can't make it send an email twice. */
const patient = { TIMING: "test-patient" };

let site: LeadSite;
let patientSite: LeadSite;
let fallbackSite: LeadSite;
let patientFallbackSite: LeadSite;
let sites: LeadSite[];
beforeAll(async () => {
  [site, patientSite, fallbackSite, patientFallbackSite] = await Promise.all([
    startLeadSite({ vars: { MAIL_ALERTS_TO: secondAddress } }),
    startLeadSite({ vars: patient }),
    startLeadSite({ fallback: true }),
    startLeadSite({ fallback: true, vars: patient }),
  ]);
  sites = [site, patientSite, fallbackSite, patientFallbackSite];
  // The timer's first run may send the daily counts, which would use up a fault meant for a request.
  await Promise.all(sites.map(({ sweep }) => sweep()));
});
afterEach(() => {
  for (const { mailbox } of sites) mailbox.faults.set({ mode: "none" });
});
afterAll(() => Promise.all(sites.map(({ stop }) => stop())));

/** In these modes the relay answers that it didn't take the email, so the email is delivered once. */
const refusingModes: readonly FaultMode[] = ["500", "401-html", "403", "429", "202-failed"];
/** In these modes the site can't know whether the relay took it. Not `202-lost`: only a missing receipt can show that the email is lost. */
const silentModes = faultModes.filter((mode) => !["none", "202-lost", ...refusingModes].includes(mode));

/** Each mode, with how often the mail service fails in a row. */
function faultsOf(modes: readonly FaultMode[]): { mode: FaultMode; times: number }[] {
  return modes.flatMap((mode) => (proving ? [1, 2, 3] : [2]).map((times) => ({ mode, times })));
}

test.each(faultsOf(refusingModes))(
  "a lead is emailed exactly once if the mail service first refuses it: $mode, $times times",
  async (fault) => {
    const letters = await lettersAfter(patientSite, fault);
    expect(letters.map(kindOf).sort()).toEqual(["staff", "visitor"]);
    expect(threadsOf(letters)).toBe(1);
  },
);

test.each(faultsOf(silentModes))(
  "a lead is emailed at least once if the mail service's answer is lost: $mode, $times times",
  async (fault) => {
    const letters = await lettersAfter(site, fault);
    expect(new Set(letters.map(kindOf))).toEqual(new Set(["staff", "visitor"]));
    expect(threadsOf(letters)).toBe(1);
  },
);

test("if the mail service blames the email itself, staff get it as plain text", async () => {
  const letters = await lettersAfter(patientSite, { mode: "202-failed", times: 2 });
  expect(ofKind("staff", letters).map(typesOf)).toEqual([["text/plain"]]);
});

test("an email that keeps being refused is reported to staff, and sent as plain text once the mail service accepts it", async () => {
  site.mailbox.faults.set({ mode: "202-failed", except: "alert." });
  const reference = await site.submit({ name: "Refused Again" });
  const alert = await site.waitForLetter(reference, "alert");
  expect(textOf(alert)).toContain(reference);
  expect(textOf(alert)).not.toContain("Refused");
  // The second address gets an alert of its own.
  const alerts = () =>
    site.mailbox.messages.filter((message) => isAlert(message) && textOf(message).includes(reference));
  const recipients = () => new Set(alerts().map(recipientOf));
  await expect.poll(recipients).toEqual(new Set([business.email, secondAddress]));
  site.mailbox.faults.set({ mode: "none" });
  const staff = await site.waitForLetter(reference, "staff");
  expect(staff.content).toEqual([{ type: "text/plain", value: expect.stringContaining("Refused Again") }]);
  expect(staff.reply_to).toBeUndefined();
  expect(staff.subject).toMatch(/^[\x20-\x7E]+$/);
});

test("acknowledging a request doesn't wait for the mail service", async () => {
  const hangingSite = await startLeadSite({ vars: patient });
  onTestFinished(() => hangingSite.stop());
  hangingSite.mailbox.faults.set({ mode: "hang" });
  const requestCount = 15;
  for (let count = 0; count < requestCount; count++) await hangingSite.submit({ name: `Hanging ${count}` });
  // The site waits ten minutes for an answer: each request's first call is still open, and none was made a second time.
  await expect.poll(() => hangingSite.mailbox.calls(), { interval: 50, message: "calls" }).toBe(requestCount);
});

// If the service blames the email itself, the fallback would be refused as well.
test.each(refusingModes.filter((mode) => mode !== "202-failed"))(
  "if the mail service refuses, the fallback emails staff at once, only once, and the visitor gets an email on recovery: %s",
  async (mode) => {
    patientFallbackSite.mailbox.faults.set({ mode });
    const reference = await patientFallbackSite.submit({ name: `Second ${mode}` });
    await expect.poll(() => staffCopiesByFallback(patientFallbackSite, reference).map(typesOf)).toEqual([textAndHtml]);
    expect(await healthAfterSweep(patientFallbackSite), "staff have the email, so no alert is needed").toEqual(healthy);
    await recover(patientFallbackSite, mode);
    await patientFallbackSite.waitForLetter(reference, "visitor");
    await waitUntilSettled(reference, patientFallbackSite);
    expect(await phaseOf("staff", reference, patientFallbackSite)).toBe("delivered");
    expect(staffCopies(patientFallbackSite, reference)).toHaveLength(1);
  },
);

test.each(proving ? silentModes : silentModes.slice(0, 2))(
  "if the mail service is silent, the fallback emails staff, and the visitor gets an email on recovery: %s",
  async (mode) => {
    fallbackSite.mailbox.faults.set({ mode });
    const reference = await fallbackSite.submit({ name: `Second ${mode}` });
    await expect.poll(() => staffCopiesByFallback(fallbackSite, reference).map(typesOf)).toEqual([textAndHtml]);
    expect(await healthAfterSweep(fallbackSite), "staff have the email, so no alert is needed").toEqual(healthy);
    const phase = () => phaseOf("visitor", reference, fallbackSite);
    await expect.poll(phase, { interval: 100 }).toBe("unconfirmed");
    await recover(fallbackSite, mode);
    await fallbackSite.waitForLetter(reference, "visitor");
    await waitUntilSettled(reference, fallbackSite);
    expect(await phaseOf("staff", reference, fallbackSite)).toBe("delivered");
    expect(staffCopies(fallbackSite, reference).length).toBeLessThanOrEqual(allowedCopies);
  },
);

test.each([
  ["429", "its quota is used up"],
  ["403", "MAIL_API_KEY"],
] as const)(
  "if the mail service keeps answering %s, the fallback's alert to staff names “%s”",
  async (mode, reason) => {
    const refusedSite = await startLeadSite({ fallback: true, vars: patient });
    onTestFinished(() => refusedSite.stop());
    refusedSite.mailbox.faults.set({ mode });
    const reference = await refusedSite.submit({ name: `Second ${mode}` });
    await expect.poll(() => staffCopiesByFallback(refusedSite, reference)).toHaveLength(1);
    const alertText = async () => {
      await refusedSite.sweep();
      return byFallback(refusedSite, "keeps being refused").map(textOf).join();
    };
    await expect.poll(alertText).toMatch(reason);
  },
);

test("if a letter was accepted but no receipt comes, the fallback tells staff", async () => {
  const receiptSite = await startLeadSite({ fallback: true, receipts: true });
  onTestFinished(() => receiptSite.stop());
  receiptSite.mailbox.faults.set({ mode: "202-lost" });
  const reference = await receiptSite.submit({ name: "Taken And Lost" });
  const textByFallback = async () => {
    await receiptSite.sweep();
    return byFallback(receiptSite, reference).map(textOf).join();
  };
  await expect.poll(textByFallback).toMatch("never reported it as delivered");
});

/** Sends a request while the mail service fails, and returns its emails once nothing is due. */
async function lettersAfter(sender: LeadSite, fault: Fault): Promise<Message[]> {
  sender.mailbox.faults.set(fault);
  const reference = await sender.submit({ name: `${fault.mode} ${fault.times}` });
  await waitUntilSettled(reference, sender);
  return sender.lettersAbout(reference);
}

async function waitUntilSettled(reference: string, sender: LeadSite): Promise<void> {
  const isDone = async () => {
    // The timer sends an alert. Once that is accepted, the site retries what the relay never confirmed.
    await sender.sweep();
    const request = await sender.findInInbox(reference);
    return request !== undefined && isSettled(request.state);
  };
  await expect.poll(isDone, { interval: 150, message: `${reference} is settled` }).toBe(true);
}

/** Repairs the mail service and sends another request, which proves to the site that the service works again. */
async function recover({ mailbox, submit }: LeadSite, mode: FaultMode): Promise<void> {
  mailbox.faults.set({ mode: "none" });
  await submit({ name: `After ${mode}` });
}

const healthy = { ok: true, staffMailIsLate: false };

/** Runs the timer, which would send alerts, and returns what the site then says about itself. */
async function healthAfterSweep({ sweep, health }: LeadSite) {
  await sweep();
  const { ok, leads } = await health();
  return { ok, staffMailIsLate: leads.staffMailIsLate };
}

async function phaseOf(kind: "staff" | "visitor", reference: string, { findInInbox }: LeadSite) {
  return (await findInInbox(reference))?.state.deliveries[kind].phase;
}

/** The emails to staff, sent by the fallback, that contain these words. */
function byFallback({ mailbox }: LeadSite, words: string): Message[] {
  mailbox.readFallbackMails();
  return mailbox.messages.filter((letter) => letter.campaign_id === undefined && textOf(letter).includes(words));
}

/** The copies of staff's email about a request that the fallback sent. */
function staffCopiesByFallback(sender: LeadSite, reference: string): Message[] {
  return byFallback(sender, `${reference}, Kew`);
}

/** All copies of staff's email about a request. */
function staffCopies(sender: LeadSite, reference: string): Message[] {
  return [...ofKind("staff", sender.lettersAbout(reference)), ...staffCopiesByFallback(sender, reference)];
}

function ofKind(kind: string, messages: Message[]): Message[] {
  return messages.filter((letter) => kindOf(letter) === kind);
}

function isAlert({ campaign_id = "" }: Message): boolean {
  return campaign_id.startsWith("alert.");
}

const textAndHtml = ["text/plain", "text/html"];

function typesOf({ content = [] }: Message): (string | undefined)[] {
  return content.map(({ type }) => type);
}

function threadsOf(letters: readonly Message[]): number {
  return new Set(letters.map(({ headers }) => headers?.References)).size;
}
