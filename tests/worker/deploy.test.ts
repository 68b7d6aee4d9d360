import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { melbourneDate } from "#content/melbourne.ts";
import { unprovedClaims } from "#content/offers/unproved-claims.ts";

const root = join(import.meta.dirname, "../..");

test("the build is a Worker that the platform's own tool would take", () => {
  const { status, stdout, stderr } = run("wrangler", ["deploy", "--dry-run", "--config", "dist/worker/wrangler.json"]);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("--dry-run: exiting now");
});

test("a deploy with the sample identity and prices is refused, says what to fill in and which claims the list doesn't reach; a stage may show the prices", () => {
  const { status, stderr } = run("node", ["tools/deploy/refusals.ts", "--dry-run"]);
  expect(status).toBe(1);
  expect(stderr).toContain("content/business.ts still holds the sample identity");
  expect(stderr).toContain("content/prices.ts still holds sample prices");
  const named = [...stderr.matchAll(/✗ (.+) from \$[\d,]+ is below our own lowest price/g)].map(([, name]) => name);
  expect(named).toEqual(unprovedClaims(melbourneDate(new Date())).map(({ name }) => name));
  expect(run("node", ["tools/deploy/refusals.ts", "--dry-run", "--env", "staging"]).stderr).not.toContain("prices.ts");
});

function run(command: string, args: string[]) {
  return spawnSync(join(root, "node_modules/.bin", command), args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_API_TOKEN: "" },
  });
}
