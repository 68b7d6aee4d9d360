import { kwhPerSpell } from "../inputs/constants.ts";

/** One half-hour: its input, and what `splitHalfHour` makes of it, before the battery. Powers are averages. */
export type HalfHour = {
  sunKw: number;
  /** The house's mean, around which its use varies (`loadLevels`). */
  useKw: number;
  /** The load on a timer. */
  timerKw: number;
  carKw: number;
  /** Sun that neither house nor car uses. */
  spareKw: number;
  /** What house and car use beyond the sun. */
  shortfallKw: number;
  /** How much of the spare sun a battery can store. */
  chargeableKw: number;
  /** How much of the shortfall a battery can supply. */
  dischargeableKw: number;
  /** The share of the half-hour with spare sun. */
  spareShare: number;
};

export function emptyHalfHour(): HalfHour {
  return {
    sunKw: 0,
    useKw: 0,
    timerKw: 0,
    carKw: 0,
    spareKw: 0,
    shortfallKw: 0,
    chargeableKw: 0,
    dischargeableKw: 0,
    spareShare: 0,
  };
}

/**
 * Works out what the sun covers at each level of use. The house comes before the car, and the battery never charges the car. In the
 * dark, levels matter only if the highest, which is the last, exceeds the battery's power.
 */
export function splitHalfHour(
  halfHour: HalfHour,
  useLevels: readonly number[],
  useLevelShares: readonly number[],
  batteryKw: number,
): void {
  if (
    halfHour.sunKw === 0 &&
    (batteryKw === 0 || halfHour.useKw * (useLevels.at(-1) ?? 0) + halfHour.timerKw <= batteryKw)
  ) {
    halfHour.spareKw = 0;
    halfHour.chargeableKw = 0;
    halfHour.spareShare = 0;
    halfHour.dischargeableKw = batteryKw === 0 ? 0 : halfHour.useKw + halfHour.timerKw;
    halfHour.shortfallKw = halfHour.useKw + halfHour.timerKw + halfHour.carKw;
    return;
  }
  let spareKw = 0;
  let shortfallKw = 0;
  let chargeableKw = 0;
  let dischargeableKw = 0;
  let spareShare = 0;
  for (let level = 0; level < useLevels.length; level++) {
    const share = useLevelShares[level] ?? 0;
    const afterHouseKw = halfHour.sunKw - halfHour.useKw * (useLevels[level] ?? 0) - halfHour.timerKw;
    const afterCarKw = afterHouseKw - halfHour.carKw;
    if (afterCarKw > 0) {
      spareKw += share * afterCarKw;
      chargeableKw += share * Math.min(batteryKw, afterCarKw);
      spareShare += share;
    } else shortfallKw -= share * afterCarKw;
    if (afterHouseKw < 0) dischargeableKw += share * Math.min(batteryKw, -afterHouseKw);
  }
  halfHour.spareKw = spareKw;
  halfHour.shortfallKw = shortfallKw;
  halfHour.chargeableKw = chargeableKw;
  halfHour.dischargeableKw = dischargeableKw;
  halfHour.spareShare = spareShare;
}

/** Lowers what a battery can store and supply: a small one fills up in a quiet spell, and is empty before a busy one ends. */
export function subtractSpells(halfHour: HalfHour, workingKwh: number): void {
  const lostKw = (Math.min(halfHour.chargeableKw, halfHour.dischargeableKw) * kwhPerSpell) / (kwhPerSpell + workingKwh);
  halfHour.chargeableKw -= lostKw;
  halfHour.dischargeableKw -= lostKw;
}

/** Adds what a meter counts as exported and bought back within the half-hour, although it looks like direct use. */
export function addHiddenExchange(halfHour: HalfHour, hiddenShare: number): void {
  const exchangeKw = hiddenShare * (halfHour.sunKw - halfHour.spareKw);
  halfHour.spareKw += exchangeKw;
  halfHour.shortfallKw += exchangeKw;
  halfHour.chargeableKw += exchangeKw;
  halfHour.dischargeableKw += exchangeKw;
}
