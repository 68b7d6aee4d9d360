import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, siteInChromium, withWorker } from "#tests/browser/chromium.ts";
import { findings, sideways } from "#tests/browser/layout.ts";
import { fillInRequest, formIsLive, referenceOn, send } from "#tests/browser/request/request-form.ts";
import { textOf } from "#tests/running-site/lead-site.ts";
import { sampleBytes } from "#tests/sample-meter-files/samples.ts";

const { site, browser } = await siteInChromium();

const year = "01-united-vec-report.csv";

function give(page: Page, content: string | Uint8Array, name = "meter.csv"): Promise<void> {
  return page.setInputFiles("input[type=file]", { name, mimeType: "text/csv", buffer: Buffer.from(content) });
}

async function outcomeOn(page: Page): Promise<string | null> {
  const outcome = page.locator("[data-outcome]");
  await outcome.waitFor();
  return outcome.getAttribute("data-outcome");
}

const value = (page: Page, name: string) => page.locator(`output[name="${name}"]`).getAttribute("data-value");

const refusals = [
  ["pdf", "%PDF-1.4 renamed", "This is a PDF, most likely a bill."],
  ["html", "<!doctype html><title>Sign in</title><h1>marker-in-html</h1>", "This is a web page"],
  ["empty", "", "This file is empty."],
  ["too-large", `a,b\n${"0,".repeat(1_000_000)}`, "far larger than meter data gets"],
  ["not-meter-data", "=1+2,@SUM(A1),marker-in-cell", "We couldn’t find meter readings"],
] as const;

test("code comes only with a file, reading can be stopped, and what is no meter's file gets its sentence, a next step, and nothing of the file", async () => {
  const page = await browser.page();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" || request.url().includes("/thread-")) scripts.push(request.url());
  });
  await page.goto("/your-meter", { waitUntil: "networkidle" });
  await page.getByLabel("Choose your meter file").focus();
  expect(scripts.filter((url) => /react|island|thread|hydrate/.test(url))).toEqual([]);
  const long = new TextDecoder().decode(sampleBytes("07-retailer-long-12-hour.csv")).split("\n").slice(1).join("\n");
  await page.evaluate(pressStopOnce);
  await give(page, `StartDate,EndDate,kWh\n${long.repeat(12)}`.slice(0, 3_000_000));
  await page.locator("html[data-stopped]").waitFor();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  expect(await page.locator("[data-outcome]").count()).toBe(0);
  for (const [outcome, content, words] of refusals) {
    await give(page, content);
    await page.locator(`[data-outcome="${outcome}"]`).getByText(words).waitFor();
    await page.getByRole("link", { name: "How to get the file" }).waitFor();
    await page.getByRole("link", { name: "estimate from your bill instead" }).waitFor();
    expect(await page.content(), outcome).not.toMatch(/marker-in/);
  }
});

