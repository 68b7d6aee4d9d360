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
  entry: { ...common, published: "?", summary: "?", content: "1", source: "?" },
};

/** RFC 3339, as RFC 4287 asks. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A feed's entries, and everything in it that a feed reader may refuse. A text that is no XML throws. */
export function readAtom(text: string): { entries: { id: string; html: string }[]; faults: string[] } {
  const refuse = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const feed = new DOMParser({ onError: refuse }).parseFromString(text, "application/xml").documentElement;
  if (feed?.namespaceURI !== namespace || feed.localName !== "feed") throw new Error("this is no Atom feed");
  const entries = childrenOf(feed, "entry");
  const ids = [feed, ...entries].map((each) => textOf(each, "id"));
  const self = childrenOf(feed, "link").filter((link) => link.getAttribute("rel") === "self");
  return {
    entries: entries.map((entry) => ({ id: textOf(entry, "id"), html: textOf(entry, "content") })),
    faults: [
      ...[feed, ...entries].flatMap(faultsIn),
      ...(new Set(ids).size === ids.length ? [] : ["two entries have one id"]),
      ...(self.length === 1 && childrenOf(feed, "author").length > 0
        ? []
        : ["the feed needs its own link and an author"]),
    ],
  };
}

function faultsIn(element: Element): string[] {
  const most = allowed[element.localName ?? ""] ?? {};
  const unknown = childrenOf(element).filter(({ localName }) => !Object.hasOwn(most, localName ?? ""));
  const counts = Object.entries(most).flatMap(([name, times]) => {
    const count = childrenOf(element, name).length;
    return times === "*" || count === 1 || (times === "?" && count === 0) ? [] : [`${count} ${name}`];
  });
  const values = childrenOf(element).filter((child) => !isRight(child));
  return [...unknown.map(({ tagName }) => tagName), ...counts, ...values.map((child) => `${child}`)].map(
    (fault) => `${element.localName} ${textOf(element, "id")}: ${fault}`,
  );
}

function isRight(element: Element): boolean {
  const value = element.textContent ?? "";
  const attribute = (name: string) => element.getAttribute(name) ?? "";
  switch (element.localName) {
    case "id":
      return URL.canParse(value);
    case "updated":
    case "published":
      return time.test(value) && !Number.isNaN(Date.parse(value));
    case "link":
      return URL.canParse(attribute("href"));
    case "category":
      return attribute("term") !== "";
    case "author":
      return childrenOf(element, "name").length === 1;
    case "entry":
      return true;
    default:
      return value.trim() !== "" && childrenOf(element).length === 0 && /^(text|html)?$/.test(attribute("type"));
  }
}

function textOf(element: Element, name: string): string {
  return childrenOf(element, name)[0]?.textContent ?? "";
}

function childrenOf(element: Element, name?: string): Element[] {
  const children = [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE);
  return name === undefined ? children : children.filter(({ localName }) => localName === name);
}
