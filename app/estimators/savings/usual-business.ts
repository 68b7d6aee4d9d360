import { workshop, workshopLoad } from "#content/energy/business/workshop.ts";
import { fixedValue } from "#content/figures/index.ts";
import { number } from "#content/format.ts";

/** Our workshop rather than a house where a business asks, at our advertised example's price. */
export const usualBusiness = {
  kw: "30",
  use: number((workshopLoad.daily * 365) / 4),
  opens: String(workshop.from),
  closes: String(workshop.to),
  open: String(workshop.days),
  price: fixedValue("example-30kw-price"),
};
