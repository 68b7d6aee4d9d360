import { dayCurveOf } from "#content/energy/average-day.ts";
import { threePhaseExportLimitKw, workshop as usual } from "#content/energy/business-hours.ts";
import { estimate } from "#content/energy/estimate.ts";
import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";

/** The workshop behind our claims for businesses, with 30 kW of panels. */
export const workshop = { ...usual, kw: 30 };

/** The average October day, open and closed. A workshop's days are much alike, so its load varies little. */
export const open = octoberDay((hour) =>
  hour > workshop.from && hour < workshop.to ? workshop.workKw : workshop.idleKw,
);
export const closed = octoberDay(() => workshop.idleKw);

const inWeek = (value: "solar" | "direct" | "exported") =>
  workshop.days * open.totals[value] + (7 - workshop.days) * closed.totals[value];

export const week = {
  made: inWeek("solar"),
  direct: inWeek("direct"),
  exported: inWeek("exported"),
  weekendExported: (7 - workshop.days) * closed.totals.exported,
};

function octoberDay(kwAt: (hour: number) => number) {
  const day = Array.from({ length: halfHoursPerDay }, (_, index) => kwAt((index + 0.5) / 2) / 2);
  const { averageDays } = estimate({
    panels: { faces: [{ kw: workshop.kw }] },
    load: { profile: Array.from({ length: 12 }, () => day), dayCv: 0.1, smooth: true },
    plan: { exportLimit: threePhaseExportLimitKw },
  });
  const october = averageDays[9];
  if (!october) throw new Error("estimate() returned no average day for October");
  return dayCurveOf(october);
}
