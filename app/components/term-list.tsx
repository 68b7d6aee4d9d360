import type { ReactNode } from "react";
import { textOf } from "#app/figures/text-with-figures.tsx";

interface TermsProps {
  terms: readonly { term: string; meaning: ReactNode; under?: ReactNode }[];
  className?: string;
}

/** Terms, dates or programs with their meanings, side by side if there is room. The class `dated-narrow` stacks them. */
export function Terms({ terms, className = "" }: TermsProps) {
  return (
    <dl className={`dated ${className}`.trim()}>
      {terms.map(({ term, meaning, under }) => (
        <div key={term}>
          <dt>
            {textOf(term)}
            {under}
          </dt>
          <dd>{textOf(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
