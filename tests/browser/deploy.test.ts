import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  afterLoadScript,
  holdBack,
  openWithScript,
  siteInChromium,
  waitForAfterLoad,
  withWorker,
} from "#tests/browser/chromium.ts";
import { fillInRequest, openForm, send } from "#tests/browser/request/request-form.ts";
import { waitLimitMs } from "#tests/deadlines.ts";
import { type Site, startSite } from "#tests/running-site/site.ts";
import { copyBuildTo } from "#tools/local/copy-build.ts";
import { listen } from "#tools/local/ports-and-shutdown.ts";

const { site: olderSite, browser } = await siteInChromium(
  // Chromium reports a failed fetch when the next page interrupts an update of the service worker.
  /status of 404|Failed to fetch dynamically imported|ERR_INTERNET|error occurred when fetching the script/,
);
let newerSite: Site;
let front: Awaited<ReturnType<typeof startFront>>;
const build = nextBuild();
beforeAll(async () => {
  newerSite = await startSite({ root: build.root });
  front = await startFront(olderSite.url);
});
beforeEach(() => front.show(olderSite.url));
afterAll(async () => {
  await Promise.all([newerSite.stop(), front.stop()]);
  build.remove();
});

/** Looking for a newer worker again at once keeps the old one busy, so the new one can't take over. */
const betweenUpdates = { interval: 2000, timeout: 2 * waitLimitMs };

test("after a deploy the next page is wholly of the new build, and keeps the draft", async () => {
  const page = await openWithWorker();
  await openForm(page, `${front.url}/contact`);
  await page.fill("#name", "Half Done");
  await page.fill("#message", "Two storeys");
  expect(await filesOf(page)).not.toContainEqual(expect.stringContaining("-next."));

  front.show(newerSite.url);
  await openForm(page, `${front.url}/contact`);
  expect(await page.inputValue("#name")).toBe("Half Done");
  expect(await page.inputValue("#message")).toBe("Two storeys");
  await waitForAfterLoad(page);
  const files = await filesOf(page);
  for (const script of [afterLoadScript, /\/assets\/hydrate-/])
    expect(files).toContainEqual(expect.stringMatching(script));
  expect(files.filter((file) => !file.includes("-next."))).toEqual([]);
});

test("after a deploy the service worker keeps the new build's files, and pages open offline with their styles", async () => {
  const page = await openWithWorker();
  await openForm(page, `${front.url}/contact`);
  front.show(newerSite.url);
  await openForm(page, `${front.url}/contact`);
  await expect.poll(() => cachedUrls(page, "shell"), betweenUpdates).toContainEqual(expect.stringContaining("-next."));
  await expect
    .poll(() => cachedUrls(page, "shell"), betweenUpdates)
    .not.toContainEqual(expect.stringMatching(/client-[\w-]{8}\.css/));
  await page.context().setOffline(true);
  for (const path of ["/", "/contact"]) {
    await page.goto(front.url + path);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily), path).toContain("Instrument");
    expect(await filesOf(page), path).not.toEqual([]);
  }
});

test("a deploy can withdraw the service worker and its caches", async () => {
  const page = await openWithWorker();
  await openForm(page, `${front.url}/contact`);
  await expect.poll(() => cachedUrls(page, "shell"), betweenUpdates).not.toEqual([]);
  const siteWithoutWorker = await startSite({ vars: { SERVICE_WORKER: "off" } });
  onTestFinished(() => siteWithoutWorker.stop());
  front.show(siteWithoutWorker.url);
  // An old worker that still waits for a response keeps the new one from taking over. Opening a page ends that wait but asks
  // the old worker once more, so the next page is opened only after some polls.
  let pollCount = 0;
  const cachesAndWorkers = async () => {
    if (pollCount++ % 5 === 0) await page.goto(`${front.url}/terms`, { waitUntil: "domcontentloaded" });
    return remainingAfterUpdate(page);
  };
  await expect.poll(cachesAndWorkers, betweenUpdates).toEqual({ caches: [], workerCount: 0 });
});

