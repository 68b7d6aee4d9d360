import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLocalConfig } from "#tools/local-config.ts";
import { localMailKey, localVars } from "#tools/local-vars.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";

const root = join(import.meta.dirname, "../..");

/** The site in a runtime of its own that can be killed at any moment and started again on the same storage. */
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
  const output: string[] = [];
  let runtime: ChildProcess | undefined;

  async function start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, "runtime-process.ts"), config, String(port), state],
      {
        cwd: root,
        detached: true,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      },
    );
    runtime = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    await new Promise<void>((resolve, reject) => {
      child.once("message", () => resolve());
      child.once("exit", (code) => reject(new Error(`the runtime ended (${code}): ${output.slice(-5).join("")}`)));
    });
  }

  /** As the power going out: no handler runs, nothing is flushed. */
  async function kill(): Promise<void> {
    const child = runtime;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await gone;
  }

  await start();
  return {
    url,
    mailbox,
    start,
    kill,
    output: () => output.join(""),
    ask: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: "manual", ...init }),
    sweep: () => fetch(`${url}/cdn-cgi/handler/scheduled`),
    /** Every file that the objects' storage consists of, as one text. */
    objectsStorage: () =>
      readdirSync(state, { recursive: true, encoding: "utf8" })
        .filter((name) => /(^|\/)do\//.test(name) && /sqlite/.test(name))
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
