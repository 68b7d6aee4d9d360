import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { type KillableSite, startKillableSite } from "#tests/faults/killable-site.ts";
import { proving } from "#tests/prove.ts";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, linkIn, referenceIn, textOf } from "#tests/site/lead-site.ts";
import { ownStyle } from "#tests/site/site.ts";
import { type Heard, speak } from "#tests/site/speak.ts";
import { localMailKey } from "#tools/local/vars.ts";
import type { Message } from "#tools/mailbox/mailbox.ts";
import { securityHeaders } from "#worker/headers.ts";

/** Part of everything hostile. No page may show it as markup, and no log may hold it. */
const mark = "zxq7";
const numRuns = proving ? 10_000 : 400;
const answerWithinMs = 40_000;

let site: KillableSite;
beforeAll(async () => {
  site = await startKillableSite();
});
afterAll(() => site.stop());

const hostileText = fc.oneof(
  fc.constantFrom(
    `<${mark} onload=alert(1)>`,
    `"><${mark}>`,
    `'"--></script><${mark}>`,
    `" onfocus="${mark}`,
    `javascript:${mark}//`,
    `${mark}\r\nX-Injected: yes\r\n\r\n<${mark}>`,
    `${mark}\nBcc: everyone@example.org`,
    `=cmd|' /C calc'!${mark}`,
    `'; DROP TABLE requests; -- ${mark}`,
    `//evil.example/${mark}`,
    `../../../../etc/passwd#${mark}`,
    "__proto__",
    "[object Object]",
    "%00%0d%0a",
    "\u202Etxt.exe\u202C",
  ),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("a", "é", "\u0000", "😀").map((character) => character.repeat(5000)),
  fc.double().map(String),
);

const fieldName = fc.oneof(
  fc.constantFrom(
    ...["name", "email", "phone", "address", "selectedServices", "message", "consent", "file", "postcode", "kw"],
    ...["battery", "bill", "price", "q", "sent", "estimate", "package", "lead", "sig", "expires", "half", "callback"],
  ),
  hostileText,
);
const fields = fc.array(fc.tuple(fieldName, hostileText), { maxLength: 8 });

const path = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...pages.map((page) => page.path)),
      fc.constantFrom("/api/assessment", "/api/health", "/api/places", "/api/coverage", "/api/mail-events", "/api/"),
      fc.constantFrom(
        "/consent",
        "/uploads/x",
        "/requests/x",
        "/feed.xml",
        "/search-index.json",
        "/_headers",
        "/sw.js",
      ),
      hostileText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
      hostileText.map((text) => `/blog/${encodeURIComponent(text.toWellFormed())}`),
      hostileText.map((text) => `/api/places/${encodeURIComponent(text.toWellFormed())}`),
    ),
    fc.constantFrom("", "", "", "/", "//", "/..", "/%2e%2e", ";x=1", "%", "%ff", "\\"),
    fields,
  )
  .map(([start, trick, query]) => start + trick + (query.length > 0 ? `?${urlEncoded(query)}` : ""))
  .filter((target) => target.length < 6000);

const header = fc
  .tuple(
    fc.constantFrom(
      ...["Accept", "Accept-Language", "Cookie", "If-None-Match", "If-Modified-Since", "Origin", "Range", "Referer"],
      ...["Idempotency-Key", "Sec-Fetch-Site", "Signature", "Signature-Input", "Content-Digest", "X-Forwarded-For"],
      ...["CF-Connecting-IP", "X-HTTP-Method-Override", "Accept-Encoding", "X-Original-URL", "Authorization"],
    ),
    hostileText,
  )
  .map(([name, value]) => `${name}: ${value.replace(/[^\t -~\x80-\xff]/g, "").slice(0, 300)}`);