/** Runs in the page: a busy machine has read the file before a press from outside gets there. */
function pressStopOnce(): void {
  const observer = new MutationObserver(() => {
    const stop = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Stop");
    if (!stop) return;
    observer.disconnect();
    stop.click();
    document.documentElement.dataset.stopped = "";
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

test("a table is pasted, files are dropped and chosen; the page says what it read, what was guessed can be put right, and the answer follows sizes", async () => {
  const page = await browser.open("/your-meter");
  // Until its scripts are there, the page takes only what is chosen.
  await page.waitForLoadState("networkidle");
  await bring(page, "paste", "02-powercor-blank-lines.csv");
  expect(await outcomeOn(page), "pasted").toBe("part-year");

  await bring(page, "drop", "09-two-connections.csv");
  await expect.poll(() => value(page, "meter-general"), { message: "dropped" }).toBe("2322.433");
  await page
    .getByLabel("This file has two connections. Which one is your home?")
    .selectOption("ending in 001 (60 days)");
  await expect.poll(() => value(page, "meter-days")).toBe("60");

  await give(page, sampleBytes("12-saved-by-spreadsheet.csv"));
  const whichNetwork = page.getByLabel("We can’t tell your distributor from this file. Which is it?");
  await whichNetwork.selectOption("Jemena");
  await expect.poll(() => value(page, "meter-distributor")).toBe("jemena");
  const bought = page.locator("output[name=fitted-bought]");
  await bought.waitFor();
  const before = Number(await bought.getAttribute("data-value"));
  await page.getByLabel("Battery, usable, kWh", { exact: true }).fill("20");
  await page.keyboard.press("Enter");
  await expect.poll(async () => Number(await bought.getAttribute("data-value"))).toBeLessThan(before);
  await page.getByLabel("Your plan").selectOption({ label: "Peak and off-peak" });
  await page.getByText("yours", { exact: true }).waitFor();

  await give(page, sampleBytes(year));
  await page
    .getByText("Read: 1 November 2025 to 31 October 2026, 365 days, every 30 minutes, from United Energy.")
    .waitFor();
  expect(await outcomeOn(page)).toBe("year");
  expect([await value(page, "meter-days"), await value(page, "meter-distributor")]).toEqual(["365", "united"]);
  expect(await whichNetwork.count(), "asked for another file").toBe(0);
  await page.getByRole("heading", { name: "What more panels and a battery would have done" }).waitFor();
});

test("a sample house needs no file: the page goes to what it would save and pay, at Your price's price, then says what its file says", async () => {
  const page = await browser.open("/your-meter");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Try it with a sample house" }).click();
  const pay = page.locator("output[name=fitted-pay]");
  await pay.waitFor();
  await page.getByText("A sample house").waitFor();
  await page.getByText("Change", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Try it with a sample house" }).count()).toBe(0);
  const place = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN;
  const answer = await place("What panels and a battery would have done");
  expect(answer).toBeGreaterThanOrEqual(0);
  expect(answer).toBeLessThan(780);
  expect(await place("What the file says")).toBeGreaterThan(answer);

  await page.getByLabel("Postcode").fill("3350");
  await page.getByRole("link", { name: "Your price", exact: true }).first().waitFor();
  await expect
    .poll(() => page.locator("[aria-labelledby=meter-fitting] a").getAttribute("href"))
    .toContain("postcode=3350");
  const [saving, dollars] = [await value(page, "fitted-saving"), await pay.textContent()];
  await page.locator("[aria-labelledby=meter-fitting] a").press("Enter");
  await page.waitForURL("**/your-price?**");
  expect(await page.locator("output[name=pay-assumed]").textContent()).toBe(dollars);
  const estimated = Number(await value(page, "saving-assumed"));
  expect(Math.abs(Number(saving) / estimated - 1)).toBeLessThan(0.05);
});

test("a marked meter leaves no trace: no request, storage, address or cache has its numbers; its summary reaches staff only if it is ticked, or anyone who has the link", async () => {
  const context = await browser.context(withWorker);
  const page = await context.newPage();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}\n${request.postData() ?? ""}`));
  page.on("websocket", (socket) => sent.push(socket.url()));
  await page.goto("/your-meter");
  const marked = new TextDecoder()
    .decode(sampleBytes(year))
    .replaceAll("6407000000", "6407MARK99")
    .replaceAll("0914269", "MTRMARK77")
    .replace(/(300,20251101,)[^,]+/, "$17.654321");
  await give(page, marked, "6407MARK99_UNITEDENERGY_VEC.csv");
  await page.locator("output[name=fitted-bought]").waitFor();
  const withIt = page.getByRole("link", { name: "Request Free Assessment with it" });
  const summary = /#.*/.exec((await withIt.getAttribute("href")) ?? "")?.[0] ?? "";
  await withIt.click();
  await page.waitForURL("**/contact#form");
  const box = page.getByRole("checkbox", { name: /Send a summary of my meter data/ });
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);

  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), location.href, document.cookie];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) texts.push(request.url);
    for (const { name = "" } of await indexedDB.databases()) texts.push(name);
    return texts;
  });
  const marks = /6407MARK|MTRMARK|7\.654321|UNITEDENERGY_VEC/;
  for (const text of [...sent, ...kept]) expect(text).not.toMatch(marks);
  expect(sent.every((line) => line.split(" ")[1]?.startsWith(site.url) || line.startsWith("GET blob:"))).toBe(true);
  expect(sent.join("\n")).not.toMatch(/meter=1/);
  expect(kept.join("\n")).not.toMatch(/#meter/);

  await formIsLive(page);
  browser.forgive(/ERR_FAILED/);
  await fillInRequest(page, "Meter Ticked");
  const posted: string[] = [];
  await page.route(
    "**/api/assessment",
    (route) => {
      posted.push(route.request().postData() ?? "");
      return route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await page.getByText("Something went wrong.").first().waitFor();
  expect(posted.join()).toContain("Meter Ticked");
  expect(posted.join()).not.toMatch(/name="meter"|"meter"/);
  await box.press("Space");
  await page.fill("#message", "It is ticked");
  const draft = () => page.evaluate(() => localStorage.getItem("assessment-draft"));
  await expect.poll(draft).toContain("It is ticked");
  expect(await draft()).not.toContain("meter");
  await send(page);
  expect(textOf(await site.mail(await referenceOn(page), "staff"))).toContain("THEIR METER");

  await page.goto(`/your-meter${summary}`);
  await page.getByRole("heading", { name: "A meter’s year, from a link" }).waitFor();
  await page.getByText("365 days to October 2026").waitFor();
  expect(page.url(), "what stands after the # leaves the address").toBe(`${site.url}/your-meter`);
  await page.goto("/terms");
  await page.goto(`/your-meter${summary}A`);
  await page.getByText("This link’s summary is damaged").waitFor();
});

/** Onto the page, as a file that is dropped or as a table that is pasted. */
function bring(page: Page, how: "drop" | "paste", name: Parameters<typeof sampleBytes>[0]): Promise<void> {
  return page.evaluate(
    ([how, table]) => {
      const data = new DataTransfer();
      if (how === "drop") data.items.add(new File([table], "dropped.csv"));
      else data.setData("text/plain", table);
      const target = document.querySelector("[for=meter-file]") ?? document.body;
      target.dispatchEvent(
        how === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [how, new TextDecoder().decode(sampleBytes(name))] as const,
  );
}

test("without scripts the page says that reading needs them, and leads to the estimate by the bill", async () => {
  const page = await browser.open("/your-meter", { javaScriptEnabled: false });
  await page.getByText("Reading a file needs JavaScript").waitFor();
  expect(await page.locator("[for=meter-file]").isVisible()).toBe(false);
  await page.getByRole("link", { name: "estimate from your bill" }).click();
  await page.waitForURL("**/your-price");
});

test("everybody gets the same facts: by keyboard, on a narrow screen, at 400 % and in print", async () => {
  const page = await browser.open("/your-meter", { ...phone, reducedMotion: "reduce" });
  await give(page, sampleBytes("03-jemena-wide.csv"));
  await page.locator("output[name=fitted-bought]").waitFor();
  await page.setViewportSize({ width: 320, height: 780 });
  expect(await sideways(page)).toEqual([]);
  await page.getByLabel(/^Heat map of the year/).focus();
  await page.keyboard.press("ArrowLeft");
  await page
    .locator("#meter-heat-cell")
    .getByText(/kWh bought/)
    .waitFor();
  await page.getByText("Every day as a table").click();
  const rows = page.locator("[aria-labelledby=meter-heat] tbody tr");
  await expect.poll(() => rows.count()).toBe(12 + 365);
  // A day's row is as the next.
  await rows.evaluateAll((all) => {
    for (const row of all.slice(13)) row.remove();
  });
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Your year, every half-hour" }).isVisible()).toBe(true);
  expect(await page.locator("[for=meter-file]").isVisible()).toBe(false);
});
