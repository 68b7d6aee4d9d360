// Prints the unit tests that use any of the named files, by their imports. Vitest's own way compiles every test to find out.
import { join } from "node:path";
import { readSources } from "./structure/sources.ts";

const sources = readSources(join(import.meta.dirname, "../.."), ["app", "content", "worker", "tools", "tests"]);
const users = new Map<string, string[]>();
for (const { path, imports } of sources.values())
  for (const target of imports) users.set(target, [...(users.get(target) ?? []), path]);

const reached = new Set(process.argv.slice(2));
for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
console.log([...reached].filter((path) => /^tests\/unit\/.*\.test\.tsx?$/.test(path)).join("\n"));
