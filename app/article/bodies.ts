import type { MDXContent } from "mdx/types";

export interface ArticleBody {
  default: MDXContent;
  /** The sections' headings, for the list of contents. */
  contents: readonly { id: string; text: string }[];
}

const bodies = import.meta.glob<ArticleBody>("/content/articles/*.mdx");

/** An article's text, loaded when it is first asked for. */
export function loadBody(slug: string): Promise<ArticleBody> {
  const load = bodies[`/content/articles/${slug}.mdx`];
  if (!load) throw new Error(`content/articles/${slug}.mdx is missing`);
  return load();
}
