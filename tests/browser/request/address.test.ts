import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack, phone, recordResponses, siteInChromium } from "#tests/browser/chromium.ts";
import { axeFindings } from "#tests/browser/layout.ts";
import { openForm } from "#tests/browser/request/request-form.ts";
import { startMaps } from "#tests/running-site/maps-service.ts";
import { startSite } from "#tests/running-site/site.ts";

const { browser } = await siteInChromium();

test("without a key the street is a plain field with its parts below, asks the maps service once and says where we install", async () => {
  const tab = await browser.page();
  const hasRead = await recordResponses(tab);
  const page = await openForm(tab);
  const parts = page.locator("#city, #state, #postalCode").filter({ visible: true });
  expect(await parts.count()).toBe(0);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const street = page.locator("#address");
  // Filled in at once, because another key would make the page drop the response that it waits for.
  await street.fill("12 Swan");
  expect(await parts.count()).toBe(3);
  await hasRead("/api/places", 1);
  const before = asked.filter((path) => path === "/api/places").length;
  await street.pressSequentially(" Street, Richmond");
  await page.getByText("Metro Melbourne: we confirm a date the same day").waitFor();
  expect(asked.filter((path) => path === "/api/places")).toHaveLength(before);
  expect(await street.getAttribute("role")).toBeNull();

  await page.fill("#city", "Kew");
  await street.fill("");
  await page.locator("#city").press("Control+A");
  await page.locator("#city").press("Delete");
  expect(await page.isVisible("#city"), "nobody's field disappears").toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("city");
  await street.focus();
  expect(await parts.count()).toBe(0);
  await page.getByText("Metro Melbourne: we confirm a date the same day").waitFor({ state: "detached" });

  await street.fill("1 George Street, Sydney NSW 2000");
  await page.getByText("This looks like an address in New South Wales. We install in Victoria").waitFor();
  expect(await street.getAttribute("aria-invalid"), "no block").toBeNull();
});

test("an address outside Victoria among several is questioned at its field, and kept", async () => {
  const page = await openForm(await browser.page(), "/contact?for=rentals");
  const others = page.getByLabel("Other addresses");
  for (const [typed, doubt] of [
    ["3 Low Street, Kew 3101\n12 George Street, Sydney NSW", 1],
    ["12 George Street, Sydney 2000", 1],
    ["3 Low Street, Kew 3101\nLot 1250, Bruthen 3885", 0],
  ] as const) {
    await others.fill(typed);
    await others.blur();
    const said = page.getByText("looks like an address outside Victoria. We install in Victoria only.");
    await expect.poll(() => said.count()).toBe(doubt);
    expect(await others.inputValue()).toBe(typed);
  }
});

test("a suburb can be chosen by keyboard, found by postcode on a touch screen, or typed past late suggestions", async () => {
  const page = await openForm(await browser.page({ ...phone, hasTouch: true }));
  await page.fill("#address", "1");
  const field = page.getByRole("combobox", { name: "Suburb or town" });
  await field.fill("Brunsw");
  await options(page).first().waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  const last = (await options(page).count()) - 1;
  await page.getByText(`${last + 1} suggestions: choose with the arrow keys.`).waitFor();
  const activeIds: (string | null)[] = [];
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown"]) {
    await field.press(key);
    activeIds.push(await field.getAttribute("aria-activedescendant"));
  }
  expect(activeIds).toEqual(
    [last, last - 1, last, null, 0, null, 0].map((at) => (at === null ? null : `city-option-${at}`)),
  );
  expect(await page.locator("#city-option-0").getAttribute("aria-selected")).toBe("true");
  expect(await axeFindings(page, "#form")).toEqual([]);
  await field.press("Enter");
  await valueBecomes(page, "#postalCode", "3056");
  expect(await field.inputValue()).toBe("Brunswick");
  expect(await page.inputValue("#state")).toBe("VIC");
  expect(await field.getAttribute("aria-expanded")).toBe("false");
  await page.getByText("Metro Melbourne: we confirm a date the same day").waitFor();

  await field.fill("3228");
  await options(page).filter({ hasText: "Torquay" }).tap();
  await valueBecomes(page, "#city", "Torquay");
  expect(await page.inputValue("#postalCode")).toBe("3228");
  await page.fill("#address", "8 The Esplanade");
  expect(await page.inputValue("#city"), "another street doesn't take the suburb away").toBe("Torquay");
  await page
    .getByText("Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days")
    .waitFor();

  await field.fill("");
  await field.pressSequentially("Bru");
  await options(page).first().waitFor();
  await field.press("Escape");
  expect(await options(page).count(), "Escape closes").toBe(0);
  await field.pressSequentially("ns");
  await options(page).first().waitFor();
  await field.press("Enter");
  expect(await field.inputValue(), "Enter takes nothing that is not marked").toBe("Bruns");
  await page.locator("#state").focus();
  await expect.poll(() => options(page).count(), { message: "closed once the field is left" }).toBe(0);

  await expectLateAnswerDropped(page);
});

