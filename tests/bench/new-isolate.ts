import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#tests/site/runtime.ts";
import { freePort } from "#tests/site/site.ts";
import { workerModules } from "#tools/local/built-worker.ts";
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
async function startIsolates(bare: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "isolates-"));
  const port = await freePort();
  const workers: Record<string, Modules> = { site: siteModules() };
  for (const [name, page] of Object.entries(bare)) workers[name] = { "index.js": { js: bareWorker(page) } };
  writeFileSync(join(folder, "host.js"), host);
  writeFileSync(join(folder, "workers.json"), JSON.stringify(workers));
  writeFileSync(join(folder, "config.capnp"), configuration(port));
  const runtime: string = createRequire(import.meta.resolve("miniflare"))("workerd").default;
  // Only the bench uses the loader, which is experimental: it is how one process starts many isolates.
  const child = spawn(runtime, ["serve", "--experimental", "--control-fd=3", join(folder, "config.capnp")], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [, , , listening] = child.stdio;
  if (listening) await once(listening, "data");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

const host = `import workers from "workers.json";
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

function configuration(port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "host", worker = (
      compatibilityDate = "2026-10-01",
      modules = [(name = "host.js", esModule = embed "host.js"), (name = "workers.json", json = embed "workers.json")],
      bindings = [(name = "LOADER", workerLoader = ()), (name = "ASSETS", service = "files")],
    )),
    (name = "files", disk = (path = "${join(root, "dist/client")}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "host")],
);
`;
}
