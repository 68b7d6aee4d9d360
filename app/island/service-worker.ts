/**
 * Keeps visited pages for when the connection fails: pages from the network first, hashed files from the cache first. It stores
 * nothing that has a query or says `no-store`, and at most 8 MB. The shell has its own cache, so that no number of pages can push
 * it out.
 */
declare const self: ServiceWorkerScope;

/** The part of the scope used here, because TypeScript's types for workers and for pages exclude each other. */
interface ServiceWorkerScope {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: "install" | "activate",
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: FetchMoment) => void): void;
}

interface FetchMoment {
  request: Request & { mode: string };
  respondWith(answer: Promise<Response>): void;
}

/** Filled in by the build: the files for the request form and the offline page. */
const shellFiles: readonly string[] = ["__SHELL__"];

const shellCache = "shell";
const pagesCache = "pages";
const filesCache = "files";
const offlinePage = "/offline";
const shell = [offlinePage, "/contact", ...shellFiles];
/** These pages say whether we are open now, and how soon we call. */
const hourlyPages: readonly string[] = ["/help", "/hot-water"];
/** In bytes. The shell takes about 1 MB more. */
const mostBytes = { [pagesCache]: 2_500_000, [filesCache]: 4_000_000 };

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepShell(), self.skipWaiting()]));
});

self.addEventListener("activate", (event) => event.waitUntil(passOnOldShell()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageOrMemory(request, url));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(fileFromMemory(request));
});

/** All or nothing: if a file is missing, the browser keeps its present worker and tries again later. */
async function keepShell(): Promise<void> {
  const answers = await Promise.all(shell.map(async (path) => ({ path, answer: await fetch(path) })));
  for (const { path, answer } of answers)
    if (!isKeepable(answer) || !(await isWhole(answer))) throw new Error(`${path} can't be kept`);
  const cached = await caches.open(shellCache);
  await Promise.all(answers.map(({ path, answer }) => cached.put(path, answer)));
}

/** Moves the old shell's files to the file cache, because cached pages still need them. Pages wait until this finishes. */
async function passOnOldShell(): Promise<void> {
  const [cached, files] = await Promise.all([caches.open(shellCache), caches.open(filesCache)]);
  const old = (await cached.keys()).filter(({ url }) => !shell.includes(new URL(url).pathname));
  const passOn = async (request: Request) => {
    const answer = await cached.match(request);
    if (answer) await put(files, request.url, answer, filesCache);
    await cached.delete(request);
  };
  await Promise.all(old.map(passOn));
  await trim(files, filesCache);
  await (await caches.open(pagesCache)).delete("/contact");
}

async function pageOrMemory(request: Request, url: URL): Promise<Response> {
  try {
    const answer = await fetch(request);
    const isTimeless = url.search === "" && !hourlyPages.includes(url.pathname);
    if (isTimeless && isKeepable(answer)) void keep(url.pathname, answer.clone(), pagesCache);
    return answer;
  } catch {
    return (
      (await found(pagesCache, url.pathname)) ?? (await found(shellCache, url.pathname)) ?? (await lostConnection())
    );
  }
}

async function lostConnection(): Promise<Response> {
  return (await found(shellCache, offlinePage)) ?? Response.error();
}

async function fileFromMemory(request: Request): Promise<Response> {
  const cached = (await found(filesCache, request.url)) ?? (await found(shellCache, new URL(request.url).pathname));
  if (cached) return cached;
  const answer = await fetch(request);
  if (isKeepable(answer)) void keep(request.url, answer.clone(), filesCache);
  return answer;
}

/** Undefined if the browser's storage fails as well: the network may still work. */
async function found(name: string, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(key);
  } catch {
    return undefined;
  }
}

function isKeepable(answer: Response): boolean {
  const policy = answer.headers.get("Cache-Control") ?? "no-store";
  return !policy.includes("no-store") && answer.status === 200 && answer.type === "basic" && !answer.redirected;
}

/** A page lacks its end if it failed after its head was sent, or if the connection broke. */
async function isWhole(answer: Response): Promise<boolean> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  return !isPage || (await answer.clone().text()).endsWith("</html>");
}

async function keep(key: string, answer: Response, name: keyof typeof mostBytes): Promise<void> {
  try {
    const cache = await caches.open(name);
    await put(cache, key, answer, name);
    await trim(cache, name);
  } catch {
    // Storage that is full or broken: the visitor has the answer all the same.
  }
}

/** Stores the size in a header, so that the body needn't be read again. */
async function put(cache: Cache, key: string, answer: Response, name: keyof typeof mostBytes): Promise<void> {
  if (!isKeepable(answer) || !(await isWhole(answer))) return;
  const body = await answer.arrayBuffer();
  if (body.byteLength > mostBytes[name] / 4) return;
  const headers = new Headers(answer.headers);
  headers.set("X-Kept-Bytes", String(body.byteLength));
  await cache.delete(key);
  await cache.put(key, new Response(body, { status: 200, headers }));
}

/** Removes the oldest entries above the limit. */
async function trim(cache: Cache, name: keyof typeof mostBytes): Promise<void> {
  const [requests, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  let total = 0;
  for (const [at, request] of [...requests.entries()].reverse()) {
    total += Number(answers[at]?.headers.get("X-Kept-Bytes") ?? 0);
    if (total > mostBytes[name]) await cache.delete(request);
  }
}

export {};
