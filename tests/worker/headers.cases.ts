import { expect } from "vitest";
import { maxFileBytes } from "#content/request/limits.ts";
import { formRequest, jsonRequest } from "#tests/running-site/lead-site.ts";
import { minimalRequest } from "#tests/sample-requests/samples.ts";

/** A kind of response: its request and its status. In a path `{upload}` stands for the link to an upload, and `{js}`, `{avif}` and `{webp}` for the first such file that Home loads. */
interface ResponseCase {
  name: string;
  path: string;
  /** A request that expects 304 is sent with the ETag of an earlier response. */
  status: number;
  init?: () => RequestInit;
  /** Headers besides those that every response has. */
  headers?: Record<string, unknown>;
  /** Security headers that differ from those of other responses. */
  differing?: Record<string, string>;
}

const foreignHeaders = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
const bigFile = () => new File([new Uint8Array(maxFileBytes + 1)], "bill.pdf");

type Expected = ResponseCase["headers"] & {};
const getCase = (name: string, path: string, status = 200, headers: Expected = {}): ResponseCase => {
  return { name, path, status, headers };
};
/** A picture that mail programs and feed readers may show. */
const picture = (name: string, path: string): ResponseCase => {
  return { name, path, status: 200, differing: { "Cross-Origin-Resource-Policy": "cross-origin" } };
};
const sendCase = (
  name: string,
  path: string,
  status: number,
  init: () => RequestInit,
  headers: Expected = {},
): ResponseCase => {
  return { name, path, status, init, headers };
};
const movedTo = (location: string): Expected => ({ location });
/** A page that the browser may hold in its memory for going back. */
const storableHeaders = { "cache-control": expect.not.stringContaining("no-store") };
const preloadHeaders = {
  link: expect.stringMatching(/^<[^>]+\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin, </),
};
const noStore = { "cache-control": "no-store" };
/** A response that the browser may store, but revalidates at each use. */
const revalidatedHeaders = (type: string): Expected => ({
  "cache-control": "public, max-age=0, must-revalidate",
  "content-type": expect.stringContaining(type),
});
const openHeaders = { "access-control-allow-origin": "*" };
const openData = {
  ...noStore,
  ...openHeaders,
  vary: "Accept",
  "x-robots-tag": "noindex",
  link: expect.stringContaining("canonical"),
};
const ofAnotherBuild = { ...noStore, "content-type": expect.stringContaining("text/plain") };

