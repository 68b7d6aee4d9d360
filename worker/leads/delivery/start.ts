import { consoleLog } from "#worker/log.ts";
import { deliveryDependencies } from "../leads.ts";
import { createLeadDelivery } from "./lead-delivery.ts";

const Implementation = createLeadDelivery((env: Env) =>
  deliveryDependencies({ env, now: () => new Date(), log: consoleLog }),
);

export type LeadDelivery = InstanceType<typeof Implementation>;

/** What the Worker's entry hands a lead's Durable Object over to. */
export function startDelivery(ctx: DurableObjectState, env: Env): LeadDelivery {
  return new Implementation(ctx, env);
}