const body = fc.oneof(
  fields.map((pairs) => content("application/x-www-form-urlencoded", urlEncoded(pairs))),
  fc.json({ maxDepth: 6 }).map((json) => content("application/json", json)),
  fields.map((pairs) => content("application/json", JSON.stringify(Object.fromEntries(pairs)))),
  fc.integer({ min: 1, max: 5000 }).map((depth) => content("application/json", "[".repeat(depth))),
  fields.map((pairs) => content("multipart/form-data; boundary=x", multipart(pairs))),
  fields.map((pairs) => content("multipart/form-data; boundary=x", multipart(pairs).slice(0, -4))),
  fc.tuple(hostileText, hostileText).map(([type, text]) => content(type.replace(/[^ -~]/g, "").slice(0, 200), text)),
);

const posted = fc.constantFrom(
  ...["/api/assessment", "/contact", "/contact?callback", "/consent?lead=1&sig=2"],
  ...["/api/mail-events", "/api/reports", "/api/vitals", "/blog"],
);

const hostileRequest = fc.oneof(
  fc
    .record({
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PROPFIND"),
      target: path,
      headers: fc.array(header, { maxLength: 4 }),
    })
    .map((request) => ({ ...request, body: undefined })),
  fc.record({
    method: fc.constant("POST"),
    target: fc.oneof(posted, posted, path),
    headers: fc.array(header, { maxLength: 4 }),
    body,
  }),
);

test("no hostile request breaks a rule, gets into the log or keeps others from being delivered", async () => {
  const linesBefore = site.logs.length;
  const acknowledged: string[] = [];
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(hostileRequest, fc.constantFrom(1, 1, 3), async (request, pieces) => {
      const heard = await send(request, pieces);
      expect(brokenRules(request.target, heard)).toEqual([]);
      if (heard && heard !== "hang" && heard.headers.has("Content-Security-Policy")) answers += 1;
      const reference = heard && heard !== "hang" && /WB-[0-9A-F]{8}/.exec(heard.body)?.[0];
      if (reference && heard.status === 202) acknowledged.push(reference);
    }),
    { numRuns },
  );
  expect(answers).toBeGreaterThan(0.7 * numRuns);
  const answer = await site.ask("/api/assessment", formRequest({ name: "Ann Example" }));
  acknowledged.push(referenceIn(await answer.json()));
  for (const reference of acknowledged) await letter(reference, "staff");
  expect(site.logs.slice(linesBefore).filter(isBad)).toEqual([]);
}, 1_800_000);

test("a signed link with any part changed opens nothing", async () => {
  const answer = await site.ask("/api/assessment", formRequest({ file: new File([pdf()], "bill.pdf") }));
  const reference = referenceIn(await answer.json());
  const card = linkIn(textOf(await letter(reference, "staff")), "/requests/");
  const onCard = (await (await site.ask(card)).text()).replaceAll("&amp;", "&");
  const [upload = "", remove = ""] = ["/uploads/", "/consent?"].map(
    (start) =>
      onCard
        .split(`href="${site.url}`)
        .find((part) => part.startsWith(start))
        ?.split('"')[0],
  );
  const links = [card, upload, remove, linkIn(textOf(await letter(reference, "visitor")), "/consent")];
  for (const link of links) {
    const [start = "", query = ""] = link.split("?");
    for (const [name, value] of new URLSearchParams(query))
      for (const changed of [
        "",
        value.slice(0, -1),
        `${value}A`,
        flipped(value),
        ...links.map((other) => parameter(other, name)),
      ]) {
        const parameters = new URLSearchParams(query);
        parameters.set(name, changed);
        const target = `${start}?${parameters}`;
        if (links.includes(target)) continue;
        const heard = await send({ method: "GET", target, headers: [], body: undefined }, 1);
        expect(brokenRules(target, heard)).toEqual([]);
        expect(heard && heard !== "hang" && heard.status, target).toBeGreaterThanOrEqual(300);
      }
  }
});

/** With one bit of its middle changed. */
function flipped(value: string): string {
  const at = Math.floor(value.length / 2);
  return value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1);
}

