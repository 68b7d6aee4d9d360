import { spawnSync } from "node:child_process";

/** The child processes of a process. With `name`, only those of that name. */
export function childPids(parent: number, name?: string): number[] {
  const { stdout, stderr, status, error } = spawnSync("pgrep", ["-P", `${parent}`, ...(name ? [name] : [])], {
    encoding: "utf8",
  });
  if (error) throw new Error("the tests need pgrep (Debian: procps)", { cause: error });
  // 1 means that no process matches.
  if (status !== 0 && status !== 1) throw new Error(`pgrep failed with status ${status}: ${stderr}`);
  return stdout.split("\n").filter(Boolean).map(Number);
}

/** The Workers runtimes that this process has started. */
export function childRuntimePids(): number[] {
  return childPids(process.pid, "workerd");
}
