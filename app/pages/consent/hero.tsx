import { FigureNote } from "#app/figures/notes.tsx";
import { longDate } from "#content/format.ts";
import { promises } from "#content/promises.ts";
import { consent } from "#content/request/consent.ts";

/** The consent wording. It comes below the answer to a withdrawal link, if the page was opened from one. */
export function ConsentHero({ below }: { below: boolean }) {
  const Title = below ? "h2" : "h1";
  return (
    <section className="wrap consent-hero" aria-labelledby="consent">
      <Title id="consent">Your consent: {promises.consent} and not a day longer</Title>
      <figure>
        <blockquote>{consent.wording}</blockquote>
        <figcaption className="small">
          The wording next to the tick box in the form, version of {longDate(consent.version)}. Consent is valid{" "}
          {promises.consent}.
          <FigureNote id="consent-duration" />
        </figcaption>
      </figure>
    </section>
  );
}
