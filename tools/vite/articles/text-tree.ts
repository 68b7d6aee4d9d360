import { Fragment, isValidElement } from "react";
import type { ArticleNode } from "#content/articles/text.ts";
import { addDays } from "#content/melbourne.ts";
import { curlyQuotes, withCurlyQuotes } from "./curly-quotes.ts";

/**
 * Runs a compiled article and writes down the elements that it makes, its components by name. As data the articles cost
 * a new isolate nothing; as code they were much of what it compiled before its first answer.
 */
export function textTree(Text: (props: { components: object }) => unknown, used: readonly string[]): ArticleNode[] {
  const names = [...new Set([...used, ...placedByTheBuild])];
  const content = Text({ components: Object.fromEntries(names.map((name) => [name, name])) });
  return nodesOf(content, { last: " " });
}

/** Components that no author writes: notes, captions and the call to action. */
const placedByTheBuild = ["CallToAction", "FigureSource", "Table"];

/** The character that the text has reached: a quote after a space opens, one after a word closes. */
interface Reached {
  last: string;
}

/** Elements within a line; after any other a line begins. */
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
    return [{ name, attributes: { steps: withCurlyQuotes(stepsOf(children)) } }];
  }
  const inside = nodesOf(children, within);
  if (inside.length === 0) within.last = "0";
  return [
    {
      name,
      ...(Object.keys(attributes).length > 0 && { attributes: withCurlyQuotes(attributes) }),
      ...(inside.length > 0 && { inside }),
    },
  ];
}

function textOf(typed: string, reached: Reached): string {
  const text = curlyQuotes(typed, reached.last);
  reached.last = text.at(-1) ?? reached.last;
  return text;
}

/** What a function of the day gives, with the day from which it gives it. */
function stepsOf(onDay: (...given: unknown[]) => unknown): [from: string, text: string][] {
  const steps: [from: string, text: string][] = [];
  for (let day = firstDay; day < endDay; day = addDays(day, 1)) {
    const text: unknown = onDay(day);
    if (typeof text !== "string") throw new Error("<OnDay> holds a function from a day to a text");
    if (steps.at(-1)?.[1] !== text) steps.push([day, text]);
  }
  return steps;
}

/** The years for which the rules in content/rules are written down. */
const firstDay = "2026-01-01";
const endDay = "2032-01-01";

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === "function";
}
