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

test("a request restored into an empty site is emailed again, with its file", async () => {
  const id = crypto.randomUUID();
  const reference = await site.submit({ name: "Restored Person", file }, id);
  await site.waitForLetter(reference, "visitor");
  await restore(id, await backUp(id), empty);
  await empty.sweep();
  const letter = await empty.waitForLetter(reference, "staff");
  expect(letter.subject).toContain("Restored Person");
  const upload = await empty.ask(await empty.linkOnCard(letter, "/uploads"));
  expect(bytes(new Uint8Array(await upload.arrayBuffer()))).toEqual(pdf());
});

test("a request restored beside its delivery record isn't emailed a second time", async () => {
  const id = crypto.randomUUID();
  const reference = await site.submit({ name: "Deleted By Mistake" }, id);
  await site.waitForLetter(reference, "visitor");
  await site.waitForDeliveries(id);
  const backup = await backUp(id);
  await site.bucket.delete([...backup.keys()]);
  await restore(id, backup, site);
  await site.sweep();
  expect(await site.keysUnder(`waiting/${id}`)).toEqual([]);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([...backup.keys()]);
  expect(site.lettersAbout(reference)).toHaveLength(2);
});

test("a request withdrawn after the backup isn't brought back by a restore", async () => {
  const id = crypto.randomUUID();
  const reference = await site.submit({ name: "Gone For Good", file }, id);
  const confirmation = await site.waitForLetter(reference, "visitor");
  const backup = await backUp(id);
  await site.withdraw(confirmation);
  await site.waitForLetter(reference, "withdrawal");
  await restore(id, backup, site);
  const left = async () => {
    await site.sweep();
    return [...(await site.keysUnder(`leads/${id}`)), ...(await site.keysUnder(`waiting/${id}`))];
  };
  // If it is erased again while it is being restored, the rest counts as an unfinished attempt and is deleted too.
  await expect.poll(left, { interval: 100 }).toEqual([]);
  expect(site.lettersAbout(reference).filter(({ campaign_id }) => campaign_id?.endsWith("staff"))).toHaveLength(1);
});

test("after a restore, staff are alerted to a document without a row, and a row without a document is closed", async () => {
  const [found, ended] = [crypto.randomUUID(), crypto.randomUUID()];
  const endedReference = await empty.submit({ name: "Document Lost" }, ended);
  await empty.waitForLetter(endedReference, "visitor");
  await empty.waitForDeliveries(ended);
  await site.waitForLetter(await site.submit({ name: "Row Lost", file }, found), "visitor");
  for (const [key, content] of await backUp(found)) await empty.bucket.put(key, content);
  await empty.bucket.delete(`leads/${ended}/request.json`);
  await empty.bucket.put("waiting/compare", "");
  // A document younger than an hour, here a second, isn't compared, because it may be on its way to the inbox.
  const restored = async () => {
    if (!(await empty.bucket.head("waiting/compare"))) await empty.bucket.put("waiting/compare", "");
    await empty.sweep();
    return (await empty.findInInbox(found))?.problems;
  };
  await expect.poll(restored, { interval: 100 }).toEqual(["restored"]);
  const alert = await empty.waitForLetter(`WB-${found.slice(0, 8).toUpperCase()}`, "alert");
  expect(textOf(alert)).toContain("came back after a restore");
  expect((await empty.findInInbox(ended))?.state.withdrawn).not.toBeNull();
  expect(JSON.stringify(empty.mailbox.messages)).not.toContain("Row Lost");
});

/** A copy of a request's objects in the bucket. */
async function backUp(id: string): Promise<Map<string, ArrayBuffer>> {
  const copies = new Map<string, ArrayBuffer>();
  for (const key of await site.keysUnder(`leads/${id}/`)) {
    const object = await site.bucket.get(key);
    if (object) copies.set(key, await object.arrayBuffer());
  }
  return copies;
}

/** Restores objects as docs/operations.md says: first the objects, then the marker for the sweep. */
async function restore(id: string, backup: Map<string, ArrayBuffer>, into: Pick<LeadSite, "bucket">): Promise<void> {
  for (const [key, content] of backup) await into.bucket.put(key, content);
  await into.bucket.put(`waiting/${id}`, "");
}
