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
const sentWords = /xanthippe|quagmire|zymurgy|498( |%20|\+)?765|wagtail|kookaburra|trellis|jabberwock/i;

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ receipts: true });
});
afterAll(() => site.stop());

let steps: ReturnType<typeof takeSteps> | undefined;

/** The first emails about the request, after all steps. The first test that needs them takes the steps. */
function lettersAfterSteps() {
  steps ??= takeSteps();
  return steps;
}

/** Does everything that may be done with a request and its pages, and much that strangers may try. */
async function takeSteps() {
  site.mailbox.faults.set({ mode: "500", times: 2 });
  const response = await site.ask("/api/assessment", formRequest(sentFields));
  expect(response.status).toBe(202);
  const reference = referenceIn(await response.json());
  const staff = await site.waitForLetter(reference, "staff");
  const visitor = await site.waitForLetter(reference, "visitor");
  expect(textOf(staff)).toMatch(/Xanthippe[\s\S]*kookaburra/);
  await expectStatus(422, "/contact", formRequest({ ...sentFields, email: "xanthippe.quagmire@" }));
  const foreignPost = { ...formRequest(sentFields), headers: { "Sec-Fetch-Site": "cross-site" } };
  await expectStatus(403, "/contact", foreignPost);
  await expectStatus(200, await site.linkOnCard(staff, "/uploads/"));
  const ownPage = linkIn(textOf(visitor), "/request?");
  await expectStatus(303, `${ownPage}&act=phone`, multipartPost("phone", "0498 765 433"));
  await expectStatus(303, `${ownPage}&act=message`, multipartPost("message", "Ask Xanthippe about the kookaburra"));
  await expectStatus(200, ownPage);
  const card = linkIn(textOf(staff), "/office/");
  await pressOnCard(site, card, { outcome: "called", note: "Xanthippe has the kookaburra key" });
  expect(await (await site.ask(await listLinkOf(site))).text()).toContain("Xanthippe");
  expect((await site.post({ ...sentFields, file: undefined, name: "x".repeat(5000) })).status).toBe(422);
  await expectStatus(404, "/api/places/local.3056.77-Wagtail-Way%");
  for (const strayPath of ["/Xanthippe-Quagmire", "/contact/xanthippe@zymurgy.example", "/0498%20765%20432"])
    await expectStatus(404, strayPath);
  await expectStatus(403, "/uploads/kookaburra");
  await site.sweep();
  await expectStatus(200, "/api/health");
  return { staff, visitor, card };
}

function multipartPost(name: string, value: string): RequestInit {
  const body = new FormData();
  body.set(name, value);
  return { method: "POST", body };
}

async function expectStatus(status: number, path: string, init?: RequestInit): Promise<void> {
  expect((await site.ask(path, init)).status, path).toBe(status);
}

test("the log holds no personal data, and no part of a link that opens anything", async () => {
  const { card } = await lettersAfterSteps();
  const logText = (await site.logs()).join("\n");
  expect(logText).toContain('"event":"request-stored"');
  expect(logText).toContain('"route":"/office/:other"');
  expect(logText).not.toMatch(sentWords);
  expect(logText).not.toMatch(/sig=|expires=/);
  const [alias = "no alias"] = /[\w-]{22}/.exec(card) ?? [];
  expect(card).toContain(`/office/${alias}?`);
  expect(logText).not.toContain(alias);
});

test("in the bucket, only the request's own documents hold personal data", async () => {
  await lettersAfterSteps();
  const { objects } = await site.bucket.list({ include: ["customMetadata", "httpMetadata"] });
  const described = objects.map(({ key, customMetadata, httpMetadata }) => [key, customMetadata, httpMetadata]);
  expect(JSON.stringify(described)).not.toMatch(sentWords);
  const keys = objects.map(({ key }) => key);
  const leadKeys = keys.filter((key) => key.startsWith("leads/"));
  const documentKey = /^leads\/[0-9a-f-]{36}\/((request|changed)\.json|note-[\w-]+|upload-[0-9a-f-]{36})$/;
  // The request as it was sent and as it was changed, its file, and the note on the card.
  expect(leadKeys).toHaveLength(4);
  expect(leadKeys.filter((key) => !documentKey.test(key))).toEqual([]);
  const otherKeys = keys.filter((key) => !leadKeys.includes(key));
  for (const key of otherKeys) expect(await (await site.bucket.get(key))?.text(), key).not.toMatch(sentWords);
});

test("addresses in letters, and the headers of emails, hold no personal data", async () => {
  const { staff, visitor } = await lettersAfterSteps();
  const addresses = [...(textOf(staff) + textOf(visitor)).matchAll(/https?:\/\/127\S+/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) expect(decodeURIComponent(address)).not.toMatch(sentWords);
  for (const { campaign_id, headers } of site.mailbox.messages)
    expect(JSON.stringify([campaign_id, headers])).not.toMatch(sentWords);
});
