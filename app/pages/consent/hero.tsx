import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { promises } from "#content/promises.ts";
import { consent } from "#content/request/consent.ts";

/** The consent wording. It comes below the answer to a withdrawal link, if the page was opened from one. */
export function ConsentHero({ below }: { below: boolean }) {
  const Title = below ? "h2" : "h1";
  return (
    <section className="wrap consent-hero" aria-labelledby="consent">
      <Title id="consent">Your consent: {holdTogether(promises.consent)} and not a day longer</Title>
      <figure>
        <p className="label">What you agreed to when you ticked the box</p>
        <blockquote>{holdTogether(consent.wording)}</blockquote>
        <figcaption className="small">
          The wording in the form, version of {longDate(consent.version)}. Consent is valid{" "}
          {holdTogether(promises.consent)}.
        </figcaption>
      </figure>
    </section>
  );
}
