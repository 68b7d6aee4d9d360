import { data, isRouteErrorResponse, redirect } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { PageProps } from "#app/routing/page-route.ts";
import { pageServices } from "#app/routing/page-services.ts";
import { useToday } from "#app/routing/today.ts";
import { readerOf, replacePage, segmentOfOtherBuild, segmentOfPeriod, siteOf, today } from "./site-of-pages.ts";

// In development an error is printed as well.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const html = expect.stringMatching(/^text\/html/);
const failureCount = ({ lines }: ReturnType<typeof siteOf>) =>
  lines.filter(({ event }) => event === "page-failed").length;

test.each(["GET", "HEAD"])("a loader can redirect a %s request, and the redirect isn't stored", async (method) => {
  replacePage("/faq", { loader: () => redirect("/terms", { status: 302, headers: { "X-Why": "moved" } }) });
  const headers = { location: "/terms", "x-why": "moved", "cache-control": "no-store" };
  expect(await readResponse(siteOf().ask("/faq", { method }))).toMatchObject({ status: 302, headers });
});

test("a loader sets a page's status and headers", async () => {
  replacePage("/faq", {
    loader: () => data({ waiting: 7 }, { status: 503, headers: { "Retry-After": "7" } }),
    show: ({ loaderData }) => <p>{JSON.stringify(loaderData)}</p>,
  });
  const response = await readResponse(siteOf().ask("/faq"));
  expect(response).toMatchObject({ status: 503, headers: { "retry-after": "7", "content-type": html } });
  expect(response.text).toMatch(/<title>Questions.*<p>\{&quot;waiting&quot;:7\}<\/p>.*<\/html>$/s);
});

test("a loader runs for every request, and its page isn't stored", async () => {
  let runCount = 0;
  replacePage("/faq", { loader: () => runCount++, show: () => <p>Loaded</p> });
  const site = siteOf();
  for (let request = 0; request < 2; request++) {
    const response = await readResponse(site.ask("/faq", { headers: { "If-None-Match": "*" } }));
    expect(response).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(response.headers).not.toHaveProperty("etag");
  }
  expect(runCount).toBe(2);
});

const post = { method: "POST", body: "entered" };

test("an action answers a post, and the loader runs after it", async () => {
  replacePage("/faq", {
    loader: () => "loaded",
    action: async ({ request }) => data(await request.text(), { status: 422 }),
    show: ({ loaderData, actionData }) => <p>{`${loaderData}, ${actionData}`}</p>,
  });
  const { status, text } = await readResponse(siteOf().ask("/faq", post));
  expect(status).toBe(422);
  expect(text).toContain("<p>loaded, entered</p>");
});

test("a post to a page without an action is refused", async () => {
  expect((await siteOf().ask("/terms", post)).status).toBe(405);
});

test("a page gets the props that framework mode passes, with the query and the day", async () => {
  replacePage("/your-price", {
    headFirst: true,
    loader: () => "loaded",
    show: ({ matches: [match], ...props }) => <pre>{JSON.stringify([props, match?.pathname, match?.loaderData])}</pre>,
  });
  const page = await (await siteOf().ask("/your-price?kw=8&gclid=1")).text();
  const [, text = ""] = /<pre>(.*)<\/pre>/.exec(page.replaceAll("&quot;", '"')) ?? [];
  const given = { loaderData: "loaded", params: {}, query: "kw=8", today };
  expect(JSON.parse(text)).toEqual([given, "/your-price", "loaded"]);
});

test("what a loader throws as data is shown by the page's ErrorBoundary, with its status, and isn't a failure", async () => {
  const site = siteOf();
  replacePage("/faq", { loader: throwing(data("sold out", { status: 410 })), showError: ErrorShown });
  const { text, ...response } = await readResponse(site.ask("/faq"));
  expect(response).toMatchObject({ status: 410, headers: { "cache-control": "no-store", "content-type": html } });
  expect(text).toMatch(/content="noindex".*<style>faq.*<main[^>]*><p>sold out on [\d-]+<\/p><\/main>/s);
  expect(text).toContain(`sold out on ${today}`);
  expect(failureCount(site)).toBe(0);
});

