/** Logs one JSON line. We choose its fields one by one: never a query, a name or an address. */
export type Log = (line: LogLine) => void;

export interface LogLine {
  event: string;
  [field: string]: string | number | boolean | undefined;
}

/** An error whose message we wrote. It holds nothing that somebody typed, so the log may have it. */
export class LoggableError extends Error {}

/**
 * The loggable fields of an error. The message of any error but a `LoggableError` is left out: it may hold what somebody typed. `at` is
 * a place in the code, as docs/operations.md says.
 */
export function errorFields(error: unknown): { kind: string; message?: string; cause?: string; at: string } {
  const cause = error instanceof Error ? error.cause : undefined;
  return {
    kind: errorName(error),
    ...(error instanceof LoggableError && { message: error.message }),
    ...(cause !== undefined && { cause: errorName(cause) }),
    at: sourceLineOf(cause ?? error),
  };
}

export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

export const consoleLog: Log = (line) => console.log(JSON.stringify(line));

/**
 * A path that the log may hold. Somebody may paste a name, a phone number or half a link into an address, so this keeps only the
 * words of our own addresses, and writes ":other" for the rest.
 */
export function loggablePath(pathname: string): string {
  const parts = pathname.split("/").filter((part) => part !== "");
  return `/${parts
    .slice(0, 20)
    .map((part) => (loggableWords.has(part) ? part : ":other"))
    .join("/")}`;
}

const loggableWords = new Set([
  "api",
  "assessment",
  "mail-events",
  "places",
  "coverage",
  "reports",
  "vitals",
  "health",
  "uploads",
  "requests",
  "office",
  "request",
  "assets",
  "cards",
  "blog",
  "mcp",
]);

/** Where the error was thrown: the innermost line of its stack. */
function sourceLineOf(error: unknown): string {
  // The stack begins with the message, and a line of the message may look like one of the stack.
  const stack = error instanceof Error ? (error.stack ?? "").replace(error.message, "") : "";
  return /^\s+at (.{1,200})/m.exec(stack)?.[1] ?? "";
}
