import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FrontMatter } from "#content/articles/front-matter.ts";

/** A paragraph, heading, list item, cell or caption as its reader sees it; `{}` stands for what is computed or recorded. */
export interface Block {
  kind: "paragraph" | "item" | "heading" | "cell" | "caption";
  text: string;
  line: number;
  /** Whether a note or a recorded figure is in it. */
  cites: boolean;
  /** The components around it, outermost first. */
  inside: string[];
}

interface Section {
  id: string;
  text: string;
}

interface Problem {
  line: number;
  text: string;
}

/** One article's file as the build reads it. */
export interface Article {
  slug: string;
  /** The path from the project's root. */
  file: string;
  frontMatter: FrontMatter | undefined;
  blocks: Block[];
  /** Its notes; `source` says whether one links to where it comes from, or is only listed. */
  notes: { key: string; line: number; source: "link" | "listed" | "none" }[];
  contents: Section[];
  /** The components it uses, as often as it uses them. */
  components: string[];
  scenes: { name: string; line: number }[];
  /** What must be mended before the site can be built. */
  problems: Problem[];
  /** The text as a JavaScript module. */
  code: string;
}

/** Every article by its slug, which is its file's name, in the order of the alphabet. */
export function articleSlugs(root = join(import.meta.dirname, "../../..")): string[] {
  return readdirSync(join(root, "content/articles"))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.replace(/\.mdx$/, ""))
    .sort();
}
