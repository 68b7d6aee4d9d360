// npm run bench: measures the budgets, most beside a bare Worker in the same run. Exits with 1 if one is exceeded.
import { Agent, request } from "node:http";
import { type FixedResponse, type Runtime, startBare, startDirectSite } from "#tests/running-site/runtime.ts";
import { failWithUsage, readOptions } from "#tools/command-line.ts";
import { ensureChromium } from "#tools/setup/chromium.mjs";
import { measureFirstPaint } from "./first-paint.ts";
import { measureKeystroke } from "./keystroke.ts";
import { auditPages } from "./lighthouse.ts";
import { measureNewIsolate } from "./new-isolate.ts";
import type { Result } from "./result.ts";

const connectionCount = 32;
let requestCount = 0;

const usage = `npm run bench                                        every budget, in about three minutes
npm run bench -- --only cpu|isolate|paint|key        the budgets of one part
npm run bench -- --memory                            how much memory 100,000 pages take
npm run bench -- --lighthouse [--page /faq]          Lighthouse, on every page or on one`;
const options = readOptions(usage, {
  only: { type: "string" },
  memory: { type: "boolean" },
  lighthouse: { type: "boolean" },
  page: { type: "string" },
});

const parts: Record<string, () => Promise<Result[]>> = {
  cpu: measureCpu,
  isolate: measureNewIsolate,
  paint: measureFirstPaint,
  key: measureKeystroke,
};
if (options.only !== undefined && !Object.hasOwn(parts, options.only))
  failWithUsage(`There is no part called ${options.only}. The parts are ${Object.keys(parts).join(", ")}.`, usage);
if ([options.only, options.memory, options.lighthouse].filter(Boolean).length > 1)
  failWithUsage("Give only one of --only, --memory and --lighthouse.", usage);
if (options.page !== undefined && !options.lighthouse) failWithUsage("--page goes with --lighthouse.", usage);
if (options.memory) report(await measureMemory());
else if (options.lighthouse) {
  process.env.CHROME_PATH = ensureChromium({ whole: true });
  report(await auditPages(options.page));
} else {
  if (!["cpu", "isolate"].includes(options.only ?? "")) process.env.CHROME_PATH = ensureChromium();
  for (const [name, measure] of Object.entries(parts))
    if (options.only === undefined || options.only === name) report(await measure());
}

function report(results: readonly Result[]): void {
  for (const { name, value, unit, budget } of results) {
    // A value that isn't a number is over, too: nothing was measured.
    const isOver = !(value <= budget);
    if (isOver) process.exitCode = 1;
    const text = Number.isInteger(value) ? value.toLocaleString("en-AU") : value.toFixed(2);
    console.log(`${isOver ? "OVER " : "     "}${name}: ${text} ${unit}, budget ${budget.toLocaleString("en-AU")}`);
  }
}

/** Compares the runtime's CPU time per request with a bare Worker's that sends the same bytes. */
async function measureCpu(): Promise<Result[]> {
  const site = await startDirectSite({ alone: true });
  await (await fetch(site.url)).arrayBuffer();
  const tag = (await fetch(site.url)).headers.get("etag") ?? "";
  const withNumber = (start: string) => (index: number) => start + (5 + (index % 40));
  const cases = [
    { name: "page from memory", path: () => "/", budget: 1.2 },
    { name: "page from an advertisement", path: withNumber("/?gclid="), budget: 1.2 },
    { name: "304, beside the page it saves", path: () => "/", headers: { "If-None-Match": tag }, budget: 1.1 },
    { name: "Commercial with a query", path: withNumber("/commercial?use=9000&kw="), budget: 8 },
    { name: "Your price with a query", path: withNumber("/your-price?postcode=3550&kw=6.6&battery="), budget: 10 },
    { name: "My plan with a query", path: withNumber("/plan?age=old&postcode=3220&stay="), budget: 10 },
    { name: "search", path: withNumber("/blog?q=battery+"), budget: 8 },
  ];
  const results: Result[] = [];
  for (const { name, path, headers = {}, budget } of cases) {
    const bareSite = await startBare(await answerOf(site, path(0)));
    const siteCpu = () => microsecondsPerRequest(site, path, headers);
    const bareCpu = () => microsecondsPerRequest(bareSite, path, {});
    for (const warmUp of [siteCpu, bareCpu]) await warmUp();
    let [siteLowest, bareLowest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // The lowest of six measurements each, because a busy machine only adds time.
    for (let turn = 0; turn < 6; turn++) {
      siteLowest = Math.min(siteLowest, await siteCpu());
      bareLowest = Math.min(bareLowest, await bareCpu());
    }
    results.push({ name: `CPU, ${name}`, value: siteLowest / bareLowest, unit: "× bare", budget });
    await bareSite.stop();
  }
  await site.stop();
  return results;
}

async function answerOf(site: Runtime, path: string): Promise<FixedResponse> {
  const response = await fetch(site.url + path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { "content-length": _, "transfer-encoding": __, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, bytes };
}

/** CPU time per request, over a second and a half of requests on reused connections. */
async function microsecondsPerRequest(
  runtime: Runtime,
  path: (index: number) => string,
  headers: Record<string, string>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const endMs = performance.now() + 1500;
  const microsecondsBefore = runtime.cpuMicroseconds();
  let responseCount = 0;
  await Promise.all(
    Array.from({ length: connectionCount }, async () => {
      while (performance.now() < endMs) {
        await get(runtime.url + path(requestCount++), agent, headers);
        responseCount += 1;
      }
    }),
  );
  agent.destroy();
  return (runtime.cpuMicroseconds() - microsecondsBefore) / responseCount;
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    })
      .once("error", reject)
      .end();
  });
}

/** Kilobytes gained between the 20,000th and the 100,000th page. Only eight at a time: a busy runtime drops requests that wait. */
async function measureMemory(): Promise<Result[]> {
  const site = await startDirectSite({ alone: true });
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const askForPages = async (pageCount: number) => {
    const senders = Array.from({ length: 8 }, async () => {
      for (let count = 0; count < pageCount / 8; count++)
        await get(`${site.url}/?month=10&kw=6.6&battery=10&daily=${5 + (requestCount++ % 5000) / 100}`, agent, {});
    });
    await Promise.all(senders);
  };
  await askForPages(20_000);
  const bytesBefore = site.memoryBytes();
  await askForPages(80_000);
  const gainedKilobytes = (site.memoryBytes() - bytesBefore) / 1024;
  agent.destroy();
  await site.stop();
  const value = Math.max(0, Math.round(gainedKilobytes));
  return [{ name: "memory gained in 80,000 pages", value, unit: "KB", budget: 10_000 }];
}
