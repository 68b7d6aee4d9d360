import { spawnSync } from "node:child_process";
import { ensureInstalled, environment, projectNode, root, run, say } from "./setup/setup.mjs";

ensureInstalled();
const args = process.argv.slice(2);
const stage = args.includes("--env") ? args[args.indexOf("--env") + 1] : undefined;
const check = spawnSync(projectNode(), ["tools/deploy/refusals.ts", ...args], {
  cwd: root,
  stdio: "inherit",
  env: environment(),
});
if (check.status !== 0) process.exit(1);
say("Build");
run("vite", ["build", "--logLevel", "warn"], stage ? { CLOUDFLARE_ENV: stage } : {});
say("Deploy");
run("wrangler", ["deploy", "--config", "dist/worker/wrangler.json", ...args.filter((arg) => arg === "--dry-run")]);
