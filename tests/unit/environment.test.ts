import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteClock } from "#worker/clock.ts";
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

const real = new Date("2026-11-22T20:15:00Z");
const local = { SITE_URL: "http://127.0.0.1:8787" };

test("the clock is the real one unless it is moved by a whole number", () => {
  for (const offset of [undefined, "", "0", "soon", "1e400"])
    expect(siteClock({ ...local, ...(offset !== undefined && { CLOCK_OFFSET_MS: offset }) }, () => real)()).toEqual(
      real,
    );
});

test("the clock can only be moved on a developer's machine, and health reports any other attempt", () => {
  for (const SITE_URL of [
    "https://www.wattlebird.example",
    "https://127.0.0.1.example",
    "https://localhost.example",
    "",
  ]) {
    const env = { SITE_URL, CLOCK_OFFSET_MS: "31536000000" };
    expect(siteClock(env, () => real)()).toEqual(real);
    expect(checkConfiguration(env).ignored).toEqual(["CLOCK_OFFSET_MS"]);
  }
  const env = { SITE_URL: "http://localhost:8787", CLOCK_OFFSET_MS: "1000" };
  expect(siteClock(env, () => real)().getTime()).toBe(real.getTime() + 1000);
  expect(checkConfiguration(env)).toMatchObject({ configured: ["SITE_URL", "CLOCK_OFFSET_MS"], ignored: [] });
});

test("docs/operations.md explains every event that is logged, and no other", () => {
  const code = globSync("worker/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const logged = code.flatMap((text) => [...text.matchAll(/log\(\{\s*event: "([\w-]+)"/gi)]).map(([, event]) => event);
  const table = readFileSync("docs/operations.md", "utf8").split("| Log line")[1]?.split("\n\n")[0] ?? "";
  const explained = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, event]) => event);
  expect(explained.toSorted()).toEqual([...new Set(logged)].toSorted());
});
