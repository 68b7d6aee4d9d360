import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { writeLocalConfig } from "#tools/local-config.ts";
import { localVars } from "#tools/local-vars.ts";

const here = join(import.meta.dirname, "..");
let count = 0;

interface SiteOptions {
  vars?: Record<string, string>;
  /** Requests a minute before an address is refused. */
  limit?: number;
  mailbox?: string;
  /** Where the build lies, if not here. */
  root?: string;
}

/** The production build in workerd, with its own storage, on a port of its own. */
export async function startSite({
  vars = {},
  limit = 10_000,
  mailbox = "http://127.0.0.1:9",
  root = here,
}: SiteOptions = {}) {
  const site = "http://127.0.0.1";
  const config = writeLocalConfig({
    root,
    name: `test-${process.pid}-${count++}`,
    vars: { ...localVars({ site, mailbox }), ...vars },
    limit,
  });
  const harness = createTestHarness({ workers: [{ configPath: config }] });
  const { url } = await harness.listen();
  return {
    url: url.origin,
    worker: harness.getWorker<Env>(),
    /** Asks without following redirects. */
    ask: (path: string, init: RequestInit = {}) => askOnOpenLine(url.origin + path, { redirect: "manual", ...init }),
    logs: () => harness.getLogs().map(({ message }) => message),
    stop: () => harness.close(),
  };
}

/** A kept connection may be closed by the local proxy in the moment it is used again, which says nothing about the site. */
async function askOnOpenLine(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
    if (init.method !== undefined || !/other side closed|ECONNRESET/.test(cause?.message ?? "")) throw error;
    return fetch(url, init);
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>;
