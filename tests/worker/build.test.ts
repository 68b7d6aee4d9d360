import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { melbourneDate } from "#content/melbourne.ts";
import { unprovedClaims } from "#content/offers/unproved-claims.ts";
import { monday } from "#tests/settings.ts";
import { sharedSite } from "#tests/site/lead-site.ts";
import { root } from "#tests/site/runtime.ts";
import { sitemapPaths } from "#tests/site/site.ts";
import {
  calculatorSources,
  chunkBytes,
  chunkFiles,
  searchIndexBytes,
  weigh,
  workerBytes,
} from "#tests/worker/weight.ts";

const site = await sharedSite(monday);
const react = ["app/client/client.ts", "app/client/hydrate.ts"];

test("every page keeps its limits, compressed: first script 1.5 KB, islands 110 KB, fonts 45 KB", async () => {
  for (const path of await sitemapPaths(site)) {
    const weight = await weigh(site.url + path);
    for (const [what, most] of [
      ["bytes of script at start", 1.5],
      ["bytes of its islands", 110],
      ["bytes of preloaded fonts", 45],
    ] as const)
      expect.soft(weight[what], `${what}, ${path}`).toBeLessThanOrEqual(most * 1024);
  }
});

test("the search index stays within 50 KB, and the Worker's code within 345 KB", async () => {
  expect(await searchIndexBytes(site.url)).toBeLessThanOrEqual(50 * 1024);
  expect(workerBytes()).toBeLessThanOrEqual(345 * 1024);
});

test.each(calculatorSources)("%s comes with React and the starter in 100 KB", (calculator) => {
  expect(chunkBytes([...react, calculator])).toBeLessThanOrEqual(100 * 1024);
});

test("besides React, the search takes 12 KB, and a meter's file and year 25 KB", () => {
  expect(chunkBytes(["app/search/island.tsx"], react)).toBeLessThanOrEqual(12 * 1024);
  expect(chunkBytes(["app/meter/take-files.ts", "app/meter/island.tsx"], react)).toBeLessThanOrEqual(25 * 1024);
});

test("React comes with no estimator's code in it", () => {
  expect(chunkBytes(["app/client/hydrate.ts"])).toBeLessThan(70 * 1024);
  for (const file of chunkFiles(["app/client/hydrate.ts"]))
    expect(readFileSync(join(root, "dist/client", file), "utf8")).not.toMatch(/usable kWh|Solar Homes/);
});

const styles = globSync("dist/client/assets/*.css");
const scripts = globSync("dist/client/{assets/*.js,sw.js}");

test("built styles hold no rule inside another and nothing newer than the oldest browsers we build for", () => {
  expect(styles.length).toBeGreaterThan(10);
  for (const file of styles) {
    const text = readFileSync(file, "utf8");
    expect(nestedRules(text), file).toEqual([]);
    expect(text, file).not.toMatch(
      /light-dark\(|@starting-style|@scope|@function|oklch\(from|\bif\(|\bsibling-index\(/,
    );
  }
});

test("built scripts call nothing that the oldest browsers we build for don't have", () => {
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts)
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /Promise\.(withResolvers|try)|[wW]ellFormed\(|Object\.groupBy|Map\.groupBy|\.isSubsetOf\(|Array\.fromAsync|URL\.(canParse|parse)\(|AbortSignal\.any|Iterator\.from|RegExp\.escape|setHTMLUnsafe|\.checkVisibility\(/,
    );
});

test("the build is a Worker that the platform's own tool would take", () => {
  const { status, stdout, stderr } = run("wrangler", ["deploy", "--dry-run", "--config", "dist/worker/wrangler.json"]);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("--dry-run: exiting now");
});

test("a deploy with the sample identity and prices is refused, says what to fill in and which claims the list doesn't reach; a stage may show the prices", () => {
  const { status, stderr } = run("node", ["tools/deploy/refusals.ts", "--dry-run"]);
  expect(status).toBe(1);
  expect(stderr).toContain("content/business.ts still holds the sample identity");
  expect(stderr).toContain("content/prices.ts still holds sample prices");
  const named = [...stderr.matchAll(/✗ (.+) from \$[\d,]+ is below our own lowest price/g)].map(([, name]) => name);
  expect(named).toEqual(unprovedClaims(melbourneDate(new Date())).map(({ name }) => name));
  expect(run("node", ["tools/deploy/refusals.ts", "--dry-run", "--env", "staging"]).stderr).not.toContain("prices.ts");
});

/** The preludes of blocks that stand inside a rule's block: `.b &`, or a condition without a rule of its own. */
function nestedRules(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, "");
  const open: string[] = [];
  const nested: string[] = [];
  let prelude = "";
  for (const character of plain) {
    if (character === "{") {
      if (open.some((outer) => !outer.startsWith("@"))) nested.push(prelude.trim());
      open.push(prelude.trim());
    } else if (character === "}") open.pop();
    prelude = /[{};]/.test(character) ? "" : prelude + character;
  }
  return nested;
}

function run(command: string, args: string[]) {
  return spawnSync(join(root, "node_modules/.bin", command), args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_API_TOKEN: "" },
  });
}
