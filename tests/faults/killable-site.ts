import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { writeLocalConfig } from "#tools/local-config.ts";
import { localMailKey, localVars } from "#tools/local-vars.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";
import { freePort } from "../free-port.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/worker");

/** The built Worker in a runtime that can be killed at any moment and started again on the same storage. */
export async function startKillableSite(vars: Record<string, string> = {}) {
  const state = mkdtempSync(join(tmpdir(), "killed-"));
  const mailbox = await startMailbox({ port: 0, key: localMailKey });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const quick = {
    RETRY_FIRST_MS: "50",
    AMBIGUOUS_MS: "600",
    RETRY_PARKED_MS: "300",
    MAIL_DEADLINE_MS: "2000",
    MAIL_RECEIPTS: "",
  };
  const config = writeLocalConfig({
    root,
    name: `killed-${process.pid}-${port}`,
    vars: { ...localVars({ site: url, mailbox: mailbox.url }), ...quick, ...vars },
    limit: 100_000,
  });
  const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const options = convertV4MiniflareOptions({
    ...worker,
    name: "site",
    modules: builtModules(),
    modulesRoot: built,
    host: "127.0.0.1",
    port,
    resourcePersistencePath: state,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ message }) => logs.push(message),
  });
  const logs: string[] = [];
  let runtime: { miniflare: Miniflare; pids: number[] } | undefined;

  async function start(): Promise<void> {
    const before = runtimes();
    const miniflare = new Miniflare(options);
    await miniflare.ready;
    const pids = runtimes().filter((pid) => !before.includes(pid));
    if (pids.length === 0) throw new Error("the runtime's process was not found");
    runtime = { miniflare, pids };
  }

  /** As the power going out: no handler runs, nothing is flushed. */
  async function kill(): Promise<void> {
    if (!runtime) return;
    const { miniflare, pids } = runtime;
    runtime = undefined;
    for (const pid of pids) process.kill(pid, "SIGKILL");
    await miniflare.dispose().catch(() => {});
  }

  await start();
  return {
    url,
    mailbox,
    start,
    kill,
    logs,
    /** The runtime's own processes, while it runs. */
    pids: () => runtime?.pids ?? [],
    ask: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init }),
    sweep: () => fetch(`${url}/cdn-cgi/handler/scheduled`),
    /** Every file that the objects' storage consists of, as one text. */
    objectsStorage: () =>
      readdirSync(state, { recursive: true, encoding: "utf8" })
        .filter((name) => /LeadDelivery.*sqlite/.test(name))
        .map((name) => readFileSync(join(state, name)).toString("latin1"))
        .join("\n"),
    async stop(): Promise<void> {
      await kill();
      await mailbox.stop();
      rmSync(state, { recursive: true, force: true });
      rmSync(config, { force: true });
    },
  };
}

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;

/** What the build wrote; the runtime starts with the first. */
function builtModules() {
  const names = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const inOrder = ["index.js", ...names.filter((name) => name !== "index.js")];
  return inOrder.map((name) => ({ type: "ESModule" as const, path: join(built, name) }));
}

/** The runtimes that this process has started. */
function runtimes(): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}
