import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Chromium gives up a transition between two pages when it is busy, and reports that as a rejection no page could have caught. */
const abandonedTransition = /^Transition was (aborted|skipped)/;

/** A Chromium that notes what its pages complain about. */
export async function startBrowser() {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  const complaints: string[] = [];

  async function context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const opened = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    opened.setDefaultTimeout(20_000);
    opened.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    opened.on("weberror", (failure) => {
      const { message } = failure.error();
      if (!abandonedTransition.test(message)) complaints.push(message);
    });
    return opened;
  }

  /** A page in a browser of its own: no cookies, drafts or workers of others. */
  async function page(options: BrowserContextOptions = {}): Promise<Page> {
    return (await context(options)).newPage();
  }

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const opened = await page(options);
    await opened.goto(url);
    return opened;
  }

  /** Closes every page and says what they complained about since. */
  async function closePages(): Promise<string[]> {
    await Promise.all(browser.contexts().map((one) => one.close()));
    return complaints.splice(0);
  }

  return { context, page, open, complaints, closePages, stop: () => browser.close() };
}

export type TestBrowser = Awaited<ReturnType<typeof startBrowser>>;
