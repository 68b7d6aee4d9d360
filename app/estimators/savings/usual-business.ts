import { fixedValue } from "#content/figures/index.ts";

/** A workshop rather than a house where a business asks, at our advertised example's price. */
export const usualBusiness = { kw: "30", use: "9000", home: "home", price: fixedValue("example-30kw-price") };
