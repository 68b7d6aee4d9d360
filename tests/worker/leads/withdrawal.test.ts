import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, linkIn, recipientOf, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";
import { idOfSameContent } from "#worker/leads/intake/same-content.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";

const site = await sharedSite();

async function withUpload(name: string) {
  const answer = await site.ask("/api/assessment", formRequest({ name, file: new File([pdf()], "bill.pdf") }));
  const reference = referenceIn(await answer.json());
  const [staff, visitor] = [await site.mail(reference, "staff"), await site.mail(reference, "visitor")];
  const prefix = reference.slice(3).toLowerCase();
  await expect.poll(() => site.keysUnder(`pending/${prefix}`)).toEqual([]);
  return { reference, prefix, staff, visitor };
}

/** The marker of a withdrawn request stands until the sweep has seen that staff were told. */
async function pendingAfterSweep(id: string): Promise<string[]> {
  await site.sweep();
  return site.keysUnder(`pending/${id}`);
}

test("opening the link changes nothing, whoever or whatever opens it", async () => {
  const { prefix, visitor } = await withUpload("Scanner Proof");
  const link = linkIn(textOf(visitor), "/consent");
  for (const method of ["GET", "HEAD", "GET"]) expect((await site.ask(link, { method })).status).toBe(200);
  expect(await site.keysUnder(`leads/${prefix}`)).toHaveLength(2);
});

test("a link that is opened again after the withdrawal says so and asks nothing", async () => {
  const { reference, staff, visitor } = await withUpload("Opened Again");
  const link = linkIn(textOf(visitor), "/consent");
  expect(await (await site.ask(link)).text()).toContain("Withdraw and delete my request");
  await site.ask(link, { method: "POST" });
  for (const one of [link, linkIn(textOf(staff), "/consent")]) {
    const page = await (await site.ask(one)).text();
    expect(page).toContain("Withdrawn</h1>");
    expect(page).toContain(reference);
    expect(page).not.toContain('<form method="post"');
  }
  expect(await (await site.ask(link, { method: "POST" })).text()).toContain("Withdrawn</h1>");
});

test("pressing the button deletes everything and tells staff to stop, by reference alone", async () => {
  const { reference, prefix, staff, visitor } = await withUpload("Withdrawn Wendy");
  const link = linkIn(textOf(visitor), "/consent");
  const upload = linkIn(textOf(staff), "/uploads/");
  const answer = await site.ask(link, { method: "POST" });
  expect(answer.status).toBeLessThan(400);
  expect(await site.keysUnder(`leads/${prefix}`)).toEqual([]);
  expect((await site.keysUnder("done/")).filter((key) => key.includes(prefix))).toEqual([]);
  const stop = await site.mail(reference, "stop");
  await expect.poll(() => pendingAfterSweep(prefix)).toEqual([]);
  expect(recipientOf(stop)).toBe(business.email);
  expect(stop.subject).toContain(reference);
  expect(stop.headers?.References).toBe(staff.headers?.References);
  expect(JSON.stringify(stop)).not.toContain("Wendy");
  expect((await site.ask(upload)).status).toBe(410);
  await site.ask(link, { method: "POST" });
  await site.sweep();
  expect(site.mailsAbout(reference)).toHaveLength(3);
});

test("staff withdraw for a visitor on the phone by their own link", async () => {
  const { reference, prefix, staff } = await withUpload("On The Phone");
  expect((await site.ask(linkIn(textOf(staff), "/consent"), { method: "POST" })).status).toBeLessThan(400);
  expect(await site.keysUnder(`leads/${prefix}`)).toEqual([]);
  await site.mail(reference, "stop");
});

test.each([0, 1, 2])("withdrawn by link %s of a chain of three, all three are gone", async (through) => {
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const draft = crypto.randomUUID();
  const links: string[] = [];
  for (const [index, id] of ids.entries()) {
    const before = ids[index - 1];
    const name = `Corrected ${through} ${index}`;
    const reference = await site.accepted({ name, draft, ...(before && { replaces: before }) }, id);
    links.push(linkIn(textOf(await site.mail(reference, "visitor")), "/consent"));
  }
  expect((await site.ask(links[through] ?? "", { method: "POST" })).status).toBe(200);
  for (const id of ids) {
    expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
    await site.mail(`WB-${id.slice(0, 8).toUpperCase()}`, "stop");
  }
});

test("whoever knows an id can't withdraw that request by correcting it", async () => {
  const id = crypto.randomUUID();
  await site.mail(await site.accepted({ name: "Somebody Else" }, id), "visitor");
  const mine = await site.accepted({ name: "Mallory", replaces: id, draft: crypto.randomUUID() });
  await site.ask(linkIn(textOf(await site.mail(mine, "visitor")), "/consent"), { method: "POST" });
  expect(await site.keysUnder(`leads/${id}`)).toHaveLength(1);
});

