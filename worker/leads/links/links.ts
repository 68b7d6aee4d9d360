// links/: the signed addresses in emails and on our pages. Each opens one thing, until it expires.
import { minuteMs } from "#content/durations.ts";
import type { Signatures } from "./signatures.ts";

/** What each kind of link opens, and its path. A signature for one kind opens no other. */
const paths = {
  upload: (alias: string) => `/uploads/${alias}?`,
  card: (alias: string) => `/office/${alias}?`,
  /** The same card, opened from the list: only this one links back to the list. */
  listed: (alias: string) => `/office/${alias}?from=list&`,
  /** The list of open requests. */
  list: () => "/office?",
  /** The booked visits, for staff's calendar programs. */
  visits: () => "/office/visits.ics?",
  /** The page of a visitor's own request. */
  request: (alias: string) => `/request?lead=${alias}&`,
  /** Shows a request on the command line: `npx node tools/lead.ts`. */
  inspection: (reference: string) => `/api/requests/${reference}?`,
  /** Shows the settings and what is waiting, on the command line. */
  health: () => "/api/health?",
} as const;

/** How long a staff link to a card is valid. */
export const cardDays = 30;
/** How long a link to the list is valid. The daily email has a new one. */
export const listDays = 7;
/** How long the address of the visits is valid: longer, because staff must replace it in their calendar program by hand. */
export const visitsDays = 90;

/** How long a link for the command line is valid. */
export const inspectionMs = 5 * minuteMs;

type Scope = keyof typeof paths;

export type Links = ReturnType<typeof createLinks>;

export interface SignedLink {
  /** The request's alias; its reference for an inspection; empty if the link isn't about one request. */
  alias: string;
  /** In seconds since 1970. */
  expires: string;
  signature: string;
}

export function createLinks(siteUrl: string, signatures: Signatures, now: () => number) {
  const signedText = (scope: Scope, alias: string, expires: string, generation?: number) =>
    ["link", scope, alias, expires, ...(generation === undefined ? [] : [generation])].join("\n");
  // List, calendar and health links aren't about one request; inspection links use the reference.
  const hasAlias = (scope: Scope) => !["list", "visits", "health", "inspection"].includes(scope);

  /** The id that `to()` was given, even if the link has expired. Undefined if the link was changed, or is for something else. */
  function read(scope: Scope, { alias, expires, signature }: SignedLink, generation?: number) {
    if (!/^\d{9,11}$/.test(expires)) return undefined;
    const secretIndex = signatures.secretIndexOf(signedText(scope, alias, expires, generation), signature);
    const id = secretIndex === undefined ? undefined : hasAlias(scope) ? signatures.idsOf(alias)[secretIndex] : alias;
    return id === undefined ? undefined : { id, hasExpired: Number(expires) * 1000 <= now() };
  }

  return {
    /**
     * Makes a link. Undefined if no secret is configured. `id` is a request's id, its reference for an inspection, or empty if the link
     * isn't about one request. `generation`: how many times all staff links were ended, for a staff link.
     */
    to(scope: Scope, id: string, expiresMs: number, generation?: number): string | undefined {
      const alias = hasAlias(scope) ? signatures.aliasOf(id) : id;
      const seconds = String(Math.floor(expiresMs / 1000));
      const sig = signatures.sign(signedText(scope, alias, seconds, generation));
      return sig && `${siteUrl}${paths[scope](alias)}${new URLSearchParams({ expires: seconds, sig })}`;
    },
    read,
    /** Like `read`, but only if the link hasn't expired. */
    idOpenedBy(scope: Scope, link: SignedLink, generation?: number): string | undefined {
      const readLink = read(scope, link, generation);
      return readLink?.hasExpired === false ? readLink.id : undefined;
    },
  };
}

/** Whether a link expires no later than those that the command line signs. One minute more allows for a clock that is ahead. */
export function isShortLived({ expires }: SignedLink, now: number): boolean {
  return Number(expires) * 1000 <= now + inspectionMs + minuteMs;
}

/** The query fields of a signed address. */
export function linkIn(query: URLSearchParams): SignedLink {
  const [alias = "", expires = "", signature = ""] = ["lead", "expires", "sig"].map((name) => query.get(name) ?? "");
  return { alias, expires, signature };
}

/** A link without its domain, for our own pages: the site may be served under another one. */
export function pathOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const { pathname, search } = new URL(link);
  return pathname + search;
}
