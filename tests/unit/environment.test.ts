import { expect, test } from "vitest";
import { checkConfiguration } from "#worker/environment.ts";

test("a deploy needs the two secrets that sign links and send mail", () => {
  const { missing, invalid } = checkConfiguration({ SITE_URL: "https://www.wattlebird.example" });
  expect(missing).toEqual(["LINK_SECRET", "MAIL_API_KEY"]);
  expect(invalid).toEqual([]);
});

test("settings with an invalid value are named", () => {
  const invalidSettings = {
    SITE_URL: "wattlebird",
    MAIL_FROM: "nobody",
    MAIL_RECEIPTS: "yes",
    SERVICE_WORKER: "no",
    TIMING: "soon",
  };
  expect(checkConfiguration(invalidSettings).invalid).toEqual(Object.keys(invalidSettings));
});

test("a secret that is too short is named as invalid", () => {
  const { missing, invalid, configured } = checkConfiguration({
    LINK_SECRET: "short",
    MAIL_API_KEY: "a-key-of-the-mail-service",
  });
  expect(invalid).toEqual(["LINK_SECRET"]);
  expect(missing).toEqual(["SITE_URL"]);
  expect(configured).toEqual(["MAIL_API_KEY"]);
});

test.each([
  ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_URL: "https://crm.example/requests" }],
  ["LEAD_WEBHOOK_URL", { LEAD_WEBHOOK_SECRET: "a-secret-of-the-webhook" }],
  ["ACCESS_AUD", { ACCESS_TEAM: "wattlebird" }],
  ["MAIL_DKIM_SELECTOR", { MAIL_DKIM_DOMAIN: "wattlebird.example" }],
])("%s is missing if only the other half of its pair is set", (name, otherHalf) => {
  expect(checkConfiguration(otherHalf).missing).toContain(name);
  expect(checkConfiguration({}).missing).not.toContain(name);
});

test("an empty setting counts as not set", () => {
  expect(checkConfiguration({ MAIL_TO: "" }).unset).toContain("MAIL_TO");
});

test("no setting's value is in the result", () => {
  const values = { LINK_SECRET: "short", MAIL_API_KEY: "a-key-of-the-mail-service", MAIL_FROM: "nobody" };
  expect(JSON.stringify(checkConfiguration(values))).not.toMatch(/short|a-key|nobody/);
});
