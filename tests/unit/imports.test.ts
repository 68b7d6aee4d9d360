import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A file, which needn't exist, and what it imports. */
const refused = [
  ["content/to-app.ts", "#app/routes.ts"],
  ["content/to-worker.ts", "../worker/log.ts"],
  ["content/energy/to-app.ts", "../../app/routes.ts"],
  ["app/pages/home/to-worker.ts", "../../../worker/log.ts"],
  ["app/pages/home/island.tsx", "../../../worker/log.ts"],
  ["worker/to-tools.ts", "../tools/search.ts"],
  ["worker/leads/desk/to-tools.ts", "../../../tools/search.ts"],
  ["worker/leads/inbox/to-desk.ts", "../desk/card.ts"],
  ["worker/leads/letters/to-inbox.ts", "../inbox/inbox.ts"],
  ["worker/leads/intake/to-desk.ts", "../desk/card.ts"],
  ["worker/leads/record/to-letters.ts", "../letters/mailer.ts"],
  ["worker/leads/links/to-letters.ts", "../letters/mailer.ts"],
] as const;

const allowed = [
  ["content/energy/to-content.ts", "../format.ts"],
  ["app/meter/what-if/to-web-worker.ts", "../web-worker/compute.ts"],
  ["app/pages/home/to-content.ts", "#content/format.ts"],
  ["worker/feeds/to-feeds.ts", "./tools.ts"],
] as const;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
let report = "";

beforeAll(() => {
  for (const name of ["biome.jsonc", ".gitignore"]) copyFileSync(join(root, name), join(folder, name));
  for (const [file, imported] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export { one } from "${imported}";\n`);
  }
  report = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", "--only=style/noRestrictedImports", "--reporter=github", "--max-diagnostics=none"],
    { cwd: folder, encoding: "utf8" },
  ).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)("%s may not import %s, from a layer built on its own", (file) => {
  expect(report).toContain(`file=${join(folder, file)},`);
});

test.each(allowed)("%s may import %s, from its own layer or one below it", (file) => {
  expect(report).toContain("title=lint/style/noRestrictedImports");
  expect(report).not.toContain(`file=${join(folder, file)},`);
});
