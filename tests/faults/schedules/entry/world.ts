import type { LogLine } from "#worker/log.ts";
import type { CallFault, Eviction, HookMode, Plan, RelayMode } from "./plan.ts";

/** What one schedule of faults knows while it runs: its clock, its faults, how far it has come. Nothing of it is stored. */
export interface World {
  readonly name: string;
  /** The time of stores and alarms, and how far the Worker's own clock is off it. */
  time: number;
  skew: number;
  /** How far the machine's clock is off: alarms are set and go off by it. */
  machineSkew: number;
  plan: Plan;
  calls: number;
  /** How often each call was made, by its name. */
  met: Map<string, number>;
  relayCalls: number;
  hookCalls: number;
  /** How many requests the site has answered. */
  answered: number;
  evictions: Eviction[];
  /** How often an object's alarm has looked at the clock since it went off. */
  looks: number;
  ids: Set<string>;
  logs: string[];
  unhandled: string[];
}

const worlds = new Map<string, World>();

export function worldNamed(name: string): World {
  const known = worlds.get(name);
  if (known) return known;
  const plan: Plan = {
    calls: {},
    named: [],
    relay: [],
    receipts: false,
    broken: [],
    callsBefore: 0,
    relayCallsBefore: 0,
  };
  const counters = {
    calls: 0,
    met: new Map<string, number>(),
    relayCalls: 0,
    hookCalls: 0,
    answered: 0,
    looks: 0,
    evictions: [],
    ids: new Set<string>(),
    logs: [],
    unhandled: [],
  };
  const world: World = { name, time: Date.now(), skew: 0, machineSkew: 0, plan, ...counters };
  worlds.set(name, world);
  return world;
}

export function forgetWorld(name: string): void {
  worlds.delete(name);
}

export function nowIn(world: World): () => Date {
  return () => new Date(world.time + world.skew + world.machineSkew);
}

export function logIn(world: World): (line: LogLine) => void {
  return (line) => world.logs.push(JSON.stringify(line));
}

/** Throws something out of memory. Where whoever asks for it goes too, the end stays what it was at the beginning. */
export async function evicting(world: World, evict: () => unknown): Promise<void> {
  const eviction = { from: world.calls, to: world.calls };
  world.evictions.push(eviction);
  await evict();
  eviction.to = world.calls;
}

/** Counts a call, and says what goes wrong at it. */
export function nextFault(world: World, name: string): { number: number; fault: CallFault | undefined } {
  const number = world.calls++;
  const met = world.met.get(name) ?? 0;
  world.met.set(name, met + 1);
  const named = world.plan.named.find(({ at, skip }) => at === name && skip === met);
  return { number, fault: world.plan.calls[number] ?? named?.fault };
}

export function nextRelayMode(world: World): RelayMode {
  return world.plan.relay[world.relayCalls++] ?? "none";
}

export function nextHookMode(world: World): HookMode {
  return world.plan.hook?.[world.hookCalls++] ?? "none";
}

/** A fault of ours, with the schedule it belongs to, so that nobody else is blamed where it goes uncaught. */
export class PlannedFault extends Error {
  override name = "PlannedFault";
  readonly world: string;

  constructor(world: World, message: string) {
    super(message);
    this.world = world.name;
  }
}

/** Rejections that nobody handled; those that can't be told apart count for everyone. */
export function reportUnhandled(reason: unknown): void {
  const text = reason instanceof Error ? `${reason.name}: ${reason.message}\n${reason.stack}` : String(reason);
  const own = reason instanceof PlannedFault ? worlds.get(reason.world) : undefined;
  for (const world of own ? [own] : worlds.values()) world.unhandled.push(text);
}
