// The security and cache headers of every response.
import { business } from "#content/business.ts";

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types sw meter",
  "report-uri /api/reports",
  "report-to reports",
].join("; ");

/** For `vite dev`, which injects scripts and styles and uses a web socket. No build contains it. */
const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self' ws:; worker-src 'self' blob:";

/** The policy of the site that is running. */
export const sitePolicy = import.meta.env?.DEV ? developmentPolicy : contentSecurityPolicy;

const permissionsPolicy = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

export const cache = {
  /** A page: browser and edge store it, and revalidate it each time. */
  revalidate: "public, max-age=0, must-revalidate",
  /** A streamed page: it has no tag, so the browser fetches it again each time. */
  browserOnly: "no-cache",
  /** A file whose name changes with its content. */
  immutable: "public, max-age=31536000, immutable",
  /** Anything that depends on a query, a post, a signature or an error. */
  never: "no-store",
} as const;

export function securityHeaders(policy = contentSecurityPolicy): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicy,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Reporting-Endpoints": 'reports="/api/reports"',
    "Strict-Transport-Security": strictTransport(business.https),
    "X-Content-Type-Options": "nosniff",
  };
}

/** Two years on this host. The owner decides about subdomains and preloading. */
export function strictTransport({ allSubdomains, preload }: { allSubdomains: boolean; preload: boolean }): string {
  return `max-age=63072000${allSubdomains ? "; includeSubDomains" : ""}${allSubdomains && preload ? "; preload" : ""}`;
}

/** A page's headers. Its policy allows this page's inline styles by hash, and no others. */
export function pageHeaders(styleHash: string | undefined, extraHeaders: Record<string, string> = {}): Headers {
  const headers = new Headers({ ...commonPageHeaders, ...extraHeaders });
  if (styleHash)
    headers.set("Content-Security-Policy", contentSecurityPolicy.replace("style-src 'self'", `$& '${styleHash}'`));
  return headers;
}

const commonPageHeaders = {
  ...securityHeaders(sitePolicy),
  "Cache-Control": cache.never,
  "Content-Type": "text/html; charset=utf-8",
};

/** The platform's `_headers` file, for what it serves without the Worker. Webmail and feed readers may show our pictures. */
export function staticFileHeaders(): string {
  return [
    rule("/*", Object.entries(securityHeaders())),
    rule("/assets/*", [["Cache-Control", cache.immutable]]),
    // A line that begins with "!" removes the header that the first rule has set. Otherwise the platform would join both values.
    ...["avif", "webp", "jpg", "png", "svg", "ico"].map((ending) =>
      rule(`/*.${ending}`, [
        ["! Cross-Origin-Resource-Policy", ""],
        ["Cross-Origin-Resource-Policy", "cross-origin"],
      ]),
    ),
  ].join("\n");
}

function rule(path: string, headers: [string, string][]): string {
  return `${path}\n${headers.map(([name, value]) => (value ? `  ${name}: ${value}` : `  ${name}`)).join("\n")}\n`;
}
