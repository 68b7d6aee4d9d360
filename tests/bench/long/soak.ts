import { postOf } from "../answers/cases.ts";
import { type Section, show, table } from "../report/section.ts";
import { startBenchSite } from "../runtimes/bench-site.ts";
import { load, percentile } from "../runtimes/load.ts";
import { startBare } from "../runtimes/runtime.ts";

const minutes = 10;
const readingsAMinute = 4;
/** What is asked for at the same time; after each reading a request is posted too. */
const kinds = [
  { connections: 4, status: 200, call: () => ({ path: "/" }) },
  {
    connections: 2,
    status: 200,
    call: (index: number) => ({ path: `/residential?kw=6.6&bill=${300 + (index % 700)}` }),
  },
  {
    connections: 1,
    status: 200,
    call: (index: number) => ({ path: `/api/suburbs?q=${["Bru", "Rich", "Gee", "305"][index % 4]}` }),
  },
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
  const home = new Uint8Array(await (await fetch(site.url)).arrayBuffer());
  await site.stop();
  const bare = await startBare({ status: 200, headers: { "content-type": "text/html" }, bytes: home });
  await load(bare.url, { status: 200, connections: 4, seconds: 60, call: () => ({ path: "/" }) });
  const floor = bare.memory() / 1e6;
  await bare.stop();
  return section(readings, floor);
}

/**
 * The runtime here has no limit, so it lets garbage lie while it may, and fills up for minutes before it levels off. Flat
 * is therefore: in the last quarter of the time, the later half's median is at most a twentieth above the earlier's.
 */
function section(readings: readonly Reading[], floor: number): Section {
  const [half, quarter] = [Math.floor(readings.length / 8), Math.floor(readings.length / 4)];
  const median = (some: readonly Reading[]) =>
    percentile(
      some.map(({ megabytes }) => megabytes),
      0.5,
    );
  const earlier = median(readings.slice(-quarter, -half));
  const later = median(readings.slice(-half));
  const isFlat = later <= earlier * 1.05;
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
      { name: "memory, later over earlier half of the last quarter", value: later / earlier, unit: "×", budget: 1.05 },
    ],
    text: `Pages from memory, pages rendered anew, suggestions and posted requests without a pause. Memory is the runtime's resident set;
it has no limit here, so the runtime lets garbage lie: a bare Worker that sends Home's bytes for a minute holds ${show(floor)} MB.
Flat means: in the last quarter of the time the later half's median is at most a twentieth above the earlier half's. It was
${show(later)} MB after ${show(earlier)} MB: ${isFlat ? "flat" : "not flat"}.
${after ? `After 100,000 requests it was ${show(after.megabytes)} MB.` : "The machine did not answer 100,000 requests in that time."}

${table(["minute", "requests", "MB"], rows)}`,
  };
}
