import { securityHeaders } from "#worker/headers.ts";
import { ownStyle } from "../page/observatory.ts";
import type { Hostile } from "./grammar.ts";
import type { Heard } from "./speak.ts";
import { mark } from "./words.ts";

/** What is wrong with an answer; nothing if all is well. */
export function brokenRules(request: Hostile, heard: Heard): string[] {
  if (heard === "hang") return ["neither an answer nor the end of the connection came in time"];
  if (heard === undefined)
    return request.half || !isHttp(request) || isUnread(request) ? [] : ["the connection was closed without an answer"];
  if (!reachedTheSite(heard) && !isHttp(request)) return [];
  const { status, headers, body } = heard;
  const broken: string[] = [];
  if (status >= 500 && !(status === 503 && headers.has("Retry-After")))
    broken.push(`status ${status}: ${body.slice(0, 200)}`);
  if (request.forged && opened(request, status, body)) broken.push(`a changed signature was believed (${status})`);
  for (const [name, value] of Object.entries(securityHeaders())) {
    const sent = headers.get(name)?.replace(ownStyle, "");
    if (
      sent === value ||
      (name === "Cross-Origin-Resource-Policy" && sent === "cross-origin" && isPicture(request.target))
    )
      continue;
    if (name === "Content-Security-Policy" && sent === `${value}; sandbox`) continue;
    broken.push(`${name} is ${sent}`);
  }
  if (!headers.has("Cache-Control") && !isStatic(request.target)) broken.push("no Cache-Control");
  if (headers.has("Set-Cookie") || headers.has("X-Injected")) broken.push("a header was injected");
  const location = headers.get("Location");
  if (location !== null && !/^\/(?![/\\])[^\s\\]*$/.test(location)) broken.push(`a redirect leads to ${location}`);
  if (/^text\/html/.test(headers.get("Content-Type") ?? "")) broken.push(...unescaped(body));
  return broken;
}

/** Markup of ours that came back as markup: a tag, or an attribute that a quote was broken out of. */
function unescaped(html: string): string[] {
  const tag = new RegExp(`<[^>"']{0,5}${mark}`).exec(html)?.[0];
  const attribute = new RegExp(`<[a-z][^>]*="[^"]*" on\\w+="?${mark}`).exec(html)?.[0];
  return [tag, attribute].filter((found) => found !== undefined).map((found) => `unescaped in a page: ${found}`);
}

/** Pages of withdrawal and files open at 200; a confirmation's page shows the form where it can confirm nothing. */
function opened({ method, target }: Hostile, status: number, body: string): boolean {
  if (target.startsWith("/contact"))
    return status === 200 && body.includes("Assessment request submitted successfully");
  return status < 300 && ["GET", "POST", "HEAD"].includes(method);
}

/** The runtime refuses longer ones. */
const longestHead = 8000;

/** Every answer of ours carries the policy; the runtime's own, to what it can't read, does not. */
export function reachedTheSite(heard: Heard): boolean {
  return heard !== undefined && heard !== "hang" && heard.headers.has("Content-Security-Policy");
}

/**
 * Whether this is a request at all: a known method, a path, one readable host, lines without stray breaks, a body that is
 * framed in one way. The runtime refuses the rest before the site is asked, and at the edge Cloudflare does.
 */
export function isHttp({ bytes }: Hostile): boolean {
  const [first = "", ...lines] = bytes.toString("latin1", 0, bytes.indexOf("\r\n\r\n")).split("\r\n");
  if (!/^(GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS|PROPFIND|PURGE|TRACE) \/[!-~]* HTTP\/1\.1$/.test(first)) return false;
  if (!lines.every((line) => /^[\w-]+: ?[\t -~\x80-\xff]*$/.test(line))) return false;
  if (bytes.indexOf("\r\n\r\n") > longestHead) return false;
  const values = (name: string) =>
    lines.filter((line) => line.toLowerCase().startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
  const [host = "", ...moreHosts] = values("host");
  if (
    !/^[\w.-]+(:\d{1,5})?$/.test(host) ||
    moreHosts.length > 0 ||
    values("upgrade").length + values("expect").length > 0
  )
    return false;
  const [length, ...moreLengths] = values("content-length");
  const [coding, ...moreCodings] = values("transfer-encoding");
  if (moreLengths.length + moreCodings.length > 0 || (length !== undefined && coding !== undefined)) return false;
  if (coding !== undefined && !bytes.subarray(-7).toString("latin1").endsWith("\r\n0\r\n\r\n")) return false;
  const sent = bytes.length - bytes.indexOf("\r\n\r\n") - 4;
  return coding === undefined
    ? length === undefined || (/^\d+$/.test(length) && Number(length) <= sent)
    : coding === "chunked";
}

/** Static files are the platform's to serve, with its own policy for caches. */
function isStatic(target: string): boolean {
  return isPicture(target) || /^[./]*\/assets\//.test(target);
}

/** A connection may be gone, answer and all, where a body was sent to an address that reads none. */
function isUnread({ method, target, bytes }: Hostile): boolean {
  const reads = /^\/(contact|api\/(assessment|vitals|reports|mail-events))(\?|$)/.test(target) && method === "POST";
  return !reads && bytes.indexOf("\r\n\r\n") + 4 < bytes.length;
}

function isPicture(target: string): boolean {
  return /\.(avif|webp|jpg|png|svg|ico)$/i.test(target.split(/[?#]/)[0] ?? "");
}
