import { expect, onTestFinished, test, vi } from "vitest";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { readerOf, segmentOfPeriod, siteOf, today } from "./site-of-pages.ts";

test.each([
  ["2026-11-21T13:00:00Z", "2026-11-22"],
  ["2026-12-31T12:59:00Z", "2026-12-31"],
  ["2026-12-31T13:00:00Z", "2027-01-01"],
])("at %s a page's body comes from the cache entry of %s", async (moment, date) => {
  const { site, fetchedPaths } = siteWithCache();
  site.clock = new Date(moment);
  await (await site.ask("/faq")).text();
  expect(fetchedPaths).toEqual([`/${segmentOfPeriod(date)}/faq`]);
});

test("all unknown addresses share a cache entry, and the answer to each isn't stored", async () => {
  const { site, fetchedPaths } = siteWithCache();
  for (const path of ["/nothing.php", "/nothing/else.php"]) {
    const notFound = await site.ask(path);
    expect(notFound.status).toBe(404);
    expect(notFound.headers.get("cache-control")).toBe("no-store");
    await notFound.text();
  }
  expect(fetchedPaths).toEqual([`/${segmentOfPeriod(today)}/404`]);
});

test.each([
  ["a second and a half before midnight", "2026-11-21T12:59:58.500Z", 1],
  ["at midnight", "2026-11-21T13:00:00Z", 24 * 3600],
  ["at midnight before daylight saving ends", "2027-04-03T13:00:00Z", 25 * 3600],
  ["at midnight before daylight saving starts", "2027-10-02T14:00:00Z", 23 * 3600],
])("%s a page's body is cached until the next midnight in Melbourne", async (_, moment, seconds) => {
  const site = siteOf({ show: () => <OnToday /> });
  site.clock = new Date(moment);
  const date = melbourneDate(site.clock);
  const body = await site.renderForCache(`/${segmentOfPeriod(date)}/faq`);
  expect(body.status).toBe(200);
  expect(body.headers.get("cloudflare-cdn-cache-control")).toBe(`public, max-age=${seconds}, must-revalidate`);
  expect(await body.text()).toContain(`<p>On ${date}</p>`);
});

test("a body rendered for a day that has ended isn't cached", async () => {
  const site = siteOf({ show: () => <OnToday /> });
  site.clock = new Date("2027-10-02T14:00:00Z");
  const late = await site.renderForCache(`/${segmentOfPeriod("2027-10-02")}/faq`);
  expect(late.headers.get("cloudflare-cdn-cache-control")).toContain("max-age=0,");
});

test("sections see the day of the page, whether or not they are cached for it", async () => {
  const sections = (
    <>
      <OnToday />
      <UncachedToday />
    </>
  );
  const site = siteOf({ show: () => sections });
  for (const clock of ["2026-11-21T12:59:00Z", "2026-11-21T13:00:00Z"]) {
    site.clock = new Date(clock);
    const date = melbourneDate(site.clock);
    expect(await (await site.ask("/faq")).text()).toContain(`<p>On ${date}</p><p>Uncached: ${date}</p>`);
  }
});

test.each(["/faq", "/blog?q=battery"])(
  "if %s fails, its body ends with the error section, and the failure is logged once",
  async (path) => {
    silenceConsole();
    const site = siteOf({ show: () => <Failing /> });
    const reader = readerOf(await site.ask(path));
    await reader.next();
    expect(await reader.rest()).toMatch(/<main.*We couldn’t show this page\..*<\/footer>(?!.*<\/html>)/s);
    const failures = site.lines.filter(({ event }) => event === "page-failed");
    expect(failures).toMatchObject([{ kind: "RangeError", route: path.replace(/\?.*/, "") }]);
  },
);

test("a page that failed is rendered again for the next visitor", async () => {
  silenceConsole();
  let isFailing = true;
  const site = siteOf({ show: () => (isFailing ? <Failing /> : <p>whole again</p>) });
  await (await site.ask("/faq")).text();
  isFailing = false;
  const nextResponse = await site.ask("/faq");
  expect(nextResponse.headers.get("etag")).toBeNull();
  expect(await nextResponse.text()).toMatch(/whole again.*<\/html>$/s);
});

