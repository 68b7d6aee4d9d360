import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { assessment } from "#tests/request/assessment.ts";
import { proving } from "#tests/settings.ts";
import { jsonRequest, kindOf, referenceIn } from "#tests/site/lead-site.ts";
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
  return site.mailbox.messages.filter((mail) => kindOf(mail) === kind && mail.subject?.includes(reference));
}

async function post(name: string): Promise<string> {
  const answer = await site.ask("/api/assessment", jsonRequest(assessment({ name }), crypto.randomUUID()));
  return referenceIn(await answer.json());
}

test("killed while the relay has the mail but hasn't answered, the lead's mail comes again and no more than once", async () => {
  site.mailbox.faults.set({ mode: "hang" });
  const calls = site.mailbox.calls();
  const reference = await post("Killed Mid Call");
  await expect.poll(() => site.mailbox.calls()).toBeGreaterThan(calls);
  await site.kill();
  site.mailbox.faults.set({ mode: "none" });
  await site.start();
  await expect.poll(() => mailsTo("visitor", reference).length).toBe(1);
  expect(mailsTo("staff", reference)).toHaveLength(1);
});

test("killed after the relay took the mail but before that was written down, it is sent again in the same thread", async () => {
  // Once: on a busy machine the next try may come before the kill, and would be a copy more.
  site.mailbox.faults.set({ mode: "accept-then-hang", times: 1 });
  const reference = await post("Killed After Acceptance");
  await expect.poll(() => mailsTo("staff", reference).length).toBeGreaterThan(0);
  await site.kill();
  site.mailbox.faults.set({ mode: "none" });
  await site.start();
  await expect.poll(() => mailsTo("visitor", reference).length).toBe(1);
  const mails = mailsTo("staff", reference);
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
    return mailsTo("visitor", reference).length;
  };
  await expect.poll(seen).toBe(1);
  expect(mailsTo("staff", reference)).toHaveLength(1);
});
