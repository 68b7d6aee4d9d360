import { expect, onTestFinished, test, vi } from "vitest";
import { cachedForDay } from "#app/routing/cached-for-day.ts";
import { useToday } from "#app/routing/today.ts";
import { business } from "#content/business.ts";
import { melbourneDate } from "#content/melbourne.ts";
import { addressOf, readerOf, siteOf } from "./site-of-pages.ts";

test("each day has its own cache entry, and all unknown addresses share one", async () => {
  const fetchedUrls: string[] = [];
  const site = siteOf({
    show: OnToday,
    async fetchBody({ url }) {
      fetchedUrls.push(url);
      return new Response("</head></body></html>");
    },
  });
  for (const shown of ["2026-11-21T13:00:00Z", "2026-12-31T12:59:00Z", "2026-12-31T13:00:00Z"]) {
    site.clock = new Date(shown);
    await (await site.ask("/faq")).text();
  }
  for (const path of ["/nothing.php", "/nothing/else.php"]) {
    const missing = await site.ask(path);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("cache-control")).toBe("no-store");
    await missing.text();
  }
  expect(fetchedUrls.map((url) => new URL(url).pathname)).toEqual([
    `/${addressOf("2026-11-22")}/faq`,
    `/${addressOf("2026-12-31")}/faq`,
    `/${addressOf("2027-01-01")}/faq`,
    `/${addressOf("2027-01-01")}/404`,
  ]);
});

test("pages are cached until midnight in Melbourne, including when daylight saving starts and ends", async () => {
  const sections = (
    <>
      <OnToday />
      <Still />
    </>
  );
  const site = siteOf({ show: () => sections });
  const ends = [
    ["2026-11-21T12:59:58.500Z", 1],
    ["2026-11-21T13:00:00Z", 24 * 3600],
    ["2027-04-03T13:00:00Z", 25 * 3600],
    ["2027-10-02T14:00:00Z", 23 * 3600],
  ] as const;
  for (const [shown, seconds] of ends) {
    site.clock = new Date(shown);
    const body = await site.renderForCache(`/${addressOf(melbourneDate(site.clock))}/faq`);
    expect(body.status).toBe(200);
    expect(body.headers.get("cloudflare-cdn-cache-control")).toBe(`public, max-age=${seconds}, must-revalidate`);
    const date = melbourneDate(site.clock);
    expect(await body.text()).toContain(`<p>On ${date}</p><p>Still ${date}</p>`);
  }
  const late = await site.renderForCache(`/${addressOf("2027-10-02")}/faq`);
  expect(late.headers.get("cloudflare-cdn-cache-control")).toContain("max-age=0,");
});

test("a page that fails shows the error section, is logged once and isn't cached", async () => {
  // In development the error is printed as well.
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  let fails = true;
  const site = siteOf({ show: ({ matches: [match] }) => <Failing on={match?.pathname ?? ""} fails={fails} /> });
  for (const path of ["/faq", "/blog?q=battery"]) {
    fails = true;
    const lines = site.lines.length;
    const reader = readerOf(await site.ask(path));
    await reader.next();
    expect(await reader.rest()).toMatch(/<main.*We couldn’t show this page\..*<\/footer>(?!.*<\/html>)/s);
    const failures = site.lines.slice(lines).filter(({ event }) => event === "page-failed");
    expect(failures).toMatchObject([{ kind: "RangeError", route: path.replace(/\?.*/, "") }]);
    fails = false;
    const next = await site.ask(path);
    expect(next.headers.get("etag")).toBeNull();
    expect(await next.text()).toMatch(/is whole again.*<\/html>$/s);
  }
  fails = true;
  const body = await site.renderForCache(`/${addressOf("2026-11-21")}/terms`);
  expect([body.status, body.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(body.headers.get("cloudflare-cdn-cache-control")).toBeNull();
  expect(JSON.stringify(site.lines)).not.toContain("Xanthippe");
});

test("rendering stops when the visitor disconnects, and no failure is logged", async () => {
  let rendered = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const site = siteOf({
    async show({ query }) {
      await promise;
      return <Counted query={query} onRender={() => rendered++} />;
    },
  });
  const early = readerOf(await site.ask("/faq"));
  await early.next();
  await early.hangUp();
  expect(site.loads).toBe(0);
  const waiting = readerOf(await site.ask("/blog?q=1"));
  await waiting.next();
  const body = waiting.next();
  const left = waiting.hangUp();
  resolve();
  await Promise.all([body, left]);
  expect(rendered).toBe(0);
  expect(site.lines.filter(({ event }) => event === "page-failed")).toEqual([]);
});

test("once the business is real, search engines may list every page except search results", async () => {
  Object.assign(business, { sample: false });
  onTestFinished(() => void Object.assign(business, { sample: true }));
  const site = siteOf({ show: () => <p>Anything</p> });
  const isHidden = async (path: string) => (await (await site.ask(path)).text()).includes('content="noindex"');
  for (const path of ["/", "/faq", "/blog/insurance-warranty"]) expect(await isHidden(path), path).toBe(false);
  expect(await isHidden("/blog?q=battery")).toBe(true);
});

test.each([
  ["refuses", async () => Promise.reject(new RangeError())],
  [
    "throws",
    () => {
      throw new RangeError();
    },
  ],
  ["never answers", () => new Promise<Response>(() => {})],
  ["stalls", async () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array()) }))],
])("while the platform's cache %s, the page is rendered without it, and the log says so", async (_, fetchBody) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = siteOf({ fetchBody, show: () => <p>Rendered here</p> });
  const page = site.ask("/faq").then((answer) => answer.text());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await page).toMatch(/<p>Rendered here<\/p>.*<\/html>$/s);
  expect(site.lines).toMatchObject([
    { event: "cache-failed", route: "/faq" },
    { event: "answer", status: 200 },
  ]);
});

function Counted({ query, onRender }: { query: string; onRender: () => void }) {
  onRender();
  return <h1>{query}</h1>;
}

function Failing({ on, fails }: { on: string; fails: boolean }) {
  if (fails) throw new RangeError("typed: Xanthippe");
  return <p>{`${on} is whole again`}</p>;
}

const OnToday = cachedForDay(function OnToday() {
  return <p>On {useToday()}</p>;
});

function Still() {
  return <p>Still {useToday()}</p>;
}
