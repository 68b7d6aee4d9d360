// Shared by our commands: reading options, and the message after a wrong call.
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { fail } from "./setup/setup.mjs";

/** Parses a command's options. An unknown option or argument, or `--help`, ends the command with the usage. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  return readArguments(usage, options, { allowPositionals: false }).values;
}

/** Parses a command's options and its other arguments, such as names of files. An unknown option, or `--help`, ends it with the usage. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  { allowPositionals } = { allowPositionals: true },
) {
  try {
    const parsed = parseArgs({ options: { ...options, help: { type: "boolean" } }, allowPositionals });
    if (!("help" in parsed.values)) return parsed;
  } catch (error) {
    return failWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
  console.log(usage);
  return process.exit();
}

/** Reads an option that is a count. Anything else ends the command. */
export function countIn(usage: string, name: string, text: string): number {
  return /^\d+$/.test(text) ? Number(text) : failWithUsage(`--${name} ${text} is not a whole number.`, usage);
}

/** An error that the command's user can correct: its message says what to do. */
export class UserError extends Error {}

/** What a command prints about an error: only the message if its user can correct the error, otherwise the stack as well. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof UserError ? error.message : (error.stack ?? error.message);
}

export function failWithUsage(problem: string, usage: string): never {
  return fail(`${problem}\nUse it like this:\n${usage.replaceAll(/^/gm, "  ")}`);
}
