import { expect, test } from "vitest";
import { checkConfiguration } from "#worker/environment.ts";

test("a deploy lacks the two secrets without which mails can't be signed or sent", () => {
  const { missing, invalid } = checkConfiguration({ SITE_URL: "https://www.wattlebird.example" });
  expect(missing).toEqual(["LINK_SECRET", "MAIL_API_KEY"]);
  expect(invalid).toEqual([]);
});

test("a value that makes no sense is named, never repeated; a secret that is too short is as good as none", () => {
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
