import { afterAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { linkIn, recipientOf, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { marked } from "./sent.ts";

// A Monday, after eight: the daily mail comes, with its spreadsheet.
const date = "2026-11-23";
const site = await startLeadSite({ date: `${date}T09:30` });
afterAll(() => site.stop());

/** Long enough ago that the time to call has passed, whenever this runs. */
const longAgo = new Date(Date.now() - 10 * 24 * 3_600_000);

/** A request that came in long ago, until staff are told that nobody called: its document is there, and a device sends it once more. */
async function overdue(changes: object = {}) {
  const [template, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = { name: `Nobody Named ${template}`, ...changes };
  await site.accepted(sent, template);
  const text = (await (await site.bucket.get(`leads/${template}/request.json`))?.text()) ?? "";
  const times = { receivedAt: longAgo.toISOString(), callBackBy: callBackBy(longAgo).toISOString() };
  const stored = { ...JSON.parse(text.replaceAll(template, id)), ...times };
  await site.bucket.put(`leads/${id}/request.json`, JSON.stringify(stored));
  const reference = await site.accepted(sent, id);
  return { id, reference, reminder: await site.mail(reference, "overdue") };
}

test("staff are told of a call that is overdue, and every day of all of them, without a name; on Mondays a spreadsheet comes with it", async () => {
  const origin = { from: "article:winter-solar-performance", estimate: "price?kw=6.6&battery=10&use=18" };
  const { reference, reminder } = await overdue({ name: "Nobody Named", ...origin });
  expect(recipientOf(reminder)).toBe(business.email);
  expect(textOf(reminder)).toContain(`We promised a call by ${timeOnDay(callBackBy(longAgo))}`);
  expect(reminder.headers?.References).toBe((await site.mail(reference, "staff")).headers?.References);
  const visit = { outcome: "booked", at: "2026-11-26T14:30", note: "Marker Emu" };
  await marked(site, linkIn(textOf(reminder), "/office/"), visit);
  await overdue();
  const withdrawn = await overdue();
  await site.inbox().withdraw(withdrawn.id);
  await site.sweep();
  const daily = () => site.mailbox.messages.find(({ campaign_id }) => campaign_id?.startsWith("heartbeat."));
  await expect.poll(daily).toBeDefined();
  const mail = daily();
  if (!mail) throw new Error("no daily mail came");
  expect(textOf(mail)).toMatch(/Open, waiting for a call: [1-9]/);
  expect(textOf(mail)).toMatch(/Not called, and past the time we promised: [1-9]/);
  expect(textOf(mail)).toMatch(/Called on time last week: (\d+ of \d+ \(\d+%\)|none due)/);
  const [attached] = mail.attachments ?? [];
  expect(attached).toMatchObject({ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8" });
  const csv = Buffer.from(String(Reflect.get(Object(attached), "content")), "base64").toString();
  const row = csv.split("\r\n").find((line) => line.startsWith(reference)) ?? "";
  expect(row).toMatch(
    /,Metro Melbourne,solar-panels heat-pump,article winter-solar-performance; estimate price,\d+\.\d,booked$/,
  );
  expect(csv).not.toContain(withdrawn.reference);
  for (const text of [JSON.stringify([mail, reminder]), csv])
    expect(text).not.toMatch(/Nobody Named|Marker Emu|412 ?345|High Street/);
});
