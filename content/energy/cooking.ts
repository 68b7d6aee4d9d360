/** A year's cooking, on a gas cooktop or on an induction one. */
export const cooking = { gasMegajoules: 2000, inductionKwh: 300 } as const;
