/**
 * Whether a page that isn't ours sent this request; one of a subdomain isn't either. Browsers say so; scripts and the
 * oldest browsers say nothing, and are let through. "none" is what a visitor does by hand, such as a reload.
 */
export function isForeign(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = request.headers.get("Origin");
  return origin !== null && hostOf(origin) !== hostOf(request.url);
}

/** The scheme isn't compared, because TLS may end before the Worker. Locally both names of the machine count as ours. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host.replace(/^localhost(?=:|$)/, "127.0.0.1");
  } catch {
    return undefined;
  }
}
