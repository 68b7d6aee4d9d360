import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { workerModules } from "#tools/local/built-worker.ts";
import { root } from "./direct-site.ts";
import { freePort } from "./free-port.ts";

export interface PlainOptions {
  /** The first module's text; it may import the built ones. */
  main?: string;
  /** Texts of built modules, where they aren't the built ones. */
  replaced?(name: string): string | undefined;
  /** Variables besides the site's address. */
  vars?: Readonly<Record<string, string>>;
  /** The folder that ASSETS reads; the built files if not said. */
  files?: string;
}

/** The runtime itself and the built Worker without storage: nothing else that starts or costs. It answers once `url` is asked. */
export async function startPlain({
  main,
  replaced = () => undefined,
  vars = {},
  files = join(root, "dist/client"),
}: PlainOptions = {}) {
  const port = await freePort();
  const folder = join(root, "dist/worker");
  const config = join(folder, `plain-${process.pid}-${port}.capnp`);
  const modules = workerModules(folder).map(({ name, type }) => {
    const text = replaced(name);
    return `(name = "${name}", ${type === "Text" ? "text" : "esModule"} = ${text === undefined ? `embed "${name}"` : JSON.stringify(text)})`;
  });
  if (main !== undefined) modules.unshift(`(name = "main.js", esModule = ${JSON.stringify(main)})`);
  writeFileSync(config, configuration(modules.join(",\n"), { port, vars, files }));
  const runtime: string = createRequire(import.meta.resolve("miniflare"))("workerd").default;
  const child = spawn(runtime, ["serve", config], { stdio: "ignore" });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop(): Promise<void> {
      await stopped(child);
      rmSync(config, { force: true });
    },
  };
}

type Settings = Required<Pick<PlainOptions, "vars" | "files">> & { port: number };

function configuration(modules: string, { port, vars, files }: Settings): string {
  const texts = Object.entries({ SITE_URL: "http://127.0.0.1", ...vars }).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "site", worker = (
    compatibilityDate = "2026-10-01",
    modules = [${modules}],
    bindings = [${texts.join(", ")}, (name = "ASSETS", service = "files")],
  )), (name = "files", disk = (path = "${files}"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
`;
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill();
  });
}

/** Asks until someone listens; gives up when the runtime would have started ten times over. */
export async function firstAnswer(url: string, path: string): Promise<number> {
  const until = Date.now() + 120_000;
  for (;;) {
    try {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
