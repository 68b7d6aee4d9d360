import { afterAll, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { callBackBy, timeOnDay } from "#content/melbourne.ts";
import { kindOf, linkIn, recipientOf, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { marked } from "./on-the-card.ts";

// A Monday, after eight: the daily mail comes, with its spreadsheet.
const date = "2026-11-23";
const site = await startLeadSite({ date: `${date}T05:00` });
afterAll(() => site.stop());

const hour = 3_600_000;
/** Long enough ago that the time to call has passed, whenever this runs. */
const longAgo = Date.now() - 10 * 24 * hour;

/** Puts a request back that came in at another time, as from a backup. */
async function keptSince(receivedAt: number, changes: object = {}, promised = callBackBy(new Date(receivedAt))) {
  const template = crypto.randomUUID();
  await site.accepted({ name: `Kept ${template}`, ...changes }, template);
  const text = (await (await site.bucket.get(`leads/${template}/request.json`))?.text()) ?? "";
  const id = crypto.randomUUID();
  const stored = {
    ...JSON.parse(text.replaceAll(template, id)),
    receivedAt: new Date(receivedAt).toISOString(),
    callBackBy: promised.toISOString(),
  };
  await site.bucket.put(`leads/${id}/request.json`, JSON.stringify(stored));
  await site.bucket.put(`pending/${id}`, "");
  return { id, reference: `WB-${id.slice(0, 8).toUpperCase()}` };
}

const kindsOf = (reference: string) => site.mailsAbout(reference).map(kindOf);

test("a request that nobody marked: one mail when the time has passed, to staff, without a name, with the card", async () => {
  const { id, reference } = await keptSince(longAgo);
  await site.sweep();
  const mail = await site.mail(reference, "late");
  expect(recipientOf(mail)).toBe(business.email);
  expect(textOf(mail)).toContain(`We promised a call by ${timeOnDay(callBackBy(new Date(longAgo)))}`);
  expect(JSON.stringify(mail)).not.toMatch(/Kept |412 ?345|High Street/);
  expect(mail.headers?.References).toBe((await site.mail(reference, "staff")).headers?.References);
  await marked(site, linkIn(textOf(mail), "/requests/"), { outcome: "no-answer" });
  await site.sweep();
  const env = await site.bindings();
  await env.DELIVERY.getByName(id).deliver(id);
  expect(kindsOf(reference).filter((kind) => kind === "soon" || kind === "late")).toEqual(["late"]);
});

test("within the last two working hours staff are warned once, by the time that the visitor was given", async () => {
  // At any hour: two working hours take at least two hours, so this is within the last two.
  const promised = new Date(Date.now() + hour);
  const { reference } = await keptSince(Date.now() - 22 * hour, {}, promised);
  await site.sweep();
  const mail = await site.mail(reference, "soon");
  expect(mail.subject).toContain(`call by ${timeOnDay(promised)}`);
  await site.sweep();
  await expect.poll(() => site.keysUnder("pending/")).toEqual([]);
  expect(kindsOf(reference).filter((kind) => kind === "soon" || kind === "late")).toEqual(["soon"]);
});

test("what is marked, withdrawn or corrected before its time reminds nobody", async () => {
  const called = await keptSince(longAgo);
  await site.bucket.put(
    `leads/${called.id}/card.json`,
    JSON.stringify({ marks: [{ at: new Date(longAgo + hour).toISOString(), outcome: "called", note: "Marker Ibex" }] }),
  );
  const corrected = await keptSince(longAgo);
  const correction = crypto.randomUUID();
  const text = (await (await site.bucket.get(`leads/${corrected.id}/request.json`))?.text()) ?? "";
  const stored = {
    ...JSON.parse(text.replaceAll(corrected.id, correction)),
    replaces: corrected.id,
    chain: corrected.id,
  };
  await site.bucket.put(`leads/${correction}/request.json`, JSON.stringify(stored));
  await site.bucket.put(`chains/${corrected.id}/${correction}`, "");
  await site.bucket.put(`pending/${correction}`, "");
  site.mailbox.faults.set({ mode: "500" });
  const withdrawn = await keptSince(longAgo);
  await site.sweep();
  const env = await site.bindings();
  await env.DELIVERY.getByName(withdrawn.id).withdraw(withdrawn.id);
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(`WB-${correction.slice(0, 8).toUpperCase()}`, "late");
  for (const { reference } of [called, corrected]) await site.mail(reference, "staff");
  const nothingLeft = async () => {
    // Where staff hear of a withdrawal only after all was erased, the timer takes its marker away.
    await site.sweep();
    return site.keysUnder("pending/");
  };
  await expect.poll(nothingLeft, { interval: 100 }).toEqual([]);
  for (const { reference } of [called, corrected, withdrawn])
    expect(kindsOf(reference)).not.toContainEqual(expect.stringMatching(/soon|late/));
});

test("the daily mail counts calls without naming anybody; on Mondays a spreadsheet comes with it", async () => {
  const { reference, id } = await keptSince(longAgo, {
    name: "Nobody Named",
    from: "article:winter-solar-performance",
    estimate: "battery?use=18&kwh=10",
  });
  await site.sweep();
  await marked(site, linkIn(textOf(await site.mail(reference, "late")), "/requests/"), {
    outcome: "booked",
    at: "2026-11-26T14:30",
    note: "Marker Emu",
  });
  const open = await keptSince(longAgo);
  await site.sweep();
  await site.mail(open.reference, "late");
  const recorded = async () => (await site.bucket.list({ prefix: "calls/", include: ["customMetadata"] })).objects;
  await expect
    .poll(async () => (await recorded()).find(({ key }) => key.endsWith(id))?.customMetadata?.record)
    .toContain('"outcome":"booked"');
  const morning = await startLeadSite({ date: `${date}T09:30` });
  for (const { key, customMetadata = {} } of await recorded()) await morning.bucket.put(key, "", { customMetadata });
  await morning.sweep();
  await expect.poll(() => morning.mailbox.messages.length).toBe(1);
  const [mail] = morning.mailbox.messages;
  if (!mail) throw new Error("no daily mail came");
  expect(textOf(mail)).toMatch(/Open, waiting for a call: [1-9]/);
  expect(textOf(mail)).toMatch(/Not called, and past the time we promised: [1-9]/);
  expect(textOf(mail)).toMatch(/Called on time last week: (\d+ of \d+ \(\d+%\)|none due)/);
  const [attached] = mail.attachments ?? [];
  expect(attached).toMatchObject({ filename: `calls-${date}.csv`, type: "text/csv; charset=utf-8" });
  const csv = Buffer.from(String(Reflect.get(Object(attached), "content")), "base64").toString();
  const row = csv.split("\r\n").find((line) => line.startsWith(reference)) ?? "";
  expect(row).toMatch(
    /,Metro Melbourne,solar-panels heat-pump,article winter-solar-performance; estimate battery,\d+\.\d,booked$/,
  );
  expect(JSON.stringify(mail) + csv).not.toMatch(/Nobody Named|Marker Emu|412 ?345|High Street/);
  await morning.stop();
  const env = await site.bindings();
  await env.DELIVERY.getByName(id).withdraw(id);
  expect((await recorded()).some(({ key }) => key.endsWith(id))).toBe(false);
});
