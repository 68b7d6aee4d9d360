import { Fragment } from "react";
import type { Part } from "#content/search/marks.ts";

/** A text of a search result with what was asked for marked in it. */
export function HighlightedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, marked }, place) => {
    const key = `${place} ${text}`;
    return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
