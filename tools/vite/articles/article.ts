import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FrontMatter } from "#content/articles/front-matter.ts";

/** The text of a paragraph, heading, list item, cell or caption as readers see it; `{}` stands for computed or recorded values. */
export interface TextBlock {
  kind: "paragraph" | "item" | "heading" | "cell" | "caption";
  text: string;
  line: number;
  /** Whether it contains a note or a recorded figure. */
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

/** An article's file as the build reads it. */
export interface Article {
  slug: string;
  /** The path from the project's root. */
  file: string;
  frontMatter: FrontMatter | undefined;
  blocks: TextBlock[];
  /** Its notes. `source` says whether a note links to its source or only lists it. */
  notes: { key: string; line: number; source: "link" | "listed" | "none" }[];
  contents: Section[];
  /** The components it uses, repeated as often as it uses them. */
  components: string[];
  scenes: { name: string; line: number }[];
  /** What must be fixed before the site can be built. */
  problems: Problem[];
  /** The text as a JavaScript module. */
  code: string;
}

/** The articles' slugs, which are their file names, in alphabetical order. */
export function articleSlugs(root = join(import.meta.dirname, "../../..")): string[] {
  return readdirSync(join(root, "content/articles"))
    .filter((name) => name.endsWith(".mdx"))
    .map((name) => name.replace(/\.mdx$/, ""))
    .sort();
}
