// `npm start`: builds the site, serves it with wrangler, and starts the mailbox.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { minuteMs } from "#content/durations.ts";
import { explain, readOptions, UserError } from "../command-line.ts";
import { startMailbox } from "../mailbox/mailbox.ts";
import { localMailKey, localVars, localWebhookSecret, writeLocalConfig } from "./config.ts";
import { copyBuildTo } from "./copy-build.ts";
import { choosePorts, onShutdown } from "./ports-and-shutdown.ts";

const root = join(import.meta.dirname, "../..");
const usage = `npm start                             builds the site, and starts it and a mailbox
npm start -- --built                  the same, with the last build
npm start -- --fresh                  the same, with an empty store
npm start -- --webhook                posts requests to the mailbox too, as to the business's own system
npm start -- --date 2027-01-02T16:30  shows the site as on that date, with a separate store`;
const options = readOptions(usage, {
  fresh: { type: "boolean", default: false },
  built: { type: "boolean", default: false },
  webhook: { type: "boolean", default: false },
  date: { type: "string" },
});
// A site at another date has a separate store, so that looking at another year doesn't expire today's requests.
const folder = options.date === undefined ? ".wrangler/state" : ".wrangler/state-at-another-date";
const cleanups: (() => unknown)[] = [];
let isEnding = false;
onShutdown(() => void end(0));

try {
  await serve();
} catch (error) {
  console.error(`\n${explain(error)}`);
  await end(1);
}

async function serve(): Promise<void> {
  const { port, mailboxPort } = await choosePorts("npm start");
  const site = `http://127.0.0.1:${port}`;
  const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;
  const vars = localVars({ site, mailbox: mailboxUrl, date: options.date, webhook: options.webhook });
  if (options.fresh) rmSync(join(root, folder), { recursive: true, force: true });
  if (!options.built) await build();
  else if (!existsSync(join(root, "dist/worker")))
    throw new UserError("There is no build: run npm start without --built.");
  const copy = join(root, `.wrangler/site-${port}`);
  copyBuildTo(copy);
  cleanups.push(() => rmSync(copy, { recursive: true, force: true }));
  const config = writeLocalConfig({ root: copy, name: "local", vars, limit: 10_000, hasFallback: true });
  const mailbox = await startMailbox({
    port: mailboxPort,
    key: localMailKey,
    webhookSecret: localWebhookSecret,
    // The folder into which wrangler's runtime writes the fallback's emails.
    fallbackFolder: join(dirname(config), ".wrangler/tmp"),
    receiptsTo: `${site}/api/mail-events`,
  });
  cleanups.unshift(() => mailbox.stop());
  await runWorker(config, port);
  runScheduled(site);
  setInterval(runScheduled, 10 * minuteMs, site);
  const date = options.date === undefined ? "" : `  Date      ${options.date}, with a store separate from today's\n`;
  console.log(`
  Site      ${site}
  Mailbox   ${mailboxUrl}
${date}
  Ctrl+C stops both. Data stays in ${folder}; --fresh starts empty. The site's log follows.
`);
}

/** Resolves once wrangler serves the Worker. Prints only the site's log lines, which are JSON, and wrangler's stderr. */
function runWorker(config: string, port: number): Promise<void> {
  const settings = ["--config", config, "--ip", "127.0.0.1", "--port", `${port}`, "--persist-to", join(root, folder)];
  const child = spawn("wrangler", ["dev", ...settings, "--show-interactive-dev-session=false"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const childExit = once(child, "exit");
  cleanups.unshift(() => {
    child.kill();
    return childExit;
  });
  const lastLines: string[] = [];
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("{")) console.log(line);
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      if (line.includes("Ready on")) resolve();
    });
    child.once("error", reject);
    // Without the site the mailbox is useless.
    child.once("exit", (status, signal) => {
      if (isEnding) return;
      const reason = signal ? `by ${signal}` : `with status ${status}`;
      console.error(`\nThe site ended ${reason}. Wrangler's last lines:\n${lastLines.join("\n")}`);
      void end(1);
    });
  });
}

/** Calls the scheduled handler, as the platform's cron trigger does every ten minutes. */
function runScheduled(site: string): void {
  fetch(`${site}/cdn-cgi/local/scheduled`).then(
    ({ ok, status }) =>
      ok || console.error(`The scheduled handler answered ${status}: no waiting request was handed over.`),
    (error) => isEnding || console.error(`The scheduled handler wasn't reached: ${error}`),
  );
}

/** Builds the site, and prints only warnings and errors. If a signal ends the build, the promise never settles. */
function build(): Promise<void> {
  const child = spawn("vite", ["build", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
  let isStopped = false;
  cleanups.push(() => {
    isStopped = true;
    child.kill();
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (status) => {
      if (status === 0) resolve();
      else if (!isStopped) reject(new UserError("The build failed: its messages are above."));
    });
  });
}

async function end(code: number): Promise<void> {
  isEnding = true;
  // Ends this process even if something still hangs.
  setTimeout(() => process.exit(code), 1_500).unref();
  await Promise.allSettled(cleanups.map((cleanUp) => cleanUp()));
  process.exit(code);
}
