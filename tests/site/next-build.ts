// A copy of the build as the next deploy would be.
import { globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { copyBuildTo } from "#tools/local/built-worker.ts";

/** The next deploy, without building: the same site, but every script and style under another name. */
export function nextBuild(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "build-"));
  copyBuildTo(root);
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
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function rename(file: string, names: readonly string[], before: string): void {
  let text = readFileSync(file, "utf8");
  for (const name of names) text = text.replaceAll(before + name, before + nextName(name));
  writeFileSync(file, text);
}

function nextName(name: string): string {
  return name.replace(/\.(js|css)$/, "-next.$1");
}
