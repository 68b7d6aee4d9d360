import { EmailLink } from "#app/components/email-link.tsx";
import { HeldTogether } from "#app/figures/held-together.tsx";
import { business } from "#content/business.ts";

export function ThreeWays() {
  return (
    <section className="dusk py-section" aria-labelledby="ways">
      <div className="wrap">
        <h2 id="ways">Three ways to withdraw your consent</h2>
        <div className="mt-12 grid gap-10 wide:grid-cols-3">
          <article className="border-t-2 border-wattle pt-5">
            <h3>In writing</h3>
            <p className="my-3 text-h3 wrap-anywhere">
              <EmailLink to={business.privacyEmail} />
            </p>
            <p>“I withdraw” is enough, with your name or the reference that starts with WB-. No reason is needed.</p>
          </article>
          <article className="border-t-2 border-wattle pt-5">
            <h3>By phone</h3>
            <p className="my-3 text-h3 wrap-anywhere">
              <a href={business.phone.href}>{business.phone.display}</a>
            </p>
            <p>
              <HeldTogether text={business.hours.text} />. The person who answers deletes the request while you’re on
              the line. Interpreter: TIS National <a href="tel:131450">131 450</a>.
            </p>
          </article>
          <article className="border-t-2 border-wattle pt-5">
            <h3>By link</h3>
            <p className="my-3 text-h3 text-quiet">In every confirmation</p>
            <p>
              Using the link in every confirmation, open your request’s own page and press its last button. Your request
              is deleted straight away. The link you see after sending works for a day. The one in our emails works for
              as long as your consent lasts.
            </p>
          </article>
        </div>
      </div>
    </section>
  );
}
