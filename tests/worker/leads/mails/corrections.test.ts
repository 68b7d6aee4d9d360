import { expect, test } from "vitest";
import { pdf } from "#tests/sample-files.ts";
import { sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

test("a correction says which request it replaces, and is in its thread", async () => {
  const draft = crypto.randomUUID();
  const before = crypto.randomUUID();
  // A new address each time this runs: an address gets two confirmations a day.
  const name = `Wrong Number ${crypto.randomUUID()}`;
  const reference = await site.accepted({ name, phone: "0412 000 000", draft }, before);
  const first = await site.mail(reference, "visitor");
  const corrected = await site.accepted({ name, replaces: before, draft });
  const mail = await site.mail(corrected, "staff");
  expect(textOf(mail)).toContain(`Corrects ${reference}`);
  expect(mail.headers?.References?.split(" ")[0]).toBe(first.headers?.References);
  expect(textOf(await site.mail(corrected, "visitor"))).toContain(`It replaces ${reference}`);
});

test("only its own sender corrects a request: somebody who knows the id can't, somebody who has the draft can", async () => {
  const [id, draft] = [crypto.randomUUID(), crypto.randomUUID()];
  const reference = await site.accepted({ name: "Own Request", draft }, id);
  const corrects = async (name: string, changes: object) => {
    const text = textOf(await site.mail(await site.accepted({ name, ...changes }), "staff"));
    return text.includes(`Corrects ${reference}`);
  };
  expect(await corrects("Knows The Id", { replaces: id })).toBe(false);
  expect(await corrects("Knows The Id And Guesses", { replaces: id, draft: crypto.randomUUID() })).toBe(false);
  expect(await corrects("Has The Draft", { replaces: id, draft })).toBe(true);
});

test("no mail and no link names a request's id", async () => {
  const id = crypto.randomUUID();
  const file = new File([pdf()], "bill.pdf");
  const reference = await site.accepted({ name: "No Id Anywhere", file }, id);
  await site.mail(reference, "visitor");
  for (const mail of site.mailsAbout(reference)) {
    expect(JSON.stringify(mail)).not.toContain(id);
    expect(JSON.stringify(mail)).not.toContain(id.replaceAll("-", ""));
  }
});

test("a correction of a request that never arrived doesn't speak of it", async () => {
  const reference = await site.accepted({ name: "Never Arrived", replaces: crypto.randomUUID() });
  expect(textOf(await site.mail(reference, "staff"))).not.toContain("Corrects");
});
