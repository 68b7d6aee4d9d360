import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../site/site.ts";
import { pageKinds } from "./in-browser/page-kinds.ts";
import { canCount, countInstructions, type Instructions } from "./instructions.ts";
import { type Weight, weigh } from "./weight.ts";

/** What pages weigh and answers cost, as it was last agreed to. */
export interface Baseline {
  pages: Record<string, Weight>;
  /** By the processor's kind: they don't speak the same instructions. */
  instructions: Record<string, Instructions>;
}

const file = join(import.meta.dirname, "baseline.json");

export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(file, "utf8"));
}

export async function weighAll(url: string): Promise<Record<string, Weight>> {
  const pages: Record<string, Weight> = {};
  for (const path of pageKinds) pages[path] = await weigh(url + path);
  return pages;
}

/** `npm run bench -- --baseline`: what is measured now is what is agreed to. */
export async function renewBaseline(say: (text: string) => void): Promise<void> {
  const site = await startSite();
  const pages = await weighAll(site.url);
  await site.stop();
  const { instructions } = readBaseline();
  if (canCount()) instructions[process.arch] = await countInstructions();
  else say("valgrind is not installed: the instructions stay as they were");
  writeFileSync(file, `${JSON.stringify({ pages, instructions }, null, 2)}\n`);
}

/** What grew, in a sentence each; within the tolerance nothing is said. */
export function growth(where: string, before: Record<string, number>, now: Record<string, number>, part: number) {
  return Object.entries(now).flatMap(([what, value]) => {
    const old = before[what];
    if (old === undefined) return [`${where}: ${what} is not in the baseline`];
    // A few bytes more are no news, whatever part of a small file they are.
    const most = what.startsWith("bytes") ? old * (1 + part) + 200 : old * (1 + part);
    if (value <= most) return [];
    const percent = old === 0 ? "" : `, ${(((value - old) / old) * 100).toFixed(1)} %`;
    return [`${where}: ${what} grew from ${old} to ${value} (${value - old} more${percent})`];
  });
}

export const howToAgree =
  "If it is worth it, agree to it with `npm run build && npm run bench -- --baseline` and commit tests/bench/baseline.json.";
