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
  say("Tests, three parts at a time; each says what it found when it ends");
  // Each part waits for much of its time; meanwhile the cores do the others' work. The longest come first.
  const parts = [
    "--project=worker",
    "--project=browser --shard=3/3",
    "--project=browser --shard=2/3",
    "--project=browser --shard=1/3",
    "--project=faults",
    "--project=unit",
  ];
  const commands = parts.map((part) => ["vitest", "run", ...part.split(" ")]);
  await runTogether(commands, 3, { CHROME_PATH });
}
say(`All of it took ${Math.round((Date.now() - started) / 1000)} s`);
