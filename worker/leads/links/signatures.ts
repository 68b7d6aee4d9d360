/** HMAC-SHA-256 under the present secret, and under the one before it for what was signed then. */
export interface Signatures {
  /** Base64url, or nothing where no secret is configured. */
  sign(text: string): Promise<string | undefined>;
  isSigned(text: string, signature: string): Promise<boolean>;
  /** The code of a text under each known secret, the present one first. */
  codes(text: string): Promise<Uint8Array[]>;
}

export function createSignatures(secrets: readonly string[]): Signatures {
  const keys = Promise.all(secrets.map(importKey));

  async function codes(text: string): Promise<Uint8Array[]> {
    const bytes = encoder.encode(text);
    return Promise.all((await keys).map(async (key) => new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes))));
  }

  return {
    codes,
    async sign(text) {
      const [code] = await codes(text);
      return code && Buffer.from(code).toString("base64url");
    },
    async isSigned(text, signature) {
      if (!/^[\w-]{43}$/.test(signature)) return false;
      const code = Buffer.from(signature, "base64url");
      // Several spellings decode to the same bytes; only the one that was handed out is taken.
      if (code.toString("base64url") !== signature) return false;
      const answers = (await keys).map((key) => crypto.subtle.verify("HMAC", key, code, encoder.encode(text)));
      return (await Promise.all(answers)).includes(true);
    },
  };
}

const encoder = new TextEncoder();

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign", "verify"]);
}
