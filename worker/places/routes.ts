import { Hono } from "hono/tiny";
import type { PlaceSuggestion } from "#content/places/address.ts";
import { isCrossOrigin } from "../cross-origin.ts";
import { isOverLimit, networkOf } from "../limits.ts";
import { errorFields, type Log } from "../log.ts";
import { addressFromService, type MapsService, suggestFromService } from "./google.ts";

export interface PlacesDependencies {
  /** Without a key we suggest no addresses. */
  placesKey: string | undefined;
  placesUrl: string;
  fetch: typeof fetch;
  now(): Date;
  log: Log;
  limit: RateLimit;
}

/**
 * Suggests suburbs from our own list and addresses from the maps service, and says whether we serve a town. What somebody types is
 * never logged. If the maps service fails, there are no suggestions, and the visitor types on.
 */
export function placesRoutes({ placesKey, placesUrl, fetch, now, log, limit }: PlacesDependencies) {
  const routes = new Hono();
  const service: MapsService | undefined = placesKey ? { url: placesUrl, key: placesKey, fetch, log } : undefined;
  const retryAt = new Map<string, number>();

  /**
   * After a failure we don't call the service for a while, so that nobody waits for it at every keystroke. The pause applies only to the
   * visitor's network: a query that breaks the service costs nobody else their suggestions.
   */
  async function fromService<Result>(
    request: Request,
    call: (service: MapsService) => Promise<Result>,
  ): Promise<Result | undefined> {
    const network = networkOf(request);
    if (!service || now().getTime() < (retryAt.get(network) ?? 0)) return undefined;
    try {
      return await call(service);
    } catch (error) {
      if (retryAt.size >= maxNetworks) retryAt.clear();
      retryAt.set(network, now().getTime() + backoffMs);
      log({ event: "places-failed", ...errorFields(error) });
      return undefined;
    }
  }

  for (const path of ["/places/*", "/suburbs", "/coverage"])
    routes.use(path, async (c, next) => {
      if (isCrossOrigin(c.req.raw)) return c.json({ error: "Only this site’s own pages may ask." }, 403);
      if (await isOverLimit(limit, c.req.raw, log))
        return c.json({ error: "Too many requests. Typing the whole address works as well." }, 429, {
          "Retry-After": "60",
        });
      return next();
    });

  routes.get("/places", async (c) => {
    const typedAddress = (c.req.query("q") ?? "")
      .slice(0, maxTypedLength)
      .replaceAll(/\p{Cc}/gu, " ")
      .trim();
    // `off` tells the page not to ask again.
    if (!service) return c.json({ suggestions: [], off: true });
    if (typedAddress.length < minTypedLength) return c.json({ suggestions: [] });
    const session = sessionOf(c.req.query("session"));
    const suggestions = await fromService(c.req.raw, (maps) => suggestFromService(maps, typedAddress, session));
    return c.json({ suggestions: suggestions?.slice(0, maxSuggestions) ?? [] });
  });

  routes.get("/suburbs", async (c) => {
    const { suggestSuburbs } = await import("#content/places/find.ts");
    const suggestions = suggestSuburbs(c.req.query("q") ?? "").map(
      ({ name, postcode }): PlaceSuggestion => ({ id: `${postcode} ${name}`, text: name, detail: `VIC ${postcode}` }),
    );
    return c.json({ suggestions });
  });

  routes.get("/places/:id", async (c) => {
    const id = c.req.param("id");
    if (!/^[\w.-]{1,1200}$/.test(id)) return c.json({ address: null }, 404);
    const session = sessionOf(c.req.query("session"));
    const address = await fromService(c.req.raw, (maps) => addressFromService(maps, id, session));
    return c.json({ address: address ?? null });
  });

  routes.get("/coverage", async (c) => {
    const { findPlaces } = await import("#content/places/find.ts");
    return c.json(findPlaces(c.req.query("place") ?? ""));
  });

  return routes;
}

/** A shorter text could be almost any address. */
const minTypedLength = 3;
const maxTypedLength = 200;
const maxSuggestions = 5;
const backoffMs = 30_000;
/** How many networks' pauses we remember. */
const maxNetworks = 1000;

function sessionOf(session: string | undefined): string | undefined {
  return session && /^[\w-]{1,36}$/.test(session) ? session : undefined;
}
