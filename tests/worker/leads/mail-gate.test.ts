import { expect, test } from "vitest";
import { sharedSite } from "#tests/site/lead-site.ts";

const site = await sharedSite();

async function gate() {
  const { MAIL_GATE } = await site.bindings();
  return MAIL_GATE.getByName(crypto.randomUUID());
}

test("mails go out one after another, and none before a pause is over", async () => {
  const own = await gate();
  const waits = await Promise.all(Array.from({ length: 50 }, () => own.turn()));
  expect(Math.max(...waits)).toBeGreaterThan(50);
  await own.pause(60_000);
  expect(await own.turn()).toBeGreaterThan(55_000);
  await own.pause(10 ** 12);
  expect(await own.turn()).toBeLessThanOrEqual(3_601_000);
});

test("an address may be confirmed to twice a day; the same request is answered alike each time", async () => {
  const own = await gate();
  expect(await own.mayConfirm("one", "a")).toBe(true);
  expect(await own.mayConfirm("one", "b")).toBe(true);
  expect(await own.mayConfirm("one", "c")).toBe(false);
  expect(await own.mayConfirm("one", "a")).toBe(true);
  expect(await own.mayConfirm("two", "c")).toBe(true);
});
