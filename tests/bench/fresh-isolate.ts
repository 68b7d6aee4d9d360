import { type Section, show, table } from "./report/section.ts";
import { type Answer, openConnection } from "./runtimes/connection.ts";
import { type FreshRuntime, startFresh } from "./runtimes/fresh-runtime.ts";
import { cpuOf } from "./runtimes/processes.ts";

const pages = [
  { name: "Home", path: "/", last: 8 },
  { name: "an article", path: "/blog/insurance-warranty", last: 8 },
  { name: "Contact", path: "/contact", last: 8 },
  { name: "an estimator", path: "/your-price", last: 20 },
] as const;

/** The first request that an isolate gets, beside a bare Worker that sends the same bytes from an isolate as new. */
export async function measureFreshIsolate(say: (text: string) => void): Promise<Section> {
  const bytes = await bytesOfEach();
  const runtime = await startFresh(bytes);
  const rows: (string | number)[][] = [];
  const figures: Section["figures"] = [];
  for (const { name, path, last } of pages) {
    const [site, bare] = [newest(), newest()];
    for (let turn = 0; turn < 15; turn++) {
      await site.take(runtime, "site", path);
      await bare.take(runtime, path, path);
    }
    const [own, floor] = [site.least, bare.least];
    for (const [who, times] of [
      [name, own],
      ["… a bare Worker", floor],
    ] as const)
      rows.push([who, show(times.firstByte), show(times.main), show(times.end), show(times.cpu)]);
    const first = own.firstByte / floor.firstByte;
    const end = own.end / floor.end;
    figures.push(
      { name: `fresh isolate, ${name}: first byte`, value: first, unit: "× bare", budget: 4 },
      { name: `fresh isolate, ${name}: last byte`, value: end, unit: "× bare", budget: last },
    );
    rows.push(["… ratio", show(first), "", show(end), show(own.cpu / floor.cpu)]);
    say(`${name}: first byte ${show(first)} bare Workers, last byte ${show(end)}`);
  }
  await runtime.stop();
  const head = ["first request", "first byte, ms", "`<main>`, ms", "last byte, ms", "CPU, ms"];
  return {
    title: "A fresh isolate",
    figures,
    text: `A running process starts a new isolate for each request and compiles the modules that it is given, all of the site's for the
site. Nothing is bound but \`SITE_URL\` and the files. Of fifteen turns the least; \`<main>\` is its first section.

${table(head, rows)}`,
  };
}

type Times = Pick<Answer, "firstByte" | "end"> & { main: number; cpu: number };

function newest() {
  const least: Times = { firstByte: Infinity, main: Infinity, end: Infinity, cpu: Infinity };
  return {
    least,
    async take(runtime: FreshRuntime, worker: string, path: string): Promise<void> {
      const connection = openConnection(runtime.url);
      const before = cpuOf(runtime.pid);
      const headers = { "x-worker": worker, "x-isolate": String(isolates++) };
      const answer = await connection.ask({ path, headers }, true);
      const cpu = (cpuOf(runtime.pid) - before) / 1000;
      connection.close();
      if (answer.status !== 200 || answer.main === undefined) throw new Error(`${path}: ${answer.status}, ${worker}`);
      least.firstByte = Math.min(least.firstByte, answer.firstByte);
      least.main = Math.min(least.main, answer.main);
      least.end = Math.min(least.end, answer.end);
      least.cpu = Math.min(least.cpu, cpu);
    },
  };
}

let isolates = 0;

async function bytesOfEach(): Promise<Record<string, string>> {
  const runtime = await startFresh({});
  const found: Record<string, string> = {};
  for (const { path } of pages) {
    const answer = await fetch(runtime.url + path, { headers: { "x-worker": "site", "x-isolate": "bytes" } });
    found[path] = await answer.text();
  }
  await runtime.stop();
  return found;
}
