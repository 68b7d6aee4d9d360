import { request } from "node:http";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { hostileRequestsLimitMs, waitLimitMs } from "#tests/deadlines.ts";
import { formRequest, type LeadSite, startLeadSite } from "#tests/running-site/lead-site.ts";
import { ownStyle } from "#tests/running-site/site.ts";
import { tries } from "#tests/settings.ts";
import { localMailKey } from "#tools/local/config.ts";
import { securityHeaders } from "#worker/headers.ts";
import { endings, fieldNames, headerNames, hostileTexts, mark, otherPaths, postedTo } from "./strangers.cases.ts";

let site: LeadSite;
beforeAll(async () => {
  site = await startLeadSite({ limit: 100_000 });
  // Until the timer has run once, health reports it as late.
  await site.sweep();
});
afterAll(() => site.stop());

const evilHost = "evil.example";

test("nothing from one visitor's request leaks into the cached page", async () => {
  const headers = [
    ...["Host", evilHost, "X-Forwarded-Host", evilHost, "X-Forwarded-Proto", "http", "X-Original-URL", `/${evilHost}`],
    ...["Forwarded", `host=${evilHost}`, "Accept-Language", evilHost, "Cookie", `a=${evilHost}`],
  ];
  for (const { path } of pages) {
    // Encoded, because the runtime itself refuses characters that no browser sends unencoded.
    const firstResponse = await ask({ target: `${path}?gclid=1&x=%3Cscript%3E${evilHost}`, headers });
    expect(firstResponse?.status).toBe(200);
    expect(firstResponse?.body).not.toContain(evilHost);
    expect(await (await site.ask(path)).text()).toBe(firstResponse?.body);
  }
  expect((await ask({ target: `/${evilHost}`, headers }))?.status).toBe(404);
  expect(await (await site.ask("/another-missing")).text()).not.toContain(evilHost);
});

test("markup in any field of a returned form stays text", async () => {
  const markup = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const names = ["name", "email", "phone", "address", "city", "state", "postalCode", "message", "estimate", "from"];
  const response = await site.ask(
    "/contact",
    formRequest(Object.fromEntries([...names, "replaces", "shownAt"].map((name) => [name, markup]))),
  );
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).not.toContain("<script>alert");
  expect(page).not.toContain("<img src=x");
  expect(page).toContain("&lt;script&gt;alert(1)");
});

const numRuns = tries(8000);

const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("a", "é", "\u0000", "😀").map((character) => character.repeat(5000)),
  fc.double().map(String),
);

const anyFieldName = fc.oneof(fc.constantFrom(...fieldNames), hostileText);
const anyFields = fc.array(fc.tuple(anyFieldName, hostileText), { maxLength: 8 });

const anyTarget = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...pages.map((page) => page.path)),
      fc.constantFrom(...otherPaths),
      hostileText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
      hostileText.map((text) => `/blog/${encodeURIComponent(text.toWellFormed())}`),
      hostileText.map((text) => `/api/places/${encodeURIComponent(text.toWellFormed())}`),
    ),
    fc.constantFrom(...endings),
    anyFields,
  )
  .map(([start, trick, query]) => start + trick + (query.length > 0 ? `?${new URLSearchParams(query)}` : ""))
  .filter((target) => target.length < 6000);

const anyHeader = fc
  .tuple(fc.constantFrom(...headerNames), hostileText)
  .map(([name, value]) => [name, value.replace(/[^\t -~\x80-\xff]/g, "").slice(0, 300)]);

const anyBody = fc.oneof(
  anyFields.map((pairs) => content("application/x-www-form-urlencoded", new URLSearchParams(pairs).toString())),
  fc.json({ maxDepth: 6 }).map((json) => content("application/json", json)),
  anyFields.map((pairs) => content("application/json", JSON.stringify(Object.fromEntries(pairs)))),
  fc.integer({ min: 1, max: 5000 }).map((depth) => content("application/json", "[".repeat(depth))),
  anyFields.map((pairs) => content("multipart/form-data; boundary=x", multipart(pairs))),
  anyFields.map((pairs) => content("multipart/form-data; boundary=x", multipart(pairs).slice(0, -4))),
  fc.tuple(hostileText, hostileText).map(([type, text]) => content(type.replace(/[^ -~]/g, "").slice(0, 200), text)),
);

const postTarget = fc.constantFrom(...postedTo);

const anyHeaders = fc.array(anyHeader, { maxLength: 4 }).map((all) => all.flat());
const hostileRequest: fc.Arbitrary<HostileRequest> = fc.oneof(
  fc.record({
    method: fc.constantFrom("GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PROPFIND"),
    target: anyTarget,
    headers: anyHeaders,
  }),
  fc.record({
    method: fc.constant("POST"),
    target: fc.oneof(postTarget, postTarget, anyTarget),
    headers: anyHeaders,
    body: anyBody,
  }),
);

