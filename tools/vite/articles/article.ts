import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { FrontMatter } from "#content/articles/front-matter.ts";

/** The text of a paragraph, heading, list item, cell or caption as readers see it; `{}` stands for computed or recorded values. */
export interface TextBlock {
  kind: "paragraph" | "item" | "heading" | "cell" | "caption";
  text: string;
  line: number;
  /** Whether it contains a note or a recorded figure. */
  hasNote: boolean;
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
  /** The article's notes. `source`: the note links to its source, says when it was seen (`<Viewed/>`), or does neither. */
  notes: { key: string; line: number; source: "link" | "viewed" | "none" }[];
  contents: Section[];
  /** The names of its components, one for each use. */
  components: string[];
  scenes: { name: string; line: number }[];
  /** Mistakes that must be fixed before the site can be built. */
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
