import type { ReactNode } from "react";
import { holdTogether } from "#content/format.ts";

/** A worked example: the case it holds for, then its arithmetic line by line. */
export function Worked({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="worked">
      <figcaption>
        <span className="label">Worked example</span> {holdTogether(title)}
      </figcaption>
      {children}
    </figure>
  );
}

/** Something to remember, in the margin where there is one. */
export function Callout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="callout" role="note" aria-label={title}>
      <p className="callout-title">{holdTogether(title)}</p>
      {children}
    </div>
  );
}

/** The cases in which the advice does not hold. */
export function DontIf({ title = "When not to", children }: { title?: string; children: ReactNode }) {
  return (
    <div className="dont-if" role="note" aria-label={title}>
      <p className="callout-title">{title}</p>
      {children}
    </div>
  );
}

export function Faq({ children }: { children: ReactNode }) {
  return (
    <section className="article-questions" aria-labelledby="questions">
      <h2 id="questions">Questions people ask</h2>
      {children}
    </section>
  );
}

export function Question({ ask, children }: { ask: string; children: ReactNode }) {
  return (
    <div className="question">
      <h3>{holdTogether(ask)}</h3>
      {children}
    </div>
  );
}
