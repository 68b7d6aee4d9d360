import { expect, test, vi } from "vitest";
import { createRelay } from "#worker/leads/letters/relay.ts";
import { readSettings } from "#worker/leads/settings.ts";

type ResponseCase = [what: string, status: number, meaning: string, body: object, outcome: object];

const acceptedResult = { kind: "accepted" };
const unknownResult = { kind: "unknown" };
const refusedResult = (because: "content" | "other", status: number) => ({ kind: "refused", because, status });
const errorCases = (statuses: number[], meaning: string, outcomeOf: (status: number) => object) =>
  statuses.map((status): ResponseCase => ["an error", status, meaning, { message: "no" }, outcomeOf(status)]);

const responses: readonly ResponseCase[] = [
  ["a sent email", 202, "accepted", { results: [{ status: "sent" }], request_id: "1" }, acceptedResult],
  ["a failed email", 202, "the email's fault", { results: [{ status: "failed" }] }, refusedResult("content", 400)],
  ["no email", 202, "perhaps accepted", { results: [] }, unknownResult],
  ["an empty object", 202, "perhaps accepted", {}, unknownResult],
  ...errorCases([400, 413, 422], "the email's fault", (status) => refusedResult("content", status)),
  ...errorCases([401, 403, 429, 500, 503], "the service's fault", (status) => refusedResult("other", status)),
  ...errorCases([502, 504], "perhaps accepted", () => unknownResult),
];

test.each(responses)("a response with %s and status %i means “%s”", async (_what, status, _meaning, body, outcome) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  const relay = createRelay(readSettings({ MAIL_API_KEY: "key" }).mail, 1000);
  expect(await relay({ subject: "S", text: "T", to: "a@example.com", campaign: "c" })).toMatchObject(outcome);
});
