// What keeps the site from being deployed, besides missing secrets.
import { figures, isUnderReview } from "#content/figures/index.ts";
import { unprovedClaims } from "#content/offers/unproved-claims.ts";
import type { Claims, PriceList, Proofs } from "#content/prices.ts";

interface Deployment {
  /** Staging may show sample prices and unproved claims. */
  environment: "production" | "staging";
  /** Whether figures past their date may be shown as “under review”. */
  mayBeUnderReview: boolean;
  today: string;
  /** The variables in wrangler.toml. */
  vars: Readonly<Record<string, unknown>>;
  business: { readonly sample: boolean };
  prices: PriceList;
  claims: Claims;
  proofs: Proofs;
}

/** What must not be deployed, each with what to do about it. */
export function problemsOf(deployment: Deployment): string[] {
  const { environment, mayBeUnderReview, today, vars, business, prices, claims, proofs } = deployment;
  const isProduction = environment === "production";
  const siteUrl = String(vars.SITE_URL ?? "");
  const hasUrl = URL.canParse(siteUrl) && !new URL(siteUrl).hostname.endsWith(".example");
  return [
    business.sample &&
      "content/business.ts still holds the sample identity: fill in name, phones, email addresses, ABN, hours, the Acknowledgement of Country and the numbers to look up, then set sample to false",
    isProduction &&
      prices.sample &&
      "content/prices.ts still holds sample prices: fill in what you charge, then set sample to false",
    ...(isProduction ? unprovedClaims(prices, claims, proofs) : []).map(
      (claim) => `content/prices.ts, ${claim}: add its proof (date and invoice) to the proofs, or change it`,
    ),
    !hasUrl &&
      `SITE_URL in wrangler.toml is ${siteUrl === "" ? "not set" : `“${siteUrl}”`}: set it to the site's own address`,
    vars.CLOCK_OFFSET_MS !== undefined &&
      "CLOCK_OFFSET_MS in wrangler.toml is only for a local site: delete it from [vars]",
    ...figures
      .filter((figure) => !mayBeUnderReview && isUnderReview(figure, today))
      .map(
        ({ id, validUntil }) =>
          `figure ${id} held until ${validUntil}: check it, or show it as “under review” with npm run deploy -- --under-review`,
      ),
  ].filter((problem) => problem !== false);
}
