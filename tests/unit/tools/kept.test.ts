import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keeper } from "#tools/vite/kept.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "kept-"));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "package-lock.json"), "{}");
});
afterAll(() => rmSync(root, { recursive: true }));

test("an article is compiled once, and again when it or anything it is made with changes", () => {
  let made = 0;
  const read = () =>
    keeper<{ text: string }>(root, "articles", ["content/*.ts"])((file, source) => {
      made++;
      return { text: `${file}: ${source}` };
    }, "content/a.mdx").text;
  writeFileSync(join(root, "content/figures.ts"), "1");
  writeFileSync(join(root, "content/a.mdx"), "first");
  expect([read(), read(), made]).toEqual(["content/a.mdx: first", "content/a.mdx: first", 1]);
  writeFileSync(join(root, "content/a.mdx"), "second");
  expect([read(), read(), made]).toEqual(["content/a.mdx: second", "content/a.mdx: second", 2]);
  writeFileSync(join(root, "content/figures.ts"), "2");
  expect([read(), read(), made]).toEqual(["content/a.mdx: second", "content/a.mdx: second", 3]);
});
