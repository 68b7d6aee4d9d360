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
  expect(response.status, path).toBe(status);
  const page = await response.text();
  expect.soft(await htmlErrorsOf(page), path).toEqual([]);
  return page;
}

test("the response to every form that sends a query, on every page but the articles, is valid HTML", async () => {
  const addresses = new Set<string>();
  for (const path of await sitemapPaths(site)) {
    if (path.startsWith("/blog/")) continue;
    const page = parseHtml(await (await site.ask(path)).text());
    for (const form of elements(page, "form", { method: "get" }))
      for (const query of queriesOf(form)) addresses.add(`${attribute(form, "action").replace(/#.*/, "")}?${query}`);
  }
  expect(addresses.size).toBeGreaterThan(40);
  for (const address of addresses) await expectValid(address);
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

test("the request form is valid HTML with each kind of problem, and so are its confirmations", async () => {
  const longText = "x".repeat(20_000);
  for (const problem of [
    formRequest({ selectedServices: [], name: "", email: "jo", phone: "1", address: "", consent: undefined }),
    formRequest({ name: longText, message: longText }),
    formRequest({ file: new File(["x"], "notes.docx") }),
    formRequest({ kind: "callback", name: "", phone: "1" }),
  ])
    expect(await expectValid("/contact", problem, 422)).toMatch(/<title>Error: .*<section class="error-summary"/s);
  await expectValid("/contact", { ...formRequest(), headers: { "Sec-Fetch-Site": "cross-site" } }, 403);
  await expectValid("/contact?estimate=price%3Fuse%3D1800%26battery%3D10&from=tier%3Ahome");
  for (const request of [
    formRequest({ name: "Valid Markup" }),
    formRequest({ name: "Valid Callback", kind: "callback" }),
  ]) {
    const response = await site.ask("/contact", request);
    expect(response.status).toBe(303);
    await expectValid(redirectOf(response).replace(/#.*/, ""));
  }
});

test("the pages that a letter's links open are valid HTML, before and after they are used", async () => {
  const reference = await site.submit({
    name: "Valid Links",
    message: "The dog bites",
    estimate: "price?kw=6.6&battery=10&use=18",
    preferred: ["2026-11-26-am", "2026-11-28-pm"],
  });
  const visitor = textOf(await site.waitForLetter(reference, "visitor"));
  const card = linkIn(textOf(await site.waitForLetter(reference, "staff")), "/office/");
  const ownPage = linkIn(visitor, "/request?");
  await expectValid(ownPage);
  for (const act of ["file", "phone", "services"])
    await expectValid(`${ownPage}&act=${act}`, formRequest({ phone: "1", selectedServices: [] }), 422);
  const file = new File([pdf()], "bill.pdf", { type: "application/pdf" });
  const form = new FormData();
  form.append("file", file);
  const added = await site.ask(`${ownPage}&act=file`, { method: "POST", body: form });
  expect(added.status).toBe(303);
  await expectValid(redirectOf(added).replace(/#.*/, ""));

  await expectValid(card);
  await expectValid(card, { method: "POST", body: new URLSearchParams({ outcome: "booked" }) }, 422);
  await pressOnCard(site, card, { outcome: "note", note: "<b>Gate & code</b>" });
  await expectValid(card);
  await expectValid(card.replace(/sig=./, "sig="), {}, 403);
  await expectValid(await listLinkOf(site));

  expect((await site.ask(`${ownPage}&act=withdraw`, { method: "POST" })).status).toBe(303);
  await expectValid(ownPage, {}, 410);
  await expectValid(card, {}, 410);
});
