import { afterAll, beforeAll, expect, test } from "vitest";
import {
  formRequest,
  type LeadSite,
  linkIn,
  referenceIn,
  startLeadSite,
  textOf,
} from "#tests/running-site/lead-site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { listLinkOf, pressOnCard } from "./lead-steps.ts";

/** A request made of words that occur nowhere else. */
const sentFields = {
  name: "Xanthippe Quagmire",
  email: "xanthippe.quagmire@zymurgy.example",
  phone: "0498 765 432",
  address: "77 Wagtail Way, Brunswick VIC 3056",
  message: "The kookaburra key hangs on the trellis",
  file: new File([pdf("jabberwock consumption 321 kWh")], "jabberwock-bill.pdf"),
};
const words = /xanthippe|quagmire|zymurgy|498( |%20|\+)?765|wagtail|kookaburra|trellis|jabberwock/i;

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ receipts: true });
});
afterAll(() => site.stop());

test("a lead leaves no personal data in logs, keys or addresses", async () => {
  site.mailbox.faults.set({ mode: "500", times: 2 });
  const reference = referenceIn(await (await site.ask("/api/assessment", formRequest(sentFields))).json());
  const staff = await site.waitForLetter(reference, "staff");
  const visitor = await site.waitForLetter(reference, "visitor");
  expect(textOf(staff)).toMatch(/Xanthippe[\s\S]*kookaburra/);
  await site.ask("/contact", formRequest({ ...sentFields, email: "xanthippe.quagmire@" }));
  await site.ask("/contact", { ...formRequest(sentFields), headers: { "Sec-Fetch-Site": "cross-site" } });
  await site.ask(await site.linkOnCard(staff, "/uploads/"));
  const ownPage = linkIn(textOf(visitor), "/request?");
  for (const [act, name, value] of [
    ["phone", "phone", "0498 765 433"],
    ["message", "message", "Ask Xanthippe about the kookaburra"],
  ] as const) {
    const body = new FormData();
    body.set(name, value);
    expect((await site.ask(`${ownPage}&act=${act}`, { method: "POST", body })).status).toBe(303);
  }
  await site.ask(ownPage);
  const card = linkIn(textOf(staff), "/office/");
  await pressOnCard(site, card, { outcome: "called", note: "Xanthippe has the kookaburra key" });
  expect(await (await site.ask(await listLinkOf(site))).text()).toContain("Xanthippe");
  await site.post({ ...sentFields, file: undefined, name: "x".repeat(5000) });
  await site.ask("/api/places/local.3056.77-Wagtail-Way%");
  for (const strayPath of [
    "/Xanthippe-Quagmire",
    "/contact/xanthippe@zymurgy.example",
    "/0498%20765%20432",
    "/uploads/kookaburra",
  ])
    await site.ask(strayPath);
  await site.sweep();
  await site.ask("/api/health");

  const logText = (await site.logs()).join("\n");
  expect(logText).toContain('"event":"request-stored"');
  expect(logText).not.toMatch(words);
  expect(logText).not.toMatch(/sig=|expires=/);
  expect(logText).toContain('"route":"/office/:other"');
  expect(logText).not.toContain(/[\w-]{22}/.exec(card)?.[0]);

  const objects = (await site.bucket.list({ include: ["customMetadata", "httpMetadata"] })).objects;
  expect(
    JSON.stringify(objects.map(({ key, customMetadata, httpMetadata }) => [key, customMetadata, httpMetadata])),
  ).not.toMatch(words);
  const documentKey = /^leads\/[0-9a-f-]{36}\/((request|changed)\.json|note-[\w-]+|upload-[0-9a-f-]{36})$/;
  expect(objects.map(({ key }) => key).filter((key) => key.startsWith("leads/") && !documentKey.test(key))).toEqual([]);
  const outsidePayloads = objects.filter(({ key, size }) => !key.startsWith("leads/") && size > 0);
  for (const { key } of outsidePayloads) expect(await (await site.bucket.get(key))?.text()).not.toMatch(words);

  for (const [address] of (textOf(staff) + textOf(visitor)).matchAll(/https?:\/\/127\S+/g))
    expect(decodeURIComponent(address)).not.toMatch(words);
  for (const { campaign_id, headers } of site.mailbox.messages)
    expect(JSON.stringify([campaign_id, headers])).not.toMatch(words);
});
