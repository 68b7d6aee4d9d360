import { threePhaseExportLimitKw, usualIdleShare, workshop, workshopLoad } from "#content/energy/business-hours.ts";
import { estimate } from "#content/energy/estimate.ts";
import { businessOffer } from "#content/energy/tariffs/default-offer.ts";
import { mapValues } from "#content/map-values.ts";

/** For each of our example sizes, what a workshop saves a year before GST, and the share of its bill that this is. */
export const workshopYears = { 10: yearWith(10), 30: yearWith(30), 50: yearWith(50) };

/** The savings of the same workshop, with its week's work spread over seven days. */
export const openEveryDay = { 10: everyDay(10), 30: everyDay(30), 50: everyDay(50) };

function everyDay(kw: number) {
  const { saving } = yearWith(kw, {
    ...workshopLoad,
    work: { from: workshop.from, to: workshop.to, days: 7, idleShare: usualIdleShare },
  });
  return { saving: mapValues(saving, Math.round) };
}

function yearWith(kw: number, load = workshopLoad) {
  const { savings, bills } = estimate({
    panels: { faces: [{ kw }] },
    load,
    plan: { ...businessOffer, exportLimitKw: threePhaseExportLimitKw },
  });
  return {
    saving: savings.panels,
    savedShare: 1 - bills.panels / bills.neither,
  };
}
