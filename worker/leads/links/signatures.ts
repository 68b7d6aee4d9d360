import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";

/** What the link secret is used for: under the present one, and under the one before it for what was signed then. */
export interface Signatures {
  /** Whether there is a secret at all. Without one nothing can be signed. */
  readonly canSign: boolean;
  /** Base64url, or undefined where no secret is configured. */
  sign(text: string): Promise<string | undefined>;
  /** Which secret a signature was made with, 0 for the present one; undefined for none. */
  signedBy(text: string, signature: string): Promise<number | undefined>;
  /** The HMAC of a text under each known secret, the present one first. */
  codes(text: string): Promise<Uint8Array[]>;
  /** The name of a request's id outside the Worker, in links and mails: it says nothing about the id. */
  aliasOf(id: string): string;
  /** The ids that an alias may stand for, one for each secret. */
  idsOf(alias: string): string[];
  /** Tells the same text again without saying what it was. */
  fingerprint(text: string): string;
}

export function createSignatures(secrets: readonly string[]): Signatures {
  const keys = Promise.all(secrets.map(importKey));
  // Receipts and threads need an alias where no secret is configured, too. There it protects nothing: no link is signed.
  const aliasKeys = (secrets.length > 0 ? secrets : ["no secret"]).map((secret) => keyOf(secret, "alias"));
  const [aliasKey = keyOf("", "alias")] = aliasKeys;

  async function codes(text: string): Promise<Uint8Array[]> {
    const bytes = encoder.encode(text);
    return Promise.all((await keys).map(async (key) => new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes))));
  }

  return {
    canSign: secrets.length > 0,
    codes,
    async sign(text) {
      const [code] = await codes(text);
      return code && Buffer.from(code).toString("base64url");
    },
    async signedBy(text, signature) {
      if (!/^[\w-]{43}$/.test(signature)) return undefined;
      const code = Buffer.from(signature, "base64url");
      // Several spellings decode to the same bytes; only the one that was handed out is taken.
      if (code.toString("base64url") !== signature) return undefined;
      const answers = (await keys).map((key) => crypto.subtle.verify("HMAC", key, code, encoder.encode(text)));
      const by = (await Promise.all(answers)).indexOf(true);
      return by === -1 ? undefined : by;
    },
    aliasOf(id) {
      const cipher = createCipheriv("aes-128-cbc", aliasKey, oneBlock).setAutoPadding(false);
      return Buffer.concat([cipher.update(Buffer.from(id.replaceAll("-", ""), "hex")), cipher.final()]).toString(
        "base64url",
      );
    },
    idsOf(alias) {
      const block = Buffer.from(alias, "base64url");
      if (block.length !== 16 || block.toString("base64url") !== alias) return [];
      return aliasKeys.map((key) => {
        const decipher = createDecipheriv("aes-128-cbc", key, oneBlock).setAutoPadding(false);
        return uuidOf(Buffer.concat([decipher.update(block), decipher.final()]).toString("hex"));
      });
    },
    fingerprint: (text) => createHmac("sha256", aliasKey).update(text).digest("base64url"),
  };
}

/** What `npx node tools/lead.ts` signs, for a few minutes. It opens nothing else, and no link that is mailed opens this. */
export function inspectionText(reference: string, expires: string): string {
  return `inspect\n${reference}\n${expires}`;
}

export const inspectionSeconds = 300;

const encoder = new TextEncoder();

/** An id is exactly one block: nothing is chained, so nothing has to be random, and the same id has one alias. */
const oneBlock = Buffer.alloc(16);

function keyOf(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(purpose).digest().subarray(0, 16);
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}
