import type { ArticleText } from "#content/articles/text.ts";

type ReadText = () => Promise<ArticleText>;

const texts = import.meta.glob<ReadText>("/content/articles/*.mdx", { import: "default" });

/** An article's text, loaded on first use. */
export async function loadText(slug: string): Promise<ArticleText> {
  const load = texts[`/content/articles/${slug}.mdx`];
  if (!load) throw new Error(`content/articles/${slug}.mdx is missing`);
  const readText = await load();
  return readText();
}
