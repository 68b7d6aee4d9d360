import { parse } from "yaml";
import { type FrontMatter, frontMatter } from "#content/articles/front-matter.ts";
import { isFigureId } from "#content/figures/index.ts";
import type { Article, TextBlock } from "./article.ts";
import { withCurlyQuotes } from "./curly-quotes.ts";
import { hasAttribute, isComponent, lineOf, type Node, textAttribute, walk } from "./tree.ts";

/** A remark plugin: records an article's contents and problems. Changes nothing. */
export function readMarkdown(article: Article) {
  return (tree: Node): void => {
    const report = (node: Node, text: string) => article.problems.push({ line: lineOf(node), text });
    article.frontMatter = readFrontMatter(tree, report);
    checkHeadings(tree, report);
    walk(tree, (node, ancestors) => {
      const inNote = ancestors.some((outer) => outer.type === "footnoteDefinition");
      if (!inNote) article.blocks.push(...blocksOf(node, ancestors));
      if (node.type === "footnoteDefinition")
        article.notes.push({ key: node.identifier ?? "", line: lineOf(node), source: sourceOf(node) });
      if (node.type === "image") report(node, "a Markdown image: use <Picture scene alt caption/>");
      if (
        node.type === "table" &&
        !ancestors.some((outer) => isComponent(outer, "Table") || isComponent(outer, "Worked"))
      )
        report(node, "a table on its own: put it into <Table caption> or <Worked title>");
      if (isComponent(node, "Picture"))
        article.scenes.push({ name: textAttribute(node, "scene") ?? "", line: lineOf(node) });
      if (isComponent(node)) {
        article.components.push(node.name ?? "");
        checkComponent(node, report);
      }
    });
  };
}

type Report = (node: Node, text: string) => void;

/** The attributes that each component needs. */
const requiredAttributes: Record<string, readonly string[]> = {
  Figure: ["id"],
  Today: ["id"],
  Table: ["caption"],
  Worked: ["title"],
  More: ["summary"],
  Callout: ["title"],
  Viewed: [],
  OnDay: [],
  DontIf: [],
  Faq: [],
  Question: ["ask"],
  Bars: ["title", "unit", "items"],
  YieldByMonth: ["kw"],
  Picture: ["scene", "alt"],
};

function checkComponent(node: Node, report: Report): void {
  const name = node.name ?? "";
  const neededAttributes = requiredAttributes[name];
  if (!neededAttributes) {
    report(node, `<${name}> is not a component of articles. There are: ${Object.keys(requiredAttributes).join(", ")}`);
    return;
  }
  for (const attribute of neededAttributes)
    if (!hasAttribute(node, attribute)) report(node, `<${name}>: ${attribute} is missing`);
  const id = textAttribute(node, "id");
  if (["Figure", "Today"].includes(name) && id !== undefined && !isFigureId(id))
    report(node, `<${name} id="${id}">: content/figures has no figure with this id`);
}

function checkHeadings(tree: Node, report: Report): void {
  let depth = 1;
  walk(tree, (node) => {
    if (node.type !== "heading") return;
    const nextDepth = node.depth ?? 0;
    if (nextDepth === 1) report(node, "only the title is a heading of the first level: begin a section with ##");
    if (nextDepth > depth + 1) report(node, `a heading of level ${nextDepth} follows one of level ${depth}`);
    depth = nextDepth;
  });
}

function readFrontMatter(tree: Node, report: Report): FrontMatter | undefined {
  const yaml = tree.children?.find((node) => node.type === "yaml");
  if (!yaml) {
    report(tree, "front matter is missing: content/articles/README.md lists its fields");
    return undefined;
  }
  const { success, data, error } = frontMatter.safeParse(readYaml(yaml, report));
  for (const issue of error?.issues ?? []) report(yaml, `front matter, ${issue.path.join(".")}: ${issue.message}`);
  return success ? withCurlyQuotes(data) : undefined;
}

function readYaml(yaml: Node, report: Report): unknown {
  try {
    return parse(yaml.value ?? "");
  } catch (error) {
    report(yaml, `front matter: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

function blocksOf(node: Node, ancestors: readonly Node[]): TextBlock[] {
  const block = (kind: TextBlock["kind"], text: string): TextBlock => ({
    kind,
    text,
    line: lineOf(node),
    hasNote: hasNote(node),
    inside: ancestors.filter((outer) => isComponent(outer)).map((outer) => outer.name ?? ""),
  });
  if (node.type === "heading") return [block("heading", textOf(node))];
  if (node.type === "tableCell") return [block("cell", textOf(node))];
  if (node.type === "paragraph")
    return [block(ancestors.at(-1)?.type === "listItem" ? "item" : "paragraph", textOf(node))];
  if (!isComponent(node)) return [];
  return ["title", "caption", "ask"].flatMap((name) => {
    const text = textAttribute(node, name);
    return text === undefined ? [] : [block(name === "ask" ? "heading" : "caption", text)];
  });
}

function sourceOf(note: Node): "link" | "viewed" | "none" {
  let source: "link" | "viewed" | "none" = "none";
  walk(note, (node) => {
    if (node.type === "link") source = "link";
    else if (isComponent(node, "Viewed") && source === "none") source = "viewed";
  });
  return source;
}

function hasNote(node: Node): boolean {
  return node.type === "footnoteReference" || isComponent(node, "Figure") || (node.children ?? []).some(hasNote);
}

function textOf(node: Node): string {
  if (isComponent(node, "Figure") || isComponent(node, "Today") || node.type === "mdxTextExpression") return "{}";
  if (node.type === "footnoteReference") return "";
  if (node.type === "break") return " ";
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
