import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";

/** What the link secret is used for: under the present one, and under the one before it for what was signed then. */
export interface Signatures {
  /** Whether there is a secret at all. Without one nothing can be signed. */
  readonly canSign: boolean;
  /** Base64url, or undefined where no secret is configured. */
  sign(text: string): string | undefined;
  /** Which secret a signature was made with, 0 for the present one; undefined for none. */
  signedBy(text: string, signature: string): number | undefined;
  /** The HMAC of a text under each known secret, the present one first. */
  codes(text: string): Buffer[];
  /** The name of a request's id outside the Worker, in links and mails: it says nothing about the id. */
  aliasOf(id: string): string;
  /** The ids that an alias may stand for, one for each secret. */
  idsOf(alias: string): string[];
}

export function createSignatures(secrets: readonly string[]): Signatures {
  // Receipts and threads need an alias where no secret is configured, too. There it protects nothing: no link is signed.
  const aliasKeys = (secrets.length > 0 ? secrets : ["no secret"]).map((secret) =>
    hmac(secret, "alias").subarray(0, 16),
  );
  const [aliasKey = Buffer.alloc(16)] = aliasKeys;
  const codes = (text: string) => secrets.map((secret) => hmac(secret, text));

  return {
    canSign: secrets.length > 0,
    codes,
    sign: (text) => codes(text)[0]?.toString("base64url"),
    signedBy(text, signature) {
      const given = Buffer.from(signature);
      const signed = codes(text).map((code) => Buffer.from(code.toString("base64url")));
      const by = signed.findIndex((code) => code.length === given.length && timingSafeEqual(code, given));
      return by === -1 ? undefined : by;
    },
    aliasOf(id) {
      const cipher = createCipheriv("aes-128-cbc", aliasKey, oneBlock).setAutoPadding(false);
      const block = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([cipher.update(block), cipher.final()]).toString("base64url");
    },
    idsOf(alias) {
      const block = Buffer.from(alias, "base64url");
      if (block.length !== 16 || block.toString("base64url") !== alias) return [];
      return aliasKeys.map((key) => {
        const decipher = createDecipheriv("aes-128-cbc", key, oneBlock).setAutoPadding(false);
        const hex = Buffer.concat([decipher.update(block), decipher.final()]).toString("hex");
        return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      });
    },
  };
}

/** What `npx node tools/lead.ts` signs, for a few minutes. It opens nothing else, and no link that is mailed opens this. */
export function inspectionText(reference: string, expires: string): string {
  return `inspect\n${reference}\n${expires}`;
}

export const inspectionSeconds = 300;

/** An id is exactly one block: nothing is chained, so nothing has to be random, and the same id has one alias. */
const oneBlock = Buffer.alloc(16);

function hmac(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
