import { figure, isFigureId, noteOf } from "#content/figures/index.ts";
import { isComponent, type Node, textAttribute, walk } from "./tree.ts";

/**
 * A remark plugin: every `<Figure id>` gets a footnote with its assumption, source and date.
 * Figures that would say the same share one note.
 */
export function figureNotes() {
  return (tree: Node): void => {
    const notes = new Map<string, string>();
    walk(tree, (node) => {
      if (node.children) node.children = node.children.flatMap((child) => withMark(child, notes));
    });
    for (const id of notes.values()) tree.children?.push(definition(id));
  };
}

function withMark(node: Node, notes: Map<string, string>): Node[] {
  const id = isComponent(node, "Figure") ? textAttribute(node, "id") : undefined;
  if (id === undefined || !isFigureId(id)) return [node];
  const says = noteOf(figure(id));
  const label = notes.get(says) ?? id;
  notes.set(says, label);
  const marked = [
    { ...node, type: "mdxJsxTextElement" },
    { type: "footnoteReference", identifier: labelOf(label), label: labelOf(label) },
  ];
  return node.type === "mdxJsxFlowElement" ? [{ type: "paragraph", children: marked }] : marked;
}

function definition(id: string): Node {
  const source = {
    type: "mdxJsxTextElement",
    name: "FigureSource",
    attributes: [{ type: "mdxJsxAttribute", name: "id", value: id }],
    children: [],
  };
  return {
    type: "footnoteDefinition",
    identifier: labelOf(id),
    label: labelOf(id),
    children: [{ type: "paragraph", children: [source] }],
  };
}

function labelOf(id: string): string {
  return `figure-${id}`;
}
