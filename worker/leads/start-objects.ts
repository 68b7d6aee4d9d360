import { consoleLog } from "../log.ts";
import { createLeadDelivery } from "./delivery/lead-delivery.ts";
import { createMailGate } from "./delivery/mail-gate.ts";
import { deliveryDependencies, mailGateDependencies } from "./delivery-parts.ts";

const now = () => new Date();

const Delivery = createLeadDelivery((env: Env) => deliveryDependencies({ env, now, log: consoleLog }));
const Gate = createMailGate((env: Env) => mailGateDependencies({ env, now }));

export type LeadDelivery = InstanceType<typeof Delivery>;
export type MailGate = InstanceType<typeof Gate>;

/** What the Worker's entry hands its Durable Objects over to. */
export function startDelivery(ctx: DurableObjectState, env: Env): LeadDelivery {
  return new Delivery(ctx, env);
}

export function startMailGate(ctx: DurableObjectState, env: Env): MailGate {
  return new Gate(ctx, env);
}
