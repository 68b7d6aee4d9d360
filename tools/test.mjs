// `npm test`: installs, then builds beside the checks, then runs every test. With arguments: runs Vitest with them at once.
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, fail, run, say } from "./setup/setup.mjs";

const vitestArguments = process.argv.slice(2);
const started = Date.now();
const stepTimes = [];
ensureInstalled();
stepTimes.push(`install ${secondsSince(started)} s`);
const files = vitestArguments.filter((name) => name.includes("tests/"));
const onlyUnits = files.length > 0 && files.every((name) => name.includes("tests/unit"));
const CHROME_PATH = onlyUnits ? "" : ensureChromium({ whole: process.env.PROVE === "on" });
const test = () => run("vitest", ["run", ...vitestArguments], { CHROME_PATH });
if (vitestArguments.length > 0) process.exit((await test()) ? 0 : 1);

say("1 of 2  Build, and checks beside it: types, format, lint, unused code, content");
const [built, checked] = await Promise.all([
  timed("build", () => run("vite", ["build", "--logLevel", "warn"])),
  timed("checks", () => run("npm", ["run", "--silent", "check"])),
]);
if (!built) fail("The build failed: its messages are above. To run it alone: npm run build");
say("2 of 2  Tests");
const tested = await timed("tests", test);
say(`${stepTimes.join(", ")}; ${secondsSince(started)} s in all`);
if (!checked) console.log("The checks failed: their messages are above the tests. To run them alone: npm run check");
if (!checked || !tested) process.exit(1);

async function timed(step, runStep) {
  const stepStarted = Date.now();
  const passed = await runStep();
  stepTimes.push(`${step} ${passed ? "passed" : "FAILED"} in ${secondsSince(stepStarted)} s`);
  return passed;
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000);
}
