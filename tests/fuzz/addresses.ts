import type { Chances } from "#tests/seeded.ts";
import { harmful, words } from "./words.ts";

/** What the fuzzer knows of the site before it starts. */
export interface Known {
  /** Every page and article. */
  pages: readonly string[];
  /** Names of the fields that forms ask by address. */
  queryNames: readonly string[];
  /** Static files. */
  files: readonly string[];
}

/** A path and query as they stand in the request's first line. */
export function address(chances: Chances, known: Known): string {
  const path = chances.oneIn(4) ? tricked(place(chances, known), chances) : place(chances, known);
  return path + query(chances, known);
}

function place(chances: Chances, { pages, files }: Known): string {
  return chances.pick([
    () => chances.pick(pages),
    () => chances.pick(pages),
    () => chances.pick(interfaces),
    () => chances.pick(interfaces),
    () => chances.pick(files),
    () => `/api/places/${part(chances)}`,
    () => `/uploads/${chances.oneIn(2) ? chances.uuid() : part(chances)}`,
    () => `/blog/${part(chances)}`,
    () => `/${part(chances)}`,
  ])();
}

const interfaces = [
  "/api/assessment",
  "/api/health",
  "/api/places",
  "/api/coverage",
  "/api/mail-events",
  "/api/reports",
  "/api/vitals",
  "/api/",
  "/api/nothing",
  "/contact",
  "/consent",
  "/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/search-index.json",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
  "/speculation-rules.json",
  "/sw.js",
  "/offline",
  "/404",
];

function tricked(path: string, chances: Chances): string {
  return chances.pick<(path: string) => string>([
    (one) => `/${one}`,
    (one) => `${one}/`,
    (one) => `${one}//`,
    (one) => `${one}/.`,
    (one) => `${one}/..`,
    (one) => `/.${one}`,
    (one) => `/..${one}`,
    (one) => `/%2e%2e${one}`,
    (one) => `/%252e%252e${one}`,
    (one) => one.replaceAll("/", "%2f"),
    (one) => one.replaceAll("/", "\\"),
    (one) => `${one}%5c..%5c`,
    (one) => `${one}%00`,
    (one) => `${one}%0d%0aX-Injected:%20yes`,
    (one) => `${one};jsessionid=1`,
    (one) => `${one}.json`,
    (one) => `${one}?/../..`,
    (one) => `${one}%ff%fe`,
    (one) => `${one}%c0%af`,
    (one) => one.toUpperCase(),
    (one) => `//evil.example${one}`,
    (one) => `/\\evil.example${one}`,
    (one) => `/%09/evil.example${one}`,
    (one) => `http://evil.example${one}`,
    (one) => `${one}${"/a".repeat(2000)}`,
    (one) => `${one}/${"b".repeat(9000)}`,
    () => "*",
    () => "",
  ])(path);
}

function query(chances: Chances, { queryNames }: Known): string {
  if (chances.oneIn(3)) return "";
  const names = [
    ...queryNames,
    "sent",
    "on",
    "sig",
    "lead",
    "expires",
    "estimate",
    "from",
    "package",
    "tier",
    "service",
    "q",
    "place",
    "session",
    "__proto__",
    "toString",
  ];
  const pairs = Array.from({ length: chances.whole(1, 8) }, () => `${chances.pick(names)}=${part(chances)}`);
  const separator = chances.oneIn(8) ? ";" : "&";
  return `?${pairs.join(separator)}${chances.oneIn(10) ? `#${part(chances)}` : ""}`;
}

/** Percent-encoded as browsers do it, or hardly. */
function part(chances: Chances): string {
  const said = (chances.oneIn(3) ? chances.pick(harmful) : words(chances)).toWellFormed();
  return chances.oneIn(5)
    ? said.replaceAll(/[\s\p{Cc}]/gu, "%20").slice(0, 3000)
    : encodeURIComponent(said).slice(0, 6000);
}
