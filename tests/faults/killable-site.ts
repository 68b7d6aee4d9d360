import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { builtWorker } from "#tests/running-site/built-worker.ts";
import { childRuntimePids } from "#tests/running-site/child-processes.ts";
import { freePort, runScheduled } from "#tests/running-site/site.ts";
import { usualDate } from "#tests/settings.ts";
import { localMailKey, localVars, writeLocalConfig } from "#tools/local/config.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

const root = join(import.meta.dirname, "../..");

/** Starts the built site in a runtime that can be killed, with its own mail service and the fallback for staff's email. */
export async function startKillableSite(vars: Record<string, string> = {}) {
  const state = mkdtempSync(join(tmpdir(), "killable-"));
  const fallbackFolder = join(state, "fallback");
  const mailbox = await startMailbox({ port: 0, key: localMailKey, fallbackFolder });
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
    hasFallback: true,
  });
  const inboxFolder = join(state, "do/site-Inbox");
  const options = convertV4MiniflareOptions({
    ...builtWorker(config),
    name: "site",
    port,
    resourcePersistencePath: state,
    resourceTmpPath: fallbackFolder,
    unsafeTriggerHandlers: true,
    handleStructuredLogs: () => {},
  });
  rmSync(config);
  let running: { miniflare: Miniflare; pids: number[] } | undefined;

  async function start(): Promise<void> {
    if (running) return;
    const pidsBefore = new Set(childRuntimePids());
    const miniflare = new Miniflare(options);
    await miniflare.ready;
    const pids = childRuntimePids().filter((pid) => !pidsBefore.has(pid) && !ownedPids.has(pid));
    if (pids.length === 0) throw new Error("the runtime's process was not found");
    for (const pid of pids) ownedPids.add(pid);
    running = { miniflare, pids };
  }

  /** Ends the runtime like a power cut: no handler runs and nothing is flushed. */
  async function kill(): Promise<void> {
    if (!running) return;
    const { miniflare, pids } = running;
    running = undefined;
    for (const pid of pids) process.kill(pid, "SIGKILL");
    // Before dispose(), which deletes their files.
    mailbox.readFallbackMails();
    // Miniflare may complain that its process has ended.
    await miniflare.dispose().catch(() => {});
    for (const pid of pids) ownedPids.delete(pid);
  }

  await start();
  return {
    start,
    kill,
    url,
    mailbox,
    /**
     * Opens a connection for each request, because a reused one may be closed at that moment, even without a kill. Doesn't use
     * Node's `fetch`, which can crash if a kill ends a long response.
     */
    async ask(path: string, init: RequestInit = {}): Promise<Response> {
      const { method, headers, body } = new Request(url + path, init);
      const content = new Uint8Array(await new Response(body).arrayBuffer());
      const sentHeaders = { ...Object.fromEntries(headers), connection: "close", "content-length": content.length };
      return new Promise((resolve, reject) => {
        const outgoing = request(url + path, { method, headers: sentHeaders }, (response) => {
          const parts: Uint8Array[] = [];
          response.on("data", (part: Uint8Array) => parts.push(part));
          response.on("error", reject);
          response.on("end", () => {
            const receivedHeaders = Object.entries(response.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]);
            resolve(new Response(Buffer.concat(parts), { status: response.statusCode ?? 0, headers: receivedHeaders }));
          });
        });
        outgoing.on("error", reject);
        outgoing.end(content);
      });
    },
    sweep: () => runScheduled(url),
    /** Queries the inbox's database. */
    rows(query: string): Record<string, unknown>[] {
      // metadata.sqlite is the runtime's own.
      const isInbox = (file: string) => file.endsWith(".sqlite") && file !== "metadata.sqlite";
      const name = readdirSync(inboxFolder).find(isInbox);
      if (!name) throw new Error(`no inbox database in ${inboxFolder}`);
      const database = new DatabaseSync(join(inboxFolder, name), { readOnly: true });
      const rows = database.prepare(query).all();
      database.close();
      return rows;
    },
    /** The text of a document in the bucket. */
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

/** The runtimes' processes that `start()` has taken as its own. */
const ownedPids = new Set<number>();

export type KillableSite = Awaited<ReturnType<typeof startKillableSite>>;
