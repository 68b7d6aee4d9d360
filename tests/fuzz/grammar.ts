import type { Chances } from "#tests/seeded.ts";
import { address, type Known } from "./addresses.ts";
import { type Body, body } from "./bodies.ts";
import { forged, type Signed, tampered } from "./signed.ts";
import type { Spoken } from "./speak.ts";
import { harmful, words } from "./words.ts";

export interface Hostile extends Spoken {
  method: string;
  target: string;
  /** It carries a signature that was changed or is too old: an answer of 2xx would have believed it. */
  forged: boolean;
}

export interface Material extends Known {
  signed: Signed;
}

/** One request out of everything that a stranger could send. The same chances make the same request. */
export function hostileRequest(chances: Chances, material: Material): Hostile {
  const special = chances.whole(1, 20);
  if (special <= 2) return tamperedLink(chances, material);
  if (special === 3) return forgedReceipts(chances, material);
  const posts = chances.oneIn(2);
  const method = chances.oneIn(12)
    ? chances.pick(oddMethods)
    : posts
      ? "POST"
      : chances.pick(["GET", "GET", "GET", "HEAD"]);
  const target = posts && !chances.oneIn(3) ? chances.pick(takers) : address(chances, material);
  const sent = posts || chances.oneIn(20) ? body(chances) : undefined;
  return request(chances, method, target, headers(chances), sent);
}

const takers = [
  "/api/assessment",
  "/api/assessment",
  "/api/assessment",
  "/contact",
  "/contact",
  "/consent?lead=1&sig=2",
  "/api/reports",
  "/api/vitals",
  "/api/mail-events",
  "/blog",
];
const oddMethods = [
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "get",
  "PURGE",
  "GET\t",
  "é",
  "X".repeat(300),
];

function tamperedLink(chances: Chances, { signed }: Material): Hostile {
  const method = chances.pick(["GET", "POST", "HEAD"]);
  return { ...request(chances, method, tampered(chances, signed), headers(chances), undefined), forged: true };
}

function forgedReceipts(chances: Chances, { signed }: Material): Hostile {
  const { headers: signatures, body: sent } = forged(chances, signed);
  return {
    ...request(chances, "POST", "/api/mail-events", signatures, { type: "application/json", bytes: Buffer.from(sent) }),
    forged: true,
  };
}

type Headers = [name: string, value: string][];

