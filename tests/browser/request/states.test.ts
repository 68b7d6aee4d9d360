import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { findings } from "#tests/helpers/browser/axe.ts";
import { sharedBrowser } from "#tests/helpers/browser/browser.ts";
import { fillInRequest, openForm, send } from "#tests/helpers/browser/request-form.ts";
import { pdf } from "#tests/helpers/request/sample-files.ts";
import { sharedSite } from "#tests/helpers/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => {
  const complaints = await browser.closePages();
  expect(complaints.filter((text) => !/status of 422|ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text))).toEqual([]);
});

test("the request form: suggestions, an address with its coverage, the file's messages, errors, a failed send, a waiting request, a sent one", async () => {
  const page = await browser.page({ viewport: { width: 360, height: 900 }, reducedMotion: "reduce" });
  await openForm(page, `${site.url}/contact`);
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
  await expect(words).toMatchFileSnapshot("../heard/form-with-errors.txt");

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

/** Nothing is found in this part of the page. */
async function sound(page: Page, within: string, state: string): Promise<void> {
  expect(await findings(page, within), state).toEqual([]);
}
