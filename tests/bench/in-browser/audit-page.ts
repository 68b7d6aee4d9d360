import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Not a dependency: it brings more than a hundred packages. npm fetches it when it is asked for. */
export const lighthouse = "lighthouse@13.5.0";

export type Form = "mobile" | "desktop";

export interface Audited {
  path: string;
  form: Form;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds, and a share of the window for what moved. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that cost points outside performance. */
  lost: string[];
}

/** Asked for once: each `npx` would ask the registry again. */
export async function program(): Promise<string> {
  const { stdout } = await promisify(execFile)("npx", [
    "--yes",
    `--package=${lighthouse}`,
    "-c",
    "command -v lighthouse",
  ]);
  return stdout.trim();
}

export async function auditOnce(command: string, url: string, form: Form): Promise<Audited> {
  const preset = form === "desktop" ? ["--preset=desktop"] : [];
  const flags = ["--quiet", "--output=json", "--ignore-status-code", "--no-enable-error-reporting", ...preset];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors";
  const { stdout } = await promisify(execFile)(command, [url, ...flags, chrome], {
    maxBuffer: 100_000_000,
  });
  return read(JSON.parse(stdout), new URL(url).pathname, form);
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

function read({ runtimeError, categories, audits }: Report, path: string, form: Form): Audited {
  if (runtimeError) throw new Error(`Lighthouse could not load ${path}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lost = ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1),
  );
  return {
    path,
    form,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Number(value("cumulative-layout-shift").toFixed(4)),
    lost: lost.map(({ id }) => id),
  };
}
