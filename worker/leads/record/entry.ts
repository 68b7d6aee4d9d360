import { day } from "#content/durations.ts";
import type { LeadState } from "./delivery.ts";

/** What the inbox is told of a stored request. Personal values become HMACs, and aren't stored themselves. */
export interface Entry extends Pick<LeadState, "id" | "received" | "promised" | "consentEnds" | "uploadEnds"> {
  replaces: string | null;
  chain: string | null;
  /** A digest of the content; empty if the stored request can't be read. */
  digest: string;
  /** Who gets a confirmation, and whose network asked for it; null if nobody gets one. */
  confirmTo: { email: string; network: string } | null;
  urgent: boolean;
  /** In our own lists' words. */
  services: string;
  origin: string;
}

/** For a request that can't be read: staff are told, and reading is retried. */
export function unreadableEntry(id: string, received: number): Entry {
  return {
    id,
    received,
    promised: null,
    consentEnds: received + 365 * day,
    uploadEnds: null,
    replaces: null,
    chain: null,
    digest: "",
    confirmTo: null,
    urgent: false,
    services: "",
    origin: "",
  };
}
