import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { sharedBrowser } from "#tests/browser/chromium.ts";
import { findings } from "#tests/browser/layout.ts";
import { fillInRequest, formIsLive, openForm, referenceOn, send, tick } from "#tests/browser/request/request-form.ts";
import { pdf } from "#tests/request/sample-files.ts";
import { sharedSite } from "#tests/site/lead-site.ts";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);
const folder = mkdtempSync(join(tmpdir(), "unlucky-"));

afterEach(async () => {
  // Lost connections and refusals are what these tests are about.
  const complaints = await browser.closePages();
  expect(complaints.filter((one) => !/^Failed to load resource/.test(one))).toEqual([]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const button = "Request Free Assessment";

async function filledIn(context: BrowserContext, name: string): Promise<Page> {
  const page = await openForm(await context.newPage(), `${site.url}/contact`);
  await fillIn(page, name);
  return page;
}

function fillIn(page: Page, name: string): Promise<void> {
  const address = "12 High Street, Kew VIC 3101";
  return fillInRequest(page, { service: "heat-pump", address, name, email: "ann@example.com" });
}

/** What the page does after its load has been done. */
function isDone(page: Page) {
  return page.waitForFunction(() => document.documentElement.style.getPropertyValue("--site") !== "");
}

test("two requests written in two tabs without a connection both wait, both arrive, and both tabs say so", async () => {
  const context = await browser.context();
  const tabs = [await filledIn(context, "Tab One"), await filledIn(context, "Tab Two")];
  await context.setOffline(true);
  for (const tab of tabs) {
    await send(tab);
    await tab.getByText("No connection.").waitFor();
    expect(await findings(tab, "main")).toEqual([]);
  }
  await context.setOffline(false);
  const references = await Promise.all(tabs.map(referenceOn));
  expect(new Set(references).size).toBe(2);
  for (const [at, name] of ["Tab One", "Tab Two"].entries())
    expect((await site.arrivesOnce(name)).subject).toContain(references[at]);
});

test("a request whose tab was closed is sent from a page that is open or opened next, now or once it isn't refused any more", async () => {
  const context = await browser.context();
  const questions = await context.newPage();
  await questions.goto(`${site.url}/faq`);
  await isDone(questions);
  const page = await filledIn(context, "Closed Tab");
  await context.setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
  await page.close();
  await context.setOffline(false);
  await questions.getByText("Your waiting request has been sent. Your reference is WB-").waitFor();
  await site.arrivesOnce("Closed Tab");

  const next = await openForm(await context.newPage(), `${site.url}/contact`);
  expect(await next.inputValue("#name"), "the draft of a request that was sent").toBe("");
  await fillIn(next, "Busy Network");
  await context.setOffline(true);
  await send(next);
  await next.getByText("No connection.").waitFor();
  const asked = vi.fn();
  await context.route("**/api/assessment", (route) => {
    asked();
    return route.fulfill({ status: 429, json: { error: "Too many requests from your network." } });
  });
  await context.setOffline(false);
  await expect.poll(() => asked).toHaveBeenCalled();
  await Promise.all([next.close(), questions.goto("about:blank")]);
  await context.unroute("**/api/assessment");
  await questions.goto(`${site.url}/faq`);
  const line = questions.getByText("Your waiting request has been sent. Your reference is WB-");
  await line.waitFor();
  const { subject = "" } = await site.arrivesOnce("Busy Network");
  expect(await line.textContent()).toContain(/WB-[0-9A-F]{8}/.exec(subject)?.[0]);
  await questions.reload();
  await isDone(questions);
  expect(await questions.locator(".announcement").count(), "said once").toBe(0);
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
  expect(await findings(page, "main")).toEqual([]);
  expect(await page.inputValue("#name")).toBe("No Storage");
  await context.setOffline(false);
  await send(page);
  await site.arrivesOnce("No Storage");
});

test("a wrong clock, too long a message, a firewall, a file that changes, a silent line and a taken id cost nothing that was typed", async () => {
  const context = await browser.context();
  await context.clock.install({ time: "2009-01-01T00:00:00Z" });
  const page = await filledIn(context, "Bad Day");
  await context.clock.setSystemTime("2008-01-01T00:00:00Z");
  await page.reload();
  const name = () => page.inputValue("#name");
  await expect.poll(name, { message: "a clock that is wrong by years" }).toBe("Bad Day");
  await tick(page, "#consent");

  await page.fill("#message", "word ".repeat(1000));
  await send(page);
  await page.locator("#message-problem").getByText("Keep this to 4000 characters or fewer").waitFor();
  expect(await page.inputValue("#message"), "a pasted message stays whole").toHaveLength(5000);
  await page.fill("#message", "");

  const post = "**/api/assessment";
  await page.route(post, (route) => route.fulfill({ status: 403, contentType: "text/html", body: "No" }), { times: 1 });
  await send(page);
  await page.locator(".error-summary").getByText("1300 975 707").waitFor();
  expect(await name(), "after a refusal that isn't the site's own").toBe("Bad Day");
  expect(await page.isEnabled("#name")).toBe(true);

  const path = join(folder, "bill.pdf");
  writeFileSync(path, pdf());
  // Browsers compare whole seconds: the change must not fall into the same one.
  utimesSync(path, 1_000_000_000, 1_000_000_000);
  await page.setInputFiles("#file", path);
  await page.getByText("File uploaded successfully").waitFor();
  writeFileSync(path, pdf("another month, another bill"));
  await send(page);
  await page.locator("#file-problem").getByText("changed or moved").waitFor();
  expect(await name(), "after a file that has changed").toBe("Bad Day");

  const asked = vi.fn();
  await page.route(post, asked);
  await send(page);
  await expect.poll(() => asked).toHaveBeenCalled();
  await page.getByText("Submitting Request...").waitFor();
  await context.clock.fastForward(61_000);
  await page.getByRole("button", { name: button }).waitFor();
  expect(await name(), "after a line on which nothing moves").toBe("Bad Day");
  await page.unroute(post);

  const ids: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/assessment")) ids.push(request.headers()["idempotency-key"]);
  });
  await page.route(post, (route) => route.fulfill({ status: 409, json: { error: "taken" } }), { times: 1 });
  await send(page);
  const reference = await referenceOn(page);
  expect((await site.arrivesOnce("Bad Day")).subject).toContain(reference);
  expect(new Set(ids).size, "an id that another request has is not used again").toBe(2);
});

test("back, forward and a pressed reload after sending send nothing twice", async () => {
  const context = await browser.context();
  const page = await filledIn(context, "Back And Forth");
  await page.goto(`${site.url}/faq`);
  await page.goBack();
  await formIsLive(page);
  await tick(page, "#consent");
  await page.getByRole("button", { name: button }).and(page.locator(":not([aria-disabled])")).dblclick();
  await referenceOn(page);
  await page.goBack();
  await page.goForward();
  await page.reload();
  await referenceOn(page);
  await site.arrivesOnce("Back And Forth");
});
