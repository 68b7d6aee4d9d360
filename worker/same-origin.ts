/**
 * Whether another site's page sent this request; subdomains count as other sites. Browsers say so in a header; scripts and the
 * oldest browsers don't, and are let through. "none" is something a visitor did, such as a reload.
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("Origin");
  return origin !== null && hostOf(origin) !== hostOf(request.url);
}

/** The scheme isn't compared, because TLS may end before the Worker. On a developer's machine both of its names count as ours. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host.replace(/^localhost(?=:|$)/, "127.0.0.1");
  } catch {
    return undefined;
  }
}
