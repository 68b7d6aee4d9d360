import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { FigureValue } from "#app/figures/figure.tsx";
import { textOf } from "#app/figures/text-with-figures.tsx";
import { holdTogether } from "#content/hold-together.ts";
import { withOurDetails } from "#content/our-details.ts";

/**
 * What every page's .mdx file may use. `<Detail name="phone" />` is one of our own details, `<Figure id="stc-price" />` a figure's
 * value; numbers stay with their units. A page adds its own components: `<Text components={{ ...prose, Clause }} />`.
 */
export const prose = { a: Link, Detail, Figure: FigureValue, li: Item, p: Paragraph, strong: Strong, ul: DashedList };

function Detail({ name }: { name: string }) {
  return textOf(withOurDetails(`{${name}}`));
}

function Item(props: ComponentProps<"li">) {
  return <li>{held(props.children)}</li>;
}

function Paragraph({ children, className }: ComponentProps<"p">) {
  return <p className={className}>{held(children)}</p>;
}

function Strong(props: ComponentProps<"strong">) {
  return <b>{held(props.children)}</b>;
}

function Link({ href, children }: ComponentProps<"a">) {
  return <a href={href}>{held(children)}</a>;
}

function DashedList({ children }: ComponentProps<"ul">) {
  return <ul className="dashes">{children}</ul>;
}

/** A line break in the file is a space. */
function held(children: ReactNode): ReactNode {
  return Children.map(children, (child) =>
    typeof child === "string" ? holdTogether(child.replaceAll("\n", " ")) : child,
  );
}

export interface ClauseProps {
  id: string;
  title: string;
  /** The title in the page's contents, if its own is long. */
  listedAs?: string;
  /** The description for search results, if the first sentence isn't suitable. */
  found?: string;
  children: ReactNode;
}

/** A text's clauses, for the page's contents. */
export function clausesIn(text: ReactNode): { id: string; text: string }[] {
  return Children.toArray(text).flatMap((part) => {
    if (!isValidElement<Partial<ClauseProps>>(part)) return [];
    const { id, title, listedAs = title, children } = part.props;
    return id && listedAs ? [{ id, text: withOurDetails(listedAs) }] : clausesIn(children);
  });
}
