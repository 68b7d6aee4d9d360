import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeLocalConfig } from "./config.ts";
import { isTaken, readPort } from "./ports.ts";
import { localVars } from "./vars.ts";

const root = join(import.meta.dirname, "../..");
const { values: options } = parseArgs({
  options: { fresh: { type: "boolean", default: false }, date: { type: "string" } },
});
// A look at another date must not age or expire what is kept for today.
const state = join(root, options.date === undefined ? ".wrangler/state" : ".wrangler/state-at-another-date");
const children: ChildProcess[] = [];

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));

try {
  await serve();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  stop(1);
}

async function serve(): Promise<void> {
  const port = readPort("PORT", 8787);
  const mailboxPort = readPort("MAILBOX_PORT", 8025);
  for (const [name, number] of [
    ["PORT", port],
    ["MAILBOX_PORT", mailboxPort],
  ] as const)
    if (await isTaken(number))
      throw new Error(
        `Port ${number} is taken. Stop what listens there, or choose another: ${name}=${number + 1} npm start`,
      );

  const site = `http://127.0.0.1:${port}`;
  const mailbox = `http://127.0.0.1:${mailboxPort}`;
  const vars = localVars({ site, mailbox, date: options.date });
  if (options.fresh) rmSync(state, { recursive: true, force: true });
  build();
  const config = writeLocalConfig({ root, name: "local", vars, limit: 10_000 });
  begin("node", ["tools/mailbox/main.ts"], { MAILBOX_PORT: String(mailboxPort), SITE_URL: site });
  begin("wrangler", [
    "dev",
    "--config",
    config,
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--inspector-port",
    "0",
    "--persist-to",
    state,
    "--show-interactive-dev-session=false",
    "--log-level",
    "warn",
  ]);
  await until(`${site}/api/health`);
  await until(`${mailbox}/messages`);
  sweepAsCronWould(site);
  console.log(
    `\n  Site      ${site}\n  Mailbox   ${mailbox}\n\n  Ctrl+C stops both. Data stays in .wrangler/state; npm start -- --fresh begins empty.\n`,
  );
}

function build(): void {
  const { status } = spawnSync("vite", ["build", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed; what it said stands above.");
}

/** A process group of its own, so that everything it starts ends with it. */
function begin(command: string, args: string[], env: Record<string, string> = {}): void {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    env: { ...process.env, ...env },
  });
  child.once("exit", (code) => {
    if (stopping) return;
    console.error(`\n${command} ${args[0]} ended by itself (${code}).`);
    stop(1);
  });
  children.push(child);
}

async function until(address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (Date.now() > deadline) throw new Error(`${address} did not answer within a minute.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** wrangler dev fires no crons. */
function sweepAsCronWould(site: string): void {
  const sweep = () => void fetch(`${site}/cdn-cgi/handler/scheduled`).catch(() => {});
  sweep();
  setInterval(sweep, 600_000);
}

let stopping = false;

function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  signalAll("SIGTERM");
  setTimeout(() => {
    signalAll("SIGKILL");
    process.exit(code);
  }, 1_200).unref();
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  if (running.length === 0) process.exit(code);
  for (const child of running)
    child.once("exit", () => {
      if (running.every((other) => other.exitCode !== null || other.signalCode !== null)) {
        signalAll("SIGKILL");
        process.exit(code);
      }
    });
}

function signalAll(signal: NodeJS.Signals): void {
  for (const { pid } of children) {
    try {
      if (pid) process.kill(-pid, signal);
    } catch {
      // The group has already ended.
    }
  }
}
