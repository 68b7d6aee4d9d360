// How tests use the request form: by keys, because a late answer can move a box away from under the pointer.
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the form's script has started, which may restore a draft over what is typed before that. */
export async function waitForForm(page: Page): Promise<void> {
  await page.locator("form[data-live]").waitFor();
}

/** Goes to a page with the form and waits until it can be filled in. */
export async function openForm(page: Page, address = "/contact"): Promise<Page> {
  await page.goto(address);
  await waitForForm(page);
  return page;
}

/** Fills in all that a request for an assessment needs. */
export async function fillInRequest(page: Page, name = "Jo Nguyen", email = "jo@example.com"): Promise<void> {
  await tick(page, "#service-solar-panels");
  await page.fill("#address", "12 Smith St, Brunswick VIC 3056");
  await page.fill("#email", email);
  await fillInCallback(page, name);
}

/** Fills in all that a callback needs. */
export async function fillInCallback(page: Page, name: string): Promise<void> {
  await page.fill("#name", name);
  await page.fill("#phone", "0412 345 678");
  await tick(page, "#consent");
}

/** Ticks a box, unless an estimate or a draft has ticked it. Pressed once only: a form that unticks it is a defect. */
export async function tick(page: Page, selector: string): Promise<void> {
  const box = page.locator(selector);
  if (!(await box.isChecked())) await box.press("Space");
  await expect.poll(() => box.isChecked(), { message: `${selector} is ticked` }).toBe(true);
}

/** Presses the form's button once no field is missing. */
export async function send(page: Page, buttonName = "Request Free Assessment"): Promise<void> {
  await page.getByRole("button", { name: buttonName }).and(page.locator(":not([aria-disabled])")).press("Enter");
}

/** Waits until the page shows the reference of the request that was sent, and returns it. */
export async function referenceOn(page: Page): Promise<string> {
  return (await page.locator(".sent .figure-number").textContent()) ?? "";
}