test("a page that fails isn't stored in the platform's cache", async () => {
  silenceConsole();
  const site = siteOf({ show: () => <Failing /> });
  const body = await site.renderForCache(`/${segmentOfPeriod(today)}/terms`);
  expect(body.status).toBe(500);
  expect(body.headers.get("cache-control")).toBe("no-store");
  expect(body.headers.get("cloudflare-cdn-cache-control")).toBeNull();
});

test("the message of a page's error isn't logged, because it may hold what a visitor typed", async () => {
  silenceConsole();
  const site = siteOf({ show: () => <Failing /> });
  await (await site.ask("/faq")).text();
  expect(JSON.stringify(site.lines)).toContain("RangeError");
  expect(JSON.stringify(site.lines)).not.toContain("Xanthippe");
});

test("if the visitor disconnects after the head, the page's code isn't loaded", async () => {
  const site = siteOf({ show: () => <p>Unread</p> });
  const reader = readerOf(await site.ask("/faq"));
  await reader.next();
  await reader.disconnect();
  expect(site.loads).toBe(0);
});

test("if the visitor disconnects while the page waits, it isn't rendered, and no failure is logged", async () => {
  let renderCount = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const site = siteOf({
    async show({ query }) {
      await promise;
      return <Counted query={query} onRender={() => renderCount++} />;
    },
  });
  const reader = readerOf(await site.ask("/blog?q=1"));
  expect(await reader.next()).toMatch(/<\/style>$/);
  expect(await reader.next()).toMatch(/<main[^>]*>$/);
  const body = reader.next();
  const disconnected = reader.disconnect();
  resolve();
  await Promise.all([body, disconnected]);
  expect(renderCount).toBe(0);
  expect(site.lines.filter(({ event }) => event === "page-failed")).toEqual([]);
});

test.each(["/", "/faq", "/blog/insurance-warranty"])(
  "once the business is real, search engines may list %s",
  async (path) => {
    expect(await pageOfRealBusiness(path)).not.toContain('content="noindex"');
  },
);

test("once the business is real, search engines still don't list search results", async () => {
  expect(await pageOfRealBusiness("/blog?q=battery")).toContain('content="noindex"');
});

test.each([
  ["refuses", async () => Promise.reject(new RangeError())],
  [
    "throws",
    () => {
      throw new RangeError();
    },
  ],
  ["answers with an error of its own", async () => new Response("overloaded", { status: 503 })],
  ["never answers", () => new Promise<Response>(() => {})],
  ["stalls", async () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array()) }))],
])("while the platform's cache %s, the page is rendered without it, and the log says so", async (_, fetchBody) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = siteOf({ fetchBody, show: () => <p>Rendered here</p> });
  const page = site.ask("/faq").then((response) => response.text());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await page).toMatch(/<p>Rendered here<\/p>.*<\/html>$/s);
  expect(site.lines).toMatchObject([
    { event: "cache-failed", route: "/faq" },
    { event: "answer", status: 200 },
  ]);
});

/** A site whose bodies come from a cache, and the paths that it fetched there. */
function siteWithCache() {
  const fetchedPaths: string[] = [];
  const site = siteOf({
    async fetchBody({ url }) {
      fetchedPaths.push(new URL(url).pathname);
      return new Response("</head></body></html>");
    },
  });
  return { site, fetchedPaths };
}

/** In development an error is printed as well. */
function silenceConsole(): void {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
}

async function pageOfRealBusiness(path: string): Promise<string> {
  const { sample } = business;
  Object.assign(business, { sample: false });
  onTestFinished(() => void Object.assign(business, { sample }));
  return (await siteOf({ show: () => <p>Anything</p> }).ask(path)).text();
}

function Counted({ query, onRender }: { query: string; onRender: () => void }) {
  onRender();
  return <h1>{query}</h1>;
}

function Failing(): never {
  throw new RangeError("typed: Xanthippe");
}

const OnToday = cachedForDay(function OnToday() {
  return <p>On {useToday()}</p>;
});

function UncachedToday() {
  return <p>Uncached: {useToday()}</p>;
}
