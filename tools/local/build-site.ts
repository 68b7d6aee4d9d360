import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Builds into dist/. Says nothing unless something is wrong. Once it is told to stop, it never settles. */
export function buildSite(stopped: AbortSignal): Promise<void> {
  const child = spawn("vite", ["build", "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
  stopped.addEventListener("abort", () => child.kill());
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (status) => {
      if (stopped.aborted) return;
      if (status === 0) resolve();
      else reject(new Error("The build failed; what it said stands above."));
    });
  });
}

/** A copy of the build to serve from: the next build empties dist/. */
export function copyBuild(name: string): string {
  const copy = join(root, ".wrangler", name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, "dist"), { recursive: true });
  cpSync(join(root, "dist"), join(copy, "dist"), { recursive: true });
  return copy;
}
