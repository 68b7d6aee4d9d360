import { PhoneFold } from "#app/controls/phone-fold.tsx";
import { termsAfterWarranties, termsBeforeWarranties } from "#content/legal/terms.ts";

const parts = [
  ...termsBeforeWarranties,
  { id: "warranties", title: "Warranties" },
  { id: "guarantees", title: "Consumer guarantees" },
  ...termsAfterWarranties,
];

/** The clauses by number. */
export function TermsContents() {
  return (
    <nav className="terms-nav" aria-label="On this page">
      <PhoneFold summary="On this page">
        <ol className="terms-contents">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
}
