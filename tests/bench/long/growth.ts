import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createFinder } from "#content/search/find.ts";
import type { PackedIndex } from "#content/search/packed-index.ts";
import { usualDate } from "#tests/site/usual-date.ts";
import { writeLocalConfig } from "#tools/local/config.ts";
import { localVars } from "#tools/local/vars.ts";
import { articleSlugs } from "#tools/shared/article-slugs.ts";
import { type Figure, type Section, show, table } from "../report/section.ts";
import { startBuilt } from "../runtimes/runtime.ts";
import { copyProject } from "./grown-copy.ts";

const growing = {
  build: "build, processor seconds",
  index: "search index, bytes at brotli 4",
  query: "a search, CPU ms",
  blog: "`/blog`, gzip bytes",
} as const;
/** What more articles must leave as it is. */
const steady = {
  home: "`/`, gzip bytes",
  contact: "`/contact`, gzip bytes",
  article: "an article, gzip bytes",
} as const;

type Measured = Record<keyof typeof growing | keyof typeof steady, number>;

/** Ten times as many articles, in a copy of the project, and from there what a hundred times as many would be. */
export async function measureGrowth(say: (text: string) => void): Promise<Section> {
  const copy = copyProject();
  try {
    const few = await measure(copy);
    say(`${articleSlugs().length} articles: ${Object.values(few).map(show).join(", ")}`);
    copy.multiply(10);
    const many = await measure(copy);
    say(`${articleSlugs().length * 10} articles: ${Object.values(many).map(show).join(", ")}`);
    return section(few, many);
  } finally {
    copy.remove();
  }
}

async function measure(copy: ReturnType<typeof copyProject>): Promise<Measured> {
  const build = copy.build();
  const vars = localVars({ site: "http://127.0.0.1", mailbox: "http://127.0.0.1:9", date: usualDate });
  const site = await startBuilt(writeLocalConfig({ root: copy.root, name: "growth", vars, limit: 10_000 }), {
    alone: true,
  });
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const bytes = async (path: string) => gzipSync(await read(path), { level: 9 }).length;
  const index = await read("/search-index.json");
  const measured = {
    build,
    index: brotliCompressSync(index, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
    query: queryTime(index),
    blog: await bytes("/blog"),
    home: await bytes("/"),
    contact: await bytes("/contact"),
    article: await bytes("/blog/insurance-warranty"),
  };
  await site.stop();
  return measured;
}

const questions = [
  "battery",
  "hot water rebate",
  "how much is a heat pump",
  "feed in tarif",
  "strata",
  "ducted",
  "vpp",
];

/** The finder that the browser runs, in this process: the mean over every beginning of every question. */
function queryTime(index: string): number {
  const packed: PackedIndex = JSON.parse(index);
  const find = createFinder(packed);
  const typed = questions.flatMap((question) => [...question].map((_, at) => question.slice(0, at + 1)));
  for (const one of typed) find(one);
  const started = process.cpuUsage();
  for (const one of typed) find(one);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / typed.length;
}

function section(few: Measured, many: Measured): Section {
  const count = articleSlugs().length;
  const at100 = (name: keyof Measured) => few[name] + ((many[name] - few[name]) / (9 * count)) * 99 * count;
  const row = (name: keyof Measured, label: string) => [label, show(few[name]), show(many[name]), show(at100(name))];
  const names = { ...growing, ...steady };
  const keys = Object.keys(names) as (keyof Measured)[];
  const unchanged = (Object.keys(steady) as (keyof typeof steady)[]).map(
    (name): Figure => ({
      name: `${steady[name]}, with ten times the articles`,
      value: many[name],
      unit: "bytes",
      budget: Math.round(few[name] * 1.01),
    }),
  );
  const head = ["", `${count} articles`, `${count * 10}`, `${(count * 100).toLocaleString("en-AU")}, extrapolated`];
  return {
    title: "Growth",
    figures: [
      { name: "build with ten times the articles, processor seconds", value: many.build, unit: "s", budget: 30 },
      ...unchanged,
    ],
    text: `The articles ten times over in a copy of the project; a hundred times as many on a straight line through both. Home, Contact
and an article may change by 1 %.

${table(
  head,
  keys.map((name) => row(name, names[name])),
)}`,
  };
}
