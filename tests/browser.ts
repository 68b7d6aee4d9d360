import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** A Chromium that notes what its pages complain about. */
export async function startBrowser() {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const complaints: string[] = [];

  async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(url);
    return page;
  }

  /** Closes every page and says what they complained about since. */
  async function closePages(): Promise<string[]> {
    await Promise.all(browser.contexts().map((context) => context.close()));
    return complaints.splice(0);
  }

  return { open, closePages, stop: () => browser.close() };
}

export type TestBrowser = Awaited<ReturnType<typeof startBrowser>>;
