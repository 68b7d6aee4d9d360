import { globSync, readFileSync } from "node:fs";
import { settings } from "#worker/environment.ts";
import { report } from "./report.ts";

/** What can be configured is described once, in worker/environment.ts. Code, README and example must agree with it. */
const names = Object.keys(settings);
const bindings = [
  "ASSETS",
  "DELIVERY",
  "LEADS",
  "MAIL_GATE",
  "PLACES_LIMIT",
  "REPORTS_LIMIT",
  "REQUESTS_LIMIT",
  "REQUESTS_NOTICE",
];
const optionalBindings = ["VITALS"];

const readme = readFileSync("README.md", "utf8").split("## Configuration")[1]?.split("\n## ")[0] ?? "";
const example = [...readFileSync(".dev.vars.example", "utf8").matchAll(/^#? ?([A-Z_]+)=/gm)].map(
  ([, name = ""]) => name,
);
const read = globSync("worker/**/*.{ts,tsx}").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/(?<!meta\.)\benv\.([A-Z_]+)|\b(?:text|address)\("([A-Z_]+)"/g)].map(
    ([, variable, setting]) => variable ?? setting ?? "",
  ),
);
const known = [...names, ...bindings, ...optionalBindings];
const needed = Object.entries(settings).filter(([, setting]) => setting.needed);

report([
  ...read
    .filter((name) => !known.includes(name))
    .map((name) => `worker/ reads ${name}: describe it in worker/environment.ts`),
  ...names.filter((name) => !read.includes(name)).map((name) => `worker/environment.ts: nothing reads ${name}`),
  ...[...names, ...optionalBindings]
    .filter((name) => !readme.includes(`\`${name}\``))
    .map((name) => `README.md, Configuration: ${name} is missing`),
  ...[...readme.matchAll(/^\| `([A-Z_`, ]+)`/gm)]
    .flatMap(([, list = ""]) => list.split("`, `"))
    .filter((name) => !known.includes(name))
    .map((name) => `README.md, Configuration: there is no ${name}`),
  ...example.filter((name) => !names.includes(name)).map((name) => `.dev.vars.example: there is no ${name}`),
  ...needed.filter(([name]) => !example.includes(name)).map(([name]) => `.dev.vars.example: ${name} is missing`),
]);
