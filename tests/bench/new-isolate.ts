import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compatibility, workerModules } from "#tests/running-site/built-worker.ts";
import { readWire, startNewestRuntime } from "#tests/running-site/newest-runtime.ts";
import { root } from "#tests/running-site/runtime.ts";
import type { Result } from "./result.ts";

type Modules = Record<string, { js: string } | { text: string }>;

const paths = ["/", "/blog/insurance-warranty", "/contact", "/your-price"];
const turnCount = 9;

/**
 * Times the first byte from a new isolate of the newest runtime, as a multiple of the time that a bare Worker takes to send the same
 * page.
 */
export async function measureNewIsolate(): Promise<Result[]> {
  const pages: Record<string, string> = {};
  const site = await startIsolates({});
  for (const path of paths) pages[path] = (await ask(site.url, path, "site")).page;
  await site.stop();
  const runtime = await startIsolates(pages);
  const results: Result[] = [];
  for (const path of paths) {
    const siteTimes: Times[] = [];
    const bareTimes: Times[] = [];
    for (let turn = 0; turn < turnCount; turn++) {
      siteTimes.push(await ask(runtime.url, path, "site"));
      bareTimes.push(await ask(runtime.url, path, path));
    }
    const [firstByteMs, mainMs] = [median(siteTimes, "firstByteMs"), median(siteTimes, "mainMs")];
    const name = `New isolate, first byte of ${path} (${firstByteMs.toFixed(1)} ms, <main> after ${mainMs.toFixed(1)} ms)`;
    results.push({ name, value: firstByteMs / median(bareTimes, "firstByteMs"), unit: "× bare", budget: 4.5 });
  }
  await runtime.stop();
  return results;
}

interface Times {
  firstByteMs: number;
  /** The time until the page's main part. */
  mainMs: number;
  page: string;
}

function median(times: Times[], part: "firstByteMs" | "mainMs"): number {
  return times.map((each) => each[part]).sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

let isolateCount = 0;

/** Times a page from a new isolate: each call starts one. */
async function ask(url: string, path: string, worker: string): Promise<Times> {
  const startMs = performance.now();
  const wire = readWire(url, path, { "x-worker": worker, "x-isolate": String(isolateCount++) });
  await wire.waitFor("<!doctype");
  const firstByteMs = performance.now() - startMs;
  await wire.waitFor("<main");
  const mainMs = performance.now() - startMs;
  await wire.waitFor("</html>");
  wire.close();
  return { firstByteMs, mainMs, page: wire.text.slice(wire.text.indexOf("<!doctype")) };
}

/** Starts a runtime with a new isolate for each new `x-isolate`. `x-worker` chooses the Worker: the site or a bare one. */
function startIsolates(barePages: Readonly<Record<string, string>>) {
  const workers: Record<string, Modules> = { site: siteModules() };
  for (const [name, page] of Object.entries(barePages)) workers[name] = { "index.js": { js: bareWorker(page) } };
  return startNewestRuntime({
    loader: true,
    modules: [
      { name: "host.js", type: "ESModule", text: host },
      { name: "workers.txt", type: "Text", text: JSON.stringify({ workers, compatibility: compatibility() }) },
    ],
  });
}

function siteModules(): Modules {
  const folder = join(root, "dist/worker");
  return Object.fromEntries(
    workerModules(folder).map(({ name, type }) => {
      const source = readFileSync(join(folder, name), "utf8");
      return [name, type === "Text" ? { text: source } : { js: source }];
    }),
  );
}

function bareWorker(page: string): string {
  return `const bytes = new TextEncoder().encode(${JSON.stringify(page)});
const headers = { "Content-Type": "text/html; charset=utf-8" };
export default { fetch: () => new Response(bytes, { headers }) };`;
}

const host = `import text from "./workers.txt";
const { workers, compatibility } = JSON.parse(text);
export default {
  fetch(request, env) {
    const name = request.headers.get("x-worker");
    const code = () => ({
      ...compatibility,
      mainModule: "index.js",
      modules: workers[name],
      env: { SITE_URL: "http://127.0.0.1", ASSETS: env.ASSETS },
    });
    return env.LOADER.get(name + request.headers.get("x-isolate"), code).getEntrypoint().fetch(request);
  },
};`;
