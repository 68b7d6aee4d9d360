import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { fillInRequest, formIsLive, send } from "#tests/page/request-form.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { findings } from "../page/axe.ts";
import { pdf } from "../sample-files.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !/status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([]);
});

test("a link copied, the menu and the search, before, with and without results, and when it does not load", async () => {
  const page = await open("/blog/solar-maintenance");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator(".announcement:not(:empty)").waitFor();
  await sound(page, "html", "copied");
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole("button", { name: "Menu" }).click();
  await sound(page, "#menu", "menu", [360, 768]);
  await page.getByRole("button", { name: "Close menu" }).click();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.waitFor();
  await sound(page, "dialog.search", "search");
  await field.fill("microgrid");
  await page.getByRole("option").first().waitFor();
  await sound(page, "dialog.search", "search, results");
  await page.locator("dialog.search").getByRole("status").getByText("result").waitFor();
  await expect(await page.locator("dialog.search").ariaSnapshot()).toMatchFileSnapshot("./heard/search-results.txt");
  await field.fill("zzzz");
  await page.getByText("No results found.").waitFor();
  await sound(page, "dialog.search", "search, no result");

  const blocked: string[] = [];
  await page.route(/search-index[^/]*\.json/, (route) => {
    blocked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${site.url}/terms`);
  await page.keyboard.press("Control+k");
  await field.fill("battery");
  await page.locator("dialog.search").getByText("Search is slow to load").first().waitFor();
  await sound(page, "dialog.search", "search, no index");
  expect(blocked.length).toBeGreaterThan(0);
});

test("the request form: suggestions, an address with its coverage, the file's messages, errors, a failed send, a waiting request, a sent one", async () => {
  const page = await open("/contact");
  await formIsLive(page);
  await sound(page, "#form", "still needed");
  await page.fill("#address", "12 Smith St");
  await page.locator("#city").pressSequentially("Brunsw");
  await page.getByRole("listbox", { name: "Suburbs and towns" }).getByRole("option").first().waitFor();
  await page.locator("#city").press("ArrowDown");
  await sound(page, "#form", "suggestions");
  await page.locator("#city").press("Enter");
  await page.getByText("Metro Melbourne: we confirm a date the same day").waitFor();
  await page.setInputFiles("#file", { name: "x.docx", mimeType: "application/msword", buffer: Buffer.from("x") });
  await page.locator("#file-problem").waitFor();
  await fillInRequest(page, { service: "heat-pump", email: "jo.nguyen@example" });
  await page.getByRole("button", { name: "Clear" }).waitFor();
  await sound(page, "#form", "a file of the wrong kind, a draft");
  await page.getByRole("button", { name: "Request Free Assessment" }).press("Enter");
  await page.locator(".error-summary").waitFor();
  await sound(page, "#form", "errors");
  const heard = [page.locator(".error-summary"), page.locator("#form form")].map((part) => part.ariaSnapshot());
  const words = (await Promise.all(heard))
    .join("\n")
    .replaceAll(/- text: "(.*)"$/gm, "- text: $1")
    .replaceAll("\u2060", "");
  await expect(words).toMatchFileSnapshot("./heard/form-with-errors.txt");

  await page.setInputFiles("#file", { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await fillInRequest(page, { service: "heat-pump" });
  await page.route("**/api/assessment", (route) => route.abort(), { times: 1 });
  await send(page);
  await page.getByText("Something went wrong.").first().waitFor();
  await sound(page, "main", "failed");
  await page.context().setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  await sound(page, "main", "waiting");
  await page.context().setOffline(false);
  await page.locator(".sent .figure-number").waitFor();
  await sound(page, "main", "sent");
});

/** Nothing is found in this part of the page, on a phone or at the widths named. */
async function sound(page: Page, within: string, state: string, at: readonly number[] = [360]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page, within), `${state} at ${width}`).toEqual([]);
  }
}

function open(path: string): Promise<Page> {
  return browser.open(site.url + path, { reducedMotion: "reduce" });
}