test("an error that a loader throws is shown by the page's ErrorBoundary, with the status 500, and is logged", async () => {
  const site = siteOf();
  replacePage("/faq", { loader: throwing(new RangeError("typed: Xanthippe")), showError: ErrorShown });
  const { status, text } = await readResponse(site.ask("/faq"));
  expect(status).toBe(500);
  expect(text).toMatch(/<title>Something went wrong.*<main[^>]*><p>ours on/s);
  expect(failureCount(site)).toBe(1);
});

test.each([
  [404, "the not-found page", /Oops! Page not found/],
  [403, "the default error section", /<style>failure.*We couldn’t show this page/s],
])("without an ErrorBoundary, a thrown %i shows %s, and isn't a failure", async (thrown, _, shown) => {
  const site = siteOf();
  replacePage("/faq", { loader: throwing(new Response("No such question", { status: thrown })) });
  const { status, text } = await readResponse(site.ask("/faq"));
  expect(status).toBe(thrown);
  expect(text).toMatch(shown);
  expect(failureCount(site)).toBe(0);
});

const showLoaded = ({ loaderData }: PageProps) => <p>{`${loaderData}`}</p>;

test.each([
  ["has no loader", (text: Promise<string>) => ({ show: () => text })],
  ["says headFirst", (text: Promise<string>) => ({ headFirst: true, loader: () => text, show: showLoaded })],
])("if a page %s, its head is sent before its code is loaded, and it is cached", async (_, partsWith) => {
  const site = siteOf();
  const text = Promise.withResolvers<string>();
  replacePage("/faq", partsWith(text.promise));
  const reader = readerOf(await site.ask("/faq"));
  expect(await reader.next()).toMatch(/^<!doctype html>.*<\/style>$/s);
  expect(site.loads).toBe(0);
  text.resolve("the text");
  expect(await reader.rest()).toMatch(/the text.*<\/html>$/s);
  expect((await site.ask("/faq")).headers.get("etag")).not.toBeNull();
});

test.each([
  ["a redirect", () => redirect("/terms"), "redirects"],
  ["a status", () => data("", 418), "answers with 418"],
])("%s after the head was sent is an error that names the page's line in app/routes.ts", async (_, loader, problem) => {
  replacePage("/faq", { headFirst: true, loader });
  const site = siteOf();
  expect((await readResponse(site.ask("/faq"))).text).toContain(
    `app/routes.ts: /faq says headFirst, but its loader ${problem}`,
  );
  expect((await site.ask("/faq")).headers.get("etag")).toBeNull();
});

const waitingSection = (text: Promise<string>) => () => (
  <>
    <h1>First</h1>
    <Waiting text={text} />
    <p>Last</p>
  </>
);

test("a section that waits doesn't hold up those before it", async () => {
  const text = Promise.withResolvers<string>();
  replacePage("/faq", { show: waitingSection(text.promise) });
  const reader = readerOf(await siteOf().ask("/faq"));
  await reader.next();
  expect(await reader.next()).toMatch(/<main[^>]*><h1>First<\/h1>$/s);
  text.resolve("Second");
  expect(await reader.rest()).toMatch(/^<p>Second<\/p><p>Last<\/p><\/main>.*<\/html>$/s);
});

test.each([
  ["the default error section", {}, /^<section.*We couldn’t show this page\..*<\/main>.*<\/footer>(?!.*<\/html>)/s],
  ["the page's own", { showError: () => <p>Ours</p> }, /^<p>Ours<\/p><\/main>.*<\/footer>(?!.*<\/html>)/s],
])("a section that fails is replaced by %s, and the page isn't cached", async (_, own, ending) => {
  const site = siteOf();
  const text = Promise.withResolvers<string>();
  replacePage("/faq", { show: waitingSection(text.promise), ...own });
  const reader = readerOf(await site.ask("/faq"));
  await reader.next();
  await reader.next();
  text.reject(new RangeError());
  expect(await reader.rest()).toMatch(ending);
  expect(failureCount(site)).toBe(1);
  expect((await site.ask("/faq")).headers.get("etag")).toBeNull();
});

