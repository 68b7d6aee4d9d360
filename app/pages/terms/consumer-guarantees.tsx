import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { business } from "#content/business.ts";
import { consumerGuarantees } from "#content/legal/terms.ts";

export function ConsumerGuarantees({ number }: { number: number }) {
  const { paragraphs, entitlements, source } = consumerGuarantees;
  const [opening, rest] = paragraphs;
  return (
    <section className="section wrap split" aria-labelledby="guarantees">
      <div className="span-1-5">
        <h2 id="guarantees">
          <span className="step-mark">{number}</span> Consumer guarantees come before all of this
        </h2>
        <p className="mt-4">
          They apply automatically, have no fixed end, and no warranty or contract can take them away. They may last
          longer than a warranty.
        </p>
      </div>
      <div className="span-6-13">
        <PhoneFold summary="The law’s own words">
          <figure className="guarantees">
            <blockquote>
              <p>{opening}</p>
              <ul className="dashes">
                {entitlements.map((entitlement) => (
                  <li key={entitlement}>{entitlement}</li>
                ))}
              </ul>
              <p>{rest}</p>
            </blockquote>
            <figcaption className="small">
              {source}. The warranties that say “Us” are given by {business.name}, ABN {business.abn},{" "}
              {business.phone.display}, {business.email}.
            </figcaption>
          </figure>
        </PhoneFold>
      </div>
    </section>
  );
}
