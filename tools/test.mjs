// Everything from scratch: install, checks, build, then every test. With a file name: only that file, at once.
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled, fail, say, succeedsBeside } from "./setup/setup.mjs";

const asked = process.argv.slice(2);
const started = Date.now();
const took = [];
ensureInstalled();
took.push(`install ${seconds(started)} s`);
const files = asked.filter((name) => name.includes("tests/"));
const onlyUnits = files.length > 0 && files.every((name) => name.includes("tests/unit"));
const CHROME_PATH = onlyUnits ? "" : ensureChromium({ whole: process.env.PROVE === "on" });
const test = () => succeedsBeside("vitest", ["run", ...asked], { CHROME_PATH });
if (asked.length > 0) process.exit((await test()) ? 0 : 1);

say("1 of 2  Build, and checks beside it: types, format, lint, unused code, content");
const [built, checked] = await Promise.all([
  timed("build", () => succeedsBeside("vite", ["build", "--logLevel", "warn"])),
  timed("checks", () => succeedsBeside("npm", ["run", "--silent", "check"])),
]);
if (!built) fail("The build failed; what it said stands above. To run it alone: npm run build");
say("2 of 2  Tests");
const tested = await timed("tests", test);
say(`${took.join(", ")}; all of it ${seconds(started)} s`);
if (!checked) console.log("The checks failed; what they said stands above the tests. To run them alone: npm run check");
if (!checked || !tested) process.exit(1);

async function timed(step, work) {
  const began = Date.now();
  const passed = await work();
  took.push(`${step} ${passed ? "passed" : "FAILED"} in ${seconds(began)} s`);
  return passed;
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
