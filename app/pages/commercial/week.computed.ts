import { hourName } from "#app/charts/hours.ts";
import { type DayRow, dayCurveOf, hoursPerStep } from "#content/energy/average-day.ts";
import { threePhaseExportLimitKw, workshop } from "#content/energy/business-hours.ts";
import { estimate } from "#content/energy/estimate.ts";
import { halfHoursPerDay } from "#content/energy/inputs/constants.ts";
import { kwText } from "#content/format.ts";

/** The workshop behind our claims for businesses, with 30 kW of panels. */
export const claimWorkshop = { ...workshop, kw: 30 };

const { kw, workKw, idleKw, from, to } = claimWorkshop;
export const weekCaptionText = `at a workshop: ${kwText(kw)} of panels facing north in Melbourne, ${kwText(workKw)} drawn from ${hourName(from)} to ${hourName(to)} on weekdays, ${kwText(idleKw)} the rest of the time.`;

/** The size of a day's drawing. */
export const hourWidth = 10;
export const dayWidth = 24 * hourWidth;
export const dayHeight = 200;
const topKw = 18;

/** The average October day on which the workshop is open. */
const openDay = octoberDay((hour) => (hour > workshop.from && hour < workshop.to ? workshop.workKw : workshop.idleKw));
const closedDay = octoberDay(() => workshop.idleKw);

const closedDays = 7 - workshop.days;
const inWeek = (flow: "made" | "direct" | "exported") =>
  workshop.days * openDay.totals[flow] + closedDays * closedDay.totals[flow];

/** What flows in a week, in kWh. */
export const weekKwh = {
  made: inWeek("made"),
  direct: inWeek("direct"),
  exported: inWeek("exported"),
  weekendExported: closedDays * closedDay.totals.exported,
};

export type DayPaths = ReturnType<typeof pathsOf>;
export const openDayPaths = pathsOf(openDay);
export const closedDayPaths = pathsOf(closedDay);

function octoberDay(kwAt: (hour: number) => number) {
  const kwh = Array.from({ length: halfHoursPerDay }, (_, index) => kwAt((index + 0.5) / 2) / 2);
  const { averageDays } = estimate({
    panels: { faces: [{ kw: claimWorkshop.kw }] },
    // A workshop's days are much alike, so its load varies little.
    load: { profile: Array.from({ length: 12 }, () => kwh), daySpread: 0.1, isSteady: true },
    plan: { exportLimitKw: threePhaseExportLimitKw },
  });
  const october = averageDays[9];
  if (!october) throw new Error("estimate() returned no average day for October");
  return dayCurveOf(october);
}

/** A day's drawing: what is made and used directly as areas, all use as a line of steps. */
function pathsOf({ rows }: { rows: readonly DayRow[] }) {
  const sunRows = rows.filter(({ made }) => made > 0);
  const [[firstRow], [firstSunRow]] = [rows, sunRows];
  if (!firstRow || !firstSunRow) throw new Error("app/pages/commercial/week.computed.ts: the day has no sun");
  const xAt = (hour: number) => Math.round(hour * hourWidth);
  const yAt = (kw: number) => Math.round(dayHeight - (kw / topKw) * dayHeight);
  const areaPath = (kwOf: (row: DayRow) => number) =>
    `M${xAt(firstSunRow.hour)} ${dayHeight}L${sunRows.map((row) => `${xAt(row.hour)} ${yAt(kwOf(row))}`).join("L")}V${dayHeight}Z`;
  const useSteps = rows.map((row) => `H${xAt(row.hour - hoursPerStep / 2)}V${yAt(row.use)}`);
  return {
    made: areaPath(({ made }) => made),
    direct: areaPath(({ direct }) => direct),
    use: `M0 ${yAt(firstRow.use)}${withoutFlatSteps(useSteps)}H${dayWidth}`,
  };
}

/** Leaves out steps, such as "H75V120", to the level that the line already has. */
function withoutFlatSteps(steps: readonly string[]): string {
  return steps.filter((step, index) => step.split("V")[1] !== steps[index - 1]?.split("V")[1]).join("");
}
