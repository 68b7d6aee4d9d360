import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { waitLimitMs } from "#tests/deadlines.ts";
import { childPids } from "#tests/running-site/child-processes.ts";
import { freePort } from "#tests/running-site/site.ts";
import { everyNth, monday } from "#tests/settings.ts";

const root = join(import.meta.dirname, "../..");

/** All are handled the same way, and each needs a start, so only `PROVE=on npm test` tries them all. */
const signals: NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGHUP"];

test.each(everyNth(signals, signals.length))("%s to npm alone ends everything that npm start began", async (signal) => {
  const { npm, ended, startedPids, ports } = await startSite();
  npm.kill(signal);
  await ended;
  await expectEnd(startedPids, ports);
});

test("if the site ends by itself, npm start ends too, with exit code 1", async () => {
  const { npm, ended, startedPids, ports } = await startSite();
  const wranglerPid = startedPids.find((pid) => commandOf(pid).includes("wrangler"));
  if (wranglerPid === undefined) throw new Error("npm start runs no wrangler");
  process.kill(wranglerPid, "SIGTERM");
  await ended;
  expect(npm.exitCode).toBe(1);
  await expectEnd(startedPids, ports);
});

async function startSite() {
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const npm = spawn("npm", ["start", "--", "--built", "--date", monday], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, PORT: `${port}`, MAILBOX_PORT: `${mailboxPort}` },
  });
  if (npm.pid === undefined) throw new Error("npm can't be started");
  const ended = new Promise((resolve) => npm.once("exit", resolve));
  onTestFinished(() => void npm.kill("SIGKILL"));
  let output = "";
  npm.stdout.on("data", (chunk) => {
    output += chunk;
  });
  // npm, Wrangler, the runtime and the mailbox start one after another.
  await expect.poll(() => output, { timeout: 3 * waitLimitMs }).toContain(`http://127.0.0.1:${port}`);
  expect((await fetch(`http://127.0.0.1:${port}/faq`)).status).toBe(200);
  const startedPids = descendantsOf(npm.pid);
  expect(startedPids.length).toBeGreaterThan(1);
  return { npm, ended, startedPids, ports: [port, mailboxPort] };
}

async function expectEnd(startedPids: readonly number[], ports: readonly number[]): Promise<void> {
  await expect.poll(() => startedPids.filter(isRunning), { interval: 50 }).toEqual([]);
  for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
}

function commandOf(pid: number): string {
  return spawnSync("ps", ["-o", "args=", "-p", `${pid}`], { encoding: "utf8" }).stdout;
}

/** Every process that this one has started, with their own processes. */
function descendantsOf(pid: number): number[] {
  return childPids(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Whether a process still runs. One that has ended stays listed as a zombie until process 1 collects it. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", `${pid}`], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}
