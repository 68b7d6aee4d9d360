import type { ReactNode } from "react";
import { PhoneFold } from "#app/controls/phone-fold.tsx";

export type Line = readonly [title: string, text: ReactNode];

interface LinesProps {
  of: readonly Line[];
  className: string;
  /** On a phone all but the first start folded. */
  folded?: boolean;
}

/** Ruled rows of a title and a sentence or two. */
export function Lines({ of: lines, className, folded = false }: LinesProps) {
  return (
    <ul className={`lines aircon-lines ${className}`}>
      {lines.map(([title, text], index) => (
        <li key={title}>
          {folded && index > 0 ? (
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
