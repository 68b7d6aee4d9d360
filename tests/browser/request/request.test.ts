import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { genericErrorText, messages } from "#content/request/messages.ts";
import { phone, siteInChromium, stopClock, waitUntilIdle } from "#tests/browser/chromium.ts";
import { axeFindings, hasFocus, waitForFocus } from "#tests/browser/layout.ts";
import { fillInRequest, openForm, referenceOn, send, tick, waitForForm } from "#tests/browser/request/request-form.ts";
import { business as fixedBusiness } from "#tests/fixed-business.ts";
import { textOf } from "#tests/running-site/lead-site.ts";

const { site, browser } = await siteInChromium();

const buttonName = "Request Free Assessment";

test("submitting an incomplete form lists what's missing, and gives the list the focus", async () => {
  const page = await openForm(await browser.page());
  const submit = page.getByRole("button", { name: buttonName });
  const neededText = page.getByText("Still needed: one service, the property’s address, your name, your email");
  expect(await submit.getAttribute("aria-disabled")).toBe("true");
  expect(await submit.getAttribute("aria-describedby")).toBe(await neededText.getAttribute("id"));
  expect(await neededText.isVisible(), "before the first try").toBe(false);
  expect(await axeFindings(page, "#form")).toEqual([]);
  await page.fill("#email", "pat@");
  await submit.press("Enter");
  await neededText.waitFor();
  const summary = page.locator(".error-summary");
  await summary.getByRole("heading", { name: "Please fix six things" }).waitFor();
  await waitForFocus(summary);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await axeFindings(page, "#form"), "errors").toEqual([]);
  const snapshots = [summary, page.locator("#form form")].map((part) => part.ariaSnapshot());
  const words = (await Promise.all(snapshots))
    .join("\n")
    .replaceAll(/- text: "(.*)"$/gm, "- text: $1")
    .replaceAll("\u2060", "")
    .replaceAll(business.name, fixedBusiness.name);
  await expect(words).toMatchFileSnapshot("../accessibility-trees/form-with-errors.txt");
});

test("each message is at its field, and the summary's link leads there", async () => {
  const page = await openForm(await browser.page());
  const submit = page.getByRole("button", { name: buttonName });
  await page.fill("#email", "pat@");
  await submit.press("Enter");
  const summary = page.locator(".error-summary");
  for (const [id, message] of [
    ["selectedServices", messages.selectedServices.missing],
    ["address", messages.address.missing],
    ["name", messages.name.missing],
    ["email", messages.email.wrong],
    ["phone", messages.phone.missing],
    ["consent", messages.consent.missing],
  ] as const) {
    expect(await page.locator(`#${id}-problem`).textContent()).toBe(message);
    await summary.locator(`a[href="#${id}"]`).getByText(message, { exact: true }).click();
    await waitForFocus(page.locator(`#${id}`));
  }
  await fillInRequest(page);
  await expect.poll(() => submit.getAttribute("aria-disabled"), { message: "the button's aria-disabled" }).toBeNull();
});

test("the form records when it was shown", async () => {
  const startMs = Date.now();
  const page = await openForm(await browser.page());
  const shownAtMs = Number(await page.inputValue("[name=shownAt]"));
  expect(shownAtMs).toBeGreaterThanOrEqual(startMs);
  expect(shownAtMs).toBeLessThanOrEqual(Date.now());
});

test("a draft is restored without its consent, and Clear removes it", async () => {
  const page = await openForm(await browser.page());
  await fillInRequest(page);
  await page.locator("#timeline").evaluate((field) => field.closest("details")?.setAttribute("open", ""));
  await page.selectOption("#timeline", "soon");
  await page.goto("/terms");
  await openForm(page, "/contact?estimate=price%3Fkw%3D8%26battery%3D10");
  const estimate = page.getByText("will be sent with your request");
  expect(await estimate.isVisible()).toBe(true);
  expect(await page.inputValue("#name"), "a draft, after leaving").toBe("Jo Nguyen");
  expect(await page.isChecked("#service-solar-panels")).toBe(true);
  expect(await page.locator("#timeline").isVisible(), "restored inside a fold").toBe(true);
  expect(await page.inputValue("#timeline")).toBe("soon");
  expect(await page.isChecked("#consent"), "consent is given anew").toBe(false);
  await openForm(page, "/contact?callback");
  await page.fill("#message", "Ring twice");
  await openForm(page, "/contact?estimate=price%3Fkw%3D8%26battery%3D10");
  expect(await page.inputValue("#email"), "restored although the other form has no such field").toBe("jo@example.com");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => page.inputValue("#name"), { message: "the name, after Clear" }).toBe("");
  expect(await estimate.count(), "the estimate, after Clear").toBe(0);
});

test("a stored draft and waiting requests that the form can't read are discarded, and it still sends", async () => {
  const page = await openForm(await browser.page());
  await page.evaluate(storeUnreadable);
  await page.reload();
  await waitForForm(page);
  // The mark for waiting requests is removed once none is stored.
  await page.waitForFunction(() => localStorage.length === 0);
  expect(await page.inputValue("#name")).toBe("");
  await fillInRequest(page, "After Unreadable");
  await send(page);
  expect((await site.expectOneLetter("After Unreadable")).subject).toContain(await referenceOn(page));
});

