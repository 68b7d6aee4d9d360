import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { fail } from "../setup/setup.mjs";

const root = join(import.meta.dirname, "../..");

/** Reads a YAML file and checks it against a schema. A mistake ends the check with a message that names the file. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  try {
    const result = schema.safeParse(parse(readFileSync(join(root, file), "utf8")));
    return result.success ? result.data : fail(`${file}:\n${z.prettifyError(result.error)}`);
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** For each key, such as an article or a file, what needs no change, and why. */
export const reasonsByKey = z.record(z.string(), z.record(z.string(), z.string().min(5)));
