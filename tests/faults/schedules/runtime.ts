import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { localMailKey } from "#tools/local-vars.ts";
import type { Relay } from "./relay.ts";

export const siteUrl = "https://site.example";
export const linkSecret = "of-the-schedules-only";

/** The Worker with faults, in a runtime that can be killed and started again on the same storage. */
export async function startRuntime(built: string, relay: Relay) {
  const state = mkdtempSync(join(tmpdir(), "schedules-"));
  const config = writeConfig(built, relay);
  const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions(config).workerOptions;
  const lines: string[] = [];
  const options = convertV4MiniflareOptions({
    ...worker,
    name: "schedules",
    modules: modulesIn(built),
    modulesRoot: built,
    host: "127.0.0.1",
    port: 0,
    resourcePersistencePath: state,
    handleStructuredLogs: ({ message }) => lines.push(message),
  });
  let running: { miniflare: Miniflare; url: string; pids: number[] } | undefined;

  async function start(): Promise<void> {
    const before = runtimes();
    const miniflare = new Miniflare(options);
    const { origin } = await miniflare.ready;
    running = { miniflare, url: origin, pids: runtimes().filter((pid) => !before.includes(pid)) };
  }

  /** As the power going out: no handler runs, nothing is flushed. */
  async function kill(): Promise<void> {
    if (!running) return;
    const { miniflare, pids } = running;
    running = undefined;
    for (const pid of pids) process.kill(pid, "SIGKILL");
    await miniflare.dispose().catch(() => {});
  }

  await start();
  return {
    /** Another after each restart. */
    url: () => running?.url ?? "http://127.0.0.1:9",
    /** What the runtime itself wrote, and whatever reached the console. */
    lines,
    async restart(): Promise<void> {
      await kill();
      await start();
    },
    async stop(): Promise<void> {
      await kill();
      rmSync(state, { recursive: true, force: true });
      rmSync(config, { force: true });
    },
  };
}

export type Runtime = Awaited<ReturnType<typeof startRuntime>>;

/** The built configuration with what schedules need: production's times, no limits, a second way to the objects. */
function writeConfig(built: string, relay: Relay): string {
  const config = JSON.parse(readFileSync(join(built, "wrangler.json"), "utf8"));
  const { publicKey: MAIL_RECEIPT_KEY } = relay.receipts;
  const vars = {
    SITE_URL: siteUrl,
    LINK_SECRET: linkSecret,
    MAIL_API_KEY: localMailKey,
    MAIL_RECEIPT_KEY,
    DRIVER: relay.url,
  };
  const bindings = [...config.durable_objects.bindings, { name: "OBJECTS", class_name: "LeadDelivery" }];
  const ratelimits = config.ratelimits.map((binding: object) => ({ ...binding, simple: { limit: 1e6, period: 60 } }));
  const path = join(built, `wrangler.${randomUUID()}.json`);
  const changed = { ...config, vars: { ...config.vars, ...vars }, durable_objects: { bindings }, ratelimits };
  writeFileSync(path, JSON.stringify(changed));
  return path;
}

/** What the build wrote; the runtime starts with the first. */
function modulesIn(built: string) {
  const names = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const inOrder = ["index.js", ...names.filter((name) => name !== "index.js")];
  return inOrder.map((name) => ({ type: "ESModule" as const, path: join(built, name) }));
}

/** The runtimes that this process has started. */
function runtimes(): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean).map(Number);
}
