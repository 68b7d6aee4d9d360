import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("the build is a Worker that the platform's own tool would take", () => {
  const { status, stdout, stderr } = run("wrangler", ["deploy", "--dry-run", "--config", "dist/worker/wrangler.json"]);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("--dry-run: exiting now");
});

test("a deploy under the sample identity is refused, with what to fill in", () => {
  const { status, stderr } = run("node", ["tools/checks/deploy.ts", "--dry-run"]);
  expect(status).toBe(1);
  expect(stderr).toContain("content/business.ts still holds the sample identity");
});

function run(command: string, args: string[]) {
  return spawnSync(join(root, "node_modules/.bin", command), args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_API_TOKEN: "" },
  });
}
