import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import type { Clause } from "#content/legal/clause.ts";

/** Numbered clauses, each with its sense in a line next to it. */
export function Clauses({ clauses, first }: { clauses: readonly Clause[]; first: number }) {
  return (
    <div className="wrap steps terms-clauses">
      {clauses.map(({ id, title, text, short }, index) => (
        <section key={id} className="clause" aria-labelledby={id}>
          <span className="step-mark" aria-hidden="true">
            {first + index}
          </span>
          <div>
            <h2 id={id}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <TextWithFigures text={paragraph} />
              </p>
            ))}
          </div>
          <p className="clause-short">{short}</p>
        </section>
      ))}
    </div>
  );
}
