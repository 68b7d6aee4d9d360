/** The part of a Markdown or HTML node that articles need. */
export interface Node {
  type: string;
  children?: Node[];
  value?: string;
  name?: string | null;
  attributes?: Attribute[];
  depth?: number;
  url?: string;
  identifier?: string;
  label?: string;
  tagName?: string;
  properties?: Record<string, string | number | boolean | null | undefined | (string | number)[]>;
  position?: { start: { line: number } };
}

interface Attribute {
  type: string;
  name?: string;
  value?: string | { value: string } | null;
}

/** Calls `visit` for a node and everything in it, with the nodes around it, outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
) {
  visit(node, ancestors);
  for (const child of [...(node.children ?? [])]) walk(child, visit, [...ancestors, node]);
}

export function isComponent(node: Node, name?: string): boolean {
  const isAnyComponent = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isAnyComponent && (name === undefined || node.name === name);
}

/** An attribute with a plain text; undefined if it is absent, empty or computed. */
export function textAttribute(node: Node, name: string): string | undefined {
  const value = attribute(node, name)?.value;
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

export function hasAttribute(node: Node, name: string): boolean {
  const found = attribute(node, name);
  return found !== undefined && (typeof found.value !== "string" || found.value.trim() !== "");
}

export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

function attribute(node: Node, name: string): Attribute | undefined {
  return node.attributes?.find((attribute) => attribute.name === name);
}
