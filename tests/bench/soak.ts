import { startBenchSite } from "./bench-site.ts";
import { postOf } from "./cases.ts";
import { load, percentile } from "./load.ts";
import { type Section, show, table } from "./section.ts";

const minutes = 10;
const readingsAMinute = 4;
/** A page request in so many is a lead, a page rendered anew, or one from memory. */
const kinds = [
  { connections: 4, status: 200, call: () => ({ path: "/" }) },
  { connections: 2, status: 200, call: (index: number) => ({ path: `/blog/insurance-warranty?n=${index}` }) },
  { connections: 1, status: 200, call: (index: number) => ({ path: `/api/places?q=${index % 90}+Smith+St` }) },
];

interface Reading {
  minute: number;
  requests: number;
  megabytes: number;
}

/** Ten minutes of requests without a pause, with the runtime's memory read four times a minute. */
export async function measureSoak(say: (text: string) => void): Promise<Section> {
  const site = await startBenchSite({ alone: true });
  const readings: Reading[] = [];
  const started = performance.now();
  let requests = 0;
  while (readings.length < minutes * readingsAMinute) {
    const seconds = 60 / readingsAMinute;
    const rounds = await Promise.all(kinds.map((kind) => load(site.url, { ...kind, seconds })));
    const post = await load(site.url, { status: 202, connections: 1, seconds: 0.01, call: postOf });
    requests += [...rounds, post].reduce((sum, { answered }) => sum + answered, 0);
    const minute = (performance.now() - started) / 60_000;
    readings.push({ minute, requests, megabytes: site.memory() / 1e6 });
    say(`${show(minute)} min, ${requests} requests: ${show(site.memory() / 1e6)} MB`);
  }
  await site.stop();
  return section(readings);
}

/** The first third is warming up. Flat is: the last third's median at most a tenth above the middle third's. */
function section(readings: readonly Reading[]): Section {
  const third = Math.floor(readings.length / 3);
  const median = (from: number, to?: number) =>
    percentile(
      readings.slice(from, to).map(({ megabytes }) => megabytes),
      0.5,
    );
  const middle = median(third, 2 * third);
  const last = median(2 * third);
  const after = readings.find(({ requests }) => requests >= 100_000);
  const shown = readings.filter((_, at) => (at + 1) % readingsAMinute === 0);
  const rows = shown.map(({ minute, requests, megabytes }) => [
    Math.round(minute),
    requests.toLocaleString("en-AU"),
    show(megabytes),
  ]);
  return {
    title: "Memory over ten minutes",
    figures: [
      { name: "memory, last third of the soak over its middle third", value: last / middle, unit: "×", budget: 1.1 },
    ],
    text: `Pages from memory, pages rendered anew, suggestions and posted requests without a pause. Memory is the runtime's resident set.
Flat means: the median of the last third's readings is at most a tenth above the middle third's. It is ${show(last)} MB over ${show(middle)} MB: ${last / middle <= 1.1 ? "flat" : "not flat"}.
${after ? `After 100,000 requests it was ${show(after.megabytes)} MB.` : "The machine did not answer 100,000 requests in that time."}

${table(["minute", "requests", "MB"], rows)}`,
  };
}
