import { afterEach, expect, test } from "vitest";
import { sharedBrowser, withWorker } from "#tests/page/browser.ts";
import { sample } from "#tests/prove.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(() => browser.closePages());

const elsewhere = "http://127.0.0.2:9";

const planted: [name: string, directive: string, plant: (elsewhere: string) => void][] = [
  ["a style in the page", "style-src", plantStyle],
  ["a picture from elsewhere", "img-src", plantPicture],
  ["markup from a text", "require-trusted-types-for", plantMarkup],
];

test.each(sample(planted, 3))("%s fails the test that saw it", async (_name, directive, plant) => {
  const page = await browser.open(`${site.url}/terms`);
  await page.evaluate(plant, elsewhere);
  await expect.poll(() => browser.complaints.join("\n")).toContain(`Content-Security-Policy: ${directive}`);
  // Not even a test that forgives complaints passes over it.
  browser.forgive(/./);
  await expect(browser.closePages()).rejects.toThrow(directive);
});

test("without JavaScript a forbidden style fails the test too", async () => {
  const page = await browser.page({ javaScriptEnabled: false });
  await page.route(`${site.url}/terms`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("<body>", "<body><style></style>") });
  });
  await page.goto(`${site.url}/terms`);
  await expect.poll(() => browser.complaints.length).toBeGreaterThan(0);
  await expect(browser.closePages()).rejects.toThrow("Content Security Policy");
});

test("a request of the service worker to somewhere else fails the test that saw it", async () => {
  const context = await browser.context(withWorker);
  const page = await context.newPage();
  const [worker] = await Promise.all([context.waitForEvent("serviceworker"), page.goto(`${site.url}/terms`)]);
  await expect
    .poll(async () => {
      await worker.evaluate((address) => fetch(address).catch(() => {}), elsewhere);
      return browser.complaints.join("\n");
    })
    .toContain("Content-Security-Policy: connect-src");
  await expect(browser.closePages()).rejects.toThrow("connect-src");
});

function plantStyle(): void {
  document.body.setAttribute("style", "color: red");
}

function plantPicture(address: string): void {
  const picture = document.createElement("img");
  picture.src = `${address}/picture.png`;
  document.body.appendChild(picture);
}

function plantMarkup(): void {
  try {
    document.body.insertAdjacentHTML("beforeend", "<p></p>");
  } catch {
    // The browser refuses it: that is what must not pass unseen.
  }
}
