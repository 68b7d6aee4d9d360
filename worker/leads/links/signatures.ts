import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";

/** Everything that needs the link secret. We sign with the current secret, and still accept the previous one. */
export type Signatures = ReturnType<typeof createSignatures>;

export function createSignatures(secrets: readonly string[]) {
  // Receipts and threads need an alias even if no secret is configured. Anyone could then decrypt it, but no link is signed either.
  const [currentSecret = "no secret", ...previousSecrets] = secrets;
  const aliasKeyFrom = (secret: string) => hmac(secret, "alias").subarray(0, 16);
  const aliasKey = aliasKeyFrom(currentSecret);
  const aliasKeys = [aliasKey, ...previousSecrets.map(aliasKeyFrom)];
  /** The HMAC of a text under each secret, the current one first. */
  const hmacsOf = (text: string) => secrets.map((secret) => hmac(secret, text));

  return {
    /** Whether there is a secret. Without one nothing can be signed. */
    canSign: secrets.length > 0,
    hmacsOf,
    /** The signature in base64url. Undefined if no secret is configured. */
    sign: (text: string) => hmacsOf(text)[0]?.toString("base64url"),
    /** Which secret made a signature, 0 for the current one; undefined if none did. */
    secretIndexOf(text: string, signature: string): number | undefined {
      const candidate = Buffer.from(signature);
      const signed = hmacsOf(text).map((code) => Buffer.from(code.toString("base64url")));
      const index = signed.findIndex((code) => code.length === candidate.length && timingSafeEqual(code, candidate));
      return index === -1 ? undefined : index;
    },
    /**
     * The encrypted id that links and emails contain. If they contained the id itself, a reader of a forwarded email could post the
     * same content under it and get the link to the request's page.
     */
    aliasOf(id: string): string {
      const cipher = createCipheriv("aes-128-cbc", aliasKey, oneBlock).setAutoPadding(false);
      const block = Buffer.from(id.replaceAll("-", ""), "hex");
      return Buffer.concat([cipher.update(block), cipher.final()]).toString("base64url");
    },
    /** The ids that an alias may stand for, one per secret. */
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

/** An id is exactly one block, so no chaining and no random value is needed, and the same id always has the same alias. */
const oneBlock = Buffer.alloc(16);

function hmac(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
