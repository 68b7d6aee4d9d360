import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  version?: string;
  license?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
const free = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT"];

test("no package runs a script when it is installed, and no new one would like to", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const wishing = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect(wishing).toEqual(["esbuild", "workerd"]);
});

test("what is installed everywhere has a hash, and no registry is written down", () => {
  const without = packages.filter(([, { integrity, optional }]) => integrity === undefined && !optional);
  expect(without).toEqual([]);
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});

test("the lock file is the one of this package.json, so that npm ci installs it and nothing else", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(lock.packages[""]).toMatchObject({ dependencies, devDependencies, optionalDependencies });
  expect(readFileSync("tools/setup.mjs", "utf8")).toMatch(/"ci"|npm ci/);
});

test("NOTICE names every library that a visitor or the Worker gets, with a licence that allows it", () => {
  const notice = readFileSync("NOTICE", "utf8");
  const shipped = [...closureOf(Object.keys(lock.packages[""]?.dependencies ?? {}))];
  expect(shipped.length).toBeGreaterThan(8);
  for (const name of shipped) {
    expect(notice).toMatch(new RegExp(`(^|[\\s,])${name.replaceAll(/[/.]/g, "\\$&")}[\\s,]`));
    expect(lock.packages[`node_modules/${name}`]?.license, name).toMatch(/^(MIT|Apache-2\.0)$/);
  }
});

test("tools carry licences that ask nothing of what is built with them", () => {
  const other = packages.filter(([, { license = "" }]) => license !== "" && !parts(license).some(isFree));
  expect([...new Set(other.map(([path, { license }]) => `${family(path)}: ${license}`))].sort()).toEqual([
    "@fontsource-variable: OFL-1.1",
    "@img: LGPL-3.0-or-later",
    "axe-core: MPL-2.0",
    "lightningcss: MPL-2.0",
  ]);
});

/** What a list of packages brings along when it is installed. */
function closureOf(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closureOf(Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}), found);
  }
  return found;
}

function parts(license: string): string[] {
  return license.replaceAll(/[()]/g, "").split(/ OR | AND /);
}

function isFree(license: string): boolean {
  return free.includes(license);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function family(path: string): string {
  const name = nameOf(path);
  return name.startsWith("@") ? (name.split("/")[0] ?? "") : name.replace(/^lightningcss-.*/, "lightningcss");
}
