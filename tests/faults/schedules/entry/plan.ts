/** What goes wrong at one call of a store, an object or the relay: before it took effect, or after; or it takes its time. */
export type CallFault = "late" | "before" | "after" | "evict-before" | "evict-after" | "kill-before" | "kill-after";

export const relayModes = [
  "none",
  "400",
  "500",
  "401-html",
  "403",
  "429",
  "202-failed",
  "202-empty",
  "garbage",
  "reset",
  "hang",
  "accept-then-reset",
  "accept-then-hang",
  "lie",
] as const;

export type RelayMode = (typeof relayModes)[number];

/** What the business's own system does with one call. */
export const hookModes = ["none", "500", "410", "hang", "redirect"] as const;
export type HookMode = (typeof hookModes)[number];

/** The faults of one schedule, by the number of the call that meets them. */
export interface Plan {
  calls: Record<number, CallFault>;
  named: NamedFault[];
  relay: RelayMode[];
  /** What the business's own system does, call by call; undefined where none is configured. */
  hook?: HookMode[] | undefined;
  receipts: boolean;
  /** What doesn't work while the schedule runs, besides single calls. */
  broken: readonly Broken[];
  /** How far it had come when the runtime was killed. */
  callsBefore: number;
  relayCallsBefore: number;
}

export const breakable = [
  /** Every call of a rate limiter fails. */
  "limiter",
  /** The mail service never answers what key it signs reports with. */
  "keys",
  /** The object that spaces mails can't be reached. */
  "gate",
  /** The relay refuses every digest of alerts. */
  "alerts",
] as const;

export type Broken = (typeof breakable)[number];

/** What the driver learns after every step; logs and what nobody caught since the one before. */
export interface Snapshot {
  calls: number;
  relayCalls: number;
  /** Between which calls an object was thrown out of memory. */
  evictions: Eviction[];
  /** Delivery's state by lead, as it lies in the object's storage, with the time of its alarm. */
  leads: Record<string, { alarm: number | null; stored: Record<string, unknown> }>;
  logs: string[];
  /** What nobody caught. */
  unhandled: string[];
  /** What lies in the bucket, once the driver asks for it. */
  objects: StoredObject[];
}

/** Meets the call of this name after so many of them have gone well, whatever else is called before: "delivery get leads". */
export interface NamedFault {
  at: string;
  skip: number;
  fault: CallFault;
}

export interface Eviction {
  from: number;
  to: number;
}

export interface StoredObject {
  key: string;
  /** Of everything but uploads. */
  content: string | undefined;
}

export const headerNames = {
  schedule: "x-schedule",
  time: "x-time",
  skew: "x-skew",
  machineSkew: "x-machine-skew",
  calls: "x-calls",
  leads: "x-leads",
} as const;

/** Signs the links of schedules. */
export const linkSecret = "of-the-schedules-only";

/** Signs what is posted to the business's own system. */
export const hookSecret = "of-the-schedules-own-system";
