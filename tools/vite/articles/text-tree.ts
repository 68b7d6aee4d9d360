import { Fragment, isValidElement } from "react";
import type { ArticleElement, ArticleNode } from "#content/articles/text.ts";
import { stepsOf } from "../dated-text.ts";
import { curlyQuotes, withCurlyQuotes } from "./curly-quotes.ts";

/**
 * Runs a compiled article and records its elements, and its components by name. As data the articles cost a new isolate nothing; as
 * code they were much of what it compiled before its first answer.
 */
export function textTree(Text: (props: { components: object }) => unknown, used: readonly string[]): ArticleNode[] {
  const names = [...new Set([...used, ...placedByTheBuild])];
  const content = Text({ components: Object.fromEntries(names.map((name) => [name, name])) });
  return nodesOf(content, { last: " " });
}

/** Components that only the build places: notes, captions and the call to action. */
const placedByTheBuild = ["CallToAction", "FigureSource", "Table"];

/** The last character of the text so far: a quote opens after a space and closes after a word. */
interface Reached {
  last: string;
}

/** Elements within a line. After any other element a line begins. */
const inline: readonly string[] = ["a", "strong", "em", "code", "sup", "del", "Figure", "Today", "OnDay"];

function nodesOf(content: unknown, reached: Reached): ArticleNode[] {
  if (Array.isArray(content)) return content.flatMap((part) => nodesOf(part, reached));
  if (typeof content === "string" || typeof content === "number") return [textOf(String(content), reached)];
  if (!isValidElement<Record<string, unknown>>(content)) return [];
  const { type } = content;
  const { children, ...attributes } = content.props;
  if (type === Fragment) return nodesOf(children, reached);
  if (typeof type !== "string" && !isFunction(children))
    throw new Error("an article defines a component of its own: it belongs in app/article");
  for (const [name, value] of Object.entries(attributes))
    if (isValidElement(value)) throw new Error(`<${type} ${name}>: an attribute can't hold elements`);
  const name = String(type);
  const within = inline.includes(name) ? reached : { last: " " };
  if (isFunction(children)) {
    within.last = "0";
    return [{ name, attributes: { steps: withCurlyQuotes(stepsOf((day) => textFrom(children(day)))) } }];
  }
  const parts = nodesOf(children, within);
  const inside = attributes.className === "table table-cards" ? withColumnNames(parts) : parts;
  if (inside.length === 0) within.last = "0";
  return [
    {
      name,
      ...(Object.keys(attributes).length > 0 && { attributes: withCurlyQuotes(attributes) }),
      ...(inside.length > 0 && { inside }),
    },
  ];
}

/** If a table's rows are stacked, each cell gets its column's name, with computed numbers filled in. */
function withColumnNames(table: readonly ArticleNode[]): ArticleNode[] {
  const part = (name: string) => elementsOf(table).find((each) => each.name === name);
  const names = elementsOf(elementsOf(part("thead")?.inside)[0]?.inside).map(wordsOf);
  const labelled = (cell: ArticleElement, column: number) =>
    column === 0 ? cell : { ...cell, attributes: { ...cell.attributes, "data-label": names[column] } };
  const rows = elementsOf(part("tbody")?.inside).map((row) => ({
    ...row,
    inside: elementsOf(row.inside).map(labelled),
  }));
  return elementsOf(table).map((each) => (each.name === "tbody" ? { ...each, inside: rows } : each));
}

function elementsOf(nodes: readonly ArticleNode[] = []): ArticleElement[] {
  return nodes.filter((node) => typeof node !== "string");
}

/** An element's words, without its notes' superscripts. */
function wordsOf(node: ArticleNode): string {
  if (typeof node === "string") return node;
  return node.name === "sup" ? "" : (node.inside ?? []).map(wordsOf).join("");
}

function textOf(typed: string, reached: Reached): string {
  const text = curlyQuotes(typed, reached.last);
  reached.last = text.at(-1) ?? reached.last;
  return text;
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === "function";
}

function textFrom(given: unknown): string {
  if (typeof given !== "string") throw new Error("<OnDay> holds a function from a day to a text");
  return given;
}
