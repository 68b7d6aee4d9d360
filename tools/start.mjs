import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, environment, projectNode, root } from "./setup.mjs";

ensureInstalled();
// The same process group and terminal: a signal meant for `npm start` reaches the site as well.
const { status, signal } = spawnSync(projectNode(), [join(root, "tools/local/serve.ts"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: environment(),
});
process.exit(status ?? (signal ? 130 : 1));
