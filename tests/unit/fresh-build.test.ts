import { globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sourceNewerThan } from "#tests/running-site/fresh-build.ts";

const files = [
  "app/pages/page.tsx",
  "app/pages/words.json",
  "tools/vite/jsx-runtime.mjs",
  "tools/checks/visit-plan.ts",
];
const sourceSeconds = 1000;
const buildMs = 2_000_000;
const newSeconds = 3000;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sources-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  for (const path of globSync("**/*", { cwd: root })) utimesSync(join(root, path), sourceSeconds, sourceSeconds);
});

test("a build is fresh if no source has changed since", () => {
  expect(sourceNewerThan(buildMs, root)).toBeUndefined();
});

test.each(files)("a build is out of date after a change in %s", (file) => {
  utimesSync(join(root, file), newSeconds, newSeconds);
  expect(sourceNewerThan(buildMs, root)).toBe(file);
});

test("a build is out of date after a source was deleted", () => {
  rmSync(join(root, "app/pages/words.json"));
  expect(sourceNewerThan(buildMs, root)).toBe("app/pages");
});
