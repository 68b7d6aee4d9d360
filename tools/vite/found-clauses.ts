import { readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateSync } from "@mdx-js/mdx";
import { Children, isValidElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { withOurDetails } from "#content/our-details.ts";
import type { FoundClause } from "#content/search/documents/documents.ts";

/** The clauses of the legal pages, as they are found. */
export function foundClauses(root: string): FoundClause[] {
  return [
    ...clausesOf("/terms", join(root, "app/pages/terms/terms.mdx")),
    ...clausesOf("/privacy", join(root, "app/pages/privacy/privacy.mdx")),
  ];
}

function clausesOf(page: FoundClause["page"], file: string): FoundClause[] {
  const { default: Text } = evaluateSync(readFileSync(file, "utf8"), runtime);
  const components = ["Clause", "Clauses", "Detail", "Figure", "LawsOwnWords", "Warranties"];
  const text = Text({ components: Object.fromEntries(components.map((name) => [name, name])) });
  return elementsIn(text).flatMap(({ type, props: { id = "", title = "", found, children } }) => {
    if (type !== "Clause") return [];
    const [first] = Children.toArray(children).filter((part) => isValidElement(part));
    return [{ page, id, ...withOurDetails({ title, beginning: found ?? plainText(first) }) }];
  });
}

interface Props {
  id?: string;
  title?: string;
  name?: string;
  /** What search says of a clause that begins with something else. */
  found?: string;
  children?: ReactNode;
}

/** The elements of a text in its order, down to its clauses. */
function elementsIn(text: ReactNode): { type: unknown; props: Props }[] {
  return Children.toArray(text).flatMap((part) => {
    if (!isValidElement<Props>(part)) return [];
    return part.type === "Clause" ? [part] : elementsIn(part.props.children);
  });
}

/** A paragraph's words; our own details and figures as "{name}". */
function plainText(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => {
      if (!isValidElement<Props>(part)) return String(part).replaceAll("\n", " ");
      const { id, name = id, children } = part.props;
      return part.type === "Detail" || part.type === "Figure" ? `{${name}}` : plainText(children);
    })
    .join("");
}
