// Renders, filters and encodes the pictures. A run that was stopped continues where it left off.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { platform } from "node:os";
import { fileURLToPath } from "node:url";
import { failWithUsage, readArguments } from "../command-line.ts";
import { fail } from "../setup/setup.mjs";
import { type Catalogue, missingRender, type Scene, sourcesOf } from "./sources.ts";

const usage = `npm run pictures                       makes every picture that isn't finished
npm run pictures -- PICTURE…           makes these again, even if they are finished
npm run pictures -- cards [NAME…]      makes the social cards of pages and articles
npm run pictures -- icons              makes the site's icons`;

const picturesFolder = fileURLToPath(new URL(".", import.meta.url));
const renders = `${picturesFolder}renders`;
const output = fileURLToPath(new URL("../../app/pictures/files/", import.meta.url));
const python = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3"; // where Debian installs numpy

interface Program {
  name: string;
  command: string;
  /** With these arguments it does nothing, but succeeds if it is installed. */
  check: readonly string[];
  debianPackages: readonly string[];
}

const programs: readonly Program[] = [
  { name: "Blender 3.4 or later", command: "blender", check: ["--version"], debianPackages: ["blender"] },
  {
    name: "Python 3 with numpy and Pillow",
    command: python,
    check: ["-c", "import numpy, PIL"],
    debianPackages: ["python3-numpy", "python3-pil"],
  },
  { name: "libavif's avifenc", command: "avifenc", check: ["--version"], debianPackages: ["libavif-bin"] },
  { name: "libwebp's cwebp", command: "cwebp", check: ["-version"], debianPackages: ["webp"] },
];

const { positionals: names } = readArguments(usage, {});
if (names[0] === "cards") {
  const { makeCards } = await import("./cards.ts");
  await makeCards(names.slice(1));
} else if (names[0] === "icons") {
  if (names.length > 1) failWithUsage(`icons takes no name, but was given ${names.slice(1).join(" ")}.`, usage);
  const { makeIcons } = await import("./icons.ts");
  await makeIcons();
} else makePictures(names);

/** Makes these pictures, or all that aren't finished. */
function makePictures(chosenNames: readonly string[]): void {
  const catalogue: Catalogue = JSON.parse(readFileSync(`${picturesFolder}catalogue.json`, "utf8"));
  const { scenes, crops, cuts } = catalogue;
  const knownNames = [cuts, scenes, crops].flatMap(Object.keys);
  const unknownNames = chosenNames.filter((name) => !knownNames.includes(name));
  if (unknownNames.length > 0) fail(`No such picture: ${unknownNames.join(", ")}. There are: ${knownNames.join(", ")}`);
  const problem = missingRender(catalogue, chosenNames, isRendered);
  if (problem) fail(problem);
  ensurePrograms();
  mkdirSync(`${renders}/finished`, { recursive: true });
  const isChosen = (name: string) => chosenNames.includes(name);
  for (const name of Object.keys(scenes).filter(isChosen)) rmSync(finishedOf(name), { force: true });
  const neededScenes = Object.entries(scenes).filter(([name]) => chosenNames.length === 0 || isChosen(name));
  const unrenderedNames = neededScenes.map(([name]) => name).filter((name) => !isRendered(name));
  for (const [name, scene] of neededScenes) {
    const position = unrenderedNames.indexOf(name);
    if (position >= 0) {
      const startedMs = Date.now();
      process.stdout.write(`${position + 1}/${unrenderedNames.length} ${name}: `);
      render(name, scene);
      console.log(`${Math.round((Date.now() - startedMs) / 1000)} s`);
    }
    if (isStale([name], [name])) run(python, ["encode.py", name]);
  }
  for (const name of [crops, cuts].flatMap(Object.keys)) {
    const { slices, bands } = cuts[name] ?? { slices: [], bands: [] };
    const partNames = name in crops ? [name] : [...slices, ...bands].map((part) => part.name);
    const sources = sourcesOf(catalogue, name);
    if (sources.every(isRendered) && (isChosen(name) || isStale(partNames, sources))) run(python, ["encode.py", name]);
  }
  console.log(chosenNames.length === 0 && unrenderedNames.length === 0 ? "Every picture is rendered." : "Done.");
}

/** Installs the missing programs if possible; otherwise says which are missing, and ends. */
function ensurePrograms(): void {
  const missingBefore = programs.filter((program) => !isInstalled(program));
  if (missingBefore.length === 0) return;
  const packages = missingBefore.flatMap(({ debianPackages }) => debianPackages);
  const mayInstall = platform() === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log(`Installing ${packages.join(" ")}`);
    for (const aptArguments of [
      ["update", "-qq"],
      ["install", "-y", "--no-install-recommends", ...packages],
    ])
      spawnSync("apt-get", aptArguments, { stdio: "inherit" });
  }
  const stillMissing = missingBefore.filter((program) => !isInstalled(program));
  if (stillMissing.length === 0) return;
  const advice = mayInstall
    ? "apt-get's messages above say why."
    : `On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}`;
  fail(`Missing: ${stillMissing.map(({ name }) => name).join(", ")}. ${advice}`);
}

function isInstalled({ command, check }: Program): boolean {
  return spawnSync(command, check, { stdio: "ignore" }).status === 0;
}

function render(name: string, { blender }: Scene): void {
  const rawFile = `${renders}/${name}.png`;
  const parameters = Object.entries(blender).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const script = `${picturesFolder}blender/scene.py`; // Blender reads a relative path from the shell's folder, not from its own
  const options = ["-b", "--python-exit-code", "1", "-P", script, "--", ...parameters, "--guides", "--out", rawFile];
  run("blender", options, { quiet: true });
  const partialFile = `${renders}/${name}-finished.png`; // renamed once complete, so that half a file never counts as finished
  run(python, ["finish.py", rawFile, blender.light, partialFile]);
  renameSync(partialFile, finishedOf(name));
}

/** Runs a program. If it fails, ends this one; a quiet one prints its last lines only then. */
function run(command: string, parameters: readonly string[], { quiet = false } = {}): void {
  const stdio = quiet ? "pipe" : "inherit";
  const result = spawnSync(command, parameters, { cwd: picturesFolder, encoding: "utf8", stdio, maxBuffer: 2 ** 26 });
  if (result.status === 0) return;
  if (quiet) console.error(`${result.stdout}\n${result.stderr}`.split("\n").slice(-25).join("\n"));
  fail(`${command} ended with ${result.status ?? result.signal ?? result.error?.message}`);
}

/** Whether the published files with these names are older than their renders, or missing. */
function isStale(names: readonly string[], sources: readonly string[]): boolean {
  const manifest: Record<string, { widths: number[] }> = JSON.parse(readFileSync(`${output}pictures.json`, "utf8"));
  const renderedAt = Math.max(...sources.map((source) => changedAt(finishedOf(source))));
  const files = (name: string) => (manifest[name]?.widths ?? [0]).map((width) => `${name}-${width}.avif`);
  return names.flatMap(files).some((file) => changedAt(`${output}${file}`) < renderedAt);
}

function isRendered(name: string): boolean {
  return existsSync(finishedOf(name));
}

function finishedOf(name: string): string {
  return `${renders}/finished/${name}.png`;
}

/** When a file was last changed; 0 if there is none. */
function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
