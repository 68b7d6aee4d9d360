import { gzipSync } from "node:zlib";
import { fieldNames } from "#content/request/fields.ts";
import { assessment } from "#tests/assessment-request.ts";
import { pdf, png, smallJpeg } from "#tests/sample-files.ts";
import type { Chances } from "#tests/seeded.ts";
import { words } from "./words.ts";

export interface Body {
  type: string;
  bytes: Buffer;
}

export function body(chances: Chances): Body {
  return chances.pick([form, form, form, json, json, json, report, other])(chances);
}

function form(chances: Chances): Body {
  const boundary = chances.pick([
    "b",
    "----WebKitFormBoundary7MA4YWxk",
    "a b",
    "=_-'",
    "x".repeat(70),
    "x".repeat(71),
    "",
    "é",
    "--",
  ]);
  const newline = chances.oneIn(20) ? "\n" : "\r\n";
  const close = chances.oneIn(15) ? "" : `--${boundary}--${newline}`;
  const parts = partsOf(chances).map(({ disposition, content }) =>
    Buffer.concat([
      Buffer.from(`--${boundary}${newline}${disposition}${newline}${newline}`),
      content,
      Buffer.from(newline),
    ]),
  );
  const preamble = chances.oneIn(10) ? Buffer.from(words(chances)) : Buffer.alloc(0);
  const epilogue = chances.oneIn(10) ? Buffer.from(words(chances)) : Buffer.alloc(0);
  const named = chances.oneIn(15) ? "different" : boundary;
  return {
    type: `multipart/form-data; boundary=${chances.oneIn(3) ? `"${named}"` : named}${chances.oneIn(10) ? "; charset=utf-16" : ""}`,
    bytes: Buffer.concat([preamble, ...parts, Buffer.from(close), epilogue]),
  };
}

function partsOf(chances: Chances): { disposition: string; content: Buffer }[] {
  const fields = Object.entries(changed(chances)).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one: unknown) => [name, one] as const) : [[name, value] as const],
  );
  const parts = fields.map(([name, value]) => ({
    disposition: disposition(name, chances),
    content: Buffer.from(value === true ? "on" : String(value)),
  }));
  if (chances.oneIn(2))
    parts.push({
      disposition: `${disposition("file", chances)}; filename="${words(chances).replaceAll('"', "%22").slice(0, 300)}"\r\nContent-Type: ${chances.pick(["application/pdf", "text/html", "image/svg+xml", "x"])}`,
      content: file(chances),
    });
  if (chances.oneIn(20))
    parts.push(
      ...Array.from({ length: 80 }, (_, index) => ({
        disposition: disposition(`more${index}`, chances),
        content: Buffer.from("x"),
      })),
    );
  return parts;
}

function disposition(name: string, chances: Chances): string {
  return chances.oneIn(40)
    ? chances.pick([
        `Content-Disposition: attachment; name="${name}"`,
        "X-Nothing: here",
        `Content-Disposition: form-data; name=${words(chances).slice(0, 200)}`,
        `X: ${"y".repeat(9000)}`,
      ])
    : `Content-Disposition: form-data; name="${name}"`;
}

/** A file as it should be, cut short, with a bit turned, or something else altogether. */
function file(chances: Chances): Buffer<ArrayBuffer> {
  const whole = Buffer.from(chances.pick([pdf(), png(), smallJpeg, png({ noise: 300_000 })]));
  const at = chances.whole(0, whole.length - 1);
  return chances.pick([
    () => whole,
    () => whole.subarray(0, at),
    () =>
      Buffer.concat([
        whole.subarray(0, at),
        Buffer.from([(whole[at] ?? 0) ^ (1 << chances.whole(0, 7))]),
        whole.subarray(at + 1),
      ]),
    () => Buffer.concat([whole, Buffer.from(`<script>${words(chances)}</script>`)]),
    () => Buffer.from(words(chances)),
  ])();
}

