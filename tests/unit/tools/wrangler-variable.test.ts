import { expect, test } from "vitest";
import { wranglerVariable } from "#tools/shared/wrangler-variable.ts";

test("a variable is the stage's own, and never another's", () => {
  expect(wranglerVariable("SITE_URL")).not.toContain("staging");
  expect(wranglerVariable("SITE_URL", "staging")).toContain("staging");
  expect(wranglerVariable("SITE_URL", "elsewhere")).toBeUndefined();
  expect(wranglerVariable("bucket_name")).toBeUndefined();
});
