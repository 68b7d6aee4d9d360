import { modelledDay } from "#content/energy/model-house.ts";

const { rows, totals } = modelledDay({ kw: 1, daily: 1 }, 10);
const peak = Math.max(...rows.map(({ solar }) => solar));
const points = rows.map(({ hour, solar }) => `${(hour * 10).toFixed(1)} ${(70 - (solar / peak) * 62).toFixed(1)}`);

/** October's sun as a shape, and its share between 8 am and 6 pm. */
export const october = {
  area: `M0 70L${points.join("L")}L240 70Z`,
  worked: rows.reduce((sum, { hour, solar }) => (hour > 8 && hour < 18 ? sum + solar / 2 : sum), 0) / totals.solar,
};
