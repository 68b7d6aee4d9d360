import { afterAll, beforeAll, expect, test } from "vitest";
import { type LeadSite, sharedSite, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { bytes, pdf } from "#tests/sample-requests/samples.ts";

const site = await sharedSite();
let empty: LeadSite;
beforeAll(async () => {
  empty = await startLeadSite();
});
afterAll(() => empty.stop());

const file = new File([pdf()], "bill.pdf");

test("a request restored into an empty site is mailed again, with its file", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Restored Person", file }, id);
  await site.mail(reference, "visitor");
  await restore(id, await backUp(id), empty);
  await empty.sweep();
  const mail = await empty.mail(reference, "staff");
  expect(mail.subject).toContain("Restored Person");
  const upload = await empty.ask(await empty.onCard(mail, "/uploads"));
  expect(bytes(new Uint8Array(await upload.arrayBuffer()))).toEqual(pdf());
});

test("a request restored beside its delivery record isn't mailed a second time", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Deleted By Mistake" }, id);
  await site.mail(reference, "visitor");
  await site.deliveriesDone(id);
  const kept = await backUp(id);
  await site.bucket.delete([...kept.keys()]);
  await restore(id, kept, site);
  await site.sweep();
  expect(await site.keysUnder(`waiting/${id}`)).toEqual([]);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([...kept.keys()]);
  expect(site.mailsAbout(reference)).toHaveLength(2);
});

test("a request withdrawn after the backup isn't brought back by a restore", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Gone For Good", file }, id);
  const confirmation = await site.mail(reference, "visitor");
  const kept = await backUp(id);
  await site.withdraw(confirmation);
  await site.mail(reference, "withdrawal");
  await restore(id, kept, site);
  const left = async () => {
    await site.sweep();
    return [...(await site.keysUnder(`leads/${id}`)), ...(await site.keysUnder(`waiting/${id}`))];
  };
  // What is erased once more just while it is put back is an unfinished attempt, and goes with those.
  await expect.poll(left, { interval: 100 }).toEqual([]);
  expect(site.mailsAbout(reference).filter(({ campaign_id }) => campaign_id?.endsWith("staff"))).toHaveLength(1);
});

test("after a restore, staff are alerted to a document without a row, and a row without a document is closed", async () => {
  const [found, ended] = [crypto.randomUUID(), crypto.randomUUID()];
  const endedReference = await empty.accepted({ name: "Document Lost" }, ended);
  await empty.mail(endedReference, "visitor");
  await empty.deliveriesDone(ended);
  await site.mail(await site.accepted({ name: "Row Lost", file }, found), "visitor");
  for (const [key, content] of await backUp(found)) await empty.bucket.put(key, content);
  await empty.bucket.delete(`leads/${ended}/request.json`);
  await empty.bucket.put("waiting/compare", "");
  // What was stored within the last hour, here a second, may still be on its way to the inbox.
  const restored = async () => {
    if (!(await empty.bucket.head("waiting/compare"))) await empty.bucket.put("waiting/compare", "");
    await empty.sweep();
    return (await empty.seen(found))?.problems;
  };
  await expect.poll(restored, { interval: 100 }).toEqual(["restored"]);
  const alert = await empty.mail(`WB-${found.slice(0, 8).toUpperCase()}`, "alert");
  expect(textOf(alert)).toContain("came back after a restore");
  expect((await empty.seen(ended))?.state.withdrawn).not.toBeNull();
  expect(JSON.stringify(empty.mailbox.messages)).not.toContain("Row Lost");
});

/** What a copy of the bucket would hold of a request. */
async function backUp(id: string): Promise<Map<string, ArrayBuffer>> {
  const kept = new Map<string, ArrayBuffer>();
  for (const key of await site.keysUnder(`leads/${id}/`)) {
    const object = await site.bucket.get(key);
    if (object) kept.set(key, await object.arrayBuffer());
  }
  return kept;
}

/** As docs/operations.md says: the objects first, then the marker that makes the sweep look at them. */
async function restore(id: string, kept: Map<string, ArrayBuffer>, into: Pick<LeadSite, "bucket">): Promise<void> {
  for (const [key, content] of kept) await into.bucket.put(key, content);
  await into.bucket.put(`waiting/${id}`, "");
}
