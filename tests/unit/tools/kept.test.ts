import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keeper, keyOf, sourcesOf } from "#tools/vite/kept.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "kept-"));
  mkdirSync(join(root, "content"));
});
afterAll(() => rmSync(root, { recursive: true }));

test("what was made is found again by its key alone, after an edit and its undoing too, and old makings go", () => {
  const { find, keep } = keeper<{ text: string }>(root, "articles");
  const [first, second] = [keyOf(["rules", "first"]), keyOf(["rules", "second"])];
  expect(find("content/a.mdx", first)).toBeUndefined();
  keep("content/a.mdx", first, { text: "one" });
  keep("content/a.mdx", second, { text: "two" });
  keep("content/b.mdx", first, { text: "another" });
  expect([find("content/a.mdx", first), find("content/a.mdx", second)]).toEqual([{ text: "one" }, { text: "two" }]);
  expect(find("content/b.mdx", second)).toBeUndefined();
  for (let edit = 0; edit < 10; edit++) keep("content/a.mdx", keyOf([String(edit)]), { text: "edited" });
  expect(find("content/a.mdx", keyOf(["9"]))).toEqual({ text: "edited" });
  expect(readdirSync(join(root, "node_modules/.cache/articles"))).toHaveLength(5);
});

test("a key is another when a text changes, or where one ends and the next begins", () => {
  const keys = [["ab", "c"], ["a", "bc"], ["abc"], ["ab", "d"]].map(keyOf);
  expect(new Set(keys).size).toBe(4);
});

test("a file's sources are all that it imports of ours, however far, and nothing behind what is known", () => {
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write("content/a.ts", 'import { b } from "./b.ts";\nimport list from "#content/list.json" with { type: "json" };');
  write("content/b.ts", 'import { z } from "zod";\nimport type { C } from "#content/c.ts";\nexport * from "./a.ts";');
  write("content/c.ts", "export type C = string;");
  write("content/list.json", "[]");
  const all = ["content/a.ts", "content/b.ts", "content/c.ts", "content/list.json"];
  expect([...sourcesOf(root, "content/a.ts")].sort()).toEqual(all);
  expect([...sourcesOf(root, "content/a.ts", new Set(["content/b.ts"]))].sort()).toEqual(
    all.filter((file) => file !== "content/c.ts"),
  );
});
