import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdBack, phone, recordResponses, siteInChromium } from "#tests/browser/chromium.ts";
import { axeFindings } from "#tests/browser/layout.ts";
import { openForm } from "#tests/browser/request/request-form.ts";
import { startMaps } from "#tests/running-site/maps-service.ts";
import { type Site, startSite } from "#tests/running-site/site.ts";

const { browser } = await siteInChromium();
let maps: Awaited<ReturnType<typeof startMaps>>;
let siteWithKey: Site;
beforeAll(async () => {
  maps = await startMaps();
  siteWithKey = await startSite({ vars: { PLACES_KEY: "test-key", PLACES_URL: maps.url } });
});
afterAll(() => Promise.all([siteWithKey.stop(), maps.stop()]));

const metroPromise = "Metro Melbourne: we confirm a date the same day";

test("once a street is typed its parts appear below, and a site without a maps service is asked for addresses once", async () => {
  const tab = await browser.page();
  const waitUntilRead = await recordResponses(tab);
  const page = await openForm(tab);
  expect(await partsOf(page).count()).toBe(0);
  const requestedPaths: string[] = [];
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
  const street = page.locator("#address");
  // Filled in at once, because another key would make the page drop the response that it waits for.
  await street.fill("12 Swan");
  expect(await partsOf(page).count()).toBe(3);
  await waitUntilRead("/api/places", 1);
  await street.pressSequentially(" Street, Richmond");
  await page.getByText(metroPromise).waitFor();
  expect(requestedPaths.filter((path) => path === "/api/places")).toHaveLength(1);
  expect(await street.getAttribute("role")).toBeNull();
});

test("emptied parts of an address disappear once none of them has the focus", async () => {
  const page = await openForm(await browser.page());
  const street = page.locator("#address");
  await street.fill("12 Swan Street, Richmond");
  await page.getByText(metroPromise).waitFor();
  await page.fill("#city", "Kew");
  await street.fill("");
  await page.locator("#city").press("Control+A");
  await page.locator("#city").press("Delete");
  expect(await page.isVisible("#city")).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("city");
  await street.focus();
  expect(await partsOf(page).count()).toBe(0);
  await page.getByText(metroPromise).waitFor({ state: "detached" });
});

test("an address in another state is questioned, but not refused", async () => {
  const page = await openForm(await browser.page());
  const street = page.locator("#address");
  await street.fill("1 George Street, Sydney NSW 2000");
  await page.getByText("This looks like an address in New South Wales. We install in Victoria").waitFor();
  expect(await street.getAttribute("aria-invalid")).toBeNull();
});

test("an address outside Victoria among several is questioned at its field, and kept", async () => {
  const page = await openForm(await browser.page(), "/contact?for=rentals");
  const otherAddresses = page.getByLabel("Other addresses");
  for (const [typedAddresses, questionCount] of [
    ["3 Low Street, Kew 3101\n12 George Street, Sydney NSW", 1],
    ["3 Low Street, Kew 3101\nLot 1250, Bruthen 3885", 0],
    ["12 George Street, Sydney 2000", 1],
  ] as const) {
    await otherAddresses.fill(typedAddresses);
    await otherAddresses.blur();
    const question = page.getByText("looks like an address outside Victoria. We install in Victoria only.");
    await expect.poll(() => question.count(), { message: `questions about ${typedAddresses}` }).toBe(questionCount);
    expect(await otherAddresses.inputValue()).toBe(typedAddresses);
  }
});

test("a suburb can be chosen by keyboard, and fills in its postcode and state", async () => {
  const { page, field } = await openSuburb();
  await field.fill("Brunsw");
  await suburbOptions(page).first().waitFor();
  expect(await field.getAttribute("aria-expanded")).toBe("true");
  const lastIndex = (await suburbOptions(page).count()) - 1;
  await page.getByText(`${lastIndex + 1} suggestions: choose with the arrow keys.`).waitFor();
  const activeIds: (string | null)[] = [];
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowDown"]) {
    await field.press(key);
    activeIds.push(await field.getAttribute("aria-activedescendant"));
  }
  expect(activeIds).toEqual(
    [lastIndex, lastIndex - 1, lastIndex, null, 0, null, 0].map((index) =>
      index === null ? null : `city-option-${index}`,
    ),
  );
  expect(await page.locator("#city-option-0").getAttribute("aria-selected")).toBe("true");
  expect(await axeFindings(page, "#form")).toEqual([]);
  await field.press("Enter");
  await waitForValue(page, "#postalCode", "3056");
  expect(await field.inputValue()).toBe("Brunswick");
  expect(await page.inputValue("#state")).toBe("VIC");
  expect(await field.getAttribute("aria-expanded")).toBe("false");
  await page.getByText(metroPromise).waitFor();
});

test("a suburb can be found by postcode and tapped, and another street doesn't clear it", async () => {
  const { page, field } = await openSuburb();
  await field.fill("3228");
  await suburbOptions(page).filter({ hasText: "Torquay" }).tap();
  await waitForValue(page, "#city", "Torquay");
  expect(await page.inputValue("#postalCode")).toBe("3228");
  await page.fill("#address", "8 The Esplanade");
  expect(await page.inputValue("#city")).toBe("Torquay");
  await page
    .getByText("Regional Victoria within 100 km, Geelong & Surf Coast: we confirm a date in 2–5 days")
    .waitFor();
});

