import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { assessment } from "#tests/assessment-request.ts";
import { pdf } from "#tests/sample-files.ts";
import { formRequest, jsonRequest, sharedSite } from "#tests/site/lead-site.ts";
import { ownStyle, startSite } from "#tests/site/site.ts";
import { securityHeaders } from "#worker/headers.ts";

const site = await sharedSite();
let tag: string;
let script: string;
let staticTag: string;
beforeAll(async () => {
  const home = await site.ask("/");
  script = /<script type="module" src="([^"]+)"/.exec(await home.text())?.[1] ?? "";
  tag = (await site.ask("/")).headers.get("etag") ?? "";
  staticTag = (await site.ask(script)).headers.get("etag") ?? "";
});

const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
const bigFile = () => new File([new Uint8Array(maxFileBytes + 1)], "bill.pdf");

async function uploadLink(): Promise<string> {
  const file = new File([pdf()], "bill.pdf");
  const reference = await site.accepted({ name: "With A File", file });
  return site.onCard(await site.mail(reference, "staff"), "/uploads");
}

interface Kind {
  name: string;
  status: number;
  ask(): Promise<Response>;
}

const get = (name: string, path: string, status = 200): Kind => ({ name, status, ask: () => site.ask(path) });
const send = (name: string, path: string, status: number, init: () => RequestInit): Kind => ({
  name,
  status,
  ask: () => site.ask(path, init()),
});

const kinds: Kind[] = [
  get("a page", "/"),
  get("an article", "/blog/insurance-warranty"),
  get("a page with a query", "/?kw=9.9"),
  get("the confirmation", "/contact?sent=WB-12345678"),
  get("the consent", "/consent"),
  get("a request's own page without a link", "/request", 404),
  send("a page's head alone", "/", 200, () => ({ method: "HEAD" })),
  send("a page that the browser has", "/", 304, () => ({ headers: { "If-None-Match": tag } })),
  get("no page", "/nothing", 404),
  get("an address that can't be read", "/%ff", 404),
  get("an address in capitals", "/BLOG", 308),
  send("a method that a page doesn't know", "/", 405, () => ({ method: "PUT" })),
  send("a form that was kept", "/contact", 303, () => formRequest({ name: "By Form" })),
  send("a form with mistakes", "/contact", 422, () => formRequest({ email: "nobody" })),
  send("a form from another site", "/contact", 403, () => ({ ...formRequest(), headers: foreign })),
  send("a form with too large a file", "/contact", 413, () => formRequest({ file: bigFile() })),
  send("a form in another type", "/contact", 415, () => ({ method: "POST", body: "name=Ann" })),
  send("a withdrawal without a link", "/request?act=withdraw", 404, () => ({ method: "POST" })),
  send("a request that was kept", "/api/assessment", 202, () => jsonRequest(assessment({ name: "By Program" }))),
  send("a request with mistakes", "/api/assessment", 422, () => jsonRequest(assessment({ email: "nobody" }))),
  send("a request that can't be read", "/api/assessment", 400, () => jsonRequest("{")),
  send("a request from another site", "/api/assessment", 403, () => ({
    ...jsonRequest(assessment()),
    headers: { "Content-Type": "application/json", ...foreign },
  })),
  send("a request with too large a file", "/api/assessment", 413, () => formRequest({ file: bigFile() })),
  send("a request in another type", "/api/assessment", 415, () => ({ method: "POST", body: "name=Ann" })),
  get("an answer of health", "/api/health"),
  get("suggestions", "/api/places?q=kew&session=1b4e28ba-2fa1-4d2b-883f-0016d3cca427"),
  get("no such interface", "/api/nothing", 404),
  send("figures of a visit", "/api/vitals", 204, () => jsonRequest({ path: "/", ttfb: 1, cls: 0 })),
  get("a wrong method to an interface", "/api/reports", 405),
  send("receipts without a signature", "/api/mail-events", 401, () => jsonRequest([])),
  get("an upload without a signature", `/uploads/${crypto.randomUUID()}`, 403),
  { name: "an upload", status: 200, ask: async () => site.ask(await uploadLink()) },
  get("the feed", "/feed.xml"),
  get("the sitemap", "/sitemap.xml"),
  get("robots.txt", "/robots.txt"),
  get("llms.txt", "/llms.txt"),
  get("security.txt", "/.well-known/security.txt"),
  get("the manifest", "/manifest.webmanifest"),
  get("the speculation rules", "/speculation-rules.json"),
  get("the search index", "/search-index.json"),
  get("the service worker", "/sw.js"),
  { name: "a script", status: 200, ask: () => site.ask(script) },
  {
    name: "a script that the browser has",
    status: 304,
    ask: () => site.ask(script, { headers: { "If-None-Match": staticTag } }),
  },
  get("a script of an older build", "/assets/client-00000000.js", 404),
  get("the list of headers itself", "/_headers", 404),
];

