import { createElement, type ElementType, type ReactNode } from "react";
import type { ArticleNode } from "#content/articles/text.ts";

/** What an article's elements with a capital letter stand for. */
type ArticleComponents = Readonly<Record<string, ElementType>>;

interface TextProps {
  nodes: readonly ArticleNode[];
  components: ArticleComponents;
  /** What stands below the first paragraph, and is no part of the text. */
  afterFirst?: ReactNode;
}

/** An article's text: plain elements as they are, the others by the components they name. */
export function Text({ nodes, components, afterFirst }: TextProps) {
  const first = nodes.findIndex((node) => typeof node !== "string") + 1;
  const [lead, rest] = [nodes.slice(0, first), nodes.slice(first)].map((part) =>
    part.map((node) => elementOf(node, components)),
  );
  return createElement("div", { className: "article-text" }, ...(lead ?? []), afterFirst, ...(rest ?? []));
}

function elementOf(node: ArticleNode, components: ArticleComponents): ReactNode {
  if (typeof node === "string") return node;
  const { name, attributes = {}, inside = [] } = node;
  const component = /^[A-Z]/.test(name) ? components[name] : name;
  if (!component) throw new Error(`articles have no component ${name}`);
  return createElement(component, attributes, ...inside.map((child) => elementOf(child, components)));
}
