import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { linkIn, startLeadSite } from "#tests/running-site/lead-site.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import { dayAndTimeOf, links, pressOnCard, sendRequest, visitIn } from "./lead-steps.ts";

// These tests end all links, so they need their own site.
const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());
const run = promisify(execFile);

async function lead(...given: string[]): Promise<string> {
  const { stdout } = await run("node", ["tools/lead.ts", ...given, "--site", site.url]);
  return stdout;
}

async function signedQuery(reference: string, { seconds = 60, secret }: { seconds?: number; secret?: string } = {}) {
  const signer = secret === undefined ? links : createLinks("", createSignatures([secret]), Date.now);
  return new URLSearchParams(signer.to("inspection", reference, Date.now() + seconds * 1000)?.split("?")[1]);
}

test("the lead tool shows a request's state, and nothing that anyone typed", async () => {
  const { id, reference, card } = await sendRequest(site, { name: "Marker Numbat", message: "Marker Quokka" });
  const outputBefore = await lead(reference);
  expect(outputBefore).toMatch(/Outcome +open/);
  expect(outputBefore).toMatch(/Staff's email +(accepted|delivered), 1 try/);
  expect(outputBefore).toMatch(/History\n {2}nothing/);
  expect(outputBefore).not.toContain("/office/");
  const visitTime = visitIn(100);
  await pressOnCard(site, card, { outcome: "booked", at: visitTime, note: "Marker Bilby" });
  const outputAfter = await lead(reference.toLowerCase());
  expect(outputAfter).toMatch(/First contact .*\(on time\)/);
  expect(outputAfter).toMatch(/Outcome +booked/);
  expect(outputAfter).toMatch(/History\n {2}\w+ \d+ \w+, (?:[\d:]+ [ap]m|noon|midnight) {2}booked\n/);
  expect(outputAfter + outputBefore).not.toMatch(/Marker|412 ?345|High Street/);
  for (const visit of [visitTime, visitTime.slice(0, 10), dayAndTimeOf(visitTime)])
    expect(outputAfter + outputBefore).not.toContain(visit);
  expect(outputAfter + outputBefore).not.toContain(id);
});

test("--open prints a link to the card, and a new one after all links were ended", async () => {
  const { reference, card } = await sendRequest(site, { name: "Opened Here" });
  const printedLink = async () => linkIn(await lead(reference, "--open"), "/office/");
  expect(await (await site.ask(await printedLink())).text()).toContain("Opened Here");
  await site.inbox().endLinks();
  expect((await site.ask(card)).status).toBe(403);
  expect((await site.ask(await printedLink())).status).toBe(200);
});

test("a withdrawn request is shown as withdrawn, and has no card", async () => {
  const { reference, visitor } = await sendRequest(site, { name: "Gone Soon" });
  await site.withdraw(visitor);
  await site.waitForLetter(reference, "withdrawal");
  const output = await lead(reference);
  expect(output).toMatch(/Outcome +withdrawn/);
  expect(output).toMatch(/Withdrawal, to staff/);
  await expect(lead(reference, "--open")).rejects.toMatchObject({ stderr: expect.stringContaining("no card") });
});

test("an inspection address works only for its own request, freshly signed with the site's secret", async () => {
  const { reference, card } = await sendRequest(site, { name: "Well Locked" });
  const otherRequest = await sendRequest(site, { name: "Other Lock" });
  const status = async (query: URLSearchParams, ofReference = reference) =>
    (await site.ask(`/api/requests/${ofReference}?${query}`)).status;
  expect(await status(await signedQuery(reference))).toBe(200);
  expect(await status(await signedQuery(reference), otherRequest.reference)).toBe(403);
  expect(await status(await signedQuery(reference, { secret: "another secret" }))).toBe(403);
  expect(await status(await signedQuery(reference, { seconds: -1 }))).toBe(403);
  expect(await status(await signedQuery(reference, { seconds: 3600 }))).toBe(403);
  expect(await status(new URLSearchParams(card.split("?")[1]))).toBe(403);
  expect(await status(await signedQuery("WB-00000000"), "WB-00000000")).toBe(404);
  const postResponse = await site.ask(`/api/requests/${reference}?${await signedQuery(reference)}`, { method: "POST" });
  expect(postResponse.status).toBe(405);
  const { headers } = await site.ask(`/api/requests/${reference}?${await signedQuery(reference)}`);
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await site.logs()).join("\n")).not.toContain("sig=");
});

test("--health names settings and counts waiting requests, and prints the address with the same answer", async () => {
  await site.sweep();
  const output = await lead("--health");
  expect(output).toMatch(/Requests can be stored +yes\n/);
  expect(output).toMatch(/Staff's email +goes out\n/);
  expect(output).toMatch(/configured +SITE_URL, LINK_SECRET/);
  const response = await site.ask(linkIn(output, "/api/health"));
  expect(await response.json()).toMatchObject({ ok: true, leads: { inboxAnswers: true } });
});
