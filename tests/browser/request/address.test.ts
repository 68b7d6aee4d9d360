import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser, stopClock, type TestBrowser } from "#tests/page/browser.ts";
import { formIsLive } from "#tests/page/request-form.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { startMaps } from "#tests/site/maps-stand-in.ts";
import { startSite } from "#tests/site/site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

test("a suburb is found, chosen by keyboard and filled in with its postcode, with when we are there", async () => {
  const page = await formWithParts();
  const field = page.getByRole("combobox", { name: "Suburb or town" });
  await field.pressSequentially("Brunsw");
  await options(page).first().waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  await field.press("ArrowDown");
  const marked = await field.getAttribute("aria-activedescendant");
  expect(await page.locator(`#${marked}`).getAttribute("aria-selected")).toBe("true");
  await field.press("Enter");
  await valueBecomes(page, "#postalCode", "3056");
  expect(await field.inputValue()).toBe("Brunswick");
  expect(await page.inputValue("#state")).toBe("VIC");
  expect(await field.getAttribute("aria-expanded")).toBe("false");
  await page.getByText("Metro Melbourne: same-day response").waitFor();
});

test("a suburb is chosen by touch from its postcode, and another street doesn't take it away", async () => {
  const page = await formWithParts({ hasTouch: true, viewport: { width: 360, height: 780 } });
  await page.fill("#city", "3228");
  await options(page).filter({ hasText: "Torquay" }).tap();
  await valueBecomes(page, "#city", "Torquay");
  expect(await page.inputValue("#postalCode")).toBe("3228");
  await page.fill("#address", "8 The Esplanade");
  expect(await page.inputValue("#city")).toBe("Torquay");
  await page.getByText("Near regional Victoria, Geelong & Surf Coast: response in 2–5 days").waitFor();
});

test("without a maps key the street is a plain field that asks once, and then nobody", async () => {
  const page = await form();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const answered = page.waitForResponse(/\/api\/places/);
  await page.locator("#address").pressSequentially("12 Swan");
  await answered;
  const before = asked.filter((path) => path === "/api/places").length;
  await page.locator("#address").pressSequentially(" Street, Richmond");
  await page.getByText("Metro Melbourne: same-day response").waitFor();
  expect(asked.filter((path) => path === "/api/places")).toHaveLength(before);
  expect(await page.getAttribute("#address", "role")).toBeNull();
});

test("the address is one line until something stands in it; where scripts are off, all of it shows", async () => {
  const page = await form();
  const parts = page.locator("#city, #state, #postalCode").filter({ visible: true });
  expect(await parts.count()).toBe(0);
  await page.fill("#address", "1");
  expect(await parts.count()).toBe(3);
  await page.fill("#city", "Kew");
  await page.fill("#address", "");
  await page.locator("#city").press("Control+A");
  await page.locator("#city").press("Delete");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("city");
  await page.focus("#address");
  expect(await parts.count()).toBe(0);
  const plain = await form({ javaScriptEnabled: false });
  expect(await plain.locator("#city, #state, #postalCode").filter({ visible: true }).count()).toBe(3);
});

test("where suggestions fail, they are asked for three times more, after longer and longer waits", async () => {
  const page = await formWithParts();
  await stopClock(page);
  const at: number[] = [];
  await page.route("**/api/suburbs?**", async (route) => {
    at.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ status: 503, json: {} });
  });
  await page.fill("#city", "Kew");
  const asked = async () => {
    await page.clock.runFor(200);
    return at.length;
  };
  await expect.poll(asked).toBe(4);
  for (const [tried, seconds] of [1, 2, 4].entries())
    expect((at[tried + 1] ?? 0) - (at[tried] ?? 0)).toBeGreaterThanOrEqual(seconds * 1000);
  await page.clock.runFor(30_000);
  expect(at).toHaveLength(4);
  browser.complaints.splice(0);
});

test("typing on is always possible: Escape closes, Enter takes nothing that is not marked", async () => {
  const page = await formWithParts();
  await page.locator("#city").pressSequentially("Bru");
  await options(page).first().waitFor();
  await page.locator("#city").press("Escape");
  expect(await options(page).count()).toBe(0);
  await page.locator("#city").pressSequentially("then");
  await options(page).first().waitFor();
  await page.locator("#city").press("Enter");
  expect(await page.inputValue("#city")).toBe("Bruthen");
});

