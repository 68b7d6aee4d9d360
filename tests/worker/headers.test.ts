import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedSite } from "#tests/running-site/lead-site.ts";
import { ownStyle } from "#tests/running-site/site.ts";
import { pdf } from "#tests/sample-requests/samples.ts";
import { securityHeaders } from "#worker/headers.ts";
import { responseCases } from "./headers.cases.ts";

const site = await sharedSite();
// Until the timer has run once, health reports it as late.
await site.sweep();
const home = await (await site.ask("/")).text();
/** The first built file with this extension that Home loads. */
const builtFile = (_: string, extension: string) =>
  new RegExp(String.raw`/assets/[\w-]+\.${extension}(?=[" ])`).exec(home)?.[0] ?? "";

async function uploadLink(): Promise<string> {
  const file = new File([pdf()], "bill.pdf");
  const reference = await site.submit({ name: "With A File", file });
  return site.linkOnCard(await site.waitForLetter(reference, "staff"), "/uploads");
}

test.each(responseCases)(
  "$name ($status) has its own headers and every security header, and no cookie or software name",
  async ({ path, status, init, headers = {}, differing = {} }) => {
    const address = path === "{upload}" ? await uploadLink() : path.replace(/\{(\w+)\}/, builtFile);
    const knownTag = status === 304 ? ((await site.ask(address)).headers.get("etag") ?? "none") : undefined;
    const response = await site.ask(address, knownTag ? { headers: { "If-None-Match": knownTag } } : init?.());
    expect(response.status).toBe(status);
    expect(missingFrom(response.headers)).toEqual(differing);
    expect(response.headers.get("cache-control")).not.toBeNull();
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name), name).toEqual(value);
    for (const name of ["set-cookie", "server", "x-powered-by"]) expect(response.headers.get(name)).toBeNull();
  },
);

test("the security headers besides HTTPS are exactly these", () => {
  // How long and for which hosts HTTPS is required is the owner's choice; tests/unit/headers.test.ts has it.
  const { "Strict-Transport-Security": _, ...headers } = securityHeaders();
  expect(headers).toMatchInlineSnapshot(`
    {
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types sw meter; report-uri /api/reports; report-to reports",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Permissions-Policy": "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Reporting-Endpoints": "reports="/api/reports"",
      "X-Content-Type-Options": "nosniff",
    }
  `);
});

test("the build holds no secrets, and its browser files no source maps", () => {
  const files = globSync("dist/{client,worker}/**/*.{js,css,json,html,map,txt,svg,webmanifest}").filter(
    (file) => !/wrangler\.[\w-]+\.json$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(secretsIn(readFileSync(file, "utf8")), file).toEqual([]);
  expect(globSync("dist/client/**/*.map")).toEqual([]);
});

test("searches and address lookups are neither cached nor logged", async () => {
  for (const [path, status] of [
    ["/api/places?q=", 200],
    ["/api/places/", 404],
    ["/api/coverage?place=", 200],
    ["/api/suburbs?q=", 200],
    ["/blog?q=", 200],
  ] as const) {
    const response = await site.ask(`${path}77+Wagtail+Way`);
    expect(response.status, path).toBe(status);
    expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
  const logText = (await site.logs()).join("\n");
  expect(logText).toContain('"route":"/api/places/:other"');
  expect(logText).not.toContain("agtail");
  expect(secretsIn(logText)).toEqual([]);
});

/** The security headers that are missing or different. An uploaded file's policy may also end in `sandbox`. */
function missingFrom(headers: Headers): Record<string, string | null> {
  const wrongHeaders = Object.entries(securityHeaders()).filter(
    ([name, value]) =>
      headers
        .get(name)
        ?.replace(/; sandbox$/, "")
        .replace(ownStyle, "") !== value,
  );
  return Object.fromEntries(wrongHeaders.map(([name]) => [name, headers.get(name)]));
}

/** What looks like a key, and the local stand-ins for secrets. */
const secretShapes: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*\w{20,}/,
  /AIza[\w-]{35}/,
  /\b(?:sk|rk|pk)_live_\w{16,}/,
  /\bgh[pousr]_\w{36}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  /\bnpm_\w{36}\b/,
  /on-this-machine-only|mailbox-on-this-machine|a-secret-that-must-not-show-anywhere/,
];

function secretsIn(text: string): string[] {
  return secretShapes.flatMap((shape) => shape.exec(text)?.[0] ?? []);
}
