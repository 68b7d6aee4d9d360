import { Fragment, type ReactNode } from "react";
import { EmailLink } from "#app/components/email-link.tsx";
import { figureId } from "#content/figures/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { FigureValue } from "./figure.tsx";

/** Renders a text: "{stc-price}" prints that figure, "[words](/path)" a link. Email and phone links work too. */
export function TextWithFigures({ text }: { text: string }) {
  return [...text.matchAll(partPattern)].map(({ 0: plainText, 1: id, 2: label, 3: href, index }) => (
    <Fragment key={index}>
      {id ? <FigureValue id={figureId(id)} /> : href ? <Link href={href} label={label} /> : holdTogether(plainText)}
    </Fragment>
  ));
}

const partPattern = /\{([a-z0-9-]+)\}|\[([^\]]+)\]\(([^)]+)\)|[^{[]+|[{[]/g;

function Link({ href, label = "" }: { href: string; label: string | undefined }) {
  if (href.startsWith("mailto:")) return <EmailLink to={label} />;
  return <a href={href}>{holdTogether(label)}</a>;
}

/** Renders one of our own texts, with its figures and links. Never use it for a visitor's text. */
export function textOf(text: ReactNode): ReactNode {
  return typeof text === "string" ? <TextWithFigures text={text} /> : text;
}
