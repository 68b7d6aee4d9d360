// Over 200 lines: one subject, and its tests share what they stand on.
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "#content/request/messages.ts";
import { sharedBrowser } from "#tests/page/browser.ts";
import { fillInRequest, formIsLive, send, tick } from "#tests/page/request-form.ts";
import { pdf } from "#tests/sample-files.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
const { mailbox } = site;

// A second try counts its own mails.
beforeEach(() => void mailbox.messages.splice(0));
afterEach(async () => expect(await browser.closePages()).toEqual([]));

const button = "Request Free Assessment";
const bill = { name: "winter bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };

test("a request with a bill is sent, confirmed with its reference, and its card replaces the form", async () => {
  const page = await liveForm();
  await fillIn(page);
  await page.setInputFiles("#file", bill);
  await page.getByText("File uploaded successfully").waitFor();
  await page.getByText("winter bill.pdf").waitFor();
  await send(page);
  const reference = await referenceOn(page);
  await page.getByText("Assessment request submitted successfully! We'll contact you within 24 hours.").waitFor();
  expect(await page.locator("form[data-live]").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("sent");
  const promise = await page.locator(".sent .lead").textContent();
  expect(promise).toMatch(/^We’ll contact you within 24 hours: by \w+day \d+ \w+, \d+(:\d\d)? [ap]m\.$/);
  await page.locator('.sent a[href^="/consent?lead="]').waitFor();
  await page.reload();
  expect(await referenceOn(page)).toBe(reference);
  expect(await page.locator(".sent .lead").textContent()).toBe(promise);
  await page.getByRole("link", { name: "Ask about another property" }).click();
  await formIsLive(page);
  expect(await page.inputValue("#name")).toBe("");
  expect(await page.isChecked("#consent")).toBe(false);
  const mail = await staffMail(reference);
  expect(textOf(mail)).toContain("Jo Nguyen");
  expect(textOf(mail)).toMatch(/\/uploads\/\S+/);
});

test("without JavaScript the same request is answered by a page that survives a reload", async () => {
  const page = await open({ javaScriptEnabled: false });
  await fillIn(page);
  await send(page);
  await page.waitForURL(/\?sent=WB-[0-9A-F]{8}/);
  const reference = new URL(page.url()).searchParams.get("sent") ?? "";
  expect(page.url()).not.toMatch(/Nguyen|jo%40|0412/);
  await page.reload();
  await page.getByText("Assessment request submitted successfully!").waitFor();
  await staffMail(reference);
});

test("without JavaScript what is wrong is listed, linked, said beside each field, and nothing typed is lost", async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.fill("#name", "Jo Nguyen");
  await page.fill("#email", "jo.nguyen@example");
  await page.fill("#message", "The shed too");
  await tick(page, "#service-heat-pump");
  await send(page);
  await page.locator(".error-summary").waitFor();
  expect(browser.complaints.splice(0)).toEqual([expect.stringContaining("422")]);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.inputValue("#name")).toBe("Jo Nguyen");
  expect(await page.inputValue("#email")).toBe("jo.nguyen@example");
  expect(await page.inputValue("#message")).toBe("The shed too");
  expect(await page.isChecked("#service-heat-pump")).toBe(true);
  expect(await page.locator("#email-problem").textContent()).toContain("Enter an email address like");
  expect(await page.getAttribute("#email", "aria-describedby")).toContain("email-problem");
  await page.locator('.error-summary a[href="#phone"]').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("phone");
});

test("the button can be reached and says what is still needed; pressing it lists everything, with a link to each field", async () => {
  const page = await liveForm();
  const submit = page.getByRole("button", { name: button });
  await page.getByText("Still needed: one service, the property’s address, your name").waitFor();
  expect(await submit.getAttribute("aria-disabled")).toBe("true");
  await page.fill("#email", "pat@");
  await page.getByText("your name, your email, your phone number").waitFor();
  await submit.press("Enter");
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
  await fillIn(page);
  expect(await submit.getAttribute("aria-disabled")).toBeNull();
});

