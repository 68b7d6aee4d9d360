import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every article by its slug, which is its file's name, in the order of the alphabet. */
export function articleSlugs(root = join(import.meta.dirname, "../../..")): string[] {
  return readdirSync(join(root, "content/articles"))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.replace(/\.mdx$/, ""))
    .sort();
}
