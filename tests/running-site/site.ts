// Starts the built site in the runtime, requests its pages and reads its log.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect } from "vitest";
import { builtWorker } from "#tests/running-site/built-worker.ts";
import { usualDate } from "#tests/settings.ts";
import { localVars, writeLocalConfig } from "#tools/local/config.ts";
import { isTaken } from "#tools/local/ports-and-shutdown.ts";

const rootFolder = join(import.meta.dirname, "../..");
let siteCount = 0;

interface SiteOptions {
  /** The time in Melbourne when the site starts. */
  date?: string;
  vars?: Record<string, string>;
  /** Requests a minute before an address is refused. */
  limit?: number;
  mailbox?: string;
  /** The folder into which the runtime writes the fallback's emails. If it is absent, the site has no fallback. */
  fallbackFolder?: string | undefined;
  /** The folder of the build, if it isn't the repository. */
  root?: string | undefined;
}

/** Starts the production build in workerd, with its own storage and port. */
export async function startSite({
  date = usualDate,
  vars = {},
  limit = 10_000,
  mailbox = "http://127.0.0.1:9",
  fallbackFolder,
  root = rootFolder,
}: SiteOptions = {}) {
  const config = writeLocalConfig({
    root,
    name: `test-${process.pid}-${siteCount++}`,
    vars: { ...localVars({ site: "http://127.0.0.1", mailbox, date }), ...vars },
    limit,
    hasFallback: fallbackFolder !== undefined,
  });
  const lines: string[] = [];
  const options = {
    ...builtWorker(config),
    port: 0,
    unsafeTriggerHandlers: true,
    ...(fallbackFolder !== undefined && { resourceTmpPath: fallbackFolder }),
    handleStructuredLogs: ({ message }: { message: string }) => void lines.push(message),
  };
  rmSync(config);
  const runtime = new Miniflare(convertV4MiniflareOptions(options));
  const { origin } = await runtime.ready;
  /** Opens a connection for each request, because a reused one may be closed at that moment. Doesn't follow redirects. */
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: "manual", ...init, headers: { ...headersOf(init), Connection: "close" } });
  return {
    url: origin,
    ask,
    /** The Worker's bindings. */
    bindings: () => runtime.getBindings<Env>(),
    sweep: () => runScheduled(origin),
    /** Every line logged so far. Lines arrive in order, so it makes a request and waits for that one's line. */
    async logs(): Promise<string[]> {
      const countBefore = lines.filter(isLast).length;
      await ask(lastPath);
      const lastLines = () => lines.filter(isLast).length;
      await expect.poll(lastLines, { interval: 10, message: "lines of the last request" }).toBeGreaterThan(countBefore);
      return lines.filter((line) => !isLast(line));
    },
    stop: () => runtime.dispose(),
  };
}

/** A path that no test requests: it marks the last line. */
const lastPath = "/last".repeat(17);

function isLast(line: string): boolean {
  return line.includes(`"route":"${"/:other".repeat(17)}"`);
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}

/** The hash of a page's own styles, which its policy contains. */
export const ownStyle = /(?<=style-src 'self') 'sha256-[\w+/]{43}='/;

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Runs the site's timer once and waits until it is done. */
export async function runScheduled(url: string): Promise<void> {
  const { ok, status } = await fetch(`${url}/cdn-cgi/local/scheduled`, { headers: { Connection: "close" } });
  if (!ok) throw new Error(`the timer's run failed with status ${status}`);
}

export interface SentPage {
  path: string;
  headers: Headers;
  html: string;
}

/** The paths that the sitemap lists. Fails if it lists none. */
export async function sitemapPaths({ ask }: Pick<Site, "ask">): Promise<string[]> {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>http:\/\/127\.0\.0\.1(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(paths, "the sitemap's paths").not.toEqual([]);
  return paths;
}

/** Fetches every page of the sitemap. Fails if one isn't answered with 200. */
export async function everyPage(site: Pick<Site, "ask">): Promise<SentPage[]> {
  const paths = await sitemapPaths(site);
  return Promise.all(
    paths.map(async (path) => {
      const response = await site.ask(path);
      expect(response.status, path).toBe(200);
      return { path, headers: response.headers, html: await response.text() };
    }),
  );
}

/** Each process that runs tests has a thousand ports of its own, and uses each only once. */
const ownPorts = 20_000 + 1000 * (Number(process.env.VITEST_POOL_ID ?? 0) % 12);
let nextPort = Math.floor(Math.random() * 1000);

/**
 * Finds a port that nobody listens on, which can be used again after a restart. It is below the range for outgoing
 * connections, so that none of these takes it in between.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ownPorts + (nextPort++ % 1000);
    if (!(await isTaken(port))) return port;
  }
}
