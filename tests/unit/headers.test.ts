import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { strictTransport } from "#worker/headers.ts";

// Browsers' preload list takes only sites that include their subdomains.
test.each([
  ["neither chosen", "max-age=63072000", business.https],
  ["both chosen", "max-age=63072000; includeSubDomains; preload", { allSubdomains: true, preload: true }],
  ["preload alone chosen", "max-age=63072000", { allSubdomains: false, preload: true }],
])("of subdomains and preload, with %s, the HSTS header is “%s”", (_, header, settings) => {
  expect(strictTransport(settings)).toBe(header);
});
