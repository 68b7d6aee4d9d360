import type { Element } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { formRequest, linkIn, redirectOf, sharedSite, textOf } from "#tests/running-site/lead-site.ts";
import { sitemapPaths } from "#tests/running-site/site.ts";
import { htmlErrorsOf } from "#tests/running-site/valid-html.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { elements, parseHtml } from "#tests/unit/page-text.ts";
import { listLinkOf, pressOnCard } from "#tests/worker/leads/lead-steps.ts";

const site = await sharedSite();

async function expectValid(path: string, init?: RequestInit, status = 200): Promise<string> {
  const response = await site.ask(path, init);
  expect.soft(response.status, path).toBe(status);
  const page = await response.text();
  expect.soft(await htmlErrorsOf(page), path).toEqual([]);
  return page;
}

test("the response to every form that sends a query, on every page but the articles, is valid HTML", async () => {
  const urls = new Set<string>();
  for (const path of await sitemapPaths(site)) {
    if (path.startsWith("/blog/")) continue;
    const page = parseHtml(await (await site.ask(path)).text());
    for (const form of elements(page, "form", { method: "get" }))
      for (const query of queriesOf(form)) urls.add(`${attribute(form, "action").replace(/#.*/, "")}?${query}`);
  }
  expect(urls.size).toBeGreaterThan(40);
  for (const url of urls) await expectValid(url);
});

/** Queries of a form in which each choice is made at least once, and one of nonsense. */
function queriesOf(form: Element): URLSearchParams[] {
  const fields = new Map<string, Set<string>>();
  const addValue = (name: string, value: string) => fields.set(name, (fields.get(name) ?? new Set()).add(value));
  for (const input of elements(form, "input")) {
    const [name, value] = [attribute(input, "name"), attribute(input, "value")];
    if (!name) continue;
    const isChoice = ["radio", "checkbox"].includes(attribute(input, "type"));
    addValue(name, isChoice ? value : name === "postcode" ? "3350" : value || "8");
  }
  for (const select of elements(form, "select"))
    for (const option of elements(select, "option")) addValue(attribute(select, "name"), attribute(option, "value"));
  const roundCount = Math.max(...[...fields.values()].map(({ size }) => size));
  const rounds = Array.from(
    { length: roundCount },
    (_, round) =>
      new URLSearchParams([...fields].map(([name, values]) => [name, [...values][round % values.size] ?? ""])),
  );
  return [...rounds, new URLSearchParams([...fields.keys()].map((name) => [name, "x9"]))];
}

function attribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

test.each<[problem: string, request: RequestInit]>([
  [
    "fields that are missing or wrong",
    formRequest({ selectedServices: [], name: "", email: "jo", phone: "1", address: "", consent: undefined }),
  ],
  ["text that is too long", formRequest({ name: "x".repeat(20_000), message: "x".repeat(20_000) })],
  ["a file of another type", formRequest({ file: new File(["x"], "notes.docx") })],
  ["a callback without a name", formRequest({ kind: "callback", name: "", phone: "1" })],
])("the request form refused for %s is valid HTML", async (_, request) => {
  const page = parseHtml(await expectValid("/contact", request, 422));
  expect(elements(page, "title")[0]?.textContent).toMatch(/^Error: /);
  expect(elements(page, "section", { class: "error-summary" })).toHaveLength(1);
});

test("the request form refused for coming from another site is valid HTML", async () => {
  await expectValid("/contact", { ...formRequest(), headers: { "Sec-Fetch-Site": "cross-site" } }, 403);
});

test("the request form with an estimate is valid HTML", async () => {
  await expectValid("/contact?estimate=price%3Fuse%3D1800%26battery%3D10&from=tier%3Ahome");
});

test.each([{ name: "Valid Markup" }, { name: "Valid Callback", kind: "callback" }])(
  "the page that confirms the request of $name is valid HTML",
  async (fields) => {
    const response = await site.ask("/contact", formRequest(fields));
    expect(response.status).toBe(303);
    await expectValid(redirectOf(response).replace(/#.*/, ""));
  },
);

test("a request's own page is valid HTML, with each kind of problem too", async () => {
  const { ownPage } = await sendRequest();
  await expectValid(ownPage);
  for (const act of ["file", "phone", "services"])
    await expectValid(`${ownPage}&act=${act}`, formRequest({ phone: "1", selectedServices: [] }), 422);
});

test("a request's own page that has a file is valid HTML", async () => {
  const { ownPage } = await sendRequest();
  const form = new FormData();
  form.append("file", new File([pdf()], "bill.pdf", { type: "application/pdf" }));
  const added = await site.ask(`${ownPage}&act=file`, { method: "POST", body: form });
  expect(added.status).toBe(303);
  await expectValid(redirectOf(added).replace(/#.*/, ""));
});

test("a card is valid HTML, when refused and with a note too", async () => {
  const { card } = await sendRequest();
  await expectValid(card);
  await expectValid(card, { method: "POST", body: new URLSearchParams({ outcome: "booked" }) }, 422);
  await pressOnCard(site, card, { outcome: "note", note: "<b>Gate & code</b>" });
  await expectValid(card);
  await expectValid(card.replace(/sig=./, "sig="), {}, 403);
});

test("staff's list is valid HTML", async () => {
  await sendRequest();
  await expectValid(await listLinkOf(site));
});

test("the pages of a withdrawn request are valid HTML", async () => {
  const { ownPage, card } = await sendRequest();
  expect((await site.ask(`${ownPage}&act=withdraw`, { method: "POST" })).status).toBe(303);
  await expectValid(ownPage, {}, 410);
  await expectValid(card, {}, 410);
});

/** Sends a request. Its name, and so its email address, is new: an address gets only two confirmations a day. */
async function sendRequest(): Promise<{ ownPage: string; card: string }> {
  const reference = await site.submit({
    name: `Valid Links ${crypto.randomUUID()}`,
    message: "The dog bites",
    estimate: "price?kw=6.6&battery=10&use=18",
    preferred: ["2026-11-26-am", "2026-11-28-pm"],
  });
  return {
    ownPage: linkIn(textOf(await site.waitForLetter(reference, "visitor")), "/request?"),
    card: linkIn(textOf(await site.waitForLetter(reference, "staff")), "/office/"),
  };
}
