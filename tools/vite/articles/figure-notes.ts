import { figure, isFigureId, noteKey } from "#content/figures/index.ts";
import { isComponent, type Node, textAttribute, walk } from "./tree.ts";

/**
 * A remark plugin: gives every `<Figure id>` a footnote with its assumption, source and date. Figures with the same text share one
 * note.
 */
export function figureNotes() {
  return (tree: Node): void => {
    const notes = new Map<string, string>();
    walk(tree, (node) => {
      if (node.children) node.children = marksAfterUnits(node.children.flatMap((child) => withNoteMark(child, notes)));
    });
    for (const id of notes.values()) tree.children?.push(noteOf(id));
  };
}

/** A figure, followed by its footnote's mark; any other node unchanged. */
function withNoteMark(node: Node, notes: Map<string, string>): Node[] {
  const id = isComponent(node, "Figure") ? textAttribute(node, "id") : undefined;
  if (id === undefined || !isFigureId(id)) return [node];
  const key = noteKey(figure(id));
  const noteId = notes.get(key) ?? id;
  notes.set(key, noteId);
  const markedNodes = [
    { ...node, type: "mdxJsxTextElement" },
    { type: "footnoteReference", identifier: labelOf(noteId), label: labelOf(noteId) },
  ];
  return node.type === "mdxJsxFlowElement" ? [{ type: "paragraph", children: markedNodes }] : markedNodes;
}

/** Moves a note's superscript behind the number's unit or a quotation mark: right after a number it would look like an exponent. */
function marksAfterUnits(nodes: Node[]): Node[] {
  return nodes.flatMap((node, index) => {
    const [nodeBefore, nodeAfter] = [nodes[index - 1], nodes[index + 1]];
    if (isMark(node) && isComponent(nodeBefore ?? node, "Figure")) {
      const unit = unitOf(nodeAfter);
      return unit ? [{ type: "text", value: unit }, node] : [node];
    }
    if (nodeBefore && isMark(nodeBefore) && isComponent(nodes[index - 2] ?? nodeBefore, "Figure"))
      return [{ ...node, ...(node.value && { value: node.value.slice(unitOf(node).length) }) }];
    return [node];
  });
}

function isMark({ type }: Node): boolean {
  return type === "footnoteReference";
}

/** The unit at the beginning of a text, if there is one: " certificates" in " certificates, each". */
function unitOf(text: Node | undefined): string {
  return (
    (text?.type === "text" &&
      /^(?:["”]| (?:certificates?|next year|years?|cents|kWh?|months|days)\b)/.exec(text.value ?? "")?.[0]) ||
    ""
  );
}

/** The footnote of a figure. */
function noteOf(id: string): Node {
  const sourceElement = {
    type: "mdxJsxTextElement",
    name: "FigureSource",
    attributes: [{ type: "mdxJsxAttribute", name: "id", value: id }],
    children: [],
  };
  return {
    type: "footnoteDefinition",
    identifier: labelOf(id),
    label: labelOf(id),
    children: [{ type: "paragraph", children: [sourceElement] }],
  };
}

function labelOf(id: string): string {
  return `figure-${id}`;
}
