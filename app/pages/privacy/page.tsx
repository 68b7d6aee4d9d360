import { LastChanged } from "#app/components/last-changed.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { holdTogether } from "#content/hold-together.ts";
import type { Clause } from "#content/legal/legal.ts";
import { ownSystem, privacyClauses } from "#content/legal/legal.ts";
import { promises } from "#content/promises.ts";
import { Holdings } from "./holdings.tsx";
import { Lifeline } from "./lifeline.tsx";

export function Page({ passesOn }: PageRequest) {
  return (
    <>
      <section className="wrap pt-[clamp(2.5rem,5vw,5rem)]" aria-labelledby="privacy">
        <h1 id="privacy" className="max-w-[12em]">
          What we know about you, and when we delete it
        </h1>
        <p className="lead mt-6">
          Ask for an assessment and we keep what you typed, for {holdTogether(promises.consent)} at most. Just browse
          and we keep nothing.
        </p>
        <Lifeline />
        <LocalContents
          ruledClass="ruled-contents"
          links={[["held", "What we keep"], ...privacyClauses.map(({ id, title }) => [id, title] as const)]}
        />
      </section>
      <Holdings />
      {passesOn && (
        <div className="wrap">
          <PrivacyClause id={ownSystem.id} title={ownSystem.title} text={[ownSystem.text]} />
        </div>
      )}
      <div className="wrap pb-section print:columns-2 print:gap-x-16">
        {privacyClauses.map((clause) => (
          <PrivacyClause key={clause.id} {...clause} />
        ))}
        <div className="rule-above pt-4">
          <LastChanged />
        </div>
      </div>
    </>
  );
}

/** Its title stands beside its text where there is room. */
function PrivacyClause({ id, title, text }: Clause) {
  return (
    <section
      className="rule-above gap-x-8 pt-4 pb-10 wide:grid wide:grid-cols-[4fr_8fr] wide:py-6 print:block print:break-inside-avoid print:py-4"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div className="grid max-w-[38em] gap-3 phone:mt-3 tablet:mt-3 print:mt-2">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <TextWithFigures text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  );
}
