import { DurableObject } from "cloudflare:workers";
import builtPages from "virtual:built-pages";
import { createApp } from "./app.ts";
import type { Leads } from "./leads/leads.ts";
import type { LeadDelivery as Delivery, MailGate as Gate } from "./leads/start-objects.ts";
import { consoleLog } from "./log.ts";

// Whatever is imported above is loaded before an isolate's first visitor gets a byte, so it holds only what a first byte
// needs. Everything else is imported by the request that needs it.
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

/** The platform finds the class here; worker/leads holds what it does. */
export class LeadDelivery extends DurableObject<Env> {
  #delivery: Delivery | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.blockConcurrencyWhile(async () => {
      const { startDelivery } = await import("./leads/start-objects.ts");
      this.#delivery = startDelivery(ctx, env);
    });
  }

  deliver(...[id]: Parameters<Delivery["deliver"]>) {
    return this.#started().deliver(id);
  }

  resend(...[id]: Parameters<Delivery["resend"]>) {
    return this.#started().resend(id);
  }

  retry() {
    return this.#started().retry();
  }

  withdraw(...[id]: Parameters<Delivery["withdraw"]>) {
    return this.#started().withdraw(id);
  }

  inspect() {
    return this.#started().inspect();
  }

  mark(...marked: Parameters<Delivery["mark"]>) {
    return this.#started().mark(...marked);
  }

  receipt(...event: Parameters<Delivery["receipt"]>) {
    return this.#started().receipt(...event);
  }

  override alarm() {
    return this.#started().alarm();
  }

  #started(): Delivery {
    if (!this.#delivery) throw new Error("a delivery was asked before it had started");
    return this.#delivery;
  }
}

export class MailGate extends DurableObject<Env> {
  #gate: Gate | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.blockConcurrencyWhile(async () => {
      const { startMailGate } = await import("./leads/start-objects.ts");
      this.#gate = startMailGate(ctx, env);
    });
  }

  turn() {
    return this.#started().turn();
  }

  pause(...[ms]: Parameters<Gate["pause"]>) {
    return this.#started().pause(ms);
  }

  mayConfirm(...asked: Parameters<Gate["mayConfirm"]>) {
    return this.#started().mayConfirm(...asked);
  }

  override alarm() {
    return this.#started().alarm();
  }

  #started(): Gate {
    if (!this.#gate) throw new Error("the mail gate was called before it had started");
    return this.#gate;
  }
}

function leadsOf(env: Env): Promise<Leads> {
  leads ??= import("./leads/leads.ts").then(({ createLeads }) => createLeads({ env, now, log: consoleLog }));
  return leads;
}
