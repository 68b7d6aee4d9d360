import { Fragment } from "react";
import { isFigureId } from "#content/figures/index.ts";
import { holdTogether } from "#content/hold-together.ts";
import { Figure } from "./notes.tsx";

/** A record's text: "{stc-price}" prints that figure with its note, "[text](/path)" a link. */
export function TextWithFigures({ text }: { text: string }) {
  return [...text.matchAll(parts)].map(({ 0: plain, 1: id, 2: label, 3: href, index }) => (
    <Fragment key={index}>{id ? <Named id={id} /> : href ? <a href={href}>{label}</a> : holdTogether(plain)}</Fragment>
  ));
}

const parts = /\{([a-z0-9-]+)\}|\[([^\]]+)\]\(([^)]+)\)|[^{[]+|[{[]/g;

function Named({ id }: { id: string }) {
  if (!isFigureId(id)) throw new Error(`content: no figure is called "${id}"`);
  return <Figure id={id} />;
}
