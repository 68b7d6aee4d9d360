// Everything, from nothing: install, checks, build, then unit, worker, browser and fault tests.
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled, run, say } from "./setup.mjs";

const started = Date.now();
ensureInstalled();
const CHROME_PATH = ensureChromium();
say("Checks: types, format, lint, unused code, content");
run("npm", ["run", "--silent", "check"]);
say("Build");
run("vite", ["build", "--logLevel", "warn"]);
say("Tests: unit, worker, browser, faults");
run("vitest", ["run", ...process.argv.slice(2)], { CHROME_PATH });
say(`All of it took ${Math.round((Date.now() - started) / 1000)} s`);
