// Reads from the output of `wrangler secret list` which secrets the platform lacks.
import type { SpawnSyncReturns } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { settings } from "#worker/environment.ts";

/** A message for each required secret that isn't listed. `inEnvironment`: Wrangler's arguments that choose the environment. */
export function missingSecrets(
  { stdout, stderr, status, error }: Pick<SpawnSyncReturns<string>, "stdout" | "stderr" | "status" | "error">,
  inEnvironment: readonly string[],
): string[] {
  if (error) return [`the secrets can’t be listed, because wrangler can’t be run: ${error.message}`];
  if (status !== 0)
    return [
      `the secrets can’t be listed (${errorIn(stderr)}). If you aren’t logged in: npx wrangler login, or set CLOUDFLARE_API_TOKEN`,
    ];
  const listedSecrets = secretsIn(stdout);
  if (!listedSecrets) return [`the secrets can’t be listed: wrangler answered “${lastLine(stdout)}” instead of JSON`];
  return Object.entries(settings)
    .filter(
      ([key, { isRequired }]) => isRequired && key !== "SITE_URL" && !listedSecrets.some(({ name }) => name === key),
    )
    .map(
      ([name]) =>
        `${name} is not set (docs/configuration.md says what it’s for): ${["npx wrangler secret put", name, ...inEnvironment].join(" ")}`,
    );
}

/** Wrangler may print a banner before its JSON. */
function secretsIn(output: string): { name: string }[] | undefined {
  try {
    const secrets: unknown = JSON.parse(output.slice(Math.max(0, output.search(/^\[/m))));
    return Array.isArray(secrets) ? secrets : undefined;
  } catch {
    return undefined;
  }
}

/** Why wrangler failed. Its last lines only give advice and say where its log is. */
function errorIn(output: string): string {
  return /\[ERROR\] *(.+)/.exec(stripVTControlCharacters(output))?.[1]?.trim() ?? lastLine(output);
}

function lastLine(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return lines.at(-1)?.trim() ?? "wrangler printed nothing";
}
