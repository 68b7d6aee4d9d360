import built from "virtual:built-pages";
import { createApp } from "#worker/app.ts";
import { createLeads, type Leads } from "#worker/leads/leads.ts";
import { listAll } from "#worker/leads/storage/bucket.ts";
import { hookFetch, relayFetch } from "./faulty.ts";
import { headerNames, type Plan, type Snapshot, type StoredObject } from "./plan.ts";
import { plantedIn } from "./planting.ts";
import { faultyNamespace, objectName, powersOf, type ScheduleEnv, workerPowers, worldEnv } from "./surroundings.ts";
import { askAgain, repair, spoil } from "./tampering.ts";
import { evicting, forgetWorld, logIn, nowIn, reportUnhandled, type World, worldNamed } from "./world.ts";

export { MailGate } from "./gate.ts";
export { LeadDelivery } from "./object.ts";

addEventListener("unhandledrejection", (event: Event) => reportUnhandled(Reflect.get(event, "reason")));

/** What hangs is a fault, and says at once that time is up: a machine that is only busy is waited for. */
AbortSignal.timeout = () => new AbortController().signal;

interface Site {
  app: ReturnType<typeof createApp>;
  leads: Leads;
  env: Env;
}

const sites = new Map<string, Site>();
let started: Promise<void> | undefined;

/** The site in which each request belongs to a schedule, and meets that one's faults. */
export default {
  async fetch(request, env, context) {
    const world = worldNamed(request.headers.get(headerNames.schedule) ?? "");
    world.time = Number(request.headers.get(headerNames.time));
    world.skew = Number(request.headers.get(headerNames.skew));
    world.machineSkew = Number(request.headers.get(headerNames.machineSkew));
    const { pathname } = new URL(request.url);
    started ??= plantedIn(env).start?.() ?? Promise.resolve();
    await started;
    if (pathname.startsWith("/schedule/")) return Response.json(await control(pathname, request, env, world));
    const site = siteOf(env, world);
    const answer = await site.app.fetch(request, site.env, context);
    world.answered += 1;
    const response = new Response(answer.body, answer);
    response.headers.set(headerNames.calls, String(world.calls));
    response.headers.set(headerNames.leads, [...world.ids].join());
    return response;
  },
} satisfies ExportedHandler<ScheduleEnv>;

async function control(path: string, request: Request, env: ScheduleEnv, world: World): Promise<Snapshot> {
  if (path === "/schedule/begin") begin(world, await request.json<Plan & { ids: string[] }>());
  if (path === "/schedule/calm")
    world.plan = { ...world.plan, calls: {}, named: [], relay: [], broken: [], ...(world.plan.hook && { hook: [] }) };
  if (path === "/schedule/sweep") await siteOf(env, world).leads.sweep().catch(fault);
  const [, tampering, id = ""] = /^\/schedule\/(spoil|resend|repair)\/?(.*)/.exec(path) ?? [];
  if (tampering === "spoil") await spoil(env.LEADS, world, id);
  if (tampering === "resend") await askAgain(env.LEADS, world, id);
  if (tampering === "repair") await repair(env.LEADS, world);
  const known = [...world.ids].map((id) => ({ id, stub: env.OBJECTS.getByName(objectName(world, id)) }));
  // An object that is thrown out meanwhile keeps its alarm.
  if (path === "/schedule/alarms") await Promise.all(known.map(async ({ stub }) => stub.fire().catch(fault)));
  if (path === "/schedule/evict")
    await evicting(world, () => Promise.all(known.map(async ({ stub }) => stub.evict().catch(() => {}))));
  const leads = await Promise.all(known.map(async ({ id }) => [id, await lookAt(env, objectName(world, id))] as const));
  const { calls, relayCalls, evictions } = world;
  const objects = path === "/schedule/end" ? await stored(env.LEADS, `${world.name}/`) : [];
  const [logs, unhandled] = [world.logs.splice(0), world.unhandled.splice(0)];
  const snapshot = { calls, relayCalls, evictions, leads: Object.fromEntries(leads), logs, unhandled, objects };
  if (path === "/schedule/end") {
    sites.delete(world.name);
    forgetWorld(world.name);
  }
  return snapshot;

  function fault(error: unknown): void {
    if (!/evicted|PlannedFault/.test(String(error))) world.unhandled.push(`${path} threw: ${error}`);
  }
}

/** An object that is thrown out while it is looked at is looked at again. */
async function lookAt(env: ScheduleEnv, name: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await env.OBJECTS.getByName(name).look();
    } catch (error) {
      if (attempt === 5 || !String(error).includes("evicted")) throw error;
    }
  }
}

async function stored(bucket: R2Bucket, prefix: string): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  for await (const { key } of listAll(bucket, prefix)) {
    const content = /\/upload-/.test(key) ? undefined : await (await bucket.get(key))?.text();
    found.push({ key: key.slice(prefix.length), content });
  }
  return found;
}

function begin(world: World, { ids, ...plan }: Plan & { ids: string[] }): void {
  world.plan = plan;
  world.calls = plan.callsBefore;
  world.relayCalls = plan.relayCallsBefore;
  for (const id of ids) world.ids.add(id);
}

function siteOf(env: ScheduleEnv, world: World): Site {
  const known = sites.get(world.name);
  if (known) return known;
  const own = { ...worldEnv(env, world, workerPowers(env, world, undefined)), DELIVERY: faultyNamespace(env, world) };
  const parts = { env: own, now: nowIn(world), log: logIn(world) };
  const real = createLeads(parts);
  const leads = { ...real, ...plantedIn(env).leads?.(real) };
  const site = { app: createApp({ ...parts, built, leads: async () => leads }), leads, env: own };
  sites.set(world.name, site);
  return site;
}

const nativeFetch = globalThis.fetch;
globalThis.fetch = (...given) => {
  const { pathname } = new URL(given[0] instanceof Request ? given[0].url : given[0]);
  const [, what, schedule = "", id = "", path = ""] =
    /^\/(relay|hook|elsewhere)\/([^/]+)\/([^/]+)(\/.*)?/.exec(pathname) ?? [];
  // The service hangs, and the Worker gives up: what is waited for in between is of no interest.
  if (path.includes("/webhook/")) return Promise.reject(new DOMException("The operation timed out", "TimeoutError"));
  const powers = powersOf.get(`${schedule}/${id}`);
  if (!powers) return nativeFetch(...given);
  return (what === "relay" ? relayFetch : hookFetch)(worldNamed(schedule), powers, ...given);
};
