// Renders, filters and encodes the pictures. A run that was stopped continues where it left off.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { platform } from "node:os";
import { fileURLToPath } from "node:url";
import { readArguments } from "../command-line.ts";
import { fail } from "../setup/setup.mjs";
import { missingRender, sourcesOf } from "./sources.ts";

const usage = `npm run pictures                       whatever has no finished picture yet
npm run pictures -- PICTURE…           these again, even if they are finished
npm run pictures -- cards [NAME…]      the social cards of pages and articles`;
const { positionals: chosenNames } = readArguments(usage, {});
if (chosenNames[0] === "cards") {
  process.argv.splice(2, 1);
  await import("./cards.mjs");
  process.exit();
}

const picturesFolder = fileURLToPath(new URL(".", import.meta.url));
const renders = `${picturesFolder}renders`;
const output = fileURLToPath(new URL("../../app/pictures/files/", import.meta.url));
const python = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3"; // where Debian installs numpy
/** Each program, how to see that it is there, and its packages on Debian. */
const tools = [
  ["blender", "--version", "blender"],
  [python, "-c import numpy, PIL", "python3-numpy python3-pil"],
  ["avifenc", "--version", "libavif-bin"],
  ["cwebp", "-version", "webp"],
];

function isInstalled([command, check]) {
  const [flag, ...rest] = check.split(" ");
  return spawnSync(command, rest.length ? [flag, rest.join(" ")] : [flag], { stdio: "ignore" }).status === 0;
}

/** Installs the missing programs if possible; otherwise says which are missing, and ends. */
function ensureTools() {
  let missingTools = tools.filter((tool) => !isInstalled(tool));
  if (missingTools.length === 0) return;
  const packages = missingTools.map((tool) => tool[2]).join(" ");
  const mayInstall = platform() === "linux" && process.getuid?.() === 0 && isInstalled(["apt-get", "--version"]);
  if (mayInstall) {
    console.log(`Installing ${packages}`);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages.split(" ")], { stdio: "inherit" });
    missingTools = missingTools.filter((tool) => !isInstalled(tool));
  }
  if (missingTools.length === 0) return;
  const advice = mayInstall
    ? "apt-get's messages above say why."
    : `On Debian or Ubuntu: sudo apt-get install ${packages}
Elsewhere: Blender 3.4 or later, Python 3 with numpy and Pillow, libavif's avifenc and libwebp's cwebp.`;
  fail(`Missing: ${missingTools.map((tool) => tool[0]).join(", ")}. ${advice}`);
}

/** Runs a program. If it fails, ends this one; a quiet one prints its last lines only then. */
function run(command, parameters, { quiet = false } = {}) {
  const stdio = quiet ? "pipe" : "inherit";
  const result = spawnSync(command, parameters, { cwd: picturesFolder, encoding: "utf8", stdio, maxBuffer: 2 ** 26 });
  if (result.status === 0) return;
  if (quiet) console.error(`${result.stdout}\n${result.stderr}`.split("\n").slice(-25).join("\n"));
  fail(`${command} ended with ${result.status ?? result.signal ?? result.error?.message}`);
}

function render(name, scene) {
  const rawFile = `${renders}/${name}.png`;
  const parameters = Object.entries(scene.blender).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const script = `${picturesFolder}blender/scene.py`; // Blender reads a relative path from the shell's folder, not from its own
  const options = ["-b", "--python-exit-code", "1", "-P", script, "--", ...parameters, "--guides", "--out", rawFile];
  run("blender", options, { quiet: true });
  const partialFile = `${renders}/${name}-finished.png`; // renamed once complete, so that half a file never counts as finished
  run(python, ["finish.py", rawFile, scene.blender.light, partialFile]);
  renameSync(partialFile, finishedOf(name));
}

const finishedOf = (name) => `${renders}/finished/${name}.png`;
const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Whether the published files with these names are older than their renders, or missing. */
function isStale(names, sources) {
  const manifest = JSON.parse(readFileSync(`${output}pictures.json`, "utf8"));
  const renderedAt = Math.max(...sources.map((source) => changedAt(finishedOf(source))));
  const files = (name) => (manifest[name]?.widths ?? [0]).map((width) => `${name}-${width}.avif`);
  return names.flatMap(files).some((file) => changedAt(`${output}${file}`) < renderedAt);
}

const catalogue = JSON.parse(readFileSync(`${picturesFolder}catalogue.json`, "utf8"));
const knownNames = [catalogue.cuts, catalogue.scenes, catalogue.crops].flatMap(Object.keys);
const unknownNames = chosenNames.filter((name) => !knownNames.includes(name));
if (unknownNames.length > 0) fail(`No such picture: ${unknownNames.join(", ")}. There are: ${knownNames.join(", ")}`);
const isRendered = (name) => existsSync(finishedOf(name));
const problem = missingRender(catalogue, chosenNames, isRendered);
if (problem) fail(problem);
ensureTools();
mkdirSync(`${renders}/finished`, { recursive: true });
const scenes = chosenNames.filter((name) => name in catalogue.scenes);
for (const name of scenes) rmSync(finishedOf(name), { force: true });
const names = chosenNames.length > 0 ? scenes : Object.keys(catalogue.scenes);
const unrenderedNames = names.filter((name) => !isRendered(name));
for (const name of names) {
  const position = unrenderedNames.indexOf(name);
  if (position >= 0) {
    const startedMs = Date.now();
    process.stdout.write(`${position + 1}/${unrenderedNames.length} ${name}: `);
    render(name, catalogue.scenes[name]);
    console.log(`${Math.round((Date.now() - startedMs) / 1000)} s`);
  }
  if (isStale([name], [name])) run(python, ["encode.py", name]);
}
for (const name of [catalogue.crops, catalogue.cuts].flatMap(Object.keys)) {
  const { slices = [], bands = [] } = catalogue.cuts[name] ?? {};
  const partNames = name in catalogue.crops ? [name] : [...slices, ...bands].map((part) => part.name);
  const sources = sourcesOf(catalogue, name);
  const isReady = sources.every(isRendered);
  if (isReady && (chosenNames.includes(name) || isStale(partNames, sources))) run(python, ["encode.py", name]);
}
console.log(chosenNames.length === 0 && unrenderedNames.length === 0 ? "Every picture is rendered." : "Done.");
