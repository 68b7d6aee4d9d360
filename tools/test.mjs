// Everything, from nothing: install, checks, build, then every test. With a file's name: that file alone, at once.
import { ensureChromium } from "./shared/chromium.mjs";
import { ensureInstalled, fail, run, say, succeeds, succeedsBeside } from "./shared/setup.mjs";

const started = Date.now();
const wanted = process.argv.slice(2);
ensureInstalled();
const onlyUnits = wanted.length > 0 && wanted.every((name) => name.includes("tests/unit"));
const CHROME_PATH = onlyUnits ? "" : ensureChromium({ whole: process.env.PROVE === "on" });
if (wanted.length > 0) run("vitest", ["run", ...wanted], { CHROME_PATH });
else {
  say("1 of 2  Build, and checks beside it: types, format, lint, unused code, content");
  const [built, checked] = await Promise.all([
    succeedsBeside("vite", ["build", "--logLevel", "warn"]),
    succeedsBeside("npm", ["run", "--silent", "check"]),
  ]);
  if (!built) fail("The build failed; what it said stands above.");
  say("2 of 2  Tests");
  const tested = succeeds("vitest", ["run", "--reporter=./tools/shared/progress.ts"], { CHROME_PATH });
  const outcome = [checked ? "checks passed" : "CHECKS FAILED", tested ? "tests passed" : "TESTS FAILED"].join(", ");
  say(`${outcome}; all of it took ${Math.round((Date.now() - started) / 1000)} s`);
  if (!checked || !tested) process.exit(1);
}
