import { sunShare } from "#content/energy/business.ts";
import { modelledDay } from "#content/energy/model-house.ts";
import words from "./words.json" with { type: "json" };

/** The share of the year's sun that falls in each building's hours. */
export const shares = Object.fromEntries(words.buildings.map((building) => [building.id, sunShare(building)]));

const { rows, sunrise, sunset } = modelledDay({ kw: 1, daily: 1 }, 10);
const peak = Math.max(...rows.map(({ solar }) => solar));

/** October's average sun by the half-hour, 1 at its height. */
export const october = { sunrise, sunset, sun: rows.map(({ solar }) => Math.round((solar / peak) * 1000) / 1000) };
