import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Builds into dist/. Says nothing unless something is wrong. */
export function buildSite(env: Record<string, string> = {}): void {
  const { status } = spawnSync("vite", ["build", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error("The build failed; what it said stands above.");
}

/** A copy of the build to serve from: the next build empties dist/. */
export function copyBuild(name: string): string {
  const copy = join(root, ".wrangler", name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, "dist"), join(copy, "dist"), { recursive: true });
  return copy;
}
