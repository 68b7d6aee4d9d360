type Profile = readonly (readonly number[])[];

/**
 * What a home with panels really uses, 12 × 48 kWh: what came in, and what the panels made and didn't send out. `made` is what
 * they should have made (an estimate's `averageDays`).
 */
export function grossUse(cameIn: Profile, wentOut: Profile, made: Profile): number[][] {
  return cameIn.map((day, month) =>
    day.map((kwh, index) => kwh + Math.max(0, (made[month]?.[index] ?? 0) - (wentOut[month]?.[index] ?? 0))),
  );
}
