import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** A command's options; one that it doesn't have ends it in a sentence. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    const [problem = ""] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    console.error(`\n${problem.replace(/\.$/, "")}.\nUse it like this: ${usage}`);
    process.exit(1);
  }
}
