import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "playwright-core";
import { afterAll, expect, test, vi } from "vitest";
import { business } from "#content/business.ts";
import {
  afterLoadScript,
  holdBack,
  openWithScript,
  siteInChromium,
  stopClock,
  waitForMessage,
  waitUntilIdle,
} from "#tests/browser/chromium.ts";
import { axeFindings } from "#tests/browser/layout.ts";
import { fillInRequest, openForm, referenceOn, send, tick, waitForForm } from "#tests/browser/request/request-form.ts";
import { pdf } from "#tests/sample-requests/samples.ts";

// These tests lose connections and refuse requests.
const { site, browser } = await siteInChromium(/^Failed to load resource|a bug in sending/);
const folder = mkdtempSync(join(tmpdir(), "failed-sends-"));
afterAll(() => rmSync(folder, { recursive: true }));

const buttonName = "Request Free Assessment";
const submittingText = "Submitting Request...";
const postAddress = "**/api/assessment";

test("two requests written offline in two tabs both wait, both arrive, and both tabs say so", async () => {
  const context = await browser.context();
  const dialogs: string[] = [];
  context.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const tabs = [await openFilledIn(context, "Tab One"), await openFilledIn(context, "Tab Two")];
  for (const tab of tabs) {
    await sendOffline(tab);
    const leavesUnasked = () => tab.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
    await expect.poll(leavesUnasked, { message: "asks before it is left" }).toBe(false);
    expect(await axeFindings(tab, "main")).toEqual([]);
  }
  await context.setOffline(false);
  const references = await Promise.all(tabs.map(referenceOn));
  expect(new Set(references).size).toBe(2);
  for (const [index, name] of ["Tab One", "Tab Two"].entries())
    expect((await site.expectOneLetter(name)).subject).toContain(references[index]);
  expect(dialogs, "nobody is asked whether to leave").toEqual([]);
});

test("a waiting request that can't be deleted from storage is still reported as sent", async () => {
  const context = await browser.context();
  const page = await openFilledIn(context, "Stuck Outbox");
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error("the disk is broken");
    };
  });
  await sendOffline(page);
  await context.setOffline(false);
  const reference = await referenceOn(page);
  expect((await site.expectOneLetter("Stuck Outbox")).subject).toContain(reference);
});

test("a request whose tab was closed is sent from another open page, and its draft is deleted", async () => {
  const context = await browser.context();
  const questions = await context.newPage();
  await openWithScript(questions, "/faq", afterLoadScript);
  const page = await openFilledIn(context, "Closed Tab");
  await sendOffline(page);
  await page.close();
  // A tab sees what another one stored only after a moment.
  await questions.waitForFunction(() => localStorage.getItem("assessment-waiting") !== null);
  await context.setOffline(false);
  await questions.getByText("Your waiting request has been sent. Your reference is WB-").waitFor();
  await site.expectOneLetter("Closed Tab");
  const form = await openForm(await context.newPage());
  expect(await form.inputValue("#name")).toBe("");
});

test("a waiting request that was refused for a moment is sent from the next page, which says so once", async () => {
  const context = await browser.context();
  const page = await openFilledIn(context, "Busy Network");
  await sendOffline(page);
  let postCount = 0;
  await context.route(postAddress, (route) => {
    postCount += 1;
    return route.fulfill({ status: postCount === 1 ? 408 : 429, json: { error: "Not now." } });
  });
  await context.setOffline(false);
  await expect.poll(() => postCount, { message: "refused posts" }).toBeGreaterThan(1);
  await page.goto("about:blank");
  await context.unroute(postAddress);
  await page.goto("/faq");
  const line = page.getByText("Your waiting request has been sent. Your reference is WB-");
  await line.waitFor();
  const { subject = "" } = await site.expectOneLetter("Busy Network");
  expect(await line.textContent()).toContain(/WB-[0-9A-F]{8}/.exec(subject)?.[0]);
  await openWithScript(page, "/faq", afterLoadScript);
  expect(await page.evaluate(() => localStorage.getItem("assessment-waiting")), "nothing waits").toBeNull();
  expect(await page.locator("[data-announcement]").count(), "announced once").toBe(0);
});

test("a visitor who is online reads that a request our server doesn't take will be tried again from the next page", async () => {
  const context = await browser.context();
  const page = await openFilledIn(context, "Full Server");
  await sendOffline(page);
  await context.route(postAddress, (route) => route.fulfill({ status: 503, json: { error: "Not now." } }));
  await context.setOffline(false);
  await page.goto("/faq");
  await page
    .getByText("Your request is still on this device. We’ll try again on the next page you open.", { exact: true })
    .waitFor();
});

