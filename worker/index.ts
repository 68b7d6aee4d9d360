import { exports, WorkerEntrypoint } from "cloudflare:workers";
import { createApp } from "./app.ts";
import type { Leads } from "./leads/leads.ts";
import { consoleLog } from "./log.ts";
import { once } from "./once.ts";

// The imports above load before an isolate sends its first byte, so import only what that byte needs. Everything else is imported
// when a request needs it.
export { Inbox } from "./leads/inbox/inbox.ts";

let app: ReturnType<typeof createApp> | undefined;
let leads: (() => Promise<Leads>) | undefined;

const now = () => new Date();

export default {
  fetch: (request, env) => appOf(env).fetch(request),
  async scheduled(_, env) {
    await (await leadsOf(env)).sweep();
  },
} satisfies ExportedHandler<Env>;

/** Only this entrypoint is behind the platform's cache, as wrangler.toml says. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request): Promise<Response> {
    return appOf(this.env).renderForCache(request);
  }
}

function appOf(env: Env): ReturnType<typeof createApp> {
  app ??= createApp({ env, now, log: consoleLog, pages: () => exports.Pages, leads: () => leadsOf(env) });
  return app;
}

function leadsOf(env: Env): Promise<Leads> {
  leads ??= once(async () => (await import("./leads/leads.ts")).createLeads({ env, now, log: consoleLog }));
  return leads();
}