test("Escape and leaving the field close the suggestions, and Enter takes none that isn't marked", async () => {
  const { page, field } = await openSuburb();
  await field.pressSequentially("Bru");
  await suburbOptions(page).first().waitFor();
  await field.press("Escape");
  expect(await suburbOptions(page).count()).toBe(0);
  await field.pressSequentially("ns");
  await suburbOptions(page).first().waitFor();
  await field.press("Enter");
  expect(await field.inputValue()).toBe("Bruns");
  await page.locator("#state").focus();
  await expect.poll(() => suburbOptions(page).count(), { message: "suggestions" }).toBe(0);
});

test("suggestions for what was typed before are dropped if they arrive late", async () => {
  const { page, field } = await openSuburb();
  const searches: string[] = [];
  const heldSearch = Promise.withResolvers<void>();
  await page.route("**/api/suburbs?**", async (route) => {
    const query = new URL(route.request().url()).searchParams.get("q") ?? "";
    searches.push(query);
    if (query === "Wodo") await heldSearch.promise;
    const json = { suggestions: [{ id: "x", text: `for ${query}`, detail: "" }] };
    // The page has given up the held request by then.
    await route.fulfill({ json }).catch(() => {});
  });
  await field.fill("Wo");
  await field.fill("Wodo");
  await expect.poll(() => searches, { message: "nothing is asked under three letters" }).toEqual(["Wodo"]);
  await field.fill("Geelong");
  await page.getByText("for Geelong").waitFor();
  heldSearch.resolve();
  await field.fill("Geelong W");
  await page.getByText("for Geelong W").waitFor();
  expect(await page.getByText("for Wodo").count()).toBe(0);
  expect(searches).toEqual(["Wodo", "Geelong", "Geelong W"]);
});

test("a suggestion names the maps service, and fills in the whole address in one session", async () => {
  const { page, sessions } = await openWithMaps();
  await page.getByRole("textbox", { name: "Property address" }).fill("12 Smith St");
  await page.getByText("Suggestions from Google Maps").waitFor();
  await addressOptions(page).first().click();
  await waitForValue(page, "#postalCode", "3056");
  expect(await page.inputValue("#address")).toBe("12 Smith St, Brunswick VIC 3056");
  expect(sessions.size).toBe(1);
});

test("a corrected house number keeps the suggested suburb; another street clears it, but nothing that a person typed", async () => {
  const { page } = await openWithMaps();
  await page.fill("#address", "12 Smith St");
  await addressOptions(page).first().click();
  await waitForValue(page, "#postalCode", "3056");
  await page.fill("#address", "14 SMITH ST, BRUNSWICK VIC 3056");
  expect(await page.inputValue("#city")).not.toBe("");
  await page.fill("#state", "Victoria");
  await page.fill("#address", "9 High St");
  expect(await page.inputValue("#city")).toBe("");
  expect(await page.inputValue("#postalCode")).toBe("");
  expect(await page.inputValue("#state")).toBe("Victoria");
});

test("if the maps service doesn't know an address's parts, the chosen text stays, and the next address is a new session", async () => {
  const { page, sessions } = await openWithMaps();
  await page.fill("#address", "12 Smith St");
  await addressOptions(page).first().click();
  await waitForValue(page, "#postalCode", "3056");
  await page.route("**/api/places/**", (route) => route.fulfill({ json: { address: null } }));
  await page.fill("#address", "9 High St");
  await page.fill("#address", "12 Smith St");
  await addressOptions(page).first().click();
  await waitForValue(page, "#address", "12 Smith Street, Brunswick VIC, Australia");
  expect(await page.inputValue("#city")).toBe("");
  expect(sessions.size).toBe(2);
});

test("if a chosen address's parts arrive late, they aren't filled into the next address", async () => {
  const { page, waitUntilRead } = await openWithMaps();
  const letPartsGo = await holdBack(page, "**/api/places/**");
  await page.fill("#address", "12 Smith St");
  await addressOptions(page).first().click();
  await page.fill("#address", "7 Low St");
  await letPartsGo();
  await waitUntilRead("/api/places/", 1);
  expect(await page.inputValue("#city")).toBe("");
});

test("without JavaScript the address is a plain field with three more", async () => {
  const page = await browser.open("/contact", { javaScriptEnabled: false });
  expect(await page.locator("#city, #state, #postalCode").filter({ visible: true }).count()).toBe(3);
  for (const name of ["Property address", "Suburb or town", "State", "Postcode"])
    expect(await page.getByLabel(name).first().isVisible()).toBe(true);
  expect(await page.locator("#address").getAttribute("role")).toBeNull();
});

/** Opens the form on a touch screen, and shows the suburb's field. */
async function openSuburb() {
  const page = await openForm(await browser.page({ ...phone, hasTouch: true }));
  await page.fill("#address", "1");
  return { page, field: page.getByRole("combobox", { name: "Suburb or town" }) };
}

/** Opens the form of the site that has a key for the maps service, and collects the sessions that it asks in. */
async function openWithMaps() {
  const tab = await browser.page();
  const waitUntilRead = await recordResponses(tab);
  const sessions = new Set<string | null>();
  tab.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/places")) sessions.add(searchParams.get("session"));
  });
  const page = await openForm(tab, `${siteWithKey.url}/contact`);
  return { page, waitUntilRead, sessions };
}

function partsOf(page: Page) {
  return page.locator("#city, #state, #postalCode").filter({ visible: true });
}

function suburbOptions(page: Page) {
  return page.getByRole("listbox", { name: "Suburbs and towns" }).getByRole("option");
}

function addressOptions(page: Page) {
  return page.getByRole("listbox", { name: "Addresses" }).getByRole("option");
}

async function waitForValue(page: Page, selector: string, value: string): Promise<void> {
  await expect.poll(() => page.inputValue(selector), { message: `the value of ${selector}` }).toBe(value);
}