test("without browser storage, a failed send keeps the form filled in", async () => {
  const context = await browser.context();
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException("storage is forbidden here", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: forbid });
    Object.defineProperty(window, "indexedDB", { get: forbid });
  });
  const page = await openFilledIn(context, "No Storage");
  await context.setOffline(true);
  await send(page);
  await waitForMessage(page, `Something went wrong. Please try again or call us directly. ${business.phone.display}`);
  expect(await axeFindings(page, "main")).toEqual([]);
  expect(await page.inputValue("#name")).toBe("No Storage");
  await context.setOffline(false);
  await send(page);
  await site.expectOneLetter("No Storage");
});

test("if a full disk undoes what the outbox stored, the form says so and stays filled in", async () => {
  const context = await browser.context();
  const page = await openFilledIn(context, "Full Disk");
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...written) {
      const request = put.apply(this, written);
      request.addEventListener("success", () => this.transaction.abort());
      return request;
    };
  });
  await context.setOffline(true);
  await send(page);
  await waitForMessage(page, `Something went wrong. Please try again or call us directly. ${business.phone.display}`);
  expect(await page.inputValue("#name")).toBe("Full Disk");
  expect(await page.evaluate(() => localStorage.getItem("assessment-waiting")), "nothing waits").toBeNull();
  await context.setOffline(false);
  await send(page);
  await site.expectOneLetter("Full Disk");
});

test("a request can be drafted and sent on a device whose clock is wrong by years", async () => {
  const context = await browser.context();
  await context.clock.install({ time: "2009-01-01T00:00:00Z" });
  const page = await openFilledIn(context, "Wrong Clock");
  await context.clock.setSystemTime("2008-01-01T00:00:00Z");
  await page.reload();
  await waitForForm(page);
  expect(await page.inputValue("#name"), "the draft").toBe("Wrong Clock");
  await tick(page, "#consent");
  await send(page);
  await site.expectOneLetter("Wrong Clock");
  await referenceOn(page);
});

test("if a firewall refuses the request, the form shows our number and stays filled in", async () => {
  const page = await openFilledIn(await browser.context(), "Behind A Firewall");
  await page.route(postAddress, (route) => route.fulfill({ status: 403, contentType: "text/html", body: "No" }));
  await send(page);
  await page.locator(".error-summary").getByText(business.phone.display).waitFor();
  expect(await page.inputValue("#name")).toBe("Behind A Firewall");
  expect(await page.isEnabled("#name")).toBe(true);
});

test("if sending fails by a bug of ours, the form says so, stays filled in, and sends at the next press", async () => {
  const page = await openFilledIn(await browser.context(), "Bug In Sending");
  await page.evaluate(() => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = () => {
      XMLHttpRequest.prototype.open = open;
      throw new Error("a bug in sending");
    };
  });
  await send(page);
  await waitForMessage(page, "call us");
  expect(await page.inputValue("#name")).toBe("Bug In Sending");
  await send(page);
  await site.expectOneLetter("Bug In Sending");
});

test("if a request is refused as a whole, its toast says the same as the form", async () => {
  const page = await openFilledIn(await browser.context(), "Withdrawn Before");
  const error = "This request was withdrawn. Send a new one.";
  await page.route(postAddress, (route) => route.fulfill({ status: 410, json: { error } }));
  await send(page);
  await page.locator(".error-summary").getByText(error).waitFor();
  await waitForMessage(page, error);
});

test("if a chosen file has changed before it is sent, the form says so and stays filled in", async () => {
  const page = await openFilledIn(await browser.context(), "Changed File");
  const path = join(folder, "bill.pdf");
  writeFileSync(path, pdf());
  // Browsers compare whole seconds, so the change must not fall into the same second.
  utimesSync(path, 1_000_000_000, 1_000_000_000);
  await page.setInputFiles("#file", path);
  await page.getByText("bill.pdf, 1 KB is attached").waitFor();
  writeFileSync(path, pdf("another month, another bill"));
  await send(page);
  await page.locator("#file-problem").getByText("changed or moved").waitFor();
  expect(await page.inputValue("#name")).toBe("Changed File");
});

test("while a request is being sent, the focus is on its button", async () => {
  const page = await sendUnanswered("Held Line");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("submit");
});

test("sending stops after a minute without progress, and the form stays filled in", async () => {
  const page = await sendUnanswered("Silent Line");
  await page.clock.runFor(59_000);
  await waitUntilIdle(page);
  expect(await page.getByText(submittingText).isVisible(), "after 59 seconds").toBe(true);
  await page.clock.runFor(1000);
  await page.getByRole("button", { name: buttonName }).waitFor();
  expect(await page.inputValue("#name")).toBe("Silent Line");
});

test("progress gives a request another minute", async () => {
  const page = await sendUnanswered("Slow Line");
  await page.clock.runFor(59_000);
  await page.evaluate(() => Reflect.get(window, "upload").dispatchEvent(new ProgressEvent("progress")));
  await page.clock.runFor(59_000);
  await waitUntilIdle(page);
  expect(await page.getByText(submittingText).isVisible()).toBe(true);
});