function parameter(link: string, name: string): string {
  return new URLSearchParams(link.split("?")[1]).get(name) ?? "";
}

interface Content {
  type: string;
  bytes: Buffer;
}

interface HostileRequest {
  method: string;
  target: string;
  headers: readonly string[];
  body: Content | undefined;
}

function send({ method, target, headers, body: sent }: HostileRequest, pieces: number): Promise<Heard> {
  const head = [
    `${method} ${target.replace(/[^!-~]/g, "")} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: close",
    ...headers,
    ...(sent ? [`Content-Type: ${sent.type}`, `Content-Length: ${sent.bytes.length}`] : []),
  ].join("\r\n");
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), sent?.bytes ?? Buffer.alloc(0)]);
  return speak(Number(new URL(site.url).port), { bytes, pieces, ends: true }, answerWithinMs);
}

/** Pictures may be shown elsewhere, and pages behind a signed link say nothing of it to the next site. */
const otherValues: Record<string, string> = {
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
};

function brokenRules(target: string, heard: Heard): string[] {
  if (heard === "hang") return ["neither an answer nor the connection's end came in time"];
  // The runtime may close the connection when a body goes unread, and the answer is lost with it.
  if (heard === undefined || !heard.headers.has("Content-Security-Policy")) return [];
  const { status, headers, body: text } = heard;
  const broken: string[] = [];
  if (status >= 500 && !(status === 503 && headers.has("Retry-After"))) broken.push(`status ${status}`);
  for (const [name, value] of Object.entries(securityHeaders())) {
    const received = headers.get(name)?.replace(ownStyle, "");
    const allowed = [value, otherValues[name], name === "Content-Security-Policy" ? `${value}; sandbox` : value];
    if (!allowed.includes(received)) broken.push(`${name} is ${received}`);
  }
  const isFile = /^[./]*\/assets\/|\.(avif|webp|jpg|png|svg|ico)$/i.test(target.split(/[?#]/)[0] ?? "");
  if (!headers.has("Cache-Control") && !isFile) broken.push("no Cache-Control");
  if (headers.has("Set-Cookie") || headers.has("X-Injected")) broken.push("a header was injected");
  const location = headers.get("Location");
  if (location !== null && !/^\/(?![/\\])[^\s\\]*$/.test(location)) broken.push(`a redirect leads to ${location}`);
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  const asMarkup = new RegExp(`<[^>"']{0,5}${mark}|<[a-z][^>]*="[^"]*" on\\w+="?${mark}`).exec(text)?.[0];
  if (isPage && asMarkup) broken.push(`unescaped in a page: ${asMarkup}`);
  return broken;
}

/** A path that leads nowhere is logged on purpose: nothing else that strangers send may be. */
function isBad(line: string): boolean {
  // The runtime's own complaints about what isn't HTTP. At the edge Cloudflare answers those.
  if (/^Uncaught exception: (kj|workerd)\//.test(line)) return false;
  if (line.includes(localMailKey) || /\bsig=|\bat \S+ \(|Uncaught|Unreadable|Error:/.test(line)) return true;
  return line.includes(mark) && !/"event":"answer".*"status":(404|405|400)/.test(line);
}

async function letter(reference: string, kind: string): Promise<Message> {
  const find = () =>
    site.mailbox.messages.find(
      ({ subject = "", campaign_id = "" }) => subject.includes(reference) && campaign_id.endsWith(kind),
    );
  await expect.poll(find).toBeDefined();
  const found = find();
  if (!found) throw new Error(`${reference}: no mail to ${kind}`);
  return found;
}

function content(type: string, text: string): Content {
  return { type, bytes: Buffer.from(text) };
}

function urlEncoded(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join("=")).join("&");
}

function multipart(pairs: readonly (readonly [string, string])[]): string {
  const parts = pairs.map(([name, value]) =>
    name === "file"
      ? `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`
      : `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--x--\r\n`;
}