test.each([true, false])(
  "a callback needs two typed fields and is receipted on the page (script: %s)",
  async (javaScriptEnabled) => {
    const page = await open({ javaScriptEnabled }, "?callback");
    if (javaScriptEnabled) await formIsLive(page);
    expect(await page.locator("main form").count()).toBe(1);
    expect(await page.locator("#address, #email, [name=selectedServices]").count()).toBe(0);
    const name = `Cal Back${javaScriptEnabled ? "" : " Plain"}`;
    await page.fill("#name", name);
    await page.fill("#phone", "0412 345 678");
    await page.getByLabel("Morning").check();
    await tick(page, "#consent");
    await page.getByRole("button", { name: "Call me back" }).click();
    await page.getByRole("heading", { name: "We have your number" }).waitFor();
    await page.locator('.sent a[href^="/consent?lead="]').waitFor();
    const mail = await staffMail(await referenceOn(page));
    expect(mail.subject).toContain("call me back");
    expect(textOf(mail)).toContain("Best time: Morning");
    expect(mail).not.toHaveProperty("reply_to");
  },
);

test("one draft in two tabs, sent from both at the same moment, is one request", async () => {
  const context = await browser.context();
  const first = await liveForm(context);
  await fillIn(first, "Ann Twice");
  const second = await liveForm(context);
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
    await vi.waitFor(() => expect(ids.length).toBe(page === first ? 1 : 2), { timeout: 40_000 });
  }
  const references = [await referenceOn(first), await referenceOn(second)];
  expect(references[0]).toBe(references[1]);
  await staffMail(references[0] ?? "");
  expect(staffMails("Ann Twice")).toHaveLength(1);
});

test("a draft comes back after leaving, without the file and without the consent, and Clear removes it", async () => {
  const context = await browser.context();
  const page = await liveForm(context);
  await fillIn(page);
  await page.goto(`${site.url}/`);
  const again = await liveForm(context);
  expect(await again.inputValue("#name")).toBe("Jo Nguyen");
  expect(await again.isChecked("#service-solar-panels")).toBe(true);
  expect(await again.isChecked("#consent")).toBe(false);
  await again.getByRole("button", { name: "Clear" }).click();
  expect(await again.inputValue("#name")).toBe("");
  await again.reload();
  await again.getByText("Still needed").waitFor();
  expect(await again.inputValue("#name")).toBe("");
});

test("a draft and a waiting request that others wrote are dropped, and the form is there", async () => {
  const page = await liveForm();
  await page.evaluate(async () => {
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
  });
  await page.reload();
  await page.getByText("Still needed").waitFor();
  await page.waitForFunction(() => localStorage.length === 0);
});

test("without a connection the request waits on the device, can be changed, and is sent once when the connection returns", async () => {
  const context = await browser.context();
  const page = await liveForm(context);
  await fillIn(page, "Ann Offline");
  await page.setInputFiles("#file", bill);
  await context.setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  expect(await page.isDisabled("#phone")).toBe(true);
  await page.getByRole("button", { name: "Change it" }).click();
  await page.fill("#phone", "0498 765 432");
  await send(page);
  await page.getByText("No connection.").waitFor();
  browser.complaints.splice(0);
  expect(staffMails("Ann Offline")).toEqual([]);
  await context.setOffline(false);
  const reference = await referenceOn(page);
  const mail = await staffMail(reference);
  expect(textOf(mail)).toMatch(/\/uploads\/\S+/);
  expect(textOf(mail)).toContain("0498 765 432");
  expect(staffMails("Ann Offline")).toHaveLength(1);
});

