// The built site in a runtime whose CPU and memory can be read, and a bare Worker as the floor of every measurement.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker, compatibility } from "#tests/running-site/built-worker.ts";
import { childRuntimePids } from "#tests/running-site/child-processes.ts";
import { usualDate } from "#tests/settings.ts";
import { localMailKey, localVars, writeLocalConfig } from "#tools/local/config.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

export interface Runtime {
  url: string;
  /** CPU that the runtime's own process has used so far. */
  cpuMicroseconds(): number;
  /** Memory that it holds. */
  memoryBytes(): number;
  stop(): Promise<void>;
}

/** A response for the bare Worker to send. */
export interface FixedResponse {
  status: number;
  headers: Record<string, string>;
  bytes: Uint8Array;
}

/** Starts a Worker that reads the request and always answers with the same bytes: the floor. */
export function startBare({ status, headers, bytes }: FixedResponse): Promise<Runtime> {
  const script = `const bytes = Uint8Array.from(atob(${JSON.stringify(Buffer.from(bytes).toString("base64"))}), (c) => c.charCodeAt(0));
const init = ${JSON.stringify({ status, headers })};
export default { async fetch(request) { if (request.method === "POST") await request.arrayBuffer(); return new Response(${status === 304 ? "null" : "bytes"}, init); } };`;
  return startWorker({ modules: true, script });
}

type Options = Parameters<typeof convertV4MiniflareOptions>[0];

/** Starts a Worker without a proxy in front. */
function startWorker(options: Options): Promise<Runtime> {
  return start(convertV4MiniflareOptions({ ...compatibility(), ...options, ...localOptions }));
}

const host = "127.0.0.1";
/** Listens on free ports of this machine, without printing what the Worker logs. */
const localOptions = { host, port: 0, unsafeDirectSockets: [{ host, port: 0 }], handleStructuredLogs: () => {} };

async function start(options: ConstructorParameters<typeof Miniflare>[0]): Promise<Runtime> {
  const pidsBefore = new Set(childRuntimePids());
  const miniflare = new Miniflare(options);
  await miniflare.ready;
  const pid = childRuntimePids().find((candidate) => !pidsBefore.has(candidate));
  if (!pid) throw new Error("the runtime's process was not found");
  return {
    url: (await miniflare.unsafeGetDirectURL()).origin,
    cpuMicroseconds: () => cpuMicrosecondsOf(pid),
    memoryBytes: () => memoryBytesOf(pid),
    stop: () => miniflare.dispose(),
  };
}

/** CPU time of all threads. `schedstat` counts nanoseconds, `stat` only tens of milliseconds. */
function cpuMicrosecondsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => Number(readText(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]));
  return nanoseconds.reduce((sum, ofThread) => sum + ofThread, 0) / 1000;
}

function memoryBytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1];
  if (kilobytes === undefined) throw new Error("the runtime has ended, so it holds no memory to measure");
  return Number(kilobytes) * 1024;
}

/** Reads a file of /proc, or returns "" if its process or thread has just ended. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ESRCH")) return "";
    throw error;
  }
}

export const root = join(import.meta.dirname, "../..");
let siteCount = 0;

/**
 * Starts the built site with a mailbox of its own, without the development server's proxies. With `alone` there is also no
 * assets layer in front, which the platform runs outside the Worker.
 */
export async function startDirectSite({ alone = false } = {}) {
  const mailbox = await startMailbox({ port: 0, key: localMailKey });
  const vars = localVars({ site: "http://127.0.0.1", mailbox: mailbox.url, date: usualDate });
  const config = writeLocalConfig({ root, name: `direct-${process.pid}-${siteCount++}`, vars, limit: 10_000_000 });
  const runtime = await startWorker(builtWorker(config, { assets: !alone }));
  return {
    ...runtime,
    mailbox,
    async stop(): Promise<void> {
      await runtime.stop();
      await mailbox.stop();
    },
  };
}
