import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const sources = [
  "{app,content,worker,public}/**/*",
  "tools/vite/**/*.ts",
  "{vite.config.ts,wrangler.toml,package-lock.json}",
];

/** Runs once before the tests that use the build, and fails if the build is older than the sources. */
export function setup(): void {
  const builtWorkerPath = join(root, "dist/worker/index.js");
  if (!existsSync(builtWorkerPath))
    throw new Error("These tests need the build, and dist/ isn't there: run npm run build");
  const { mtimeMs } = statSync(builtWorkerPath);
  const newerSource = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .find((path) => statSync(path).mtimeMs > mtimeMs);
  if (newerSource !== undefined)
    throw new Error(
      `These tests need the build, and dist/ is older than ${newerSource.slice(root.length + 1)}: run npm run build`,
    );
}
