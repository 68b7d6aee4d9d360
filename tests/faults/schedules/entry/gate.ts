import { createMailGate } from "#worker/leads/delivery/mail-gate.ts";
import { mailGateDependencies } from "#worker/leads/delivery-parts.ts";
import type { ScheduleEnv } from "./surroundings.ts";
import { nowIn, worldNamed } from "./world.ts";

const Gate = createMailGate(({ env, name }: { env: ScheduleEnv; name: string }) =>
  mailGateDependencies({ env, now: nowIn(worldNamed(name)) }),
);

/** The real gate, by the clock of the schedule that it is named after. */
export class MailGate extends Gate {
  constructor(ctx: DurableObjectState<object>, env: ScheduleEnv) {
    super(ctx, { env, name: ctx.id.name ?? "" });
  }
}
