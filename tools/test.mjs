// `npm test`: installs, then builds beside the checks, then runs every test. With arguments: runs Vitest with them at once.
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, fail, run, say } from "./setup/setup.mjs";

const vitestArguments = process.argv.slice(2);
const startedMs = Date.now();
const stepTimes = [];
ensureInstalled();
stepTimes.push(`install ${secondsSince(startedMs)} s`);
const files = vitestArguments.filter((name) => name.includes("tests/"));
const onlyUnits = files.length > 0 && files.every((name) => name.includes("tests/unit"));
const CHROME_PATH = onlyUnits ? "" : ensureChromium({ whole: process.env.PROVE === "on" });
const test = () => run("vitest", ["run", ...vitestArguments], { CHROME_PATH });
if (vitestArguments.length > 0) process.exit((await test()) ? 0 : 1);

say("1 of 2  Build, and checks beside it: types, format, lint, unused code, content");
const [buildPassed, checksPassed] = await Promise.all([
  timed("build", () => run("vite", ["build", "--logLevel", "warn"])),
  timed("checks", () => run("npm", ["run", "--silent", "check"])),
]);
const sayChecksFailed = () =>
  console.log("The checks failed: their messages are above. To run them alone: npm run check");
if (!buildPassed) {
  if (!checksPassed) sayChecksFailed();
  fail("The build failed: its messages are above. To run it alone: npm run build");
}
say("2 of 2  Tests");
const testsPassed = await timed("tests", test);
say(`${stepTimes.join(", ")}; ${secondsSince(startedMs)} s in all`);
if (!checksPassed) sayChecksFailed();
if (!checksPassed || !testsPassed) process.exit(1);

/**
 * @param {string} step
 * @param {() => Promise<boolean>} runStep
 */
async function timed(step, runStep) {
  const stepStartedMs = Date.now();
  const hasPassed = await runStep();
  stepTimes.push(`${step} ${hasPassed ? "passed" : "FAILED"} in ${secondsSince(stepStartedMs)} s`);
  return hasPassed;
}

/** @param {number} thenMs */
function secondsSince(thenMs) {
  return Math.round((Date.now() - thenMs) / 1000);
}
