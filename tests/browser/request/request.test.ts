import { afterEach, expect, test } from "vitest";
import { messages } from "#content/request/messages.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { fillInRequest, openForm, referenceOn, send, tick } from "#tests/page/request-form.ts";
import { pdf } from "#tests/sample-files.ts";
import { sharedSite, textOf } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const button = "Request Free Assessment";
const bill = { name: "winter bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };

test("what led here is ticked and shown; a request with a bill is sent along with it, confirmed, and its own page takes the form's place", async () => {
  const page = await openForm(
    await browser.page(),
    `${site.url}/contact?package=night-optimiser&estimate=price%3Fkw%3D6.6%26bill%3D500#form`,
  );
  await page.waitForFunction(
    () => Math.abs((document.querySelector("#form")?.getBoundingClientRect().top ?? 0) - 128) < 2,
  );
  expect(await page.isChecked("#service-solar-battery")).toBe(true);
  await page.getByText("Pays about $").or(page.getByText("about $")).first().waitFor();
  await fillInRequest(page);
  await page.setInputFiles("#file", bill);
  await page.getByText("File uploaded successfully").waitFor();
  await page.getByText("winter bill.pdf").waitFor();
  await page.keyboard.press("Alt+KeyT");
  expect(await page.evaluate(() => document.activeElement?.ariaLabel), "Alt+T").toBe("Messages, Alt+T");
  await send(page);
  const reference = await referenceOn(page);
  await page.getByText("Assessment request submitted successfully! We'll contact you within 24 hours.").waitFor();
  expect(await page.locator(`form[aria-label="Assessment request"]`).count()).toBe(0);
  const promise = await page.locator("h1").textContent();
  expect(promise).toMatch(/^We’ll call you by \d+(:\d\d)? [ap]m on \w+day \d+ \w+$/);
  expect(page.url()).toContain("/request?lead=");
  await page.getByText("Withdraw your consent").waitFor();
  await page.reload();
  expect(await referenceOn(page)).toBe(reference);
  expect(await page.locator("h1").textContent()).toBe(promise);
  expect((await page.getByLabel("Messages, Alt+T").allTextContents()).join(""), "a toast says it once").toBe("");
  await openForm(page, `${site.url}/contact`);
  expect(await page.inputValue("#name")).toBe("");
  expect(await page.isChecked("#consent")).toBe(false);
  const text = textOf(await site.mail(reference, "staff"));
  expect(text).toContain("Jo Nguyen");
  expect(text).toContain("ATTACHMENT\nPDF");
  expect(text).toContain("package: night optimiser");
  expect(text).toContain("6.6");
});

test("without JavaScript what is wrong is listed, linked, said beside each field, and kept; put right, it is answered by a page that survives a reload", async () => {
  const page = await browser.open(`${site.url}/contact`, { javaScriptEnabled: false });
  await page.fill("#name", "Jo Nguyen");
  await page.fill("#email", "jo.nguyen@example");
  // New words each time this runs: without a script, the same words are the same request.
  const message = `The shed too, ${crypto.randomUUID()}`;
  await page.fill("#message", message);
  await tick(page, "#service-heat-pump");
  await send(page);
  await page.locator(".error-summary").waitFor();
  await expect.poll(() => browser.complaints.join()).toContain("422");
  browser.forgive(/status of 422/);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.inputValue("#name")).toBe("Jo Nguyen");
  expect(await page.inputValue("#email")).toBe("jo.nguyen@example");
  expect(await page.inputValue("#message")).toBe(message);
  expect(await page.isChecked("#service-heat-pump")).toBe(true);
  expect(await page.locator("#email-problem").textContent()).toContain("Enter an email address like");
  expect(await page.getAttribute("#email", "aria-describedby")).toContain("email-problem");
  await page.locator('.error-summary a[href="#phone"]').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("phone");

  await fillInRequest(page);
  await send(page);
  await page.waitForURL(/\/request\?lead=/);
  const reference = await referenceOn(page);
  expect(page.url()).not.toMatch(/Nguyen|jo%40|412( |%20|\+)?345/);
  await page.reload();
  await page.getByText("Assessment request submitted successfully!").waitFor();
  await site.mail(reference, "staff");
});

test("the button, pressed too early, lists what is missing with a link to each field, and from then on says what is still needed; a draft comes back, and Clear removes it", async () => {
  const page = await openForm(await browser.page(), `${site.url}/contact`);
  const submit = page.getByRole("button", { name: button });
  const needed = page.getByText("Still needed: one service, the property’s address, your name, your email");
  expect(await submit.getAttribute("aria-disabled")).toBe("true");
  expect(await submit.getAttribute("aria-describedby")).toBe(await needed.getAttribute("id"));
  expect(await needed.isVisible(), "before the first try").toBe(false);
  await page.fill("#email", "pat@");
  await submit.press("Enter");
  await needed.waitFor();
  const summary = page.locator(".error-summary");
  await summary.getByRole("heading", { name: "Please fix six things" }).waitFor();
  expect(await summary.evaluate((section) => section === document.activeElement)).toBe(true);
  expect(await page.title()).toMatch(/^Error: /);
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
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
  }
  await fillInRequest(page);
  await expect.poll(() => submit.getAttribute("aria-disabled")).toBeNull();

  await page.goto(`${site.url}/terms`);
  await openForm(page, `${site.url}/contact`);
  expect(await page.inputValue("#name"), "a draft, after leaving").toBe("Jo Nguyen");
  expect(await page.isChecked("#service-solar-panels")).toBe(true);
  expect(await page.isChecked("#consent"), "consent is given anew").toBe(false);
  await page.getByRole("button", { name: "Clear" }).click();
  expect(await page.inputValue("#name")).toBe("");

  await page.evaluate(keepWhatOthersWrote);
  await page.reload();
  await page.locator("form[data-live]").waitFor();
  await page.waitForFunction(() => localStorage.length === 0);
  expect(await page.inputValue("#name")).toBe("");
});

test("one draft in two tabs, sent from both at the same moment, is one request", async () => {
  const context = await browser.context();
  const first = await openForm(await context.newPage(), `${site.url}/contact`);
  await fillInRequest(first, { name: "Ann Twice" });
  const second = await openForm(await context.newPage(), `${site.url}/contact`);
  await tick(second, "#consent");
  const both = Promise.withResolvers<void>();
  const ids: (string | undefined)[] = [];
  await context.route("**/api/assessment", async (route) => {
    ids.push(route.request().headers()["idempotency-key"]);
    if (ids.length === 2) both.resolve();
    await both.promise;
    await route.continue();
  });
  for (const page of [first, second]) {
    await page.bringToFront();
    await send(page);
    await expect.poll(() => ids.length).toBe(page === first ? 1 : 2);
  }
  const references = [await referenceOn(first), await referenceOn(second)];
  expect(references[0]).toBe(references[1]);
  expect((await site.arrivesOnce("Ann Twice")).subject).toContain(references[0]);
});

/** A draft and a waiting request that aren't the form's. */
async function keepWhatOthersWrote(): Promise<void> {
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
