import type { ReactNode } from "react";
import { PhoneFold } from "#app/controls/phone-fold.tsx";

export interface Line {
  title: string;
  text: ReactNode;
  /** Folded on a phone. */
  long?: true;
}

/** Ruled rows of a title and a sentence or two. */
export function Lines({ of: lines, className }: { of: readonly Line[]; className: string }) {
  return (
    <ul className={`lines aircon-lines ${className}`}>
      {lines.map(({ title, text, long }) => (
        <li key={title}>
          {long ? (
            <PhoneFold summary={title}>
              <b className="fold-title">{title}</b>
              <p>{text}</p>
            </PhoneFold>
          ) : (
            <>
              <b>{title}</b>
              <p>{text}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
