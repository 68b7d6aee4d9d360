/** Gas standing offers of September 2026, GST included: cents per MJ by quantity used in a day, dollars a day. */
export const gasPrice = {
  blocks: [{ cents: 5.5 }, { cents: 5.2 }, { cents: 3.6 }],
  daily: 1.11,
} as const;

export const hotWater = {
  litresPerPerson: 45,
  /** Heat in that water, kWh per person and day. */
  heatPerPerson: 2.35,
  heatPumpCop: { low: 2.5, assumed: 3, high: 3.5 },
  gasEfficiency: { low: 0.55, assumed: 0.65, high: 0.75 },
  electricEfficiency: 1,
} as const;
