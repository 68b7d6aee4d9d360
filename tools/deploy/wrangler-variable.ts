import { readFileSync } from "node:fs";

/** A variable as wrangler.toml gives it to the site, or to one of its stages. */
export function wranglerVariable(name: string, stage?: string): string | undefined {
  const text = readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8");
  const heading = stage === undefined ? "[vars]" : `[env.${stage}.vars]`;
  const start = text.indexOf(`\n${heading}\n`);
  if (start === -1) return undefined;
  const [section = ""] = text.slice(start + heading.length + 2).split("\n[");
  return new RegExp(`^${name} = "([^"]*)"`, "m").exec(section)?.[1];
}
