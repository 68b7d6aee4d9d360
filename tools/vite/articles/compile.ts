import { createProcessor } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { longDate } from "#content/format.ts";
import type { Article } from "./article.ts";
import { figureNotes } from "./figure-notes.ts";
import { readMarkdown } from "./read-markdown.ts";
import { shape } from "./shape.ts";
import { isComponent, type Node, walk } from "./tree.ts";

/** Compiles one article, and records its contents and its problems. */
export function compileArticle(file: string, source: string): Article {
  const article: Article = {
    slug: file.replace(/^.*\//, "").replace(/\.mdx$/, ""),
    file,
    frontMatter: undefined,
    blocks: [],
    notes: [],
    contents: [],
    components: [],
    scenes: [],
    problems: [],
    code: "",
  };
  const processor = createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkGfm, [readMarkdown, article], [viewedOn, article], figureNotes],
    remarkRehypeOptions: {
      clobberPrefix: "",
      footnoteLabel: "Notes and sources",
      footnoteLabelProperties: {},
      footnoteBackLabel: (_, again) => `Back to the text${again > 1 ? `, place ${again}` : ""}`,
    },
    rehypePlugins: [rehypeSlug, [shape, article]],
    // The site's policy would block a style attribute, so `shape` makes classes of these.
    tableCellAlignToStyle: false,
  });
  try {
    article.code = String(processor.processSync({ path: file, value: source }));
  } catch (error) {
    // The parser's errors have a line. Any other error is a bug of ours.
    if (!(error instanceof Error && "line" in error)) throw new Error(`${file} can't be compiled`, { cause: error });
    article.problems.push({ line: typeof error.line === "number" ? error.line : 1, text: error.message });
  }
  return article;
}

/** A remark plugin: `<Viewed/>` in a note becomes "viewed" and the day the article was checked. */
function viewedOn(article: Article) {
  return (tree: Node): void => {
    const value = `viewed ${longDate(article.frontMatter?.checkedOn ?? "")}`;
    walk(tree, (node) => {
      if (node.children)
        node.children = node.children.map((child) => (isComponent(child, "Viewed") ? { type: "text", value } : child));
    });
  };
}
