import { expect, test } from "vitest";
import { isCrossOrigin } from "#worker/cross-origin.ts";

const ourOrigin = "https://www.wattlebird.example";
const localOrigin = "http://127.0.0.1:8787";

test.each<[when: string, headers: Record<string, string>, site?: string]>([
  ["the browser says cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["the browser says cross-site, whatever the origin", { "Sec-Fetch-Site": "cross-site", Origin: ourOrigin }],
  ["the browser says same-site, as from a subdomain", { "Sec-Fetch-Site": "same-site" }],
  ["an older browser names another origin", { Origin: "https://evil.example" }],
  ["an older browser hides its origin", { Origin: "null" }],
  ["it comes from another port of a developer's machine", { Origin: "http://localhost:9999" }, localOrigin],
])("a request is cross-origin if %s", (_, headers, site = ourOrigin) => {
  expect(isCrossOrigin(new Request(`${site}/api/places`, { headers }))).toBe(true);
});

test.each<[when: string, headers: Record<string, string>, site?: string]>([
  ["the browser says same-origin", { "Sec-Fetch-Site": "same-origin" }],
  ["the visitor opened the address", { "Sec-Fetch-Site": "none" }],
  ["an older browser names our origin", { Origin: ourOrigin }],
  ["an API client names no origin", {}],
  ["it comes from a developer's machine by its other name", { Origin: "http://localhost:8787" }, localOrigin],
])("a request isn't cross-origin if %s", (_, headers, site = ourOrigin) => {
  expect(isCrossOrigin(new Request(`${site}/api/places`, { headers }))).toBe(false);
});
