import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  afterLoadScript,
  letRequestsStart,
  openWithScript,
  phone,
  siteInChromium,
  waitForMessage,
  withWorker,
} from "#tests/browser/chromium.ts";
import { axeFindings, overflowing } from "#tests/browser/layout.ts";
import { fillInRequest, referenceOn, send, waitForForm } from "#tests/browser/request/request-form.ts";
import { textOf } from "#tests/running-site/lead-site.ts";
import { homes, sampleBytes } from "#tests/sample-meter-files/samples.ts";

const { site, browser } = await siteInChromium();

const takeFiles = /\/assets\/take-files-/;
const yearFile = "01-united-vec-report.csv";

function chooseFile(page: Page, content: string | Uint8Array, name = "meter.csv"): Promise<void> {
  return page.setInputFiles("input[type=file]", { name, mimeType: "text/csv", buffer: Buffer.from(content) });
}

async function outcomeOn(page: Page): Promise<string | null> {
  const outcome = page.locator("[data-outcome]");
  await outcome.waitFor();
  return outcome.getAttribute("data-outcome");
}

const outputValue = (page: Page, name: string) => page.locator(`output[name="${name}"]`).getAttribute("data-value");

async function waitForOutput(page: Page, name: string, value: string): Promise<void> {
  await expect.poll(() => outputValue(page, name), { message: `the output ${name}` }).toBe(value);
}

const refusals = [
  ["pdf", "%PDF-1.4 renamed", "This is a PDF, most likely a bill."],
  ["html", "<!doctype html><title>Sign in</title><h1>marker-in-html</h1>", "This is a web page"],
  ["empty", "", "This file is empty."],
  [
    "too-large",
    Buffer.concat([sampleBytes(yearFile), Buffer.from("\n0".repeat(2_000_001))]),
    "far larger than meter data gets",
  ],
  ["not-meter-data", "=1+2,@SUM(A1),marker-in-cell", "We couldn’t find meter readings"],
] as const;

test("no meter code is loaded until a file is chosen", async () => {
  const page = await browser.page();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await openWithScript(page, "/your-meter", afterLoadScript);
  await page.getByLabel("Choose your meter file").focus();
  await letRequestsStart(page);
  const meterScripts = () => scripts.filter((url) => /react|island|web-worker|hydrate/.test(url));
  expect(meterScripts()).toEqual([]);
  await chooseFile(page, sampleBytes(yearFile));
  await outcomeOn(page);
  expect(meterScripts()).not.toEqual([]);
});

test("a visitor sees how much of a file has been read, and can stop the reading", async () => {
  const page = await browser.page();
  await page.route("**/assets/web-worker-*", async (route) =>
    route.fulfill({ response: await route.fetch(), body: reportsOneThird }),
  );
  await page.goto("/your-meter");
  await chooseFile(page, "0".repeat(3_000_000));
  await page.locator("progress[value='1000000'][max='3000000']").waitFor();
  await page.getByText("1,000 of 3,000 kB").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("progress").waitFor({ state: "detached" });
  expect(await page.locator("[data-outcome], [data-reason]").count()).toBe(0);
});

/** Stands in for the web worker: reports that a third of the file has been read, and never finishes. */
const reportsOneThird = `addEventListener("message", ({ data: port }) => {
  port.onmessage = () => port.postMessage({ type: "progress", bytes: 1_000_000 });
});`;

test("a file without meter readings gets a reason and a next step, and none of its contents are shown", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  for (const [reason, content, words] of refusals) {
    await chooseFile(page, content);
    await page.locator(`[data-reason="${reason}"]`).getByText(words).waitFor();
    await page.getByRole("link", { name: "How to get the file" }).waitFor();
    await page.getByRole("link", { name: "estimate from your bill instead" }).waitFor();
    expect(await page.content(), reason).not.toMatch(/marker-in/);
    expect(await page.inputValue("#meter-file"), "the same file can be chosen again").toBe("");
  }
});

test("if the script that reads files can't be loaded, the page says so and doesn't blame the file", async () => {
  const page = await browser.page();
  await page.route("**/assets/web-worker-*", (route) => route.abort());
  browser.forgive(/ERR_FAILED/);
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes(yearFile));
  await page.locator("[data-reason=page-failed]").getByText("Part of this page didn’t load").waitFor();
});