test("a request that waits is sent from whichever page is opened next", async () => {
  const context = await browser.context();
  const page = await liveForm(context);
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  await page.close();
  browser.complaints.splice(0);
  await context.setOffline(false);
  const home = await context.newPage();
  await home.goto(`${site.url}/`);
  const line = home.getByText("Your waiting request has been sent. Your reference is WB-");
  await line.waitFor();
  await staffMail(/WB-[0-9A-F]{8}/.exec((await line.textContent()) ?? "")?.[0] ?? "");
  await home.reload();
  expect(await home.locator(".announcement").count()).toBe(0);
});

test("what was typed before the form came alive stays typed", async () => {
  const page = await browser.page();
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/contact`);
  await page.fill("#name", "Early Bird");
  await tick(page, "#service-vpp-eligibility");
  await page.check('[value="commercial"]');
  await page.getByText("Size, timing and times").click();
  await page.selectOption("#timeline", "soon");
  await page.fill("#message", "Ring twice");
  await page.focus("#message");
  await page.keyboard.press("Home");
  held.resolve();
  await page.getByText("Still needed").waitFor();
  await page.keyboard.type("Please. ");
  expect(await page.inputValue("#message")).toBe("Please. Ring twice");
  await page.fill("#email", "early@example.com");
  expect(await page.isChecked('[value="commercial"]')).toBe(true);
  expect(await page.inputValue("#timeline")).toBe("soon");
  expect(await page.inputValue("#name")).toBe("Early Bird");
  expect(await page.isChecked("#service-vpp-eligibility")).toBe(true);
});

test("what led here is ticked, shown and sent along", async () => {
  const page = await liveForm(undefined, "?package=night-optimiser&estimate=savings%3Fkw%3D6.6%26bill%3D500");
  expect(await page.isChecked("#service-solar-battery")).toBe(true);
  await page.getByText("Savings and payback").waitFor();
  await fillIn(page);
  await send(page);
  const text = textOf(await staffMail(await referenceOn(page)));
  expect(text).toContain("package: night optimiser");
  expect(text).toContain("6.6");
});

test("#form stops 128 px below the top, and Alt+T goes to the message", async () => {
  const page = await browser.page();
  await page.goto(`${site.url}/contact#form`);
  await page.getByText("Still needed").waitFor();
  await page.waitForFunction(
    () => Math.abs((document.querySelector("#form")?.getBoundingClientRect().top ?? 0) - 128) < 2,
  );
  await page.setInputFiles("#file", bill);
  await page.getByText("File uploaded successfully").waitFor();
  await page.keyboard.press("Alt+KeyT");
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("toasts");
});

type Opened = Awaited<ReturnType<typeof browser.context>>;

async function open(options: BrowserContextOptions = {}, query = ""): Promise<Page> {
  const page = await browser.page(options);
  await page.goto(`${site.url}/contact${query}`);
  return page;
}

/** Waits until the form has come alive: then it says what is still needed. */
async function liveForm(context?: Opened, query = ""): Promise<Page> {
  const page = context ? await context.newPage() : await browser.page();
  await page.goto(`${site.url}/contact${query}`);
  await formIsLive(page);
  return page;
}

async function fillIn(page: Page, name = "Jo Nguyen"): Promise<void> {
  await fillInRequest(page, {
    name,
  });
}

async function referenceOn(page: Page): Promise<string> {
  return (await page.locator(".sent .figure-number").textContent()) ?? "";
}

function staffMails(about: string) {
  return mailbox.messages.filter(
    ({ campaign_id, subject }) => campaign_id?.endsWith(".staff") && subject?.includes(about),
  );
}

function staffMail(reference: string) {
  expect(reference).toMatch(/^WB-[0-9A-F]{8}$/);
  return vi.waitFor(
    () => {
      const [mail] = staffMails(reference);
      if (!mail) throw new Error(`no mail about ${reference} yet`);
      return mail;
    },
    { timeout: 40_000 },
  );
}

function textOf({ content }: Awaited<ReturnType<typeof staffMail>>): string {
  return content?.find(({ type }) => type === "text/plain")?.value ?? "";
}
