import { spawn } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

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
  copyBuildTo(copy);
  return copy;
}

/** Leaves out what a running site keeps beside its Worker: it can vanish while it is being copied. */
export function copyBuildTo(folder: string) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, "dist"), join(folder, "dist"), {
    recursive: true,
    filter: (from) => !/^(\.wrangler|wrangler\..+\.json|plain-.+\.capnp)$/.test(basename(from)),
  });
}
