import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { formRequest, recipientOf, referenceIn, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { formPost, sendRequest } from "./lead-steps.ts";

const site = await sharedSite();
const bill = () => new File([pdf()], "bill.pdf");

test("withdrawing deletes the request and its file", async () => {
  const { id, reference, staff, visitor } = await sendRequest(site, { name: "Withdrawn Walter", file: bill() });
  await site.waitForDeliveries(reference);
  const upload = await site.linkOnCard(staff, "/uploads/");
  expect((await site.withdraw(visitor)).status).toBe(303);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  expect((await site.ask(upload)).status).toBe(410);
});

test("after a withdrawal staff are told to stop, by reference alone, in the thread of the request's email", async () => {
  const { reference, staff, visitor } = await sendRequest(site, { name: "Withdrawn Wendy" });
  await site.waitForDeliveries(reference);
  await site.withdraw(visitor);
  const letter = await site.waitForLetter(reference, "withdrawal");
  expect(recipientOf(letter)).toBe(business.email);
  expect(letter.subject).toContain(reference);
  const [, received] = /, received (.+?)\. Consent/.exec(textOf(staff)) ?? [];
  expect(textOf(letter)).toContain(`${reference}, received ${received} (Melbourne time)`);
  expect(letter.headers?.References).toBe(staff.headers?.References);
  expect(JSON.stringify(letter)).not.toContain("Wendy");
});

test("staff can withdraw on the card for a visitor on the phone", async () => {
  const { id, reference, card } = await sendRequest(site, { name: "On The Phone", file: bill() });
  const response = await site.ask(card, formPost({ outcome: "delete" }));
  expect(response.status).toBe(410);
  expect(await response.text()).toContain("has been deleted");
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  await site.waitForLetter(reference, "withdrawal");
});

test("withdrawing by any link of a chain deletes all of it, and resending doesn't bring it back", async () => {
  const draft = crypto.randomUUID();
  const first = await sendRequest(site, { name: "Corrected Once", draft });
  const middle = await sendRequest(site, { name: "Corrected Twice", draft, replaces: first.id });
  const last = await sendRequest(site, { name: "Corrected At Last", draft, replaces: middle.id });
  expect((await site.withdraw(middle.visitor)).status).toBe(303);
  for (const { id, reference } of [first, middle, last]) {
    expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
    await site.waitForLetter(reference, "withdrawal");
  }
  expect((await site.post({ name: "Corrected Once" }, first.id)).status).toBe(410);
  expect(await site.keysUnder(`leads/${first.id}`)).toEqual([]);
});

test("a visitor can send the same request again after withdrawing, without JavaScript", async () => {
  const send = async () =>
    referenceIn(await (await site.ask("/api/assessment", formRequest({ name: "Second Thoughts" }))).json());
  const firstReference = await send();
  await site.withdraw(await site.waitForLetter(firstReference, "visitor"));
  const secondReference = await send();
  expect(secondReference).not.toBe(firstReference);
  await site.waitForLetter(secondReference, "staff");
});

test("a request whose id begins like another's gets a longer reference, and can be withdrawn alone", async () => {
  const owner = await sendRequest(site, { name: "Reference Owner" });
  const id = owner.id.slice(0, 8) + crypto.randomUUID().slice(8);
  const namesake = await sendRequest(site, { name: "Reference Alike" }, id);
  expect(namesake.reference).toBe(`WB-${id.replaceAll("-", "").slice(0, 12).toUpperCase()}`);
  expect(await site.submit({ name: "Reference Owner" }, owner.id)).toBe(owner.reference);
  expect(await site.submit({ name: "Reference Alike" }, id)).toBe(namesake.reference);
  expect(namesake.visitor.subject).toBe(`We have your request ${namesake.reference}`);
  expect(namesake.staff.subject).toContain(`${namesake.reference} “Reference Alike”`);
  await site.withdraw(namesake.visitor);
  expect((await site.waitForLetter(namesake.reference, "withdrawal")).subject).toContain(namesake.reference);
  expect(await site.keysUnder(`leads/${owner.id}`)).toHaveLength(1);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
});