test("Alt+T moves the focus to the page's messages, before a request is sent and on its confirmation", async () => {
  const page = await openForm(await browser.page());
  const messageRegion = page.getByLabel("Messages, Alt+T");
  // Until the script has run, the key does nothing.
  const focusByKey = async () => {
    await page.keyboard.press("Alt+KeyT");
    return hasFocus(messageRegion);
  };
  await expect.poll(focusByKey, { message: "Alt+T leads to the messages" }).toBe(true);
  await fillInRequest(page, "Alt And T");
  await send(page);
  await messageRegion.getByText("Assessment request submitted successfully!").waitFor();
  await page.reload();
  await expect.poll(focusByKey, { message: "Alt+T leads to the messages" }).toBe(true);
  expect(await messageRegion.textContent(), "what the form's page announced isn't announced again").toBe("");
});

test("the form's message disappears after five seconds, but not while it is under the pointer", async () => {
  const page = await openForm(await browser.page());
  await fillInRequest(page);
  await stopClock(page);
  // Not an error status, because Chromium would write that to the console, which fails a test.
  await page.route("**/api/assessment", (route) => route.fulfill({ status: 202, json: {} }), { times: 1 });
  await send(page);
  const message = page.getByRole("status").getByText(genericErrorText);
  await message.hover();
  await waitUntilIdle(page);
  await page.clock.runFor(4 * 5000);
  await waitUntilIdle(page);
  expect(await message.count()).toBe(1);
  await page.mouse.move(0, 0);
  await waitUntilIdle(page);
  await page.clock.runFor(5000);
  await message.waitFor({ state: "detached" });
});

test("after a request is sent its draft is deleted and the form is empty again", async () => {
  const page = await openForm(await browser.page());
  await fillInRequest(page, "Sent And Forgotten");
  const draft = () => page.evaluate(() => localStorage.getItem("assessment-draft"));
  expect(await draft()).toContain("Sent And Forgotten");
  await send(page);
  await referenceOn(page);
  expect(await draft()).toBeNull();
  await openForm(page);
  expect(await page.inputValue("#name")).toBe("");
});

test("one draft sent from two tabs at the same moment is one request", async () => {
  const context = await browser.context();
  const firstTab = await openForm(await context.newPage());
  await fillInRequest(firstTab, "Ann Twice");
  const secondTab = await context.newPage();
  await secondTab.goto("/robots.txt");
  // A tab sees what another one stored only after a moment.
  await secondTab.waitForFunction(() => localStorage.getItem("assessment-draft")?.includes("0412 345 678"));
  await openForm(secondTab);
  await tick(secondTab, "#consent");
  const bothSent = Promise.withResolvers<void>();
  const ids: (string | undefined)[] = [];
  await context.route("**/api/assessment", async (route) => {
    ids.push(route.request().headers()["idempotency-key"]);
    if (ids.length === 2) bothSent.resolve();
    await bothSent.promise;
    await route.continue();
  });
  for (const page of [firstTab, secondTab]) {
    await page.bringToFront();
    await send(page);
    await expect.poll(() => ids.length, { message: "requests sent" }).toBe(page === firstTab ? 1 : 2);
    await secondTab.waitForFunction((id) => localStorage.getItem("assessment-draft")?.includes(id), ids[0] ?? "none");
  }
  const references = [await referenceOn(firstTab), await referenceOn(secondTab)];
  expect(references[0]).toBe(references[1]);
  expect((await site.expectOneLetter("Ann Twice")).subject).toContain(references[0]);
});

test("on a phone a callback can be requested by tapping, with only a name and a number typed", async () => {
  const page = await openForm(await browser.page({ ...phone, hasTouch: true }));
  await page.locator('nav[aria-label="How we get in touch"] a[href*="callback"]').tap();
  await page.waitForURL(/callback/);
  await waitForForm(page);
  expect(await page.locator("main form").count()).toBe(1);
  expect(await page.locator("#address, #email, [name=selectedServices]").count()).toBe(0);
  // This field is optional.
  await page.getByLabel("Morning").tap();
  for (const [field, typedText] of [
    ["#name", "Thumb Back"],
    ["#phone", "0412 345 678"],
  ] as const) {
    await page.locator(field).tap();
    // The focus follows shortly after the tap.
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.type(typedText);
  }
  await page.locator("#consent").tap();
  await page.locator("main form [type=submit]").tap();
  await page.getByRole("heading", { name: "We’ll call you by" }).waitFor();
  await page.getByText("Withdraw your consent").waitFor();
  expect(textOf(await site.waitForLetter(await referenceOn(page), "staff"))).toContain("Best time: Morning");
});

/** Stores a draft and waiting requests that the form can't read. */
async function storeUnreadable(): Promise<void> {
  localStorage.setItem("assessment-draft", JSON.stringify({ savedAt: Date.now(), values: [5] }));
  localStorage.setItem("assessment-waiting", "yes");
  const opening = indexedDB.open("assessment", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("waiting");
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const change = opening.result.transaction("waiting", "readwrite");
  change.objectStore("waiting").put({ id: "a", entries: [5] }, "a");
  change.objectStore("waiting").put({ entries: "none" }, 7);
  await new Promise((resolve) => {
    change.oncomplete = resolve;
  });
  opening.result.close();
}
