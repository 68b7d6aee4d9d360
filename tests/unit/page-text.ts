import { DOMParser, type Element, type Node } from "@xmldom/xmldom";

/** What goes on in the same line. */
const continuing = /^(a|abbr|b|br|code|dd|dfn|em|i|label|output|small|span|strong|sub|sup|td|th|wbr)$/;
const cell = /^(dd|td|th)$/;
const raised = /^(sub|sup)$/;
const unread = new Set("form head script style svg template".split(" "));

/** What HTML says, block by block and row by row of its tables and lists of terms. Forms and drawings are left out. */
export function linesOf(...elements: Element[]): string[] {
  const lines = [""];
  const add = (text: string) => lines.push(`${lines.pop()}${text}`);
  const read = (node: Node) => {
    if (isText(node)) add(node.data);
    if (!isElement(node) || unread.has(node.tagName) || node.hasAttribute("hidden")) return;
    const { tagName: tag, previousSibling: before } = node;
    if (!continuing.test(tag)) lines.push("");
    else if (cell.test(tag)) add(tag === "dd" ? ": " : " | ");
    else if (tag === "small" || (before && isElement(before) && !raised.test(tag))) add(" ");
    for (const child of Array.from(node.childNodes)) read(child);
    if (!continuing.test(tag) && tag !== "dt") lines.push("");
  };
  for (const element of elements) read(element);
  return lines
    .map((line) =>
      line
        .replaceAll("\u2060", "")
        .replaceAll(/[ \n]+/g, " ")
        .replace(/^ \| |: (?=: )/, "")
        .trim(),
    )
    .filter((line) => line !== "");
}

/** The same as one line. */
export function lineOf(element: Element): string {
  return linesOf(element).join(" ");
}

/** What is inside, in its order, and what is inside that. */
export function everyElement(inside: Element): Element[] {
  return Array.from(inside.childNodes)
    .filter(isElement)
    .flatMap((child) => [child, ...everyElement(child)]);
}

/** What it is inside of, from the nearest on. */
export function ancestorsOf({ parentNode: parent }: Node): Element[] {
  return parent && isElement(parent) ? [parent, ...ancestorsOf(parent)] : [];
}

/** The elements of a document or of a part of it, by their tags, that have an attribute with this value. */
export function elements(inside: Element, tag: string, attributes: Readonly<Record<string, string>> = {}): Element[] {
  const wanted = Object.entries(attributes);
  return Array.from(inside.getElementsByTagName(tag)).filter((each) =>
    wanted.every(([name, value]) => each.getAttribute(name) === value),
  );
}

export function parseHtml(html: string): Element {
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  if (!documentElement) throw new Error("this is no HTML");
  return documentElement;
}

function isText(node: Node): node is Node & { data: string } {
  return node.nodeType === node.TEXT_NODE;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
