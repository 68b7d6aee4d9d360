/**
 * Keeps what a visitor has seen for when the connection goes: pages by network first, hashed files by memory first.
 * Nothing with a query and nothing that says `no-store` is kept, and never more than 8 MB.
 */
declare const self: ServiceWorkerScope;

/** The part of the scope that is used here; the libraries' own types for it and for pages exclude each other. */
interface ServiceWorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchMoment) => void): void;
}

interface FetchMoment {
  request: Request & { mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** Filled in when the site is built: what the request form and the page for lost connections need. */
const shell: readonly string[] = ["__SHELL__"];

const pagesCache = "pages";
const filesCache = "files";
const offlinePage = "/offline";
const mostBytes = { [pagesCache]: 3_000_000, [filesCache]: 5_000_000 };

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepShell(), self.skipWaiting()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrMemory(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fileFromMemory(request));
});

async function keepShell(): Promise<void> {
  const pages = await caches.open(pagesCache);
  const files = await caches.open(filesCache);
  await Promise.all([
    ...[offlinePage, "/contact"].map(async (path) => keep(pages, path, await fetch(path), pagesCache)),
    ...shell.map(async (path) => (await files.match(path)) ?? keep(files, path, await fetch(path), filesCache)),
  ]);
}

async function pageOrMemory(request: Request, url: URL): Promise<Response> {
  const pages = await caches.open(pagesCache);
  try {
    const answer = await fetch(request);
    if (url.search === "" && isKeepable(answer)) void keep(pages, url.pathname, answer.clone(), pagesCache);
    return answer;
  } catch {
    const kept = (await pages.match(url.pathname)) ?? (await pages.match(offlinePage));
    return kept ?? Response.error();
  }
}

async function fileFromMemory(request: Request): Promise<Response> {
  const files = await caches.open(filesCache);
  const kept = await files.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (isKeepable(answer)) void keep(files, request.url, answer.clone(), filesCache);
  return answer;
}

function isKeepable(answer: Response): boolean {
  const policy = answer.headers.get("Cache-Control") ?? "no-store";
  return answer.status === 200 && answer.type === "basic" && !answer.redirected && !policy.includes("no-store");
}

/** Oldest first out, by bytes. The size travels with the answer, so that counting needs no second look at the content. */
async function keep(cache: Cache, key: string, answer: Response, name: keyof typeof mostBytes): Promise<void> {
  if (!isKeepable(answer)) return;
  const body = await answer.arrayBuffer();
  if (body.byteLength > mostBytes[name] / 4) return;
  const headers = new Headers(answer.headers);
  headers.set("X-Kept-Bytes", String(body.byteLength));
  await cache.delete(key);
  await cache.put(key, new Response(body, { status: 200, headers }));
  let total = 0;
  const keys = await cache.keys();
  for (const request of keys.toReversed()) {
    const kept = await cache.match(request);
    total += Number(kept?.headers.get("X-Kept-Bytes") ?? 0);
    if (total > mostBytes[name]) await cache.delete(request);
  }
}

export {};
