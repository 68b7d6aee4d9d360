import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as optionsFor } from "wrangler";

export interface Runtime {
  url: string;
  /** CPU that the runtime's own process has used so far, in microseconds. */
  cpu(): number;
  /** Memory that it holds, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** The built Worker in a runtime of its own, without the development server's proxies around it. */
export async function startBuilt(configPath: string): Promise<Runtime> {
  const { workerOptions, main } = optionsFor(configPath);
  const folder = join(configPath, "..");
  const modules = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ type: "ESModule" as const, path }));
  const entry = main ?? join(folder, "index.js");
  modules.sort((a, b) => Number(b.path === entry) - Number(a.path === entry));
  return start(new Miniflare(convertV4MiniflareOptions({ ...workerOptions, modules, modulesRoot: folder, ...here })));
}

/** The floor: a Worker that answers every request with the same bytes. */
export async function startBare(bytes: Uint8Array, headers: Record<string, string>): Promise<Runtime> {
  const script = `const bytes = Uint8Array.from(atob(${JSON.stringify(Buffer.from(bytes).toString("base64"))}), (c) => c.charCodeAt(0));
const headers = ${JSON.stringify(headers)};
export default { fetch: (request) => request.headers.get("if-none-match") ? new Response(null, { status: 304, headers }) : new Response(bytes, { headers }) };`;
  const options = { modules: true, script, compatibilityDate: "2026-10-01", ...here };
  return start(new Miniflare(convertV4MiniflareOptions(options)));
}

const here = { port: 0, host: "127.0.0.1" };

async function start(miniflare: Miniflare): Promise<Runtime> {
  const before = new Set(runtimeProcesses());
  const url = await miniflare.ready;
  const pid = runtimeProcesses().find((one) => !before.has(one));
  if (!pid) throw new Error("The runtime's process was not found: the bench needs /proc (Linux)");
  return {
    url: url.origin,
    cpu: () => cpuOf(pid),
    memory: () => memoryOf(pid),
    stop: () => miniflare.dispose(),
  };
}

function runtimeProcesses(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === process.pid && statOf(pid)?.name === "workerd");
}

function statOf(pid: number): { name: string; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}

/** A tick is ten milliseconds on every Linux in use. */
function cpuOf(pid: number): number {
  return (statOf(pid)?.ticks ?? 0) * 10_000;
}

function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
}
