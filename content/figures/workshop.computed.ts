import { estimate } from "#content/energy/estimate.ts";

/** The workshop that stands for a business: its hours, its days, kW drawn while it works and otherwise. */
export const workshop = { workKw: 14, idleKw: 2, from: 7, to: 17, days: 5 };

/** kWh of its year with the sizes of our examples. */
export const workshopYears = { 10: yearWith(10), 30: yearWith(30), 50: yearWith(50) };

function yearWith(kw: number) {
  const { workKw, idleKw, from, to, days } = workshop;
  const open = yearOf(kw, (hour) => (hour > from && hour < to ? workKw : idleKw));
  const closed = yearOf(kw, () => idleKw);
  const both = (key: "direct" | "exported" | "use") => (open[key] * days + closed[key] * (7 - days)) / 7;
  return { direct: both("direct"), exported: both("exported"), use: both("use") };
}

/** A year in which every day is the same. A workshop's days are much alike, and its load is steady. */
function yearOf(kw: number, kwAt: (hour: number) => number) {
  const day = Array.from({ length: 48 }, (_, index) => kwAt((index + 0.5) / 2) / 2);
  return estimate({
    panels: { faces: [{ kw }] },
    load: { profile: Array.from({ length: 12 }, () => day), dayCv: 0.1, smooth: true },
    plan: { exportLimit: 30 },
  }).year.panels;
}
