import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyBuildTo } from "#tools/local/build-site.ts";

/** The build as it is once the business is real: search engines may list its pages. */
export function realIdentity(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "real-identity-"));
  copyBuildTo(root);
  let changed = 0;
  for (const file of globSync(join(root, "dist/worker/**/*.js"))) {
    const text = readFileSync(file, "utf8");
    const real = text.replaceAll(/\bsample:!0/g, "sample:!1");
    if (real !== text) changed += 1;
    writeFileSync(file, real);
  }
  if (changed === 0) throw new Error("the build holds no sample identity");
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
