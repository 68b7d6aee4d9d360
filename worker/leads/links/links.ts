import type { Signatures } from "./signatures.ts";

/** What a signed address allows. A signature made for one scope opens no other. */
type Scope = "upload" | "withdraw" | "delete" | "correct" | "card" | "add";

export interface Links {
  /** For the visitor: withdraw. For staff, at a visitor's request on the phone: delete. */
  consent(id: string, scope: "withdraw" | "delete", expires: number): Promise<string | undefined>;
  /** For staff, as is "delete": their links all end together, since a fresh one ends those that expire before it. */
  upload(id: string, expires: number): Promise<string | undefined>;
  card(id: string, expires: number): Promise<string | undefined>;
  /** The form again, for a request that replaces this one. */
  correct(id: string, expires: number): Promise<string | undefined>;
  /** Where a file is added to this request, for a day after it came in. */
  add(id: string, receivedAt: number): Promise<string | undefined>;
  /** The request that a link was made for; undefined if it is changed, expired, or made for something else. */
  opens(scope: Scope, link: SignedLink): Promise<string | undefined>;
}

/** How long a file may be added to a request. */
const addableMs = 24 * 60 * 60 * 1000;

export interface SignedLink {
  alias: string;
  expires: string;
  signature: string;
}

export function createLinks(siteUrl: string, signatures: Signatures, now: () => number): Links {
  async function query(scope: Scope, id: string, expires: number): Promise<URLSearchParams | undefined> {
    const alias = signatures.aliasOf(id);
    const seconds = String(Math.floor(expires / 1000));
    const sig = await signatures.sign(signedText(scope, alias, seconds));
    return sig === undefined ? undefined : new URLSearchParams({ lead: alias, expires: seconds, sig });
  }

  return {
    async upload(id, expires) {
      const signed = await query("upload", id, expires);
      if (!signed) return undefined;
      signed.delete("lead");
      return `${siteUrl}/uploads/${signatures.aliasOf(id)}?${signed}`;
    },
    async consent(id, scope, expires) {
      const signed = await query(scope, id, expires);
      return signed && `${siteUrl}/consent?${signed}`;
    },
    async card(id, expires) {
      const signed = await query("card", id, expires);
      if (!signed) return undefined;
      signed.delete("lead");
      return `${siteUrl}/requests/${signatures.aliasOf(id)}?${signed}`;
    },
    async correct(id, expires) {
      const signed = await query("correct", id, expires);
      return signed && `${siteUrl}/contact?replaces=${[...signed.values()].join(".")}#form`;
    },
    async add(id, receivedAt) {
      const expires = receivedAt + addableMs;
      if (expires <= now()) return undefined;
      const signed = await query("add", id, expires);
      return signed && `${siteUrl}/contact?add=${[...signed.values()].join(".")}#form`;
    },
    async opens(scope, { alias, expires, signature }) {
      if (!/^[\w-]{22}$/.test(alias) || !/^\d{9,11}$/.test(expires) || Number(expires) * 1000 <= now())
        return undefined;
      const by = await signatures.signedBy(signedText(scope, alias, expires), signature);
      return by === undefined ? undefined : signatures.idsOf(alias)[by];
    },
  };
}

/** Reads "alias.expires.signature", as a form carries it. */
export function linkFrom(text: string): SignedLink {
  const [alias = "", expires = "", signature = ""] = text.split(".");
  return { alias, expires, signature };
}

function signedText(scope: Scope, alias: string, expires: string): string {
  return `link\n${scope}\n${alias}\n${expires}`;
}
