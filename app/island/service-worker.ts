// Caches visited pages for when the connection fails. Pages come from the network first, hashed files from the cache first.
// It stores no page with a query, none that changes hourly, no response that says `no-store`, and at most 8 MB. The shell has a
// separate cache, so that pages can't push it out.
declare const self: ServiceWorkerScope;

/** The part of the scope that we use: TypeScript's types for workers and for pages exclude each other. */
interface ServiceWorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: FetchEventPart) => void): void;
}

interface FetchEventPart {
  waitUntil(work: Promise<unknown>): void;
  request: Request & { mode: string };
  respondWith(response: Promise<Response>): void;
}

/** Filled in by the build: the files for the request form and the offline page. */
const shellFiles: readonly string[] = ["__SHELL__"];

const shellCache = "shell";
const pagesCache = "pages";
const filesCache = "files";
const offlinePage = "/offline";
const shellPaths = [offlinePage, "/contact", ...shellFiles];
/** These pages say whether we are open and how soon we call: `changesHourly` in `app/routes.ts`. A test checks that none is missing. */
const hourlyPages: readonly string[] = ["/help", "/hot-water"];
/** How much each cache may hold. The shell takes about 1 MB more. */
const maxBytes = { [pagesCache]: 2_500_000, [filesCache]: 4_000_000 };

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([cacheShell(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => event.waitUntil(moveOldShell()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetchPage(event, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(findFile(event));
});

/** All or nothing: if a file can't be cached, the browser keeps its current worker and tries again later. */
async function cacheShell(): Promise<void> {
  const responses = await Promise.all(shellPaths.map(async (path) => ({ path, response: await fetch(path) })));
  for (const { path, response } of responses)
    if (!isCacheable(response) || !(await isWhole(response)))
      throw new Error(`${path} can't be cached: it is incomplete or mustn't be stored (status ${response.status})`);
  const cache = await caches.open(shellCache);
  await Promise.all(responses.map(({ path, response }) => cache.put(path, response)));
}

/** Moves the old shell's files to the file cache, because cached pages still need them. Requests wait until this is done. */
async function moveOldShell(): Promise<void> {
  const [cache, files] = await Promise.all([caches.open(shellCache), caches.open(filesCache)]);
  const oldRequests = (await cache.keys()).filter(({ url }) => !shellPaths.includes(new URL(url).pathname));
  const moveToFiles = async (request: Request) => {
    const response = await cache.match(request);
    if (response) await put(files, request.url, response, filesCache);
    await cache.delete(request);
  };
  await Promise.all(oldRequests.map(moveToFiles));
  await trim(files, filesCache);
  await (await caches.open(pagesCache)).delete("/contact");
}

async function fetchPage(event: FetchEventPart, url: URL): Promise<Response> {
  try {
    const response = await fetch(event.request);
    const isTimeless = url.search === "" && !hourlyPages.includes(url.pathname);
    if (isTimeless && isCacheable(response)) event.waitUntil(cacheResponse(url.pathname, response.clone(), pagesCache));
    return response;
  } catch {
    return (
      (await findCached(pagesCache, url.pathname)) ??
      (await findCached(shellCache, url.pathname)) ??
      (await offlineResponse())
    );
  }
}

async function offlineResponse(): Promise<Response> {
  return (await findCached(shellCache, offlinePage)) ?? Response.error();
}

async function findFile(event: FetchEventPart): Promise<Response> {
  const { request } = event;
  const cachedResponse =
    (await findCached(filesCache, request.url)) ?? (await findCached(shellCache, new URL(request.url).pathname));
  if (cachedResponse) return cachedResponse;
  const response = await fetch(request);
  if (isCacheable(response)) event.waitUntil(cacheResponse(request.url, response.clone(), filesCache));
  return response;
}

/** Undefined if nothing is cached, or if the browser's storage fails: the network may still work. */
async function findCached(cacheName: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(cacheName)).match(key);
  } catch {
    return undefined;
  }
}

function isCacheable(response: Response): boolean {
  const cacheControl = response.headers.get("Cache-Control") ?? "no-store";
  return (
    !cacheControl.includes("no-store") && response.status === 200 && response.type === "basic" && !response.redirected
  );
}

/** A page without `</html>` failed after its head was sent, or the connection broke. */
async function isWhole(response: Response): Promise<boolean> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await response.clone().text()).endsWith("</html>");
}

async function cacheResponse(key: string, response: Response, cacheName: keyof typeof maxBytes): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await put(cache, key, response, cacheName);
    await trim(cache, cacheName);
  } catch {
    // Storage is full or broken. The visitor still gets the response.
  }
}

/** Stores a response, with its size in a header so that `trim` needn't read the body. */
async function put(cache: Cache, key: string, response: Response, cacheName: keyof typeof maxBytes): Promise<void> {
  if (!isCacheable(response) || !(await isWhole(response))) return;
  const body = await response.arrayBuffer();
  if (body.byteLength > maxBytes[cacheName] / 4) return;
  const headers = new Headers(response.headers);
  headers.set("X-Kept-Bytes", String(body.byteLength));
  await cache.delete(key);
  await cache.put(key, new Response(body, { status: 200, headers }));
}

/** Removes the oldest entries until the others are within the limit. */
async function trim(cache: Cache, cacheName: keyof typeof maxBytes): Promise<void> {
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  let totalBytes = 0;
  for (const [index, request] of [...requests.entries()].reverse()) {
    totalBytes += Number(responses[index]?.headers.get("X-Kept-Bytes") ?? 0);
    if (totalBytes > maxBytes[cacheName]) await cache.delete(request);
  }
}

export {};
