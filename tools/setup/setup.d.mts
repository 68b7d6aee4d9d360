/** Runs a command; ends the program if it fails. */
export function runOrExit(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): void;
export function say(text: string): void;
/** Prints a message and ends the program. */
export function fail(text: string): never;
