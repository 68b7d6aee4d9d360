import { evicting, nextFault, nextHookMode, nextRelayMode, PlannedFault, type World } from "./world.ts";

/** What a fault may do besides making a call fail. */
export interface Powers {
  /** Throws the lead's object out of memory, with everything that it was doing. */
  evict(): void | Promise<void>;
  /** Ends the runtime. Never returns. */
  kill(number: number): Promise<never>;
}

/** Who is called: whose faults it meets, what it can do to others, and whether it can fail by itself. */
interface Called {
  world: World;
  powers: Powers;
  name: string;
  failing?: boolean;
}

/** One call that can fail before it took effect or after, when only its answer is lost. */
export async function faulty<T>(called: Called, call: () => Promise<T>): Promise<T> {
  const { world, powers, name, failing = true } = called;
  const { number, fault } = nextFault(world, name);
  if (fault === "late") await othersGoOn(world);
  if (fault === "kill-before") return powers.kill(number);
  if (fault === "evict-before") await evicting(world, powers.evict);
  if (fault === "before" && failing) throw new PlannedFault(world, "refused before it took effect");
  const answer = await call();
  if (fault === "kill-after") return powers.kill(number);
  if (fault === "evict-after") await evicting(world, powers.evict);
  if (fault === "after" && failing) throw new PlannedFault(world, "the answer was lost");
  return answer;
}

/** Until another request of the schedule was answered, if one comes. */
async function othersGoOn(world: World): Promise<void> {
  const before = world.answered;
  for (let waited = 0; waited < 5000 && world.answered === before; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The bucket under the schedule's own prefix, by the schedule's own time, with its faults. */
export function faultyBucket(bucket: R2Bucket, world: World, powers: Powers, who: "site" | "delivery"): R2Bucket {
  const prefix = `${world.name}/`;
  const inside = (key: string) => prefix + key;
  const outside = <T extends R2Object>(object: T): T =>
    new Proxy(object, {
      get(target, name) {
        if (name === "key") return target.key.slice(prefix.length);
        if (name === "uploaded") return new Date(Number(target.customMetadata?.time ?? 0));
        const member: unknown = Reflect.get(target, name);
        return typeof member === "function" ? member.bind(target) : member;
      },
    });
  const called = (what: string, key: string) => ({ world, powers, name: `${who} ${what} ${key.split("/")[0]}` });
  const head = (key: string) =>
    faulty(called("head", key), async () => {
      const object = await bucket.head(inside(key));
      return object && outside(object);
    });
  const get = (key: string) =>
    faulty(called("get", key), async () => {
      const object = await bucket.get(inside(key));
      return object && outside(object);
    });
  const put = (key: string, value: string | ArrayBuffer | ArrayBufferView | null, options?: R2PutOptions) =>
    faulty(called("put", key), async () => {
      const object = await bucket.put(inside(key), value, {
        ...options,
        customMetadata: { ...options?.customMetadata, time: String(world.time) },
      });
      return object && outside(object);
    });
  const remove = (key: string | string[]) =>
    faulty(called("delete", [key].flat()[0] ?? ""), () =>
      bucket.delete(Array.isArray(key) ? key.map(inside) : inside(key)),
    );
  const list = ({ prefix: under = "", startAfter = "", ...options }: R2ListOptions = {}) =>
    faulty(called("list", under), async () => {
      const page = await bucket.list({
        ...options,
        prefix: inside(under),
        startAfter: inside(startAfter),
        include: ["customMetadata"],
      });
      return { ...page, objects: page.objects.map(outside) };
    });
  const wrapped = { head, get, put, delete: remove, list };
  return new Proxy(bucket, { get: (target, name) => Reflect.get(wrapped, name) ?? Reflect.get(target, name) });
}

const nativeFetch = globalThis.fetch;

/** The relay at one try: refuses, hangs, resets, lies. The stand-in outside writes down what it really took. */
export async function relayFetch(world: World, powers: Powers, ...given: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...given);
  const isAlert = (await request.clone().text()).includes('"campaign_id":"alert.');
  const mode = isAlert && world.plan.broken.includes("alerts") ? "500" : nextRelayMode(world);
  request.headers.set("x-mode", mode);
  request.headers.set("x-call", String(world.calls));
  request.headers.set("x-time", String(world.time));
  return faulty({ world, powers, name: "delivery relay", failing: false }, async () => {
    const answer = await nativeFetch(request);
    if (mode.endsWith("reset")) throw new TypeError("Network connection lost.");
    if (mode.endsWith("hang")) throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    return answer;
  });
}

/** The business's own system at one call. The stand-in outside writes down what it got. */
export async function hookFetch(world: World, powers: Powers, ...given: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...given);
  const mode = nextHookMode(world);
  request.headers.set("x-mode", mode);
  request.headers.set("x-call", String(world.calls));
  request.headers.set("x-time", String(world.time));
  return faulty({ world, powers, name: "delivery hook", failing: false }, async () => {
    const answer = await nativeFetch(request);
    if (mode === "hang") throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    return answer;
  });
}
