import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { workerModules } from "#tools/local/built-worker.ts";
import { root } from "./direct-site.ts";
import { freePort } from "./free-port.ts";

export interface PlainOptions {
  /** A Worker's text instead of the built one. */
  script?: string;
  /** Beside that text lie the built one's modules, which nothing imports. */
  besideBuilt?: boolean;
  /** Variables besides the site's address. */
  vars?: Readonly<Record<string, string>>;
  /** The folder that ASSETS reads; the built files if not said. */
  files?: string;
  v8Flags?: readonly string[];
  /** A program that runs the runtime, with its arguments. */
  under?: readonly string[];
}

/** The runtime itself and one Worker without storage: nothing else that starts or costs. It answers once `url` is asked. */
export async function startPlain({
  script,
  besideBuilt = false,
  vars = {},
  files = join(root, "dist/client"),
  v8Flags = [],
  under = [],
}: PlainOptions = {}) {
  const port = await freePort();
  const folder = join(root, "dist/worker");
  const config = join(folder, `plain-${process.pid}-${port}.capnp`);
  const modules = script === undefined ? builtModules(folder) : [ownModule(script)];
  if (besideBuilt) modules.push(...builtModules(folder));
  writeFileSync(config, configuration(modules.join(",\n"), { port, vars, files, v8Flags }));
  const runtime: string = createRequire(import.meta.resolve("miniflare"))("workerd").default;
  const [program = runtime, ...parameters] = [...under, runtime, "serve", config];
  const child = spawn(program, parameters, { stdio: "ignore" });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop(): Promise<void> {
      await stopped(child);
      rmSync(config, { force: true });
    },
  };
}

type Settings = Required<Pick<PlainOptions, "vars" | "files" | "v8Flags">> & { port: number };

function configuration(modules: string, { port, vars, files, v8Flags }: Settings): string {
  const texts = Object.entries({ SITE_URL: "http://127.0.0.1", ...vars }).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  v8Flags = [${v8Flags.map((flag) => JSON.stringify(flag)).join(", ")}],
  services = [(name = "site", worker = (
    compatibilityDate = "2026-10-01",
    modules = [${modules}],
    bindings = [${texts.join(", ")}, (name = "ASSETS", service = "files")],
  )), (name = "files", disk = (path = "${files}"))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
`;
}

function ownModule(script: string): string {
  return `(name = "own.js", esModule = ${JSON.stringify(script)})`;
}

function builtModules(folder: string): string[] {
  return workerModules(folder).map(
    ({ name, type }) => `(name = "${name}", ${type === "Text" ? "text" : "esModule"} = embed "${name}")`,
  );
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