export const responseCases: readonly ResponseCase[] = [
  ...["/", "/contact", "/solar-batteries", "/faq", "/blog/insurance-warranty"].map((path) =>
    getCase(`the page ${path}`, path, 200, { ...storableHeaders, ...preloadHeaders }),
  ),
  getCase("a page with a query", "/commercial?kw=9.9", 200, noStore),
  getCase("the confirmation", "/contact?sent=WB-12345678"),
  getCase("the page for withdrawing consent", "/consent"),
  { ...getCase("a request's own page without a link", "/request"), differing: { "Referrer-Policy": "same-origin" } },
  getCase("a request's own page by a link that isn't ours", "/request?lead=x&expires=1&sig=x", 404),
  sendCase("a HEAD request for a page", "/", 200, () => ({ method: "HEAD" })),
  getCase("a page that the browser has cached", "/", 304, { vary: "Accept" }),
  getCase("a missing page", "/nothing", 404, { ...noStore, link: null }),
  getCase("an address that can't be read", "/%ff", 404),
  getCase("an address in capitals", "/BLOG?from=Paper", 308, movedTo("/blog?from=Paper")),
  getCase("an address that ends in a slash", "/blog/?from=paper", 308, movedTo("/blog?from=paper")),
  getCase(
    "an address in capitals that ends in a slash",
    "/Blog/Solar-Recycling/",
    308,
    movedTo("/blog/solar-recycling"),
  ),
  ...["POST", "PUT", "DELETE", "OPTIONS"].map((method) =>
    sendCase(`${method}, which a page doesn't allow`, "/", 405, () => ({ method }), { allow: "GET, HEAD" }),
  ),
  sendCase("a form that was stored", "/contact", 303, () => formRequest({ name: "By Form" })),
  sendCase("a form with mistakes", "/contact", 422, () => formRequest({ email: "nobody" })),
  sendCase("a form from another site", "/contact", 403, () => ({ ...formRequest(), headers: foreignHeaders })),
  sendCase("a form with too large a file", "/contact", 413, () => formRequest({ file: bigFile() })),
  sendCase("a form in another type", "/contact", 415, () => ({ method: "POST", body: "name=Ann" })),
  sendCase("a withdrawal from another site", "/request?lead=x&expires=1&sig=x&act=withdraw", 403, () => ({
    method: "POST",
    headers: foreignHeaders,
  })),
  {
    ...sendCase("a withdrawal without a link", "/request?act=withdraw", 415, () => ({ method: "POST" })),
    differing: { "Referrer-Policy": "same-origin" },
  },
  sendCase("a request that was stored", "/api/assessment", 202, () =>
    jsonRequest(minimalRequest({ name: "By Client" })),
  ),
  sendCase("a request with mistakes", "/api/assessment", 422, () => jsonRequest(minimalRequest({ email: "nobody" }))),
  sendCase("a request that can't be read", "/api/assessment", 400, () => jsonRequest("{")),
  sendCase("a request from another site", "/api/assessment", 403, () => ({
    ...jsonRequest(minimalRequest()),
    headers: { "Content-Type": "application/json", ...foreignHeaders },
  })),
  sendCase("a request with too large a file", "/api/assessment", 413, () => formRequest({ file: bigFile() })),
  sendCase("a request in another type", "/api/assessment", 415, () => ({ method: "POST", body: "name=Ann" })),
  getCase("the health check", "/api/health", 200, noStore),
  getCase("address suggestions", "/api/places?q=kew&session=1b4e28ba-2fa1-4d2b-883f-0016d3cca427"),
  getCase("an unknown API address", "/api/nothing", 404, noStore),
  getCase("a visit's file without a link", "/api/visit", 404, noStore),
  sendCase("measurements of a visit", "/api/vitals", 204, () => jsonRequest({ path: "/", ttfb: 1, cls: 0 })),
  ...["/api/reports", "/api/vitals"].map((path) =>
    getCase(`a GET request for ${path}`, path, 405, { ...noStore, allow: "POST" }),
  ),
  sendCase("a wrong method to a feed", "/feed.xml", 405, () => ({ method: "POST" }), { allow: "GET, HEAD" }),
  sendCase("receipts without a signature", "/api/mail-events", 401, () => jsonRequest([]), noStore),
  getCase("an upload without a signature", `/uploads/${crypto.randomUUID()}`, 403, noStore),
  getCase("an upload", "{upload}", 200, { ...noStore, "x-robots-tag": "noindex" }),
  getCase("the feed", "/feed.xml", 200, revalidatedHeaders("application/atom+xml")),
  getCase("the sitemap", "/sitemap.xml", 200, revalidatedHeaders("application/xml")),
  getCase("robots.txt", "/robots.txt", 200, revalidatedHeaders("text/plain")),
  getCase("a page as Markdown", "/faq.md", 200, {
    ...revalidatedHeaders("text/markdown"),
    "x-robots-tag": "noindex",
    vary: "Accept",
    link: '<http://127.0.0.1/faq>; rel="canonical"',
  }),
  getCase("Markdown that a client has cached", "/faq.md", 304, { vary: "Accept" }),
  getCase("an answer as Markdown", "/your-price.md?kw=8", 200, noStore),
  getCase("a form as Markdown", "/contact.md", 404),
  getCase("the catalog of answers", "/.well-known/api-catalog", 200, revalidatedHeaders("application/linkset+json")),
  getCase("the OpenAPI description", "/openapi.json", 200, revalidatedHeaders("application/json")),
  sendCase(
    "an answer as JSON",
    "/hot-water?people=4",
    200,
    () => ({ headers: { Accept: "application/json" } }),
    openData,
  ),
  sendCase(
    "a field that can't be used",
    "/hot-water?people=x",
    422,
    () => ({ headers: { Accept: "application/json" } }),
    openData,
  ),
  getCase("a wrong method to the tools", "/mcp", 405, { ...noStore, allow: "POST, OPTIONS" }),
  sendCase("a preflight request for a tool", "/mcp", 204, () => ({ method: "OPTIONS" }), openHeaders),
  sendCase("an unreadable call of a tool", "/mcp", 400, () => jsonRequest("{"), { ...noStore, ...openHeaders }),
  getCase("llms.txt", "/llms.txt", 200, revalidatedHeaders("text/plain")),
  getCase("security.txt", "/.well-known/security.txt", 200, revalidatedHeaders("text/plain")),
  getCase("the manifest", "/manifest.webmanifest", 200, revalidatedHeaders("application/manifest+json")),
  getCase("the search index", "/search-index.json", 200, revalidatedHeaders("application/json")),
  getCase("the service worker", "/sw.js", 200, {
    "cache-control": "no-cache",
    "content-type": expect.stringContaining("text/javascript"),
  }),
  getCase("a script", "{js}", 200, { "cache-control": "public, max-age=31536000, immutable" }),
  getCase("a script that the browser has cached", "{js}", 304),
  ...["client-00000000.js", "client-00000000.css", "roof-960-00000000.avif"].map((file) =>
    getCase(`${file} of an older build`, `/assets/${file}`, 404, ofAnotherBuild),
  ),
  getCase("the list of headers itself", "/_headers", 404),
  picture("a picture", "{avif}"),
  picture("a picture for older browsers", "{webp}"),
  picture("the icon", "/favicon.svg"),
  picture("the icon for older browsers", "/favicon.ico"),
  picture("the icon for phones", "/apple-touch-icon.png"),
  picture("a social card", "/cards/home.jpg"),
];