/** The least that is accepted, with a few answers replaced. */
function changed(chances: Chances): Record<string, unknown> {
  const said: Record<string, unknown> = { ...assessment(), name: `${words(chances)} ${chances.whole(0, 1e9)}` };
  for (let count = chances.whole(0, 4); count > 0; count--)
    said[chances.pick([...fieldNames, "estimate", "from", "replaces", "shownAt", "subject", "__proto__"])] =
      words(chances);
  return said;
}

function json(chances: Chances): Body {
  const said = changed(chances);
  if (chances.oneIn(3)) said[chances.pick(fieldNames)] = oddValue(chances, 3);
  if (chances.oneIn(3))
    said.file = {
      name: words(chances),
      type: words(chances),
      content: chances.oneIn(3) ? words(chances) : file(chances).toString("base64"),
    };
  const text = JSON.stringify(said);
  const cut = chances.whole(0, text.length);
  const broken = chances.pick([
    () => text,
    () => text,
    () => text.slice(0, cut),
    () => text.slice(0, cut) + words(chances) + text.slice(cut),
    () => `\uFEFF${text}`,
    () => `${text}${text}`,
    () => "[".repeat(chances.whole(1, 30_000)),
    () => `{"name":${"1".repeat(chances.whole(1, 5000))}}`,
    () => JSON.stringify(oddValue(chances, 5)) ?? "",
  ])();
  return {
    type: chances.pick(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=latin1"]),
    bytes: Buffer.from(broken, chances.oneIn(20) ? "utf16le" : "utf8"),
  };
}

function oddValue(chances: Chances, depth: number): unknown {
  return chances.pick<() => unknown>([
    () => null,
    () => chances.next() * 1e9,
    () => words(chances),
    () => chances.oneIn(2),
    () => (depth > 0 ? Array.from({ length: chances.whole(0, 5) }, () => oddValue(chances, depth - 1)) : []),
    () =>
      depth > 0
        ? Object.fromEntries(
            Array.from({ length: chances.whole(0, 5) }, () => [words(chances), oddValue(chances, depth - 1)]),
          )
        : {},
  ])();
}

/** What browsers and the mail service post of their own accord, more or less. */
function report(chances: Chances): Body {
  const said = chances.pick<() => unknown>([
    () => ({
      path: words(chances),
      ttfb: chances.whole(-1, 90_000),
      cls: chances.next(),
      connection: chances.pick(["4g", words(chances)]),
    }),
    () => [
      {
        type: words(chances),
        body: { effectiveDirective: words(chances), blockedURL: words(chances), documentURL: words(chances) },
      },
    ],
    () => ({
      "csp-report": {
        "violated-directive": words(chances),
        "blocked-uri": words(chances),
        "document-uri": `http://127.0.0.1/contact?name=${words(chances)}`,
      },
    }),
    () =>
      Array.from({ length: chances.whole(0, 1200) }, () => ({
        event: "delivered",
        campaign_id: `${chances.uuid()}.staff`,
      })),
  ])();
  return {
    type: chances.pick(["application/json", "application/reports+json", "application/csp-report", "text/plain"]),
    bytes: Buffer.from(JSON.stringify(said)),
  };
}

function other(chances: Chances): Body {
  return chances.pick<() => Body>([
    () => ({
      type: "application/x-www-form-urlencoded",
      bytes: Buffer.from(`name=${encodeURIComponent(words(chances).toWellFormed())}&consent=on`),
    }),
    () => ({
      type: words(chances)
        .replaceAll(/[^\x20-\x7e]/g, "?")
        .slice(0, 500),
      bytes: Buffer.from(words(chances)),
    }),
    () => ({ type: "multipart/form-data", bytes: Buffer.from("--b--") }),
    () => ({ type: "multipart/mixed; boundary=b", bytes: Buffer.from("--b--") }),
    () => ({ type: "application/json", bytes: gzipSync(JSON.stringify(assessment())) }),
    () => ({
      type: "application/json",
      bytes: Buffer.alloc(chances.whole(0, 3_000_000), chances.pick([" ", "{", "\0", "\xff"]), "latin1"),
    }),
    () => ({ type: "application/json", bytes: Buffer.alloc(0) }),
  ])();
}
