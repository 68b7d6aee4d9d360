// links/: the signed addresses in letters, each for one thing, until one day.
import { minute } from "#content/durations.ts";
import type { Signatures } from "./signatures.ts";

/** What a signed address opens, and where it is. A signature made for one opens no other. */
const addresses = {
  upload: (alias: string) => `/uploads/${alias}?`,
  card: (alias: string) => `/office/${alias}?`,
  /** The same card, opened from the list: only this one leads back to it. */
  listed: (alias: string) => `/office/${alias}?from=list&`,
  /** The list of open requests. */
  list: () => "/office?",
  /** The visits that are booked, for staff's calendar programs. */
  visits: () => "/office/visits.ics?",
  /** For the visitor: the page of their own request. */
  request: (alias: string) => `/request?lead=${alias}&`,
  /** For the command line, where a request stands: `npx node tools/lead.ts`. */
  inspection: (reference: string) => `/api/requests/${reference}?`,
  /** For the command line, too: which settings there are, and how much waits. */
  health: () => "/api/health?",
} as const;

/** How long links of staff are valid: to a card, and to the list of open requests, which the daily mail brings anew. */
export const cardDays = 30;
export const listDays = 7;
/** A calendar program asks for its address again and again, and somebody has to put a new one into it. */
export const visitsDays = 90;

/** How long an address of the command line is valid. */
export const inspectionMs = 5 * minute;

type Scope = keyof typeof addresses;

export type Links = ReturnType<typeof createLinks>;

export interface SignedLink {
  /** What stands for the request in the address. */
  alias: string;
  expires: string;
  signature: string;
}

export function createLinks(siteUrl: string, signatures: Signatures, now: () => number) {
  const text = (scope: Scope, alias: string, expires: string, generation?: number) =>
    ["link", scope, alias, expires, ...(generation === undefined ? [] : [generation])].join("\n");
  // List, calendar and health links aren't about one request; inspection links use the reference.
  const hasAlias = (scope: Scope) => !["list", "visits", "health", "inspection"].includes(scope);

  /** The request that a link was made for; undefined if it is changed, or made for something else. */
  function read(scope: Scope, { alias, expires, signature }: SignedLink, generation?: number) {
    if (!/^\d{9,11}$/.test(expires)) return undefined;
    const by = signatures.signedBy(text(scope, alias, expires, generation), signature);
    const id = by === undefined ? undefined : hasAlias(scope) ? signatures.idsOf(alias)[by] : alias;
    return id === undefined ? undefined : { id, isOver: Number(expires) * 1000 <= now() };
  }

  return {
    /**
     * Undefined where no secret is configured. `generation`: how often all links of staff were ended, which each of theirs
     * contains. What is of no request has an empty id.
     */
    to(scope: Scope, id: string, expires: number, generation?: number): string | undefined {
      const alias = hasAlias(scope) ? signatures.aliasOf(id) : id;
      const seconds = String(Math.floor(expires / 1000));
      const sig = signatures.sign(text(scope, alias, seconds, generation));
      return sig && `${siteUrl}${addresses[scope](alias)}${new URLSearchParams({ expires: seconds, sig })}`;
    },
    read,
    /** The same, of a link that has not expired. */
    opens(scope: Scope, link: SignedLink, generation?: number): string | undefined {
      const opened = read(scope, link, generation);
      return opened?.isOver === false ? opened.id : undefined;
    },
  };
}

/** The fields of a signed address. */
export function linkIn(query: URLSearchParams): SignedLink {
  const [alias = "", expires = "", signature = ""] = ["lead", "expires", "sig"].map((name) => query.get(name) ?? "");
  return { alias, expires, signature };
}

/** For a page of our own, which may be shown under another name of the site. */
export function pathOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const { pathname, search } = new URL(link);
  return pathname + search;
}
