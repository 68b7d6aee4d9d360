import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { strictTransport } from "#worker/headers.ts";

test("subdomains and the preload list are covered by HSTS only if the owner chooses", () => {
  expect(strictTransport(business.https)).toBe("max-age=63072000");
  expect(strictTransport({ allSubdomains: true, preload: true })).toBe("max-age=63072000; includeSubDomains; preload");
  expect(strictTransport({ allSubdomains: false, preload: true })).toBe("max-age=63072000");
});
