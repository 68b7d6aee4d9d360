import { fixedValue } from "#content/figures/index.ts";
import { promises } from "#content/promises.ts";

/** Why to trust us, on the first screens of Home and Residential. */
export function TrustLine({ className = "" }: { className?: string }) {
  return (
    <p className={`small mt-4 ${className}`}>
      <a href="/about">Licensed electricians</a>, insured to {fixedValue("public-liability")}. A written quote, fixed
      for {promises.quoteHolds}.
    </p>
  );
}
