import type { ArticleText } from "#content/articles/text.ts";

const texts = import.meta.glob<ArticleText>("/content/articles/*.mdx", { import: "default" });

/** An article's text, loaded when it is first asked for. */
export function loadText(slug: string): Promise<ArticleText> {
  const load = texts[`/content/articles/${slug}.mdx`];
  if (!load) throw new Error(`content/articles/${slug}.mdx is missing`);
  return load();
}
