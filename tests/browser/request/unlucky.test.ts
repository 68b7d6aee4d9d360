// Over 200 lines: one subject, and its tests share what they stand on.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharedBrowser } from "#tests/page/browser.ts";
import { fillInRequest, formIsLive, send, tick } from "#tests/page/request-form.ts";
import { pdf, smallJpeg } from "#tests/sample-files.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
const { mailbox } = site;
const folder = mkdtempSync(join(tmpdir(), "unlucky-"));

// A second try counts its own mails.
beforeEach(() => void mailbox.messages.splice(0));
afterEach(async () => {
  // Lost connections and refusals are what these tests are about.
  const complaints = await browser.closePages();
  expect(complaints.filter((one) => !/^Failed to load resource/.test(one))).toEqual([]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const button = "Request Free Assessment";

async function filledIn(context: BrowserContext, name: string, path = "/contact"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + path);
  await formIsLive(page);
  await fillInRequest(page, {
    service: "heat-pump",
    address: "12 High Street, Kew VIC 3101",
    name,
    email: "ann@example.com",
  });
  return page;
}

function staffMails(name: string) {
  return mailbox.messages.filter(
    ({ campaign_id = "", subject = "" }) => campaign_id.endsWith(".staff") && subject.includes(name),
  );
}

const arrives = (name: string) => vi.waitFor(() => expect(staffMails(name)).toHaveLength(1), { timeout: 40_000 });

test("two requests written in two tabs without a connection both wait, both arrive, and both tabs say so", async () => {
  const context = await browser.context();
  const tabs = [await filledIn(context, "Tab One"), await filledIn(context, "Tab Two")];
  await context.setOffline(true);
  for (const tab of tabs) {
    await send(tab);
    await tab.getByText("No connection.").waitFor();
  }
  await context.setOffline(false);
  await arrives("Tab One");
  await arrives("Tab Two");
  const references = await Promise.all(tabs.map((tab) => tab.locator(".sent .figure-number").textContent()));
  expect(new Set(references).size).toBe(2);
  for (const [at, name] of ["Tab One", "Tab Two"].entries())
    expect(staffMails(name)[0]?.subject).toContain(references[at]);
});

test("a request whose tab was closed is sent from a page that is open when the connection returns, and said there", async () => {
  const context = await browser.context();
  const questions = await context.newPage();
  await questions.goto(`${site.url}/faq`);
  // What is done after the load has been done.
  await questions.waitForFunction(() => document.documentElement.style.getPropertyValue("--site") !== "");
  const page = await filledIn(context, "Closed Tab");
  await context.setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  await page.close();
  await context.setOffline(false);
  await questions.getByText("Your waiting request has been sent. Your reference is WB-").waitFor();
  await arrives("Closed Tab");
});

test("a browser that keeps nothing says that sending failed, keeps what was typed, and sends it later", async () => {
  const context = await browser.context();
  await context.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException("storage is forbidden here", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: forbidden });
    Object.defineProperty(window, "indexedDB", { get: forbidden });
  });
  const page = await filledIn(context, "No Storage");
  await context.setOffline(true);
  await send(page);
  await page.getByText("Something went wrong. Please try again or call us directly.").waitFor();
  expect(await page.inputValue("#name")).toBe("No Storage");
  await context.setOffline(false);
  await send(page);
  await arrives("No Storage");
});

test("a request whose id another one has is sent again under another id", async () => {
  const page = await filledIn(await browser.context(), "Same Number");
  const ids: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assessment")) ids.push(request.headers()["idempotency-key"]);
  });
  await page.route("**/api/assessment", (route) => route.fulfill({ status: 409, json: { error: "taken" } }), {
    times: 1,
  });
  await send(page);
  const reference = await page.locator(".sent .figure-number").textContent();
  await arrives("Same Number");
  expect(staffMails("Same Number")[0]?.subject).toContain(reference);
  expect(new Set(ids).size).toBe(2);
});

test("a refusal that isn't the site's own names the phone number, and what was typed is kept", async () => {
  const page = await filledIn(await browser.context(), "Fire Wall");
  await page.route("**/api/assessment", (route) =>
    route.fulfill({ status: 403, contentType: "text/html", body: "No" }),
  );
  await send(page);
  await page.locator(".error-summary").getByText("1300 975 707").waitFor();
  expect(await page.inputValue("#name")).toBe("Fire Wall");
  expect(await page.isEnabled("#name")).toBe(true);
});

