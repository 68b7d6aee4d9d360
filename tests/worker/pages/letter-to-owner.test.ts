import { expect, test } from "vitest";
import { moneyText } from "#content/format.ts";
import { hotWaterCopayment } from "#content/rules/victorian-energy-upgrades.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { elements, lineOf, parseHtml } from "#tests/unit/page-text.ts";

const site = await sharedSite();

test.each([
  ["email", "Send it by email", "mailto:?subject=Energy"],
  ["text message", "Send it as a message", "sms:?&body=To%20the"],
])("a renter's letter to the owner can be sent by %s, with its figures filled in", async (_way, name, start) => {
  const links = elements(parseHtml(await (await site.ask("/plan?letter")).text()), "a");
  const href = links.find((link) => lineOf(link) === name)?.getAttribute("href") ?? "no link";
  expect(href.slice(0, start.length)).toBe(start);
  const body = new URLSearchParams(href.slice(href.indexOf("?"))).get("body")?.replaceAll("\u00a0", " ");
  expect(body).toContain("From 1 March 2027 new energy standards apply");
  expect(body).toContain(`You pay at least ${moneyText(hotWaterCopayment)} for the heat pump.`);
  expect(body).not.toMatch(/[{}[\]]/);
});