test("if the code for what panels would have done can't be loaded, the page says so at each try, and keeps its report on the file", async () => {
  const page = await browser.page();
  await page.route("**/assets/compute-*", (route) => route.abort());
  browser.forgive(/ERR_FAILED/);
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes(yearFile));
  await page.getByText("Part of this page didn’t load, so we couldn’t work this out.").waitFor();
  expect(await outcomeOn(page)).toBe("year");
  await page.getByRole("heading", { name: "What the file says" }).waitFor();
  const failure = page.getByRole("alert").filter({ hasText: "change a size" });
  await failure.evaluate((alert) => alert.setAttribute("data-earlier", ""));
  await page.getByLabel("Battery (usable kWh), slider").fill("12.5");
  await page.locator("[role=alert]:not([data-earlier])", { hasText: "change a size" }).waitFor();
});

test("once the code that failed to load has loaded, the summary is offered", async () => {
  const page = await browser.page();
  let isBlocked = true;
  await page.route("**/assets/compute-*", (route) => (isBlocked ? route.abort() : route.continue()));
  browser.forgive(/ERR_FAILED/);
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes(yearFile));
  await page.getByText("Part of this page didn’t load, so we couldn’t work this out.").waitFor();
  isBlocked = false;
  await page.getByLabel("Battery (usable kWh), slider").fill("12.5");
  await page.getByRole("button", { name: "Copy a link to the summary" }).waitFor();
});

test("if the report on a file can't be loaded, the page says so once, in its live region", async () => {
  const page = await browser.page();
  await page.route("**/assets/reading-report-*", (route) => route.abort());
  browser.forgive(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes(yearFile));
  await page.getByRole("status").getByText("Part of this page didn’t load.").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("if the browser blocks copying, the page shows the summary's link, and that shows the year", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await chooseFile(page, sampleBytes(yearFile));
  await page.getByRole("button", { name: "Copy a link to the summary" }).click();
  const text = await page.getByText("Your browser blocked copying. The link is ").textContent();
  const link = /http\S+\/your-meter#meter=[\w-]+$/.exec(text ?? "")?.[0];
  if (link === undefined) throw new Error(`“${text}” has no link to a summary`);
  const linkedPage = await browser.open(link);
  await linkedPage.getByRole("heading", { name: "A meter’s year, from a link" }).waitFor();
  await linkedPage.getByText("365 days to October 2026").waitFor();
  expect(linkedPage.url(), "the summary leaves the address").toBe(`${site.url}/your-meter`);
});

test("a damaged link to a meter's summary says so", async () => {
  const { summary } = await homes["with solar"]();
  const page = await browser.open(`/your-meter#meter=${summary}A`);
  await page.getByText("This link’s summary is damaged").waitFor();
});

test("if the sample house can't be loaded, the page says so", async () => {
  const page = await browser.page();
  await page.route("**/assets/sample-house-*", (route) => route.abort());
  browser.forgive(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await openWithScript(page, "/your-meter", takeFiles);
  await page.getByRole("button", { name: "Try it with a sample house" }).click();
  await page.locator("[data-reason=page-failed]").getByText("Part of this page didn’t load").waitFor();
});

test("a late progress report doesn't hide the message that the meter's code failed", async () => {
  const page = await browser.page();
  await page.route("**/assets/web-worker-*", async (route) =>
    route.fulfill({ response: await route.fetch(), body: failsThenReports }),
  );
  const reportRequest = page.waitForRequest("**/reported");
  const report = Promise.withResolvers<void>();
  await page.route("**/{report,reported}", async (route) => {
    await report.promise;
    await route.fulfill({ body: "" });
  });
  browser.forgive(/its code failed/);
  await page.goto("/your-meter");
  await chooseFile(page, "0".repeat(3_000_000));
  const failure = page.locator("[data-reason=page-failed]");
  await failure.waitFor();
  report.resolve();
  await reportRequest;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await failure.count()).toBe(1);
});

/** Stands in for the web worker: fails, and once the test lets it go on, reports that it has read a third of the file. */
const failsThenReports = `addEventListener("message", ({ data: port }) => {
  port.onmessage = async () => {
    reportError(new Error("its code failed"));
    await fetch("/report");
    port.postMessage({ type: "progress", bytes: 1_000_000 });
    await fetch("/reported");
  };
});`;

test("meter data can be pasted or dropped", async () => {
  const page = await browser.page();
  // Until this script has run, the page takes only files that are chosen.
  await openWithScript(page, "/your-meter", takeFiles);
  expect(await dropOrPaste(page, "paste", "Words for a field")).toBe("left to the browser");
  expect(await dropOrPaste(page, "paste", textOfSample("02-powercor-blank-lines.csv"))).toBe("taken");
  expect(await outcomeOn(page), "pasted").toBe("part-year");

  expect(await dropOrPaste(page, "dragover", "")).toBe("taken");
  expect(await dropOrPaste(page, "drop", textOfSample("09-two-connections.csv"))).toBe("taken");
  await waitForOutput(page, "meter-general", "2322.433");
});

test("a visitor chooses one of a file's two connections, and the network of a file that doesn't give it", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes("09-two-connections.csv"));
  const whichHome = page.getByLabel("This file has two connections. Which one is your home?");
  await whichHome.selectOption("ending in 001 (60 days)");
  await waitForOutput(page, "meter-days", "60");

  await chooseFile(page, sampleBytes("12-saved-by-spreadsheet.csv"));
  const whichNetwork = page.getByLabel("We can’t tell your distributor from this file. Which is it?");
  await whichNetwork.selectOption("Jemena");
  await waitForOutput(page, "meter-distributor", "jemena");

  await chooseFile(page, sampleBytes(yearFile));
  await waitForOutput(page, "meter-distributor", "united");
  expect(await whichNetwork.count(), "what the file says isn't asked").toBe(0);
});

