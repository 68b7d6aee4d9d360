import { expect, test, vi } from "vitest";
import { createRelay } from "#worker/leads/mail/relay.ts";
import { readSettings } from "#worker/leads/settings.ts";
import { answers } from "./relay.cases.ts";

test.each(answers)("an answer of %s, %j, says of the mail: %j", async (status, body, outcome) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status }));
  const relay = createRelay(readSettings({ MAIL_API_KEY: "key" }).mail, 1000);
  expect(await relay({ subject: "S", text: "T", to: "a@example.com", campaign: "c" })).toMatchObject(outcome);
});
