import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { workerModules } from "#tests/running-site/built-worker.ts";
import { root, startWorker } from "#tests/running-site/runtime.ts";
import type { Result } from "./run.ts";

type Modules = Record<string, { js: string } | { text: string }>;

const paths = ["/", "/blog/insurance-warranty", "/contact", "/your-price"];
const turns = 15;

/** The first byte of the first request to a new isolate, beside a bare Worker that sends the same page from one as new. */
export async function measureNewIsolate(): Promise<Result[]> {
  const pages: Record<string, string> = {};
  const site = await startIsolates({});
  for (const path of paths) pages[path] = (await ask(site.url, path, "site")).text;
  await site.stop();
  const runtime = await startIsolates(pages);
  const results: Result[] = [];
  for (const path of paths) {
    let [ours, bare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let turn = 0; turn < turns; turn++) {
      ours = Math.min(ours, (await ask(runtime.url, path, "site")).firstByte);
      bare = Math.min(bare, (await ask(runtime.url, path, path)).firstByte);
    }
    const name = `New isolate, first byte of ${path} (${ours.toFixed(1)} ms)`;
    results.push({ name, value: ours / bare, unit: "× bare", budget: 4.5 });
  }
  await runtime.stop();
  return results;
}

let isolates = 0;

/** Milliseconds until the answer's head. Each call starts an isolate of its own. */
function ask(url: string, path: string, worker: string): Promise<{ firstByte: number; text: string }> {
  const headers = { "x-worker": worker, "x-isolate": String(isolates++), Connection: "close" };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { headers }, async (answer) => {
      const firstByte = performance.now() - started;
      let text = "";
      for await (const chunk of answer.setEncoding("utf8")) text += chunk;
      if (answer.statusCode === 200) resolve({ firstByte, text });
      else reject(new Error(`${worker}${path} answered ${answer.statusCode}`));
    });
    asked.once("error", reject).end();
  });
}

/** A runtime that starts an isolate for each new `x-isolate`; `x-worker` says of which Worker: the site or a bare one. */
function startIsolates(bare: Readonly<Record<string, string>>) {
  const workers: Record<string, Modules> = { site: siteModules() };
  for (const [name, page] of Object.entries(bare)) workers[name] = { "index.js": { js: bareWorker(page) } };
  return startWorker({
    modules: [
      { type: "ESModule", path: "host.js", contents: host },
      { type: "Text", path: "workers.txt", contents: JSON.stringify(workers) },
    ],
    workerLoaders: { LOADER: {} },
    serviceBindings: { ASSETS: { disk: { path: join(root, "dist/client"), writable: false } } },
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
const workers = JSON.parse(text);
export default {
  fetch(request, env) {
    const name = request.headers.get("x-worker");
    const code = () => ({
      compatibilityDate: "2026-10-01",
      mainModule: "index.js",
      modules: workers[name],
      env: { SITE_URL: "http://127.0.0.1", ASSETS: env.ASSETS },
    });
    return env.LOADER.get(name + request.headers.get("x-isolate"), code).getEntrypoint().fetch(request);
  },
};`;
