import { expect, test } from "vitest";
import { checkConfiguration } from "#worker/environment.ts";

test("a deploy needs the two secrets that sign links and send mail", () => {
  const { missing, invalid } = checkConfiguration({ SITE_URL: "https://www.wattlebird.example" });
  expect(missing).toEqual(["LINK_SECRET", "MAIL_API_KEY"]);
  expect(invalid).toEqual([]);
});

test("an invalid value is named but never repeated, and a secret that is too short counts as missing", () => {
  const configuration = checkConfiguration({
    SITE_URL: "wattlebird",
    LINK_SECRET: "short",
    MAIL_API_KEY: "a-key-of-the-mail-service",
    MAIL_FROM: "nobody",
    MAIL_RECEIPTS: "yes",
    SERVICE_WORKER: "no",
    TIMING: "soon",
    MAIL_TO: "",
  });
  expect(configuration.invalid).toEqual(["SITE_URL", "MAIL_FROM", "MAIL_RECEIPTS", "SERVICE_WORKER", "TIMING"]);
  expect(configuration.missing).toEqual(["LINK_SECRET"]);
  expect(configuration.configured).toEqual(["MAIL_API_KEY"]);
  expect(configuration.unset).toContain("MAIL_TO");
  expect(JSON.stringify(configuration)).not.toMatch(/short|nobody|a-key/);
});
