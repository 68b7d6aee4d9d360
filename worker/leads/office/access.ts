import { decode, verifyWithJwks } from "hono/jwt";
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
): (request: Request) => Promise<boolean> {
  const issuer = `https://${team}.cloudflareaccess.com`;
  let cache: { at: number; keys: Keys } | undefined;

  async function keysFor(token: string): Promise<Keys> {
    const { kid } = decode(token).header;
    const age = cache ? Date.now() - cache.at : Number.POSITIVE_INFINITY;
    const isMissing = !cache?.keys.some((key) => key.kid === kid);
    if (!cache || age < 0 || age > cachedMs || (isMissing && age > reloadAfterMs))
      cache = { at: Date.now(), keys: await loadKeys(await load(`${issuer}/cdn-cgi/access/certs`)) };
    return cache.keys;
  }

  return async (request) => {
    if (team === "" || audience === "") return false;
    try {
      const token = request.headers.get("Cf-Access-Jwt-Assertion") ?? "";
      const claims = await verifyWithJwks(token, {
        keys: await keysFor(token),
        allowedAlgorithms: ["RS256"],
        verification: { iss: issuer, aud: audience },
      });
      return claims.exp !== undefined;
    } catch {
      return false;
    }
  };
}

const cachedMs = 3_600_000;
/** A token with a key that nobody knows has the keys loaded anew, but not at every call. */
const reloadAfterMs = 60_000;
const keysSchema = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() })),
});
type Keys = z.output<typeof keysSchema>["keys"];

async function loadKeys(answer: Response): Promise<Keys> {
  if (!answer.ok) throw new Error("no keys");
  return keysSchema.parse(await answer.json()).keys;
}
