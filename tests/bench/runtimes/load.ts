import { type Call, openConnection } from "./connection.ts";

export interface Load {
  /** Every answer's status must be this one, or the measurement means nothing. */
  status: number;
  connections: number;
  seconds: number;
  call(index: number): Call;
}

let asked = 0;

/** Keeps so many connections busy for so long; says how many requests were answered, and how many that were a second. */
export async function load(url: string, { status, connections, seconds, call }: Load) {
  let answered = 0;
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = openConnection(url);
      while (elapsed() < seconds) {
        const request = call(asked++);
        const got = await connection.ask(request);
        if (got.status !== status) throw new Error(`${url}${request.path} answered ${got.status}, not ${status}`);
        answered += 1;
      }
      connection.close();
    }),
  );
  return { answered, perSecond: answered / elapsed() };
}

/** The value below which so large a part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
