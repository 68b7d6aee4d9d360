import { expect, test } from "vitest";
import { melbourneTime } from "#content/melbourne.ts";
import { clockOffset } from "#tools/local/vars.ts";
import { shownClock } from "#worker/clock.ts";
import { checkConfiguration } from "#worker/environment.ts";

const real = new Date("2026-11-22T20:15:00Z");
const local = { SITE_URL: "http://127.0.0.1:8787" };

test.each([
  ["2027-01-02T16:30", { date: "2027-01-02", minutes: 16 * 60 + 30 }],
  ["2026-12-31 23:59", { date: "2026-12-31", minutes: 23 * 60 + 59 }],
  ["2028-02-29", { date: "2028-02-29", minutes: 9 * 60 }],
  ["2027-04-04T01:30", { date: "2027-04-04", minutes: 90 }],
  ["2026-10-04T03:30", { date: "2026-10-04", minutes: 210 }],
])("--date %s is what Melbourne's clock shows on the site", (date, shown) => {
  const offset = clockOffset(date, real.getTime());
  expect(melbourneTime(shownClock({ ...local, CLOCK_OFFSET_MS: offset }, () => real)())).toEqual(shown);
});

test.each(["2027-02-29", "tomorrow", "2027-1-2", "2027-01-02T24:00", ""])(
  "“%s” is refused with the way to write a date",
  (date) => expect(() => clockOffset(date)).toThrow("2027-01-02T16:30"),
);

test("the clock is the real one unless it is moved by a whole number", () => {
  for (const offset of [undefined, "", "0", "soon", "1e400"])
    expect(shownClock({ ...local, ...(offset !== undefined && { CLOCK_OFFSET_MS: offset }) }, () => real)()).toEqual(
      real,
    );
});

test("away from a developer's machine nobody can move the clock, and health says that somebody tried", () => {
  for (const SITE_URL of [
    "https://www.wattlebird.example",
    "https://127.0.0.1.example",
    "https://localhost.example",
    "",
  ]) {
    const env = { SITE_URL, CLOCK_OFFSET_MS: "31536000000" };
    expect(shownClock(env, () => real)()).toEqual(real);
    expect(checkConfiguration(env).ignored).toEqual(["CLOCK_OFFSET_MS"]);
  }
  const env = { SITE_URL: "http://localhost:8787", CLOCK_OFFSET_MS: "1000" };
  expect(shownClock(env, () => real)().getTime()).toBe(real.getTime() + 1000);
  expect(checkConfiguration(env)).toMatchObject({ configured: ["SITE_URL", "CLOCK_OFFSET_MS"], ignored: [] });
});
