import { expect, test } from "vitest";
import { preferredType } from "#worker/feeds/preferred-type.ts";

const offeredTypes = ["text/html", "text/markdown", "application/json"];

test.each([
  ["", "text/html"],
  ["*/*", "text/html"],
  ["text/*", "text/html"],
  ["image/png", "text/html"],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"],
  ["text/markdown", "text/markdown"],
  ["TEXT/Markdown ; q=0.9, */*;q=0.1", "text/markdown"],
  ["text/markdown, text/html, */*", "text/markdown"],
  ["text/html, text/markdown", "text/html"],
  ["text/markdown;q=0.5, text/html;q=0.6", "text/html"],
  ["text/markdown;q=0.5, */*", "text/html"],
  ["text/markdown;q=0, */*;q=0.1", "text/html"],
  ["text/html;q=0, */*;q=0.1", "text/markdown"],
  ["text/markdown;q=much, text/html;q=0.1", "text/html"],
  ["application/json, text/plain, */*", "application/json"],
  ["application/*", "application/json"],
])("a request that accepts “%s” gets %s", (accept, type) => {
  expect(preferredType(accept, offeredTypes)).toBe(type);
});

test("a request that accepts thousands of malformed types gets text/html", () => {
  expect(preferredType(",;q=1,,/,".repeat(1000), offeredTypes)).toBe("text/html");
});
