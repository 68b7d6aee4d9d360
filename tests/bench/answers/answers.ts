import { type Cost, writeChart } from "../report/chart.ts";
import { type Figure, type Section, show, table } from "../report/section.ts";
import { startBenchSite } from "../runtimes/bench-site.ts";
import { load } from "../runtimes/load.ts";
import { type Fixture, type Runtime, startAssets, startBare } from "../runtimes/runtime.ts";
import { type Case, cases } from "./cases.ts";

/** What each kind of answer costs, beside a bare Worker and the static-assets layer that send the same bytes. */
export async function measureAnswers(say: (text: string) => void, only?: string): Promise<Section> {
  const site = await startBenchSite({ alone: true });
  // The first answer is streamed, and a stream has no tag.
  await (await fetch(site.url)).arrayBuffer();
  const tag = (await fetch(site.url)).headers.get("etag") ?? "";
  const costs: Cost[] = [];
  for (const one of await cases(tag)) {
    if (only && !one.name.includes(only)) continue;
    const cost = await measure(site, one);
    costs.push(cost);
    say(`${one.name}: ${show(cost.cpu)} µs, ${show(cost.cpu / cost.bare)} bare Workers`);
  }
  await site.stop();
  if (!only) writeChart(costs);
  return section(costs);
}

async function measure(site: Runtime, one: Case): Promise<Cost> {
  const { name, status, call, connections = 32, budget, mostMs } = one;
  const fixture = await answerTo(site, one);
  const bare = await startBare(fixture);
  const assets = call(0).method === "POST" ? undefined : await startAssets(fixture);
  const runs = [
    { runtime: site, status, call },
    { runtime: bare, status: fixture.status, call },
    ...(assets ? [{ runtime: assets, status: 200, call: () => ({ path: "/file" }) }] : []),
  ];
  for (const run of runs) await warm(run, connections);
  const [mine, floor, layer] = await inTurns(runs, connections, 3);
  const [alone] = await inTurns(runs.slice(0, 1), 1, 1);
  await Promise.all([bare.stop(), assets?.stop()]);
  if (!mine || !floor || !alone) throw new Error(`${name} was not measured`);
  return { name, ...mine, alone: alone.perSecond, bare: floor.cpu, assets: layer?.cpu, budget, mostMs };
}

interface Run {
  runtime: Runtime;
  status: number;
  call: Case["call"];
}

/** Until the runtime has compiled what it will: some hundred requests, or a few seconds where each takes long. */
async function warm({ runtime, status, call }: Run, connections: number): Promise<void> {
  let requests = 0;
  for (let turn = 0; turn < 16 && requests < 5000; turn++)
    requests += (await load(runtime.url, { status, call, connections, seconds: 0.4 })).answered;
}

/** Each in turn, several times: of the turns the cheapest counts, so that a busy machine falsifies no ratio. */
async function inTurns(runs: readonly Run[], connections: number, turns: number) {
  const best = runs.map(() => ({ cpu: Number.POSITIVE_INFINITY, perSecond: 0 }));
  for (let turn = 0; turn < turns; turn++)
    for (const [index, { runtime, status, call }] of runs.entries()) {
      const before = runtime.cpu();
      const { answered, perSecond } = await load(runtime.url, { status, call, connections, seconds: 0.6 });
      const sofar = best[index];
      if (!sofar) continue;
      sofar.cpu = Math.min(sofar.cpu, (runtime.cpu() - before) / answered);
      sofar.perSecond = Math.max(sofar.perSecond, perSecond);
    }
  return best;
}

async function answerTo(site: Runtime, { call, beside = call(0) }: Case): Promise<Fixture> {
  const { path, method = "GET", headers = {}, body } = beside;
  const init = { method, headers, ...(body !== undefined && { body: Buffer.from(body) }) };
  const answer = await fetch(site.url + path, init);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { "content-length": _, "transfer-encoding": __, ...kept } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: kept, bytes };
}

function section(costs: readonly Cost[]): Section {
  const rows = costs.map(({ name, perSecond, alone, cpu, bare, assets, budget, mostMs }) => [
    name,
    show(perSecond),
    show(alone),
    show(cpu),
    show(bare),
    show(cpu / bare),
    budget !== undefined ? `≤ ${budget}` : mostMs !== undefined ? `≤ ${mostMs} ms` : "",
    assets === undefined ? "–" : show(assets),
  ]);
  const head = ["answer", "requests/s", "at 1 connection", "CPU µs", "bare Worker", "ratio", "budget", "assets layer"];
  const figures: Figure[] = costs.flatMap(({ name, cpu, bare, budget, mostMs }) => [
    { name, value: cpu / bare, unit: "× bare", ...(budget !== undefined && { budget }) },
    ...(mostMs === undefined ? [] : [{ name, value: cpu / 1000, unit: "ms" as const, budget: mostMs }]),
  ]);
  const text = `CPU is the runtime's own, per request, at 32 connections (the upload: 2), the cheapest of three turns. "Bare Worker" and
"assets layer" send the same bytes in the same run; the assets layer is the local runtime's stand-in. Each is asked directly:
no development proxy, and no assets layer before the Worker, which the platform runs outside of it. Storing and mailing a
request is the local stand-ins' cost too.

${table(head, rows)}`;
  return { title: "What an answer costs", figures, text };
}