function request(chances: Chances, method: string, target: string, given: Headers, sent: Body | undefined): Hostile {
  const lines: Headers = [["Host", chances.oneIn(12) ? chances.pick(hosts) : "127.0.0.1"], ...given];
  const chunked = sent !== undefined && chances.oneIn(5);
  if (sent) {
    lines.push(["Content-Type", sent.type]);
    lines.push(...framing(chances, sent.bytes.length, chunked));
  }
  const first = `${method} ${target} HTTP/1.1\r\n`;
  const head = `${first}${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  const half = chances.oneIn(12) ? chances.pick(["ends", "gone"] as const) : undefined;
  return {
    method,
    target,
    forged: false,
    bytes: Buffer.concat([
      Buffer.from(head, chances.oneIn(10) ? "latin1" : "utf8"),
      chunked ? inChunks(chances, sent.bytes) : (sent?.bytes ?? Buffer.alloc(0)),
    ]),
    pieces: chances.oneIn(10) ? chances.whole(2, 12) : 1,
    ...(half && { half }),
  };
}

/** Mostly true. A length that is a lie leaves one side waiting, so such a request is said to have ended. */
function framing(chances: Chances, length: number, chunked: boolean): Headers {
  if (chunked)
    return chances.oneIn(8)
      ? [
          ["Transfer-Encoding", chances.pick(["chunked", "Chunked", "gzip, chunked", "identity", "xchunked"])],
          ["Content-Length", "4"],
        ]
      : [["Transfer-Encoding", "chunked"]];
  return [
    [
      "Content-Length",
      chances.oneIn(25)
        ? chances.pick(["-1", "0", "1e3", "0x10", "99999999999", `${length}, ${length}`, "", `${length + 1}`])
        : String(length),
    ],
  ];
}

function inChunks(chances: Chances, bytes: Buffer): Buffer {
  const size = chances.pick([1, 7, 4096, 1e6]);
  const pieces: Buffer[] = [];
  const wanted = Math.max(size, Math.ceil(bytes.length / 500));
  for (let at = 0; at < bytes.length; at += wanted) {
    const piece = bytes.subarray(at, at + wanted);
    pieces.push(
      Buffer.from(`${piece.length.toString(16)}${chances.oneIn(50) ? ";x=y" : ""}\r\n`),
      piece,
      Buffer.from("\r\n"),
    );
  }
  return Buffer.concat([...pieces, Buffer.from(chances.oneIn(15) ? "zz\r\n" : "0\r\n\r\n")]);
}

const hosts = [
  "evil.example",
  "",
  "127.0.0.1:1",
  "[::1]",
  "evil.example@127.0.0.1",
  "127.0.0.1/path",
  "a b",
  "é.example",
  "www.wattlebird.example",
  "x".repeat(3000),
];

function headers(chances: Chances): Headers {
  return Array.from({ length: chances.whole(0, 5) }, () => chances.pick(kinds)(chances));
}

const kinds: ((chances: Chances) => [name: string, value: string])[] = [
  (chances) => [
    "Origin",
    chances.pick([
      "null",
      "https://evil.example",
      "http://127.0.0.1",
      "http://127.0.0.1.evil.example",
      "file://",
      value(chances),
    ]),
  ],
  (chances) => ["Sec-Fetch-Site", chances.pick(["cross-site", "same-origin", "none", "same-site", value(chances)])],
  (chances) => [
    chances.pick([
      "X-Forwarded-Host",
      "X-Forwarded-Proto",
      "X-Forwarded-For",
      "Forwarded",
      "X-Original-URL",
      "X-Rewrite-URL",
      "X-HTTP-Method-Override",
      "CF-Connecting-IP",
      "True-Client-IP",
      "Via",
    ]),
    chances.pick(["evil.example", "/api/health", "PUT", "::", "1.2.3.4", "fe80::1%eth0", ":::::::::", value(chances)]),
  ],
  (chances) => ["If-None-Match", chances.pick(["*", 'W/"x"', '"', ",".repeat(2000), value(chances)])],
  (chances) => ["If-Modified-Since", chances.pick(["Thu, 01 Jan 1970 00:00:00 GMT", value(chances)])],
  (chances) => [
    "Range",
    chances.pick(["bytes=0-0", "bytes=-1", "bytes=99999999-", "bytes=0-0,1-1,2-2,3-3", value(chances)]),
  ],
  (chances) => ["Accept-Encoding", chances.pick(["gzip", "br;q=0", "zstd, *;q=0.1", value(chances)])],
  (chances) => ["Idempotency-Key", chances.pick([chances.uuid(), "1", "../../x", value(chances)])],
  (chances) => ["Cookie", `a=${value(chances)}`.repeat(chances.pick([1, 50]))],
  (chances) => [
    chances.pick([
      "User-Agent",
      "Referer",
      "Accept",
      "Accept-Language",
      "Authorization",
      "X-Api-Key",
      "Content-Encoding",
      "Content-Disposition",
    ]),
    value(chances),
  ],
  (chances) => ["Expect", chances.pick(["100-continue", value(chances)])],
  (chances) => [
    chances.pick(["Upgrade", "Connection"]),
    chances.pick(["websocket", "close", "keep-alive, Host", "h2c", value(chances)]),
  ],
  (chances) => ["Sec-GPC", chances.pick(["1", "0"])],
  (chances) => [chances.pick(["CF-Worker", "CF-EW-Via", "X-Internal"]), value(chances)],
];

/** Now and then with line breaks, which then are headers of their own. */
function value(chances: Chances): string {
  const said = (chances.oneIn(2) ? chances.pick(harmful) : words(chances)).slice(0, 2000);
  return chances.oneIn(10) ? said : said.replaceAll(/[\r\n\0]/g, " ");
}
