import { CheckedOn } from "#app/figures/checked-on.tsx";
import { faq } from "#content/questions/faq/index.ts";
import { figuresIn } from "#content/questions/question.ts";

const faqFigures = faq.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer.flatMap(figuresIn)));

export function FaqHero({ count }: { count: number }) {
  return (
    <section className="wrap faq-hero" aria-labelledby="faq">
      <h1 id="faq">Common questions</h1>
      <p className="lead">
        {count} questions Victorians ask their installer. We last checked the figures on <CheckedOn ids={faqFigures} />.
        The small numbers link to the sources.
      </p>
    </section>
  );
}