test("a waiting request that is refused for the moment goes on waiting", async () => {
  const context = await browser.context();
  const page = await filledIn(context, "Busy Network");
  await context.setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  const asked = vi.fn();
  await context.route("**/api/assessment", (route) => {
    asked();
    return route.fulfill({ status: 429, json: { error: "Too many requests from your network." } });
  });
  await context.setOffline(false);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 40_000 });
  await context.unroute("**/api/assessment");
  const other = await context.newPage();
  await page.close();
  await other.goto(`${site.url}/faq`);
  await other.getByText("Your waiting request has been sent.").waitFor();
  await arrives("Busy Network");
  await other.goto(`${site.url}/contact`);
  await formIsLive(other);
  expect(await other.inputValue("#name")).toBe("");
});

test("a photo that was cut short is refused when it is chosen, with the server's own sentence", async () => {
  const page = await filledIn(await browser.context(), "Cut Short");
  const file = { name: "roof.jpg", mimeType: "image/jpeg", buffer: Buffer.from(smallJpeg).subarray(0, 200) };
  await page.setInputFiles("#file", file);
  await page.locator("#file-help").getByText("The end of this file is missing").waitFor();
  expect(await page.getByText("File uploaded successfully").count()).toBe(0);
  await page.setInputFiles("#file", { ...file, buffer: Buffer.from(smallJpeg) });
  await page.getByText("File uploaded successfully").waitFor();
  expect(await page.locator("#file-problem").count()).toBe(0);
});

test("a file that changes after it was chosen is asked for again, and the request goes without it", async () => {
  const path = join(folder, "bill.pdf");
  writeFileSync(path, pdf());
  const page = await filledIn(await browser.context(), "Changed File");
  await page.setInputFiles("#file", path);
  await page.getByText("File uploaded successfully").waitFor();
  writeFileSync(path, pdf("another month, another bill"));
  await send(page);
  await page.locator("#file-problem").getByText("changed or moved").waitFor();
  expect(await page.inputValue("#name")).toBe("Changed File");
  await send(page);
  await page.locator(".sent .figure-number").waitFor();
  await arrives("Changed File");
});

test("a pasted message that is too long is refused with its limit, and stays whole", async () => {
  const page = await filledIn(await browser.context(), "Long Story");
  await page.fill("#message", "word ".repeat(1000));
  await send(page);
  await page.locator("#message-problem").getByText("Keep this to 4000 characters or fewer").waitFor();
  expect(await page.inputValue("#message")).toHaveLength(5000);
});

test("a clock that is wrong by years costs neither draft nor request", async () => {
  const context = await browser.context();
  await context.clock.setFixedTime(new Date("2009-01-01T00:00:00Z"));
  const page = await filledIn(context, "Wrong Clock");
  await context.clock.setFixedTime(new Date("2008-01-01T00:00:00Z"));
  await page.reload();
  await vi.waitFor(async () => expect(await page.inputValue("#name")).toBe("Wrong Clock"), { timeout: 40_000 });
  await tick(page, "#consent");
  await send(page);
  await page.locator(".sent .figure-number").waitFor();
  await arrives("Wrong Clock");
});

test("a line on which nothing moves is given up after a minute, and the same request can be sent again", async () => {
  const context = await browser.context();
  await context.clock.install();
  const page = await filledIn(context, "Silent Line");
  const asked = vi.fn();
  await context.route("**/api/assessment", asked);
  await send(page);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 40_000 });
  await page.getByText("Submitting Request...").waitFor();
  await context.clock.fastForward(61_000);
  await page.getByRole("button", { name: button }).waitFor();
  expect(await page.inputValue("#name")).toBe("Silent Line");
  await context.unroute("**/api/assessment");
  await send(page);
  await page.locator(".sent .figure-number").waitFor();
  await arrives("Silent Line");
});

test("back, forward and a pressed reload after sending send nothing twice", async () => {
  const context = await browser.context();
  const page = await filledIn(context, "Back And Forth");
  await page.goto(`${site.url}/faq`);
  await page.goBack();
  await formIsLive(page);
  await tick(page, "#consent");
  await page.getByRole("button", { name: button }).dblclick();
  await page.locator(".sent .figure-number").waitFor();
  await page.goBack();
  await page.goForward();
  await page.reload();
  await page.getByText("Assessment request submitted successfully!").first().waitFor();
  await arrives("Back And Forth");
  const plain = await browser.context({ javaScriptEnabled: false });
  const second = await plain.newPage();
  await second.goto(page.url());
  await second.getByText("Assessment request submitted successfully!").waitFor();
  expect(staffMails("Back And Forth")).toHaveLength(1);
});
