/** A year's cooking: MJ on a gas cooktop, or kWh on an induction one. */
export const cooking = { gas: 2000, induction: 300 } as const;
