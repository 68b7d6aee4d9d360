import { DOMParser, type Element } from "@xmldom/xmldom";

const namespace = "http://www.w3.org/2005/Atom";

/** How often an element of RFC 4287 stands in a feed and in an entry: once, at most once, or any number of times. */
const common = {
  id: "1",
  title: "1",
  updated: "1",
  rights: "?",
  author: "*",
  contributor: "*",
  category: "*",
  link: "*",
};
const allowed: Record<string, Record<string, string>> = {
  feed: { ...common, generator: "?", icon: "?", logo: "?", subtitle: "?", entry: "*" },
  entry: { ...common, published: "?", summary: "?", content: "?", source: "?" },
};

export interface Entry {
  id: string;
  html: string;
}

/** A feed's entries, and everything in it that a feed reader may refuse. A text that is no XML throws. */
export function readAtom(text: string): { entries: Entry[]; faults: string[] } {
  const refuse = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const feed = new DOMParser({ onError: refuse }).parseFromString(text, "application/xml").documentElement;
  if (feed?.namespaceURI !== namespace || feed.localName !== "feed") throw new Error("this is no Atom feed");
  const entries = childrenOf(feed, "entry");
  const ids = [feed, ...entries].map((each) => childrenOf(each, "id")[0]?.textContent ?? "");
  const self = childrenOf(feed, "link").filter((link) => link.getAttribute("rel") === "self");
  return {
    entries: entries.map((entry) => ({
      id: childrenOf(entry, "id")[0]?.textContent ?? "",
      html: childrenOf(entry, "content")[0]?.textContent ?? "",
    })),
    faults: [
      ...[feed, ...entries].flatMap((each) => faultsIn(each, childrenOf(feed, "author").length > 0)),
      ...(new Set(ids).size === ids.length ? [] : ["two entries have one id"]),
      ...(self.length === 1 ? [] : ["the feed names its own address once"]),
    ],
  };
}

function faultsIn(element: Element, hasAuthor: boolean): string[] {
  const name = element.localName ?? "";
  const most = allowed[name] ?? {};
  const found = childrenOf(element);
  const count = (child: string) => found.filter(({ localName }) => localName === child).length;
  const faults = [
    ...found.filter(({ localName }) => !Object.hasOwn(most, localName ?? "")).map(({ tagName }) => `has a ${tagName}`),
    ...Object.entries(most).flatMap(([child, times]) => {
      const isRight = times === "*" || count(child) === 1 || (times === "?" && count(child) === 0);
      return isRight ? [] : [`has ${count(child)} ${child}`];
    }),
    ...found.flatMap((child) => faultOfValue(child) ?? []),
  ];
  if (!hasAuthor && count("author") === 0) faults.push("has no author");
  const alternates = found.filter(({ localName }) => localName === "link").filter(isAlternate);
  if (alternates.length > 1) faults.push("has two alternate links");
  if (name === "entry" && count("content") === 0 && alternates.length === 0) faults.push("has no content and no link");
  return faults.map((fault) => `${name} ${childrenOf(element, "id")[0]?.textContent}: ${fault}`);
}

function faultOfValue(element: Element): string | undefined {
  const { localName } = element;
  const value = element.textContent ?? "";
  const type = element.getAttribute("type") ?? "text";
  if (localName === "id" && !URL.canParse(value)) return `id "${value}" is no address`;
  if ((localName === "updated" || localName === "published") && !isTime(value))
    return `${localName} "${value}" is no time`;
  if (localName === "link" && !URL.canParse(element.getAttribute("href") ?? "")) return "a link leads to no address";
  if (localName === "category" && !element.getAttribute("term")) return "a category has no term";
  if (localName === "author" && childrenOf(element, "name").length !== 1) return "an author has no name";
  if (["title", "subtitle", "summary", "rights", "content"].includes(localName ?? "")) {
    if (!["text", "html"].includes(type)) return `${localName} is of the type ${type}`;
    if (value.trim() === "") return `${localName} is empty`;
    if (childrenOf(element).length > 0) return `${localName} holds elements that aren’t escaped`;
  }
  return undefined;
}

/** RFC 3339, as RFC 4287 asks. */
function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isAlternate(link: Element): boolean {
  return (link.getAttribute("rel") ?? "alternate") === "alternate";
}

function childrenOf(element: Element, name?: string): Element[] {
  const children = [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
  return name === undefined ? children : children.filter(({ localName }) => localName === name);
}
