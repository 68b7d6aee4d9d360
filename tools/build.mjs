import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, refuseArguments, root, runOrExit } from "./setup/setup.mjs";

refuseArguments("npm run build    the production build, in dist/");
ensureInstalled();
const startedMs = Date.now();
runOrExit("vite", ["build", "--logLevel", "warn"]);
const [client, worker] = ["dist/client", "dist/worker"].map((folder) => megabytes(join(root, folder)));
console.log(
  `Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s: dist/client ${client}, for browsers; dist/worker ${worker}`,
);

/** @param {string} folder */
function megabytes(folder) {
  const bytes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
