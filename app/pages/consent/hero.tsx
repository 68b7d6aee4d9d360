import { longDate } from "#content/format.ts";
import { holdTogether } from "#content/hold-together.ts";
import { promises } from "#content/promises.ts";
import { consent } from "#content/request/consent.ts";

export function ConsentHero() {
  return (
    <section className="wrap pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(3rem,6vw,6rem)]" aria-labelledby="consent">
      <h1 id="consent" className="max-w-[13em]">
        Your consent: {holdTogether(promises.consent)} and not a day longer
      </h1>
      <figure className="mt-[clamp(2rem,4vw,4rem)] max-w-[54rem] border-l-4 border-wattle pl-[clamp(1rem,3vw,2.5rem)]">
        <p className="label">What you agreed to when you ticked the box</p>
        <blockquote className="mt-2 mb-4 text-h3 wide:text-[2.125rem] wide:leading-[1.3]">
          {holdTogether(consent.wording)}
        </blockquote>
        <figcaption className="small">
          The wording in the form, version of {longDate(consent.version)}. Consent is valid{" "}
          {holdTogether(promises.consent)}.
        </figcaption>
      </figure>
    </section>
  );
}
