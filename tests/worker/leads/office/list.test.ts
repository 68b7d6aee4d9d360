import { afterAll, expect, test } from "vitest";
import { redirectOf, startLeadSite } from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { elements, lineOf, parseHtml } from "#tests/unit/page-text.ts";
import { dayAndTimeOf, formPost, listLinkOf, pressOnCard, sendQuote, sendRequest, visitIn } from "../lead-steps.ts";

const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());

const listLink = () => listLinkOf(site);
const readList = async () => (await site.ask(await listLink())).text();

const visit = visitIn(300);

let sentRequests: Promise<void> | undefined;

/** The list, once it has one request of each kind, which the first test that reads it sends. */
async function readListOfEachKind(): Promise<string> {
  sentRequests ??= sendOneOfEachKind();
  await sentRequests;
  return readList();
}

async function sendOneOfEachKind(): Promise<void> {
  const [, bookedRequest, quotedRequest, closedRequest, withdrawnRequest] = [
    await sendRequest(site, { name: "Fresh Request", phone: "0412 345 678" }),
    await sendRequest(site, { name: "Booked Visit" }),
    await sendRequest(site, { name: "Quoted Already" }),
    await sendRequest(site, { name: "Closed For Good" }),
    await sendRequest(site, { name: "Withdrawn Before" }),
  ];
  await pressOnCard(site, bookedRequest.card, { outcome: "booked", at: visit });
  await sendQuote(site, quotedRequest.card);
  await pressOnCard(site, closedRequest.card, { outcome: "not-for-us" });
  expect((await site.withdraw(withdrawnRequest.visitor)).status).toBe(303);
}

/** Follows the first link of a page whose text begins with these words, and returns the page there. */
async function follow(page: string, words: string): Promise<string> {
  return (await site.ask(hrefOf(page, words))).text();
}

function hrefOf(page: string, words: string): string {
  const link = elements(parseHtml(page), "a").find((candidate) => lineOf(candidate).startsWith(words));
  if (!link) throw new Error(`no link “${words}”`);
  return link.getAttribute("href") ?? "";
}

function rowsOf(page: string) {
  return elements(parseHtml(page), "li");
}

test("open requests are listed, most urgent first, with name, suburb, number, reason and deadline", async () => {
  const page = await readListOfEachKind();
  const places = ["Fresh Request", "Booked Visit", "Quoted Already"].map((name) => page.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const words of [
    "3 open requests",
    "Kew VIC 3101",
    "0412 345 678",
    "Solar panels, Heat pump hot water",
    "Call by ",
  ])
    expect(page).toContain(words);
  expect(page).toContain(`Visit ${dayAndTimeOf(visit)}`);
  expect(page).not.toMatch(/Closed For Good|Withdrawn Before|example\.com|High Street/);
});

test("requests that are over are listed on a separate page, without withdrawn ones", async () => {
  const page = await follow(await readListOfEachKind(), "Show requests that are over (1)");
  expect(page).toContain("Closed For Good");
  expect(page).not.toMatch(/Fresh Request|Withdrawn Before/);
});

test("a row of the list opens the card, which links back to the list", async () => {
  const card = await follow(await readListOfEachKind(), "Fresh Request");
  expect(card).toContain("0412 345 678");
  expect(await follow(card, "All open requests")).toContain("Booked Visit");
});

test("a card opened from an email never links to the list; one opened from the list does", async () => {
  const { card } = await sendRequest(site, { name: "Forwarded Mail" });
  for (const address of [card, `${card}&from=nowhere`])
    expect(await (await site.ask(address)).text()).not.toContain("/office?");
  expect((await site.ask(card.replace("?", "?from=list&"))).status).toBe(403);
  const address = hrefOf(await readList(), "Forwarded Mail");
  expect(await pressOnCard(site, address, { outcome: "called" })).toContain("/office?expires=");
  expect((await site.ask(address.replace("from=list&", ""))).status).toBe(403);
});

test("the list has fifty rows a page and links to the next", async () => {
  const { counts } = await site.inbox().list(false, 0, 1);
  const openBefore = counts.filter(({ group }) => group !== "over").reduce((sum, { count }) => sum + count, 0);
  const rowsOfPage = 50;
  const names = Array.from({ length: rowsOfPage + 2 }, (_, index) => `Row ${index}`);
  await Promise.all(names.map((name) => site.submit({ kind: "callback", name })));
  const firstPage = await readList();
  expect(rowsOf(firstPage)).toHaveLength(rowsOfPage);
  expect(firstPage).toContain(`1 to ${rowsOfPage} of ${openBefore + names.length}`);
  const lastPage = await follow(firstPage, "Next page");
  expect(rowsOf(lastPage)).toHaveLength(openBefore + names.length - rowsOfPage);
  expect(lastPage).not.toContain("Next page");
  const pageBefore = await follow(lastPage, "Previous page");
  expect(rowsOf(pageBefore).map(String)).toEqual(rowsOf(firstPage).map(String));
  expect(await site.keysUnder("waiting/")).toEqual([]);
});

test("staff can end all links at once without an email, and continue under a new one", async () => {
  const file = new File([pdf()], "bill.pdf");
  const { card, ownPage, staff } = await sendRequest(site, { name: "All Links", file });
  const upload = await site.linkOnCard(staff, "/uploads/");
  const oldLink = await listLink();
  const letterCount = site.mailbox.messages.length;
  const response = await site.ask(oldLink, { method: "POST" });
  expect(response.status).toBe(303);
  const newLink = redirectOf(response);
  expect((await site.ask(newLink)).status).toBe(200);
  for (const link of [oldLink, card, upload]) expect((await site.ask(link)).status, link).toBe(403);
  expect((await site.ask(card, formPost({ outcome: "delete" }))).status).toBe(403);
  expect((await site.ask(ownPage)).status).toBe(200);
  expect(site.mailbox.messages).toHaveLength(letterCount);
  const page = await (await site.ask(newLink)).text();
  const [name = "no name"] = rowsOf(page).flatMap((row) => elements(row, "b").map(lineOf));
  const newCard = await follow(page, name);
  expect(newCard).toContain(name);
  expect(newCard).toContain("All open requests");
});
