import { afterAll, expect, test } from "vitest";
import { startLeadSite, textOf } from "#tests/running-site/lead-site.ts";

// A Monday, after eight: the daily mail comes, with its spreadsheet.
const date = "2026-11-23";
const site = await startLeadSite({ date: `${date}T09:30` });
afterAll(() => site.stop());

test("the daily mail counts what is open and brings Monday's spreadsheet, without what was withdrawn and without a name", async () => {
  const [open, withdrawn] = [crypto.randomUUID(), crypto.randomUUID()];
  const references = [
    await site.accepted({ name: "Nobody Named", message: "Marker Emu" }, open),
    await site.accepted({ name: "Nobody Named Either" }, withdrawn),
  ];
  await site.settled(open);
  await site.inbox().withdraw(withdrawn);
  await site.sweep();
  const daily = () => site.mailbox.messages.find(({ campaign_id }) => campaign_id?.startsWith("heartbeat."));
  await expect.poll(daily).toBeDefined();
  const mail = daily();
  if (!mail) throw new Error("no daily mail came");
  expect(textOf(mail)).toContain("Open, waiting for a call: 1\n");
  const [attached] = mail.attachments ?? [];
  expect(attached).toMatchObject({ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8" });
  const csv = Buffer.from(String(Reflect.get(Object(attached), "content")), "base64").toString();
  expect(references.map((reference) => csv.includes(reference))).toEqual([true, false]);
  for (const text of [JSON.stringify(mail), csv])
    expect(text).not.toMatch(/Nobody Named|Marker Emu|412 ?345|High Street/);
});
