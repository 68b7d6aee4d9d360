import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/site/free-port.ts";
import { workerModules } from "#tools/local/built-worker.ts";
import { root } from "./bench-site.ts";

type Modules = Record<string, { js: string } | { text: string }>;

export interface FreshRuntime {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * A running runtime that starts a new isolate for each request that asks for one: `x-worker` says of which Worker, `x-isolate`
 * tells the isolates apart. The site's Worker gets nothing but its variable and its files, as when nobody has sent a request.
 */
export async function startFresh(bare: Readonly<Record<string, string>>): Promise<FreshRuntime> {
  const folder = mkdtempSync(join(tmpdir(), "fresh-"));
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
    pid: child.pid ?? 0,
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
