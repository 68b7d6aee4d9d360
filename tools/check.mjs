// Everything that can be said about the sources without building or running them.
import { ensureInstalled, run, say } from "./setup.mjs";

ensureInstalled();
const steps = [
  ["Types of the Worker's bindings", "wrangler", ["types", "--strict-vars=false"]],
  ["Types", "tsc", ["--noEmit"]],
  ["Format and lint", "biome", ["check", "--error-on-warnings", "."]],
  ["Unused code and dependencies", "knip", []],
  ["The structure of folders and imports", "node", ["tools/checks/structure.ts"]],
  ["Dependencies and licences", "node", ["tools/checks/dependencies.ts"]],
  ["Configuration: code, README and example agree", "node", ["tools/checks/configuration.ts"]],
  ["What the documents name exists", "node", ["tools/checks/docs.ts"]],
  ["The editor's check of the articles", "node", ["tools/checks/editor.ts"]],
  ["Records' values typed into texts", "node", ["tools/checks/typed-figures.ts"]],
  ["Figures that end within 30 days", "node", ["tools/checks/figures.ts"]],
];
for (const [name, command, args] of steps) {
  say(name);
  run(command, args, { WRANGLER_LOG: "error" });
}
