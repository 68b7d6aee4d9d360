import type { DatabaseSync } from "node:sqlite";
import { onTestFinished, vi } from "vitest";
import type { LogLine } from "#worker/log.ts";

/** Stands in for the runtime's class when the inbox runs in Node. */
export class DurableObject<E> {
  readonly ctx: DurableObjectState;
  readonly env: E;

  constructor(ctx: DurableObjectState, env: E) {
    this.ctx = ctx;
    this.env = env;
  }
}

/** The runtime's SQL interface, on a Node SQLite database. */
export function sqlOn(db: DatabaseSync): SqlStorage {
  const exec = (query: string, ...bindings: (string | number | null)[]) => {
    if (query.includes(";")) db.exec(query);
    const rows = query.includes(";") ? [] : db.prepare(query).all(...bindings);
    return { toArray: () => rows, one: () => rows[0] };
  };
  return Object.assign(Object.create(null), { exec });
}

/** Returns the lines that are logged from now on, as they come, until the test ends. */
export function takeLog(): LogLine[] {
  const lines: LogLine[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(JSON.parse(line)));
  onTestFinished(() => log.mockRestore());
  return lines;
}

/** Lets a test set the clock, fixes random numbers and silences the log, until the test ends. */
export function makeRuntimeDeterministic(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
