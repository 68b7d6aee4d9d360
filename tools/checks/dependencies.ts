// Checks that every shipped package has a hash in the lock file and a line in NOTICE, and that no package runs an installation script.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const readText = (file: string) => readFileSync(join(root, file), "utf8");

interface LockedPackage {
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readText("package-lock.json"));
const shippedPackages = Object.entries(lock.packages)
  .filter(([path, { dev, optional, devOptional }]) => path !== "" && !dev && !optional && !devOptional)
  .map(([path, { integrity }]) => ({ name: path.replace(/^.*node_modules\//, ""), integrity }));
// Whole names only: a line about "react-dom" isn't one about "react".
const noticeWords = new Set(readText("NOTICE").split(/[\s,;()]+/));

const problems = [
  ...shippedPackages
    .filter(({ integrity }) => !integrity)
    .map(
      ({ name }) =>
        `package-lock.json: ${name} has no hash, so an installation can't verify it: delete its entry and run npm install`,
    ),
  ...(/^ignore-scripts=true$/m.test(readText(".npmrc")) ? [] : [".npmrc: ignore-scripts=true is missing"]),
  ...shippedPackages
    .filter(({ name }) => !noticeWords.has(name))
    .map(({ name }) => `NOTICE: ${name} is missing: add it with its licence`),
];

for (const problem of problems) console.error(`  ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`  ${shippedPackages.length} packages are sent to visitors or run in the Worker, and NOTICE names each.`);
