import { longDate } from "#content/format.ts";
import type { Article } from "./article.ts";
import { isComponent, type Node, walk } from "./tree.ts";

/** A remark plugin: `<Listed/>` in a note becomes "viewed" and the day the article was checked. */
export function listedOn(article: Article) {
  return (tree: Node): void => {
    const value = `viewed ${longDate(article.frontMatter?.checked ?? "")}`;
    walk(tree, (node) => {
      if (node.children)
        node.children = node.children.map((child) => (isComponent(child, "Listed") ? { type: "text", value } : child));
    });
  };
}
