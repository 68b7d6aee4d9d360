// Imported from hono's utilities, because hono/jwt would bring its middleware, which we don't use.
import { verifyWithJwks } from "hono/utils/jwt/jwt";
import { consoleLog, errorFields, errorName } from "#worker/log.ts";

export interface AccessSettings {
  /** The team's own name: "wattlebird" for wattlebird.cloudflareaccess.com. */
  team: string;
  /** The application's audience tag. */
  audience: string;
}

/**
 * Checks a request's Cloudflare Access token. Without one of the settings it is refused: a link alone must not open the office. The
 * result is "unknown" if Cloudflare's keys can't be fetched or used, which keeps the office closed as well.
 */
export async function checkAccess(
  request: Request,
  { team, audience }: AccessSettings,
): Promise<"valid" | "refused" | "unknown"> {
  const token = request.headers.get("Cf-Access-Jwt-Assertion");
  if (team === "" || audience === "" || token === null) return "refused";
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
    return claims.exp === undefined ? "refused" : "valid";
  } catch (error) {
    // The library's own errors are about the token. Any other is about the keys.
    if (errorName(error).startsWith("Jwt")) {
      consoleLog({ event: "access-refused", ...errorFields(error) });
      return "refused";
    }
    consoleLog({ event: "access-keys-failed", ...errorFields(error) });
    return "unknown";
  }
}
