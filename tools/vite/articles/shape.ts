// Shapes an article's HTML for its page: section numbers, tables, notes, and unbreakable numbers.
import { holdTogether } from "#content/hold-together.ts";
import type { Article } from "./article.ts";
import { isComponent, type Node, textAttribute, walk } from "./tree.ts";

/** The id of the questions' heading, which the component Faq prints. */
const questions = { id: "questions", text: "Questions people ask" };

/** A rehype plugin: numbers the sections, shapes tables and notes, adds the call to action, and records the contents. */
export function shape(article: Article) {
  return (tree: Node): void => {
    walk(tree, (node) => {
      if (node.type === "text" && node.value) node.value = holdTogether(node.value);
      for (const child of node.children?.slice(1) ?? [])
        if (child.type === "text" && child.value) child.value = holdToFigure(child.value);
      if (isComponent(node, "Worked")) wrapTables(node);
      if (isComponent(node, "Table")) shapeTable(node, textAttribute(node, "caption") ?? "");
      if (node.tagName === "sup") shapeMark(node);
    });
    numberSections(tree, article);
    const notes = tree.children?.find((node) => node.properties && "dataFootnotes" in node.properties);
    if (notes) shapeNotes(notes);
    const end = notes ? (tree.children?.indexOf(notes) ?? 0) : (tree.children?.length ?? 0);
    tree.children?.splice(end, 0, component("CallToAction"));
  };
}

function numberSections(tree: Node, article: Article): void {
  let number = 0;
  for (const node of tree.children ?? []) {
    if (isComponent(node, "Faq")) article.contents.push(questions);
    if (node.tagName !== "h2") continue;
    number += 1;
    article.contents.push({ id: idOf(node), text: textOf(node) });
    const link = element("a", { className: "section-number", href: `#${idOf(node)}` }, [text(String(number))]);
    node.children = [link, text(" "), ...(node.children ?? [])];
  }
}

/** Captions a worked example's table with the example's title. */
function wrapTables(workedExample: Node): void {
  const caption = { type: "mdxJsxAttribute", name: "caption", value: textAttribute(workedExample, "title") ?? "" };
  workedExample.children = (workedExample.children ?? []).map((child) =>
    child.tagName === "table" ? { ...component("Table"), attributes: [caption], children: [child] } : child,
  );
}

/** Moves the caption into the table, and makes the first cell of each row its heading. */
function shapeTable(wrapper: Node, caption: string): void {
  walk(wrapper, (node) => {
    if (node.tagName === "table") {
      node.properties = { className: "table" };
      node.children = [element("caption", {}, [element("span", {}, [text(holdTogether(caption))])]), ...elements(node)];
    }
    if (node.tagName === "thead" || node.tagName === "tbody" || node.tagName === "tr") node.children = elements(node);
    if (node.properties?.align) alignByClass(node);
    if (node.tagName === "thead") for (const cell of cellsOf(node)) shapeColumnHead(cell);
    if (node.tagName === "tbody") for (const row of node.children ?? []) shapeRowHead(row);
  });
  walk(wrapper, (node) => {
    if (node.tagName === "table") fitPhones(node);
  });
}

function alignByClass(cell: Node): void {
  const { align, ...otherProperties } = cell.properties ?? {};
  cell.properties = { ...otherProperties, className: alignmentClasses[String(align)] };
}

const alignmentClasses: Record<string, string> = { right: "to-right", center: "to-center" };

/**
 * Chooses how a wide table looks on a phone: with each row's name above its cells; or, if the cells are too many or hold sentences,
 * with a card for each row.
 */
function fitPhones(table: Node): void {
  const parts = elements(table);
  const head = parts.find(({ tagName }) => tagName === "thead");
  const columns = head ? cellsOf(head).length : 0;
  const longestLength = Math.max(
    ...parts
      .flatMap(cellsOf)
      .filter(({ tagName }) => tagName === "td")
      .map(lengthOf),
  );
  if (columns >= 7 || (columns >= 3 && longestLength > (columns === 6 ? maxFigureCellLength : maxCellLength)))
    table.properties = { className: "table table-cards" };
  else if (columns >= 4) table.properties = { className: "table table-named-rows" };
}

