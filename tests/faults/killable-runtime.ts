import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "#tools/local/built-worker.ts";

interface RuntimeOptions {
  /** A built Worker's configuration, for this runtime alone: removed with it. */
  config: string;
  /** Another after each start, if none is given. */
  port?: number;
}

/** A built Worker in a runtime that can be killed at any moment and started again on the same storage. */
export async function startKillableRuntime({ config, port = 0 }: RuntimeOptions) {
  const state = mkdtempSync(join(tmpdir(), "killable-"));
  const lines: string[] = [];
  const options = convertV4MiniflareOptions({
    ...builtWorker(config),
    name: "site",
    port,
    resourcePersistencePath: state,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ message }) => lines.push(message),
  });
  let running: { miniflare: Miniflare; url: string; pids: number[] } | undefined;

  async function start(): Promise<void> {
    if (running) return;
    const others = new Set(runtimes());
    const miniflare = new Miniflare(options);
    const { origin } = await miniflare.ready;
    const pids = runtimes().filter((pid) => !others.has(pid) && !known.has(pid));
    if (pids.length === 0) throw new Error("the runtime's process was not found");
    for (const pid of pids) known.add(pid);
    running = { miniflare, url: origin, pids };
  }

  /** As the power going out: no handler runs, nothing is flushed. */
  async function kill(): Promise<void> {
    if (!running) return;
    const { miniflare, pids } = running;
    running = undefined;
    for (const pid of pids) process.kill(pid, "SIGKILL");
    await miniflare.dispose().catch(() => {});
    for (const pid of pids) known.delete(pid);
  }

  await start();
  return {
    start,
    kill,
    url: () => running?.url ?? "http://127.0.0.1:9",
    /** What the runtime itself wrote, and whatever reached the console. */
    lines,
    /** The folder in which everything is stored. */
    state,
    /** The runtime's own processes, while it runs. */
    pids: () => running?.pids ?? [],
    async stop(): Promise<void> {
      await kill();
      rmSync(state, { recursive: true, force: true });
      rmSync(config, { force: true });
    },
  };
}

/** The processes of the runtimes that run. */
const known = new Set<number>();

/** The runtimes that this process has started. */
function runtimes(): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}
