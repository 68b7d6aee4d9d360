import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pdf } from "#tests/request/sample-files.ts";
import { formRequest, linkIn, recipientOf, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";

const site = await sharedSite();

async function withUpload(name: string) {
  const answer = await site.ask("/api/assessment", formRequest({ name, file: new File([pdf()], "bill.pdf") }));
  const reference = referenceIn(await answer.json());
  const [staff, visitor] = [await site.mail(reference, "staff"), await site.mail(reference, "visitor")];
  const prefix = reference.slice(3).toLowerCase();
  await site.settled(reference);
  return { reference, prefix, staff, visitor };
}

test("pressing the button deletes everything and tells staff to stop, by reference alone", async () => {
  const { reference, prefix, staff, visitor } = await withUpload("Withdrawn Wendy");
  const upload = await site.onCard(staff, "/uploads/");
  expect((await site.withdraw(visitor)).status).toBe(303);
  expect(await site.keysUnder(`leads/${prefix}`)).toEqual([]);
  const stop = await site.mail(reference, "withdrawal");
  await site.settled(reference);
  expect(recipientOf(stop)).toBe(business.email);
  expect(stop.subject).toContain(reference);
  const [, received] = /, received (.+?)\. Consent/.exec(textOf(staff)) ?? [];
  expect(textOf(stop)).toContain(`${reference}, received ${received} (Melbourne time)`);
  expect(stop.headers?.References).toBe(staff.headers?.References);
  expect(JSON.stringify(stop)).not.toContain("Wendy");
  expect((await site.ask(upload)).status).toBe(410);
  await site.withdraw(visitor);
  await site.sweep();
  expect(site.mailsAbout(reference)).toHaveLength(4);
  const goodbye = site.mailsAbout(reference).filter(({ campaign_id }) => campaign_id?.endsWith(".withdrawn"));
  expect(goodbye.map(recipientOf)).toEqual([recipientOf(visitor)]);
});

test("staff withdraw on the card for a visitor on the phone", async () => {
  const { reference, prefix, staff } = await withUpload("On The Phone");
  const card = linkIn(textOf(staff), "/office/");
  const pressed = await site.ask(card, { method: "POST", body: new URLSearchParams({ outcome: "delete" }) });
  expect(pressed.status).toBe(410);
  expect(await pressed.text()).toContain("has been deleted");
  expect(await site.keysUnder(`leads/${prefix}`)).toEqual([]);
  await site.mail(reference, "withdrawal");
});

test.each([0, 1, 2])("withdrawn by link %s of a chain of three, all three are gone", async (through) => {
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const draft = crypto.randomUUID();
  const mails: Message[] = [];
  for (const [index, id] of ids.entries()) {
    const before = ids[index - 1];
    const name = `Corrected ${through} ${index}`;
    const reference = await site.accepted({ name, draft, ...(before && { replaces: before }) }, id);
    mails.push(await site.mail(reference, "visitor"));
  }
  const mail = mails[through];
  expect(mail && (await site.withdraw(mail)).status).toBe(303);
  for (const id of ids) {
    expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
    await site.mail(`WB-${id.slice(0, 8).toUpperCase()}`, "withdrawal");
  }
});

test("somebody who knows an id can't withdraw that request by correcting it", async () => {
  const id = crypto.randomUUID();
  await site.mail(await site.accepted({ name: "Somebody Else" }, id), "visitor");
  const mine = await site.accepted({ name: "Mallory", replaces: id, draft: crypto.randomUUID() });
  await site.withdraw(await site.mail(mine, "visitor"));
  expect(await site.keysUnder(`leads/${id}`)).toHaveLength(1);
});

test("what was withdrawn does not come back when a device sends it again", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Outbox" }, id);
  await site.withdraw(await site.mail(reference, "visitor"));
  expect((await site.post({ name: "Outbox" }, id)).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  await site.mail(reference, "withdrawal");
  await site.settled(id);
});

test("a visitor who withdraws and deliberately asks again, without a script, is heard", async () => {
  const send = async () =>
    referenceIn(await (await site.ask("/api/assessment", formRequest({ name: "Second Thoughts" }))).json());
  const first = await send();
  await site.withdraw(await site.mail(first, "visitor"));
  const second = await send();
  expect(second).not.toBe(first);
  await site.mail(second, "staff");
});

test("withdrawing while the relay fails stops the mail that was still to come", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Never Mailed" }, id);
  const inbox = (await site.bindings()).INBOX.getByName("inbox");
  // Staff are told of a withdrawal only if a mail to them was tried.
  await expect.poll(async () => (await site.seen(id))?.delivery.mails.staff.attempts ?? 0).toBeGreaterThan(0);
  await inbox.withdraw(id);
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(reference, "withdrawal");
  await site.sweep();
  expect(site.mailsAbout(reference).filter(({ campaign_id = "" }) => !campaign_id.endsWith("withdrawal"))).toEqual([]);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
});

test("a request whose id begins like another's is stored under a longer reference, and nobody withdraws in the other's name", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Reference Owner" }, id);
  const alike = id.slice(0, 8) + crypto.randomUUID().slice(8);
  const longer = await site.accepted({ name: "Reference Alike" }, alike);
  expect(longer).toBe(`WB-${alike.replaceAll("-", "").slice(0, 12).toUpperCase()}`);
  expect(await site.accepted({ name: "Reference Owner" }, id)).toBe(reference);
  expect(await site.accepted({ name: "Reference Alike" }, alike)).toBe(longer);
  const mail = await site.mail(longer, "visitor");
  expect(mail.subject).toBe(`We have your request ${longer}`);
  expect((await site.mail(longer, "staff")).subject).toContain(`${longer} “Reference Alike”`);
  await site.withdraw(mail);
  expect((await site.mail(longer, "withdrawal")).subject).toContain(longer);
  expect(await site.keysUnder(`leads/${id}`)).toHaveLength(1);
  expect(await site.keysUnder(`leads/${alike}`)).toEqual([]);
});
