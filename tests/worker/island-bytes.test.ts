import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const built = join(import.meta.dirname, "../../dist/client");

interface Chunk {
  file: string;
  imports?: string[];
}

const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));

const calculators = Object.keys(chunks).filter((name) =>
  /^app\/estimators\/.*(calculators\/[^/]+|island)\.tsx$/.test(name),
);

test.each(calculators)("%s comes with React and the starter in 100 KB", (calculator) => {
  const files = ["app/client/client.ts", "app/client/hydrate.ts", calculator].flatMap((name) => [...loadedWith(name)]);
  expect(bytesOf([...new Set(files)].map((name) => chunks[name]?.file))).toBeLessThanOrEqual(100 * 1024);
});

test("React comes with no estimator's code in it", () => {
  const react = [...loadedWith("app/client/hydrate.ts")].map((name) => chunks[name]?.file);
  expect(bytesOf(react)).toBeLessThan(70 * 1024);
  for (const file of react) expect(readFileSync(join(built, file ?? ""), "utf8")).not.toMatch(/usable kWh|Solar Homes/);
});

/** Gzip bytes. */
function bytesOf(files: readonly (string | undefined)[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(built, file ?? ""))).length, 0);
}

function loadedWith(name: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`the build has no ${name}`);
  if (found.has(name)) return found;
  found.add(name);
  for (const each of chunk.imports ?? []) loadedWith(each, found);
  return found;
}
