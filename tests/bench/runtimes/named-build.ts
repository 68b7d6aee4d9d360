import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { usualDate } from "#tests/site/usual-date.ts";
import { writeLocalConfig } from "#tools/local/config.ts";
import { localVars } from "#tools/local/vars.ts";

/** The built Worker as it will be once the identity is filled in: `sample` is false, so that pages may be indexed. */
export function namedBuild(root: string, siteUrl: string): string {
  const config = writeLocalConfig({
    root,
    name: "lighthouse",
    vars: localVars({ site: siteUrl, mailbox: "http://127.0.0.1:9", date: usualDate }),
    limit: 10_000_000,
  });
  const folder = join(root, "dist/worker-named");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, "dist/worker"), folder, { recursive: true });
  const named = globSync(join(folder, "**/*.js")).filter((file) => fillIn(file));
  if (named.length === 0) throw new Error("dist/worker holds no sample identity: is business.sample still built in?");
  return join(folder, basename(config));
}

function fillIn(file: string): boolean {
  const text = readFileSync(file, "utf8");
  const filled = text.replaceAll(/\bsample:(!0|true),name:/g, "sample:!1,name:");
  if (filled !== text) writeFileSync(file, filled);
  return filled !== text;
}