test("a second correction of a file keeps the first", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await chooseFile(page, fiveSummerWeeks());
  const whichNetwork = page.getByLabel("We can’t tell your distributor from this file. Which is it?");
  await whichNetwork.selectOption("Jemena");
  await page.getByLabel("daylight saving; we assume standard time").selectOption("the clock on the wall");
  await page.getByLabel("daylight saving; we assume it does").waitFor();
  expect(await whichNetwork.inputValue()).toBe("jemena");
});

test("after a correction, what panels would have done is worked out again, and the visitor stays at the field", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await chooseFile(page, fiveSummerWeeks());
  await page.locator(":focus output[name=system-bought]").waitFor();
  await page.getByLabel("daylight saving; we assume standard time").focus();
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("daylight saving; we assume it does").waitFor();
  await page.locator("output[name=system-bought]").waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.locator("#meter-clock:focus").count()).toBe(1);
});

test("after each correction a screen reader is told that the answer was worked out again", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await chooseFile(page, fiveSummerWeeks());
  await page.locator("output[name=system-bought]").waitFor();
  const status = page.getByRole("status").filter({ hasText: "We’ve worked this out again with your correction." });
  expect(await status.count(), "before a correction").toBe(0);
  const clock = page.locator("#meter-clock");
  await clock.selectOption("the clock on the wall");
  await status.waitFor({ state: "attached" });
  const earlierText = await status.evaluateHandle((element) => element.firstChild);
  await clock.selectOption("standard time all year");
  const isNewText = () => status.evaluate((element, earlier) => element.firstChild !== earlier, earlierText);
  await expect.poll(isNewText, { message: "the same sentence, set again" }).toBe(true);
});

/** Readings of five weeks in which the clock doesn't change. */
function fiveSummerWeeks(): string {
  const halfHours = Array.from({ length: 35 * 48 }, (_, index) => new Date(Date.UTC(2026, 0, 1, 0, 30 * index)));
  const rows = halfHours.map((time) => `${time.toISOString().slice(0, 16).replace("T", " ")},0.4`);
  return ["Date and time,kWh", ...rows].join("\n");
}

test("with a larger battery a home buys less, and no battery is larger than the largest", async () => {
  const page = await browser.page();
  await openAnswer(page);
  const boughtOutput = page.locator("output[name=system-bought]");
  const boughtBefore = Number(await boughtOutput.getAttribute("data-value"));
  const battery = page.getByLabel("Battery (usable kWh)", { exact: true });
  await page.getByLabel("Battery (usable kWh), slider").fill("12.5");
  await expect.poll(() => battery.inputValue(), { message: "the slider's size" }).toBe("12.5");
  await battery.fill("200");
  await page.keyboard.press("Enter");
  await expect.poll(() => battery.inputValue(), { message: "no larger than the largest" }).toBe("20");
  const bought = async () => Number(await boughtOutput.getAttribute("data-value"));
  await expect.poll(bought, { message: "kWh bought with a larger battery" }).toBeLessThan(boughtBefore);
});