/** In characters. A longer cell would take five lines in a phone's column. */
const maxCellLength = 36;

/** In characters, for a table of six columns: five figures such as "14.0–36.3" fit side by side, words don't. */
const maxFigureCellLength = 13;

/** The length of a cell's text. A computed value counts as six characters. */
function lengthOf(node: Node): number {
  if (isComponent(node) || node.type === "mdxTextExpression") return 6;
  return node.value?.length ?? (node.children ?? []).reduce((sum, child) => sum + lengthOf(child), 0);
}

function shapeRowHead(row: Node): void {
  const firstCell = elements(row)[0];
  if (!firstCell) return;
  firstCell.tagName = "th";
  firstCell.properties = { ...firstCell.properties, scope: "row" };
}

/** Makes a cell of the first row a column heading, unless it is empty: the corner above the row headings. */
function shapeColumnHead(cell: Node): void {
  if (cell.children?.length) cell.properties = { ...cell.properties, scope: "col" };
  else cell.tagName = "td";
}

/** Gives a note's superscript its class, and its link an accessible name. */
function shapeMark(node: Node): void {
  const link = node.children?.[0];
  if (!link?.properties || !("dataFootnoteRef" in link.properties)) return;
  node.properties = { className: "note-mark" };
  const { href, id } = link.properties;
  link.properties = { href, id, ariaLabel: `Note ${link.children?.[0]?.value ?? ""}` };
}

/** Puts the notes into one fold at the end, numbered in the text's order, each with a link back. */
function shapeNotes(section: Node): void {
  section.properties = { className: "notes", role: "doc-endnotes", ariaLabelledBy: "notes" };
  const [heading, list] = elements(section);
  if (!heading || !list) return;
  heading.properties = { id: "notes" };
  list.children = elements(list).map((item, index) => {
    shapeBackLinks(item);
    const number = element("b", {}, [text(String(index + 1))]);
    return { ...item, children: [number, element("div", {}, elements(item))] };
  });
  section.children = [element("details", { className: "fold notes-fold" }, [element("summary", {}, [heading]), list])];
}

/** The links from a note back to the text: a letter for each mention. If there is only one, the page draws an arrow. */
function shapeBackLinks(item: Node): void {
  const links: Node[] = [];
  walk(item, (node) => {
    if (node.properties && "dataFootnoteBackref" in node.properties) links.push(node);
  });
  walk(item, ({ children = [] }) => {
    for (const [index, child] of children.entries()) if (links.includes(child)) holdToArrow(children[index - 1]);
  });
  links.forEach((link, index) => {
    const { href, ariaLabel } = link.properties ?? {};
    link.properties = { className: "note-back", href, ariaLabel };
    link.children = links.length > 1 ? [text(String.fromCharCode(97 + index))] : [];
  });
}

/** Holds " kWh a day" to a number in the element or expression before it. */
function holdToFigure(text: string): string {
  return holdTogether(`0${text}`).slice(1);
}

/** Keeps the arrow on one line with the last word before it. */
function holdToArrow(before: Node | undefined): void {
  if (before?.type === "text" && before.value) before.value = before.value.replace(/ $/, "\u00a0");
}

function cellsOf(part: Node): Node[] {
  return elements(part).flatMap(elements);
}

function elements(node: Node): Node[] {
  return (node.children ?? []).filter((child) => child.type !== "text" || child.value?.trim() !== "");
}

function element(tagName: string, properties: Node["properties"], children: Node[]): Node {
  return { type: "element", tagName, properties: properties ?? {}, children };
}

function component(name: string): Node {
  return { type: "mdxJsxFlowElement", name, attributes: [], children: [] };
}

function text(value: string): Node {
  return { type: "text", value };
}

function idOf(node: Node): string {
  return String(node.properties?.id ?? "");
}

function textOf(node: Node): string {
  if (node.tagName === "sup") return "";
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
