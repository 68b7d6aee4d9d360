import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeLocalConfig } from "#tools/local-config.ts";
import { localMailKey, localVars } from "#tools/local-vars.ts";
import { startMailbox } from "#tools/mailbox/mailbox.ts";
import { brotli4, bytesOf } from "./bytes.ts";
import { cases } from "./cases.ts";
import { drawChart } from "./chart.ts";
import { audit } from "./lighthouse.ts";
import { load } from "./load.ts";
import { type Runtime, startBare, startBuilt } from "./runtime.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    json: { type: "boolean", default: false },
    against: { type: "string" },
    soak: { type: "boolean", default: false },
    lighthouse: { type: "boolean", default: false },
  },
});

interface Row {
  name: string;
  perSecond: number;
  alone: number;
  cpu: number;
  ratio: number;
  budget?: number;
}

if (options.lighthouse) {
  const short = await audit();
  for (const text of short) console.error(`over budget: ${text}`);
  process.exit(short.length > 0 ? 1 : 0);
}

const root = join(import.meta.dirname, "../..");
const missed: string[] = [];
const say = (text: string) => process.stderr.write(`${text}\n`);

const mailbox = await startMailbox({ port: 0, key: localMailKey });
const vars = localVars({ site: "http://127.0.0.1", mailbox: mailbox.url });
const site = await startBuilt(writeLocalConfig({ root, name: "bench", vars, limit: 10_000_000 }));
const first = await fetch(site.url);
const homeBytes = new Uint8Array(await first.arrayBuffer());
const bare = await startBare(homeBytes, Object.fromEntries(first.headers));

const floor = await measure(bare, "bare Worker, Home's bytes", 8000, () => ({ path: "/" }), 200);
const rows: Row[] = [floor];
for (const { name, requests, call, status, budget } of cases(first.headers.get("etag") ?? "")) {
  if (options.only && !name.includes(options.only)) continue;
  const row = await measure(site, name, requests, call, status);
  row.ratio = row.cpu / floor.cpu;
  if (budget !== undefined) row.budget = budget;
  if (budget !== undefined && row.ratio > budget)
    missed.push(`${name}: ${row.ratio.toFixed(1)} bare Workers, budget ${budget}`);
  rows.push(row);
}

const pages = await Promise.all(
  ["/", "/residential", "/solar-batteries", "/contact", "/blog", "/blog/insurance-warranty"].map((path) =>
    bytesOf(site.url, path, root),
  ),
);
for (const { path, html, css, script } of pages)
  for (const [kind, bytes, most] of [
    ["HTML", html, 25_000],
    ["CSS", css, 12_000],
    ["script", script, 1_500],
  ] as const)
    if (bytes > most) missed.push(`${path}: ${bytes} bytes of ${kind}, budget ${most}`);
const index = brotli4(new Uint8Array(await (await fetch(`${site.url}/search-index.json`)).arrayBuffer()));
if (index > 50_000) missed.push(`search index: ${index} bytes at brotli 4, budget 50,000`);

const soak = options.soak ? await soakMemory(site) : "";
await Promise.all([site.stop(), bare.stop(), mailbox.stop()]);

const report = { date: new Date().toISOString().slice(0, 10), rows, pages, index, missed };
if (options.json) console.log(JSON.stringify(report, null, 2));
else console.log(table());
if (options.against) compare(options.against);
if (!options.only) {
  writeFileSync(
    join(import.meta.dirname, "results.md"),
    `# Measured on ${report.date} by \`npm run bench\`\n\n${table()}\n`,
  );
  writeFileSync(join(import.meta.dirname, "results.svg"), drawChart(rows));
}
for (const text of missed) console.error(`over budget: ${text}`);
process.exit(missed.length > 0 ? 1 : 0);

async function measure(
  runtime: Runtime,
  name: string,
  requests: number,
  call: Parameters<typeof load>[1]["call"],
  status: number,
): Promise<Row> {
  say(`  ${name}`);
  const few = Math.ceil(requests / 10);
  await load(runtime.url, { status, connections: 4, requests: few, call: (at) => call(at + 1_000_000) });
  const before = runtime.cpu();
  const busy = await load(runtime.url, { status, connections: 32, requests, call });
  const cpu = (runtime.cpu() - before) / requests;
  const alone = await load(runtime.url, { status, connections: 1, requests: few, call: (at) => call(at + 2_000_000) });
  return { name, perSecond: busy.perSecond, alone: alone.perSecond, cpu, ratio: 1 };
}

async function soakMemory(runtime: Runtime): Promise<string> {
  const readings: string[] = [];
  for (let round = 0; round <= 4; round++) {
    if (round > 0)
      await load(runtime.url, { status: 200, connections: 32, requests: 25_000, call: () => ({ path: "/" }) });
    readings.push(`${round * 25_000} requests: ${Math.round(runtime.memory() / 1e6)} MB`);
    say(`  ${readings.at(-1)}`);
  }
  return `\nMemory of the runtime: ${readings.join(", ")}.\n`;
}

function table(): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["case", "requests/s, 32 connections", "1 connection", "CPU µs", "bare Worker = 1", "budget"]),
    line(["---", "--:", "--:", "--:", "--:", "--:"]),
    ...rows.map(({ name, perSecond, alone, cpu, ratio, budget }) =>
      line([name, Math.round(perSecond), Math.round(alone), Math.round(cpu), ratio.toFixed(2), budget ?? ""]),
    ),
    "",
    line(["page, gzip bytes", "HTML", "CSS", "fonts", "script"]),
    line(["---", "--:", "--:", "--:", "--:"]),
    ...pages.map(({ path, html, css, fonts, script }) => line([path, html, css, fonts, script])),
    "",
    `Search index: ${index} bytes at brotli 4. Worker's entry: ${Math.round(readFileSync(join(root, "dist/worker/index.js")).length / 1000)} KB before compression.`,
    soak,
  ].join("\n");
}

/** CPU ratios repeat within a few percent between runs; a case that costs a quarter more than before is worth a look. */
function compare(file: string): void {
  const before: typeof report = JSON.parse(readFileSync(file, "utf8"));
  for (const row of rows) {
    const old = before.rows.find(({ name }) => name === row.name);
    if (old && row.ratio > old.ratio * 1.25)
      missed.push(`${row.name}: ${row.ratio.toFixed(2)}, was ${old.ratio.toFixed(2)}`);
  }
}
