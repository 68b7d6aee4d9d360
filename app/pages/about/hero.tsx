import { Bird } from "#app/document/wordmark.tsx";
import { FigureValue } from "#app/figures/figure.tsx";
import { business, credentials } from "#content/business.ts";
import type { FigureId } from "#content/figures/index.ts";

const stats: readonly (readonly [figure: FigureId, text: string])[] = [
  ["workmanship-warranty", "warranty on our own work"],
  ["public-liability", "public liability insurance"],
  ["quote-validity", "fixed price on every written quote"],
  ["request-reply", "to answer your request"],
];

export function AboutHero() {
  return (
    <section className="about-hero">
      <div className="wrap split">
        <h1 className="span-1-9">Who does the work, and how to check us</h1>
        <p className="lead span-9-13">
          {business.name} designs, installs and connects solar, batteries, heat pump hot water and air conditioning in
          Melbourne and regional Victoria{credentials.since && `, and has since ${credentials.since}`}.
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
              <FigureValue id={id} alone />
            </dd>
          </div>
        ))}
      </dl>
      <People />
    </section>
  );
}

/** Who we are and one job we have done, as far as the owner has filled them in. */
function People() {
  const { people, finishedJob } = credentials;
  return (
    <>
      {people.length > 0 && (
        <ul className="wrap about-people" aria-label="Our people">
          {people.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b> {role}
            </li>
          ))}
        </ul>
      )}
      {finishedJob && (
        <p className="wrap about-people">
          <b>A job of ours:</b> {finishedJob.what} in {finishedJob.where}, {finishedJob.when}
          {finishedJob.paid && `. They paid ${finishedJob.paid} after rebates`}.
        </p>
      )}
    </>
  );
}