const pictures = ["/favicon.svg", "/favicon.ico", "/apple-touch-icon.png", "/cards/home.jpg"];

test.each(kinds)(
  "$name ($status) carries every security header, sets no cookie and names no software",
  async ({ status, ask }) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(missingFrom(answer.headers)).toEqual({});
    expect(answer.headers.get("cache-control")).not.toBeNull();
    for (const name of ["set-cookie", "server", "x-powered-by"]) expect(answer.headers.get(name)).toBeNull();
  },
);

test.each(pictures)("%s carries them too, and may be shown by mail programs and feed readers", async (path) => {
  const answer = await site.ask(path);
  expect(answer.status).toBe(200);
  expect(missingFrom(answer.headers)).toEqual({ "Cross-Origin-Resource-Policy": "cross-origin" });
});

test("an address that asks too often gets them with its refusal", async () => {
  const strict = await startSite({ limit: 1 });
  const answers = await Promise.all([1, 2, 3].map(() => strict.ask("/api/assessment", formRequest({ email: "" }))));
  await strict.stop();
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(missingFrom(headers)).toEqual({});
});

test("the set of headers is this and no other", () => {
  expect(securityHeaders()).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types sw meter; report-uri /api/reports; report-to reports",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Reporting-Endpoints": "reports="/api/reports"",
      "Strict-Transport-Security": "max-age=63072000",
      "X-Content-Type-Options": "nosniff",
    }
  `);
});

test("a page's script is the one its integrity names", async () => {
  const page = await (await site.ask("/")).text();
  const named = /<script type="module" src="[^"]+" integrity="([^"]+)"/.exec(page)?.[1];
  const served = Buffer.from(await (await site.ask(script)).arrayBuffer());
  expect(named).toBe(`sha384-${createHash("sha384").update(served).digest("base64")}`);
});

test("what is built holds no secret, and the browser's part no source map", () => {
  const files = globSync("dist/{client,worker}/**/*.{js,css,json,html,map,txt,svg,webmanifest}").filter(
    (file) => !/wrangler\.[\w-]+\.json$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(secretsIn(readFileSync(file, "utf8")), file).toEqual([]);
  expect(globSync("dist/client/**/*.map")).toEqual([]);
});

test("what is logged holds no secret, no signature and no key", async () => {
  const link = await uploadLink();
  await site.ask(link);
  await site.ask(link.replace(/.$/, "~"));
  const logged = (await site.logs()).join("\n");
  expect(logged).toContain('"event"');
  expect(secretsIn(logged)).toEqual([]);
  expect(logged).not.toContain(new URLSearchParams(link.split("?")[1]).get("sig") ?? "no signature");
});

/** A file that somebody sent may do even less than a page: its policy ends in `sandbox`. */
function missingFrom(headers: Headers): Record<string, string | null> {
  const wrong = Object.entries(securityHeaders()).filter(
    ([name, value]) =>
      headers
        .get(name)
        ?.replace(/; sandbox$/, "")
        .replace(ownStyle, "") !== value,
  );
  return Object.fromEntries(wrong.map(([name]) => [name, headers.get(name)]));
}

/** What looks like a key, and the values that stand for secrets on this machine. */
function secretsIn(text: string): string[] {
  const shapes = [
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*\w{20,}/,
    /AIza[\w-]{35}/,
    /\b(?:sk|rk|pk)_live_\w{16,}/,
    /\bgh[pousr]_\w{36}/,
    /\bAKIA[0-9A-Z]{16}\b/,
    /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
    /\bnpm_\w{36}\b/,
    /on-this-machine-only|mailbox-on-this-machine|a-secret-that-must-not-show-anywhere/,
  ];
  return shapes.flatMap((shape) => shape.exec(text)?.[0] ?? []);
}
