import { expect, test } from "vitest";
import { siteClock } from "#worker/clock.ts";
import { checkConfiguration } from "#worker/environment.ts";

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
