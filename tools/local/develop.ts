// `npm run dev`: the site on Vite's development server, and the mailbox.
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { explain, readOptions } from "../command-line.ts";
import { startMailbox } from "../mailbox/mailbox.ts";
import { localMailKey, localVars } from "./config.ts";
import { choosePorts, onShutdown } from "./ports-and-shutdown.ts";

const root = join(import.meta.dirname, "../..");
const usage = `npm run dev                             starts the site and a mailbox; an edit shows at once
npm run dev -- --date 2027-01-02T16:30  shows the site as on that date`;
const options = readOptions(usage, { date: { type: "string" } });
onShutdown(() => process.exit(0));

try {
  await develop();
} catch (error) {
  console.error(`\n${explain(error)}`);
  process.exit(1);
}

async function develop(): Promise<void> {
  const { port, mailboxPort } = await choosePorts("npm run dev", 5173);
  const site = `http://127.0.0.1:${port}`;
  const mailbox = `http://127.0.0.1:${mailboxPort}`;
  writeBindingTypes();
  // vite.config.ts passes these to the Worker in place of those in wrangler.toml.
  process.env.DEVELOPMENT_VARS = JSON.stringify(localVars({ site, mailbox, date: options.date }));
  await startMailbox({ port: mailboxPort, key: localMailKey, receiptsTo: `${site}/api/mail-events` });
  const server = await createServer({
    configFile: join(root, "vite.config.ts"),
    root,
    server: { host: "127.0.0.1", port, strictPort: true },
  });
  await server.listen();
  console.log(`\n  Site      ${site}   an edit shows at once\n  Mailbox   ${mailbox}\n\n  Ctrl+C stops both.\n`);
}

/** Writes the bindings' types for the editor, if they are out of date. The development server doesn't wait for them. */
function writeBindingTypes(): void {
  const types = join(root, "worker-configuration.d.ts");
  if (existsSync(types) && statSync(types).mtimeMs > statSync(join(root, "wrangler.toml")).mtimeMs) return;
  const warn = () => console.warn("`wrangler types` failed, so the editor may lack `Env`. `npm run check` says why.");
  spawn("wrangler", ["types", "--strict-vars=false"], { cwd: root, stdio: "ignore" })
    .on("error", warn)
    .on("exit", (status) => status === 0 || warn());
}
