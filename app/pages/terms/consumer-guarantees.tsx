import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneFold } from "#app/components/phone-fold.tsx";
import { business } from "#content/business.ts";
import { holdTogether } from "#content/hold-together.ts";
import { consumerGuarantees } from "#content/legal/legal.ts";
import { TermsClause } from "./clauses.tsx";

export function ConsumerGuarantees({ number }: { number: number }) {
  const { paragraphs, entitlements, source } = consumerGuarantees;
  const [opening, rest] = paragraphs;
  return (
    <TermsClause
      id="guarantees"
      number={number}
      title="Consumer guarantees come before all of this"
      short="The law comes first."
    >
      <p>
        They apply automatically, have no fixed end, and no warranty or contract can take them away. They may last
        longer than a warranty.
      </p>
      <PhoneFold summary="The law’s own words">
        <figure className="mt-4 border-l-4 border-eucalypt pl-[clamp(1rem,2.5vw,2rem)]">
          <blockquote className="mb-5 grid gap-3">
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
            <a href={business.phone.href}>{holdTogether(business.phone.display)}</a>, <EmailLink to={business.email} />.
          </figcaption>
        </figure>
      </PhoneFold>
    </TermsClause>
  );
}
