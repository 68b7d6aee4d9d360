import { expect, test, vi } from "vitest";
import { createRelay } from "#worker/leads/letters/relay.ts";
import { readSettings } from "#worker/leads/settings.ts";

const sent = { results: [{ status: "sent" }], request_id: "1" };

/** What the mail service answers, and what that means: the email may have been accepted, or it or the service is at fault. */
const answers: readonly [status: number, body: object, outcome: object][] = [
  [202, sent, { kind: "accepted" }],
  [202, { results: [{ status: "failed" }] }, { kind: "refused", because: "content", status: 400 }],
  [202, { results: [] }, { kind: "unknown" }],
  [202, {}, { kind: "unknown" }],
  ...[400, 413, 422].map((status): [number, object, object] => [
    status,
    { message: "no" },
    { kind: "refused", because: "content", status },
  ]),
  ...[401, 403, 429, 500, 503].map((status): [number, object, object] => [
    status,
    { message: "no" },
    { kind: "refused", because: "other", status },
  ]),
  ...[502, 504].map((status): [number, object, object] => [status, { message: "no" }, { kind: "unknown" }]),
];

test.each(answers)("for the answer %s, %j, the result is %j", async (status, body, outcome) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  const relay = createRelay(readSettings({ MAIL_API_KEY: "key" }).mail, 1000);
  expect(await relay({ subject: "S", text: "T", to: "a@example.com", campaign: "c" })).toMatchObject(outcome);
});
