import type { ReactNode } from "react";
import { holdTogether } from "#content/hold-together.ts";
import { PhoneFold } from "../controls/phone-fold.tsx";

/** A worked example: the case it holds for, then its arithmetic line by line. */
export function Worked({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="worked">
      <figcaption className="fold-title">
        <span className="label">Worked example</span> {holdTogether(title)}
      </figcaption>
      <PhoneFold summary={`Worked example: ${title}`}>{children}</PhoneFold>
    </figure>
  );
}

/** What supports the argument and can wait: folded on a phone. */
export function More({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <div className="more">
      <PhoneFold summary={summary}>{children}</PhoneFold>
    </div>
  );
}

/** A warning that may not be missed. */
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
      <h3 className="fold-title">{holdTogether(ask)}</h3>
      <PhoneFold summary={ask}>{children}</PhoneFold>
    </div>
  );
}
