import { expect, test } from "vitest";
import { siteClock } from "#worker/clock.ts";
import { checkConfiguration } from "#worker/environment.ts";

const realTime = new Date("2026-11-22T20:15:00Z");
const onDevMachine = { SITE_URL: "http://localhost:8787", CLOCK_OFFSET_MS: "1000" };

test("on a developer's machine the clock is moved by the offset", () => {
  expect(siteClock(onDevMachine, () => realTime)()).toEqual(new Date("2026-11-22T20:15:01Z"));
  expect(checkConfiguration(onDevMachine)).toMatchObject({ configured: ["SITE_URL", "CLOCK_OFFSET_MS"], ignored: [] });
});

test("without an offset the clock is the real one", () => {
  expect(siteClock({ SITE_URL: "http://127.0.0.1:8787" }, () => realTime)()).toEqual(realTime);
});

test.each(["", "0", "soon", "1e400"])("an offset of “%s” doesn't move the clock", (CLOCK_OFFSET_MS) => {
  expect(siteClock({ ...onDevMachine, CLOCK_OFFSET_MS }, () => realTime)()).toEqual(realTime);
});

test.each(["https://www.wattlebird.example", "https://127.0.0.1.example", "https://localhost.example", ""])(
  "at “%s” the offset doesn't move the clock, and is reported as ignored",
  (SITE_URL) => {
    const env = { SITE_URL, CLOCK_OFFSET_MS: "31536000000" };
    expect(siteClock(env, () => realTime)()).toEqual(realTime);
    expect(checkConfiguration(env).ignored).toEqual(["CLOCK_OFFSET_MS"]);
  },
);
