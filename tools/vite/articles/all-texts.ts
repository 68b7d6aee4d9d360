import type { ArticleText } from "#content/articles/text.ts";

type ReadText = () => Promise<ArticleText>;

const articles = import.meta.glob<ReadText>("/content/articles/*.mdx", { eager: true, import: "default" });

/** Every article's text by its file, for the build. */
export default await Promise.all(Object.entries(articles).map(async ([file, read]) => [file, await read()] as const));
