import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { routes } from "#app/routes.ts";
import { serveServiceWorker } from "#worker/service-worker.ts";

const origin = "https://site.example";
const formBytes = 80_000;
/** What the network answers, by address. */
const files = new Map<string, Response>();
let caches: Map<string, FakeCache>;
let listeners: Map<string, (event: object) => void>;

/** Stands in for the browser's Cache, with its entries in the order of arrival. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (request: Request | string) => this.entries.get(urlOf(request))?.clone();
  matchAll = async () => [...this.entries.values()].map((response) => response.clone());
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (request: Request | string) => this.entries.delete(urlOf(request));
  put = async (request: Request | string, response: Response) => void this.entries.set(urlOf(request), response);
}

beforeEach(async () => {
  caches = new Map();
  listeners = new Map();
  files.clear();
  serve("/offline", 20_000);
  serve("/contact", formBytes);
  serve("/__SHELL__", 400_000);
  vi.stubGlobal("caches", { open: async (name: string) => cacheNamed(name) });
  vi.stubGlobal("self", {
    location: new URL(origin),
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const response = files.get(urlOf(request));
    if (!response) throw new TypeError("no connection");
    return basicResponse(response.clone());
  });
  vi.resetModules();
  await import("#app/island/service-worker.ts");
});

afterAll(() => void vi.unstubAllGlobals());

test("after many visits the caches hold less than 8 MB", async () => {
  await dispatch("install");
  await visitTwentyPages();
  const bytes = await cachedBytes();
  expect(bytes).toBeLessThan(8_000_000);
  expect(bytes, "the caches are nearly full").toBeGreaterThan(5_000_000);
});

test("pages and pictures never push the shell out", async () => {
  await dispatch("install");
  await visitTwentyPages();
  files.clear();
  expect((await visit("/nowhere")).headers.get("X-Path")).toBe("/offline");
  expect((await visit("/contact")).headers.get("X-Path")).toBe("/contact");
});

test("the page visited last is shown without a connection", async () => {
  await visitTwentyPages();
  files.clear();
  expect((await visit("/blog/19")).headers.get("X-Path")).toBe("/blog/19");
});

test.each([
  ["has a query", "/contact?sent=WB-1", answerOf("/contact?sent=WB-1", 100)],
  ["says no-store", "/consent", answerOf("/consent", 100, { "Cache-Control": "no-store" })],
  ["is incomplete", "/faq", page("<html><p>We couldn’t show this page.")],
])("a page isn't cached if it %s", async (_, path, response) => {
  files.set(origin + path, response);
  await visit(path);
  expect(cachedPaths()).toEqual([]);
});

test("a page that changes hourly isn't cached", async () => {
  const hourlyPaths = routes.filter(({ handle }) => handle.changesHourly).map(({ path }) => path);
  expect(hourlyPaths).not.toEqual([]);
  for (const path of hourlyPaths) {
    serve(path, 100);
    await visit(path);
  }
  expect(cachedPaths()).toEqual([]);
});

test("a complete page is cached", async () => {
  files.set(`${origin}/faq`, page("<html><p>Answers</body></html>"));
  await visit("/faq");
  expect(cachedPaths()).toEqual(["/faq"]);
});

test("a file that isn't found isn't cached", async () => {
  serve("/assets/gone.js", 100, {}, 404);
  await fetchFile("/assets/gone.js");
  expect(cachedPaths()).toEqual([]);
});

test.each([
  ["post", { method: "POST" }],
  ["request to another site", { url: "https://elsewhere.example/" }],
])("a %s is left to the browser", async (_, changes) => {
  const request = { url: `${origin}/contact`, method: "GET", mode: "navigate", ...changes };
  await expect(respond(request)).rejects.toThrow("left this to the browser");
});

test.each([
  ["an incomplete page", "/offline", page("<html><p>We couldn’t show this page.")],
  ["a missing file", "/__SHELL__", answerOf("/__SHELL__", 100, { "Cache-Control": "no-store" }, 404)],
])("a shell with %s isn't installed", async (_, path, response) => {
  files.set(origin + path, response);
  await expect(dispatch("install")).rejects.toThrow(`${path.slice(1)} can't be cached`);
  expect(cacheNamed("shell").entries.size).toBe(0);
});

test("after an update, cached pages still find their old files", async () => {
  await cacheNamed("shell").put(`${origin}/assets/older.css`, basicResponse(answerOf("/assets/older.css", 500)));
  await dispatch("install");
  await dispatch("activate");
  files.clear();
  expect((await fetchFile("/assets/older.css")).headers.get("X-Path")).toBe("/assets/older.css");
  expect(cacheNamed("shell").entries.has(`${origin}/assets/older.css`)).toBe(false);
});

test("after an update, the new form replaces the cached one", async () => {
  await cacheNamed("pages").put(`${origin}/contact`, basicResponse(answerOf("/contact", 500)));
  await dispatch("install");
  await dispatch("activate");
  files.clear();
  expect((await (await visit("/contact")).arrayBuffer()).byteLength).toBe(formBytes);
});

test("while the browser's storage is broken, pages and files come from the network", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("the disk is full", "UnknownError")) });
  serve("/faq", 100);
  serve("/assets/faq.css", 100);
  expect((await visit("/faq")).headers.get("X-Path")).toBe("/faq");
  expect((await fetchFile("/assets/faq.css")).headers.get("X-Path")).toBe("/assets/faq.css");
});

test("if the service worker's file can't be served, browsers keep the one they have", async () => {
  const env = { ASSETS: { fetch: async () => new Response(null, { status: 503 }) } };
  const response = await serveServiceWorker(env, new Request(`${origin}/sw.js`));
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("");
});

/** Visits more pages and pictures than the caches hold. */
async function visitTwentyPages(): Promise<void> {
  for (let count = 0; count < 20; count++) {
    serve(`/blog/${count}`, 300_000);
    serve(`/assets/picture-${count}.avif`, 500_000);
    await visit(`/blog/${count}`);
    await fetchFile(`/assets/picture-${count}.avif`);
  }
}

