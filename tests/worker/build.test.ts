import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("a deploy with the sample identity and prices is refused and says what to fill in", () => {
  const { status, stdout, stderr } = run("node", ["tools/deploy.mjs", "--dry-run"]);
  expect(status).toBe(1);
  expect(stdout).toContain("Check what would go to production");
  expect(stderr).toContain("content/business.ts still holds the sample identity");
  expect(stderr).toContain("content/prices.ts still holds sample prices");
});

test.each([[["--env", "staging"]], [["--env=staging"]]])(
  "%j: staging may show sample prices, but not the sample business or a sample address",
  (environment) => {
    const { status, stdout, stderr } = run("node", ["tools/deploy.mjs", "--dry-run", "--under-review", ...environment]);
    expect(status).toBe(1);
    expect(stdout).toContain("Check what would go to staging");
    expect(stderr.match(/^✗ .*/gm)).toEqual([
      expect.stringContaining("content/business.ts still holds the sample identity"),
      expect.stringContaining("SITE_URL in wrangler.toml is “https://staging.wattlebird.example”"),
    ]);
  },
);

function run(command: string, args: string[]) {
  return spawnSync(command === "node" ? process.execPath : join(root, "node_modules/.bin", command), args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_API_TOKEN: "" },
  });
}
