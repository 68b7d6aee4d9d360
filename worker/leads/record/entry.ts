import { dayMs } from "#content/durations.ts";
import type { LeadState } from "./delivery.ts";

/** What the inbox is told about a stored request. It stores HMACs of the personal values, never the values. */
export interface InboxEntry extends Pick<LeadState, "id" | "received" | "promised" | "consentEnds" | "uploadEnds"> {
  /** The id of the request that this one corrects. */
  replaces: string | null;
  /** The id of the first request in its chain of corrections, if it corrects one. */
  chain: string | null;
  /** A digest of the content; empty if the stored request can't be read. */
  digest: string;
  /** Who gets the confirmation, and the network that the request came from; null if nobody gets one. */
  confirmTo: { email: string; network: string } | null;
  urgent: boolean;
  /** Ids from our own lists, separated by spaces. */
  services: string;
  /** What the visitor came from: kinds and names from our own lists, separated by "; ". */
  origin: string;
}

/** The entry of a request that can't be read: staff are told, and reading is retried. */
export function unreadableEntry(id: string, received: number): InboxEntry {
  return {
    id,
    received,
    promised: null,
    consentEnds: received + 365 * dayMs,
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
