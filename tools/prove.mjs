// What takes too long for every change: each generated case, page, width and state, a thousand schedules of faults, kills, fuzz.
import { ensureChromium } from "./shared/chromium.mjs";
import { ensureInstalled, run, say } from "./shared/setup.mjs";

const started = Date.now();
ensureInstalled();
const CHROME_PATH = ensureChromium({ whole: true });
say("1 of 4  Build");
run("vite", ["build", "--logLevel", "warn"]);
say("2 of 4  Every test with all of its cases");
run("vitest", ["run", "--reporter=./tools/shared/progress.ts"], { CHROME_PATH, PROVE: "on" });
say("3 of 4  Requests while the runtime is killed again and again");
run("node", ["tests/faults/kills/run.ts"]);
say("4 of 4  Ten thousand hostile requests");
run("node", ["tests/fuzz/run.ts"]);
say(`All of it took ${Math.round((Date.now() - started) / 1000)} s`);
