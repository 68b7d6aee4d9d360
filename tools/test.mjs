// `npm test`: installs, then builds beside the checks, then runs every test. With arguments: runs Vitest with them at once.
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, fail, run, say } from "./setup/setup.mjs";

const usage = `npm test               installs if needed, builds and checks, then runs every test
npm test -- <file>     runs a file's tests, at once
npm test -- <file> -u  rewrites a file's expected text
Other arguments are Vitest's: npx vitest --help`;
const vitestArguments = process.argv.slice(2);
if (vitestArguments.some((argument) => argument === "--help" || argument === "-h")) {
  console.log(usage);
  process.exit();
}
const startedMs = Date.now();
const stepTimes = [];
ensureInstalled();
stepTimes.push(`install ${secondsSince(startedMs)} s`);
const test = () => run("vitest", ["run", ...vitestArguments]);
if (vitestArguments.length > 0) process.exit((await test()) ? 0 : 1);

// The tests would look for it too, but only after the build.
ensureChromium({ whole: process.env.PROVE === "on" });
say("1 of 2  Build, and checks beside it: types, format, lint, unused code, content");
const [buildPassed, checksPassed] = await Promise.all([
  timed("build", () => run("vite", ["build", "--logLevel", "warn"], { printsAtEnd: true })),
  timed("checks", () => run("npm", ["run", "--silent", "check"], { printsAtEnd: true })),
]);
const sayChecksFailed = () =>
  console.log("The checks failed: their messages are above. To run them alone: npm run check");
if (!buildPassed) {
  if (!checksPassed) sayChecksFailed();
  fail("The build failed: its messages are above. To run it alone: npm run build");
}
say("2 of 2  Tests");
const testsPassed = await timed("tests", test);
say(`${stepTimes.join(", ")}; ${secondsSince(startedMs)} s in total`);
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
