/**
 * The score of MDN's HTTP Observatory (algorithm 5) for one answer, as far as the answer alone decides it. HSTS in the
 * browsers' preload lists is worth 5 more and depends on the owner's domain, so it isn't counted.
 */
export function observatoryScore(headers: Headers, html = ""): number {
  const penalties = [
    policy(headers) === undefined ? -25 : 0,
    hasUnsafe(headers) ? -20 : 0,
    isLongHsts(headers) ? 0 : -20,
    headers.get("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    headers.has("Set-Cookie") ? -20 : 0,
    headers.has("Access-Control-Allow-Origin") ? -50 : 0,
  ];
  const score = 100 + sum(penalties);
  if (score < 90) return score;
  const directives = policy(headers) ?? new Map<string, string>();
  return (
    score +
    sum([
      hasUnsafe(headers) ? 0 : directives.get("default-src") === "'none'" ? 10 : 5,
      privateReferrer.test(headers.get("Referrer-Policy") ?? "") ? 5 : 0,
      directives.get("frame-ancestors") === "'none'" ? 5 : 0,
      /^same-(origin|site)$/.test(headers.get("Cross-Origin-Resource-Policy") ?? "") ? 10 : 0,
      headers.get("Cross-Origin-Opener-Policy") === "same-origin" ? 10 : 0,
      headers.get("Cross-Origin-Embedder-Policy") === "require-corp" ? 10 : 0,
      everyScriptIsPinned(html) ? 5 : 0,
    ])
  );
}

/** What a policy adds for the styles that a page holds itself: their hash. */
export const ownStyle = /(?<=style-src 'self') 'sha256-[\w+/]{43}='/;

const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

function policy(headers: Headers): Map<string, string> | undefined {
  const text = headers.get("Content-Security-Policy");
  if (text === null) return undefined;
  return new Map(
    text.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values.join(" ")];
    }),
  );
}

function hasUnsafe(headers: Headers): boolean {
  return /'unsafe-|data:|\*/.test(headers.get("Content-Security-Policy") ?? "");
}

function isLongHsts(headers: Headers): boolean {
  const seconds = /max-age=(\d+)/.exec(headers.get("Strict-Transport-Security") ?? "")?.[1];
  return Number(seconds ?? 0) >= 15_768_000;
}

function everyScriptIsPinned(html: string): boolean {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)].map(([tag]) => tag);
  return scripts.length > 0 && scripts.every((tag) => /\sintegrity="sha384-[\w+/]{64}"/.test(tag));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
