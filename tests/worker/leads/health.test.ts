import { afterAll, beforeAll, expect, test } from "vitest";
import { hour, minute } from "#content/durations.ts";
import { type LeadSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { createApp } from "#worker/app.ts";
import { createHealth } from "#worker/leads/health.ts";
import type { WaitingCounts } from "#worker/leads/inbox/counts.ts";
import { createLeads } from "#worker/leads/leads.ts";
import { bucketWith, links } from "./lead-steps.ts";

let site: LeadSite;
beforeAll(async () => {
  // Its mail service never hangs, so a short deadline could only send letters twice on a busy machine.
  site = await startLeadSite({ vars: { TIMING: "test-patient" } });
});
afterAll(() => site.stop());

test("health is 503 while requests can't be stored, the inbox is silent, the timer is late or staff get no email", async () => {
  let [puts, isFull, isAway, time] = [0, false, false, Date.now()];
  const healthy = {
    sweptAt: time,
    pending: 0,
    needAttention: 0,
    oldest: null,
    staffWaitSince: null,
    staffReachedAt: null,
    deliveryTimes: null,
  };
  let counts: WaitingCounts = healthy;
  const bucket = bucketWith(site.bucket, async () => {
    puts += 1;
    if (isFull) throw new Error("full");
  });
  const inbox = () => ({ counts: async () => (isAway ? Promise.reject(new Error("being moved")) : counts) });
  const logged: string[] = [];
  const health = createHealth({
    bucket,
    inbox,
    now: () => time,
    log: ({ event, what }) => logged.push(`${event}: ${what}`),
  });
  const env = await site.bindings();
  const dependencies = { env, now: () => new Date(), log: () => {} };
  const leads = async () => ({ ...createLeads(dependencies), health });
  const app = createApp({ ...dependencies, pages: () => env.ASSETS, leads });
  const status = async () => {
    const answer = await app.fetch(new Request(`${site.url}/api/health`));
    expect(await answer.json()).toEqual({ ok: answer.status === 200 });
    return answer.status;
  };
  expect([await status(), await status(), puts], "written at most once a minute").toEqual([200, 200, 1]);
  isAway = true;
  expect(await status()).toBe(503);
  expect(logged.splice(0)).toEqual(["health-failed: inbox"]);
  [isAway, isFull, time] = [false, true, time + minute];
  expect([await status(), await status(), puts], "tried again while it fails").toEqual([503, 503, 3]);
  expect(logged.splice(0)).toEqual(["health-failed: bucket", "health-failed: bucket"]);
  isFull = false;
  expect(await status()).toBe(200);
  const cases: [changes: Partial<WaitingCounts>, status: number][] = [
    [{ sweptAt: null }, 503],
    [{ sweptAt: time - hour / 2 }, 200],
    [{ sweptAt: time - hour / 2 - 1 }, 503],
    [{ staffWaitSince: time - hour }, 200],
    [{ staffWaitSince: time - hour - 1 }, 503],
    [{ staffWaitSince: time - 5 * hour, staffReachedAt: time - hour }, 200],
    [{ staffWaitSince: time - 5 * hour, staffReachedAt: time - hour - 1 }, 503],
    [{ staffReachedAt: time - 5 * hour, pending: 3, needAttention: 3, oldest: 0 }, 200],
  ];
  for (const [changes, expected] of cases) {
    counts = { ...healthy, sweptAt: time, ...changes };
    expect(await status(), JSON.stringify(changes)).toBe(expected);
  }
});

test("without a signed link health says only whether all is well; with one, it also shows the settings' names and the counts", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const [id, before] = [crypto.randomUUID(), Date.now()];
  const reference = await site.submit({ name: "Quite Personal" }, id);
  const needAttention = async () => {
    await site.sweep();
    return (await site.health()).leads.needAttention;
  };
  await expect.poll(needAttention, { interval: 100 }).toBe(1);
  const { configuration, leads, ...others } = await site.health();
  expect(others).toEqual({ ok: true, build: expect.stringMatching(/./) });
  expect(leads).toMatchObject({ pending: 1, sweepIsLate: false, staffMailIsLate: false });
  expect(Date.parse(leads.oldestAt ?? "")).toBeGreaterThanOrEqual(before);
  expect(configuration.configured).toContain("SITE_URL");
  const text = JSON.stringify([configuration, leads]);
  expect(text).not.toMatch(/Personal|example\.com|412 ?345|127\.0\.0\.1/);
  expect(text).not.toContain(id);
  expect(await (await site.ask("/api/health?x=1")).json()).toEqual({ ok: true });
  const inAnHour = links.to("health", "", Date.now() + hour) ?? "";
  const forList = links.to("list", "", Date.now() + minute)?.split("?")[1];
  for (const address of [inAnHour, `/api/health?${forList}`, "/api/health?sig=x"]) {
    const answer = await site.ask(address);
    expect([answer.status, await answer.json()]).toEqual([403, { error: "not signed" }]);
  }
  site.mailbox.faults.set({ mode: "none" });
  await site.waitForMail(reference, "visitor");
});
