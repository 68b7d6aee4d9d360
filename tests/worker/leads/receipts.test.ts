import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { kindOf, type LeadSite, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { startSite } from "#tests/running-site/site.ts";
import { eventOf } from "#tools/mailbox/receipts.ts";
import { sendRequest } from "./lead-steps.ts";

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ receipts: true, vars: { TIMING: "test-patient" } });
});
afterEach(() => {
  site.mailbox.faults.set({ mode: "none" });
  site.mailbox.sendReceiptsTo(`${site.url}/api/mail-events`);
});
afterAll(() => site.stop());

test("an email whose response was lost isn't sent again once its receipt has arrived", async () => {
  site.mailbox.faults.set({ mode: "accept-then-reset", times: 1 });
  const reference = await site.submit({ name: "Reconciled" });
  await site.waitForLetter(reference, "visitor");
  expect(site.lettersAbout(reference).map(kindOf).sort()).toEqual(["staff", "visitor"]);
});

test("a bounced email to staff is sent again; one to a visitor isn't, and staff learn that the address is wrong", async () => {
  const { reference, staff, visitor } = await sendRequest(site, { name: "Both Bounce" });
  await site.mailbox.report(`${site.url}/api/mail-events`, visitor, ["hard-bounced", "hard-bounced"]);
  await site.mailbox.report(`${site.url}/api/mail-events`, staff, ["dropped"]);
  expect(textOf(await site.waitForLetter(reference, "alert"))).toContain("The address is probably wrong");
  const kinds = () => site.lettersAbout(reference).map(kindOf).sort();
  await expect.poll(kinds).toEqual(["staff", "staff", "visitor"]);
});

/** Posts a report as the mail service does, and returns the status of the response. */
async function report(body: string, headers: Record<string, string>): Promise<number> {
  return (await site.ask("/api/mail-events", { method: "POST", body, headers })).status;
}

test("only receipts signed by the mail service in the last five minutes are accepted", async () => {
  site.mailbox.sendReceiptsTo("http://127.0.0.1:9/lost");
  const staff = await site.waitForLetter(await site.submit({ name: "Forged" }), "staff");
  const { headersFor } = site.mailbox.receipts;
  const body = JSON.stringify([eventOf(staff, "hard-bounced")]);
  const validHeaders = headersFor(body);
  const otherKey = validHeaders["Signature-Input"]?.replace("mailbox", "other") ?? "";
  const seconds = Math.floor(Date.now() / 1000);
  for (const [what, postedBody, headers] of [
    ["unsigned", body, {}],
    ["another bit", body, { ...validHeaders, Signature: withFlippedBit(validHeaders.Signature ?? "") }],
    ["another body", body.replace("hard", "soft"), validHeaders],
    ["another key", body, { ...validHeaders, "Signature-Input": otherKey }],
    ["old", body, headersFor(body, seconds - 600)],
    ["dated ahead", body, headersFor(body, seconds + 600)],
    ["too long, unsigned", tooLong, {}],
  ] as const)
    expect(await report(postedBody, headers), what).toBe(401);
  expect(await report(body, validHeaders)).toBe(204);
});

const tooLong = JSON.stringify([{ event: "x".repeat(900_000) }]);

test("a signed report that isn't a list, or is too long, is refused", async () => {
  const { headersFor } = site.mailbox.receipts;
  expect(await report("{}", headersFor("{}"))).toBe(400);
  expect(await report(tooLong, headersFor(tooLong))).toBe(413);
});

test("events about emails that aren't ours, or of kinds that we don't know, are ignored", async () => {
  const { headersFor } = site.mailbox.receipts;
  const unknownEvents = JSON.stringify([
    { event: "delivered", campaign_id: "x.staff" },
    { event: "delivered", campaign_id: `${crypto.randomUUID()}.staff` },
    { event: "delivered" },
    { event: "open", campaign_id: `${crypto.randomUUID()}.staff` },
    { event: "constructor", campaign_id: `${crypto.randomUUID()}.staff` },
  ]);
  for (const body of ["[]", unknownEvents]) expect(await report(body, headersFor(body))).toBe(204);
});

test("if the key for a receipt can't be fetched, the service is asked to send it again", async () => {
  const siteWithoutReceipts = await startSite();
  onTestFinished(() => siteWithoutReceipts.stop());
  const headers = site.mailbox.receipts.headersFor("[]");
  const response = await siteWithoutReceipts.ask("/api/mail-events", { method: "POST", body: "[]", headers });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
});

/** The signature with one bit changed. */
function withFlippedBit(signature: string): string {
  return signature.replace(/:(.+):/, (_, base64: string) => {
    const bytes = Buffer.from(base64, "base64");
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return `:${bytes.toString("base64")}:`;
  });
}
