import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { siteInChromium, withWorker } from "#tests/browser/chromium.ts";
import { fillInRequest, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { pdf } from "#tests/sample-requests/samples.ts";

// Chromium's own messages about requests without a connection, and ours about code that doesn't load then.
const { site, browser } = await siteInChromium(/net::ERR_|Failed to fetch|error occurred when fetching the script/);

test("a visited page opens offline, and another one says that there is no connection and shows our number", async () => {
  const { context, page } = await openWithWorker();
  // The service worker started after the first visit. It stores this one.
  await page.reload();
  await expect.poll(() => cachedPaths(page)).toContain("/");
  await context.setOffline(true);
  await page.goto("/");
  expect(await page.locator("h1").textContent()).toContain("Solar First.");
  await page.goto("/faq");
  expect(await page.locator("h1").textContent()).toBe("You’re offline");
  await page.getByText(business.phone.display).first().waitFor();
});

test("a request written offline can be changed in another tab, and is sent once", async () => {
  const { context, page } = await openWithWorker();
  await context.setOffline(true);
  await page.goto("/contact");
  const firstOffline = await tellOffline(page);
  await waitForForm(page);
  await fillInRequest(page, "Far Away");
  await page.setInputFiles("#file", { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.getByText("bill.pdf, 1 KB is attached").waitFor();
  await send(page);
  await page.getByText("No connection.").waitFor();

  const secondTab = await context.newPage();
  await secondTab.goto("/contact");
  const secondOffline = await tellOffline(secondTab);
  await secondTab.getByRole("button", { name: "Change it" }).click();
  await page.locator("#name:enabled").waitFor();
  await expect.poll(() => secondTab.isChecked("#consent"), { message: "the consent is restored" }).toBe(true);
  await secondTab.fill("#name", "Farther Away");
  await send(secondTab);
  await secondTab.getByText("No connection.").waitFor();

  // The first tries fail, as on a phone that reports a connection before it works.
  await context.route("**/api/assessment", (route) => route.abort(), { times: 2 });
  await context.setOffline(false);
  await Promise.all([firstOffline.detach(), secondOffline.detach()]);
  const letter = await site.expectOneLetter(await referenceOn(secondTab));
  expect(letter.subject).toContain("Farther Away");
  expect(JSON.stringify(letter)).toContain("ATTACHMENT");
  expect(await cachedPaths(page)).not.toContainEqual(expect.stringContaining("?"));
});

test("a waiting request that can't be taken back goes on waiting, and the form says so", async () => {
  const context = await browser.context();
  const page = await context.newPage();
  await page.goto("/contact");
  await waitForForm(page);
  await fillInRequest(page, "Not Taken Back");
  await context.setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Change it" }).click();
  await page.getByText("Something went wrong.").waitFor();
  expect(await page.getByText("No connection.").isVisible()).toBe(true);
});

/** Opens Home, and waits until its service worker has stored the form. */
async function openWithWorker() {
  const context = await browser.context(withWorker);
  const page = await context.newPage();
  await page.goto("/", { waitUntil: "load" });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => cachedPaths(page)).toContain("/contact");
  return { context, page };
}

/** Tells a page that it is offline until the session is detached: Chromium 150 doesn't tell a page that opens offline. */
async function tellOffline(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const noConnection = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", noConnection);
  return session;
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}
