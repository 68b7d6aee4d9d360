import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "#tools/shared/chromium.mjs";
import { measureAnswers } from "./answers/answers.ts";
import { renewBaseline } from "./baseline.ts";
import { measureFreshIsolate } from "./fresh-isolate.ts";
import { measureFirstPaint } from "./in-browser/first-paint.ts";
import { measureInteractions } from "./in-browser/interactions.ts";
import { audit } from "./in-browser/lighthouse.ts";
import { measureMeter } from "./in-browser/meter.ts";
import { measurePages } from "./in-browser/page-bytes.ts";
import { measureGrowth } from "./long/growth.ts";
import { measureLoad } from "./long/many-visitors.ts";
import { measureSoak } from "./long/soak.ts";
import { writeResults } from "./report/results.ts";
import { grown, overBudget, type Section } from "./report/section.ts";
import { measureWorker } from "./worker-start.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    json: { type: "boolean", default: false },
    against: { type: "string" },
    growth: { type: "boolean", default: false },
    load: { type: "boolean", default: false },
    soak: { type: "boolean", default: false },
    lighthouse: { type: "boolean", default: false },
    baseline: { type: "boolean", default: false },
  },
});

process.env.CHROME_PATH = ensureChromium({ whole: true });

if (options.lighthouse) {
  const short = await audit(options.only);
  for (const text of short) console.error(`over budget: ${text}`);
  process.exit(short.length > 0 ? 1 : 0);
}

/** A part of the bench; one that takes long runs only when its own option asks for it. */
interface Part {
  name: string;
  asked: boolean;
  measure(say: (text: string) => void, only?: string): Promise<Section>;
}

const { only } = options;
const parts: Part[] = [
  { name: "answers", asked: true, measure: measureAnswers },
  { name: "fresh isolate", asked: true, measure: measureFreshIsolate },
  { name: "first paint", asked: true, measure: measureFirstPaint },
  { name: "pages", asked: true, measure: measurePages },
  { name: "worker", asked: true, measure: measureWorker },
  { name: "interactions", asked: true, measure: measureInteractions },
  { name: "meter", asked: true, measure: measureMeter },
  { name: "growth", asked: options.growth, measure: measureGrowth },
  { name: "load", asked: options.load, measure: measureLoad },
  { name: "soak", asked: options.soak, measure: measureSoak },
];
const named = parts.filter(({ name }) => name === only);
const chosen = named.length > 0 ? named : parts.filter(({ name, asked }) => asked && (!only || name === "answers"));

const started = performance.now();
const say = (text: string) =>
  process.stderr.write(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${text}\n`);

if (options.baseline) {
  await renewBaseline(say);
  process.exit();
}

const sections: Section[] = [];
for (const { name, measure } of chosen) {
  say(name);
  const section = await measure((text) => say(`  ${text}`), named.length > 0 ? undefined : only);
  sections.push(section);
  if (!only || named.length > 0) writeResults(section);
}

const figures = sections.flatMap((section) => section.figures);
const before: Section[] = options.against ? JSON.parse(readFileSync(options.against, "utf8")) : [];
const missed = [
  ...overBudget(figures).map((text) => `over budget: ${text}`),
  ...grown(
    figures,
    before.flatMap((section) => section.figures),
  ).map((text) => `more than before: ${text}`),
];
if (options.json) console.log(JSON.stringify(sections, null, 2));
else for (const { title, text } of sections) console.log(`\n## ${title}\n\n${text}`);
for (const text of missed) console.error(text);
process.exit(missed.length > 0 ? 1 : 0);
