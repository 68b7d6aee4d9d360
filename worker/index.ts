import builtPages from "virtual:built-pages";
import { createApp } from "./app.ts";
import type { Leads } from "./leads/leads.ts";
import { consoleLog } from "./log.ts";

// Whatever is imported above is loaded before an isolate's first visitor gets a byte, so it holds only what a first byte
// needs. Everything else is imported by the request that needs it.
export { Inbox } from "./leads/inbox/inbox.ts";

let app: ReturnType<typeof createApp> | undefined;
let leads: Promise<Leads> | undefined;

const now = () => new Date();

export default {
  fetch(request, env, context) {
    app ??= createApp({ env, now, log: consoleLog, built: builtPages, leads: () => leadsOf(env) });
    return app.fetch(request, env, context);
  },
  async scheduled(_, env) {
    await (await leadsOf(env)).sweep();
  },
} satisfies ExportedHandler<Env>;

function leadsOf(env: Env): Promise<Leads> {
  leads ??= import("./leads/leads.ts").then(({ createLeads }) => createLeads({ env, now, log: consoleLog }));
  return leads;
}