test("the bill is worked out with a visitor's own rates", async () => {
  const page = await browser.page();
  await openAnswer(page);
  const billBefore = await billWithSystem(page);
  expect(billBefore).toBeGreaterThan(0);
  await page.getByText("Your own rates, from your bill").click();
  await page.getByLabel("One rate (c/kWh)").fill("100");
  await expect.poll(() => billWithSystem(page), { message: "the bill at a higher rate" }).toBeGreaterThan(billBefore);
  await page.getByLabel("One rate (c/kWh)").fill("150");
  await page.getByText("Enter a number from 0 to 100.").waitFor();
  await page.getByLabel("One rate (c/kWh)").fill("");
  await expect.poll(() => billWithSystem(page), { message: "the bill at our own rate again" }).toBe(billBefore);
  await page.getByText("Enter a number from 0 to 100.").waitFor({ state: "hidden" });
  await page.getByLabel("Your plan").selectOption({ label: "Peak and off-peak" });
  await page.getByText("yours", { exact: true }).waitFor();
});

/** The yearly bill with the system, in dollars, as the page draws it. */
async function billWithSystem(page: Page): Promise<number> {
  const text = await page.locator(".bill-bars dl > div:last-child > dd").first().textContent();
  return Number(text?.replaceAll(/\D/g, ""));
}

test("the page says what it read of a year, and shows the half-hour under the pointer on the heat map", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes(yearFile));
  await page
    .getByText("Read: 1 November 2025 to 31 October 2026, 365 days, every 30 minutes, from United Energy.")
    .waitFor();
  expect(await outcomeOn(page)).toBe("year");
  expect(await outputValue(page, "meter-days")).toBe("365");
  expect(await outputValue(page, "meter-distributor")).toBe("united");
  await page.getByRole("heading", { name: "What more panels and a battery would have done" }).waitFor();
  await expectPointed(page, 60, 25, "31 December 2025, 12:30–1:00 pm: 1.19 kWh exported", "247, 202, 93");
  await expectPointed(page, 253, 36, "12 July 2026, 6:00–6:30 pm: 1.68 kWh bought", "92, 30, 34");
});

/** Points at a half-hour of the heat map, and expects its text, its mark, and a dot of this colour. */
async function expectPointed(page: Page, day: number, slot: number, words: string, colour: string): Promise<void> {
  const map = page.locator("[aria-labelledby=meter-heat] canvas");
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 };
  const [x, y] = [((day + 0.5) * width) / 365, ((slot + 0.5) * height) / 48];
  await map.hover({ position: { x, y } });
  await page.getByText(words, { exact: true }).waitFor();
  browser.forgive(/willReadFrequently/);
  const pointed = await map.evaluate(
    (map: HTMLCanvasElement, [x, y]) => {
      const mark = map.nextElementSibling?.getBoundingClientRect();
      const { left, top } = map.getBoundingClientRect();
      const distancePx = mark
        ? Math.hypot((mark.left + mark.right) / 2 - left - x, (mark.top + mark.bottom) / 2 - top - y)
        : 99;
      const dot = [(x * map.width) / map.clientWidth, (y * map.height) / map.clientHeight].map(Math.floor);
      const [red, green, blue] = map.getContext("2d")?.getImageData(dot[0] ?? 0, dot[1] ?? 0, 1, 1).data ?? [];
      return { distancePx, colour: `${red}, ${green}, ${blue}` };
    },
    [x, y] as const,
  );
  expect(pointed.colour).toBe(colour);
  expect(pointed.distancePx).toBeLessThan(8);
}

