import { threePhaseExport, workshopLoad } from "#content/energy/business.ts";
import { estimate } from "#content/energy/estimate.ts";
import { businessOffer } from "#content/energy/tariffs/default-offer.ts";

/** What our examples' sizes save a workshop a year before GST, the share of its bill, and the share of the sun it uses. */
export const workshopYears = { 10: yearWith(10), 30: yearWith(30), 50: yearWith(50) };

function yearWith(kw: number) {
  const { year, worth, bills } = estimate({
    panels: { faces: [{ kw }] },
    load: workshopLoad,
    plan: { ...businessOffer, exportLimit: threePhaseExport },
  });
  return {
    worth: worth.panels,
    lessBill: 1 - bills.panels / bills.nothing,
    used: year.panels.direct / year.panels.made,
  };
}
