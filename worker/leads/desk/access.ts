// Imported from hono's utilities, because hono/jwt would bring its middleware, which we don't use.
import type { HonoJsonWebKey } from "hono/utils/jwt/jws";
import { verifyWithJwks } from "hono/utils/jwt/jwt";
import { consoleLog, errorFields, LoggableError } from "#worker/log.ts";

export interface AccessSettings {
  /** The team's name: "wattlebird" for wattlebird.cloudflareaccess.com. */
  team: string;
  /** The application's audience tag. */
  audience: string;
}

/**
 * Checks a request's Cloudflare Access token. If a setting is missing, every request is refused: a link alone must not open the office.
 * The result is "unknown" if Cloudflare's keys can't be fetched or used, which keeps the office closed as well.
 */
export async function checkAccess(
  request: Request,
  { team, audience }: AccessSettings,
): Promise<"valid" | "refused" | "unknown"> {
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (team === "" || audience === "" || token === null) return "refused";
  const issuer = `https://${team}.cloudflareaccess.com`;
  let keys: HonoJsonWebKey[];
  try {
    keys = await fetchKeys(issuer);
  } catch (error) {
    consoleLog({ event: "access-keys-failed", ...errorFields(error) });
    return "unknown";
  }
  try {
    const verification = { iss: issuer, aud: audience };
    const claims = await verifyWithJwks(token, { keys, allowedAlgorithms: ["RS256"], verification });
    // The library checks a token's expiry only if it has one. A token that never expires is refused.
    return claims.exp === undefined ? "refused" : "valid";
  } catch (error) {
    consoleLog({ event: "access-refused", ...errorFields(error) });
    return "refused";
  }
}

/** The keys that Access signs tokens with. Rejects if they can't be fetched or used. */
async function fetchKeys(issuer: string): Promise<HonoJsonWebKey[]> {
  const response = await fetch(`${issuer}/cdn-cgi/access/certs`, {
    // Every office page fetches the keys, so the platform caches them for five minutes. A negative time keeps errors out of the cache.
    cf: { cacheEverything: true, cacheTtlByStatus: { "200-299": 300, "400-599": -1 } },
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new LoggableError(`Cloudflare Access answered ${response.status}`);
  const { keys } = await response.json<{ keys: HonoJsonWebKey[] }>();
  const rsaKeys = keys.filter(({ kty }) => kty === "RSA");
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  await Promise.all(rsaKeys.map((key) => crypto.subtle.importKey("jwk", key, algorithm, false, ["verify"])));
  return rsaKeys;
}
