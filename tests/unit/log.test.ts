import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorFields, LoggableError } from "#worker/log.ts";

test("a line of an error's message that looks like a stack frame isn't logged", () => {
  const { at } = errorFields(new Error("can't read\n    at 12 High Street, Kew"));
  expect(at).toContain("log.test.ts");
});

test("only an error of ours is logged with its message", () => {
  expect(errorFields(new LoggableError("the quote is missing"))).toMatchObject({ message: "the quote is missing" });
  expect(errorFields(new TypeError("Ann Lee isn't a number"))).not.toHaveProperty("message");
});

test("docs/operations.md explains every event that is logged, and no other", () => {
  const code = globSync("worker/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const logged = code.flatMap((text) => [...text.matchAll(/log\(\{\s*event: "([\w-]+)"/gi)]).map(([, event]) => event);
  const table = readFileSync("docs/operations.md", "utf8").split("| Log line")[1]?.split("\n\n")[0] ?? "";
  const explained = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, event]) => event);
  expect(explained.toSorted()).toEqual([...new Set(logged)].toSorted());
});
