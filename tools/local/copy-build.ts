import { cpSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** Copies the build into an empty folder, to be served from there: the next build empties dist/. */
export function copyBuildTo(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, "../../dist"), join(folder, "dist"), {
    recursive: true,
    // Files that a running site keeps beside its Worker can vanish while they are copied.
    filter: (from) => !/^(\.wrangler|wrangler\..+\.json|plain-.+\.capnp)$/.test(basename(from)),
  });
}
