import { expect, test } from "vitest";
import { strictTransport } from "#worker/headers.ts";

// Browsers' preload list takes only sites that include their subdomains.
test.each([
  ["neither subdomains nor preload chosen", "max-age=63072000", { allSubdomains: false, preload: false }],
  [
    "subdomains and preload chosen",
    "max-age=63072000; includeSubDomains; preload",
    { allSubdomains: true, preload: true },
  ],
  ["preload alone chosen", "max-age=63072000", { allSubdomains: false, preload: true }],
])("with %s, the HSTS header is “%s”", (_, header, settings) => {
  expect(strictTransport(settings)).toBe(header);
});
