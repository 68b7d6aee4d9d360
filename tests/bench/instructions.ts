import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openConnection } from "./runtimes/connection.ts";
import { firstAnswer, startPlain } from "./runtimes/plain-runtime.ts";

export type Instructions = Record<string, number>;

const asked: [kind: string, path: (turn: number) => string, headers?: Record<string, string>][] = [
  ["page from memory", () => "/"],
  ["304", () => "/", { "If-None-Match": "*" }],
  ["page with a campaign's mark", (turn) => `/?utm_campaign=spring${turn}`],
  ["page rendered anew", (turn) => `/?month=10&kw=6.6&battery=${10 + turn}`],
  ["search results", (turn) => `/blog?q=battery+${turn}`],
  ["estimator", (turn) => `/rebates-and-finance?postcode=3056&kw=6.6&battery=${10 + turn}`],
];

/** Whether instructions can be counted on this machine. */
export function canCount(): boolean {
  return process.platform === "linux" && spawnSync("valgrind", ["--version"]).status === 0;
}

/**
 * Instructions that the runtime executes for an answer. Its compiler is off, so that the same code gives the same count
 * every time: what is counted is the interpreter's work, several times that of compiled code, and grows as it does.
 */
export async function countInstructions(): Promise<Instructions> {
  const folder = mkdtempSync(join(tmpdir(), "instructions-"));
  const counts = join(folder, "counts");
  const runtime = await startPlain({
    v8Flags: ["--predictable", "--no-opt", "--no-maglev", "--no-sparkplug"],
    under: [
      "valgrind",
      "--tool=callgrind",
      "--instr-atstart=no",
      "--smc-check=all-non-file",
      `--callgrind-out-file=${counts}`,
    ],
  });
  try {
    const tell = (...command: string[]) =>
      execFileSync("vgdb", [`--pid=${runtime.pid}`, ...command], { stdio: "ignore", timeout: 120_000 });
    await firstAnswer(runtime.url, "/robots.txt");
    for (const [, path, headers] of asked) await ask(runtime.url, path(0), headers);
    tell("instrumentation", "on");
    const result: Instructions = {};
    let dumps = 0;
    for (const turn of [1, 2])
      for (const [kind, path, headers] of asked) {
        tell("zero");
        await ask(runtime.url, path(turn), headers);
        tell("dump");
        dumps += 1;
        const [, count = "NaN"] = /^(?:totals|summary): (\d+)/m.exec(readFileSync(`${counts}.${dumps}`, "utf8")) ?? [];
        result[kind] = Math.min(Number(count), result[kind] ?? Number.POSITIVE_INFINITY);
      }
    return result;
  } finally {
    await runtime.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On a connection of its own: a kept one is closed while the counter is read. */
async function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<void> {
  const connection = openConnection(url);
  const { status } = await connection.ask({ path, headers });
  connection.close();
  if (status !== 200 && status !== 304) throw new Error(`${path} answered ${status}`);
}
