import { CheckedOn } from "#app/figures/checked-on.tsx";
import { figuresIn } from "#content/questions/question.ts";
import { faq } from "#content/questions/questions.ts";

const faqFigures = faq.flatMap(({ questions }) => questions.flatMap(({ answer }) => answer.flatMap(figuresIn)));

export function FaqHero() {
  return (
    <section className="wrap pt-8 pb-7 wide:pt-[3.6rem] wide:pb-[2.7rem]" aria-labelledby="faq">
      <h1 id="faq">Common questions</h1>
      <p className="lead mt-5">
        Short answers to what people ask us before they sign. Figures checked <CheckedOn ids={faqFigures} />;{" "}
        <a href="/how-we-calculate">how we work them out</a>.
      </p>
    </section>
  );
}
