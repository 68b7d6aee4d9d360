import indexAddress from "virtual:search-index-address";
import { createFinder, type Finder } from "#content/search/find.ts";

const retries = 3;
const firstPause = 1000;
const longestPause = 30_000;

interface Means {
  read(address: string): Promise<Finder>;
  pause(milliseconds: number): Promise<void>;
  /** Called after each failed attempt that will be repeated. */
  onTrouble(): void;
}

/** Loads the index, and tries again where it fails. A page from before a deploy finds the index by its lasting name. */
export async function loadIndex({ onTrouble, read = readIndex, pause = sleep }: Partial<Means>): Promise<Finder> {
  for (let failed = 0; ; failed++)
    try {
      return await read(failed === 0 ? indexAddress : "/search-index.json");
    } catch (error) {
      if (failed === retries) throw error;
      onTrouble?.();
      await pause(Math.min(longestPause, firstPause * 2 ** failed));
    }
}

async function readIndex(address: string): Promise<Finder> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return createFinder(await answer.json());
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
