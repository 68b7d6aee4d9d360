// Runs on the machine's own Node (20 or later) before anything is installed. What it starts runs on the project's Node.
// This file, chromium.mjs and tools/*.mjs are JavaScript, because Node 20 can't run TypeScript; `tsc` checks them by their comments.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** A shell's status of a program that was interrupted. */
const interruptedStatus = 130;

const endingSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** V8's compile cache for the tools. */
const compileCache = join(root, "node_modules/.cache/compiled");

/**
 * Ends a command that takes no arguments if it was given some.
 * @param {string} usage
 */
export function refuseArguments(usage) {
  const [argument] = process.argv.slice(2);
  if (argument === undefined) return;
  if (argument !== "--help") fail(`${argument}: this command takes no arguments.\nUse it like this:\n  ${usage}`);
  console.log(usage);
  process.exit();
}

/** Installs if node_modules is missing or older than the lock file. */
export function ensureInstalled() {
  const installedLock = join(root, "node_modules/.package-lock.json");
  const lock = join(root, "package-lock.json");
  if (existsSync(installedLock) && statSync(installedLock).mtimeMs >= statSync(lock).mtimeMs) return;
  say("Installing what package-lock.json names (npm ci)");
  // With NODE_ENV=production npm would leave out the tools that build and test the site.
  runOrExit("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** The Node that the lock file pins. If it doesn't exist for this machine, the machine's own, if that is new enough. */
function projectNode() {
  const pinned = join(root, "node_modules/.bin/node");
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  return fail(
    `Node ${process.versions.node} is too old and no Node 24 package exists for this machine: install Node 22.12 or later.`,
  );
}

/**
 * Runs one of our programs on the pinned Node: in this process, if it is that Node already, so that signals reach the program.
 * @param {string} file
 */
export async function runOnProjectNode(file) {
  ensureInstalled();
  const node = projectNode();
  Object.assign(process.env, environment());
  module.enableCompileCache?.(compileCache);
  if (realpathSync(node) === realpathSync(process.execPath)) return import(pathToFileURL(join(root, file)).href);
  const child = spawn(node, [join(root, file), ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
  for (const signal of endingSignals) process.on(signal, () => child.kill(signal));
  // If npm is SIGKILLed we get no signal, so watch the parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 250).unref();
  child.once("exit", (code, signal) => process.exit(code ?? (signal ? interruptedStatus : 1)));
}

/**
 * Runs a command; ends the program if it fails. `ifItFails` is printed last, and says what that means.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string>>, ifItFails?: string }} options
 */
export function runOrExit(command, args, { env = {}, ifItFails } = {}) {
  const { error, status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment(), ...env },
  });
  if (error) process.stderr.write(`\n${command} can't be run: ${error.message}\n`);
  if (status === 0) return;
  if (ifItFails) fail(ifItFails);
  process.exit(1);
}

/**
 * Runs a command beside this program, and returns whether it succeeded. Everything that the command starts ends with it, and with
 * this process, unless that is SIGKILLed. With `printsAtEnd` its output is printed whole, once it has ended.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
export function run(command, args, { printsAtEnd = false } = {}) {
  const output = printsAtEnd ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: environment(),
    // A separate process group, which can be ended as a whole.
    detached: true,
  });
  const endChild = () => endGroup(child.pid);
  const exit = () => process.exit(interruptedStatus);
  for (const signal of endingSignals) process.once(signal, exit);
  process.once("exit", endChild);
  // If npm is SIGKILLed we get no signal, so watch the parent.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && exit(), 250);
  const printed = collect(child);
  return new Promise((resolve) => {
    child.once("error", (error) => {
      say(`${command} can't be run: ${error.message}`);
      resolve(false);
    });
    child.once("exit", endChild);
    child.once("close", (status) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(status === 0);
    });
  }).finally(() => {
    clearInterval(watch);
    for (const signal of endingSignals) process.off(signal, exit);
    process.off("exit", endChild);
  });
}

/**
 * What a child prints to pipes, as it arrives.
 * @param {import("node:child_process").ChildProcess} child
 */
function collect({ stdout, stderr }) {
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
  return chunks;
}

/** @param {number | undefined} leaderPid - undefined if the leader couldn't be started */
function endGroup(leaderPid) {
  if (leaderPid === undefined) return;
  try {
    process.kill(-leaderPid, "SIGKILL");
  } catch {
    // The whole group has ended already.
  }
}

/** @typedef {[name: string, program: string, ...args: string[]]} NamedCommand */

/**
 * Runs named commands, at most `maxAtOnce` at a time. When one ends, prints a line about it, and its output if it failed or has
 * something to report. Returns the names of those that failed.
 * @param {readonly NamedCommand[]} commands
 * @param {number} maxAtOnce
 * @param {Readonly<Record<string, string>>} env
 */
export async function runAll(commands, maxAtOnce, env = {}) {
  const waitingCommands = [...commands];
  /** @type {string[]} */
  const failedNames = [];
  const runWaiting = async () => {
    for (let next = waitingCommands.shift(); next; next = waitingCommands.shift()) {
      const [name, program, ...args] = next;
      const { status, printed, seconds } = await runCaptured(program, args, env);
      if (status !== 0) failedNames.push(name);
      const mark = status === 0 ? "✓" : "✗";
      process.stdout.write(`${mark} ${name}, ${seconds} s\n${status === 0 && !hasReport(printed) ? "" : printed}`);
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, runWaiting));
  return failedNames;
}

/**
 * Whether an output is worth reading even if nothing failed: our own checks indent such lines, and others warn.
 * @param {string} printed
 */
function hasReport(printed) {
  return /^ {2}\S|\bwarning\b/im.test(printed);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} env
 * @returns {Promise<{ status: number | null, printed: string, seconds: string }>}
 */
function runCaptured(program, args, env) {
  const startedMs = Date.now();
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment(), ...env },
  });
  const chunks = collect(child);
  return new Promise((resolve) => {
    const end = (/** @type {number | null} */ status, /** @type {string} */ printed) =>
      resolve({ status, printed, seconds: ((Date.now() - startedMs) / 1000).toFixed(1) });
    child.on("error", (error) => end(1, `  ${program} can't be run: ${error.message}\n`));
    child.on("close", (status) => end(status, Buffer.concat(chunks).toString()));
  });
}

/** Puts our tools on the path, and switches off telemetry, update checks and the download of placeholder `cf` data. */
function environment() {
  return {
    ...process.env,
    PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_HIDE_BANNER: "true",
    NO_UPDATE_NOTIFIER: "1",
    NODE_COMPILE_CACHE: compileCache,
  };
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`\n▸ ${text}\n`);
}

/**
 * Prints a message and ends the program.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