test("the maps service's suggestions work the same way, and name it", async () => {
  const maps = await startMaps();
  const keyed = await startSite({ vars: { PLACES_KEY: "test-key", PLACES_URL: maps.url } });
  const tab = await browser.page();
  const hasRead = await recordResponses(tab);
  const page = await openForm(tab, `${keyed.url}/contact`);
  await page.getByRole("textbox", { name: "Property address" }).fill("12 Smith St");
  await page.getByText("Suggestions from Google Maps").waitFor();
  await addresses(page).first().click();
  await valueBecomes(page, "#postalCode", "3056");
  expect(await page.inputValue("#address")).toBe("12 Smith St, Brunswick VIC 3056");
  const sessions = () =>
    new Set(maps.requests.map(({ body, query }) => query.sessionToken ?? Reflect.get(Object(body), "sessionToken")))
      .size;
  expect(sessions()).toBe(1);
  await page.fill("#address", "14 SMITH ST, BRUNSWICK VIC 3056");
  expect(await page.inputValue("#city"), "a corrected number leaves the suburb").not.toBe("");
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
  expect(sessions(), "another for the next address").toBe(2);
  // Parts of the address chosen before aren't put into the one being typed.
  const letPartsGo = await holdBack(page, "**/api/places/**");
  await page.fill("#address", "12 Smith Stree");
  await addresses(page).first().click();
  await page.fill("#address", "7 Low St");
  await letPartsGo();
  await hasRead("/api/places/", 3);
  expect(await page.inputValue("#city")).toBe("");
  await page.close();
  await Promise.all([keyed.stop(), maps.stop()]);
});

test("without JavaScript the address is a plain field with three more", async () => {
  const page = await browser.open("/contact", { javaScriptEnabled: false });
  expect(await page.locator("#city, #state, #postalCode").filter({ visible: true }).count()).toBe(3);
  for (const name of ["Property address", "Suburb or town", "State", "Postcode"])
    expect(await page.getByLabel(name).first().isVisible()).toBe(true);
  expect(await page.locator("#address").getAttribute("role")).toBeNull();
});

async function expectLateAnswerDropped(page: Page): Promise<void> {
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route("**/api/suburbs?**", async (route) => {
    const typed = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(typed);
    if (typed === "Wodo") await held.promise;
    const json = { suggestions: [{ id: "x", text: `for ${typed}`, detail: "" }] };
    await route.fulfill({ json }).catch(() => {});
  });
  const field = page.locator("#city");
  await field.fill("Wo");
  await field.fill("Wodo");
  await expect.poll(() => asked, { message: "nothing is asked under three letters" }).toEqual(["Wodo"]);
  await field.fill("Geelong");
  await page.getByText("for Geelong").waitFor();
  held.resolve();
  await field.fill("Geelong W");
  await page.getByText("for Geelong W").waitFor();
  expect(await page.getByText("for Wodo").count()).toBe(0);
  expect(asked).toEqual(["Wodo", "Geelong", "Geelong W"]);
  await page.unroute("**/api/suburbs?**");
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
