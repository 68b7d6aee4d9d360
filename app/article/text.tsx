import { createElement, type ElementType, type ReactNode } from "react";
import type { ArticleNode } from "#content/articles/text.ts";

/** The components for an article's capitalised elements. */
type ArticleComponents = Readonly<Record<string, ElementType>>;

interface TextProps {
  nodes: readonly ArticleNode[];
  components: ArticleComponents;
}

/** An article's text. Capitalised elements are rendered by their components, all others as they are. */
export function Text({ nodes, components }: TextProps) {
  return createElement("div", { className: "article-text" }, ...nodes.map((node) => elementOf(node, components)));
}

function elementOf(node: ArticleNode, components: ArticleComponents): ReactNode {
  if (typeof node === "string") return node;
  const { name, attributes = {}, children = [] } = node;
  const component = /^[A-Z]/.test(name) ? components[name] : name;
  if (!component) throw new Error(`An article uses <${name}>, which app/article/components.tsx doesn't define`);
  return createElement(component, attributes, ...children.map((child) => elementOf(child, components)));
}
