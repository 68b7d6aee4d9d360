import type { ReactNode } from "react";
import { textOf } from "#app/figures/text-with-figures.tsx";

interface TermListProps {
  terms: readonly { term: string; meaning: ReactNode; belowTerm?: ReactNode }[];
  className?: string;
}

/** Terms, dates or programs with their meanings, side by side if there is room. The class `term-list-stacked` stacks them. */
export function TermList({ terms, className = "" }: TermListProps) {
  return (
    <dl className={`term-list ${className}`.trim()}>
      {terms.map(({ term, meaning, belowTerm }) => (
        <div key={term}>
          <dt>
            {textOf(term)}
            {belowTerm}
          </dt>
          <dd>{textOf(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
