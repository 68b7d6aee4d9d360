import * as z from "zod/mini";

export interface AccessSettings {
  /** The team's own name: "wattlebird" for wattlebird.cloudflareaccess.com. */
  team: string;
  /** The application's audience tag. */
  audience: string;
}

/**
 * Whether a request brings a valid token of Cloudflare Access, which stands in front of the office then. Refused where the
 * keys can't be had: a link alone opens nothing any more.
 */
export function createAccess(
  { team, audience }: AccessSettings,
  load: (address: string) => Promise<Response>,
  now: () => number,
): (request: Request) => Promise<boolean> {
  const issuer = `https://${team}.cloudflareaccess.com`;
  let known: { at: number; keys: Map<string, CryptoKey> } | undefined;

  async function keyNamed(id: string): Promise<CryptoKey | undefined> {
    const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age < 0 || age > keptMs || (!known.keys.has(id) && age > patienceMs))
      known = { at: now(), keys: await loadKeys(await load(`${issuer}/cdn-cgi/access/certs`)) };
    return known.keys.get(id);
  }

  return async (request) => {
    try {
      const token = request.headers.get("Cf-Access-Jwt-Assertion") ?? "";
      const [header = "", claims = "", signature = "", ...rest] = token.split(".");
      const head = headerSchema.parse(partOf(header));
      const said = claimsSchema.parse(partOf(claims));
      const seconds = now() / 1000;
      const isMeant = said.iss === issuer && [said.aud].flat().includes(audience);
      if (rest.length > 0 || !isMeant || said.exp <= seconds || (said.nbf ?? 0) > seconds) return false;
      const key = await keyNamed(head.kid);
      const signed = new TextEncoder().encode(`${header}.${claims}`);
      return (
        key !== undefined && (await crypto.subtle.verify(algorithm, key, Buffer.from(signature, "base64url"), signed))
      );
    } catch {
      return false;
    }
  };
}

const keptMs = 3_600_000;
/** A token with a key that nobody knows has the keys loaded anew, but not at every call. */
const patienceMs = 60_000;
const algorithm = "RSASSA-PKCS1-v1_5";
const headerSchema = z.object({ alg: z.literal("RS256"), kid: z.string() });
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  nbf: z.optional(z.number()),
});
const keysSchema = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() })),
});

async function loadKeys(answer: Response): Promise<Map<string, CryptoKey>> {
  if (!answer.ok) throw new Error("no keys");
  const { keys } = keysSchema.parse(await answer.json());
  const hashed = { name: algorithm, hash: "SHA-256" };
  return new Map(
    await Promise.all(
      keys.map(
        async ({ kid, ...key }) => [kid, await crypto.subtle.importKey("jwk", key, hashed, false, ["verify"])] as const,
      ),
    ),
  );
}

function partOf(text: string): unknown {
  return JSON.parse(Buffer.from(text, "base64url").toString());
}
