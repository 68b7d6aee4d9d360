import { longDate } from "#content/format.ts";
import { faqCheckedOn } from "#content/questions/faq/index.ts";

export function FaqHero({ count }: { count: number }) {
  return (
    <section className="wrap faq-hero" aria-labelledby="faq">
      <h1 id="faq">Before you sign, ask</h1>
      <p className="lead">
        {count} questions that Victorians put to installers, ours or others. Every answer was read against its sources
        on {longDate(faqCheckedOn)}; the small figures lead to them.
      </p>
    </section>
  );
}
