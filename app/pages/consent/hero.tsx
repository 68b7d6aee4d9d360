import { FigureNote } from "#app/figures/notes.tsx";
import { longDate } from "#content/format.ts";
import { promises } from "#content/promises.ts";
import { consent } from "#content/request/consent.ts";

/** What one agrees to, in its own words. It stands below the answer to a link where there is one. */
export function ConsentHero({ below }: { below: boolean }) {
  const Title = below ? "h2" : "h1";
  return (
    <section className="wrap consent-hero" aria-labelledby="consent">
      <Title id="consent">Consent, for {promises.consent} and not a day longer</Title>
      <figure>
        <blockquote>{consent.wording}</blockquote>
        <figcaption className="small">
          The words beside the box in the form, version of {longDate(consent.version)}. Consent is valid{" "}
          {promises.consent}.
          <FigureNote id="consent-duration" />
        </figcaption>
      </figure>
    </section>
  );
}
