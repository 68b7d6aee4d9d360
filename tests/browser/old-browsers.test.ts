import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/browser/chromium.ts";
import { fillInRequest, send } from "#tests/browser/request/request-form.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const phone = { viewport: { width: 360, height: 780 } };

test("the menu opens and closes where buttons can't command dialogs", async () => {
  const context = await browser.context(phone);
  await context.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/about`);
  const link = page.locator("#menu").getByRole("link", { name: "Commercial" });
  await expect
    .poll(async () => {
      if (!(await link.isVisible())) await page.getByRole("button", { name: "Menu", exact: true }).click();
      return link.isVisible();
    })
    .toBe(true);
  await page.getByRole("button", { name: "Close menu" }).click();
  await link.waitFor({ state: "hidden" });
});

test("a browser without style layers or modules gets text in order, and a form that is sent", async () => {
  // The policy names styles by what they hash to, and such a browser drops the layers from the same bytes.
  const context = await browser.context({ bypassCSP: true });
  await context.route(`${site.url}/contact`, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('type="module"', 'type="unknown"').replaceAll("@layer", "@unknown"),
    });
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await fillInRequest(page, {
    service: "heat-pump",
    address: "1 Main Rd, Bruthen",
    name: "Older Browser",
    email: "older@example.com",
  });
  await send(page);
  await page.waitForURL(/\/request\?lead=/);
  await page.getByText("Assessment request submitted successfully!").first().waitFor();
});
