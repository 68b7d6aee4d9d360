import { afterAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { kindOf, linkIn, recipientOf, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { marked } from "../sent.ts";

// A Monday, after eight: the daily mail comes, with its spreadsheet.
const date = "2026-11-23";
const site = await startLeadSite({ date: `${date}T05:00` });
afterAll(() => site.stop());

const hour = 3_600_000;
/** Long enough ago that the time to call has passed, whenever this runs. */
const longAgo = Date.now() - 10 * 24 * hour;

/** A request that came in at another time: its document is there, and a device sends it once more. */
async function keptSince(
  receivedAt: number,
  changes: object = {},
  { to = site, promised = callBackBy(new Date(receivedAt)) } = {},
) {
  const [template, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const sent = { name: `Kept ${template}`, ...changes };
  await to.accepted(sent, template);
  const text = (await (await to.bucket.get(`leads/${template}/request.json`))?.text()) ?? "";
  const stored = {
    ...JSON.parse(text.replaceAll(template, id)),
    receivedAt: new Date(receivedAt).toISOString(),
    callBackBy: promised.toISOString(),
  };
  await to.bucket.put(`leads/${id}/request.json`, JSON.stringify(stored));
  return { id, reference: await to.accepted(sent, id) };
}

const kindsOf = (reference: string) => site.mailsAbout(reference).map(kindOf);

test("a request that nobody marked: one mail when the time has passed, to staff, without a name, with the card", async () => {
  const { reference } = await keptSince(longAgo);
  await site.sweep();
  const mail = await site.mail(reference, "overdue");
  expect(recipientOf(mail)).toBe(business.email);
  expect(textOf(mail)).toContain(`We promised a call by ${timeOnDay(callBackBy(new Date(longAgo)))}`);
  expect(JSON.stringify(mail)).not.toMatch(/Kept |412 ?345|High Street/);
  expect(mail.headers?.References).toBe((await site.mail(reference, "staff")).headers?.References);
  await marked(site, linkIn(textOf(mail), "/office/"), { outcome: "no-answer" });
  await site.sweep();
  expect(kindsOf(reference).filter((kind) => kind === "reminder" || kind === "overdue")).toEqual(["overdue"]);
});

test("the daily mail counts calls without naming anybody; on Mondays a spreadsheet comes with it", async () => {
  const morning = await startLeadSite({ date: `${date}T09:30` });
  const changes = {
    name: "Nobody Named",
    from: "article:winter-solar-performance",
    estimate: "price?kw=6.6&battery=10&use=18",
  };
  const { reference } = await keptSince(longAgo, changes, { to: morning });
  await marked(morning, linkIn(textOf(await morning.mail(reference, "overdue")), "/office/"), {
    outcome: "booked",
    at: "2026-11-26T14:30",
    note: "Marker Emu",
  });
  const open = await keptSince(longAgo, {}, { to: morning });
  await morning.mail(open.reference, "overdue");
  const withdrawn = await keptSince(longAgo, {}, { to: morning });
  await morning.mail(withdrawn.reference, "overdue");
  await morning.inbox().withdraw(withdrawn.id);
  await morning.sweep();
  const daily = () => morning.mailbox.messages.find(({ campaign_id }) => campaign_id?.startsWith("heartbeat."));
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
  expect(JSON.stringify(mail) + csv).not.toMatch(/Nobody Named|Marker Emu|412 ?345|High Street/);
  await morning.stop();
});
