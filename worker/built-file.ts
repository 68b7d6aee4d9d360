import { LoggableError } from "./log.ts";

/** Reads one of the site's files as text. */
export async function readBuiltFile(files: Fetcher, path: string): Promise<string> {
  const response = await files.fetch(`https://assets.invalid${path}`);
  if (!response.ok) throw new LoggableError(`${path} can't be read: ${response.status}`);
  return response.text();
}
