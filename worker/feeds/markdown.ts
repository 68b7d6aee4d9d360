// Converts rendered HTML to Markdown. The runtime's own converter needs an account. Libraries need a DOM, or bring an HTML parser that
// is far larger than this file. React's markup needs neither: every element is closed, and no text or attribute holds an unescaped < or >.

interface ParsedElement {
  name: string;
  attributes: string;
  children: ParsedNode[];
}

type ParsedNode = ParsedElement | string;

/** Elements that only work in a browser, or mean nothing in a text. */
const skippedElements = new Set("button input legend nav script select style template textarea".split(" "));
const hiddenAttribute = / hidden=| aria-hidden="true"| role="status"| aria-live="polite"/;
/** A title that the page has twice: once for wide screens, once on the fold that phones show. */
const repeatedTitle = /^( *(?:#+ |- |\d+\. )?(\**)(.+)\2)\n\n *\**\3\**$/gm;
const noteHref = /^#(fn|note)-/;
const inlineNames = new Set("a abbr b br code em i mark output small span strong sub sup time wbr".split(" "));

/** Converts the part of a page between its header and footer to Markdown, with absolute links. */
export function markdownOf(html: string, siteUrl: string): string {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const text = contents(parse(main));
  return `${text
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll(repeatedTitle, "$1")
    .trim()}\n`;

  function contents(nodes: readonly ParsedNode[], isFlat = false): string {
    return nodes
      .map((node, index) => {
        const previousNode = nodes[index - 1];
        // The page's styles separate two such elements, so the markup has no space between them.
        const needsSpace = isInline(node) && isInline(previousNode) && !isNamed(node, /^su[bp]$/);
        return (needsSpace ? " " : "") + (typeof node === "string" ? node : elementText(node, isFlat));
      })
      .join("");
  }

  /** Puts everything on one line, where Markdown allows no blocks. */
  function line(nodes: readonly ParsedNode[]): string {
    return contents(nodes, true).replaceAll(/\s+/g, " ").trim();
  }

  function elementText({ name, attributes, children }: ParsedElement, isFlat: boolean): string {
    if (name === "svg" || name === "img") return picture(attributes);
    // Skips forms, except one that contains a section of the page.
    if (name === "form" && elementsNamed(children, "h2").length === 0) return "";
    if (name === "a") return link(attributes, line(children));
    if (name === "b" || name === "strong" || name === "summary" || name === "caption") {
      const bold = surround("**", line(children).replaceAll("**", ""));
      if (name === "b" || name === "strong") return bold;
      return isFlat || children.some((child) => isNamed(child, /^h[1-6]$/))
        ? block(children, isFlat)
        : `\n\n${bold}\n\n`;
    }
    if (name === "em" || name === "i") return surround("*", line(children));
    if (name === "code") return surround("`", line(children));
    if (isInline({ name })) return name === "small" ? ` ${line(children)}` : contents(children, isFlat);
    if (isFlat) return block(children, isFlat);
    if (/^h[1-6]$/.test(name)) return `\n\n${"#".repeat(Number(name[1]))} ${line(children).replaceAll("**", "")}\n\n`;
    if (name === "ul" || name === "ol") return list(name, children);
    if (name === "table") return table(children);
    if (name === "dt") return `\n- ${line(children.flatMap(inBrackets))}:`;
    if (name === "dd") return ` ${line(children)}`;
    return children.some((child) => isNamed(child, /^dt$/)) ? contents(children) : block(children, isFlat);
  }

  function block(children: readonly ParsedNode[], isFlat: boolean): string {
    return isFlat ? ` ${contents(children, isFlat)} ` : `\n\n${contents(children).trim()}\n\n`;
  }

  function link(attributes: string, text: string): string {
    const href = attribute(attributes, "href");
    if (noteHref.test(href)) return `[^${text}]`;
    // Leaves out "Change", which leads to a field of the form.
    if (href.startsWith("#") && new RegExp(`<(input|select|fieldset)[^>]* id="${href.slice(1)}"`).test(main))
      return text === "Change" ? "" : text;
    return text === "" || href.startsWith("#") ? text : `[${text}](${absoluteUrl(href)})`;
  }

  function picture(attributes: string): string {
    const alt = escapeMarkdown(attribute(attributes, "alt") || attribute(attributes, "aria-label"));
    const source = attribute(attributes, "src");
    return alt && (source ? `![${alt}](${absoluteUrl(source)})` : ` *${alt}* `);
  }

  function absoluteUrl(href: string): string {
    return href.startsWith("/") ? siteUrl + href : href;
  }

  function list(name: string, children: readonly ParsedNode[]): string {
    const items = children.filter(isElement).map((item, index) => {
      const bullet = name === "ol" ? `${index + 1}. ` : "- ";
      const text = contents(item.children)
        .replaceAll(/\n{3,}/g, "\n\n")
        .trim()
        .replaceAll(/\n(?=.)/g, `\n${" ".repeat(bullet.length)}`);
      return / id="(fn|note)-/.test(item.attributes) ? text.replace(/^\*\*(\d+)\*\*\s*/, "[^$1]: ") : bullet + text;
    });
    return `\n\n${items.join("\n")}\n\n`;
  }

  function table(children: readonly ParsedNode[]): string {
    /** The text of a cell that spans several rows, and how many rows remain. */
    let spanningCell = { text: "", rows: 0 };
    const rows = elementsNamed(children, "tr").map((row) => {
      const cells = row.children.filter(isElement);
      const texts = cells.map((cell) => line(cell.children).replaceAll("|", "\\|"));
      if (spanningCell.rows > 0) {
        spanningCell.rows -= 1;
        return [spanningCell.text, ...texts];
      }
      spanningCell = { text: texts[0] ?? "", rows: Number(attribute(cells[0]?.attributes ?? "", "rowSpan") || 1) - 1 };
      return texts;
    });
    const width = Math.max(...rows.map((row) => row.length));
    const hasHead = elementsNamed(children, "thead").length > 0;
    const inRow = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, index) => cells[index] ?? "").join(" | ")} |`;
    const lines = [...(hasHead ? [] : [[]]), ...rows.filter((row) => row.join("") !== "")].map(inRow);
    const caption = contents(elementsNamed(children, "caption"));
    return `\n\n${caption}\n\n${[lines[0], inRow(Array(width).fill("---")), ...lines.slice(1)].join("\n")}\n\n`;
  }
}

function parse(html: string): ParsedNode[] {
  const root: ParsedElement = { name: "", attributes: "", children: [] };
  const openElements = [root];
  for (const [, closingSlash, name = "", attributes = "", text] of html
    .replaceAll(/<!--.*?-->/gs, "")
    .matchAll(/<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/gi)) {
    const parent = openElements.at(-1) ?? root;
    if (text !== undefined) parent.children.push(escapeMarkdown(decodeEntities(text)).replaceAll(/\s+/g, " "));
    else if (closingSlash) openElements.pop();
    else {
      const element = { name, attributes, children: [] };
      if (!skippedElements.has(name) && !hiddenAttribute.test(attributes)) parent.children.push(element);
      if (!attributes.endsWith("/")) openElements.push(element);
    }
  }
  return root.children;
}

function elementsNamed(nodes: readonly ParsedNode[], name: string): ParsedElement[] {
  return nodes.filter(isElement).flatMap((node) => (node.name === name ? [node] : elementsNamed(node.children, name)));
}

function isElement(node: ParsedNode): node is ParsedElement {
  return typeof node !== "string";
}

function isInline(node: ParsedNode | Pick<ParsedElement, "name"> | undefined): boolean {
  return typeof node === "object" && inlineNames.has(node.name);
}

function isNamed(node: ParsedNode, name: RegExp): boolean {
  return isElement(node) && name.test(node.name);
}

/** Small print under a term, in brackets. */
function inBrackets(node: ParsedNode): ParsedNode[] {
  return isElement(node) && node.name === "small" ? [" (", ...node.children, ")"] : [node];
}

function surround(mark: string, text: string): string {
  return text && mark + text + mark;
}

function attribute(attributes: string, name: string): string {
  return decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/** Escapes Markdown, so that what a visitor typed becomes neither a link nor markup. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, "\\$&").replaceAll(/[\u00ad\u2060]/g, "");
}
