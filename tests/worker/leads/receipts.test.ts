import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { kindOf, type LeadSite, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { startSite } from "#tests/running-site/site.ts";
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
  expect(await kindsOfLetters(reference)).toEqual(["staff", "visitor"]);
});

/** The kinds of the emails about a request, once no more are due. */
async function kindsOfLetters(reference: string): Promise<string[]> {
  await site.waitForDeliveries(reference);
  return site.lettersAbout(reference).map(kindOf).sort();
}

test("a bounced email to staff is sent again", async () => {
  const { reference, staff } = await sendRequest(site, { name: "Bounces At Work" });
  await site.mailbox.report(`${site.url}/api/mail-events`, staff, ["dropped"]);
  await expect.poll(() => site.lettersAbout(reference).map(kindOf)).toHaveLength(3);
  expect(await kindsOfLetters(reference)).toEqual(["staff", "staff", "visitor"]);
});

test("a bounced email to a visitor isn't sent again, and staff learn that the address is wrong", async () => {
  const { reference, visitor } = await sendRequest(site, { name: "Bounces At Home" });
  await site.mailbox.report(`${site.url}/api/mail-events`, visitor, ["hard-bounced", "hard-bounced"]);
  expect(textOf(await site.waitForLetter(reference, "alert"))).toContain("The address is probably wrong");
  expect(await kindsOfLetters(reference)).toEqual(["staff", "visitor"]);
});

interface Report {
  body: string;
  headers: Record<string, string>;
}

/** A report signed as the mail service signs it, by default at this moment. */
function signed(body: string, secondsFromNow = 0): Report {
  const createdSeconds = Math.floor(Date.now() / 1000) + secondsFromNow;
  return { body, headers: site.mailbox.receipts.headersFor(body, createdSeconds) };
}

/** Posts a report as the mail service does, and returns the status of the response. */
async function statusOf(report: Report): Promise<number> {
  return (await site.ask("/api/mail-events", { method: "POST", ...report })).status;
}

const bounce = JSON.stringify([{ event: "hard-bounced", campaign_id: "x.staff" }]);
const tooLong = JSON.stringify([{ event: "x".repeat(900_000) }]);

test("a report signed by the mail service is accepted", async () => {
  expect(await statusOf(signed(bounce))).toBe(204);
});

test.each<[what: string, forge: () => Report]>([
  ["without a signature", () => ({ body: bounce, headers: {} })],
  ["with one bit of the signature changed", () => withHeader("Signature", withFlippedBit)],
  ["with another body than was signed", () => ({ ...signed(bounce), body: bounce.replace("hard", "soft") })],
  ["signed with another key", () => withHeader("Signature-Input", (input) => input.replace("mailbox", "other"))],
  ["signed ten minutes ago", () => signed(bounce, -600)],
  ["dated ten minutes ahead", () => signed(bounce, 600)],
  ["that is too long and has no signature", () => ({ body: tooLong, headers: {} })],
])("a report %s is refused", async (_what, forge) => {
  expect(await statusOf(forge())).toBe(401);
});

/** A signed report with one of its headers changed. */
function withHeader(name: string, change: (value: string) => string): Report {
  const { body, headers } = signed(bounce);
  const value = headers[name];
  if (value === undefined) throw new Error(`a signed report has no ${name}`);
  return { body, headers: { ...headers, [name]: change(value) } };
}

test.each([
  ["isn't a list", "{}", 400],
  ["is too long", tooLong, 413],
])("a signed report that %s is refused", async (_what, body, status) => {
  expect(await statusOf(signed(body))).toBe(status);
});

test("events about emails that aren't ours, or of kinds that we don't know, change nothing", async () => {
  const { reference, staff } = await sendRequest(site, { name: "Bystander" });
  const find = () => site.findInInbox(reference);
  for (const kind of ["visitor", "staff"] as const) {
    const phase = async () => (await find())?.state.deliveries[kind].phase;
    await expect.poll(phase, { message: `the email to ${kind}` }).toBe("delivered");
  }
  const requestBefore = await find();
  const [letterCount, lineCount] = [site.mailbox.messages.length, (await site.logs()).length];
  const unknownEvents = JSON.stringify([
    { event: "dropped", campaign_id: "x.staff" },
    { event: "dropped", campaign_id: `${crypto.randomUUID()}.staff` },
    { event: "dropped" },
    { event: "dropped", campaign_id: staff.campaign_id?.replace("staff", "nothing") },
    { event: "open", campaign_id: staff.campaign_id },
    { event: "constructor", campaign_id: staff.campaign_id },
  ]);
  for (const body of ["[]", unknownEvents]) expect(await statusOf(signed(body))).toBe(204);
  await site.sweep();
  expect(await find()).toEqual(requestBefore);
  expect(site.mailbox.messages).toHaveLength(letterCount);
  const newLines = (await site.logs()).slice(lineCount);
  expect(newLines.filter((line) => !/"event":"(receipts|answer)"/.test(line))).toEqual([]);
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
