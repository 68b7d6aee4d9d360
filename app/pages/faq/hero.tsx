import { CheckedOn } from "#app/figures/checked-on.tsx";
import { faq } from "#content/questions/faq/index.ts";
import { figuresIn } from "#content/questions/question.ts";

const faqFigures = faq.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer.flatMap(figuresIn)));

export function FaqHero() {
  return (
    <section className="wrap faq-hero" aria-labelledby="faq">
      <h1 id="faq">Common questions</h1>
      <p className="lead">
        Short answers to what people ask us before they sign. Figures checked <CheckedOn ids={faqFigures} />;{" "}
        <a href="/how-we-calculate">how we work them out</a>.
      </p>
    </section>
  );
}