/** The paths of all visited pages and files that are cached. */
function cachedPaths(): string[] {
  const urls = ["pages", "files"].flatMap((name) => [...cacheNamed(name).entries.keys()]);
  return urls.map((url) => new URL(url).pathname);
}

function serve(path: string, size: number, headers: Record<string, string> = {}, status = 200): void {
  files.set(origin + path, answerOf(path, size, headers, status));
}

function answerOf(path: string, size: number, headers: Record<string, string> = {}, status = 200): Response {
  const usual = { "Cache-Control": "public, max-age=0", "X-Path": path };
  return new Response(new Uint8Array(size), { status, headers: { ...usual, ...headers } });
}

function page(html: string): Response {
  return new Response(html, { headers: { "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8" } });
}

/** A response of type "basic", as `fetch` returns it for our own site. */
function basicResponse(response: Response): Response {
  const clone = response.clone.bind(response);
  Object.defineProperty(response, "type", { value: "basic" });
  return Object.assign(response, { clone: () => basicResponse(clone()) });
}

function cacheNamed(name: string): FakeCache {
  const cache = caches.get(name) ?? new FakeCache();
  caches.set(name, cache);
  return cache;
}

function urlOf(request: Request | string): string {
  return typeof request === "string" ? new URL(request, origin).href : request.url;
}

async function dispatch(type: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

function visit(path: string): Promise<Response> {
  return respond({ url: origin + path, method: "GET", mode: "navigate" });
}

function fetchFile(path: string): Promise<Response> {
  return respond({ url: origin + path, method: "GET", mode: "no-cors" });
}

/** What the worker answers, once it has done what it asked the browser to wait for. */
async function respond(request: object): Promise<Response> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get("fetch")?.({
    request,
    respondWith: (promise: Promise<Response>) => (response = promise),
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
  });
  if (!response) throw new Error("the worker left this to the browser");
  await response;
  await Promise.all(work);
  return response;
}

async function cachedBytes(): Promise<number> {
  const responses = [...caches.values()].flatMap(({ entries }) => [...entries.values()]);
  const sizes = await Promise.all(responses.map(async (response) => (await response.clone().arrayBuffer()).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
