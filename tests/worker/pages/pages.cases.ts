/** Addresses at which there is no page. */
export const oddAddresses: readonly [name: string, path: string][] = [
  ["an unknown path", "/nothing"],
  ["two slashes and a host", "//evil.example"],
  ["two slashes and dots", "//evil.example/%2e%2e"],
  ["a byte that is no text", "/%ff"],
  ["backslashes", "/%5c%5cevil.example"],
  ["a null byte", "/%00"],
  ["an empty segment", "/a//b"],
  ["8,000 characters", `/${"a".repeat(8000)}`],
  ["an unknown path in capitals", "/NOTHING/"],
  ["an unknown article", "/blog/nothing"],
  ["a path below an article", "/blog/solar-recycling/more"],
];
