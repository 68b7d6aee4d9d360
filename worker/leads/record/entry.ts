import { day } from "#content/durations.ts";
import type { LeadState } from "./delivery.ts";

/** What the inbox gets of a stored request. It stores HMACs of the personal values, never the values themselves. */
export interface Entry extends Pick<LeadState, "id" | "received" | "promised" | "consentEnds" | "uploadEnds"> {
  replaces: string | null;
  chain: string | null;
  /** A digest of the content; empty if the stored request can't be read. */
  digest: string;
  /** Who gets the confirmation, and from which network the request came; null if nobody gets one. */
  confirmTo: { email: string; network: string } | null;
  urgent: boolean;
  /** Ids from our own lists. */
  services: string;
  origin: string;
}

/** The entry of a request that can't be read: staff are told, and reading is retried. */
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
