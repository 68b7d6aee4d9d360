import { kwhPerSpell } from "../inputs/constants.ts";

/** One half-hour in average kW: its input, and what `splitHalfHour` makes of it, before the battery. */
export type HalfHour = {
  sun: number;
  /** The house's mean, around which its use varies (`loadLevels`). */
  use: number;
  /** The load on a timer. */
  steady: number;
  car: number;
  /** Surplus sun. */
  spare: number;
  /** Demand that the sun doesn't meet. */
  short: number;
  /** How much of the surplus a battery can store. */
  chargeable: number;
  /** How much of the demand a battery can supply. */
  dischargeable: number;
  /** The share of the half-hour with surplus sun. */
  spareShare: number;
};

export function emptyHalfHour(): HalfHour {
  return { sun: 0, use: 0, steady: 0, car: 0, spare: 0, short: 0, chargeable: 0, dischargeable: 0, spareShare: 0 };
}

/**
 * Works out what the sun covers at each level of use. The house comes before the car, and the battery never charges the car. In the
 * dark, levels matter only if the highest, which is the last, exceeds the battery's power.
 */
export function splitHalfHour(
  halfHour: HalfHour,
  levels: readonly number[],
  levelShares: readonly number[],
  batteryKw: number,
): void {
  if (halfHour.sun === 0 && (batteryKw === 0 || halfHour.use * (levels.at(-1) ?? 0) + halfHour.steady <= batteryKw)) {
    halfHour.spare = 0;
    halfHour.chargeable = 0;
    halfHour.spareShare = 0;
    halfHour.dischargeable = batteryKw === 0 ? 0 : halfHour.use + halfHour.steady;
    halfHour.short = halfHour.use + halfHour.steady + halfHour.car;
    return;
  }
  let spare = 0;
  let short = 0;
  let chargeable = 0;
  let dischargeable = 0;
  let spareShare = 0;
  for (let level = 0; level < levels.length; level++) {
    const share = levelShares[level] ?? 0;
    const afterHouseKw = halfHour.sun - halfHour.use * (levels[level] ?? 0) - halfHour.steady;
    const afterCarKw = afterHouseKw - halfHour.car;
    if (afterCarKw > 0) {
      spare += share * afterCarKw;
      chargeable += share * Math.min(batteryKw, afterCarKw);
      spareShare += share;
    } else short -= share * afterCarKw;
    if (afterHouseKw < 0) dischargeable += share * Math.min(batteryKw, -afterHouseKw);
  }
  halfHour.spare = spare;
  halfHour.short = short;
  halfHour.chargeable = chargeable;
  halfHour.dischargeable = dischargeable;
  halfHour.spareShare = spareShare;
}

/** Lowers what a battery can store and supply: a small one fills up in a quiet spell, and is empty before a busy one ends. */
export function subtractSpells(halfHour: HalfHour, workingKwh: number): void {
  const lostKw = (Math.min(halfHour.chargeable, halfHour.dischargeable) * kwhPerSpell) / (kwhPerSpell + workingKwh);
  halfHour.chargeable -= lostKw;
  halfHour.dischargeable -= lostKw;
}

/** Adds what is exported and bought back within the half-hour, as a meter counts it, although it seems to be used directly. */
export function addHiddenExchange(halfHour: HalfHour, hiddenShare: number): void {
  const exchangeKw = hiddenShare * (halfHour.sun - halfHour.spare);
  halfHour.spare += exchangeKw;
  halfHour.short += exchangeKw;
  halfHour.chargeable += exchangeKw;
  halfHour.dischargeable += exchangeKw;
}