test(
  "no hostile request breaks a rule, reaches the log or stops other requests from being delivered",
  async () => {
    const linesBefore = (await site.logs()).length;
    const references = [await site.submit({ name: "Ann Example" })];
    let responseCount = 0;
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (hostileCase) => {
        const response = await ask(hostileCase);
        expect(brokenRules(hostileCase.target, response)).toEqual([]);
        if (response?.headers.has("Content-Security-Policy")) responseCount += 1;
        const [reference] = /WB-[0-9A-F]{8}/.exec(response?.body ?? "") ?? [];
        if (reference && response?.status === 202) references.push(reference);
      }),
      { numRuns },
    );
    // The runtime itself refuses invalid HTTP. The site answers all other requests.
    expect(responseCount).toBeGreaterThan(0.7 * numRuns);
    for (const reference of references) await site.waitForLetter(reference, "staff");
    expect((await site.logs()).slice(linesBefore).filter(isBad)).toEqual([]);
  },
  hostileRequestsLimitMs,
);

interface HostileRequest {
  method?: string;
  target: string;
  /** Names and values in turn. */
  headers?: string[];
  body?: { type: string; bytes: Buffer };
}

interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends a request that no browser would: any host, any headers and an unnormalised address. */
function ask({ method = "GET", target, headers = [], body }: HostileRequest): Promise<RawResponse | undefined> {
  const { hostname, port } = new URL(site.url);
  const framing = body ? ["Content-Type", body.type, "Content-Length", String(body.bytes.length)] : [];
  const host = headers.includes("Host") ? [] : ["Host", "127.0.0.1"];
  const sentHeaders = [...host, "Connection", "close", ...headers, ...framing];
  return new Promise((resolve, reject) => {
    const path = target.replace(/[^!-~]/g, "");
    const outgoing = request({ hostname, port, method, path, headers: sentHeaders, agent: false }, async (response) => {
      const receivedHeaders: [string, string][] = Object.entries(response.headersDistinct).map(([name, one]) => [
        name,
        String(one),
      ]);
      const lost = () => "";
      resolve({
        status: response.statusCode ?? 0,
        headers: new Headers(receivedHeaders),
        body: await text(response).catch(lost),
      });
    });
    // The runtime may close the connection if it doesn't read a body, and then the response is lost.
    outgoing.on("error", () => resolve(undefined));
    outgoing.setTimeout(waitLimitMs, () => reject(new Error(`${method} ${path}: no response in time`)));
    outgoing.end(body?.bytes);
  });
}

/** Other sites may show our pictures, and pages behind a signed link send no referrer. */
const otherValues: Record<string, string> = {
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
};

function brokenRules(target: string, response: RawResponse | undefined): string[] {
  if (!response?.headers.has("Content-Security-Policy")) return [];
  const { status, headers, body: text } = response;
  const problems: string[] = [];
  if (status >= 500 && !(status === 503 && headers.has("Retry-After"))) problems.push(`status ${status}`);
  for (const [name, value] of Object.entries(securityHeaders())) {
    const receivedValue = headers.get(name)?.replace(ownStyle, "");
    const allowed = [value, otherValues[name], name === "Content-Security-Policy" ? `${value}; sandbox` : value];
    if (!allowed.includes(receivedValue)) problems.push(`${name} is ${receivedValue}`);
  }
  const isFile = /^[./]*\/assets\/|\.(avif|webp|jpg|png|svg|ico)$/i.test(target.split(/[?#]/)[0] ?? "");
  if (!headers.has("Cache-Control") && !isFile) problems.push("no Cache-Control");
  if (headers.has("Set-Cookie") || headers.has("X-Injected")) problems.push("a header was injected");
  const location = headers.get("Location");
  if (location !== null && !/^\/(?![/\\])[^\s\\]*$/.test(location)) problems.push(`a redirect leads to ${location}`);
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  const asMarkup = new RegExp(`<[^>"']{0,5}${mark}|<[a-z][^>]*="[^"]*" on\\w+="?${mark}`).exec(text)?.[0];
  if (isPage && asMarkup) problems.push(`unescaped in a page: ${asMarkup}`);
  return problems;
}

/** Whether a log line has something that it mustn't: of hostile input, only an unknown path may be logged. */
function isBad(line: string): boolean {
  // The runtime's own errors about invalid HTTP. In production Cloudflare's edge handles that.
  if (/^Uncaught exception: (kj|workerd)\//.test(line)) return false;
  if (line.includes(localMailKey) || /\bsig=|\bat \S+ \(|Uncaught|Unreadable|Error:/.test(line)) return true;
  return line.includes(mark) && !/"event":"answer".*"status":(404|405|400)/.test(line);
}

function content(type: string, text: string) {
  return { type, bytes: Buffer.from(text) };
}

function multipart(pairs: readonly (readonly [string, string])[]): string {
  const parts = pairs.map(([name, value]) =>
    name === "file"
      ? `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${value}\r\n`
      : `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--x--\r\n`;
}
