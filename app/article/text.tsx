import { createElement, type ElementType, type ReactNode } from "react";
import type { ArticleNode } from "#content/articles/text.ts";

/** The components for an article's capitalised elements. */
type ArticleComponents = Readonly<Record<string, ElementType>>;

interface TextProps {
  nodes: readonly ArticleNode[];
  components: ArticleComponents;
}

/** An article's text: plain elements unchanged, the others rendered by their components. */
export function Text({ nodes, components }: TextProps) {
  return createElement("div", { className: "article-text" }, ...nodes.map((node) => elementOf(node, components)));
}

function elementOf(node: ArticleNode, components: ArticleComponents): ReactNode {
  if (typeof node === "string") return node;
  const { name, attributes = {}, inside = [] } = node;
  const component = /^[A-Z]/.test(name) ? components[name] : name;
  if (!component) throw new Error(`articles have no component ${name}`);
  return createElement(component, attributes, ...inside.map((child) => elementOf(child, components)));
}
