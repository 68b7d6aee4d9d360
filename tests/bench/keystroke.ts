import type { Page } from "playwright-core";
import { startBrowser } from "#tests/browser/chromium.ts";
import { startDirectSite } from "#tests/running-site/runtime.ts";
import type { Result } from "./result.ts";

/** A house's quarterly bills, all different, so that no answer is cached. */
const bills = Array.from({ length: 13 }, (_, index) => 610 + 7 * index);

/** Long enough on the slowed phone for all that a key causes, and for the browser to report how long that took. */
const pauseMs = 1000;

/** Times from a key to the paint that shows the key, and to the paint that shows its answer. */
interface KeyTimes {
  keyMs: number;
  answerMs: number;
}

/** Measures a key in a field of Your price, on a phone four times slower than this machine. */
export async function measureKeystroke(): Promise<Result[]> {
  const [site, browser] = await Promise.all([startDirectSite(), startBrowser()]);
  try {
    const times = await keyTimes(await browser.page({ viewport: { width: 412, height: 823 } }), site.url);
    const answerMs = Math.round(median(times.map((each) => each.answerMs)));
    const name = `A key in Your price, 4 × slower (its answer: ${answerMs} ms)`;
    return [{ name, value: median(times.map(({ keyMs }) => keyMs)), unit: "ms", budget: 50 }];
  } finally {
    await Promise.all([site.stop(), browser.stop()]);
  }
}

/** The times of the last key of each bill. */
async function keyTimes(page: Page, siteUrl: string): Promise<KeyTimes[]> {
  await page.goto(`${siteUrl}/your-price?postcode=3550&kw=6.6&battery=10`);
  const folds = page.locator("details:has(#price-bill)");
  await folds.evaluateAll((all) => all.map((fold) => fold.setAttribute("open", "")));
  // The first answer loads the scripts of the parts below the price.
  await page.fill("#price-bill", "600");
  await page.waitForURL(/bill=600/);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: KeyTimes[] = [];
  for (const bill of bills) times.push(await timesOfLastKey(page, String(bill)));
  return times;
}

/** Types the last digit of an amount, with a pause before and after. */
async function timesOfLastKey(page: Page, bill: string): Promise<KeyTimes> {
  await page.fill("#price-bill", bill.slice(0, -1));
  await page.waitForTimeout(pauseMs);
  const times = page.evaluate(timesOfNextKey, pauseMs);
  await page.locator("#price-bill").press(bill.slice(-1));
  return times;
}

/** Runs in the page: the times of the next key. The browser doesn't report events that take less than 16 ms. */
function timesOfNextKey(pauseMs: number): Promise<KeyTimes> {
  return new Promise((resolve) => {
    let [pressedAtMs, keyMs] = [0, 16];
    const keys = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) keyMs = Math.max(keyMs, duration);
    });
    keys.observe({ type: "event", durationThreshold: 16 });
    addEventListener("input", ({ timeStamp }) => (pressedAtMs = timeStamp), { capture: true, once: true });
    const answers = new MutationObserver(() => {
      answers.disconnect();
      requestAnimationFrame(() => setTimeout(() => finish(performance.now() - pressedAtMs)));
    });
    const saving = document.querySelector("output[name=saving-assumed]");
    if (!saving) throw new Error("Your price shows no saving");
    answers.observe(saving, { attributes: true });

    function finish(answerMs: number): void {
      setTimeout(() => {
        keys.disconnect();
        resolve({ keyMs, answerMs });
      }, pauseMs);
    }
  });
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
