// Imported from hono's utilities, because hono/jwt would bring its middleware, which we don't use.
import { verifyWithJwks } from "hono/utils/jwt/jwt";
import { consoleLog, errorFields } from "#worker/log.ts";

export interface AccessSettings {
  /** The team's own name: "wattlebird" for wattlebird.cloudflareaccess.com. */
  team: string;
  /** The application's audience tag. */
  audience: string;
}

/**
 * Whether a request has a valid Cloudflare Access token. False if a setting is missing, or if the keys can't be fetched: a link alone
 * must not open the office.
 */
export async function hasAccess(request: Request, { team, audience }: AccessSettings): Promise<boolean> {
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (team === "" || audience === "" || token === null) return false;
  const issuer = `https://${team}.cloudflareaccess.com`;
  try {
    const claims = await verifyWithJwks(
      token,
      {
        jwks_uri: `${issuer}/cdn-cgi/access/certs`,
        allowedAlgorithms: ["RS256"],
        verification: { iss: issuer, aud: audience },
      },
      // Every office page fetches the keys, so the platform caches them for five minutes.
      { cf: { cacheTtl: 300, cacheEverything: true }, signal: AbortSignal.timeout(5000) },
    );
    // The library checks when a token ends only if the token says so. One that never ends is refused.
    return claims.exp !== undefined;
  } catch (error) {
    // An invalid token, or keys that can't be fetched.
    consoleLog({ event: "access-refused", ...errorFields(error) });
    return false;
  }
}
