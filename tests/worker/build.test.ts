import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#tests/running-site/runtime.ts";

test("tools/where.ts finds the source of a place in the built Worker", () => {
  const message = "the maps service answered";
  const lines = readFileSync(join(root, "dist/worker/assets/answers.js"), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes(message));
  const place = `answers.js:${line + 1}:${(lines[line] ?? "").indexOf(message)}`;
  expect(run("node", ["tools/where.ts", `onPlaces (${place})`]).stdout).toMatch(
    /^worker\/places\/google\.ts:\d+:\d+\nThis is right for build [0-9a-f]{12}\./,
  );
  expect(run("node", ["tools/where.ts", "answers.js:1:99999999"]).stderr).toContain(
    "Build the commit that is deployed",
  );
});

test("wrangler accepts the build", () => {
  const { status, stdout, stderr } = run("wrangler", ["deploy", "--dry-run", "--config", "dist/worker/wrangler.json"]);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("--dry-run: exiting now");
});

test.each<[string, string[]]>([
  ["production", []],
  ["staging", ["--env", "staging", "--under-review"]],
])("a deploy to %s with a sample address is refused, and says what to do about it", (environment, args) => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const vars = 'SITE_URL = "https://www.sample.example"';
  writeFileSync(join(folder, "wrangler.toml"), `name = "sample"\n[vars]\n${vars}\n[env.staging.vars]\n${vars}\n`);
  const { status, stdout, stderr } = run("node", [join(root, "tools/deploy.mjs"), "--dry-run", ...args], folder);
  expect(status).toBe(1);
  expect(stdout).toContain(`Check what would go to ${environment}`);
  expect(stderr).toContain("✗ SITE_URL in wrangler.toml is “https://www.sample.example”");
  expect(stderr).toContain("Not deployed.");
  if (args.includes("--under-review")) expect(stderr).not.toContain("held until");
});

function run(command: string, args: string[], folder = root) {
  return spawnSync(command === "node" ? process.execPath : join(root, "node_modules/.bin", command), args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_API_TOKEN: "" },
  });
}
