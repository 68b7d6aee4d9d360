import { dayCurveOf } from "#content/energy/average-day.ts";
import { workshop as sampleWorkshop, threePhaseExportLimitKw } from "#content/energy/business-hours.ts";
import { estimate } from "#content/energy/estimate.ts";
import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";

/** The workshop behind our claims for businesses, with 30 kW of panels. */
export const workshop = { ...sampleWorkshop, kw: 30 };

/** The average October day on which the workshop is open. */
export const openDay = octoberDay((hour) =>
  hour > workshop.from && hour < workshop.to ? workshop.workKw : workshop.idleKw,
);
export const closedDay = octoberDay(() => workshop.idleKw);

const closedDays = 7 - workshop.days;
const inWeek = (flow: "made" | "direct" | "exported") =>
  workshop.days * openDay.totals[flow] + closedDays * closedDay.totals[flow];

/** What flows in a week, in kWh. */
export const week = {
  made: inWeek("made"),
  direct: inWeek("direct"),
  exported: inWeek("exported"),
  weekendExported: closedDays * closedDay.totals.exported,
};

function octoberDay(kwAt: (hour: number) => number) {
  const kwh = Array.from({ length: halfHoursPerDay }, (_, index) => kwAt((index + 0.5) / 2) / 2);
  const { averageDays } = estimate({
    panels: { faces: [{ kw: workshop.kw }] },
    // A workshop's days are much alike, so its load varies little.
    load: { profile: Array.from({ length: 12 }, () => kwh), daySpread: 0.1, isSteady: true },
    plan: { exportLimit: threePhaseExportLimitKw },
  });
  const october = averageDays[9];
  if (!october) throw new Error("estimate() returned no average day for October");
  return dayCurveOf(october);
}
