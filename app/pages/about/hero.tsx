import { Bird } from "#app/document/wordmark.tsx";
import { Figure } from "#app/figures/notes.tsx";
import { business } from "#content/business.ts";
import type { FigureId } from "#content/figures/index.ts";

/** For the owner to supply before launch: names, faces, years in business. No count stands here that nobody can check. */
const stats: readonly (readonly [figure: FigureId, text: string])[] = [
  ["public-liability", "public liability insurance"],
  ["workmanship-warranty", "warranty on our own work"],
  ["quote-validity", "fixed price on every written quote"],
  ["request-reply", "to answer your request"],
];

export function AboutHero() {
  return (
    <section className="about-hero">
      <div className="wrap split">
        <h1 className="span-1-9">Who gets up on your roof, and who’s responsible</h1>
        <p className="lead span-9-13">
          {business.name} designs, installs and connects solar, batteries, heat pump hot water and air conditioning in
          Melbourne and regional Victoria.
        </p>
      </div>
      <div className="about-wire">
        <Bird className="about-bird" />
      </div>
      <dl className="wrap about-stats">
        {stats.map(([id, text]) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd className="figure-number">
              <Figure id={id} alone />
            </dd>
          </div>
        ))}
      </dl>
      <p className="wrap about-none">
        You won’t find a customer count, award or star rating on this page: you couldn’t check them. You can check
        everything below, most of it without asking us.
      </p>
    </section>
  );
}
