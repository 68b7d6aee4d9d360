import { faulty, faultyBucket, type Powers } from "./faulty.ts";
import { type Broken, hookSecret } from "./plan.ts";
import { plantedIn, withMembers } from "./planting.ts";
import { PlannedFault, type World } from "./world.ts";

/** What the driver asks of an object. */
export interface Driven extends Rpc.DurableObjectBranded {
  fire(): Promise<void>;
  look(): Promise<{ alarm: number | null; stored: Record<string, unknown> }>;
  evict(): void;
}

/** A request's object as the Worker reaches it. */
type Reached = ReturnType<Env["DELIVERY"]["getByName"]>;

/** What the runtime binds for the schedules, besides what the site has. */
export interface ScheduleEnv extends Env {
  /** The objects behind DELIVERY, with what the driver asks of them. */
  OBJECTS: DurableObjectNamespace<Driven>;
  /** Where the relay's stand-in and the driver listen. */
  DRIVER: string;
}

/** Who calls the relay can be thrown out or killed at that moment. */
export const powersOf = new Map<string, Powers>();

/** The site's surroundings as one schedule has them. */
export function worldEnv(env: ScheduleEnv, world: World, powers: Powers, id = "-"): ScheduleEnv {
  powersOf.set(`${world.name}/${id}`, powers);
  const mail = {
    MAIL_API_URL: `${env.DRIVER}/relay/${world.name}/${id}`,
    MAIL_RECEIPTS: world.plan.receipts ? "on" : "off",
    ...(world.plan.broken.includes("keys") && { MAIL_RECEIPT_KEY: "" }),
    ...(world.plan.hook && {
      LEAD_WEBHOOK_URL: `${env.DRIVER}/hook/${world.name}/${id}`,
      LEAD_WEBHOOK_SECRET: hookSecret,
    }),
    MAIL_GATE: gateOf(env, world, powers),
    REQUESTS_LIMIT: limiter(env.REQUESTS_LIMIT, env, world),
    REQUESTS_NOTICE: limiter(env.REQUESTS_NOTICE, env, world),
    REPORTS_LIMIT: limiter(env.REPORTS_LIMIT, env, world),
  };
  const { site, bucket } = plantedIn(env);
  const who = id === "-" ? "site" : "delivery";
  const faulty = faultyBucket(env.LEADS, world, powers, who);
  return { ...env, ...mail, LEADS: withMembers(faulty, who === "site" ? site?.(faulty) : bucket?.(faulty)) };
}

function limiter(limit: RateLimit, env: ScheduleEnv, world: World): RateLimit {
  return {
    async limit(asked) {
      if (!isBroken(world, "limiter")) return limit.limit(asked);
      const planted = plantedIn(env).limiter;
      if (planted) return planted;
      throw new PlannedFault(world, "limiter");
    },
  };
}

/** A gate for each schedule: its calls can be refused, and their answers lost. */
function gateOf(env: ScheduleEnv, world: World, powers: Powers): Env["MAIL_GATE"] {
  return new Proxy(env.MAIL_GATE, {
    get(target, name) {
      if (name !== "getByName") return Reflect.get(target, name);
      return () => {
        const gate = target.getByName(world.name);
        const ask = <T>(call: string, work: () => Promise<T>) =>
          isBroken(world, "gate")
            ? Promise.reject(new PlannedFault(world, "gate"))
            : faulty({ world, powers, name: `delivery ${call}` }, work);
        return {
          turn: () => ask("turn", async () => gate.turn()),
          pause: (ms: number) => ask("pause", async () => gate.pause(ms)),
          mayConfirm: (address: string, request: string) =>
            ask("mayConfirm", async () => gate.mayConfirm(address, request)),
        };
      };
    },
  });
}

function isBroken(world: World, what: Broken): boolean {
  return world.plan.broken.includes(what);
}

/** The object's name says to which schedule it belongs. */
export function objectName(world: World, id: string): string {
  return `${world.name}/${id}`;
}

/** Objects as the Worker reaches them: each call can be refused, or its answer lost, or the object thrown out just then. */
export function faultyNamespace(env: ScheduleEnv, world: World): Env["DELIVERY"] {
  return new Proxy(env.DELIVERY, {
    get(target, name) {
      if (name !== "getByName") return Reflect.get(target, name);
      return (id: string) => {
        world.ids.add(id);
        const stub = target.getByName(objectName(world, id));
        const powers = workerPowers(env, world, id);
        const called = (name: string) => ({ world, powers, name: `site ${name}` });
        return {
          deliver: (lead: string) => faulty(called("deliver"), async () => stub.deliver(lead)),
          resend: (lead: string) => faulty(called("resend"), async () => stub.resend(lead)),
          retry: () => faulty(called("retry"), async () => stub.retry()),
          mark: (...marked: Parameters<Reached["mark"]>) => faulty(called("mark"), async () => stub.mark(...marked)),
          withdraw: (lead: string) => faulty(called("withdraw"), async () => stub.withdraw(lead)),
          receipt: (...told: Parameters<Reached["receipt"]>) =>
            faulty(called("receipt"), async () => stub.receipt(...told)),
          ...plantedIn(env).object,
        };
      };
    },
  });
}

export function workerPowers(env: ScheduleEnv, world: World, id: string | undefined): Powers {
  return {
    async evict() {
      if (id !== undefined)
        await env.OBJECTS.getByName(objectName(world, id))
          .evict()
          .catch(() => {});
    },
    kill: (number) => killRuntime(env, world, number),
  };
}

export async function killRuntime(env: ScheduleEnv, world: World, number: number): Promise<never> {
  await fetch(`${env.DRIVER}/kill/${world.name}/${number}/${world.relayCalls}`, { method: "POST" });
  return new Promise<never>(() => {});
}
