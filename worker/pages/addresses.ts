/** What a request's path means before any route is tried. */
export type Address = { kind: "page"; path: string } | { kind: "redirect"; path: string } | { kind: "malformed" };

/**
 * Paths are lower case without a trailing slash. A request that differs only in that is sent to the right address,
 * but only if a route of the table stands there, so that nothing typed into a path can choose where a redirect leads.
 */
export function readAddress(pathname: string, isRoute: (path: string) => boolean): Address {
  if (pathname.length > 2000) return { kind: "malformed" };
  const decoded = decodePath(pathname);
  if (decoded === undefined || /[\\\p{Cc}]|\/\/|(^|\/)\.\.?(\/|$)/u.test(decoded)) return { kind: "malformed" };
  const canonical = decoded === "/" ? "/" : decoded.replace(/\/$/, "").toLowerCase();
  if (canonical !== pathname && isRoute(canonical)) return { kind: "redirect", path: canonical };
  return { kind: "page", path: pathname };
}

/**
 * A path as it may be logged and shown: decoded where that is possible, without control characters, cut. The id of an
 * address suggestion holds the address, and that of an upload half of its link, so they are left out.
 */
export function readablePath(pathname: string): string {
  if (/^\/+api\/+places\/+./i.test(pathname)) return "/api/places/:id";
  if (/^\/+uploads\/+./i.test(pathname)) return "/uploads/:id";
  return (decodePath(pathname) ?? pathname).replaceAll(/\p{Cc}/gu, "").slice(0, 200);
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
