import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";

/** What the link secret is used for: under the present one, and under the one before it for what was signed then. */
export type Signatures = ReturnType<typeof createSignatures>;

export function createSignatures(secrets: readonly string[]) {
  // Receipts and threads need an alias where no secret is configured, too. There it protects nothing: no link is signed.
  const aliasKeys = (secrets.length > 0 ? secrets : ["no secret"]).map((secret) =>
    hmac(secret, "alias").subarray(0, 16),
  );
  const [aliasKey = Buffer.alloc(16)] = aliasKeys;
  /** The HMAC of a text under each known secret, the present one first. */
  const hmacsOf = (text: string) => secrets.map((secret) => hmac(secret, text));

  return {
    /** Whether there is a secret at all. Without one nothing can be signed. */
    canSign: secrets.length > 0,
    hmacsOf,
    /** Base64url, or undefined where no secret is configured. */
    sign: (text: string) => hmacsOf(text)[0]?.toString("base64url"),
    /** Which secret a signature was made with, 0 for the present one; undefined for none. */
    signedBy(text: string, signature: string): number | undefined {
      const candidate = Buffer.from(signature);
      const signed = hmacsOf(text).map((code) => Buffer.from(code.toString("base64url")));
      const by = signed.findIndex((code) => code.length === candidate.length && timingSafeEqual(code, candidate));
      return by === -1 ? undefined : by;
    },
    /**
     * The encrypted id that links and mails carry. With the id itself and the content, a reader of a forwarded mail could
     * post the same request again and get the link to its page.
     */
    aliasOf(id: string): string {
      const cipher = createCipheriv("aes-128-cbc", aliasKey, oneBlock).setAutoPadding(false);
      const block = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([cipher.update(block), cipher.final()]).toString("base64url");
    },
    /** The ids that an alias may stand for, one for each secret. */
    idsOf(alias: string): string[] {
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

/** An id is exactly one block: nothing is chained, so nothing has to be random, and the same id has one alias. */
const oneBlock = Buffer.alloc(16);

function hmac(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
