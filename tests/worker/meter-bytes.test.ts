import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const built = join(import.meta.dirname, "../../dist/client");
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(built, ".vite/manifest.json"), "utf8"));

test("reading a meter's file and drawing its year take 20 KB compressed, besides React and the engine", () => {
  const thread = globSync("assets/thread-*.js", { cwd: built });
  const page = ["app/meter/take-files.ts", "app/meter/island.tsx"].map((source) => manifest[source]?.file ?? "");
  expect(thread).toHaveLength(1);
  const bytes = [...thread, ...page].map((file) => brotliCompressSync(readFileSync(join(built, file))).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(20 * 1024);
});
