/**
 * Whether another site's page sent this request; a subdomain counts as another site. Browsers say so in `Sec-Fetch-Site`, and the
 * oldest ones in `Origin`. Clients other than browsers send neither, and are let through. "none" means that the visitor opened the
 * URL themselves, such as from a bookmark.
 */
export function isCrossOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("Origin");
  return origin !== null && hostOf(origin) !== hostOf(request.url);
}

/** The scheme isn't compared, because TLS may end before the Worker. On a developer's machine both of its names count as ours. */
function hostOf(url: string): string | undefined {
  try {
    return new URL(url).host.replace(/^localhost(?=:|$)/, "127.0.0.1");
  } catch {
    return undefined;
  }
}