test("an address interstate gets a kind line and no block", async () => {
  const page = await form();
  await page.fill("#address", "1 George Street, Sydney NSW 2000");
  await page.getByText("This looks like an address in New South Wales. We install in Victoria").waitFor();
  expect(await page.locator("#address").getAttribute("aria-invalid")).toBeNull();
});

test("nothing is asked under three letters, and an answer that comes late is dropped", async () => {
  const page = await formWithParts();
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/suburbs?**", async (route) => {
    const typed = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(typed);
    if (typed === "Wodo") await held;
    const json = { suggestions: [{ id: "x", text: `for ${typed}`, detail: "" }] };
    await route.fulfill({ json }).catch(() => {});
  });
  const field = page.locator("#city");
  await field.fill("Wo");
  await field.fill("Wodo");
  await expect.poll(() => asked).toEqual(["Wodo"]);
  await field.fill("Geelong");
  await page.getByText("for Geelong").waitFor();
  release();
  await field.fill("Geelong W");
  await page.getByText("for Geelong W").waitFor();
  expect(await page.getByText("for Wodo").count()).toBe(0);
  expect(asked).toEqual(["Wodo", "Geelong", "Geelong W"]);
});

test("the maps service's suggestions work the same and name it", async () => {
  const maps = await startMaps();
  const keyed = await startSite({ vars: { PLACES_KEY: "test-key", PLACES_URL: maps.url } });
  const page = await browser.open(`${keyed.url}/contact`);
  await formIsLive(page);
  await page.getByRole("textbox", { name: "Property address" }).fill("12 Smith St");
  await page.getByText("Suggestions from Google Maps").waitFor();
  await addresses(page).first().click();
  await valueBecomes(page, "#postalCode", "3056");
  expect(await page.inputValue("#address")).toBe("12 Smith St, Brunswick VIC 3056");
  const sessions = maps.requests.map(
    ({ body, query }) => query.sessionToken ?? Reflect.get(Object(body), "sessionToken"),
  );
  expect(new Set(sessions).size).toBe(1);
  // Another address takes the old one's suburb away, but nothing that a person typed.
  await page.fill("#state", "Victoria");
  await page.fill("#address", "9 High St");
  expect(await page.inputValue("#city")).toBe("");
  expect(await page.inputValue("#postalCode")).toBe("");
  expect(await page.inputValue("#state")).toBe("Victoria");
  // When the service doesn't know the parts, what was chosen stays.
  await page.route("**/api/places/**", (route) => route.fulfill({ json: { address: null } }));
  await page.fill("#address", "12 Smith St");
  await addresses(page).first().click();
  await valueBecomes(page, "#address", "12 Smith Street, Brunswick VIC, Australia");
  expect(await page.inputValue("#city")).toBe("");
  await page.close();
  await Promise.all([keyed.stop(), maps.stop()]);
});

test("without JavaScript it is a plain field with three more", async () => {
  const page = await browser.open(`${site.url}/contact`, { javaScriptEnabled: false });
  for (const name of ["Property address", "Suburb or town", "State", "Postcode"])
    expect(await page.getByLabel(name).first().isVisible()).toBe(true);
  expect(await page.locator("#address").getAttribute("role")).toBeNull();
});

async function form(options?: Parameters<TestBrowser["open"]>[1]): Promise<Page> {
  const page = await browser.open(`${site.url}/contact`, options);
  if (options?.javaScriptEnabled !== false) await formIsLive(page);
  return page;
}

/** As it is once something stands in the address: suburb, state and postcode show. */
async function formWithParts(options?: Parameters<TestBrowser["open"]>[1]): Promise<Page> {
  const page = await form(options);
  await page.fill("#address", "1");
  return page;
}

function options(page: Page) {
  return page.getByRole("listbox", { name: "Suburbs and towns" }).getByRole("option");
}

function addresses(page: Page) {
  return page.getByRole("listbox", { name: "Addresses" }).getByRole("option");
}

async function valueBecomes(page: Page, selector: string, value: string): Promise<void> {
  await expect.poll(() => page.inputValue(selector)).toBe(value);
}
