import type { Page } from "playwright-core";
import { startBrowser } from "#tests/browser/chromium.ts";
import { startDirectSite } from "#tests/running-site/runtime.ts";
import type { Result } from "./result.ts";

/** A house's quarterly bills, all different, so that no answer is cached. */
const bills = Array.from({ length: 13 }, (_, index) => 610 + 7 * index);

/** Milliseconds from a key to the paint that shows the key, and to the paint that shows its answer. */
interface KeyTimes {
  key: number;
  answer: number;
}

/** Measures a key in a field of Your price, on a phone four times slower than this machine. */
export async function measureKeystroke(): Promise<Result[]> {
  const [site, browser] = await Promise.all([startDirectSite(), startBrowser()]);
  const page = await browser.page({ viewport: { width: 412, height: 823 } });
  await page.goto(`${site.url}/your-price?postcode=3550&kw=6.6&battery=10`);
  const folds = page.locator("details:has(#price-bill)");
  await folds.evaluateAll((all) => all.map((fold) => fold.setAttribute("open", "")));
  // The first answer loads the scripts of the parts below the price.
  await page.fill("#price-bill", "600");
  await page.waitForURL(/bill=600/);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: KeyTimes[] = [];
  for (const bill of bills) times.push(await timesOfLastKey(page, String(bill)));
  await Promise.all([site.stop(), browser.stop()]);
  const answer = Math.round(median(times.map((each) => each.answer)));
  const name = `A key in Your price, 4 × slower (its answer: ${answer} ms)`;
  return [{ name, value: median(times.map(({ key }) => key)), unit: "ms", budget: 50 }];
}

/** Types the last digit of an amount, with a pause before and after. */
async function timesOfLastKey(page: Page, bill: string): Promise<KeyTimes> {
  await page.fill("#price-bill", bill.slice(0, -1));
  await page.waitForTimeout(1000);
  const times = page.evaluate(untilAnswerIsPainted);
  await page.locator("#price-bill").press(bill.slice(-1));
  return times;
}

/** Runs in the page: the times of the next key. The browser doesn't report events that take less than 16 ms. */
function untilAnswerIsPainted(): Promise<KeyTimes> {
  return new Promise((resolve) => {
    let [pressedAt, key] = [0, 16];
    const keys = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) key = Math.max(key, duration);
    });
    keys.observe({ type: "event", durationThreshold: 16 });
    addEventListener("input", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
    const answers = new MutationObserver(() => {
      answers.disconnect();
      requestAnimationFrame(() => setTimeout(() => finish(performance.now() - pressedAt)));
    });
    const saving = document.querySelector("output[name=saving-assumed]");
    if (!saving) throw new Error("Your price shows no saving");
    answers.observe(saving, { attributes: true });

    function finish(answer: number): void {
      setTimeout(() => {
        keys.disconnect();
        resolve({ key, answer });
      }, 1000);
    }
  });
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
