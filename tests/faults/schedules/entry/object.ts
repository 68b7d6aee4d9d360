import { createLeadDelivery } from "#worker/leads/delivery/lead-delivery.ts";
import { deliveryDependencies } from "#worker/leads/delivery-parts.ts";
import { faulty, type Powers } from "./faulty.ts";
import { plantedIn, withMembers } from "./planting.ts";
import { type Driven, killRuntime, type ScheduleEnv, worldEnv } from "./surroundings.ts";
import { logIn, nowIn, type World, worldNamed } from "./world.ts";

type Inside = ScheduleEnv & { world: World };

const Delivery = createLeadDelivery((env: Inside) => {
  const { delivery, rules } = plantedIn(env);
  const parts = deliveryDependencies({ env, now: patientClock(env.world), log: logIn(env.world) });
  // The same schedule must go the same way each time.
  // A gate that is only slow is waited for.
  const gate = env.MAIL_GATE.getByName("all mails");
  return {
    ...parts,
    gate,
    // Times to try again get a part of a millisecond, as they do from real chance.
    chance: () => 0.4567,
    rules: { ...parts.rules, ...rules?.(parts.rules) },
    ...delivery?.(parts),
  };
});

/** The real object, with the schedule's stores and clock. Its alarm is kept like a real one, and goes off when the driver says so. */
export class LeadDelivery extends Delivery implements Driven {
  #firing = false;
  #setAnew = false;
  readonly #raw: DurableObjectStorage;
  readonly #world: World;

  constructor(ctx: DurableObjectState<object>, env: ScheduleEnv) {
    const [schedule = "", id = ""] = (ctx.id.name ?? "").split("/");
    const world = worldNamed(schedule);
    const powers: Powers = { evict: () => ctx.abort("evicted"), kill: (number) => killRuntime(env, world, number) };
    super(ctx, { ...worldEnv(env, world, powers, id), world });
    this.#raw = ctx.storage;
    this.#world = world;
    const storage = this.#storage(world, powers);
    this.ctx = withMembers(ctx, { storage: withMembers(storage, plantedIn(env).storage?.(storage)) });
  }

  async fire(): Promise<void> {
    const at = await this.#raw.get<number>("alarm");
    if (this.#firing || at === undefined || at > machineTime(this.#world)) return;
    this.#firing = true;
    this.#setAnew = false;
    this.#world.looks = 0;
    try {
      await this.alarm();
      if (!this.#setAnew) await this.#raw.delete("alarm");
    } finally {
      this.#firing = false;
    }
  }

  async look() {
    const { alarm = null, ...stored } = Object.fromEntries(await this.#raw.list<number>());
    return {
      alarm: alarm === null ? null : alarm - this.#world.machineSkew,
      stored: structuredClone<Record<string, unknown>>(stored),
    };
  }

  evict(): void {
    this.ctx.abort("evicted");
  }

  #storage(world: World, powers: Powers): DurableObjectStorage {
    const raw = this.#raw;
    const reliable = <T>(name: string, call: () => Promise<T>) =>
      faulty({ world, powers, name: `delivery ${name}`, failing: false }, call);
    return withMembers(raw, {
      put: (key: string, value: unknown) => reliable(`write ${key}`, () => raw.put(key, value)),
      sync: () => reliable("sync", () => raw.sync()),
      deleteAll: () => reliable("forget", () => raw.deleteAll()),
      getAlarm: async () => {
        const at = this.#firing && !this.#setAnew ? undefined : await raw.get<number>("alarm");
        return at === undefined ? null : Date.now() + at - machineTime(world);
      },
      setAlarm: (at: number) => {
        this.#setAnew = true;
        // Parts of a millisecond are cut off, as the platform does.
        return raw.put("alarm", machineTime(world) + Math.max(0, Math.trunc(at) - Date.now()));
      },
      deleteAlarm: async () => {
        this.#setAnew = true;
        await raw.delete("alarm");
      },
    });
  }
}

/** What the machine's clock shows. */
function machineTime({ time, machineSkew }: World): number {
  return time + machineSkew;
}

/** No alarm looks at the clock this often, unless it goes on without end. */
const mostLooks = 1000;

function patientClock(world: World): () => Date {
  const now = nowIn(world);
  return () => {
    world.looks += 1;
    if (world.looks > mostLooks) throw new Error("an alarm goes on without end");
    return now();
  };
}
