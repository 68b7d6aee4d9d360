import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { routes } from "#app/routes.ts";

const origin = "https://site.example";
const files = new Map<string, Response>();
let caches: Map<string, FakeCache>;
let listeners: Map<string, (event: object) => void>;

/** Stands in for the browser's Cache, with its entries in the order of arrival. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async (request: Request | string) => this.entries.get(addressOf(request))?.clone();
  matchAll = async () => [...this.entries.values()].map((answer) => answer.clone());
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
  delete = async (request: Request | string) => this.entries.delete(addressOf(request));
  put = async (request: Request | string, answer: Response) => void this.entries.set(addressOf(request), answer);
}

beforeEach(async () => {
  caches = new Map();
  listeners = new Map();
  files.clear();
  serve("/offline", 20_000);
  serve("/contact", 80_000);
  serve("/__SHELL__", 400_000);
  vi.stubGlobal("caches", { open: async (name: string) => cacheNamed(name) });
  vi.stubGlobal("self", {
    location: new URL(origin),
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const answer = files.get(addressOf(request));
    if (!answer) throw new TypeError("no connection");
    return basic(answer.clone());
  });
  vi.resetModules();
  await import("#app/island/service-worker.ts");
});

afterAll(() => void vi.unstubAllGlobals());

test("the caches stay under 8 MB, and pages and pictures never push the shell out", async () => {
  await dispatch("install");
  for (let count = 0; count < 20; count++) {
    serve(`/blog/${count}`, 300_000);
    serve(`/assets/picture-${count}.avif`, 500_000);
    await visit(`/blog/${count}`);
    await fetchFile(`/assets/picture-${count}.avif`);
  }
  await expect.poll(() => cacheNamed("pages").entries.has(`${origin}/blog/19`)).toBe(true);
  await expect.poll(cachedBytes).toBeLessThan(8_000_000);
  expect(await cachedBytes()).toBeGreaterThan(5_000_000);
  files.clear();
  expect((await visit("/nowhere")).headers.get("X-Path")).toBe("/offline");
  expect((await visit("/contact")).headers.get("X-Path")).toBe("/contact");
  expect((await visit("/blog/19")).headers.get("X-Path")).toBe("/blog/19");
});

test("the service worker keeps no queries, no-store or failed answers, and no pages that change hourly", async () => {
  serve("/contact?sent=WB-1", 100);
  serve("/consent", 100, { "Cache-Control": "no-store" });
  serve("/assets/gone.js", 100, {}, 404);
  files.set(`${origin}/faq`, page("<html><p>We couldn’t show this page."));
  await visit("/contact?sent=WB-1");
  await visit("/consent");
  await visit("/faq");
  const hourly = routes.filter(({ handle }) => handle.changesHourly).map(({ path }) => path);
  expect(hourly).toContain("/hot-water");
  for (const path of hourly) {
    serve(path, 100);
    await visit(path);
  }
  await fetchFile("/assets/gone.js");
  for (const others of [{ method: "POST" }, { url: "https://elsewhere.example/" }]) {
    const request = { url: `${origin}/contact`, method: "GET", mode: "navigate", ...others };
    await expect(respond(request)).rejects.toThrow("left this to the browser");
  }
  serve("/terms", 100);
  await visit("/terms");
  await expect.poll(() => [...cacheNamed("pages").entries.keys()]).toEqual([`${origin}/terms`]);
  expect(cacheNamed("files").entries.size).toBe(0);
});

test("a complete page is kept, and a shell with an incomplete page isn't installed", async () => {
  files.set(`${origin}/faq`, page("<html><p>Answers</body></html>"));
  await visit("/faq");
  await expect.poll(() => cacheNamed("pages").entries.has(`${origin}/faq`)).toBe(true);
  files.set(`${origin}/offline`, page("<html><p>We couldn’t show this page."));
  await expect(dispatch("install")).rejects.toThrow("/offline can't be cached");
  serve("/offline", 20_000);
  serve("/__SHELL__", 100, { "Cache-Control": "no-store" }, 404);
  await expect(dispatch("install")).rejects.toThrow("__SHELL__ can't be cached");
  expect(cacheNamed("shell").entries.size).toBe(0);
});

test("after an update, cached pages keep their old files, but the form is replaced", async () => {
  const older = basic(answerOf("/assets/older.css", 500));
  await cacheNamed("shell").put(`${origin}/assets/older.css`, older);
  await cacheNamed("pages").put(`${origin}/contact`, basic(answerOf("/contact", 500)));
  await dispatch("install");
  await dispatch("activate");
  files.clear();
  expect((await fetchFile("/assets/older.css")).headers.get("X-Path")).toBe("/assets/older.css");
  expect(cacheNamed("shell").entries.has(`${origin}/assets/older.css`)).toBe(false);
  expect((await (await visit("/contact")).arrayBuffer()).byteLength).toBe(80_000);
});

test("while the browser's storage is broken, pages and files come from the network", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("the disk is full", "UnknownError")) });
  serve("/faq", 100);
  serve("/assets/faq.css", 100);
  expect((await visit("/faq")).headers.get("X-Path")).toBe("/faq");
  expect((await fetchFile("/assets/faq.css")).headers.get("X-Path")).toBe("/assets/faq.css");
});

function serve(path: string, size: number, headers: Record<string, string> = {}, status = 200): void {
  files.set(origin + path, answerOf(path, size, headers, status));
}

function answerOf(path: string, size: number, headers: Record<string, string> = {}, status = 200): Response {
  const all = { "Cache-Control": "public, max-age=0", "X-Path": path, ...headers };
  return new Response(new Uint8Array(size), { status, headers: all });
}

function page(html: string): Response {
  return new Response(html, { headers: { "Cache-Control": "no-cache", "Content-Type": "text/html; charset=utf-8" } });
}

/** A response of type "basic", as `fetch` returns it for our own site. */
function basic(answer: Response): Response {
  const clone = answer.clone.bind(answer);
  Object.defineProperty(answer, "type", { value: "basic" });
  return Object.assign(answer, { clone: () => basic(clone()) });
}

function cacheNamed(name: string): FakeCache {
  const found = caches.get(name) ?? new FakeCache();
  caches.set(name, found);
  return found;
}

function addressOf(request: Request | string): string {
  return typeof request === "string" ? new URL(request, origin).href : request.url;
}

async function dispatch(type: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

function visit(path: string): Promise<Response> {
  return respond({ url: origin + path, method: "GET", mode: "navigate" });
}

function fetchFile(path: string): Promise<Response> {
  return respond({ url: origin + path, method: "GET", mode: "no-cors" });
}

async function respond(request: object): Promise<Response> {
  let answer: Promise<Response> | undefined;
  listeners.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  if (!answer) throw new Error("the worker left this to the browser");
  return answer;
}

async function cachedBytes(): Promise<number> {
  const answers = [...caches.values()].flatMap(({ entries }) => [...entries.values()]);
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.clone().arrayBuffer()).byteLength));
  return sizes.reduce((sum, size) => sum + size, 0);
}