test("a sample house needs no file: its saving comes first, at the cost that Your price gives, then its file's facts", async () => {
  const page = await browser.page();
  await openWithScript(page, "/your-meter", takeFiles);
  await page.getByRole("button", { name: "Try it with a sample house" }).click();
  const payOutput = page.locator("output[name=system-pay]");
  await payOutput.waitFor();
  await page.getByText("A sample house").waitFor();
  await page.getByText("Change", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Try it with a sample house" }).count()).toBe(0);
  const place = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())?.y ?? Number.NaN;
  const answer = () => place("What panels and a battery would have done");
  const windowHeight = page.viewportSize()?.height ?? 0;
  const isInView = async () => (await answer()) >= 0 && (await answer()) < windowHeight;
  await expect.poll(isInView, { message: "the answer is in view" }).toBe(true);
  expect(await place("What the file says")).toBeGreaterThan(await answer());
  expect(await outputValue(page, "meter-days")).toBe("365");
  const quoteHref = await page.getByRole("link", { name: "Ask for this quote" }).getAttribute("href");
  expect(quoteHref).toMatch(/^\/contact\?estimate=price%3Fkw%3D6\.6%26battery%3D10%26.*#form$/);
  expect(Number(await outputValue(page, "standby-watts")), "of an ordinary house").toBeLessThan(120);
  const [saving, dollars] = [await outputValue(page, "system-saving"), await payOutput.textContent()];
  await page.locator(linkToYourPrice).press("Enter");
  await page.waitForURL("**/your-price?**");
  expect(await page.locator("output[name=pay-assumed]").textContent()).toBe(dollars);
  // The calculator's average house saves about as much as the sample, whose days differ.
  const estimatedSaving = Number(await outputValue(page, "saving-assumed"));
  expect(Math.abs(Number(saving) / estimatedSaving - 1)).toBeLessThan(0.05);
});

const linkToYourPrice = "[aria-labelledby=meter-fitting] a[href^='/your-price']";

test("a postcode outside Victoria is refused, and a regional one changes the cost and is carried to Your price", async () => {
  const page = await browser.page();
  await openWithScript(page, "/your-meter", takeFiles);
  await page.getByRole("button", { name: "Try it with a sample house" }).click();
  const payOutput = page.locator("output[name=system-pay]");
  await payOutput.waitFor();
  const payBefore = await payOutput.textContent();
  await page.getByLabel("Postcode").fill("2000");
  await page.getByText("Enter a Victorian postcode, such as 3121.").waitFor();
  await page.getByLabel("Postcode").fill("3350");
  await expect.poll(() => page.locator(linkToYourPrice).getAttribute("href")).toContain("postcode=3350");
  const dollars = await payOutput.textContent();
  expect(dollars).not.toBe(payBefore);
  await page.locator(linkToYourPrice).press("Enter");
  await page.waitForURL("**/your-price?**");
  expect(await page.locator("output[name=pay-assumed]").textContent()).toBe(dollars);
});

test("meter data leaves no trace in requests, storage, addresses or caches", async () => {
  const context = await browser.context(withWorker);
  const page = await context.newPage();
  const requestTexts: string[] = [];
  context.on("request", (request) =>
    requestTexts.push(`${request.method()} ${request.url()}\n${request.postData() ?? ""}`),
  );
  page.on("websocket", (socket) => requestTexts.push(socket.url()));
  await page.goto("/your-meter");
  const markedFile = textOfSample(yearFile)
    .replaceAll("6407000000", "6407MARK99")
    .replaceAll("0914269", "MTRMARK77")
    .replace(/(300,20251101,)[^,]+/, "$17.654321");
  for (const mark of ["6407MARK99", "MTRMARK77", "7.654321"]) expect(markedFile).toContain(mark);
  await chooseFile(page, markedFile, "6407MARK99_UNITEDENERGY_VEC.csv");
  await page.locator("output[name=system-bought]").waitFor();
  const quoteLink = page.getByRole("link", { name: "Ask for a quote with it" });
  await quoteLink.click();
  await page.waitForURL("**/contact?*estimate=price*#form");
  await page.getByRole("checkbox", { name: summaryBox }).waitFor();
  const storedTexts = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const texts = [JSON.stringify(sessionStorage), location.href];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) texts.push(request.url);
    return texts;
  });
  storedTexts.push(JSON.stringify(await context.storageState({ indexedDB: true })));
  const marks = /6407MARK|MTRMARK|7\.654321|UNITEDENERGY_VEC/;
  for (const text of [...requestTexts, ...storedTexts]) expect(text).not.toMatch(marks);
  const otherRequests = requestTexts.filter((text) => !text.split(" ")[1]?.startsWith(site.url));
  expect(otherRequests.filter((text) => !text.startsWith("GET blob:"))).toEqual([]);
  expect(requestTexts.join("\n")).not.toMatch(/meter=1/);
  expect(storedTexts.join("\n")).not.toMatch(/#meter/);
});

const summaryBox = /Send a summary of my meter data/;

