import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, linkIn, recipientOf, referenceIn, sharedSite, textOf } from "#tests/site/lead-site.ts";

const site = await sharedSite();

async function withUpload(name: string) {
  const answer = await site.ask("/api/assessment", formRequest({ name, file: new File([pdf()], "bill.pdf") }));
  const reference = referenceIn(await answer.json());
  const [staff, visitor] = [await site.mail(reference, "staff"), await site.mail(reference, "visitor")];
  const prefix = reference.slice(3).toLowerCase();
  await site.settled(reference);
  return { reference, prefix, staff, visitor };
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
  const staffs = await site.onCard(staff, "/consent");
  expect(await (await site.ask(link)).text()).toContain("Withdraw and delete my request");
  await site.ask(link, { method: "POST" });
  for (const one of [link, staffs]) {
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
  const upload = await site.onCard(staff, "/uploads/");
  const answer = await site.ask(link, { method: "POST" });
  expect(answer.status).toBeLessThan(400);
  expect(await site.keysUnder(`leads/${prefix}`)).toEqual([]);
  const stop = await site.mail(reference, "stop");
  await site.settled(reference);
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
  expect((await site.ask(await site.onCard(staff, "/consent"), { method: "POST" })).status).toBeLessThan(400);
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
  await site.settled(id);
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
  const inbox = (await site.bindings()).INBOX.getByName("inbox");
  // Staff are told of a withdrawal only if a mail to them was tried.
  await expect.poll(async () => (await site.seen(id))?.delivery.mails.staff.attempts ?? 0).toBeGreaterThan(0);
  await inbox.withdraw(id);
  site.mailbox.faults.set({ mode: "none" });
  await site.mail(reference, "stop");
  await site.sweep();
  expect(site.mailsAbout(reference).filter(({ campaign_id = "" }) => !campaign_id.endsWith("stop"))).toEqual([]);
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
  await site.ask(linkIn(textOf(mail), "/consent"), { method: "POST" });
  expect((await site.mail(longer, "stop")).subject).toContain(longer);
  expect(await site.keysUnder(`leads/${id}`)).toHaveLength(1);
  expect(await site.keysUnder(`leads/${alike}`)).toEqual([]);
});

test("the mail that tells staff to stop names when the request came in, as their first mail does", async () => {
  const { reference, staff, visitor } = await withUpload("When It Came");
  await site.ask(linkIn(textOf(visitor), "/consent"), { method: "POST" });
  const [, received] = /, received (.+?)\. Consent/.exec(textOf(staff)) ?? [];
  expect(received).toMatch(/\d/);
  expect(textOf(await site.mail(reference, "stop"))).toContain(`${reference}, received ${received} (Melbourne time)`);
});
