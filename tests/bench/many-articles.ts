import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { articleSlugs } from "#content/articles/order.ts";

/**
 * Ten times as many articles, in a copy of the project: do they still build, start and answer within the budgets?
 * Run it with `node tests/bench/many-articles.ts`; it takes about a minute.
 */
const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "many-articles-"));
/** 15 seconds on two processors. */
const budgets = { buildSeconds: 30, pageBytes: 25 * 1024, secondsForAnArticle: 0.08 };

try {
  copyProject();
  const few = build();
  const slugs = multiply(10);
  const many = build();
  const pages = await askForAll(slugs);
  const each = (many.seconds - few.seconds) / (slugs.length - articleSlugs.length);
  report(
    "Build, processor time",
    `${few.seconds.toFixed(1)} s with 28, ${many.seconds.toFixed(1)} s with ${slugs.length}`,
    many.seconds <= budgets.buildSeconds,
  );
  report("Build, each further article", `${(each * 1000).toFixed(0)} ms`, each <= budgets.secondsForAnArticle);
  report("Largest page, gzip", `${(pages.largest / 1024).toFixed(1)} KB`, pages.largest <= budgets.pageBytes);
  report("First answer, median", `${pages.first.toFixed(1)} ms`, true);
  report("Second answer, median", `${pages.second.toFixed(1)} ms`, pages.second <= pages.first);
  report(
    "Worker at start, gzip",
    `${kilobytes(few.start)} with 28, ${kilobytes(many.start)} with ${slugs.length}`,
    true,
  );
  report("Worker in all, gzip", `${kilobytes(few.all)} with 28, ${kilobytes(many.all)} with ${slugs.length}`, true);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit();

function copyProject(): void {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/** Each article again under other names, its title and opening changed so that no two are the same. */
function multiply(times: number): string[] {
  const folder = join(copy, "content/articles");
  const slugs = [...articleSlugs];
  for (let turn = 2; turn <= times; turn++)
    for (const slug of articleSlugs) {
      const source = readFileSync(join(folder, `${slug}.mdx`), "utf8");
      const name = `${slug}-${turn}`;
      writeFileSync(
        join(folder, `${name}.mdx`),
        source.replace(/^title: .*$/m, `title: The ${turn}th article of its kind`),
      );
      slugs.push(name);
    }
  const order = join(folder, "order.ts");
  const list = `export const articleSlugs: readonly string[] = ${JSON.stringify(slugs)};`;
  writeFileSync(order, readFileSync(order, "utf8").replace(/export const articleSlugs[^;]*;/, list));
  return slugs;
}

/** The processor's seconds, not the clock's: they are the same on a busy machine. */
function build() {
  const program = `import { createBuilder } from "vite";
    await (await createBuilder({ logLevel: "error" })).buildApp();
    const { user, system } = process.cpuUsage();
    console.log("seconds", (user + system) / 1e6);
    process.exit();`;
  const answer = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: copy,
    encoding: "utf8",
  });
  const seconds = Number(/seconds ([\d.]+)/.exec(answer)?.[1]);
  const worker = join(copy, "dist/worker");
  const modules = readdirSync(worker, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const size = (file: string) => gzipSync(readFileSync(join(worker, file))).length;
  return { seconds, start: size("index.js"), all: modules.reduce((sum, file) => sum + size(file), 0) };
}

async function askForAll(slugs: readonly string[]) {
  const { startSite }: typeof import("../site.ts") = await import(join(copy, "tests/site.ts"));
  const site = await startSite();
  const first: number[] = [];
  const second: number[] = [];
  let largest = 0;
  for (const slug of slugs)
    for (const times of [first, second]) {
      const started = performance.now();
      const answer = await site.ask(`/blog/${slug}`);
      const page = await answer.text();
      times.push(performance.now() - started);
      if (answer.status !== 200) throw new Error(`/blog/${slug} answered ${answer.status}`);
      largest = Math.max(largest, gzipSync(page).length);
    }
  await site.stop();
  return { first: median(first), second: median(second), largest };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function report(what: string, value: string, kept: boolean): void {
  console.log(`${what.padEnd(28)} ${value}${kept ? "" : "   over its budget"}`);
  if (!kept) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
