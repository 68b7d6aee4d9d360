import { expect, test } from "vitest";
import { errorFields } from "#worker/log.ts";

test("a pasted line that looks like one of a stack isn't logged with its error", () => {
  const { at } = errorFields(new Error("can't read\n    at 12 High Street, Kew"));
  expect(at).toContain("log.test.ts");
});
