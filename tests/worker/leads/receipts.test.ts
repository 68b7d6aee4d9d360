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

test("a receipt shows that an attempt with a lost answer arrived", async () => {
  site.mailbox.faults.set({ mode: "accept-then-reset", times: 1 });
  const reference = await site.accepted({ name: "Reconciled" });
  await site.mail(reference, "visitor");
  expect(site.mailsAbout(reference).map(kindOf).sort()).toEqual(["staff", "visitor"]);
});

test("a bounced email to staff is sent again; one to a visitor isn't, and staff learn that the address is wrong", async () => {
  const { reference, staff, visitor } = await sendRequest(site, { name: "Both Bounce" });
  await site.mailbox.report(`${site.url}/api/mail-events`, visitor, ["hard-bounced", "hard-bounced"]);
  await site.mailbox.report(`${site.url}/api/mail-events`, staff, ["dropped"]);
  expect(textOf(await site.mail(reference, "alert"))).toContain("The address is probably wrong");
  const kinds = () => site.mailsAbout(reference).map(kindOf).sort();
  await expect.poll(kinds).toEqual(["staff", "staff", "visitor"]);
});

test("only receipts signed by the mail service in the last five minutes are accepted", async () => {
  site.mailbox.sendReceiptsTo("http://127.0.0.1:9/lost");
  const staff = await site.mail(await site.accepted({ name: "Forged" }), "staff");
  const { headersFor } = site.mailbox.receipts;
  const body = JSON.stringify([eventOf(staff, "hard-bounced")]);
  const long = JSON.stringify([{ event: "x".repeat(900_000) }]);
  // Reports about emails that aren't ours, or of other kinds.
  const odd = JSON.stringify([
    { event: "delivered", campaign_id: "x.staff" },
    { event: "delivered", campaign_id: `${crypto.randomUUID()}.staff` },
    { event: "delivered" },
    { event: "open", campaign_id: `${crypto.randomUUID()}.staff` },
    { event: "constructor", campaign_id: `${crypto.randomUUID()}.staff` },
  ]);
  const good = headersFor(body);
  const seconds = Math.floor(Date.now() / 1000);
  for (const [what, sent, headers, status] of [
    ["unsigned", body, {}, 401],
    ["another bit", body, { ...good, Signature: flipped(good.Signature ?? "") }, 401],
    ["another body", body.replace("hard", "soft"), good, 401],
    [
      "another key",
      body,
      { ...good, "Signature-Input": good["Signature-Input"]?.replace("mailbox", "other") ?? "" },
      401,
    ],
    ["old", body, headersFor(body, seconds - 600), 401],
    ["dated ahead", body, headersFor(body, seconds + 600), 401],
    ["no list", "{}", headersFor("{}"), 400],
    ["too long", long, headersFor(long), 413],
    ["too long, unsigned", long, {}, 401],
    ["right", body, good, 204],
    ["empty", "[]", headersFor("[]"), 204],
    ["odd", odd, headersFor(odd), 204],
  ] as const)
    expect((await site.ask("/api/mail-events", { method: "POST", body: sent, headers })).status, what).toBe(status);
});

test("if the key for a receipt can't be fetched, the service is asked to send it again", async () => {
  const alone = await startSite();
  onTestFinished(() => alone.stop());
  const report = { method: "POST", body: "[]", headers: site.mailbox.receipts.headersFor("[]") };
  const answer = await alone.ask("/api/mail-events", report);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("60");
});

/** The signature with one bit changed. */
function flipped(signature: string): string {
  return signature.replace(/:(.+):/, (_, base64: string) => {
    const bytes = Buffer.from(base64, "base64");
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return `:${bytes.toString("base64")}:`;
  });
}
