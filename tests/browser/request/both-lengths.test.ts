import type { Page, Route } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/browser/chromium.ts";
import { formIsLive, referenceOn, send, tick } from "#tests/browser/request/request-form.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const lengths = [
  { query: "", button: "Request Free Assessment" },
  { query: "?callback", button: "Call me back" },
];

test.each(lengths)(
  "typed before the script ran, asleep for an hour, dropped on the way there and back, pressed twice: /contact$query is one request",
  async ({ query, button }) => {
    browser.forgive(/ERR_FAILED/);
    const name = `Ann Unlucky ${crypto.randomUUID().slice(0, 8)}`;
    const page = await browser.page();
    const late = Promise.withResolvers<void>();
    await page.route("**/assets/hydrate-*.js", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/contact${query}`);
    await fillIn(page, name, query === "");
    if (query === "") await fillInRest(page);
    late.resolve();
    await formIsLive(page);
    if (query === "") await expectRestKept(page);
    await page.clock.install();
    await page.clock.fastForward("01:00:00");
    const submit = page.getByRole("button", { name: button });
    await page.route("**/api/assessment", (route) => route.abort(), { times: 1 });
    await send(page, button);
    await page.getByText("Something went wrong. Please try again or call us directly.").waitFor();
    const lost = Promise.withResolvers<void>();
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
      lost.resolve();
    };
    await page.route("**/api/assessment", loseAnswer, { times: 1 });
    await send(page, button);
    await lost.promise;
    await submit.and(page.locator(":not([aria-disabled])")).waitFor();
    expect(await page.inputValue("#name")).toBe(name);
    expect(await page.inputValue("#phone")).toBe("0412 345 678");
    await submit.dblclick();
    await referenceOn(page);
    await site.arrivesOnce(name);
  },
);

async function fillIn(page: Page, name: string, whole: boolean): Promise<void> {
  await page.fill("#name", name);
  await page.fill("#phone", "0412 345 678");
  await tick(page, "#consent");
  if (!whole) return;
  await tick(page, "#service-solar-panels");
  await page.fill("#address", "12 Smith St, Brunswick VIC 3056");
  await page.fill("#email", `${name.split(" ").at(-1)}@example.com`);
}

/** Choices of every kind, and a message that is being written. */
async function fillInRest(page: Page): Promise<void> {
  await tick(page, "#service-vpp-eligibility");
  await page.check('[value="commercial"]');
  await page.getByText("Property size, timing").click();
  await page.selectOption("#timeline", "soon");
  await page.fill("#message", "Ring twice");
  await page.focus("#message");
  await page.keyboard.press("Home");
}

async function expectRestKept(page: Page): Promise<void> {
  await page.keyboard.type("Please. ");
  expect(await page.inputValue("#message")).toBe("Please. Ring twice");
  expect(await page.isChecked('[value="commercial"]')).toBe(true);
  expect(await page.inputValue("#timeline")).toBe("soon");
  expect(await page.isChecked("#service-vpp-eligibility")).toBe(true);
}
