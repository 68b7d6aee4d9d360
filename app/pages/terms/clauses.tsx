import type { ReactNode } from "react";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import type { Clause } from "#content/legal/legal.ts";

interface ClausesProps {
  clauses: readonly Clause[];
  first: number;
  /** A clause of another kind, before these. */
  children?: ReactNode;
}

export function Clauses({ clauses, first, children }: ClausesProps) {
  return (
    <div className="wrap pt-4 pb-section">
      {children}
      {clauses.map(({ id, title, text, short = "" }, index) => (
        <TermsClause key={id} id={id} number={first + index} title={title} short={short}>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <TextWithFigures text={paragraph} />
            </p>
          ))}
        </TermsClause>
      ))}
    </div>
  );
}

interface TermsClauseProps {
  id: string;
  number: number;
  title: string;
  /** Its sense in a line. */
  short: string;
  children: ReactNode;
}

/** A clause: its number, title and sense beside its text where there is room. */
export function TermsClause({ id, number, title, short, children }: TermsClauseProps) {
  return (
    <section
      className="not-first:rule-above gap-x-12 py-[clamp(1.25rem,3vw,1.75rem)] wide:grid wide:grid-cols-[5fr_9fr]"
      aria-labelledby={id}
    >
      <div className="flex items-baseline gap-2.5">
        <span className="semibold min-w-6 text-accent tabular-nums wide:min-w-8" aria-hidden="true">
          {number}
        </span>
        <div>
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <p className="mt-1 text-h4 text-accent">{short}</p>
        </div>
      </div>
      <div className="grid max-w-[42em] content-start gap-2.5 phone:mt-2.5 tablet:mt-2.5">{children}</div>
    </section>
  );
}
