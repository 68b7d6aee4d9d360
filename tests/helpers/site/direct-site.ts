// The built site as the bench and the fault tests start it: one process whose CPU and memory can be read.
import { join } from "node:path";
import { usualDate } from "#tests/helpers/settings.ts";
import { localMailKey, localVars, writeLocalConfig } from "#tools/local/config.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";
import { startBuilt } from "./runtime.ts";

export const root = join(import.meta.dirname, "../../..");
let count = 0;

/** The built site with a mailbox of its own, asked without the development server's proxies. */
export async function startDirectSite({ alone = false } = {}) {
  const mailbox = await startMailbox({ port: 0, key: localMailKey });
  const vars = localVars({ site: "http://127.0.0.1", mailbox: mailbox.url, date: usualDate });
  const config = writeLocalConfig({ root, name: `direct-${process.pid}-${count++}`, vars, limit: 10_000_000 });
  const runtime = await startBuilt(config, { alone });
  return {
    ...runtime,
    mailbox,
    async stop(): Promise<void> {
      await runtime.stop();
      await mailbox.stop();
    },
  };
}