test("a request is sent again under its id after a server error, and under a new one if that id is taken", async () => {
  const page = await openFilledIn(await browser.context(), "Taken Id");
  const ids: (string | undefined)[] = [];
  const isSending = Promise.withResolvers<void>();
  await page.route(postAddress, async (route) => {
    const status = [503, 409][ids.length];
    ids.push(route.request().headers()["idempotency-key"]);
    await isSending.promise;
    return status ? route.fulfill({ status, json: { error: "taken" } }) : route.continue();
  });
  await send(page);
  await page.getByText(submittingText).waitFor();
  isSending.resolve();
  await send(page);
  const reference = await referenceOn(page);
  expect((await site.expectOneLetter("Taken Id")).subject).toContain(reference);
  expect(ids[1], "the server may have stored it").toBe(ids[0]);
  expect(ids[2], "another request has that id").not.toBe(ids[0]);
});

test("going back, going forward and reloading after sending send nothing twice", async () => {
  const context = await browser.context();
  const page = await openFilledIn(context, "Back And Forth");
  await page.goto("/faq");
  await page.goBack();
  await waitForForm(page);
  await tick(page, "#consent");
  await page.getByRole("button", { name: buttonName }).and(page.locator(":not([aria-disabled])")).dblclick();
  await referenceOn(page);
  await page.goBack();
  await page.goForward();
  await page.reload();
  await referenceOn(page);
  await site.expectOneLetter("Back And Forth");
});

test("everything typed before the form's script loads is kept", async () => {
  const page = await browser.page();
  const startScript = await holdBack(page, "**/assets/hydrate-*.js");
  await page.goto("/contact");
  await fillInAll(page, "Ann Early");
  await startScript();
  await waitForForm(page);
  await page.keyboard.type("Please. ");
  expect(await page.inputValue("#message")).toBe("Please. Ring twice");
  expect(await page.isChecked('[value="commercial"]')).toBe(true);
  expect(await page.inputValue("#timeline")).toBe("soon");
  expect(await page.isChecked("#service-vpp-eligibility")).toBe(true);
  await page.getByText("early.pdf, 1 KB is attached").waitFor();
});

test("a form left for an hour, cut off twice and double-clicked is sent once, with what was typed", async () => {
  const page = await openFilledIn(await browser.context(), "Ann Unlucky");
  await page.clock.install();
  await page.clock.fastForward("01:00:00");
  const submit = page.getByRole("button", { name: buttonName });
  await page.route(postAddress, (route) => route.abort(), { times: 1 });
  await send(page);
  await waitForMessage(page, "Something went wrong. Please try again or call us directly.");
  const responseLost = Promise.withResolvers<void>();
  const loseResponse = async (route: Route) => {
    await route.fetch();
    await page.getByText(submittingText).waitFor();
    await route.abort();
    responseLost.resolve();
  };
  await page.route(postAddress, loseResponse, { times: 1 });
  await send(page);
  await responseLost.promise;
  await submit.and(page.locator(":not([aria-disabled])")).waitFor();
  expect(await page.inputValue("#name")).toBe("Ann Unlucky");
  expect(await page.inputValue("#phone")).toBe("0412 345 678");
  await submit.dblclick();
  await referenceOn(page);
  await site.expectOneLetter("Ann Unlucky");
});

/** Fills in a request with every kind of field, and starts writing the message. */
async function fillInAll(page: Page, name: string): Promise<void> {
  await fillInRequest(page, name);
  await tick(page, "#service-vpp-eligibility");
  await page.check('[value="commercial"]');
  await page.getByText("Size of your bill and home").click();
  await page.selectOption("#timeline", "soon");
  await page.setInputFiles("#file", { name: "early.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) });
  await page.fill("#message", "Ring twice");
  await page.focus("#message");
  await page.keyboard.press("Home");
}

/** Opens the form and fills in a request. */
async function openFilledIn(context: BrowserContext, name: string): Promise<Page> {
  const page = await openForm(await context.newPage());
  await fillInRequest(page, name);
  return page;
}

/** Sends a request that is never answered, on a stopped clock. The page keeps its upload for the test to report progress. */
async function sendUnanswered(name: string): Promise<Page> {
  const page = await openFilledIn(await browser.context(), name);
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { upload: this.upload });
      send.call(this, body);
    };
  });
  const neverAnswered = vi.fn();
  await page.route(postAddress, neverAnswered);
  await stopClock(page);
  await page.press("#name", "Enter");
  await expect.poll(() => neverAnswered).toHaveBeenCalled();
  await page.getByText(submittingText).waitFor();
  return page;
}

/** Takes the connection away, sends, and waits until the page says that the request waits. */
async function sendOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await send(page);
  await page.getByText("No connection.").waitFor();
}
