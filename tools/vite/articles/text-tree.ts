import { Fragment, isValidElement } from "react";
import type { ArticleElement, ArticleNode } from "#content/articles/text.ts";
import { stepsOf } from "../dated-text.ts";
import { curlyQuotes, withCurlyQuotes } from "./curly-quotes.ts";

/**
 * Runs a compiled article and records its elements, and its components by name. As data, articles cost a new isolate nothing; as
 * code, they were much of what it compiled before its first response.
 */
export function textTree(
  file: string,
  Text: (props: { components: object }) => unknown,
  usedNames: readonly string[],
): ArticleNode[] {
  const names = [...new Set([...usedNames, ...placedByTheBuild])];
  try {
    const content = Text({ components: Object.fromEntries(names.map((name) => [name, name])) });
    return nodesOf(content, { lastCharacter: lineStart });
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Components that only the build places: notes, captions and the call to action. */
const placedByTheBuild = ["CallToAction", "FigureSource", "Table"];

/** The last character of the text so far: a quote opens after a space and closes after a word. */
interface Position {
  lastCharacter: string;
}

const lineStart = " ";
/** Stands for the end of something that isn't text here, such as a figure. Any digit or letter does. */
const wordEnd = "0";

/** Elements within a line. Any other element begins a new one. */
const inlineElements: readonly string[] = ["a", "strong", "em", "code", "sup", "del", "Figure", "Today", "OnDay"];

function nodesOf(content: unknown, before: Position): ArticleNode[] {
  if (Array.isArray(content)) return content.flatMap((part) => nodesOf(part, before));
  if (typeof content === "string" || typeof content === "number") return [withQuotesAt(String(content), before)];
  if (content === undefined || content === null || typeof content === "boolean") return [];
  if (!isValidElement<Record<string, unknown>>(content))
    throw new Error(`an expression gives ${JSON.stringify(content) ?? "a function"}, not a text or a number`);
  const { type } = content;
  const { children, ...attributes } = content.props;
  if (type === Fragment) return nodesOf(children, before);
  if (typeof type !== "string" && !isFunction(children))
    throw new Error("an article defines a component: move it to app/article");
  for (const [name, value] of Object.entries(attributes))
    if (isValidElement(value)) throw new Error(`<${type} ${name}>: an attribute can't hold elements`);
  const name = String(type);
  const position = inlineElements.includes(name) ? before : { lastCharacter: lineStart };
  if (isFunction(children)) {
    position.lastCharacter = wordEnd;
    return [{ name, attributes: { steps: withCurlyQuotes(stepsOf((day) => textFrom(children(day)))) } }];
  }
  const parts = nodesOf(children, position);
  const nodes = attributes.className === "table table-cards" ? withColumnNames(parts) : parts;
  if (nodes.length === 0) position.lastCharacter = wordEnd;
  return [
    {
      name,
      ...(Object.keys(attributes).length > 0 && { attributes: withCurlyQuotes(attributes) }),
      ...(nodes.length > 0 && { children: nodes }),
    },
  ];
}

/** If a table's rows are stacked, each cell gets its column's name, with computed numbers filled in. */
function withColumnNames(table: readonly ArticleNode[]): ArticleNode[] {
  const partOfTable = (name: string) => elementsOf(table).find((element) => element.name === name);
  const names = elementsOf(elementsOf(partOfTable("thead")?.children)[0]?.children).map(wordsOf);
  const withLabel = (cell: ArticleElement, column: number) =>
    column === 0 ? cell : { ...cell, attributes: { ...cell.attributes, "data-label": names[column] } };
  const rows = elementsOf(partOfTable("tbody")?.children).map((row) => ({
    ...row,
    children: elementsOf(row.children).map(withLabel),
  }));
  return elementsOf(table).map((element) => (element.name === "tbody" ? { ...element, children: rows } : element));
}

function elementsOf(nodes: readonly ArticleNode[] = []): ArticleElement[] {
  return nodes.filter((node) => typeof node !== "string");
}

/** An element's words, without its notes' superscripts. */
function wordsOf(node: ArticleNode): string {
  if (typeof node === "string") return node;
  return node.name === "sup" ? "" : (node.children ?? []).map(wordsOf).join("");
}

function withQuotesAt(typed: string, position: Position): string {
  const text = curlyQuotes(typed, position.lastCharacter);
  position.lastCharacter = text.at(-1) ?? position.lastCharacter;
  return text;
}

function isFunction(value: unknown): value is (...parameters: unknown[]) => unknown {
  return typeof value === "function";
}

function textFrom(result: unknown): string {
  if (typeof result !== "string") throw new Error("<OnDay> must hold a function from a day to a text");
  return result;
}
