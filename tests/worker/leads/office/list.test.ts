import { afterAll, expect, onTestFinished, test } from "vitest";
import { startLeadSite } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import {
  dayAndTimeOf,
  formPost,
  inADay,
  links,
  listLinkOf,
  pressOnCard,
  sendQuote,
  sendRequest,
  visitIn,
} from "../lead-steps.ts";

const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());

const listLink = () => listLinkOf(site);
const listed = async () => (await site.ask(await listLink())).text();

test("open requests are listed, most urgent first, with name, suburb, number, reason and deadline", async () => {
  const [, booked, waits, closed, gone] = [
    await sendRequest(site, { name: "Fresh Request", phone: "0412 345 678" }),
    await sendRequest(site, { name: "Booked Visit" }),
    await sendRequest(site, { name: "Quoted Already" }),
    await sendRequest(site, { name: "Closed For Good" }),
    await sendRequest(site, { name: "Withdrawn Before" }),
  ];
  const visit = visitIn(300);
  await pressOnCard(site, booked.card, { outcome: "booked", at: visit });
  await sendQuote(site, waits.card);
  await pressOnCard(site, closed.card, { outcome: "not-for-us" });
  await site.withdraw(gone.visitor);
  const page = await listed();
  const places = ["Fresh Request", "Booked Visit", "Quoted Already"].map((name) => page.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const written = ["3 open requests", "Kew VIC 3101", "0412 345 678", "Solar panels, Heat pump hot water", "Call by "];
  for (const shown of written) expect(page).toContain(shown);
  expect(page).toContain(`Visit ${dayAndTimeOf(visit)}`);
  expect(page).not.toMatch(/Closed For Good|Withdrawn Before|example\.com|High Street/);
  const [, over = ""] = /href="([^"]+)">Show what is over \(1\)/.exec(page) ?? [];
  const rest = await (await site.ask(over.replaceAll("&amp;", "&"))).text();
  expect(rest).toContain("Closed For Good");
  expect(rest).not.toMatch(/Fresh Request|Withdrawn Before/);
  const [, href = ""] = /href="(\/office\/[^"]+)"><b[^>]*>Fresh Request/.exec(page) ?? [];
  const card = await (await site.ask(href.replaceAll("&amp;", "&"))).text();
  expect(card).toContain("0412 345 678");
  const [, back = ""] = /href="(\/office\?[^"]+)"/.exec(card) ?? [];
  expect(await (await site.ask(back.replaceAll("&amp;", "&"))).text()).toContain("Booked Visit");
});

test("a card opened from an email never links to the list; one opened from the list does", async () => {
  const { card } = await sendRequest(site, { name: "Forwarded Mail" });
  for (const address of [card, `${card}&from=nowhere`])
    expect(await (await site.ask(address)).text()).not.toContain("/office?");
  expect((await site.ask(card.replace("?", "?from=list&"))).status).toBe(403);
  const [, href = ""] = /href="(\/office\/[^"]+)"><b[^>]*>Forwarded Mail/.exec(await listed()) ?? [];
  const address = href.replaceAll("&amp;", "&");
  expect(await pressOnCard(site, address, { outcome: "called" })).toContain("/office?expires=");
  expect((await site.ask(address.replace("from=list&", ""))).status).toBe(403);
});

test("the list has fifty rows a page and links to the next", async () => {
  const { counts } = await site.inbox().list(false, 0, 1);
  const total = counts.filter(({ group }) => group !== "over").reduce((sum, { count }) => sum + count, 0);
  const names = Array.from({ length: 52 }, (_, index) => `Row ${index}`);
  await Promise.all(names.map((name) => site.submit({ kind: "callback", name })));
  const rows = (page: string) => page.match(/<li\b/g)?.length;
  const first = await listed();
  expect(rows(first)).toBe(50);
  expect(first).toContain(`1 to 50 of ${total + 52}`);
  const follow = async (page: string, words: string) => {
    const [, link = ""] = new RegExp(`href="([^"]+)">${words}<`).exec(page) ?? [];
    return (await site.ask(link.replaceAll("&amp;", "&"))).text();
  };
  const last = await follow(first, "The next ones");
  expect(rows(last)).toBe(total + 2);
  expect(last).not.toContain("The next ones");
  const linesOf = (page: string) => page.match(/<li .*?<\/li>/gs);
  expect(linesOf(await follow(last, "The ones before"))).toEqual(linesOf(first));
  expect(await site.keysUnder("waiting/")).toEqual([]);
});

test("staff can end all links at once without an email, and continue under a new one", async () => {
  const file = new File([pdf()], "bill.pdf");
  const { card, ownPage, staff } = await sendRequest(site, { name: "All Links", file });
  const upload = await site.linkOnCard(staff, "/uploads/");
  const old = await listLink();
  const letters = site.mailbox.messages.length;
  const pressed = await site.ask(old, { method: "POST" });
  expect(pressed.status).toBe(303);
  const fresh = pressed.headers.get("location") ?? "";
  expect((await site.ask(fresh)).status).toBe(200);
  for (const link of [old, card, upload]) expect((await site.ask(link)).status, link).toBe(403);
  expect((await site.ask(card, formPost({ outcome: "delete" }))).status).toBe(403);
  expect((await site.ask(ownPage)).status).toBe(200);
  expect(site.mailbox.messages).toHaveLength(letters);
  const page = await (await site.ask(fresh)).text();
  const [, first = "", name = ""] = /href="(\/office\/[^"]+)"><b[^>]*>([^<]+)/.exec(page) ?? [];
  const opened = await site.ask(first.replaceAll("&amp;", "&"));
  expect(opened.status).toBe(200);
  expect(await opened.text()).toContain(name);
});

test("behind Cloudflare Access links alone open nothing, and no one is let in while its keys can't be loaded", async () => {
  const closed = await startLeadSite({ vars: { ACCESS_TEAM: "no-such-team", ACCESS_AUD: "a".repeat(64) } });
  onTestFinished(() => closed.stop());
  const { card, ownPage } = await sendRequest(closed, { name: "Behind Access" });
  for (const link of [card, links.to("list", "", inADay(), 0) ?? ""])
    for (const headers of [{}, { "Cf-Access-Jwt-Assertion": "e30.e30.e30" }]) {
      const response = await closed.ask(link, { headers });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("Behind Access");
    }
  expect((await closed.ask(ownPage)).status).toBe(200);
});
