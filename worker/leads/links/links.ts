import type { Signatures } from "./signatures.ts";

/** What a signed address opens. A signature made for one scope opens no other. */
type Scope = "upload" | "card" | "request";

export interface Links {
  /** For staff. `ended`: how often all their links were ended, which each of them contains. */
  upload(id: string, expires: number, ended: number): Promise<string | undefined>;
  card(id: string, expires: number, ended: number): Promise<string | undefined>;
  /** The list of open requests. */
  office(expires: number, ended: number): Promise<string | undefined>;
  opensOffice(link: SignedLink, ended: number): Promise<boolean>;
  /** For the visitor: the page of their own request. */
  request(id: string, expires: number): Promise<string | undefined>;
  /** The request that a link was made for; undefined if it is changed, expired, or made for something else. */
  opens(scope: Scope, link: SignedLink, ended?: number): Promise<string | undefined>;
  /** The same, also of a link that has expired. */
  reads(scope: Scope, link: SignedLink, ended?: number): Promise<ReadLink | undefined>;
}

export interface SignedLink {
  alias: string;
  expires: string;
  signature: string;
}

interface ReadLink {
  id: string;
  isOver: boolean;
}

export function createLinks(siteUrl: string, signatures: Signatures, now: () => number): Links {
  async function query(scope: Scope | "office", alias: string, expires: number, ended?: number) {
    const seconds = String(Math.floor(expires / 1000));
    const sig = await signatures.sign(signedText(scope, alias, seconds, ended));
    return sig === undefined ? undefined : new URLSearchParams({ expires: seconds, sig });
  }

  async function forStaff(folder: string, scope: Scope, id: string, expires: number, ended: number) {
    const alias = signatures.aliasOf(id);
    const signed = await query(scope, alias, expires, ended);
    return signed && `${siteUrl}/${folder}/${alias}?${signed}`;
  }

  async function reads(scope: Scope, { alias, expires, signature }: SignedLink, ended?: number) {
    if (!/^[\w-]{22}$/.test(alias) || !/^\d{9,11}$/.test(expires)) return undefined;
    const by = await signatures.signedBy(signedText(scope, alias, expires, ended), signature);
    const id = by === undefined ? undefined : signatures.idsOf(alias)[by];
    return id === undefined ? undefined : { id, isOver: Number(expires) * 1000 <= now() };
  }

  return {
    upload: (id, expires, ended) => forStaff("uploads", "upload", id, expires, ended),
    card: (id, expires, ended) => forStaff("office", "card", id, expires, ended),
    async office(expires, ended) {
      const signed = await query("office", "", expires, ended);
      return signed && `${siteUrl}/office?${signed}`;
    },
    async opensOffice({ expires, signature }, ended) {
      if (!/^\d{9,11}$/.test(expires) || Number(expires) * 1000 <= now()) return false;
      return (await signatures.signedBy(signedText("office", "", expires, ended), signature)) !== undefined;
    },
    async request(id, expires) {
      const alias = signatures.aliasOf(id);
      const signed = await query("request", alias, expires);
      return signed && `${siteUrl}/request?lead=${alias}&${signed}`;
    },
    reads,
    async opens(scope, link, ended) {
      const read = await reads(scope, link, ended);
      return read?.isOver === false ? read.id : undefined;
    },
  };
}

/** The fields of a signed address. */
export function linkIn(query: URLSearchParams): SignedLink {
  const [alias = "", expires = "", signature = ""] = ["lead", "expires", "sig"].map((name) => query.get(name) ?? "");
  return { alias, expires, signature };
}

function signedText(scope: Scope | "office", alias: string, expires: string, ended?: number): string {
  return ["link", scope, alias, expires, ...(ended === undefined ? [] : [ended])].join("\n");
}

/** For a page of our own, which may be shown under another name of the site. */
export function pathOf(link: string): string {
  if (!URL.canParse(link)) return link;
  const { pathname, search } = new URL(link);
  return pathname + search;
}
