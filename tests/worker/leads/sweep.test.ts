import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LeadSite, startLeadSite, textOf } from "#tests/site/lead-site.ts";

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ date: "2026-11-23T09:30" });
});
beforeEach(async () => {
  site.mailbox.faults.set({ mode: "none" });
  const nothingLeft = async () => {
    await site.sweep();
    return (await site.health()).pending;
  };
  await expect.poll(nothingLeft, { interval: 100 }).toBe(0);
});
afterAll(() => site.stop());

test("health tells the sweep's counts, and nothing about anybody", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const id = crypto.randomUUID();
  await site.accepted({ name: "Quite Personal" }, id);
  const parked = async () => {
    await site.sweep();
    const answer = await site.ask("/api/health");
    expect(answer.status).toBe(200);
    return (await site.health()).parked;
  };
  await expect.poll(parked, { interval: 100 }).toBe(1);
  const text = await (await site.ask("/api/health")).text();
  const { leads } = JSON.parse(text) as { leads: Record<string, unknown> };
  expect(leads).toMatchObject({ ok: true, pending: 1, sweepIsLate: false });
  expect(Date.parse(String(leads.oldestAt))).toBeGreaterThan(Date.now() - 60_000);
  expect(text).not.toMatch(/Personal|example\.com|412 ?345/);
  expect(text).not.toContain(id);
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(`WB-${id.slice(0, 8).toUpperCase()}`, "visitor");
});

test("a kept request that can't be read is parked, staff are told once, and it is mailed when it is repaired", async () => {
  for (const broken of ['{"id": "Quagmire", "requ', "{}"]) {
    const id = await keptWithout(broken);
    const reference = `WB-${id.slice(0, 8).toUpperCase()}`;
    await site.sweep();
    const alert = await site.mail(reference, "alert");
    expect(textOf(alert)).toContain("changed by hand");
    await site.sweep();
    expect(await site.health()).toMatchObject({ pending: 1, parked: 1 });
    expect((await site.logs()).join("\n")).toContain('"event":"request-unreadable"');
    expect((await site.logs()).join("\n")).not.toContain("Quagmire");
    expect(await site.keysUnder(`leads/${id}/`)).toHaveLength(1);
    await site.bucket.put(`leads/${id}/request.json`, whole.replaceAll(template, id));
    await site.mail(reference, "visitor");
    await site.settled(id);
    expect(site.mailsAbout(reference).map(({ campaign_id }) => campaign_id?.split(".")[1])).toEqual([
      "staff",
      "visitor",
    ]);
  }
});

let whole = "";
let template = "";

/** A request of which only this is left, not mailed yet. */
async function keptWithout(broken: string): Promise<string> {
  template = crypto.randomUUID();
  await site.accepted({ name: `Whole ${template}` }, template);
  whole = (await (await site.bucket.get(`leads/${template}/request.json`))?.text()) ?? "";
  await site.settled(template);
  const id = crypto.randomUUID();
  await site.bucket.put(`leads/${id}/request.json`, broken);
  await site.bucket.put(`waiting/${id}`, "");
  return id;
}
