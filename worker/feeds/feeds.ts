/** The path and content type of every feed. */
export const feeds = [
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/search-index.json", "application/json; charset=utf-8"],
  ["/feed.xml", "application/atom+xml; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  [
    "/.well-known/api-catalog",
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8',
  ],
  ["/openapi.json", "application/json; charset=utf-8"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
] as const;

export type FeedPath = (typeof feeds)[number][0];
