import type { ArticleText } from "#content/articles/text.ts";

/** Every article's text by its file, for the build. */
export default import.meta.glob<ArticleText>("/content/articles/*.mdx", { eager: true, import: "default" });
