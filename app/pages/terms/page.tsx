import { LastChanged } from "#app/components/last-changed.tsx";
import { LocalContents } from "#app/components/local-contents.tsx";
import { termsAfterWarranties, termsBeforeWarranties } from "#content/legal/legal.ts";
import { promises } from "#content/promises.ts";
import { Clauses } from "./clauses.tsx";
import { ConsumerGuarantees } from "./consumer-guarantees.tsx";
import { Warranties } from "./warranties.tsx";

const parts = [
  ...termsBeforeWarranties,
  { id: "warranties", title: "Warranties" },
  { id: "guarantees", title: "Consumer guarantees" },
  ...termsAfterWarranties,
];

export function Page() {
  return (
    <>
      <section className="wrap pt-[clamp(2.5rem,5vw,5rem)] pb-[clamp(2rem,4vw,4rem)]" aria-labelledby="terms">
        <h1 id="terms">Terms you can hold us to</h1>
        <p className="lead mt-6">
          Quotes fixed for {promises.quoteHolds}, 10 business days to change your mind, and one table of who covers
          what. Each clause has a one-line summary; the clause itself is what applies.
        </p>
        <div className="mt-6">
          <LastChanged />
        </div>
        <LocalContents
          links={parts.map(({ id, title }) => [id, title] as const)}
          ruledClass="ruled-contents"
          numbered
        />
      </section>
      <Clauses clauses={termsBeforeWarranties} first={1} />
      <Warranties number={termsBeforeWarranties.length + 1} />
      <Clauses clauses={termsAfterWarranties} first={termsBeforeWarranties.length + 3}>
        <ConsumerGuarantees number={termsBeforeWarranties.length + 2} />
      </Clauses>
    </>
  );
}
