import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { FigureValue } from "#app/figures/figure.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { holdTogether } from "#content/hold-together.ts";
import { withOurDetails } from "#content/our-details.ts";

/**
 * The components for every page's .mdx file. `<Detail name="phone" />` prints one of our own details, `<Figure id="stc-price" />` a
 * figure's value. A page adds its own components: `<Text components={{ ...prose, Clause }} />`.
 */
export const prose = { a: Link, Detail, Figure: FigureValue, li: Item, p: Paragraph, strong: Strong, ul: DashedList };

function Detail({ name }: { name: string }) {
  return textOf(withOurDetails(`{${name}}`));
}

function Item(props: ComponentProps<"li">) {
  return <li>{holdTextTogether(props.children)}</li>;
}

function Paragraph({ children, className }: ComponentProps<"p">) {
  return <p className={className}>{holdTextTogether(children)}</p>;
}

function Strong(props: ComponentProps<"strong">) {
  return <b>{holdTextTogether(props.children)}</b>;
}

function Link({ href, children }: ComponentProps<"a">) {
  return <a href={href}>{holdTextTogether(children)}</a>;
}

function DashedList({ children }: ComponentProps<"ul">) {
  return <ul className="dashes">{children}</ul>;
}

/** Keeps numbers and their units on one line, and turns the file's line breaks into spaces. */
function holdTextTogether(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === "string" ? holdTogether(child.replaceAll("\n", " ")) : child,
  );
}

export interface ClauseProps {
  id: string;
  title: string;
  /** The title in the page's contents, if `title` is too long. */
  listedAs?: string;
  /** The description in search results, if the first sentence isn't suitable. */
  searchDescription?: string;
  children: ReactNode;
}

/** The ids and titles of a text's clauses, for the page's contents. */
export function clausesIn(text: ReactNode): { id: string; text: string }[] {
  return Children.toArray(text).flatMap((node) => {
    if (!isValidElement<Partial<ClauseProps>>(node)) return [];
    const { id, title, listedAs = title, children } = node.props;
    return id && listedAs ? [{ id, text: withOurDetails(listedAs) }] : clausesIn(children);
  });
}
