import { data, isRouteErrorResponse, redirect } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { PageProps } from "#app/routing/page-route.ts";
import { pageServices } from "#app/routing/page-services.ts";
import { useToday } from "#app/routing/today.ts";
import { addressOf, pageIs, readerOf, siteOf } from "./site-of-pages.ts";

// In development an error is printed as well.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const failures = ({ lines }: ReturnType<typeof siteOf>) =>
  lines.filter(({ event }) => event === "page-failed").map(({ event }) => event);

test("a loader can redirect, and the redirect isn't cached", async () => {
  pageIs("/faq", { loader: () => redirect("/terms", { status: 302, headers: { "X-Why": "moved" } }) });
  const site = siteOf();
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await site.ask("/faq", { method });
    expect([status, headers.get("location"), headers.get("x-why")]).toEqual([302, "/terms", "moved"]);
    expect(headers.get("cache-control")).toBe("no-store");
  }
});

test("a loader sets status and headers, and runs for every request", async () => {
  let status = 503;
  pageIs("/faq", {
    loader: () => data({ waiting: status }, { status, headers: { "Retry-After": "7" } }),
    show: ({ loaderData }) => <p>{JSON.stringify(loaderData)}</p>,
  });
  const site = siteOf();
  const waiting = await site.ask("/faq");
  expect([waiting.status, waiting.headers.get("retry-after")]).toEqual([503, "7"]);
  expect(waiting.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await waiting.text()).toMatch(/<title>Questions.*<p>\{&quot;waiting&quot;:503\}<\/p>.*<\/html>$/s);
  status = 200;
  for (let time = 0; time < 2; time++) {
    const { status, headers } = await site.ask("/faq", { headers: { "If-None-Match": "*" } });
    expect([status, headers.get("etag"), headers.get("cache-control")]).toEqual([200, null, "no-store"]);
  }
});

test("an action answers a post, and the loader runs after it", async () => {
  pageIs("/faq", {
    loader: () => "loaded",
    action: async ({ request }) => data(await request.text(), { status: 422 }),
    show: ({ loaderData, actionData }) => <p>{`${loaderData}, ${actionData}`}</p>,
  });
  const site = siteOf();
  const post = { method: "POST", body: "typed" };
  const answer = await site.ask("/faq", post);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("<p>loaded, typed</p>");
  expect((await site.ask("/terms", post)).status).toBe(405);
});

test("a page gets the props that framework mode passes, with the query and the day", async () => {
  pageIs("/your-price", {
    headFirst: true,
    loader: () => "loaded",
    show: ({ matches: [match], ...props }) => <pre>{JSON.stringify([props, match?.pathname, match?.loaderData])}</pre>,
  });
  const page = await (await siteOf().ask("/your-price?kw=8&gclid=1")).text();
  const [, text = ""] = /<pre>(.*)<\/pre>/.exec(page.replaceAll("&quot;", '"')) ?? [];
  const given = { loaderData: "loaded", params: {}, query: "kw=8", today: "2026-11-21" };
  expect(JSON.parse(text)).toEqual([given, "/your-price", "loaded"]);
});

test("an error thrown by a loader is shown by the page's ErrorBoundary, with its status", async () => {
  let thrown: unknown = data("sold out", { status: 410 });
  pageIs("/faq", {
    loader: () => {
      throw thrown;
    },
    showError: ({ error }) => <p>{`${isRouteErrorResponse(error) ? error.data : "ours"} on ${useToday()}`}</p>,
  });
  const site = siteOf();
  const gone = await site.ask("/faq");
  expect([gone.status, gone.headers.get("cache-control")]).toEqual([410, "no-store"]);
  expect(gone.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await gone.text()).toMatch(
    /content="noindex".*<style>faq.*<main[^>]*><p>sold out on 2026-11-21<\/p><\/main>/s,
  );
  expect(failures(site)).toEqual([]);

  thrown = new RangeError("typed: Xanthippe");
  const failed = await site.ask("/faq");
  expect(failed.status).toBe(500);
  expect(await failed.text()).toMatch(/<title>Something went wrong.*<main[^>]*><p>ours on/s);
  expect(failures(site)).toEqual(["page-failed"]);
});

test("without an ErrorBoundary, a thrown 404 shows the not-found page and anything else the default error section", async () => {
  let status = 404;
  pageIs("/faq", {
    loader: () => {
      throw new Response("No such question", { status });
    },
  });
  const site = siteOf();
  const missing = await site.ask("/faq");
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("Oops! Page not found");
  status = 403;
  const refused = await site.ask("/faq");
  expect(refused.status).toBe(403);
  expect(await refused.text()).toMatch(/<style>failure.*We couldn’t show this page/s);
  expect(failures(site)).toEqual([]);
});

test("the head is sent before the page's code is loaded if there is no loader or it says headFirst", async () => {
  const site = siteOf();
  const text = Promise.withResolvers<string>();
  pageIs("/terms", { show: () => text.promise });
  pageIs("/faq", {
    headFirst: true,
    loader: () => text.promise,
    show: ({ loaderData }) => <p>{`${loaderData}`}</p>,
  });
  const readers = await Promise.all(["/terms", "/faq"].map(async (path) => readerOf(await site.ask(path))));
  for (const reader of readers) expect(await reader.next()).toMatch(/^<!doctype html>.*<\/style>$/s);
  expect(site.loads).toBe(0);
  text.resolve("the text");
  for (const reader of readers) expect(await reader.rest()).toMatch(/the text.*<\/html>$/s);
  for (const path of ["/terms", "/faq"]) expect((await site.ask(path)).headers.get("etag")).not.toBeNull();
});

