import { afterAll, expect, test } from "vitest";
import { assessment } from "#tests/request/assessment.ts";
import { pdf } from "#tests/request/sample-files.ts";
import { linkIn, startLeadSite, textOf } from "#tests/site/lead-site.ts";
import { localVars } from "#tools/local/config.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { marked, withCard } from "./on-the-card.ts";

const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());

const links = createLinks("", createSignatures([localVars({ site: "", mailbox: "" }).LINK_SECRET ?? ""]), Date.now);
const inADay = () => Date.now() + 86_400_000;
const inbox = async () => (await site.bindings()).INBOX.getByName("inbox");
const listLink = async () => links.to("list", "", inADay(), await (await inbox()).linkGeneration()) ?? "";
const listed = async () => (await site.ask(await listLink())).text();
const press: RequestInit = { method: "POST" };

test("open requests are listed, the most pressing first, with name, suburb and deadline, and without the number", async () => {
  const [fresh, booked, quoted, closed, gone] = [
    await withCard(site, { name: "Fresh Request", phone: "0412 345 678" }),
    await withCard(site, { name: "Booked Visit" }),
    await withCard(site, { name: "Quoted Already" }),
    await withCard(site, { name: "Closed For Good" }),
    await withCard(site, { name: "Withdrawn Before" }),
  ];
  await marked(site, booked.card, { outcome: "booked", at: "2031-11-26T14:30" });
  await marked(site, quoted.card, { outcome: "quoted" });
  await marked(site, closed.card, { outcome: "not-for-us" });
  await site.withdraw(gone.visitor);
  const page = await listed();
  const places = ["Fresh Request", "Booked Visit", "Quoted Already"].map((name) => page.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const shown of ["3 open requests", "Kew VIC 3101", "Solar panels, Heat pump hot water", "Call by "])
    expect(page).toContain(shown);
  expect(page).toContain("Visit Wednesday 26 November, 2:30 pm");
  expect(page).not.toMatch(/Closed For Good|Withdrawn Before|412 ?345|example\.com|High Street/);
  const [, card = ""] = /href="(\/office\/[^"]+)"><b[^>]*>Fresh Request/.exec(page) ?? [];
  expect(await (await site.ask(card.replaceAll("&amp;", "&"))).text()).toContain("0412 345 678");
  expect(await (await site.ask(fresh.card)).text()).toContain("/office?expires=");
  for (const shown of [await site.ask(await listLink())])
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
});

test("fifty stand on a page, and the next ones are a link away", async () => {
  const { bucket } = site;
  const own = await inbox();
  const { total } = await own.listOpen(0, 1);
  for (let index = 0; index < 52; index++) {
    const id = crypto.randomUUID();
    const answer = await site.ask("/api/assessment", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": id },
      body: JSON.stringify(assessment({ kind: "callback", name: `Row ${index}` })),
    });
    expect(answer.status).toBe(202);
  }
  const rows = (page: string) => page.match(/<li\b/g)?.length;
  const first = await listed();
  expect(rows(first)).toBe(50);
  expect(first).toContain(`1 to 50 of ${total + 52}`);
  const next = /href="(\/office\?[^"]+)">The next ones/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(rows(await (await site.ask(next)).text())).toBe(total + 2);
  expect((await bucket.list({ prefix: "waiting/" })).objects).toEqual([]);
});

test("all links end at once, without any mail: list, cards and files; the person who pressed it goes on under a new one", async () => {
  const file = new File([pdf()], "bill.pdf");
  const { card, staff, visitor } = await withCard(site, { name: "All Links", file });
  const upload = await site.onCard(staff, "/uploads/");
  const old = await listLink();
  const mails = site.mailbox.messages.length;
  const pressed = await site.ask(old, press);
  expect(pressed.status).toBe(303);
  const fresh = pressed.headers.get("location") ?? "";
  expect((await site.ask(fresh)).status).toBe(200);
  for (const link of [old, card, upload]) expect((await site.ask(link)).status, link).toBe(403);
  expect((await site.ask(card, { method: "POST", body: new URLSearchParams({ outcome: "delete" }) })).status).toBe(403);
  expect((await site.ask(linkIn(textOf(visitor), "/request?"))).status).toBe(200);
  expect(site.mailbox.messages).toHaveLength(mails);
  const page = await (await site.ask(fresh)).text();
  const [, first = "", name = ""] = /href="(\/office\/[^"]+)"><b[^>]*>([^<]+)/.exec(page) ?? [];
  const opened = await site.ask(first.replaceAll("&amp;", "&"));
  expect(opened.status).toBe(200);
  expect(await opened.text()).toContain(name);
});

test("where Cloudflare Access stands in front, links alone open nothing, and nobody is let in while its keys can't be had", async () => {
  const closed = await startLeadSite({ vars: { ACCESS_TEAM: "no-such-team", ACCESS_AUD: "a".repeat(64) } });
  const { card, visitor } = await withCard(closed, { name: "Behind Access" });
  for (const link of [card, links.to("list", "", inADay(), 0) ?? ""])
    for (const headers of [{}, { "Cf-Access-Jwt-Assertion": "e30.e30.e30" }]) {
      const answer = await closed.ask(link, { headers });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain("Behind Access");
    }
  expect((await closed.ask(linkIn(textOf(visitor), "/request?"))).status).toBe(200);
  await closed.stop();
});