test("a form whose code disappeared with a deploy is still sent", async () => {
  const page = await browser.page();
  const release = await holdBack(page, "**/assets/hydrate-*.js");
  await page.goto(`${front.url}/contact`);
  await page.fill("#message", "Between builds");
  front.show(newerSite.url);
  await release();
  await expect.poll(() => browser.complaints.join()).toContain("Failed to fetch dynamically imported");
  await fillInRequest(page);
  await send(page);
  await page.waitForURL(/\/request\?lead=/);
  await page.getByText("Assessment request submitted successfully!").first().waitFor();
});

test("a calculator whose code disappeared with a deploy gets its answer from the new build's page", async () => {
  const page = await browser.page();
  await openWithScript(page, `${front.url}/your-price`, afterLoadScript);
  front.show(newerSite.url);
  await page.getByLabel("Postcode").first().fill("3550");
  await page.keyboard.press("Enter");
  await page.waitForURL(/postcode=3550/);
  const files = await filesOf(page);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !file.includes("-next."))).toEqual([]);
});

test("a search whose code disappeared with a deploy is answered by a page", async () => {
  const page = await browser.page();
  await openWithScript(page, `${front.url}/residential`, afterLoadScript);
  front.show(newerSite.url);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("feed in tariff");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/blog\?q=feed/);
});

/** Opens Home, and waits until its service worker controls pages. */
async function openWithWorker(): Promise<Page> {
  const page = await (await browser.context(withWorker)).newPage();
  await page.goto(front.url);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

/** The scripts and styles that this page loaded. */
function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path)),
  );
}

/** Has the browser look for a newer worker, and returns the caches and workers that it has then. */
function remainingAfterUpdate(page: Page): Promise<{ caches: string[]; workerCount: number }> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.allSettled(workers.map((worker) => worker.update()));
    return { caches: await caches.keys(), workerCount: workers.length };
  });
}

/** The addresses in a cache, after looking for a newer worker. */
async function cachedUrls(page: Page, cache: string): Promise<string[]> {
  await remainingAfterUpdate(page);
  return page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), cache);
}

/** One address in front of several builds, like the platform's: the build can change while tabs are open. */
async function startFront(origin: string) {
  let currentOrigin = origin;
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", headers, url = "/" } = incoming;
    const forwarded = request(currentOrigin + url, { method, headers, agent: false }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    forwarded.once("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return {
    ...(await listen(server)),
    show(nextOrigin: string): void {
      currentOrigin = nextOrigin;
    },
  };
}

/** Makes the next deploy without a build: the same site with other names for its scripts and styles. */
function nextBuild(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  copyBuildTo(root);
  const names = globSync(join(root, "dist/client/assets/*.{js,css}")).map((file) => basename(file));
  for (const file of globSync(join(root, "dist/client/**/*.{js,css}"))) writeNextNames(file, names, "");
  // The Worker has modules with the same names, so rename only what begins with /assets/, which pages load.
  for (const file of globSync(join(root, "dist/worker/**/*.js")))
    for (const quote of ['"', "`"]) writeNextNames(file, names, `${quote}/assets/`);
  for (const name of names)
    renameSync(join(root, "dist/client/assets", name), join(root, "dist/client/assets", nextName(name)));
  let idCount = 0;
  for (const file of globSync(join(root, "dist/worker/**/*.js"))) {
    const next = readFileSync(file, "utf8").replace(/(build:[`"'])[0-9a-f]{12}/, (_, start) => {
      idCount += 1;
      return `${start}nextnextnext`;
    });
    writeFileSync(file, next);
  }
  if (idCount !== 1) throw new Error(`the next build needs an id of its own, but dist/worker has ${idCount} build ids`);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** In a file's text, gives the names that follow the prefix their form in the next build. */
function writeNextNames(file: string, names: readonly string[], prefix: string): void {
  let text = readFileSync(file, "utf8");
  for (const name of names) text = text.replaceAll(prefix + name, prefix + nextName(name));
  writeFileSync(file, text);
}

function nextName(name: string): string {
  return name.replace(/\.(js|css)$/, "-next.$1");
}
