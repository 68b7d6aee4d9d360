// Chromium for tests: its pages, and what they complain about.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { waitLimitMs } from "#tests/deadlines.ts";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { proving } from "#tests/settings.ts";
import { ensureChromium } from "#tools/setup/chromium.mjs";

/** If Chromium is busy it may give up a transition between pages. It then reports a rejection that no page could catch. */
const abandonedTransition = /^Transition was (aborted|skipped)/;

/** How Chromium and `logViolations` report that a policy stopped something. */
const stoppedByPolicy = /Content.Security.Policy|Trusted(Type| Type|Script|HTML)|Reported by the browser/;

/** Playwright logs this when a test blocks service workers. */
const blockedWorkerMessage = "Service Worker registration blocked by Playwright";

/** For tests that are about the service worker. */
export const withWorker = { serviceWorkers: "allow" } as const;

/**
 * Unless `WebUIOmnibox…` is disabled, the address bar's own pages take CPU in each window. This flag replaces Playwright's
 * `--disable-features`, so what matters here of its list (as of Playwright 1.65) is repeated.
 */
const disabledFeatures = `--disable-features=${[
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
]}`;

/** Smooth scrolling draws dozens of frames that no test looks at. */
const noSmoothScrolling = "--disable-smooth-scrolling";

/** Makes letters as wide as on a phone: headless Chromium would round the width of each to whole pixels. */
const unroundedText = "--font-render-hinting=none";

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium({ whole: proving }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      noSmoothScrolling,
      unroundedText,
      disabledFeatures,
    ],
  });
}

/** Starts a Chromium that collects its pages' errors and warnings. Relative addresses start at `baseURL`. */
export async function startBrowser(baseURL = "") {
  let browser = await launch();
  const complaints: string[] = [];
  const violations: string[] = [];
  const forgivenPatterns: RegExp[] = [];

  async function context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    // If it crashed, the test that was running has failed. The others get a new one.
    if (!browser.isConnected()) browser = await launch();
    // The service worker would fetch all that pages need again in each context, so it is blocked unless a test is about it.
    const defaults = { baseURL, viewport: { width: 1280, height: 900 }, serviceWorkers: "block" } as const;
    const newContext = await browser.newContext({ ...defaults, ...options });
    newContext.setDefaultTimeout(waitLimitMs);
    newContext.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (message.text() === blockedWorkerMessage) return;
      complaints.push(message.text());
      if (stoppedByPolicy.test(message.text())) violations.push(message.text());
    });
    await newContext.addInitScript(logViolations);
    await newContext.addInitScript(recordMessages);
    // The worker may end before this has run in it, for example with its context.
    newContext.on("serviceworker", (worker) => void worker.evaluate(logViolations).catch(() => {}));
    newContext.on("weberror", (failure) => {
      const { message } = failure.error();
      if (!abandonedTransition.test(message)) complaints.push(message);
    });
    return newContext;
  }

  /** Opens a page in a context of its own, without the cookies, drafts and workers of others. */
  async function page(options: BrowserContextOptions = {}): Promise<Page> {
    return (await context(options)).newPage();
  }

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const openPage = await page(options);
    await openPage.goto(url);
    return openPage;
  }

  /** Ignores an error that the test provokes; it may arrive after the page has changed. */
  function forgive(complaint: RegExp): void {
    forgivenPatterns.push(complaint);
  }

  /**
   * Closes every page and returns what they complained about, unless it was forgiven. Throws if a page did what our policy forbids, such
   * as contacting another site, or set a cookie: neither is ever forgiven.
   */
  async function closePages(): Promise<string[]> {
    const cookies = (await Promise.all(browser.contexts().map((opened) => opened.cookies()))).flat();
    await Promise.all(browser.contexts().map((opened) => opened.close()));
    const violationTexts = violations.splice(0);
    const expected = forgivenPatterns.splice(0);
    const unexpected = complaints.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text)));
    if (violationTexts.length > 0)
      throw new Error(`The site did what its own policy forbids:\n${violationTexts.join("\n")}`);
    if (cookies.length > 0) throw new Error(`The site set cookies: ${cookies.map(({ name }) => name).join(", ")}`);
    return unexpected;
  }

  return { context, page, open, complaints, forgive, closePages, stop: () => browser.close() };
}

