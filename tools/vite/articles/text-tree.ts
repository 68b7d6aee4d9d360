import { Fragment, isValidElement } from "react";
import type { ArticleNode } from "#content/articles/text.ts";
import { addDays } from "#content/melbourne.ts";

/**
 * Runs a compiled article and writes down the elements that it makes, its components by name. As data the articles cost
 * a new isolate nothing; as code they were much of what it compiled before its first answer.
 */
export function textTree(Text: (props: { components: object }) => unknown, used: readonly string[]): ArticleNode[] {
  const names = [...new Set([...used, ...placedByTheBuild])];
  return nodesOf(Text({ components: Object.fromEntries(names.map((name) => [name, name])) }));
}

/** Components that no author writes: notes, captions and the call to action. */
const placedByTheBuild = ["CallToAction", "FigureSource", "Table"];

function nodesOf(content: unknown): ArticleNode[] {
  if (Array.isArray(content)) return content.flatMap(nodesOf);
  if (typeof content === "string") return [content];
  if (typeof content === "number") return [String(content)];
  if (!isValidElement<Record<string, unknown>>(content)) return [];
  const { type } = content;
  const { children, ...attributes } = content.props;
  if (isFunction(children)) return [{ name: String(type), attributes: { steps: stepsOf(children) } }];
  if (type === Fragment) return nodesOf(children);
  if (typeof type !== "string") throw new Error("an article defines a component of its own: it belongs in app/article");
  for (const [name, value] of Object.entries(attributes))
    if (isValidElement(value)) throw new Error(`<${type} ${name}>: an attribute can't hold elements`);
  const inside = nodesOf(children);
  return [
    { name: type, ...(Object.keys(attributes).length > 0 && { attributes }), ...(inside.length > 0 && { inside }) },
  ];
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
