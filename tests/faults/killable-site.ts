import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "#tests/running-site/built-worker.ts";
import { freePort, runScheduled } from "#tests/running-site/site.ts";
import { usualDate } from "#tests/settings.ts";
import { localMailKey, localVars, writeLocalConfig } from "#tools/local/config.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

const root = join(import.meta.dirname, "../..");

/** The site as it was built, in a runtime that can be killed, with a mail service of its own and staff's fallback mail service. */
export async function startKillableSite(vars: Record<string, string> = {}) {
  const state = mkdtempSync(join(tmpdir(), "killable-"));
  const fallback = join(state, "fallback");
  const mailbox = await startMailbox({ port: 0, key: localMailKey, fallback });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = writeLocalConfig({
    root,
    name: `killed-${process.pid}-${port}`,
    vars: {
      ...localVars({ site: url, mailbox: mailbox.url, date: usualDate }),
      TIMING: "test",
      MAIL_RECEIPTS: "",
      ...vars,
    },
    limit: 100_000,
    fallback: true,
  });
  const objects = join(state, "do/site-Inbox");
  const options = convertV4MiniflareOptions({
    ...builtWorker(config),
    name: "site",
    port,
    resourcePersistencePath: state,
    resourceTmpPath: fallback,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: () => {},
  });
  rmSync(config);
  let running: { miniflare: Miniflare; pids: number[] } | undefined;

  async function start(): Promise<void> {
    if (running) return;
    const others = new Set(runtimes());
    const miniflare = new Miniflare(options);
    await miniflare.ready;
    const pids = runtimes().filter((pid) => !others.has(pid) && !known.has(pid));
    if (pids.length === 0) throw new Error("the runtime's process was not found");
    for (const pid of pids) known.add(pid);
    running = { miniflare, pids };
  }

  /** Like a power cut: no handler runs, nothing is flushed. */
  async function kill(): Promise<void> {
    if (!running) return;
    const { miniflare, pids } = running;
    running = undefined;
    for (const pid of pids) process.kill(pid, "SIGKILL");
    // The runtime's files of the fallback go with it.
    await mailbox.look();
    await miniflare.dispose().catch(() => {});
    for (const pid of pids) known.delete(pid);
  }

  await start();
  return {
    start,
    kill,
    url,
    mailbox,
    /**
     * Each request has its own connection: a reused one may be closed at that moment, without any kill. Node's `fetch` isn't used
     * because it can crash if a kill ends a long answer.
     */
    async ask(path: string, init: RequestInit = {}): Promise<Response> {
      const { method, headers, body } = new Request(url + path, init);
      const content = new Uint8Array(await new Response(body).arrayBuffer());
      const given = { ...Object.fromEntries(headers), connection: "close", "content-length": content.length };
      return new Promise((resolve, reject) => {
        const asked = request(url + path, { method, headers: given }, (answer) => {
          const parts: Uint8Array[] = [];
          answer.on("data", (part: Uint8Array) => parts.push(part));
          answer.on("error", reject);
          answer.on("end", () => {
            const known = Object.entries(answer.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]);
            resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 0, headers: known }));
          });
        });
        asked.on("error", reject);
        asked.end(content);
      });
    },
    sweep: () => runScheduled(url),
    /** What the inbox has written down. */
    rows(query: string): Record<string, unknown>[] {
      const [name = ""] = readdirSync(objects).filter((file) => /^[^m].*\.sqlite$/.test(file));
      const database = new DatabaseSync(join(objects, name), { readOnly: true });
      const rows = database.prepare(query).all();
      database.close();
      return rows;
    },
    /** The text of a document beside the requests. */
    async document(key: string): Promise<string | undefined> {
      const env = await running?.miniflare.getBindings<Env>();
      return (await env?.LEADS.get(key))?.text();
    },
    async stop(): Promise<void> {
      await kill();
      rmSync(state, { recursive: true, force: true });
      await mailbox.stop();
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

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;
