import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pages } from "#content/pages.ts";
import { startDirectSite } from "#tests/running-site/runtime.ts";
import { startEdge } from "./edge.ts";
import type { Result } from "./result.ts";

/** Not a dependency, because it has more than a hundred of its own. npm fetches it when needed. */
const lighthouse = "lighthouse@13.5.0";
const paths = [...pages.map(({ path }) => path), "/blog/insurance-warranty"];

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Audits pages as on a phone with Lighthouse, behind HTTP/2 and brotli as on the platform. */
export async function auditPages(onlyPath: string | undefined): Promise<Result[]> {
  const run = promisify(execFile);
  const { stdout } = await run("npx", ["--yes", `--package=${lighthouse}`, "-c", "command -v lighthouse"]);
  const [site, edge] = await Promise.all([startDirectSite(), startEdge()]);
  edge.forwardTo(site.url);
  const chromeFlags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors";
  const flags = ["--quiet", "--output=json", "--no-enable-error-reporting", chromeFlags];
  try {
    const results: Result[] = [];
    for (const path of onlyPath === undefined ? paths : [onlyPath]) {
      const audit = await run(stdout.trim(), [edge.url + path, ...flags], { maxBuffer: 1e8 });
      results.push(...resultsOf(path, JSON.parse(audit.stdout)));
    }
    return results;
  } finally {
    await Promise.all([site.stop(), edge.stop()]);
  }
}

function resultsOf(path: string, { runtimeError, audits, categories }: Report): Result[] {
  if (runtimeError) throw new Error(`Lighthouse could not load ${path}: ${runtimeError.message}`);
  const metric = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const pointsLost = 100 - Math.round((categories.performance?.score ?? 0) * 100);
  const name = `Lighthouse ${path}`;
  return [
    { name: `${name}: performance points lost`, value: pointsLost, unit: "points", budget: 1 },
    { name: `${name}: largest paint`, value: metric("largest-contentful-paint"), unit: "ms", budget: 1250 },
    { name: `${name}: blocked`, value: metric("total-blocking-time"), unit: "ms", budget: 50 },
    { name: `${name}: layout shift`, value: metric("cumulative-layout-shift"), unit: "", budget: 0 },
  ];
}