test("the page that confirms a request carries its links, mail or no mail", async () => {
  const answer = await site.post({ name: "From The Page", subject: "no mail" });
  const page = await (await site.ask(answer.headers.get("location") ?? "")).text();
  const [, correct = ""] = /href="(\/contact\?replaces=[^"#]+)/.exec(page) ?? [];
  expect(await (await site.ask(correct)).text()).toContain("It replaces the request you sent before");
  const [, withdraw = ""] = /href="(\/consent\?[^"]+)"/.exec(page) ?? [];
  expect((await site.ask(withdraw.replaceAll("&amp;", "&"), { method: "POST" })).status).toBe(200);
});

test("what was withdrawn does not come back when a device sends it again", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Outbox" }, id);
  await site.ask(linkIn(textOf(await site.mail(reference, "visitor")), "/consent"), { method: "POST" });
  expect((await site.post({ name: "Outbox" }, id)).status).toBe(410);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
  await site.mail(reference, "stop");
  await expect.poll(() => pendingAfterSweep(id)).toEqual([]);
});

test("whoever withdraws and deliberately asks again, without a script, is heard", async () => {
  const send = async () =>
    referenceIn(await (await site.ask("/api/assessment", formRequest({ name: "Second Thoughts" }))).json());
  const first = await send();
  await site.ask(linkIn(textOf(await site.mail(first, "visitor")), "/consent"), { method: "POST" });
  const second = await send();
  expect(second).not.toBe(first);
  await site.mail(second, "staff");
});

test("a link that was changed or has expired withdraws nothing", async () => {
  const { prefix, visitor } = await withUpload("Tampered");
  const link = linkIn(textOf(visitor), "/consent");
  const query = new URLSearchParams(link.split("?")[1]);
  const other = crypto.randomUUID();
  const changed = [
    `/consent?${new URLSearchParams({ ...Object.fromEntries(query), lead: other })}`,
    link.replace(/expires=\d+/, "expires=1000000000"),
    link.replace(/sig=./, "sig="),
    "/consent?lead=&expires=&sig=",
  ];
  for (const one of changed) expect((await site.ask(one, { method: "POST" })).status).toBeGreaterThanOrEqual(400);
  expect(await site.keysUnder(`leads/${prefix}`)).toHaveLength(2);
});

test("withdrawing while the relay fails stops the mail that was still to come", async () => {
  site.mailbox.faults.set({ mode: "500" });
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Never Mailed" }, id);
  const delivery = (await site.bindings()).DELIVERY.getByName(id);
  // Staff are told of a withdrawal only if a mail to them was tried.
  await expect.poll(async () => (await delivery.inspect())?.mails.staff.attempts ?? 0).toBeGreaterThan(0);
  await delivery.withdraw(id);
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(reference, "stop");
  await site.sweep();
  expect(site.mailsAbout(reference).filter(({ campaign_id = "" }) => !campaign_id.endsWith("stop"))).toEqual([]);
  expect(await site.keysUnder(`leads/${id}`)).toEqual([]);
});

test("nobody gets the reference of another's request, kept or withdrawn, and so nobody can withdraw in its name", async () => {
  const id = crypto.randomUUID();
  const reference = await site.accepted({ name: "Reference Owner" }, id);
  const alike = () => id.slice(0, 8) + crypto.randomUUID().slice(8);
  const refused = async (like: string) => {
    const answer = await site.post({ name: "Reference Thief" }, like);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(await answer.json())).toContain("Please send it again");
    for (const folder of ["leads", "pending"]) expect(await site.keysUnder(`${folder}/${like}`)).toEqual([]);
  };
  await refused(alike());
  expect(await site.accepted({ name: "Reference Owner" }, id)).toBe(reference);
  await site.ask(linkIn(textOf(await site.mail(reference, "visitor")), "/consent"), { method: "POST" });
  await refused(alike());
  await site.mail(reference, "stop");
  expect(site.mailsAbout(reference)).toHaveLength(3);
});

test("a form without an id is given another one where its reference is taken, and the same each time", async () => {
  const parts = { bucket: site.bucket, signatures: createSignatures(["a secret of this test"]) };
  const words = `the same words ${crypto.randomUUID()}`;
  const given = () => idOfSameContent(words, Date.now(), parts);
  const first = await given();
  await site.bucket.put(`leads/${first.slice(0, 8)}-1111-4111-8111-111111111111/request.json`, "{}");
  const second = await given();
  expect(second.slice(0, 8)).not.toBe(first.slice(0, 8));
  await site.bucket.put(`leads/${second}/request.json`, "{}");
  expect(await given()).toBe(second);
});

test("the mail that tells staff to stop names when the request came in, as their first mail does", async () => {
  const { reference, staff, visitor } = await withUpload("When It Came");
  await site.ask(linkIn(textOf(visitor), "/consent"), { method: "POST" });
  const [, received] = /, received (.+?)\. Consent/.exec(textOf(staff)) ?? [];
  expect(received).toMatch(/\d/);
  expect(textOf(await site.mail(reference, "stop"))).toContain(`${reference}, received ${received} (Melbourne time)`);
});
