import { TextWithFigures } from "#app/figures/text-with-figures.tsx";
import type { PageRequest } from "#app/page-request/page-request.ts";
import { LastChanged } from "#app/sections/legal/last-changed.tsx";
import { LocalContents } from "#app/sections/local-contents.tsx";
import { holdTogether } from "#content/hold-together.ts";
import { ownSystem, privacyClauses } from "#content/legal/privacy.ts";
import { promises } from "#content/promises.ts";
import { Holdings } from "./holdings.tsx";
import { Lifeline } from "./lifeline.tsx";

export function Page({ passesOn }: PageRequest) {
  return (
    <>
      <section className="wrap privacy-hero" aria-labelledby="privacy">
        <h1 id="privacy">What we know about you, and when we delete it</h1>
        <p className="lead mt-6">
          Ask for an assessment and we keep what you typed, for {holdTogether(promises.consent)} at most. Just browse
          and we keep nothing.
        </p>
        <Lifeline />
        <LocalContents
          ruled="plain"
          links={[["held", "What we keep"], ...privacyClauses.map(({ id, title }) => [id, title] as const)]}
        />
      </section>
      <Holdings />
      {passesOn && (
        <div className="wrap privacy-clauses">
          <section aria-labelledby={ownSystem.id}>
            <h2 id={ownSystem.id}>{ownSystem.title}</h2>
            <p>{ownSystem.text}</p>
          </section>
        </div>
      )}
      <div className="wrap privacy-clauses">
        {privacyClauses.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>
                <TextWithFigures text={paragraph} />
              </p>
            ))}
          </section>
        ))}
        <LastChanged />
      </div>
    </>
  );
}
