import { readdirSync, readFileSync } from "node:fs";

/** The runtimes that this process has started. */
export function runtimeProcesses(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isRuntimeOfOurs(pid));
}

function isRuntimeOfOurs(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const parent = text.slice(text.lastIndexOf(")") + 2).split(" ")[1];
    return name === "workerd" && Number(parent) === process.pid;
  } catch {
    return false;
  }
}

/** Microseconds on a processor, of all its threads: the scheduler counts nanoseconds, where `stat` counts in tens of milliseconds. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => Number(readText(`/proc/${pid}/task/${thread}/schedstat`).split(" ")[0]));
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** A thread may end while it is looked at. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