/**
 * Holds back requests to such addresses until the returned function is called. That function first waits until one is held, so
 * that a test fails if its file was renamed.
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let heldCount = 0;
  await page.route(addresses, async (route) => {
    heldCount += 1;
    await promise;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => heldCount, { message: `requests held back: ${addresses}` }).toBeGreaterThan(0);
    resolve();
  };
}

/** Waits for the response to a request of its own. By then the browser has also sent the requests that the page made before. */
export async function letRequestsStart(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/robots.txt"));
}

/** Opens a page and waits until one of its scripts has loaded and run. */
export async function openWithScript(page: Page, path: string, script: RegExp): Promise<void> {
  await page.goto(path);
  // Read the new page's own list, because a response may belong to the page before it.
  const loadedUrls = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const loadedScript = async () => (await loadedUrls()).find((url) => script.test(url));
  await expect.poll(loadedScript, { message: `the script ${script} on ${path}` }).toBeDefined();
  const address = await loadedScript();
  // As a string, because the test runner transforms an `import` in code.
  await page.evaluate(`import(${JSON.stringify(address)})`);
}

/** The script that runs last of those that every page loads. */
export const afterLoadScript = /\/assets\/after-load-/;

/** Waits until that script has run. Before that, links don't carry the house, and nothing can be shared or printed. */
export async function waitForAfterLoad(page: Page): Promise<void> {
  await page.locator("html[data-shares]").waitFor();
}

/** Waits until the page has handled its events: a task of the lowest priority runs after all of React's. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: "background" }));
}

/** Waits until the page has shown this message, even if it has disappeared since. */
export async function waitForMessage(page: Page, words: string): Promise<void> {
  const shownMessages = () => page.evaluate<string[]>("messages");
  await expect.poll(shownMessages, { message: "the page's messages" }).toContainEqual(expect.stringContaining(words));
}

/** Records the JSON responses that the page reads. The function that it returns waits for the nth of a path. */
export async function recordResponses(page: Page): Promise<(path: string, count: number) => Promise<void>> {
  await page.addInitScript(recordJsonReads);
  return async (path, count) => {
    const readUrls = async () => (await page.evaluate<string[]>("responsesRead")).filter((url) => url.includes(path));
    await expect
      .poll(async () => (await readUrls()).length, { message: `responses of ${path} read` })
      .toBeGreaterThanOrEqual(count);
  };
}

/** For tests that run with scripts and without: the words for the title, and the context's option. */
export const scriptModes = [
  { scripts: "with scripts", javaScriptEnabled: true },
  { scripts: "without scripts", javaScriptEnabled: false },
] as const;

export const phone = { viewport: { width: 360, height: 780 } } as const;

/** Stops the page's clock: it moves only when the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

let sharedBrowser: Promise<TestBrowser> | undefined;

/**
 * The site and the Chromium that all files of a process share. Each test opens its own contexts. After the test they are closed,
 * and any complaint fails the test, unless it matches `expected` or the test forgave it.
 */
export async function siteInChromium(expected?: RegExp) {
  const site = await sharedSite();
  sharedBrowser ??= startBrowser(site.url);
  const browser: Omit<TestBrowser, "stop"> = await sharedBrowser;
  afterEach(async () => {
    const complaints = await browser.closePages();
    expect(complaints.filter((text) => !expected?.test(text))).toEqual([]);
  });
  return { site, browser };
}

type TestBrowser = Awaited<ReturnType<typeof startBrowser>>;

/** Runs in every page before its own scripts, and in the service worker. Logs violations that Chromium doesn't log. */
function logViolations(): void {
  addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    console.error(`Content-Security-Policy: ${effectiveDirective} stopped ${blockedURI}`);
  });
  if (!("ReportingObserver" in self)) return;
  const types = ["coep", "deprecation", "integrity-violation", "permissions-policy-violation"];
  new ReportingObserver(
    (reports) => {
      for (const { type, body } of reports) console.error(`Reported by the browser: ${type} ${JSON.stringify(body)}`);
    },
    { types, buffered: true },
  ).observe();
}

/** Runs in every page before its own scripts. Keeps every message: the page shows only the last one. */
function recordMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("[data-announcement]"))
      if (textContent && messages.at(-1) !== textContent) messages.push(textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in a page before its own scripts: a response counts once the code that waited for its JSON has continued. */
function recordJsonReads(): void {
  const responsesRead: string[] = [];
  Object.assign(window, { responsesRead });
  const readJson = Response.prototype.json;
  Response.prototype.json = async function (this: Response) {
    const json: unknown = await readJson.call(this);
    setTimeout(() => responsesRead.push(this.url));
    return json;
  };
}
