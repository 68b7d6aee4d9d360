import type { Load } from "../house/input.ts";
import { defaults } from "../house/tables.ts";

/** The workshop that stands for a business: its hours, its days from Monday, kW drawn while it works and otherwise. */
export const workshop = { workKw: 14, idleKw: 2, from: 7, to: 17, days: 5 } as const;

const { workKw, idleKw, from, to, days } = workshop;
const workedHours = (to - from) * days;

/** Most kW that a business may export until its network says otherwise. */
export const threePhaseExport = defaults.tariff.exportLimitThreePhase;

/** The share of an open hour's draw that goes on while a business is closed. */
export const usualIdle = idleKw / workKw;

export const workshopLoad: Load & { daily: number } = {
  daily: (workKw * workedHours + idleKw * (7 * 24 - workedHours)) / 7,
  work: { from, to, days, idle: usualIdle },
};
