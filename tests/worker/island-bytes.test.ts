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

/** What every island shares: the starter and React. */
const shared = new Set([...loadedWith("app/client/client.ts"), ...loadedWith("app/client/hydrate.ts")]);

/** Those that model a year bring the engine and its tables, 8 KB of brotli; the others do sums. */
test.each([
  ["battery", 24],
  ["savings", 24.5],
  ["hot-water", 14],
  ["quote", 12],
  ["rebates", 12],
] as const)("the %s estimator brings %d KB at most", (island, kilobytes) => {
  expect(ownBytes(island)).toBeLessThanOrEqual(kilobytes * 1024);
});

test("React comes with no estimator's code in it", () => {
  const react = [...loadedWith("app/client/hydrate.ts")].map((name) => chunks[name]?.file);
  expect(bytesOf(react)).toBeLessThan(70 * 1024);
  for (const file of react) expect(readFileSync(join(built, file ?? ""), "utf8")).not.toMatch(/usable kWh|Solar Homes/);
});

/** Gzip bytes of all that an island loads and React or the starter doesn't. */
function ownBytes(island: string): number {
  const own = [...loadedWith(`app/estimators/${island}/island.tsx`)].filter((name) => !shared.has(name));
  return bytesOf(own.map((name) => chunks[name]?.file));
}

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
