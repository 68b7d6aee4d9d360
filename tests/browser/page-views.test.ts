import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { afterLoadScript, openWithScript, siteInChromium, waitUntilIdle, withWorker } from "#tests/browser/chromium.ts";

const { browser } = await siteInChromium();

interface PageCalls {
  registered: string[];
  sent: string[];
}

test("the vitals of a page view are sent once, at its end, with nothing that identifies the visitor", async () => {
  const page = await viewPage();
  expect((await callsOn(page)).sent).toEqual([]);
  await hide(page);
  await hide(page);
  const { registered, sent } = await callsOn(page);
  expect(registered).toEqual(["/sw.js"]);
  expect(sent).toHaveLength(1);
  const [address, body] = sent[0]?.split(" ", 2) ?? [];
  expect(address).toBe("/api/vitals");
  const vitals = Object.keys(JSON.parse(body ?? ""));
  expect(vitals).toContain("ttfb");
  expect(vitals.filter((name) => !["path", "connection", "ttfb", "lcp", "inp", "cls"].includes(name))).toEqual([]);
});

test("with Global Privacy Control no vitals are sent", async () => {
  const page = await viewPage({ globalPrivacyControl: true });
  await hide(page);
  expect((await callsOn(page)).sent).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: "2g" }])(
  "with the connection %j no service worker is registered, because it would fetch pages in advance",
  async (connection) => {
    const page = await viewPage({ connection });
    expect((await callsOn(page)).registered).toEqual([]);
  },
);

/** Opens a page with changes to its `navigator`, waits until its script has run, and records what it registers and sends. */
async function viewPage(changes: Record<string, unknown> = {}): Promise<Page> {
  const context = await browser.context(withWorker);
  await context.addInitScript(() => {
    if (!isSecureContext) return;
    const calls: PageCalls = { registered: [], sent: [] };
    Object.assign(window, { calls });
    ServiceWorkerContainer.prototype.register = (address) => {
      calls.registered.push(String(address));
      return new Promise(() => {});
    };
    Navigator.prototype.sendBeacon = (address, body) => calls.sent.push(`${address} ${body}`) > 0;
  });
  await context.addInitScript((changes) => {
    for (const [name, value] of Object.entries(changes)) Object.defineProperty(navigator, name, { value });
  }, changes);
  const page = await context.newPage();
  await openWithScript(page, "/terms", afterLoadScript);
  // The time to the first byte is reported in a task of its own.
  await waitUntilIdle(page);
  return page;
}

function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

function callsOn(page: Page): Promise<PageCalls> {
  return page.evaluate(() => Reflect.get(window, "calls"));
}
