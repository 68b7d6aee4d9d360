import { expect, onTestFinished, test } from "vitest";
import { kindOf, sharedSite, startLeadSite, textOf } from "#tests/running-site/lead-site.ts";
import { typedAs } from "#worker/leads/desk/typed-time.ts";
import { dayAndTimeOf, formPost, pressOnCard, sendRequest, visitIn } from "../lead-steps.ts";

const site = await sharedSite();

test("a card isn't indexed, cached or named in a referrer", async () => {
  const { card } = await sendRequest(site, { name: "No Traces" });
  for (const [method, expectedStatus] of [
    ["GET", 200],
    ["HEAD", 200],
    ["PUT", 405],
  ] as const) {
    const { status, headers } = await site.ask(card, { method });
    expect(status).toBe(expectedStatus);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("allow")).toBe(method === "PUT" ? "GET, HEAD, POST" : null);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

let refusingRequest: ReturnType<typeof sendRequest> | undefined;

/** A request whose card refuses everything, so that one is enough. The first test that needs it sends it. */
function requestToRefuse() {
  refusingRequest ??= sendRequest(site, { name: "Put Right" });
  return refusingRequest;
}

const visitTime = visitIn(5);
const longNote = "x".repeat(501);
const tooFar = "within the last two weeks or the coming year";

test.each<[what: string, fields: Record<string, string>, words: string]>([
  ["a visit without a time", { outcome: "booked" }, "Enter the date and time of the visit"],
  [
    "an hour that the clock skips in October",
    { outcome: "booked", at: "2026-10-04T02:30" },
    "no such time on the clock in Melbourne",
  ],
  ["a day that February lacks", { outcome: "no-answer", at: "2026-02-30T10:00" }, "no such time on the clock"],
  ["a date that begins with the month", { outcome: "booked", date: "12/14/2026", clock: "2 pm" }, "Type the day first"],
  ["a visit more than two weeks ago", { outcome: "booked", at: visitIn(-15) }, tooFar],
  ["a visit more than a year ahead", { outcome: "booked", at: visitIn(368) }, tooFar],
  [
    "a note of 501 characters",
    { outcome: "called", note: longNote },
    "Keep the note to 500 characters. This one has 501.",
  ],
  [
    "a visit with a note of 501 characters",
    { outcome: "booked", at: visitTime, note: longNote },
    `value="${typedAs(visitTime).date}"`,
  ],
])("%s is refused on the card, and nothing typed is lost", async (_what, fields, words) => {
  const { card, id } = await requestToRefuse();
  const response = await site.ask(card, formPost({ note: "Kept", ...fields }));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain(words);
  expect(page).toContain(`${fields.note ?? "Kept"}</textarea>`);
  expect((await site.findInInbox(id))?.events).toEqual([]);
});

test("fields that no form of a card sends are refused, and record nothing", async () => {
  const { card, id } = await requestToRefuse();
  for (const body of [new URLSearchParams({ outcome: "sold" }), "outcome=called", new URLSearchParams()])
    expect((await site.ask(card, { method: "POST", body })).status).toBe(400);
  expect((await site.ask(card, formPost({ note: "x".repeat(20_000) }))).status).toBe(400);
  expect((await site.findInInbox(id))?.events).toEqual([]);
});

test("a note of 500 characters is recorded", async () => {
  const { card } = await sendRequest(site, { name: "Long Story" });
  const note = "x".repeat(500);
  expect(await pressOnCard(site, card, { outcome: "called", note })).toContain(note);
});

test("after 200 notes a card takes no more of them, but still takes everything else", async () => {
  const { card, id } = await sendRequest(site, { name: "Many Notes" });
  const inbox = site.inbox();
  const keys = Array.from({ length: 200 }, (_, number) => `note-${number}`);
  await Promise.all(keys.map((key) => inbox.recordOutcome(id, { key, outcome: "note", hasNote: true })));
  const note = { outcome: "called", note: "One too many", key: crypto.randomUUID() };
  const response = await site.ask(card, formPost(note));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain("can’t hold any more notes");
  expect(page).toContain("One too many</textarea>");
  expect(await site.keysUnder(`leads/${id}/note-`)).toEqual([]);
  const visitTime = visitIn(5);
  await pressOnCard(site, card, { outcome: "booked", at: visitTime });
  expect(await (await site.ask(card)).text()).toContain(`Visit booked for ${dayAndTimeOf(visitTime)}`);
});

test("recording a past visit needs a confirmation, and the visitor isn't emailed", async () => {
  const { card, id } = await sendRequest(site, { name: "Over Already" });
  const visitTime = visitIn(-3);
  const response = await site.ask(card, formPost({ outcome: "booked", at: visitTime, note: "Long roof" }));
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain(`${dayAndTimeOf(visitTime)}, has passed. If we visited then, press “Save anyway”`);
  expect(page).toContain("Long roof</textarea>");
  expect(page).toContain(`name="asked" value="${visitTime}"`);
  expect((await site.findInInbox(id))?.events).toEqual([]);
  await pressOnCard(site, card, { outcome: "booked", at: visitTime, asked: visitTime });
  const request = await site.findInInbox(id);
  expect(request?.events.map(({ time }) => time)).toEqual([visitTime]);
  expect(request?.state.deliveries.visit.phase).toBe("off");
});

test("a card whose record is lost says so, and a note on it brings the request back to staff's attention", async () => {
  const otherSite = await startLeadSite();
  onTestFinished(() => otherSite.stop());
  const { card, id, reference } = await sendRequest(site, { name: "Record Lost" });
  const document = await (await site.bucket.get(`leads/${id}/request.json`))?.text();
  await otherSite.bucket.put(`leads/${id}/request.json`, document ?? "");
  const page = await (await otherSite.ask(card)).text();
  expect(page).toContain("State unknown");
  expect(page).not.toContain("Don’t call or write");
  expect((await otherSite.ask(card, formPost({ outcome: "note", note: "Whose is it?" }))).status).toBe(303);
  const alert = await otherSite.waitForLetter(reference, "alert");
  expect(textOf(alert)).toContain("came back after a restore");
  await otherSite.waitForDeliveries(id);
  expect(otherSite.mailbox.messages.some((letter) => kindOf(letter) === "staff" || kindOf(letter) === "visitor")).toBe(
    false,
  );
});
