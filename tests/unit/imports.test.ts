import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

const toolsAndTests = ["tools", "tests"];
const leadsRoot = ["worker/leads/leads.ts", "worker/leads/routes.ts", "worker/leads/health.ts"];
const onlyOnServer = ["content/articles", "app/figures/notes.tsx", "app/island/wrapper.tsx"];

/** Files, which needn't exist, and the layers and files that each must not import, neither by an alias nor by a relative path. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  "content/one.ts": ["app", "worker", ...toolsAndTests],
  "content/energy/tariffs/one.ts": ["app", "worker", ...toolsAndTests],
  "app/one.ts": ["worker", ...toolsAndTests],
  "app/pages/home/one.tsx": ["worker", ...toolsAndTests],
  "app/pages/home/island.tsx": ["worker", ...toolsAndTests, ...onlyOnServer],
  "app/estimators/calculators/one.tsx": ["worker", ...toolsAndTests, ...onlyOnServer],
  "worker/one.ts": toolsAndTests,
  "worker/pages/one.ts": toolsAndTests,
  "worker/leads/record/one.ts": ["app", "worker", "worker/leads/letters", ...toolsAndTests],
  "worker/leads/links/one.ts": ["app", "worker", "worker/leads/letters", ...toolsAndTests],
  "worker/leads/letters/one.ts": [
    "worker/leads/inbox",
    "worker/leads/intake",
    "worker/leads/desk",
    ...leadsRoot,
    ...toolsAndTests,
  ],
  "worker/leads/inbox/one.ts": ["worker/leads/intake", "worker/leads/desk", ...leadsRoot, ...toolsAndTests],
  "worker/leads/intake/one.ts": ["worker/leads/desk", ...leadsRoot, ...toolsAndTests],
  "worker/leads/desk/one.ts": [...leadsRoot, ...toolsAndTests],
};

const refused: readonly (readonly [file: string, imported: string])[] = [
  ...Object.entries(forbidden).flatMap(([file, targets]) =>
    targets
      .map((target) => (target.includes(".") ? target : `${target}/other.ts`))
      .flatMap((target) => [`#${target}`, relative(dirname(file), target)])
      .map((imported) => [file, imported] as const),
  ),
  ["content/energy/tariffs/one.ts", "../../../vite.config.ts"],
  ["app/pages/home/island.tsx", "react-router"],
  ["app/pages/home/island.tsx", "react-dom/server"],
];

const allowed = [
  ["content/energy/tariffs/one.ts", "../../format.ts"],
  ["content/energy/tariffs/one.ts", "#content/format.ts"],
  ["app/meter/what-if/one.ts", "../web-worker/compute.ts"],
  ["app/pages/home/one.tsx", "#content/format.ts"],
  ["app/pages/home/one.tsx", "react-router"],
  ["app/pages/home/island.tsx", "#app/island/after-load.ts"],
  ["worker/feeds/one.ts", "./tools.ts"],
  ["worker/pages/one.ts", "#app/routes.ts"],
  ["worker/leads/record/one.ts", "#content/format.ts"],
  ["worker/leads/letters/one.ts", "../record/outcomes.ts"],
  ["worker/leads/inbox/one.ts", "../letters/mailer.ts"],
  ["worker/leads/intake/one.ts", "../inbox/inbox.ts"],
  ["worker/leads/desk/one.ts", "../intake/store.ts"],
  ["worker/leads/desk/one.ts", "#worker/log.ts"],
] as const;

const folder = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
/** The imports of each file, one a line. */
const importsByFile = Map.groupBy([...refused, ...allowed], ([file]) => file);
let report = "";

beforeAll(() => {
  for (const name of ["biome.jsonc", ".gitignore"]) copyFileSync(join(root, name), join(folder, name));
  for (const [file, imports] of importsByFile) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), imports.map(([_, imported]) => `import "${imported}";\n`).join(""));
  }
  report = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", "--only=style/noRestrictedImports", "--reporter=github", "--max-diagnostics=none"],
    { cwd: folder, encoding: "utf8" },
  ).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)("%s may not import %s", (file, imported) => {
  expect(report).toContain(reportedLine(file, imported));
});

test.each(allowed)("%s may import %s", (file, imported) => {
  expect(report).toContain("title=lint/style/noRestrictedImports");
  expect(report).not.toContain(reportedLine(file, imported));
});

function reportedLine(file: string, imported: string): string {
  const line = 1 + (importsByFile.get(file) ?? []).findIndex((other) => other[1] === imported);
  return `file=${join(folder, file)},line=${line},`;
}
