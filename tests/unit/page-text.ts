// Parses a page's HTML, and reads its text line by line.
import { DOMParser, type Element, type Node } from "@xmldom/xmldom";

/** Elements that don't start a new line. */
const inlineTags = /^(a|abbr|b|br|code|dd|dfn|em|i|label|output|small|span|strong|sub|sup|td|th|wbr)$/;
const cellTags = /^(dd|td|th)$/;
const raisedTags = /^(sub|sup)$/;
const unreadTags = new Set("form head script style svg template".split(" "));

/** The text of elements: a line for each block and each row of a table or list of terms, without forms and drawings. */
export function linesOf(...elements: Element[]): string[] {
  const lines = [""];
  const add = (text: string) => lines.push(`${lines.pop()}${text}`);
  const readNode = (node: Node) => {
    if (isText(node)) add(node.data);
    if (!isElement(node) || unreadTags.has(node.tagName) || node.hasAttribute("hidden")) return;
    const { tagName: tag, previousSibling: sibling } = node;
    if (!inlineTags.test(tag)) lines.push("");
    else if (cellTags.test(tag)) add(tag === "dd" ? ": " : " | ");
    else if (tag === "small" || (sibling && isElement(sibling) && !raisedTags.test(tag))) add(" ");
    for (const child of Array.from(node.childNodes)) readNode(child);
    if (!inlineTags.test(tag) && tag !== "dt") lines.push("");
  };
  for (const element of elements) readNode(element);
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

/** The text of an element as one line. */
export function lineOf(element: Element): string {
  return linesOf(element).join(" ");
}

/** All elements inside this one, in document order. */
export function everyElement(inside: Element): Element[] {
  return Array.from(inside.childNodes)
    .filter(isElement)
    .flatMap((child) => [child, ...everyElement(child)]);
}

/** The elements around a node, the nearest first. */
export function ancestorsOf({ parentNode: parent }: Node): Element[] {
  return parent && isElement(parent) ? [parent, ...ancestorsOf(parent)] : [];
}

/** The elements with this tag and these attributes inside an element. */
export function elements(inside: Element, tag: string, attributes: Readonly<Record<string, string>> = {}): Element[] {
  const wanted = Object.entries(attributes);
  return Array.from(inside.getElementsByTagName(tag)).filter((element) =>
    wanted.every(([name, value]) => element.getAttribute(name) === value),
  );
}

/** The addresses that the links inside an element lead to. */
export function hrefsIn(inside: Element): string[] {
  return elements(inside, "a").flatMap((link) => link.getAttribute("href") ?? []);
}

export function parseHtml(html: string): Element {
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  if (!documentElement) throw new Error("the text isn't HTML");
  return documentElement;
}

function isText(node: Node): node is Node & { data: string } {
  return node.nodeType === node.TEXT_NODE;
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
