import { afterAll, beforeAll, expect, test } from "vitest";
import { kindOf, type LeadSite, sharedSite, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { bytes, pdf } from "#tests/sample-requests/samples.ts";

const site = await sharedSite();
let emptySite: LeadSite;
beforeAll(async () => {
  emptySite = await startLeadSite();
});
afterAll(() => emptySite.stop());

const file = new File([pdf()], "bill.pdf");

test("a request restored into an empty site is emailed again, with its file", async () => {
  const id = crypto.randomUUID();
  const reference = await site.submit({ name: "Restored Person", file }, id);
  await site.waitForLetter(reference, "visitor");
  await restore(id, await backUp(id), emptySite);
  await emptySite.sweep();
  const letter = await emptySite.waitForLetter(reference, "staff");
  expect(letter.subject).toContain("Restored Person");
  const upload = await emptySite.ask(await emptySite.linkOnCard(letter, "/uploads"));
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
  // A second email would be due in the inbox now, and leave a little later.
  await site.waitForDeliveries(id);
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
  const keysLeft = async () => {
    await site.sweep();
    return [...(await site.keysUnder(`leads/${id}`)), ...(await site.keysUnder(`waiting/${id}`))];
  };
  // If it is erased again while it is being restored, the rest counts as an unfinished attempt and is deleted too.
  await expect.poll(keysLeft, { interval: 100 }).toEqual([]);
  await site.waitForDeliveries(id);
  expect(site.lettersAbout(reference).filter((letter) => kindOf(letter) === "staff")).toHaveLength(1);
});

test("after a restore, staff are alerted to a document without a row", async () => {
  const id = crypto.randomUUID();
  await site.waitForLetter(await site.submit({ name: "Row Lost", file }, id), "visitor");
  for (const [key, content] of await backUp(id)) await emptySite.bucket.put(key, content);
  // A document younger than an hour, here a second, isn't compared, because it may be on its way to the inbox.
  const problemsAfterSweep = async () => {
    await compareInEmptySite();
    return (await emptySite.findInInbox(id))?.problems;
  };
  await expect.poll(problemsAfterSweep, { interval: 100 }).toEqual(["restored"]);
  const alert = await emptySite.waitForLetter(`WB-${id.slice(0, 8).toUpperCase()}`, "alert");
  expect(textOf(alert)).toContain("came back after a restore");
  expect(JSON.stringify(emptySite.mailbox.messages)).not.toContain("Row Lost");
});

test("after a restore, a row without a document is closed", async () => {
  const id = crypto.randomUUID();
  await emptySite.waitForLetter(await emptySite.submit({ name: "Document Lost" }, id), "visitor");
  await emptySite.waitForDeliveries(id);
  await emptySite.bucket.delete(`leads/${id}/request.json`);
  const withdrawnAfterSweep = async () => {
    await compareInEmptySite();
    return (await emptySite.findInInbox(id))?.state.withdrawn;
  };
  await expect.poll(withdrawnAfterSweep, { interval: 100 }).toEqual(expect.any(Number));
});

/** Compares the empty site's documents with its rows. */
async function compareInEmptySite(): Promise<void> {
  if (!(await emptySite.bucket.head("waiting/compare"))) await emptySite.bucket.put("waiting/compare", "");
  await emptySite.sweep();
}

/** A copy of a request's objects in the bucket. */
async function backUp(id: string): Promise<Map<string, ArrayBuffer>> {
  const copies = new Map<string, ArrayBuffer>();
  for (const key of await site.keysUnder(`leads/${id}/`)) {
    const object = await site.bucket.get(key);
    if (object) copies.set(key, await object.arrayBuffer());
  }
  expect(copies.has(`leads/${id}/request.json`), "the request is in the backup").toBe(true);
  return copies;
}

/** Restores objects as docs/operations.md says: first the objects, then the marker for the sweep. */
async function restore(id: string, backup: Map<string, ArrayBuffer>, target: Pick<LeadSite, "bucket">): Promise<void> {
  for (const [key, content] of backup) await target.bucket.put(key, content);
  await target.bucket.put(`waiting/${id}`, "");
}
