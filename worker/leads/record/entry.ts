import { day } from "#content/durations.ts";
import type { LeadState } from "./delivery.ts";

/** What the inbox is told of a stored request. What is personal in it is turned into HMACs, and not stored itself. */
export interface Entry extends Pick<LeadState, "id" | "received" | "promised" | "consentEnds" | "uploadEnds"> {
  replaces: string | null;
  chain: string | null;
  /** Of what was sent; empty where the stored request can't be read. */
  digest: string;
  /** Who is to get a confirmation, and who asked for it; null where nobody gets one. */
  confirmTo: { email: string; network: string } | null;
  urgent: boolean;
  /** In our own lists' words. */
  services: string;
  origin: string;
}

/** For a request that can't be read: staff are told, and it is tried again. */
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
