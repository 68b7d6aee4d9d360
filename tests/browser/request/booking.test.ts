import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { melbourne, teamOf } from "#content/visits.ts";
import { phone, siteInChromium } from "#tests/browser/chromium.ts";
import { formPost, sendRequest } from "#tests/worker/leads/lead-steps.ts";

const { site, browser } = await siteInChromium(/status of 409/);

test("of two visitors who want the last slot of a half-day one gets it, and the other is offered the remaining ones", async () => {
  const firstPage = await openOwnPage("First Visitor");
  const secondPage = await openOwnPage("Second Visitor");
  const [wantedTime] = await offeredTimesOn(firstPage);
  const slots = teamOf(melbourne)?.slots;
  if (slots === undefined) throw new Error("nobody visits Melbourne");
  for (let booked = 1; booked < slots; booked++) {
    const { ownPage } = await sendRequest(site, { name: `Neighbour ${booked}` });
    expect((await site.ask(`${ownPage}&act=book&time=${wantedTime}`, formPost({}))).status).toBe(303);
  }
  await choose(firstPage, wantedTime);
  await firstPage.getByRole("status").getByText("Booked: we’ll visit").waitFor();
  await choose(secondPage, wantedTime);
  expect(await secondPage.getByRole("alert").textContent()).toBe("That time has just gone. Choose another one below.");
  const remainingTimes = await offeredTimesOn(secondPage);
  expect(remainingTimes.length).toBeGreaterThan(0);
  expect(remainingTimes).not.toContain(wantedTime);
});

// The calendar entries are tested with the letters.
test("a visitor without scripts books, moves, cancels and books again", async () => {
  const page = await openOwnPage("Books Again");
  const heading = page.locator("h1");
  const [, laterTime, latestTime] = await offeredTimesOn(page);
  await choose(page, laterTime);
  const headingWhenBooked = await heading.textContent();
  expect(headingWhenBooked).toMatch(/^We’ll visit on /);
  await choose(page, latestTime);
  const headingWhenMoved = await heading.textContent();
  expect(headingWhenMoved).toMatch(/^We’ll visit on /);
  expect(headingWhenMoved).not.toBe(headingWhenBooked);
  await page.getByText("Cancel the visit", { exact: true }).first().click();
  await submitBy(page.getByRole("button", { name: "Cancel the visit" }));
  await page.getByRole("status").getByText("Your visit is cancelled.").waitFor();
  await choose(page, laterTime);
  expect(await heading.textContent()).toBe(headingWhenBooked);
});

/** Sends a request and opens its page by the link in our letter. */
async function openOwnPage(name: string): Promise<Page> {
  const { ownPage } = await sendRequest(site, { name, email: `${crypto.randomUUID()}@example.com` });
  return browser.open(ownPage, { ...phone, javaScriptEnabled: false });
}

/** The half-days that a page offers, the latest first, because other tests book the earliest. */
async function offeredTimesOn(page: Page): Promise<string[]> {
  const addresses = await page
    .locator("button[formaction]")
    .evaluateAll((all) => all.map((button) => button.getAttribute("formaction") ?? ""));
  return addresses.flatMap((address) => new URLSearchParams(address).get("time") ?? []).reverse();
}

/** Presses a half-day's button, even if it is folded away. */
async function choose(page: Page, time: string | undefined): Promise<void> {
  for (const name of ["Move the visit", "Later days"]) {
    const closed = page.locator("details:not([open]) > summary", { hasText: name });
    if ((await closed.count()) > 0) await closed.click();
  }
  await submitBy(page.locator(`button[formaction$="time=${time}"]`));
}

/** Presses a form's button and waits until the next page has loaded, so that its load event isn't mistaken for a later one. */
async function submitBy(button: Locator): Promise<void> {
  const loaded = button.page().waitForEvent("load");
  await button.click();
  await loaded;
}
