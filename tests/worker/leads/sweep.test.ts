import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LeadSite, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { timings } from "#worker/leads/timing.ts";

const today = "2026-11-23";
let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ date: `${today}T09:30` });
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

/** As a crash right behind the commit point leaves it: stored, but the inbox has never heard of it. */
async function storeWithoutInbox(id: string): Promise<void> {
  await site.accepted({ name: `Template ${id}` }, id);
  const request = await (await site.bucket.get(`leads/${id}/request.json`))?.text();
  const other = crypto.randomUUID();
  await site.bucket.put(`waiting/${other}`, "");
  await site.bucket.put(`leads/${other}/request.json`, (request ?? "").replaceAll(id, other));
  orphan = other;
}

let orphan = "";

test("a request that was kept before a crash is found and mailed", async () => {
  await storeWithoutInbox(crypto.randomUUID());
  await site.sweep();
  await site.mail(`WB-${orphan.slice(0, 8).toUpperCase()}`, "visitor");
  await site.settled(orphan);
});

test("an upload whose request never came is removed, once the visitor has surely gone", async () => {
  const id = crypto.randomUUID();
  const began = Date.now();
  await site.bucket.put(`waiting/${id}`, "");
  await site.bucket.put(`leads/${id}/upload-${crypto.randomUUID()}`, "half a bill");
  await site.sweep();
  const kept = await site.keysUnder(`leads/${id}`);
  // A machine that takes this long to get here has rightly removed it.
  if (Date.now() - began < timings.test.abandonedMs) expect(kept).toHaveLength(1);
  await expect
    .poll(
      async () => {
        await site.sweep();
        return [...(await site.keysUnder(`leads/${id}`)), ...(await site.keysUnder(`waiting/${id}`))];
      },
      { interval: 100 },
    )
    .toEqual([]);
});

test("an upload that the kept request doesn't name is removed with the marker", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Lost Race" }, id);
  await site.mail(reference, "visitor");
  await site.settled(id);
  await site.bucket.put(`waiting/${id}`, "");
  await site.bucket.put(`leads/${id}/upload-${crypto.randomUUID()}`, "the loser's bill");
  await expect
    .poll(
      async () => {
        await site.sweep();
        return [...(await site.keysUnder(`leads/${id}`)), ...(await site.keysUnder(`waiting/${id}`))];
      },
      { interval: 100 },
    )
    .toEqual([`leads/${id}/request.json`]);
  expect(site.mailsAbout(reference)).toHaveLength(2);
});

test("a marker that says nothing is passed over, and the others are seen to", async () => {
  await site.bucket.put("waiting/not-an-id", "");
  await storeWithoutInbox(crypto.randomUUID());
  await site.sweep();
  await site.mail(`WB-${orphan.slice(0, 8).toUpperCase()}`, "staff");
});

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

test("the heartbeat comes once a day, however often the sweep runs", async () => {
  const own = await startLeadSite({ date: `${today}T09:30` });
  await Promise.all([own.sweep(), own.sweep(), own.sweep()]);
  await own.sweep();
  expect(own.mailbox.messages.map(({ campaign_id }) => campaign_id)).toEqual([`heartbeat.${today}`]);
  expect(own.mailbox.messages.map(textOf).join()).toContain("Requests delivered yesterday");
  await own.stop();
});

test("nobody is woken by a heartbeat before eight", async () => {
  const early = await startLeadSite({ date: `${today}T07:30` });
  await early.sweep();
  expect(early.mailbox.messages).toEqual([]);
  await early.stop();
});

test("a heartbeat that the relay refused is sent when it takes mail again", async () => {
  const own = await startLeadSite({ date: `${today}T09:30` });
  own.mailbox.faults.set({ mode: "500" });
  await own.sweep();
  expect(own.mailbox.messages).toEqual([]);
  own.mailbox.faults.set({ mode: "none" });
  await own.sweep();
  await own.sweep();
  expect(own.mailbox.messages).toHaveLength(1);
  await own.stop();
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

test("a delivered request is mailed to staff again where somebody puts a marker with words in it", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Sent Again By Hand" }, id);
  await site.mail(reference, "visitor");
  await site.settled(id);
  await site.bucket.put(`waiting/${id}`, "resend\n");
  await site.sweep();
  const kinds = () => site.mailsAbout(reference).map(({ campaign_id }) => campaign_id?.split(".")[1]);
  await expect.poll(kinds).toEqual(["staff", "visitor", "staff"]);
  await site.settled(id);
  await site.sweep();
  expect(kinds()).toEqual(["staff", "visitor", "staff"]);
  const threads = site.mailsAbout(reference).map(({ headers }) => headers?.References);
  expect(new Set(threads).size).toBe(1);
});

test("a withdrawn request is not mailed again, whatever marker is put", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Withdrawn Before" }, id);
  const visitor = await site.mail(reference, "visitor");
  const request = await (await site.bucket.get(`leads/${id}/request.json`))?.text();
  await site.withdraw(visitor);
  await site.mail(reference, "stop");
  await site.bucket.put(`leads/${id}/request.json`, request ?? "");
  await site.bucket.put(`waiting/${id}`, "resend");
  const left = async () => {
    await site.sweep();
    return [...(await site.keysUnder(`leads/${id}`)), ...(await site.keysUnder(`waiting/${id}`))];
  };
  await expect.poll(left).toEqual([]);
  expect(site.mailsAbout(reference).at(-1)?.campaign_id).toContain("stop");
});
