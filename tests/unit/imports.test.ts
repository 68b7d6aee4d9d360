import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const refused = [
  ["content/one.ts", "#app/routes.ts"],
  ["content/two.ts", "../worker/log.ts"],
  ["content/energy/three.ts", "../../app/routes.ts"],
  ["app/pages/home/four.ts", "../../../worker/log.ts"],
  ["app/pages/home/island.tsx", "../../../worker/log.ts"],
  ["worker/five.ts", "../tools/search.ts"],
  ["worker/leads/desk/six.ts", "../../../tools/search.ts"],
  ["worker/leads/inbox/seven.ts", "../desk/card.ts"],
  ["worker/leads/letters/eight.ts", "../inbox/inbox.ts"],
  ["worker/leads/intake/nine.ts", "../desk/card.ts"],
  ["worker/leads/record/ten.ts", "../letters/mailer.ts"],
  ["worker/leads/links/eleven.ts", "../letters/mailer.ts"],
] as const;

const allowed = [
  ["content/energy/three-more.ts", "../format.ts"],
  ["app/meter/what-if/four-more.ts", "../web-worker/compute.ts"],
  ["app/pages/home/four-more.ts", "#content/format.ts"],
  ["worker/feeds/five-more.ts", "./tools.ts"],
] as const;

test("the linter refuses an import from a higher layer, by an alias or a relative path", () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
  try {
    for (const name of ["biome.jsonc", ".gitignore"]) copyFileSync(join(root, name), join(folder, name));
    for (const [file, imported] of [...refused, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `export { one } from "${imported}";\n`);
    }
    const { stdout, stderr } = spawnSync(
      join(root, "node_modules/.bin/biome"),
      ["lint", "--only=style/noRestrictedImports", "--reporter=github", "--max-diagnostics=none"],
      { cwd: folder, encoding: "utf8" },
    );
    const found = [...refused, ...allowed]
      .map(([file]) => file)
      .filter((file) => stdout.includes(`file=${join(folder, file)},`));
    expect(found, stderr).toEqual(refused.map(([file]) => file));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
