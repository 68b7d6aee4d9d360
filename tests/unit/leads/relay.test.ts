import { expect, test, vi } from "vitest";
import { createRelay, type Email } from "#worker/leads/letters/relay.ts";
import { readSettings } from "#worker/leads/settings.ts";

type ResponseCase = [what: string, status: number, meaning: string, body: object, outcome: object];

const acceptedResult = { kind: "accepted", requestId: "1" };
const unknownResult = (reason: string) => ({ kind: "unknown", reason });
const refusedResult = (because: "content" | "other", status: number) => ({ kind: "refused", because, status });
const failedResult = { ...refusedResult("content", 400), reason: "failed-result" };
const errorCases = (statuses: number[], meaning: string, outcomeOf: (status: number) => object) =>
  statuses.map((status): ResponseCase => ["an error", status, meaning, { message: "no" }, outcomeOf(status)]);

const responses: readonly ResponseCase[] = [
  ["a sent email", 202, "accepted", { results: [{ status: "sent" }], request_id: "1" }, acceptedResult],
  ["a failed email", 202, "the email's fault", { results: [{ status: "failed" }] }, failedResult],
  ["no email", 202, "perhaps accepted", { results: [] }, unknownResult("unclear-result")],
  ["an empty object", 202, "perhaps accepted", {}, unknownResult("unclear-result")],
  ...errorCases([400, 413, 422], "the email's fault", (status) => refusedResult("content", status)),
  ...errorCases([401, 403, 429, 500, 503], "the service's fault", (status) => refusedResult("other", status)),
  ...errorCases([502, 504], "perhaps accepted", (status) => unknownResult(`status-${status}`)),
];

test.each(responses)("a response with %s and status %i means “%s”", async (_what, status, _meaning, body, outcome) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  expect(await send()).toEqual(outcome);
});

test("without a key the email is refused, and the reason says so", async () => {
  expect(await send({}, { MAIL_API_KEY: "" })).toEqual({ ...refusedResult("other", 0), reason: "no-key" });
});

test("an email that the client library rejects is the email's fault, and the reason says so", async () => {
  vi.stubGlobal("fetch", () => expect.unreachable("nothing may be sent"));
  const reason = "rejected-before-sending";
  expect(await send({ campaign: "two words" })).toEqual({ ...refusedResult("content", 400), reason });
});

test("after a call that fails without a status, we don't know whether the email was accepted", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
  expect(await send()).toEqual(unknownResult("no-status"));
});

function send(email: Partial<Email> = {}, env = { MAIL_API_KEY: "key" }) {
  const relay = createRelay(readSettings(env).mail, 1000);
  return relay({ subject: "S", text: "T", to: "a@example.com", campaign: "c", ...email });
}
