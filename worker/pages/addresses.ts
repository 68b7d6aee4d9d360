/** What a request's path means before any route is tried. */
export type Address = { kind: "page"; path: string } | { kind: "redirect"; path: string } | { kind: "malformed" };

/**
 * Paths are lower case without a trailing slash. A request that differs only in that is sent to the right address,
 * but only if a route of the table is there, so that nothing typed into a path can choose where a redirect leads.
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
 * A path as it may be logged. Anything may be typed into an address, and pasted into one: a name, a phone number, half of a
 * link. So only words of our own addresses are written down, and how many others there were.
 */
export function readablePath(pathname: string): string {
  const parts = pathname.split("/").filter((part) => part !== "");
  return `/${parts
    .slice(0, 20)
    .map((part) => (ownWords.has(part) ? part : ":other"))
    .join("/")}`;
}

const ownWords = new Set([
  "api",
  "assessment",
  "mail-events",
  "places",
  "coverage",
  "reports",
  "vitals",
  "health",
  "uploads",
  "requests",
  "assets",
  "cards",
  "blog",
]);

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
