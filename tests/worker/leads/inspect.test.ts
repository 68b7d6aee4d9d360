import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { secondMs } from "#content/durations.ts";
import { linkIn, startLeadSite } from "#tests/running-site/lead-site.ts";
import { createLinks } from "#worker/leads/links/links.ts";
import { createSignatures } from "#worker/leads/links/signatures.ts";
import type { HealthReport } from "#worker/routes.ts";
import { dayAndTimeOf, links, pressOnCard, sendRequest, visitIn } from "./lead-steps.ts";

// These tests end all links, so they need their own site.
const site = await startLeadSite({ vars: { TIMING: "test-patient" } });
afterAll(() => site.stop());
const run = promisify(execFile);

async function runLeadTool(...given: string[]): Promise<string> {
  const { stdout } = await run("node", ["tools/lead.ts", ...given, "--site", site.url]);
  return stdout;
}

interface Signing {
  reference: string;
  seconds?: number;
  secret?: string;
}

/** The query that opens a request's inspection address, as the lead tool signs it. */
function signedQuery({ reference, seconds = 60, secret }: Signing): URLSearchParams {
  const signer = secret === undefined ? links : createLinks("", createSignatures([secret]), Date.now);
  const link = signer.to("inspection", reference, Date.now() + seconds * secondMs);
  if (link === undefined) throw new Error("the inspection address wasn't signed");
  return new URLSearchParams(link.split("?")[1]);
}

/** Asks for the inspection of a request. */
function inspect(reference: string, query = signedQuery({ reference }), init?: RequestInit): Promise<Response> {
  return site.ask(`/api/requests/${reference}?${query}`, init);
}

test("the lead tool shows a request's state, and nothing that anyone typed", async () => {
  const { id, reference, card } = await sendRequest(site, { name: "Marker Numbat", message: "Marker Quokka" });
  const outputBefore = await runLeadTool(reference);
  expect(outputBefore).toMatch(/Outcome +open/);
  expect(outputBefore).toMatch(/Staff's email +(accepted|delivered), 1 try/);
  expect(outputBefore).toMatch(/History\n {2}nothing/);
  expect(outputBefore).not.toContain("/office/");
  const visitTime = visitIn(100);
  await pressOnCard(site, card, { outcome: "booked", at: visitTime, note: "Marker Bilby" });
  const outputAfter = await runLeadTool(reference.toLowerCase());
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
  const printedLink = async () => linkIn(await runLeadTool(reference, "--open"), "/office/");
  expect(await (await site.ask(await printedLink())).text()).toContain("Opened Here");
  await site.inbox().endLinks();
  expect((await site.ask(card)).status).toBe(403);
  expect((await site.ask(await printedLink())).status).toBe(200);
});

test("a withdrawn request is shown as withdrawn, and has no card", async () => {
  const { reference, visitor } = await sendRequest(site, { name: "Gone Soon" });
  await site.withdraw(visitor);
  await site.waitForLetter(reference, "withdrawal");
  const output = await runLeadTool(reference);
  expect(output).toMatch(/Outcome +withdrawn/);
  expect(output).toMatch(/Withdrawal, to staff/);
  await expect(runLeadTool(reference, "--open")).rejects.toMatchObject({ stderr: expect.stringContaining("no card") });
});

test("a freshly signed inspection address shows its request, and isn't cached", async () => {
  const { reference } = await sendRequest(site, { name: "Well Locked" });
  const response = await inspect(reference);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ reference });
});

test("the inspection address of an unknown request is a 404", async () => {
  expect((await inspect("WB-00000000")).status).toBe(404);
});

test("an inspection address can only be read", async () => {
  const { reference } = await sendRequest(site, { name: "Read Only" });
  expect((await inspect(reference, undefined, { method: "POST" })).status).toBe(405);
});

test.each<[what: string, query: (request: { reference: string; card: string }) => URLSearchParams]>([
  ["signed for another request", () => signedQuery({ reference: "WB-00000000" })],
  ["signed with another secret", ({ reference }) => signedQuery({ reference, secret: "another secret" })],
  ["that has expired", ({ reference }) => signedQuery({ reference, seconds: -1 })],
  ["that is valid for an hour", ({ reference }) => signedQuery({ reference, seconds: 3600 })],
  ["with the signature of the card's link", ({ card }) => new URLSearchParams(card.split("?")[1])],
])("an inspection address %s is refused, and its signature isn't logged", async (what, query) => {
  const request = await sendRequest(site, { name: `Locked ${what}` });
  expect((await inspect(request.reference, query(request))).status).toBe(403);
  const logText = (await site.logs()).join("\n");
  expect(logText).toContain('"route":"/api/requests/:other","status":403');
  expect(logText).not.toContain("sig=");
});

test("--health names settings and counts waiting requests, and prints the address with the same answer", async () => {
  site.mailbox.faults.set({ mode: "500" });
  onTestFinished(() => site.mailbox.faults.set({ mode: "none" }));
  await site.submit({ name: "Waits For Email" });
  await site.sweep();
  const output = await runLeadTool("--health");
  expect(output).toMatch(/Requests can be stored +yes\n/);
  expect(output).toMatch(/Staff's email +goes out\n/);
  expect(output).toMatch(/Waiting to be delivered +[1-9]\d*, the oldest since/);
  expect(output).toMatch(/configured +SITE_URL, LINK_SECRET/);
  const response = await site.ask(linkIn(output, "/api/health"));
  const { ok, leads } = await response.json<HealthReport>();
  expect({ ok, inboxAnswers: leads.inboxAnswers }).toEqual({ ok: true, inboxAnswers: true });
  expect(leads.pending).toBeGreaterThan(0);
});
