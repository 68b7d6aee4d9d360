import { type DayCurve, type DayRow, dayCurve } from "#content/energy/day-curve.ts";

/** The house whose night is drawn and told on this page. */
export const house = { month: 10, kw: 8, batteryKwh: 10 } as const;

/** What the night's text says, read off the same curve as the chart. */
export interface Night {
  curve: DayCurve;
  /** Hours, to the nearest whole one. */
  chargesFrom: number;
  fullAt: number;
  takesOverAt: number;
  emptyAt: number;
  /** Most kW that the battery gives in the evening. */
  peak: number;
  /** kWh in the battery at an hour. */
  levelAt(hour: number): number;
  drawAt(hour: number): number;
}

export function nightOf(): Night {
  const curve = dayCurve(house);
  const hourOf = (is: (row: DayRow) => boolean) => Math.round((curve.rows.find(is)?.hour ?? 0) - 0.125);
  const before = (hour: number) => curve.rows.findLast((row) => row.hour < (hour === 0 ? 24 : hour));
  return {
    curve,
    chargesFrom: hourOf((row) => row.charge > 0),
    fullAt: hourOf((row) => row.level > house.batteryKwh - 0.01),
    takesOverAt: hourOf((row) => row.hour > 12 && row.discharge > 0),
    emptyAt: hourOf((row) => row.level < 0.01),
    peak: Math.max(...curve.rows.map((row) => row.discharge)),
    levelAt: (hour) => before(hour)?.level ?? 0,
    drawAt: (hour) => before(hour)?.use ?? 0,
  };
}
