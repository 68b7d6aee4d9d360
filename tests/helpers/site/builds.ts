// Copies of the build with something changed: the next deploy, and the real business.
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { copyBuildTo } from "#tools/local/build-site.ts";

function copyOfBuild(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  copyBuildTo(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** The next deploy, without building: the same site, but every script and style under another name. */
export function nextBuild(): { root: string; remove(): void } {
  const copy = copyOfBuild();
  const { root } = copy;
  const renamed = globSync(join(root, "dist/client/assets/*.{js,css}")).map((file) => basename(file));
  for (const file of globSync(join(root, "dist/client/**/*.{js,css}"))) rename(file, renamed, "");
  // The Worker has parts of its own that are called the same; what a page loads begins with a slash.
  for (const file of globSync(join(root, "dist/worker/**/*.js")))
    for (const quote of ['"', "`"]) rename(file, renamed, `${quote}/assets/`);
  for (const name of renamed)
    renameSync(join(root, "dist/client/assets", name), join(root, "dist/client/assets", nextName(name)));
  for (const file of globSync(join(root, "dist/worker/**/*.js"))) {
    const next = readFileSync(file, "utf8").replace(/(build:[`"'])[0-9a-f]{12}/, "$1nextnextnext");
    writeFileSync(file, next);
  }
  return copy;
}

function rename(file: string, names: readonly string[], before: string): void {
  let text = readFileSync(file, "utf8");
  for (const name of names) text = text.replaceAll(before + name, before + nextName(name));
  writeFileSync(file, text);
}

function nextName(name: string): string {
  return name.replace(/\.(js|css)$/, "-next.$1");
}

/** The build as it is once the business is real: search engines may list its pages. */
export function realIdentity(): { root: string; remove(): void } {
  const copy = copyOfBuild();
  let changed = 0;
  for (const file of globSync(join(copy.root, "dist/worker/**/*.js"))) {
    const text = readFileSync(file, "utf8");
    const real = text.replaceAll(/\bsample:!0/g, "sample:!1");
    if (real !== text) changed += 1;
    writeFileSync(file, real);
  }
  if (changed === 0) throw new Error("the build holds no sample identity");
  return copy;
}
