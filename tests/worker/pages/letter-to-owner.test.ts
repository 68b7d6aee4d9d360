import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { unescaped } from "#tests/worker/text.ts";

const site = await sharedSite();

test.each([
  ["email", "Send it by email", "mailto:?subject=Energy"],
  ["text message", "Send it as a message", "sms:?&body=To%20the"],
])("a renter's letter to the owner can be sent by %s, with its figures filled in", async (_way, name, start) => {
  const page = await (await site.ask("/plan?letter")).text();
  const [, href = ""] = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${name}</a>`).exec(page) ?? [];
  const link = unescaped(href);
  expect(link.slice(0, start.length)).toBe(start);
  const body = new URLSearchParams(link.slice(link.indexOf("?"))).get("body")?.replaceAll("\u00a0", " ");
  // $200 is `hotWaterCopayment`.
  expect(body).toMatch(/From 1 March 2027 new energy standards apply.*You pay at least \$200 for the heat pump\./s);
  expect(body).not.toMatch(/[{}[\]]/);
});
