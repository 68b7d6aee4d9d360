import { createApp } from "./app.ts";
import { createLeadDelivery } from "./leads/delivery/lead-delivery.ts";
import { createLeads, deliveryDependencies, type Leads } from "./leads/leads.ts";
import { consoleLog } from "./log.ts";

let app: ReturnType<typeof createApp> | undefined;
let leads: Leads | undefined;

const now = () => new Date();

export default {
  fetch(request, env, context) {
    app ??= createApp({ env, now, log: consoleLog, leads: leadsOf(env) });
    return app.fetch(request, env, context);
  },
  async scheduled(_, env) {
    await leadsOf(env).sweep();
  },
} satisfies ExportedHandler<Env>;

export class LeadDelivery extends createLeadDelivery((env: Env) =>
  deliveryDependencies({ env, now, log: consoleLog }),
) {}

function leadsOf(env: Env): Leads {
  leads ??= createLeads({ env, now, log: consoleLog });
  return leads;
}
