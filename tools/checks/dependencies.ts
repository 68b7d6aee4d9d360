import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { report } from "./report.ts";

interface Package {
  license?: string;
  integrity?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

const lockText = readFileSync("package-lock.json", "utf8");
const lock: { packages: Record<string, Package> } = JSON.parse(lockText);
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");
/** Packages that would like to run a script when they are installed; `.npmrc` forbids it, and they work without. */
const knownScripts = ["esbuild", "workerd"];
const freeLicences = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT"];
const shippedLicences = ["MIT", "Apache-2.0"];
/** Tools with other licences, which ask nothing of what is built with them. */
const otherTools = [
  "@fontsource-variable: OFL-1.1",
  "@img: LGPL-3.0-or-later",
  "axe-core: MPL-2.0",
  "lightningcss: MPL-2.0",
];

report([...scripts(), ...lockFile(), ...notice(), ...toolLicences()]);

function scripts(): string[] {
  const wishing = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  return [
    ...(/^ignore-scripts=true$/m.test(readFileSync(".npmrc", "utf8"))
      ? []
      : [".npmrc no longer forbids install scripts"]),
    ...wishing.filter((name) => !knownScripts.includes(name)).map((name) => `${name} has an install script`),
  ];
}

/** Everything has a hash, no registry is written down, and the lock file belongs to this package.json. */
function lockFile(): string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const locked = Object(lock.packages[""]);
  const same = Object.entries({ dependencies, devDependencies, optionalDependencies }).every(([kind, list]) =>
    isDeepStrictEqual(locked[kind], list),
  );
  return [
    ...packages
      .filter(([, { integrity, optional }]) => integrity === undefined && !optional)
      .map(([path]) => `package-lock.json: ${path} has no hash`),
    ...(lockText.includes('"resolved"') ? ["package-lock.json names a registry: see .npmrc"] : []),
    ...(same ? [] : ["package-lock.json doesn't belong to package.json: run npm install"]),
  ];
}

/** NOTICE names every library that a visitor or the Worker gets, with a licence that allows it. */
function notice(): string[] {
  const text = readFileSync("NOTICE", "utf8");
  const shipped = [...closureOf(Object.keys(lock.packages[""]?.dependencies ?? {}))];
  return shipped.flatMap((name) => {
    const licence = lock.packages[`node_modules/${name}`]?.license ?? "none";
    const isNamed = new RegExp(`(^|[\\s,])${name.replaceAll(/[/.]/g, "\\$&")}[\\s,]`).test(text);
    return [
      ...(isNamed ? [] : [`NOTICE doesn't name ${name}`]),
      ...(shippedLicences.includes(licence) ? [] : [`${name} is shipped under ${licence}`]),
    ];
  });
}

function toolLicences(): string[] {
  const other = packages.filter(([, { license = "" }]) => license !== "" && !alternatives(license).some(isFree));
  return [...new Set(other.map(([path, { license }]) => `${familyOf(path)}: ${license}`))]
    .filter((line) => !otherTools.includes(line))
    .map((line) => `a licence to look at: ${line}`);
}

/** What a list of packages brings along when it is installed. */
function closureOf(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closureOf(Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}), found);
  }
  return found;
}

function alternatives(license: string): string[] {
  return license.replaceAll(/[()]/g, "").split(/ OR | AND /);
}

function isFree(license: string): boolean {
  return freeLicences.includes(license);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function familyOf(path: string): string {
  const name = nameOf(path);
  return name.startsWith("@") ? (name.split("/")[0] ?? "") : name.replace(/^lightningcss-.*/, "lightningcss");
}