test("a meter's summary is sent with a request only if its box is ticked, and isn't kept in the draft", async () => {
  const page = await browser.page();
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes(yearFile));
  // Until the system is worked out, the link has no estimate.
  await page.locator("output[name=system-bought]").waitFor();
  await page.getByRole("link", { name: "Ask for a quote with it" }).click();
  await page.waitForURL("**/contact?*estimate=price*#form");
  expect(await page.locator("#service-solar-battery").isChecked()).toBe(true);
  const box = page.getByRole("checkbox", { name: summaryBox });
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await waitForForm(page);
  browser.forgive(/ERR_FAILED/);
  await fillInRequest(page, "Meter Ticked");
  const postedTexts: string[] = [];
  await page.route(
    "**/api/assessment",
    (route) => {
      postedTexts.push(route.request().postData() ?? "");
      return route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await waitForMessage(page, "Something went wrong.");
  expect(postedTexts.join()).toContain("Meter Ticked");
  expect(postedTexts.join()).not.toMatch(/name="meter"|"meter"/);
  await box.press("Space");
  await page.fill("#message", "It is ticked");
  const draft = () => page.evaluate(() => localStorage.getItem("assessment-draft"));
  await expect.poll(draft).toContain("It is ticked");
  // Apart from the page that led here, the draft doesn't mention a meter.
  expect((await draft())?.replaceAll("your-meter", "")).not.toContain("meter");
  await send(page);
  expect(textOf(await site.waitForLetter(await referenceOn(page), "staff"))).toContain("THEIR METER");
});

/** Drops a table onto the page as a file, or pastes it as text. */
function dropOrPaste(page: Page, how: "dragover" | "drop" | "paste", table: string): Promise<string> {
  return page.evaluate(
    ([how, table]) => {
      const data = new DataTransfer();
      if (how === "paste") data.setData("text/plain", table);
      else data.items.add(new File([table], "dropped.csv"));
      const target = document.querySelector("[for=meter-file]") ?? document.body;
      const event =
        how === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent(how, { dataTransfer: data, bubbles: true, cancelable: true });
      return target.dispatchEvent(event) ? "left to the browser" : "taken";
    },
    [how, table] as const,
  );
}

function textOfSample(name: string): string {
  return new TextDecoder().decode(sampleBytes(name));
}

test("without scripts the page says that reading needs them, and links to the estimate from the bill", async () => {
  const page = await browser.open("/your-meter", { javaScriptEnabled: false });
  await page.getByText("Reading a file needs JavaScript").waitFor();
  expect(await page.locator("[for=meter-file]").isVisible()).toBe(false);
  await page.getByRole("link", { name: "estimate from your bill" }).click();
  await page.waitForURL("**/your-price");
});

test("the heat map's half-hours can be read by keyboard", async () => {
  const page = await openYear();
  await page.getByLabel(/^Heat map of the year/).focus();
  for (const key of ["ArrowLeft", "ArrowUp", "PageUp"]) await page.keyboard.press(key);
  await page.getByText("30 September 2026, 5:00–5:30 pm: 0.77 kWh bought").waitFor();
  for (const key of ["ArrowDown", "PageDown", "PageDown"]) await page.keyboard.press(key);
  await page.getByText("31 October 2026, 11:30–12:00 am: 0.13 kWh bought").waitFor();
  // From the last half-hour of the day back to the one before noon.
  for (let slot = 47; slot > 23; slot--) await page.keyboard.press("ArrowUp");
  await page.getByText("31 October 2026, 11:30–12:00 pm: ").waitFor();
});

test("zoomed to 400% a meter's year, with its table of every day, fits the window and is accessible", async () => {
  const page = await openYear();
  await page.getByText("Every day as a table").click();
  const rows = page.locator("[aria-labelledby=meter-heat] tbody tr");
  await expect.poll(() => rows.count(), { message: "rows of twelve months and 365 days" }).toBe(12 + 365);
  expect(await overflowing(page)).toEqual([]);
  // All days' rows are alike, so one is enough for axe.
  await rows.evaluateAll((all) => {
    for (const row of all.slice(13)) row.remove();
  });
  expect(await axeFindings(page)).toEqual([]);
});

test("a meter's year is printed without the field for a file", async () => {
  const page = await openYear();
  const fileField = page.locator("[for=meter-file]");
  expect(await fileField.isVisible(), "on screen").toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("heading", { name: "Your year, every half-hour" }).isVisible()).toBe(true);
  expect(await fileField.isVisible(), "on paper").toBe(false);
});

/** Opens the answer for a year in a window of 1280 px, zoomed to 400%. */
async function openYear(): Promise<Page> {
  const page = await browser.page({ ...phone, reducedMotion: "reduce" });
  await openAnswer(page);
  await page.setViewportSize({ width: 320, height: 780 });
  return page;
}

/** Opens the answer for a year. */
async function openAnswer(page: Page): Promise<void> {
  await page.goto("/your-meter");
  await chooseFile(page, sampleBytes("03-jemena-wide.csv"));
  await page.locator("output[name=system-bought]").waitFor();
}