test.each([
  ["nothing", () => 0],
  ["three bytes", () => 3],
  ["all but forty bytes", (bodyBytes: number) => bodyBytes - 40],
  ["all but its last byte", (bodyBytes: number) => bodyBytes - 1],
])("if the cache returns %s of a body, the rest is rendered, and the page is cached", async (_, lengthOf) => {
  replacePage("/faq", { show: () => <p>{"é".repeat(9)}</p> });
  const wholeBody = await (await siteOf().renderForCache(`/${segmentOfPeriod(today)}/faq`)).bytes();
  const site = siteOf({ fetchBody: async () => new Response(wholeBody.slice(0, lengthOf(wholeBody.length))) });
  const firstResponse = await readResponse(site.ask("/faq"));
  expect(firstResponse.text).toMatch(/<p>é{9}<\/p>.*<\/html>$/s);
  const secondResponse = await readResponse(site.ask("/faq"));
  expect(secondResponse.headers).toHaveProperty("etag");
  expect(secondResponse.text).toBe(firstResponse.text);
});

test("an error section that fails itself is replaced by the default one", async () => {
  const fail = () => {
    throw new RangeError();
  };
  replacePage("/faq", { show: fail, showError: fail });
  const site = siteOf();
  expect(await (await site.ask("/faq")).text()).toContain("We couldn’t show this page.");
  expect(site.lines).toMatchObject([
    { event: "cache-failed", kind: "RangeError" },
    { event: "cache-failed", message: "status 500" },
    { event: "page-failed" },
    { event: "error-page-failed", route: "/faq" },
    { event: "answer" },
  ]);
});

test("a body rendered for the cache may be cached", async () => {
  replacePage("/privacy", { headFirst: true, loader: () => "text" });
  const response = await readResponse(siteOf().renderForCache(`/${segmentOfPeriod(today)}/privacy`));
  expect(response.status).toBe(200);
  expect(response.headers).not.toHaveProperty("cache-control");
});

test("an isolate with other settings renders nothing for the cache", async () => {
  const response = await readResponse(siteOf().renderForCache(`/${segmentOfOtherBuild(today)}/privacy`));
  expect(response).toMatchObject({ status: 409, headers: { "cache-control": "no-store" }, text: "" });
  expect(response.headers).not.toHaveProperty("cloudflare-cdn-cache-control");
});

// At 20:05 UTC it is 7:05 am in Melbourne.
test("a page that changes hourly is cached for the hour, under a tag of its own", async () => {
  const { askAt } = hourlySite();
  expect((await askAt("20:05")).shown).toBe("20:05");
  const cachedPage = await askAt("20:59");
  expect(cachedPage).toMatchObject({ shown: "20:05", tag: expect.stringMatching(/-7-2026-11-21"$/) });
  expect((await askAt("20:59", cachedPage.tag)).status).toBe(304);
  expect(await askAt("21:00", cachedPage.tag)).toMatchObject({ shown: "21:00", status: 200 });
});

test("an isolate whose clock is in another hour doesn't let a page that changes hourly be stored", async () => {
  const { site, askAt } = hourlySite();
  await askAt("21:00");
  expect((await site.renderForCache(`/${segmentOfPeriod(`8-${today}`)}/faq`)).status).toBe(200);
  expect((await site.renderForCache(`/${segmentOfPeriod(`7-${today}`)}/faq`)).status).toBe(409);
});

/** A site whose FAQ changes hourly, and a function that requests it at a time of 20 November in UTC. */
function hourlySite() {
  const site = siteOf();
  replacePage("/faq", {
    headFirst: true,
    changesHourly: true,
    show: ({ loaderData }: PageProps) => <p>{`rendered at ${loaderData}`}</p>,
    loader: ({ context }) => context.get(pageServices).now().toISOString(),
  });
  const askAt = async (time: string, tag = "") => {
    site.clock = new Date(`2026-11-20T${time}Z`);
    const { status, headers, text } = await readResponse(site.ask("/faq", { headers: { "If-None-Match": tag } }));
    const [, shown] = /rendered at \S+T(\d\d:\d\d)/.exec(text) ?? [];
    return { shown, status, tag: headers.etag ?? "" };
  };
  return { site, askAt };
}

async function readResponse(pending: Promise<Response>) {
  const response = await pending;
  const headers: Record<string, string> = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

function throwing(thrown: unknown) {
  return () => {
    throw thrown;
  };
}

function ErrorShown({ error }: { error: unknown }) {
  return <p>{`${isRouteErrorResponse(error) ? error.data : "ours"} on ${useToday()}`}</p>;
}

async function Waiting({ text }: { text: Promise<string> }) {
  return <p>{await text}</p>;
}
