import { isLeadId } from "../storage/lead.ts";
import type { Signatures } from "./signatures.ts";

/** What a signed address allows. A signature made for one scope opens no other. */
type Scope = "upload" | "withdraw" | "delete";

export interface Links {
  upload(id: string, expires: number): Promise<string | undefined>;
  /** For the visitor: withdraw. For staff, at a visitor's request on the phone: delete. */
  consent(id: string, scope: "withdraw" | "delete", expires: number): Promise<string | undefined>;
  allows(scope: Scope, link: SignedLink): Promise<boolean>;
}

export interface SignedLink {
  id: string;
  expires: string;
  signature: string;
}

export function createLinks(siteUrl: string, signatures: Signatures, now: () => number): Links {
  async function query(scope: Scope, id: string, expires: number): Promise<URLSearchParams | undefined> {
    const seconds = String(Math.floor(expires / 1000));
    const sig = await signatures.sign(signedText(scope, id, seconds));
    return sig === undefined ? undefined : new URLSearchParams({ expires: seconds, sig });
  }

  return {
    async upload(id, expires) {
      const signed = await query("upload", id, expires);
      return signed && `${siteUrl}/uploads/${id}?${signed}`;
    },
    async consent(id, scope, expires) {
      const signed = await query(scope, id, expires);
      return signed && `${siteUrl}/consent?lead=${id}&${signed}`;
    },
    async allows(scope, { id, expires, signature }) {
      if (!isLeadId(id) || !/^\d{9,11}$/.test(expires)) return false;
      if (!(await signatures.isSigned(signedText(scope, id, expires), signature))) return false;
      return Number(expires) * 1000 > now();
    },
  };
}

function signedText(scope: Scope, id: string, expires: string): string {
  return `link\n${scope}\n${id}\n${expires}`;
}
