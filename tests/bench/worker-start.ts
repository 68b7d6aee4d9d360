import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { workerModules } from "#tools/local/built-worker.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { type Section, show, table } from "./report/section.ts";
import { root } from "./runtimes/bench-site.ts";
import { firstAnswer, type PlainOptions, startPlain } from "./runtimes/plain-runtime.ts";
import { cpuOf } from "./runtimes/processes.ts";

/** How large the Worker is, and what its start costs before it can answer. */
export async function measureWorker(say: (text: string) => void): Promise<Section> {
  const parts = workerSizes();
  const { rest } = parts;
  const bare = await cheapestStart("a bare Worker", { script: bareScript }, say);
  const compiled = await cheapestStart(
    "a bare Worker beside the site's modules",
    { script: bareScript, besideBuilt: true },
    say,
  );
  const built = await cheapestStart("the site", {}, say);
  const start = built / compiled;
  say(`start: ${show(start)} bare Workers beside the same modules`);
  const rows = Object.entries(parts).map(([part, { files, minified, gzip }]) => [names[part], files, minified, gzip]);
  return {
    title: "The Worker's size and start",
    figures: [
      { name: "Worker besides articles, places and search index, gzip", ...bytes(rest?.gzip), budget: 300 * 1024 },
      { name: "Worker's start", value: start, unit: "× bare", budget: 2 },
    ],
    text: `${table(["part", "files", "minified, bytes", "gzip, bytes"], rows)}

Start: ${show(built)} ms of CPU for reading, compiling and evaluating the modules until the first answer, ${show(start)} times what a bare
Worker takes beside the same modules (${show(compiled)} ms, budget: 2). Alone, a bare Worker takes ${show(bare)} ms: the runtime compiles
every module that it is given, used or not. Of five starts the cheapest.`,
  };
}

interface Size {
  files: number;
  minified: number;
  gzip: number;
}

const names: Record<string, string> = {
  rest: "code: what starts, and small shared parts",
  articles: "articles, each read when asked for",
  places: "localities, read when asked for",
  search: "search index, read when asked for",
};

/** Each part is compressed in one piece, as `wrangler deploy` does with what it prints. */
export function workerSizes(): Record<string, Size> {
  const folder = join(root, "dist/worker");
  const parts = Map.groupBy(workerModules(folder), ({ name }) => partOf(name));
  return Object.fromEntries(
    [...parts].map(([part, modules]) => {
      const whole = Buffer.concat(modules.map(({ name }) => readFileSync(join(folder, name))));
      return [part, { files: modules.length, minified: whole.length, gzip: gzipSync(whole, { level: 9 }).length }];
    }),
  );
}

function partOf(file: string): string {
  if (file.includes("localities")) return "places";
  if (file.includes("search-index")) return "search";
  return articleSlugs().some((slug) => file === `assets/${slug}.js`) ? "articles" : "rest";
}

function bytes(value = Number.NaN): { value: number; unit: "bytes" } {
  return { value, unit: "bytes" };
}

const bareScript = 'export default { fetch: () => new Response("") };';

/** Milliseconds of CPU from nothing to the first answer, which itself costs next to nothing. */
async function cheapestStart(what: string, options: PlainOptions, say: (text: string) => void): Promise<number> {
  const starts: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const runtime = await startPlain(options);
    await firstAnswer(runtime.url, "/robots.txt");
    starts.push(cpuOf(runtime.pid) / 1000);
    await runtime.stop();
  }
  say(`${what}: ${starts.map(show).join(", ")} ms of CPU`);
  return Math.min(...starts);
}
