import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { assessment } from "#tests/request/assessment.ts";
import { pdf } from "#tests/request/sample-files.ts";
import { proving } from "#tests/settings.ts";
import { formRequest, jsonRequest, kindOf, referenceIn } from "#tests/site/lead-site.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { type KillableSite, startKillableSite } from "./killable-site.ts";
import { mostCopies, pending, runKilling } from "./kills/killing.ts";

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite();
  // By day the first look of the timer sends the day's counts: they would meet a fault that is meant for a request.
  await site.sweep();
});
/** Nothing of a test is left that could meet the next one's fault. */
afterEach(async () => {
  site.mailbox.faults.set({ mode: "none" });
  await site.start();
  await expect.poll(() => pending(site), { interval: 100 }).toBe(0);
});
afterAll(() => site.stop());

function mailsTo(kind: string, reference: string): Message[] {
  return site.mailbox.messages.filter(
    (message) => kindOf(message) === kind && message.subject?.includes(reference || "none"),
  );
}

function staffMails(reference: string): Message[] {
  return mailsTo("staff", reference);
}

function visitorMails(reference: string): Message[] {
  return mailsTo("visitor", reference);
}

async function post(name: string, id: string = crypto.randomUUID()): Promise<string | undefined> {
  const answer = await site.ask("/api/assessment", jsonRequest(assessment({ name }), id)).catch(() => undefined);
  return answer?.status === 202
    ? referenceIn(await answer.json().catch(() => ({ reference: `WB-${id.slice(0, 8).toUpperCase()}` })))
    : undefined;
}

test("killed while the relay has the mail but hasn't answered, the lead's mail comes again and no more than once", async () => {
  site.mailbox.faults.set({ mode: "hang" });
  const calls = site.mailbox.calls();
  const reference = await post("Killed Mid Call");
  await expect.poll(() => site.mailbox.calls()).toBeGreaterThan(calls);
  await site.kill();
  site.mailbox.faults.set({ mode: "none" });
  await site.start();
  await expect.poll(() => visitorMails(reference ?? "").length).toBe(1);
  expect(staffMails(reference ?? "")).toHaveLength(1);
});

test("killed after the relay took the mail but before that was written down, it is sent again in the same thread", async () => {
  // Once: on a busy machine the next try may come before the kill, and would be a copy more.
  site.mailbox.faults.set({ mode: "accept-then-hang", times: 1 });
  const reference = await post("Killed After Acceptance");
  await expect.poll(() => staffMails(reference ?? "").length).toBeGreaterThan(0);
  await site.kill();
  site.mailbox.faults.set({ mode: "none" });
  await site.start();
  await expect.poll(() => visitorMails(reference ?? "").length).toBe(1);
  const mails = staffMails(reference ?? "");
  expect(mails).toHaveLength(2);
  expect(mails[0]?.headers).toEqual(mails[1]?.headers);
});

test("killed again and again at random moments, no acknowledged lead is lost", async () => {
  const kills = proving ? 4 : 2;
  const leads = 6 * kills;
  const result = await runKilling(site, { leads, kills, seed: 20261121 });
  expect(result).toMatchObject({ lost: [], unconfirmed: [], outOfThread: 0, stillPending: 0 });
  expect(result.acknowledged).toBeGreaterThan(leads * 0.4);
  // Only what was with the relay at the moment of a kill may come twice.
  expect(result.doubled).toBeLessThanOrEqual(4 * kills);
  expect(result.mostCopies).toBeLessThanOrEqual(mostCopies);
});

test("an alarm that got lost with the runtime is set again by the timer", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const reference = await post("Lost Alarm");
  await site.kill();
  site.loseAlarms();
  site.mailbox.faults.set({ mode: "none" });
  await site.start();
  const seen = async () => {
    await site.sweep();
    return visitorMails(reference ?? "").length;
  };
  await expect.poll(seen).toBe(1);
  expect(staffMails(reference ?? "")).toHaveLength(1);
});

test("the objects' storage on disk holds nothing that a visitor said", async () => {
  const said = {
    name: "Xanthippe Quagmire",
    email: "xanthippe@zymurgy.example",
    phone: "0498 765 432",
    address: "77 Wagtail Way, Brunswick",
    message: "kookaburra",
  };
  site.mailbox.faults.set({ mode: "500", times: 2 });
  const answer = await site.ask(
    "/api/assessment",
    formRequest({ ...said, file: new File([pdf("jabberwock")], "jabberwock.pdf") }),
  );
  const reference = referenceIn(await answer.json());
  await expect.poll(() => visitorMails(reference).length).toBe(1);
  const storage = site.objectsStorage();
  expect(storage).toContain(reference.slice(3).toLowerCase());
  expect(storage).not.toMatch(/xanthippe|quagmire|zymurgy|498 ?765|wagtail|kookaburra|jabberwock/i);
  expect(site.logs.join("\n")).toContain("request-kept");
  expect(site.logs.join("\n")).not.toMatch(/xanthippe|quagmire|zymurgy|498 ?765|wagtail|kookaburra|jabberwock/i);
});
