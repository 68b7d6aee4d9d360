// Runs the built Worker in the newest runtime: production's is newer than the one that our tools pin.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { compatibility, expectReplaced, workerModules } from "#tests/running-site/built-worker.ts";

const root = join(import.meta.dirname, "../..");
const require = createRequire(import.meta.url);
const { default: program }: { default: string } = require("workerd");

interface Module {
  name: string;
  type: "ESModule" | "Text";
  text: string | Uint8Array;
}

interface Options {
  /** The modules to run. By default they are the site's. */
  modules?: Module[];
  /** Whether the modules may load Workers, by the binding `LOADER`. */
  loader?: boolean;
  /** Replaces the text of a built module, if it returns one. */
  replaced?(name: string): string | undefined;
  /** Called, and awaited, before the Worker gets one of the site's files. */
  beforeFile?(path: string): Promise<void> | void;
}

/** Starts a runtime process. It gets the site's files from this process. */
export async function startNewestRuntime({ modules, loader, replaced, beforeFile }: Options = {}) {
  const files = createServer(async ({ url = "" }, response) => {
    try {
      await beforeFile?.(url);
      response.end(readFileSync(join(root, "dist/client", url)));
    } catch (error) {
      console.error(`The runtime asked for ${url}:`, error);
      response.writeHead(500).end();
    }
  });
  files.listen(0, "127.0.0.1");
  await once(files, "listening");
  const folder = mkdtempSync(join(tmpdir(), "newest-runtime-"));
  const builtFolder = join(root, "dist/worker");
  const siteModules = () => {
    const builtModules = workerModules(builtFolder);
    if (replaced) expectReplaced(builtModules, replaced);
    return builtModules.map(({ name, type }): Module => {
      return { name, type, text: replaced?.(name) ?? readFileSync(join(builtFolder, name)) };
    });
  };
  const embeddedModules = (modules ?? siteModules()).map(({ name, type, text }, index) => {
    writeFileSync(join(folder, `${index}`), text);
    return `(name = "${name}", ${type === "Text" ? "text" : "esModule"} = embed "${index}")`;
  });
  const config = join(folder, "config.capnp");
  writeFileSync(config, configOf(embeddedModules, urlOf(files.address()), loader));
  const flags = ["--control-fd=3", ...(loader ? ["--experimental"] : [])];
  const child = spawn(program, ["serve", ...flags, config], { stdio: ["ignore", "ignore", "inherit", "pipe"] });
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      files.close().closeAllConnections();
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

function configOf(modules: string[], filesAddress: string, hasLoader = false): string {
  const { compatibilityDate, compatibilityFlags } = compatibility();
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "files", external = (address = "${filesAddress}", http = ())),
  ],
  sockets = [(name = "site", address = "127.0.0.1:0", http = (), service = "site")],
);
const site :Workerd.Worker = (
  compatibilityDate = "${compatibilityDate}",
  compatibilityFlags = ${JSON.stringify(compatibilityFlags)},
  modules = [${modules.join(",\n")}],
  bindings = [
    (name = "SITE_URL", text = "http://127.0.0.1"),
    (name = "ASSETS", service = "files"),
    ${hasLoader ? '(name = "LOADER", workerLoader = ())' : ""}
  ],
);
`;
}

function urlOf(address: AddressInfo | string | null): string {
  return typeof address === "object" ? `127.0.0.1:${address?.port}` : address;
}

/** Reads from the runtime's control pipe which port it listens on. */
async function portOf({ stdio }: ChildProcess): Promise<number> {
  const control = stdio[3];
  if (!control || !("readable" in control)) throw new Error("the runtime has no control line");
  for await (const line of createInterface({ input: control })) {
    const { event, port } = JSON.parse(line);
    if (event === "listen") return port;
  }
  throw new Error("the runtime ended before it listened");
}

/** Reads a page's bytes as they arrive, including the chunk headers. */
export function readWire(url: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  const chunks = socket.iterator({ destroyOnReturn: false });
  const wire = { text: "", waitFor, close: () => socket.destroy() };
  const lines = Object.entries({ Host: host, Connection: "close", ...headers }).map((pair) => pair.join(": "));
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);

  /** Reads until this text has arrived. Throws if the connection ends before it. */
  async function waitFor(text: string): Promise<void> {
    while (!wire.text.includes(text)) {
      const { value, done } = await chunks.next().catch((cause) => fail(text, cause));
      if (done) fail(text);
      wire.text += value;
    }
  }

  function fail(missing: string, cause?: unknown): never {
    throw new Error(`${path}: the connection ended before ${missing} arrived, after:\n${wire.text}`, { cause });
  }
  return wire;
}
