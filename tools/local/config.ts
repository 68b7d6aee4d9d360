import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface LocalSettings {
  root: string;
  /** Ends the file's name, so that several can lie side by side. */
  name: string;
  vars: Record<string, string>;
  /** Requests a minute before an address is refused; a whole test run comes from one. */
  limit: number;
}

interface BuiltConfig {
  vars?: Record<string, unknown>;
  ratelimits?: { simple: { limit: number; period: number } }[];
}

/** The built Worker's configuration with values for this machine, next to the original. Returns its path. */
export function writeLocalConfig({ root, name, vars, limit }: LocalSettings): string {
  const folder = join(root, "dist/worker");
  const config: BuiltConfig = JSON.parse(readFileSync(join(folder, "wrangler.json"), "utf8"));
  const ratelimits = config.ratelimits?.map((binding) => ({ ...binding, simple: { ...binding.simple, limit } }));
  const path = join(folder, `wrangler.${name}.json`);
  writeFileSync(path, JSON.stringify({ ...config, vars: { ...config.vars, ...vars }, ratelimits }));
  return path;
}