test("a redirect or status after a headFirst head is an error that names the line of the table", async () => {
  pageIs("/faq", { headFirst: true, loader: () => redirect("/terms") });
  pageIs("/terms", { headFirst: true, loader: () => data("", 418) });
  const site = siteOf();
  expect(await (await site.ask("/faq")).text()).toContain(
    "app/routes.ts: /faq says headFirst, but its loader redirects",
  );
  expect(await (await site.ask("/terms")).text()).toContain("/terms says headFirst, but its loader answers with 418");
  expect((await site.ask("/faq")).headers.get("etag")).toBeNull();
});

test("a section that waits doesn't hold up those before it, and one that fails is replaced by the error section", async () => {
  const text = Promise.withResolvers<string>();
  const show = () => (
    <>
      <h1>First</h1>
      <Waiting text={text.promise} />
      <p>Last</p>
    </>
  );
  const site = siteOf();
  pageIs("/faq", { show });
  pageIs("/your-price", { show, showError: () => <p>Ours</p> });
  const readers = await Promise.all(["/faq", "/your-price?kw=8"].map(async (path) => readerOf(await site.ask(path))));
  for (const reader of readers) {
    await reader.next();
    expect(await reader.next()).toMatch(/<main[^>]*><h1>First<\/h1>$/s);
  }
  text.reject(new RangeError());
  const [plain, asked] = await Promise.all(readers.map((reader) => reader.rest()));
  expect(plain).toMatch(/^<section.*We couldn’t show this page\..*<\/main>.*<\/footer>(?!.*<\/html>)/s);
  expect(asked).toMatch(/^<p>Ours<\/p><\/main>.*<\/footer>(?!.*<\/html>)/s);
  expect(failures(site)).toEqual(["page-failed", "page-failed"]);
  expect((await site.ask("/faq")).headers.get("etag")).toBeNull();
});

test("a truncated body, cached or not, is completed and then cached as usual", async () => {
  pageIs("/faq", { show: () => <p>{"é".repeat(9)}</p> });
  const whole = await (await siteOf().renderForCache(`/${addressOf("2026-11-21")}/faq`)).bytes();
  for (const length of [0, 3, whole.length - 40, whole.length - 1]) {
    const site = siteOf({ fetchBody: async () => new Response(whole.slice(0, length)) });
    const first = await (await site.ask("/faq")).text();
    expect(first).toMatch(/<p>é{9}<\/p>.*<\/html>$/s);
    const again = await site.ask("/faq");
    expect(again.headers.get("etag")).not.toBeNull();
    expect(await again.text()).toBe(first);
  }
});

test("an error section that fails itself is replaced by the default one", async () => {
  const fail = () => {
    throw new RangeError();
  };
  pageIs("/faq", { show: fail, showError: fail });
  const site = siteOf();
  expect(await (await site.ask("/faq")).text()).toContain("We couldn’t show this page.");
  expect(site.lines).toMatchObject([
    { event: "page-failed" },
    { event: "error-page-failed", route: "/faq" },
    { event: "answer" },
  ]);
});

test("a body is cached under its page's tag, and an isolate with other settings doesn't cache it", async () => {
  pageIs("/privacy", {
    headFirst: true,
    show: ({ loaderData }: PageProps) => <p>{`${loaderData}`}</p>,
    loader: () => "text",
  });
  const own = await siteOf().renderForCache(`/${addressOf("2026-11-21")}/privacy`);
  expect([own.status, own.headers.get("cache-control")]).toEqual([200, null]);
  const other = await siteOf().renderForCache(`/${addressOf("2026-11-21").replace("0123", "4567")}/privacy`);
  expect([other.status, other.headers.get("cache-control")]).toEqual([409, "no-store"]);
  expect(other.headers.get("cloudflare-cdn-cache-control")).toBeNull();
  expect(await other.text()).toMatch(/<p>text<\/p>.*<\/html>$/s);
});

test("a page that changes hourly is cached for the hour under its own tag, and an isolate in another hour doesn't cache it", async () => {
  const site = siteOf();
  pageIs("/faq", {
    headFirst: true,
    changesHourly: true,
    show: ({ loaderData }: PageProps) => <p>{`asked at ${loaderData}`}</p>,
    loader: ({ context }) => context.get(pageServices).now().toISOString(),
  });
  const at = async (time: string, tag = "") => {
    site.clock = new Date(`2026-11-20T${time}Z`);
    const response = await site.ask("/faq", { headers: { "If-None-Match": tag } });
    const [, shown] = /asked at \S+T(\d\d:\d\d)/.exec(await response.text()) ?? [];
    return { shown, status: response.status, tag: response.headers.get("etag") ?? "" };
  };
  expect((await at("20:05")).shown).toBe("20:05");
  const kept = await at("20:59");
  expect([kept.shown, kept.tag]).toEqual(["20:05", expect.stringMatching(/-7-2026-11-21"$/)]);
  expect((await at("20:59", kept.tag)).status).toBe(304);
  expect(await at("21:00", kept.tag)).toMatchObject({ shown: "21:00", status: 200 });
  expect((await site.renderForCache(`/${addressOf("8-2026-11-21")}/faq`)).status).toBe(200);
  expect((await site.renderForCache(`/${addressOf("7-2026-11-21")}/faq`)).status).toBe(409);
});

async function Waiting({ text }: { text: Promise<string> }) {
  return <p>{await text}</p>;
}
