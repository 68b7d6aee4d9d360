import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const projectRoot = join(import.meta.dirname, "../..");
/** What the build reads. A folder counts as well: it becomes newer when a file in it is deleted. */
const sources = [
  "{app,content,worker,public}/{,**/*}",
  "tools/vite/{,**/*}",
  "tools/checks/visit-plan.ts",
  "{vite.config.ts,wrangler.toml,package-lock.json}",
];

/** Runs once before the tests that use the build, and fails if the build is older than the sources. */
export function setup(): void {
  const builtWorkerPath = join(projectRoot, "dist/worker/index.js");
  if (!existsSync(builtWorkerPath))
    throw new Error("These tests need the build, and dist/ isn't there: run npm run build");
  const newerSource = sourceNewerThan(statSync(builtWorkerPath).mtimeMs, projectRoot);
  if (newerSource !== undefined)
    throw new Error(`These tests need the build, and dist/ is older than ${newerSource}: run npm run build`);
}

export function sourceNewerThan(buildMs: number, root: string): string | undefined {
  return globSync(sources, { cwd: root }).find((path) => statSync(join(root, path)).mtimeMs > buildMs);
}
