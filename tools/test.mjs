// Everything, from nothing: install, checks, build, then every test. With a file's name: that file alone, at once.
import { ensureChromium } from "./shared/chromium.mjs";
import { ensureInstalled, run, say, succeeds } from "./shared/setup.mjs";

const started = Date.now();
const wanted = process.argv.slice(2);
ensureInstalled();
const onlyUnits = wanted.length > 0 && wanted.every((name) => name.includes("tests/unit"));
const CHROME_PATH = onlyUnits ? "" : ensureChromium();
if (wanted.length > 0) run("vitest", ["run", ...wanted], { CHROME_PATH });
else {
  say("1 of 3  Checks: types, format, lint, unused code, content");
  const checked = succeeds("npm", ["run", "--silent", "check"]);
  say("2 of 3  Build");
  run("vite", ["build", "--logLevel", "warn"]);
  say("3 of 3  Tests");
  const tested = succeeds("vitest", ["run", "--reporter=./tools/shared/progress.ts"], { CHROME_PATH });
  const outcome = [checked ? "checks passed" : "CHECKS FAILED", tested ? "tests passed" : "TESTS FAILED"].join(", ");
  say(`${outcome}; all of it took ${Math.round((Date.now() - started) / 1000)} s`);
  if (!checked || !tested) process.exit(1);
}
