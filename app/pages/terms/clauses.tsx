import type { ReactNode } from "react";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import type { Clause } from "#content/legal/clause.ts";

interface ClausesProps {
  clauses: readonly Clause[];
  first: number;
  /** A clause of another kind, before these. */
  children?: ReactNode;
}

export function Clauses({ clauses, first, children }: ClausesProps) {
  return (
    <div className="wrap terms-clauses">
      {children}
      {clauses.map(({ id, title, text, short = "" }, index) => (
        <section key={id} className="clause" aria-labelledby={id}>
          <ClauseHead id={id} number={first + index} title={title} short={short} />
          <div className="clause-text">
            {text.map((paragraph) => (
              <p key={paragraph}>
                <TextWithFigures text={paragraph} />
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface ClauseHeadProps {
  id: string;
  number: number;
  title: string;
  short: string;
}

/** A clause's number and title, with its sense in a line. */
export function ClauseHead({ id, number, title, short }: ClauseHeadProps) {
  return (
    <>
      <h2 id={id}>
        <span className="clause-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <p className="clause-short">{short}</p>
    </>
  );
}
