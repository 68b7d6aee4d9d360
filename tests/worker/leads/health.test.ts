import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { hourMs, minuteMs } from "#content/durations.ts";
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

test("while the inbox is silent, health is 503, and the log says why", async () => {
  const { state, status, logLines } = await healthCheck();
  expect(await status()).toBe(200);
  state.isInboxSilent = true;
  expect(await status()).toBe(503);
  expect(logLines).toEqual(["health-failed: inbox"]);
});

test("health writes to the bucket once a minute, and each time it is asked while that fails", async () => {
  const { state, status, logLines } = await healthCheck();
  expect(await status()).toBe(200);
  expect(await status()).toBe(200);
  expect(state.writeCount).toBe(1);
  state.isBucketFull = true;
  state.time += minuteMs;
  expect(await status()).toBe(503);
  expect(await status()).toBe(503);
  expect(state.writeCount).toBe(3);
  expect(logLines).toEqual(["health-failed: bucket", "health-failed: bucket"]);
  state.isBucketFull = false;
  expect(await status()).toBe(200);
});

const now = Date.now();

test.each<[what: string, status: number, counts: Partial<WaitingCounts>]>([
  ["the timer has never run", 503, { sweptAt: null }],
  ["the timer ran half an hour ago", 200, { sweptAt: now - hourMs / 2 }],
  ["the timer ran more than half an hour ago", 503, { sweptAt: now - hourMs / 2 - 1 }],
  ["staff have waited for an email for an hour", 200, { staffWaitSince: now - hourMs }],
  ["staff have waited for an email for more than an hour", 503, { staffWaitSince: now - hourMs - 1 }],
  [
    "staff wait, but got another email an hour ago",
    200,
    { staffWaitSince: now - 5 * hourMs, staffReachedAt: now - hourMs },
  ],
  [
    "staff wait, and got the last email more than an hour ago",
    503,
    { staffWaitSince: now - 5 * hourMs, staffReachedAt: now - hourMs - 1 },
  ],
  ["an alert couldn't be written", 503, { noticesFail: 1 }],
  ["old requests need attention", 200, { staffReachedAt: now - 5 * hourMs, pending: 3, needAttention: 3, oldest: 0 }],
])("if %s, health is %i", async (_what, expectedStatus, counts) => {
  const { state, status } = await healthCheck();
  Object.assign(state, { time: now, counts: { ...healthyCounts, sweptAt: now, ...counts } });
  expect(await status()).toBe(expectedStatus);
});

const healthyCounts: WaitingCounts = {
  sweptAt: now,
  pending: 0,
  needAttention: 0,
  oldest: null,
  staffWaitSince: null,
  staffReachedAt: null,
  noticesFail: 0,
  deliveryTimes: null,
};

/** A site's health, with a bucket, an inbox and a clock that a test can change. */
async function healthCheck() {
  const state = { writeCount: 0, isBucketFull: false, isInboxSilent: false, time: now, counts: healthyCounts };
  const logLines: string[] = [];
  const checkHealth = createHealth({
    bucket: bucketWith(site.bucket, async () => {
      state.writeCount += 1;
      if (state.isBucketFull) throw new Error("full");
    }),
    inbox: () => ({
      counts: async () => (state.isInboxSilent ? Promise.reject(new Error("being moved")) : state.counts),
    }),
    now: () => state.time,
    log: ({ event, what }) => logLines.push(`${event}: ${what}`),
  });
  const env = await site.bindings();
  const dependencies = { env, now: () => new Date(), log: () => {} };
  const leads = async () => ({ ...createLeads(dependencies), checkHealth });
  const app = createApp({ ...dependencies, pages: () => env.ASSETS, leads });
  const status = async () => {
    const response = await app.fetch(new Request(`${site.url}/api/health`));
    expect(await response.json()).toEqual({ ok: response.status === 200 });
    return response.status;
  };
  return { state, status, logLines };
}

test("without a signed link health says only whether all is well", async () => {
  await site.sweep();
  expect(await (await site.ask("/api/health?x=1")).json()).toEqual({ ok: true });
});

test("the detailed health report has the settings' names and counts, and nothing of a request", async () => {
  site.mailbox.faults.set({ mode: "500" });
  onTestFinished(() => site.mailbox.faults.set({ mode: "none" }));
  const [id, startMs] = [crypto.randomUUID(), Date.now()];
  await site.submit({ name: "Quite Personal" }, id);
  const needAttention = async () => {
    await site.sweep();
    return (await site.health()).leads.needAttention;
  };
  await expect.poll(needAttention, { interval: 100, message: "requests that need attention" }).toBe(1);
  const { configuration, leads, ...otherFields } = await site.health();
  expect(otherFields).toEqual({ ok: true, build: expect.stringMatching(/./) });
  expect(leads).toMatchObject({ pending: 1, sweepIsLate: false, staffMailIsLate: false });
  expect(Date.parse(leads.oldestAt ?? "")).toBeGreaterThanOrEqual(startMs);
  expect(configuration.configured).toContain("SITE_URL");
  const text = JSON.stringify([configuration, leads]);
  expect(text).not.toMatch(/Personal|example\.com|412 ?345|127\.0\.0\.1/);
  expect(text).not.toContain(id);
});

test("the detailed health report refuses a link that is valid for too long, is for another page, or is forged", async () => {
  const linkForAnHour = links.to("health", "", Date.now() + hourMs) ?? "";
  const queryForList = links.to("list", "", Date.now() + minuteMs)?.split("?")[1];
  for (const address of [linkForAnHour, `/api/health?${queryForList}`, "/api/health?sig=x"]) {
    const response = await site.ask(address);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: "not signed" });
  }
});
