import { expect, test } from "vitest";
import { errorFields, LoggableError } from "#worker/log.ts";

test("a pasted line that looks like one of a stack isn't logged with its error", () => {
  const { at } = errorFields(new Error("can't read\n    at 12 High Street, Kew"));
  expect(at).toContain("log.test.ts");
});

test("only an error of ours is logged with its message", () => {
  expect(errorFields(new LoggableError("the quote is missing"))).toMatchObject({ message: "the quote is missing" });
  expect(errorFields(new TypeError("Ann Lee isn't a number"))).not.toHaveProperty("message");
});
