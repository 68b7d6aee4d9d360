import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { secondMs } from "#content/durations.ts";
import { readSettings } from "#worker/leads/settings.ts";
import { timings } from "#worker/leads/timing.ts";

test("an invalid MAIL_TO is replaced by the business's own address", () => {
  for (const MAIL_TO of ["staff", "staff@", "a@b.c, d@e.f", "", undefined])
    expect(readSettings({ MAIL_TO }).mail.to).toBe(business.email);
  expect(readSettings({ MAIL_TO: " staff@example.com " }).mail.to).toBe("staff@example.com");
});

test("email is sent from a separate address, never from the one it goes to", () => {
  expect(readSettings({}).mail.from).toBe(business.websiteEmail);
  expect(readSettings({ MAIL_FROM: "web@example.com" }).mail.from).toBe("web@example.com");
  expect(readSettings({ MAIL_FROM: "a@example.com", MAIL_TO: "a@example.com" }).mail.from).toBe(business.websiteEmail);
});

test("a secret of fewer than 16 characters signs no links", () => {
  expect(readSettings({ LINK_SECRET: "x".repeat(15), LINK_SECRET_PREVIOUS: "x" }).linkSecrets).toEqual([]);
  expect(readSettings({ LINK_SECRET: "x".repeat(16) }).linkSecrets).toEqual(["x".repeat(16)]);
});

test.each([
  [{ ACCESS_TEAM: "wattlebird" }, { team: "wattlebird", audience: "" }],
  [{ ACCESS_AUD: "mistyped" }, { team: "", audience: "" }],
])("one Cloudflare Access setting, %j, is enough to close the office to links", (variables, access) => {
  expect(readSettings(variables).access).toEqual(access);
});

test("without a Cloudflare Access setting the office is open to links", () => {
  expect(readSettings({ ACCESS_TEAM: "" }).access).toBeUndefined();
});

test("timing is chosen by name, and an unknown name means production timing", () => {
  const timingOf = (TIMING?: string) => readSettings({ TIMING, MAIL_RECEIPTS: "on" }).timing;
  expect(timingOf("local")).toEqual(timings.local);
  for (const name of [undefined, "", "soon", "toString"]) expect(timingOf(name)).toEqual(timings.production);
});

test("a long body may wait and stall for as long as docs/security.md says", () => {
  const documentText = readFileSync("docs/security.md", "utf8");
  const { bodyWaitMs, bodyStallMs } = timings.production;
  expect(documentText).toContain(`A long body waits at most ${bodyWaitMs / secondMs} seconds for its turn`);
  expect(documentText).toContain(`one that stalls for ${bodyStallMs / secondMs} seconds makes way`);
});

test("no more emails are sent at once than the six connections that the platform opens", () => {
  expect(timings.production.mailsAtOnce).toBeLessThanOrEqual(6);
});

test("links begin with the site's address, with or without a trailing slash", () => {
  for (const SITE_URL of ["https://site.example", " https://site.example/ "])
    expect(readSettings({ SITE_URL }).siteUrl).toBe("https://site.example");
});

test("the webhook needs an HTTPS address and a secret of sufficient length", () => {
  const webhookOf = (LEAD_WEBHOOK_URL: string, LEAD_WEBHOOK_SECRET = "sixteen letters or more") =>
    readSettings({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET }).webhook;
  expect(webhookOf("https://crm.example/in")?.url).toBe("https://crm.example/in");
  for (const url of ["http://crm.example/in", "crm.example", "ftp://crm.example", "javascript:alert(1)", ""])
    expect(webhookOf(url)).toBeUndefined();
  for (const secret of ["", "short"]) expect(webhookOf("https://crm.example/in", secret)).toBeUndefined();
});
