// Everything, from nothing: install, checks, build, then unit, worker, fault and browser tests.
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, run, runTogether, say } from "./setup.mjs";

const started = Date.now();
ensureInstalled();
const CHROME_PATH = ensureChromium();
say("Checks: types, format, lint, unused code, content");
run("npm", ["run", "--silent", "check"]);
say("Build");
run("vite", ["build", "--logLevel", "warn"]);
const wanted = process.argv.slice(2);
if (wanted.length > 0) run("vitest", ["run", ...wanted], { CHROME_PATH });
else {
  say("Tests: unit, worker and faults; the browser's beside them");
  // Either half waits for much of its time; a second core does the other's work meanwhile.
  await runTogether(
    [
      ["vitest", "run", "--project=unit", "--project=worker", "--project=faults"],
      ["vitest", "run", "--project=browser"],
    ],
    { CHROME_PATH },
  );
}
say(`All of it took ${Math.round((Date.now() - started) / 1000)} s`);
