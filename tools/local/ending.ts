import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Calls back once, when this process is told to end, or when npm, which started it, has ended without telling it. */
export function whenToldToEnd(end: () => void): void {
  let told = false;
  const once = () => {
    if (!told) end();
    told = true;
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, once);
  const parent = process.ppid;
  const npm = npmAbove(parent);
  setInterval(() => {
    if (process.ppid !== parent || (npm !== undefined && !isRunning(npm))) once();
  }, 250).unref();
}

/** npm dies of a SIGHUP, and of a SIGKILL, without a word to the shell between it and us. */
function npmAbove(pid: number): number | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  for (let above = pid, steps = 0; above > 1 && steps < 4; steps += 1) {
    const { parent, command } = processAt(above);
    if (/\bnpm\b/.test(command) && !/^\S*sh -c/.test(command)) return above;
    above = parent;
  }
  return undefined;
}

function processAt(pid: number): { parent: number; command: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
  } catch {
    // Only Linux has /proc.
    const { stdout } = spawnSync("ps", ["-o", "ppid=,command=", "-p", String(pid)], { encoding: "utf8" });
    const [, parent = "0", command = ""] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
    return { parent: Number(parent), command };
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
